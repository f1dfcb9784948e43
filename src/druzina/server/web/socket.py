"""The WebSocket as uvicorn speaks it, with a short way for what is said all the time.

Through ASGI every message wakes a task and passes four wrappers, and a parser made for any frame
reads it in a dozen steps. A client's short text in one frame is read here, and for somebody who
reads as fast as we write a few bytes of frame are all that is needed; everything else goes the
usual way, in small pieces: whoever sends more than people do, in bytes or in frames of any kind, is
read more and more slowly and then cut off.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from druzina.server.limits import Limits
from druzina.server.web.addresses import Share
from druzina.server.web.gate import Gate
from druzina.server.web.heads import answer
from druzina.server.web.http import UnreadWatch

DIRECT = "druzina.write_now"
TEXT = 0x81  # a whole message, in one frame
MASKED = 0x80
HEAD = 6  # bytes before a client's short payload: kind, size, mask
SHORT, MIDDLE = 126, 1 << 16
PIECE = 2048  # bytes that are read at a time: a few hundred of the smallest frames
TOO_MANY = 4008
NO_HANDSHAKE = answer(400, "A WebSocket begins with a head that has no body.")
PARTING = 12.0  # seconds in which a closing line may close by itself

_BETWEEN_FRAMES = StreamReader.at_eof.__code__


class DirectSocket(WebSocketsSansIOProtocol):
    """Offers `read`, `write_now` and `abort` to the application among the extensions of the scope;
    `gate` is set by `serving`, and the place inside was taken by HTTP."""

    gate: Gate

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits: Limits = self.gate.limits
        self._budget = Share(limits.socket_bytes, limits.socket_burst, self.loop.time())
        self._frame_cost, self._patience = limits.frame_bytes, limits.socket_pauses
        self._backlog = bytearray()
        self._slowed: asyncio.TimerHandle | None = None
        self._parting: asyncio.TimerHandle | None = None
        self._pauses = self._frames = 0
        self._unread = UnreadWatch(limits.write_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        self._backlog.clear()
        for timer in (self._slowed, self._parting):
            if timer is not None:
                timer.cancel()  # or it would keep all of this for a while
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None, "uvicorn names its own there"
        write, abort = self.write_now, self.transport.abort
        extensions[DIRECT] = {"read": self.read, "write": write, "abort": abort}
        await super().run_asgi()
        del extensions[DIRECT]  # they hold us, and we them
        if not self.disconnected:
            self._parting = self.loop.call_later(PARTING, abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close in order would be to wait for who does not answer

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._slowed is not None:
            self._backlog += data
            self._hold()
            return
        text = short_text(data) if self._between_messages() else None
        if text is None:
            self._read_piece(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._pay(len(data) + self._frame_cost)

    def _read_piece(self, data: bytes) -> None:
        """The first piece now, the rest when others had their turn and it is paid for."""
        self._frames, began = 0, perf_counter()
        super().data_received(data[:PIECE])
        used = perf_counter() - began
        if self.conn.handshake_exc is not None and not self.close_sent:
            self._refuse_handshake()
        if self.transport.is_closing():
            return
        self._backlog += data[PIECE:]
        owed = self.gate.meter.charge(self._address, used)
        self._pay(len(data[:PIECE]) + self._frames * self._frame_cost, owed)

    def _refuse_handshake(self) -> None:
        """A head that cannot be read never becomes a request, and nobody else would end it."""
        self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
        self.handshake_complete = self.close_sent = True
        self.conn.handshake_exc = None  # what it remembers of where it happened is this line
        self.transport.close()

    @property
    def _address(self) -> str:
        """Of whom a trusted proxy carries, once the handshake has said it."""
        client = self.scope["client"] if self.handshake_complete else self.client
        return client[0] if client else ""

    def _pay(self, cost: float, owed: float = 0.0) -> None:
        at = self.loop.time()
        self._budget.use(cost, at)
        wait = self._budget.wait(at)
        self._pauses += wait > 0
        wait = max(wait, owed)
        if self._pauses > self._patience:
            self._throw_out()
        elif wait or self._backlog:
            self._slowed = self.loop.call_later(wait, self._go_on)
            self._hold()

    def _go_on(self) -> None:
        self._slowed = None
        if self._backlog:
            data, self._backlog = bytes(self._backlog), bytearray()
            self._read_piece(data)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _hold(self) -> None:
        if self.transport.is_reading():
            self.transport.pause_reading()

    def _throw_out(self) -> None:
        if self.conn.state is OPEN and not self.close_sent:
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._frames += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._frames += 1
        super().handle_bytes(event)

    def handle_pong(self, event: Frame) -> None:
        self._frames += 1
        super().handle_pong(event)

    def handle_ping(self) -> None:
        """Nobody who does not read is answered."""
        self._frames += 1
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """Letters that are none are told to who sent them, not to the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is OPEN:  # else they were told before, in the same breath
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

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
        message = await self.receive()
        if self._slowed is not None:
            self._hold()
        return message

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.watch(self.loop, self.transport)

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
