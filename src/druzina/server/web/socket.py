"""The WebSocket as uvicorn speaks it, with a short way for what is said all the time.

Through ASGI every message wakes a task and passes four wrappers, and a parser made for any frame
reads it in a dozen steps. A client's short text in one frame is read here, and for somebody who
reads as fast as we write a few bytes of frame are all that is needed; everything else goes the
usual way.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.streams import StreamReader

DIRECT = "druzina.write_now"
TEXT = 0x81  # a whole message, in one frame
MASKED = 0x80
HEAD = 6  # bytes before a client's short payload: kind, size, mask
SHORT, MIDDLE = 126, 1 << 16

_BETWEEN_FRAMES = StreamReader.at_eof.__code__


class DirectSocket(WebSocketsSansIOProtocol):
    """Offers `read` and `write_now` to the application among the extensions of the scope."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None, "uvicorn names its own there"
        extensions[DIRECT] = {"read": self.read, "write": self.write_now}
        await super().run_asgi()

    # Reading

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._between_messages() else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _between_messages(self) -> bool:
        """Whether the usual parser has nothing in hand: no part of a frame or of a message."""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None or self.close_sent:
            return False
        parser: Any = conn.parser
        return getattr(parser.gi_yieldfrom, "gi_code", None) is _BETWEEN_FRAMES

    async def read(self) -> Any:
        """The next event; who says several things at once lets others in between."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        return await self.receive()

    # Writing

    def write_now(self, data: bytes) -> bool:
        """Whether it was written; not to somebody who must be waited for, or is going."""
        ready = self.writable.is_set() and self.conn.state is OPEN
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(data))
        return True


def short_text(data: bytes) -> str | None:
    """RFC 6455, 5.2: what a client says, if it is one whole short masked text and no more."""
    if len(data) < HEAD or data[0] != TEXT or data[1] < MASKED:
        return None
    size = data[1] - MASKED
    if size >= SHORT or len(data) != HEAD + size:
        return None
    mask = int.from_bytes((data[2:HEAD] * (SHORT // 4 + 1))[:size])
    try:
        return (int.from_bytes(data[HEAD:]) ^ mask).to_bytes(size).decode()
    except UnicodeDecodeError:
        return None


def framed(data: bytes) -> bytes:
    """RFC 6455, 5.2: a server's frame is not masked."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < MIDDLE:
        return bytes((TEXT, 126, size >> 8, size & 255)) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data
