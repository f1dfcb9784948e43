"""Who does not read is let go with all that waited for it: each guard by itself, the others off."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from websockets.frames import Frame, Opcode

from druzina.server.limits import Limits
from druzina.server.web.gate import Gate
from druzina.server.web.http import UnreadWatch
from druzina.server.wire.connection import TRY_LATER, Connection
from druzina.server.wire.server_messages import PROTOCOL
from tests.server.conftest import House, Starter

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
AGAIN = Frame(Opcode.TEXT, b'{"type":"again"}').serialize(mask=True)
ENDLESS, NEVER = 1 << 40, 9_999.0
OPEN_TO_ALL: dict[str, Any] = {
    "messages_per_second": 1e6, "messages_burst": 100_000, "socket_bytes": 1e9,
    "socket_burst": 1e9, "unlimited": ("127.0.0.1",), "work_per_second": 1e6,
}  # fmt: skip


def gate_of(house: House) -> Gate:
    gate: Gate = vars(house.server.config.ws_protocol_class)["gate"]
    return gate


def deaf_line(house: House) -> socket.socket:
    """Takes in next to nothing of what is sent to it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    line.connect(("127.0.0.1", house.port))
    return line


def let_go(house: House, before: int) -> bool:
    until = time.monotonic() + 15
    while gate_of(house).inside > before and time.monotonic() < until:
        time.sleep(0.05)
    return gate_of(house).inside <= before


def never_asks_whether_it_is_read(*_: Any) -> None:
    return None


async def never_writes(connection: Connection) -> None:
    await asyncio.Event().wait()


DEADLINE = {"write_seconds": 0.3, "outbox": ENDLESS, "outbox_bytes": ENDLESS}
BYTES = {"write_seconds": NEVER, "outbox": ENDLESS, "outbox_bytes": 200_000}


@pytest.mark.parametrize(
    ("limits", "watched", "writes"),
    [(DEADLINE, False, True), (DEADLINE, True, False), (BYTES, False, True)],
    ids=["a deadline for each message", "a watch over what is unread", "a bound in bytes"],
)
def test_one_guard_alone_lets_go_of_who_never_reads(
    start: Starter,
    monkeypatch: pytest.MonkeyPatch,
    limits: dict[str, Any],
    watched: bool,
    writes: bool,
) -> None:
    if not watched:
        monkeypatch.setattr(UnreadWatch, "watch", never_asks_whether_it_is_read)
    if not writes:
        monkeypatch.setattr(Connection, "_write", never_writes)
    house = start(limits=Limits(**OPEN_TO_ALL, **limits))
    opened = house.open("Ana", "Ben")
    house.http.close()
    hello = {"type": "hello", "protocol": PROTOCOL, "table": opened["table"]["id"], "eyes": 0}
    hello |= {"secrets": [opened["held"][0]["secret"]]}
    assert let_go(house, 0), "nobody is there"
    with deaf_line(house) as deaf:
        deaf.sendall(HANDSHAKE)
        assert deaf.recv(1024).startswith(b"HTTP/1.1 101"), "what comes with it is not read"
        deaf.sendall(Frame(Opcode.TEXT, json.dumps(hello).encode()).serialize(mask=True))
        assert gate_of(house).inside
        deaf.settimeout(2)
        with suppress(OSError):
            for _ in range(20_000):
                deaf.sendall(AGAIN)
        assert let_go(house, 0), "it is still there"


def test_who_asks_for_much_and_reads_nothing_is_let_go(start: Starter, tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "main-1.js").write_text("let x = 1;" * 2_000_000)
    house = start(client=client, limits=Limits(write_seconds=0.3, **OPEN_TO_ALL))
    with deaf_line(house) as deaf:
        deaf.sendall(b"GET /assets/main-1.js HTTP/1.1\r\nHost: x\r\n\r\n")
        while not gate_of(house).inside:
            time.sleep(0.01)
        assert let_go(house, 0), "it is still there"


# The parts


class Line:
    """A transport or a socket to which nothing can be written; or which is read bit by bit."""

    def __init__(self, *sizes: int) -> None:
        self.sizes, self.aborted = list(sizes), False

    def get_write_buffer_size(self) -> int:
        return self.sizes.pop(0) if len(self.sizes) > 1 else self.sizes[0]

    def is_closing(self) -> bool:
        return False

    def close(self, code: int = 0) -> Any:
        return asyncio.Event().wait()

    def send_now(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes) -> None:
        await asyncio.Event().wait()

    def abort(self) -> None:
        self.aborted = True


