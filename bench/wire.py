"""A WebSocket client of as little Python as will do, so that two thousand of them weigh little."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SMALL, TWO_BYTES = 125, 126


class Wire(asyncio.Protocol):
    """`heard` is given every text as it comes, unread; `ended` is told when no more will come."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._heard, self._ended = heard, ended
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, host: str, port: int) -> None:
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await self.open

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionResetError("no answer to the handshake"))
        self._ended()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0 if self.open.done() else self._shaken(data)
        while self.open.done() and (frame := _frame(data, at)) is not None:
            begin, end = frame
            self._take(data[at] & 15, data[begin:end])
            at = end
        self._rest = data[at:]

    def _shaken(self, data: bytes) -> int:
        """Where the frames begin behind the answer to the handshake; at 0 it is not whole yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionRefusedError(data[:end].decode("latin-1")))
        else:
            self.open.set_result(None)
        return end + 4

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.close()

    def _send(self, kind: int, data: bytes) -> None:
        """Masked with zeros, which leave the bytes as they are."""
        size = len(data)
        length = bytes((0x80 | size,)) if size <= SMALL else b"\xfe" + size.to_bytes(2, "big")
        assert self._transport is not None, "connected"
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at `at` begins and ends, if all of it is there."""
    if len(data) < at + 2:
        return None
    begin, size = at + 2, data[at + 1] & 127
    if size >= TWO_BYTES:
        begin += 2 if size == TWO_BYTES else 8
        if len(data) < begin:
            return None
        size = int.from_bytes(data[at + 2 : begin], "big")
    return (begin, begin + size) if len(data) >= begin + size else None
