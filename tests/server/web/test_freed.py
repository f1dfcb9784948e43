"""Of a line that is gone nothing stays: while somebody plays nobody looks for circles."""

from __future__ import annotations

import gc
import json
import socket
import time
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import pytest
from websockets.frames import Frame, Opcode

from druzina.server.limits import Limits
from druzina.server.web.http import BoundedHttp
from druzina.server.web.socket import DirectSocket
from druzina.server.wire.connection import Connection
from druzina.server.wire.server_messages import PROTOCOL
from tests.server.conftest import House, Starter

HEAD = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LIMITS = Limits(
    hello_seconds=0.3, header_seconds=0.3, body_seconds=0.3, write_seconds=0.3, socket_pauses=2,
    unlimited=("127.0.0.1",),
)  # fmt: skip


def text(said: bytes) -> bytes:
    return Frame(Opcode.TEXT, said).serialize(mask=True)


def hello(table: str) -> bytes:
    return text(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table}).encode())


ENDINGS = {
    "hangs up": [],
    "says goodbye": [Frame(Opcode.CLOSE, b"").serialize(mask=True)],
    "says nonsense": [text(b"{"), text(b"x" * 20_000)],
    "says too much": [Frame(Opcode.PING, b"").serialize(mask=True) * 3_000] * 20,
    "says no letters": [Frame(Opcode.TEXT, b"\xff").serialize(mask=True)],
    "breaks the rules of frames": [b"\xff" * 100],
}


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[Any]]:
    """All that is made for a line from here on, as long as it is there; circles are not sought."""
    made: WeakSet[Any] = WeakSet()

    def noted(kind: type) -> None:
        begin: Any = kind.__init__  # type: ignore[misc]  # each has its own

        def begun(self: Any, *given: Any, **named: Any) -> None:
            begin(self, *given, **named)
            made.add(self)

        monkeypatch.setattr(kind, "__init__", begun)

    for kind in (BoundedHttp, DirectSocket, Connection):
        noted(kind)
    gc.disable()
    yield made
    gc.enable()


def all_gone(lines: WeakSet[Any]) -> bool:
    until = time.monotonic() + 20
    while len(lines) and time.monotonic() < until:
        time.sleep(0.02)
    return not len(lines)


@pytest.mark.parametrize("said", ENDINGS.values(), ids=list(ENDINGS))
@pytest.mark.parametrize("comes_in", [True, False], ids=["at a table", "before hello"])
def test_nothing_is_left_of_who(
    start: Starter, lines: WeakSet[Any], said: list[bytes], comes_in: bool
) -> None:
    house = start(limits=LIMITS)
    table = house.open("Ana", "Ben")["table"]["id"]
    house.http.close()
    assert all_gone(lines)
    with socket.create_connection(("127.0.0.1", house.port), 20) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        assert lines
        try:
            for part in [hello(table), *said] if comes_in else said:
                line.sendall(part)
                line.recv(1 << 16)
        except OSError:
            pass
    assert all_gone(lines), [type(one).__name__ for one in lines]


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"\x00\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\n\r\n",
        HEAD + b"Origin: http://elsewhere.example\r\n\r\n",
        HEAD + b"Content-Length: 2\r\n\r\n{}",
        HEAD + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
    ],
    ids=["asks", "half asks", "nonsense", "no host", "foreign", "body", "long"],
)
def test_nothing_is_left_of_a_request(start: Starter, lines: WeakSet[Any], head: bytes) -> None:
    house = start(limits=LIMITS)
    with socket.create_connection(("127.0.0.1", house.port), 20) as line:
        line.sendall(head)
        line.recv(4096)
    assert all_gone(lines), [type(one).__name__ for one in lines]


def test_nothing_is_left_of_who_plays_and_goes(house: House, lines: WeakSet[Any]) -> None:
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    assert ana.play("pick 1")["ok"]
    ana.close()
    house.clients.remove(ana)
    house.http.close()
    assert all_gone(lines), [type(one).__name__ for one in lines]
