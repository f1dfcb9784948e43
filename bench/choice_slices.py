"""A server's application without network, in a process of its own: choices at tables of four.

Reads a number of rounds per line, writes microseconds of the processor per choice. In a round some
tables get a choice each and everybody is told of it; what the clients do is not counted. Knows of
the application only what any version of it has, so that two of them can be measured in turns:

PYTHONPATH=src python bench/choice_slices.py GAME PROTOCOL
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import httpx
import msgspec
import uvloop

from druzina.server.app import application
from druzina.server.command import tune
from druzina.server.limits import Limits

SEATS = 4
TABLES = 16
WARM = 300  # rounds of all tables before anything is measured: a server has said most sentences
AT_ONCE = 4  # tables whose choices come within a moment and share a sync of the disk
HERE = ("127.0.0.1", 80)


class Seat:
    """One client: what is sent to it lies unread until the round is over."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[bytes] = []
        self.replied = asyncio.Event()
        self.asked: dict[str, Any] | None = None
        self.over = False

    def say(self, **message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        self.said.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def write(self, data: bytes) -> bool:
        self.heard.append(data)
        if data.startswith((b'{"type":"reply"', b'{"type":"error"')):
            self.replied.set()
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.write(message["text"].encode())

    def read(self) -> None:
        for data in self.heard:
            message = msgspec.json.decode(data)
            if message["type"] == "error" or message.get("ok") is False:
                raise AssertionError(data)
            if message["type"] in ("state", "changed"):
                self.asked = message.get("asked", self.asked)
                self.over = bool(message.get("outcome", self.over))
        self.heard.clear()


class Tables:
    """Always so many games, played at random; another takes the place of one that is over."""

    def __init__(self, app: Any, game: str, protocol: int) -> None:
        self.app, self.game, self.protocol = app, game, protocol
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
        self.luck = random.Random(1)
        self.numbers = count(1)
        self.tables: list[list[Seat]] = []
        self.talks: set[asyncio.Task[None]] = set()

    async def open(self) -> list[Seat]:
        people = [{"who": "device", "name": f"P{seat}"} for seat in range(SEATS)]
        body = {"game": self.game, "seats": people, "seed": next(self.numbers)}
        answer = await self.http.post("/api/tables", json=body)
        opened = answer.raise_for_status().json()
        secrets = {one["seat"]: one["secret"] for one in opened["held"]}
        seats = [self._enter(opened["table"]["id"], seat, secrets[seat]) for seat in range(SEATS)]
        while not all(len(seat.heard) > 1 for seat in seats):
            await asyncio.sleep(0.001)
        return seats

    def _enter(self, table: str, number: int, secret: str) -> Seat:
        seat = Seat()
        seat.said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"here")],
            "client": HERE,
            "server": HERE,
            "subprotocols": [],
            "extensions": {"druzina.write_now": {"write": seat.write}},
        }
        talk: Awaitable[None] = self.app(scope, seat.said.get, seat.send)
        task = asyncio.ensure_future(talk)
        self.talks.add(task)
        hello = {"type": "hello", "protocol": self.protocol, "table": table}
        seat.say(**hello, secrets=[secret], eyes=number, since=0)
        return seat

    async def play(self, rounds: int, at_once: int = AT_ONCE) -> float:
        """The processor's microseconds per choice."""
        choices, spent = 0, 0.0
        for _ in range(rounds):
            moving = [await self._next(number) for number in self._places(at_once)]
            start = process_time()
            for seat, message in moving:
                seat.said.put_nowait(message)
            for seat, _ in moving:
                await seat.replied.wait()
            spent += process_time() - start
            choices += len(moving)
        return 1e6 * spent / choices

    def _places(self, count: int) -> list[int]:
        return self.luck.sample(range(TABLES), count)

    async def _next(self, place: int) -> tuple[Seat, dict[str, Any]]:
        """Somebody's choice at the table, ready to be sent."""
        seats = self.tables[place]
        for seat in seats:
            seat.read()
        if seats[0].over:
            seats = self.tables[place] = await self.open()
            for seat in seats:
                seat.read()
        number, asking = next((n, seat) for n, seat in enumerate(seats) if seat.asked)
        asked = asking.asked
        assert asked is not None, "just looked"
        choice = self.luck.choice(asked["options"])["choice"]
        play = {"type": "play", "id": 1, "seat": number, "number": asked["number"]}
        text = msgspec.json.encode({**play, "choices": [choice]}).decode()
        asking.replied.clear()
        return asking, {"type": "websocket.receive", "text": text, "bytes": None}


async def serve(game: str, protocol: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        free: dict[str, Any] = {
            "tables_per_hour": 1_000_000,
            "messages_per_second": 1e6,
            "messages_burst": 10**6,
        }
        if hasattr(Limits, "unlimited"):
            free["unlimited"] = HERE[:1]
        app: Any = application(Path(folder), limits=Limits(**free))
        stop, started = asyncio.Event(), asyncio.Event()
        lifetime = asyncio.ensure_future(_live(app, started, stop))
        await started.wait()
        tables = Tables(app, game, protocol)
        tables.tables = [await tables.open() for _ in range(TABLES)]
        tune()
        await tables.play(WARM, TABLES)
        while line := await asyncio.to_thread(sys.stdin.readline):
            print(await tables.play(int(line)), flush=True)
        for talk in tables.talks:
            talk.cancel()
        stop.set()
        await lifetime


async def _live(app: Any, started: asyncio.Event, stop: asyncio.Event) -> None:
    said = iter(("lifespan.startup", "lifespan.shutdown"))

    async def receive() -> dict[str, Any]:
        kind = next(said)
        if kind == "lifespan.shutdown":
            await stop.wait()
        return {"type": kind}

    async def send(message: Any) -> None:
        started.set()

    await app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send)


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1], int(sys.argv[2])))
