"""One stranger who wants the server for himself: for `hostile.py --attack`, in its own process.

    python bench/starving.py KIND PORT SECONDS

All from one address, which is not that of the honest; whoever is thrown out comes back at once.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec import to_builtins

from druzina.core import Match
from druzina.games import NAMES, find

HOST, SOURCE = "127.0.0.1", "127.0.0.66"
HANDSHAKE = (
    "GET {} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PINGS = b"\x89\x80\x00\x00\x00\x00" * 5_000
PIECES = b"\x00\x80\x00\x00\x00\x00" * 5_000
MASTERS = [{"who": "bot", "level": "master"}] * 5
PUBLIC = {"game": "tales_of_glory", "seats": [{"who": "me", "name": "A"}] + [{"who": "public"}] * 4}
LANGS = ("cs", "en")
READY = {"outfit": "ready"}
NESTED = b'{"options":' + b'{"a":[' * 150_000
# All that is large: content, rules, how to play, the page of the advisor.
LARGE = (
    *(f"/api/games/{game}/content?lang={lang}" for game in NAMES for lang in LANGS),
    *(f"/api/rules/games/{game}?lang={lang}" for game in NAMES for lang in LANGS),
    *("/api/schema/openapi.json", "/api/gloomhaven/shelf", "/api/games"),
)
REDRAWN = 4_900  # entries of a record that only draw luck anew, nearly as many as one may have

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Stranger:
    def __init__(self, port: int, seconds: float) -> None:
        self.port, self.until = port, time.monotonic() + seconds
        self.figures = {"lines": 0, "cut": 0, "bytes": 0}

    @property
    def going_on(self) -> bool:
        return time.monotonic() < self.until

    async def line(self) -> Line:
        self.figures["lines"] += 1
        return await asyncio.open_connection(HOST, self.port, local_addr=(SOURCE, 0))

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        writer.write(data)
        await writer.drain()
        self.figures["bytes"] += len(data)

    async def again_and_again(self, count: int, once: Callable[[], Awaitable[None]]) -> None:
        """So many at a time, each as often as it is thrown out."""

        async def one() -> None:
            while self.going_on:
                with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                    left = max(0.1, self.until - time.monotonic())
                    await asyncio.wait_for(once(), left)
                self.figures["cut"] += 1
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(count)))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; its answer, if it is one."""
        reader, writer = await self.line()
        try:
            data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else b""
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            await self.send(writer, head.encode() + data)
            answer = await reader.read()
        finally:
            writer.close()
        _, _, told = answer.partition(b"\r\n\r\n")
        return json.loads(told) if told[:1] in (b"{", b"[") else None

    async def socket(self, hello: dict[str, Any] | None = None, path: str = "/ws") -> Line:
        reader, writer = await self.line()
        await self.send(writer, HANDSHAKE.format(path).encode())
        await reader.readuntil(b"\r\n\r\n")
        if hello:
            await self.say(writer, {"type": "hello", "protocol": 3, **hello})
        return reader, writer

    async def say(self, writer: asyncio.StreamWriter, message: dict[str, Any]) -> None:
        data = json.dumps(message).encode()
        size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        await self.send(writer, b"\x81" + size + b"\x00\x00\x00\x00" + data)

    # Kinds

    async def nobody(self) -> None:
        """To compare with: what honest play alone comes to."""
        while self.going_on:
            await asyncio.sleep(0.1)

    async def headers(self) -> None:
        async def once() -> None:
            _, writer = await self.line()
            await self.send(writer, b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            while self.going_on:
                await self.send(writer, b"y" * 65_536)

        await self.again_and_again(4, once)

    async def frames(self) -> None:
        async def once() -> None:
            _, writer = await self.socket()
            await self.send(writer, b"\x01\x80\x00\x00\x00\x00")
            while self.going_on:
                await self.send(writer, PINGS + PIECES)

        await self.again_and_again(20, once)

    async def deaf(self) -> None:
        opened = await self.ask("POST", "/api/tables", {"game": "tales_of_glory",
            "seats": [{"who": "device", "name": "A"}, {"who": "device", "name": "B"}]})  # fmt: skip
        secret = opened["held"][0]["secret"]

        async def once() -> None:
            hello = {"table": opened["table"]["id"], "secrets": [secret], "eyes": 0}
            reader, writer = await self.socket(hello)
            reader._transport.pause_reading()  # type: ignore[attr-defined]  # never again
            while self.going_on:
                await self.say(writer, {"type": "again"})
                await asyncio.sleep(0.03)

        await self.again_and_again(150, once)

    async def slow(self) -> None:
        async def once() -> None:
            reader, writer = await self.line()
            for letter in b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 1000:
                await self.send(writer, bytes((letter,)))
                await asyncio.sleep(1.0)
                if reader.at_eof():
                    return

        await self.again_and_again(900, once)

    async def capacity(self) -> None:
        async def once() -> None:
            reader, _ = await self.line()
            await reader.read()

        await self.again_and_again(3_000, once)

    async def bots(self) -> None:
        async def once() -> None:
            body = {"game": "tales_of_glory", "seats": MASTERS}
            opened = await self.ask("POST", "/api/tables", body)
            reader, _ = await self.socket({"table": opened["table"]["id"]})
            while await reader.read(65_536):
                pass

        await self.again_and_again(30, once)

    async def hints(self) -> None:
        async def once() -> None:
            opened = await self.ask("POST", "/api/tables", {"game": "tales_of_glory",
                "seats": [{"who": "me"}, {"who": "bot", "level": "apprentice"}]})  # fmt: skip
            secret = opened["held"][0]["secret"]
            hello = {"table": opened["table"]["id"], "secrets": [secret], "eyes": 0}
            reader, writer = await self.socket(hello)
            while self.going_on:
                await self.say(writer, {"type": "hint", "id": 1, "seat": 0})
                await self.say(writer, {"type": "forecast", "id": 2, "seat": 0})
                await reader.read(65_536)

        await self.again_and_again(40, once)

    async def search(self) -> None:
        async def once() -> None:
            while self.going_on:
                await self.ask("GET", "/api/rules/search?q=a&lang=cs")

        await self.again_and_again(16, once)

    async def lobby(self) -> None:
        """Lines to a lobby of many tables, opened and left as soon as they are told anything."""
        await asyncio.gather(*(self.ask("POST", "/api/tables", PUBLIC) for _ in range(40)))

        async def once() -> None:
            reader, writer = await self.socket(path="/ws/lobby")
            await reader.read(10)
            writer.close()

        await self.again_and_again(16, once)

    async def records(self) -> None:
        """Records that take long to play again."""
        match = Match.new(find("tales_of_glory"), {"seats": 2}, 1)
        drawn = [f"luck {number}" for number in range(REDRAWN)]
        record = {**to_builtins(match.record), "entries": drawn, "fingerprint": ""}

        async def once() -> None:
            await self.ask("POST", "/api/records", record)

        await self.again_and_again(12, once)

    async def watchers(self) -> None:
        """Many who look on at one table, and want all of it again in the other language."""
        body = {"game": "gloomhaven", "seats": [{"who": "me"}, {"who": "bot"}], "options": READY}
        opened = await self.ask("POST", "/api/tables", body)

        async def once() -> None:
            reader, writer = await self.socket({"table": opened["table"]["id"]})
            reading = asyncio.create_task(reader.read(-1))  # whatever comes
            try:
                while self.going_on and not reading.done():
                    for lang in ("cs", "en"):
                        await self.say(writer, {"type": "lang", "lang": lang})
                    await asyncio.sleep(0.07)
            finally:
                reading.cancel()

        await self.again_and_again(150, once)

    async def previews(self) -> None:
        """What answers would do, in the game where that takes longest, asked without a pause."""

        async def once() -> None:
            body = {"game": "gloomhaven", "seats": [{"who": "me"}, {"who": "bot"}]}
            opened = await self.ask("POST", "/api/tables", {**body, "options": READY})
            secret = opened["held"][0]["secret"]
            hello = {"table": opened["table"]["id"], "secrets": [secret], "eyes": 0}
            reader, writer = await self.socket(hello)
            while self.going_on:
                await self.say(writer, {"type": "forecast", "id": 1, "seat": 0})
                await self.say(writer, {"type": "why", "id": 2, "seat": 0, "choice": "x" * 60})
                await self.say(writer, {"type": "again"})
                await reader.read(65_536)

        await self.again_and_again(40, once)

    async def half(self) -> None:
        """Upgrades, and messages after them, of which the second half never comes."""

        async def once() -> None:
            reader, writer = await self.line()
            await self.send(writer, HANDSHAKE.format("/ws").encode()[:-2])
            await asyncio.sleep(1)
            await self.send(writer, b"\r\n\x81\xfe\x3f\xff\x00\x00\x00\x00" + b"[" * 9_000)
            await reader.read()

        await self.again_and_again(300, once)

    async def content(self) -> None:
        """Everything that is large, by many at once, again and again."""

        async def once() -> None:
            for path in LARGE:
                await self.ask("GET", path)

        await self.again_and_again(16, once)

    async def nests(self) -> None:
        """Bodies that are nested deeper than anybody reads, as large as they may be."""

        async def once() -> None:
            await self.ask("POST", "/api/records", NESTED)

        await self.again_and_again(16, once)


KINDS = (
    "nobody", "headers", "frames", "deaf", "slow", "capacity", "bots", "hints", "search", "lobby",
    "records", "watchers", "previews", "half", "content", "nests",
)  # fmt: skip


def main() -> None:
    kind, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    stranger = Stranger(port, seconds)

    async def run() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(getattr(stranger, kind)(), seconds + 2)

    asyncio.run(run())
    print(json.dumps(stranger.figures))


if __name__ == "__main__":
    main()
