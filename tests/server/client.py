"""A client for tests: speaks the protocol over a real WebSocket and keeps every frame it got."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0


def merged(state: Message, change: Message) -> Message:
    """The state after a change: what is not said is as it was."""
    assert change["after"] == state["fingerprint"], "it follows what is here"
    view = {**state["view"], **change.get("view", {})}
    for field, entries in change.get("entries", {}).items():
        view[field] = [entries.get(str(n), one) for n, one in enumerate(view[field])]
    now = {**state, **change, "view": view, "type": "state"}
    del now["after"]
    now.pop("entries", None)
    return now


class Client:
    """`state` is the last one received, changes worked in, with all lines so far under `lines`."""

    def __init__(
        self, url: str, table: str, through: socket.socket | None = None, **hello: Any
    ) -> None:
        self._opened = ExitStack()
        opening = connect(url, sock=through, max_size=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._opened.enter_context(opening)
        self.frames: list[str] = []
        self.state: Message = {}
        self.lines: dict[int, str] = {}
        self.table: Message = {}
        self._id = 0
        self.say("hello", protocol=3, table=table, **hello)

    def say(self, type_: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type_, **fields}))

    def hear(self, seconds: float = PATIENCE) -> Message:
        """The next message."""
        text = str(self.socket.recv(seconds))
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "changed":
            message = merged(self.state, message)
        if message["type"] == "state":
            self.state = message
            self.lines.update({line["number"]: line["words"] for line in message["lines"]})
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    def heard_or_closed(self) -> Message | ConnectionClosed:
        try:
            return self.hear()
        except ConnectionClosed as closed:
            return closed

    def until(self, *kinds: str) -> Message:
        """Reads on to the next message of one of these kinds."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def until_asked(self) -> Message:
        """Reads on until these eyes' seat is asked or the game is over; the state."""
        while not self.state or (self.state["asked"] is None and self.state["outcome"] is None):
            self.hear()
        return self.state

    def ask(self, type_: str, **fields: Any) -> Message:
        """Sends with an id and waits for the reply to it."""
        self._id += 1
        self.say(type_, id=self._id, **fields)
        while True:
            message = self.until("reply", "error")
            if message.get("id") == self._id or message["type"] == "error":
                return message

    def play(self, choice: str | None = None) -> Message:
        """The first option, or this one, of the open question."""
        asked = self.until_asked()["asked"]
        text = choice or asked["options"][0]["choice"]
        return self.ask("play", seat=asked["seat"], number=asked["number"], choices=[text])

    def rest(self, seconds: float = 0.3) -> list[Message]:
        """All that still comes within a short while."""
        heard: list[Message] = []
        try:
            while True:
                heard.append(self.hear(seconds))
        except (TimeoutError, ConnectionClosed):
            return heard

    def close(self) -> None:
        self._opened.close()


def play_out(*clients: Client, plays: int = 10_000) -> int:
    """Plays the first options at all these clients until the game is over; how many."""
    played = 0
    while played < plays:
        for client in clients:
            client.rest(0.002)
        asked = next((one for one in clients if one.state and one.state["asked"]), None)
        if asked is not None:
            reply = asked.play()
            assert reply["ok"], reply
            played += 1
        elif all(one.state and one.state["outcome"] for one in clients):
            break
    return played
