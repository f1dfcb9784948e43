"""The WebSocket as uvicorn speaks it, with a way to write at once what need not wait.

Through ASGI every message wakes a task and passes four wrappers; for somebody who reads as fast as
we write, its few bytes of frame are all that is needed.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

DIRECT = "druzina.write_now"
TEXT = 0x81  # a whole message, in one frame
SHORT, MIDDLE = 126, 1 << 16


class DirectSocket(WebSocketsSansIOProtocol):
    """Offers `write_now` to the application among the extensions of the scope."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None, "uvicorn names its own there"
        extensions[DIRECT] = {"write": self.write_now}
        await super().run_asgi()

    def write_now(self, data: bytes) -> bool:
        """Whether it was written; not to somebody who must be waited for, or is going."""
        ready = self.writable.is_set() and self.conn.state is OPEN
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(data))
        return True


def framed(data: bytes) -> bytes:
    """RFC 6455, 5.2: a server's frame is not masked."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < MIDDLE:
        return bytes((TEXT, 126, size >> 8, size & 255)) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data
