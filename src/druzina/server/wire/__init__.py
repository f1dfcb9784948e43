"""What goes over the wire: messages both ways, and one client's conversation."""
