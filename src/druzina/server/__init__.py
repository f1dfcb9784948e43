"""Tables over HTTP and WebSocket: people, bots and spectators around one match."""