def connection(line: Line, **limits: Any) -> Connection:
    house: Any = SimpleNamespace(limits=Limits(**limits))
    socket: Any = line
    return Connection(house, socket)


async def aborted(line: Line) -> bool:
    for _ in range(200):
        if line.aborted:
            return True
        await asyncio.sleep(0.01)
    return False


def test_what_waits_is_bounded_in_bytes() -> None:
    deaf = connection(Line(0), outbox=ENDLESS, outbox_bytes=1_000)
    for _ in range(10):
        deaf.send(b"x" * 100)
    assert sum(map(len, deaf._outbox)) == 1_000
    assert deaf._closing is None
    deaf.send(b"x")
    assert not deaf._outbox
    assert deaf._closing == TRY_LATER


def test_what_waits_is_bounded_in_number() -> None:
    deaf = connection(Line(0), outbox=5, outbox_bytes=ENDLESS)
    for _ in range(5):
        deaf.send(b"x")
    assert deaf._closing is None
    deaf.send(b"x")
    assert not deaf._outbox
    assert deaf._closing == TRY_LATER


@pytest.mark.parametrize("says", [True, False], ids=["a message", "a goodbye"])
def test_what_is_not_taken_within_its_time_ends_the_line(says: bool) -> None:
    async def run() -> None:
        line = Line(0)
        deaf = connection(line, write_seconds=0.05)
        if says:
            deaf.send(b"x")
        else:
            deaf.close(TRY_LATER)
        await asyncio.wait_for(deaf._write(), 5)
        assert line.aborted

    asyncio.run(run())


def test_a_line_of_which_nothing_is_read_is_aborted() -> None:
    async def run() -> None:
        line = Line(700)
        transport: Any = line
        UnreadWatch(0.05).watch(asyncio.get_running_loop(), transport)
        assert await aborted(line)

    asyncio.run(run())


def test_a_line_that_is_read_bit_by_bit_is_not() -> None:
    async def run() -> None:
        line = Line(*range(700, 0, -100), 0)
        transport: Any = line
        watch = UnreadWatch(0.01)
        watch.watch(asyncio.get_running_loop(), transport)
        while watch._timer is not None:
            await asyncio.sleep(0.01)
        assert not line.aborted

    asyncio.run(run())


@pytest.mark.parametrize("at", ["pause_writing", "timeout_keep_alive_handler"])
def test_it_is_watched_when_writing_is_held_up_and_at_the_goodbye(house: House, at: str) -> None:
    """At the goodbye too little may be unread for writing to be held up; to close waits for it."""

    async def run() -> None:
        config, loop = house.server.config, asyncio.get_running_loop()
        kind: Any = config.http_protocol_class
        protocol = kind(config, house.server.server_state, {}, loop)
        protocol.transport = line = Line(700)
        line.close = lambda code=0: None  # type: ignore[method-assign]
        protocol.flow = FlowControl(protocol.transport)
        protocol._unread = UnreadWatch(0.05)
        getattr(protocol, at)()
        assert await aborted(line)

    asyncio.run(run())


# Who reads slowly


def test_who_reads_slowly_hears_the_newest_state_once(house: House) -> None:
    """News is not heaped up for somebody who is behind; what is told then follows what was."""
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until_asked()
    server: Any = house.server.config.loaded_app
    while hasattr(server, "app"):
        server = server.app
    room = server.state.house.rooms[opened["table"]["id"]]
    slow = next(one for one in room.table.listeners if one.eyes == 0)
    shown: list[bytes] = []
    write = slow.socket.send_now
    slow.socket.send_now = lambda data: False  # it cannot be written to at once ...
    gate = asyncio.Event()

    async def later(data: bytes) -> None:
        await gate.wait()
        shown.append(data)
        write(data)

    slow.socket.send = later  # ... and later only when the gate is open
    ana.say("ping")
    for _ in range(6):
        assert ben.play()["ok"]
        assert ben.ask("undo", seat=1)["ok"]
    assert ben.play()["ok"]
    slow.socket.send_now = write
    loop = room.table.lock._loop or slow.house._sweeper.get_loop()
    loop.call_soon_threadsafe(gate.set)
    ana.until("pong")
    state = ana.until("state", "changed")
    assert [one["status"] for one in state["waiting"] if one["seat"] == 1] == ["ready"]
    kinds = [data[:20] for data in shown]
    assert sum(kind.startswith((b'{"type":"state"', b'{"type":"change')) for kind in kinds) <= 1
    assert ana.play("pick 1")["ok"]
