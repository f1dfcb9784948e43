"""HTTP as uvicorn speaks it, with an end to everything: headers, bodies, waiting, reading.

The usual protocol reads headers for as long as they come and keeps what is not read for as long as
the line is open. Here each of these has a size and a time, after which the line is cut; and to read
takes the server's own time, which is shared out: a body of a million pieces is read by and by.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from druzina.server.limits import Limits
from druzina.server.web.gate import Gate
from druzina.server.web.heads import answer, fault

TOO_LONG = "Request header fields too large."
PIPELINED = 8  # requests sent ahead of their answers
POURED_AWAY = 8  # bodies' worth that is read on after one is too big, so that its answer arrives
PIECE = 4096  # bytes read at a time: some hundreds of the smallest headers or chunks
TURN = 0.002  # seconds of reading, after which others have theirs
LOOK_EVERY = 5.0  # seconds between two looks at whether somebody reads


class BoundedHttp(HttpToolsProtocol):
    """Reads a head (request line and headers), then perhaps a body; `gate` is set by `serving`."""

    gate: Gate

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limits: Limits = self.gate.limits
        self._admitted = self._upgraded = False
        self._reading = "nothing"
        self._heads = self._count = self._body = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._backlog = bytearray()
        self._slowed: asyncio.TimerHandle | None = None
        self._unread = UnreadWatch(self._limits.write_seconds)

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self.gate.enter(self.client[0] if self.client else "")
        if not self._admitted:
            transport.abort()
            return
        self._within(self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._clear()
        self._unread.stop()
        self._backlog.clear()
        if self._slowed is not None:
            self._slowed.cancel()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._admitted:
            self._admitted = False
            self.gate.leave(self.client[0] if self.client else "")

    def handle_websocket_upgrade(self) -> None:
        """The place inside is handed on."""
        if not self._goes_on:
            return
        self._clear()
        self._unread.stop()
        self._admitted, self._upgraded = False, True
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us, and we it

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        if self._slowed is not None:
            self._backlog += data
            self.transport.pause_reading()
            return
        began = perf_counter()
        for at in range(PIECE, len(data) + PIECE, PIECE):
            self._read_piece(data[at - PIECE : at])
            if not self._goes_on or perf_counter() - began >= TURN:
                break
        if self._goes_on:
            self._pay(perf_counter() - began, data[at:])

    @property
    def _goes_on(self) -> bool:
        return not self._upgraded and not self.transport.is_closing()

    def _pay(self, used: float, rest: bytes) -> None:
        """Whoever took more than their share is read on when it is paid for."""
        owed = self.gate.charge(self.client[0] if self.client else "", used)
        if rest or owed:
            self._backlog += rest
            self._slowed = self.loop.call_later(owed, self._read_on)
            self.transport.pause_reading()

    def _read_on(self) -> None:
        self._slowed = None
        data, self._backlog = bytes(self._backlog), bytearray()
        if data:
            self.data_received(data)
        self._resume()

    def _resume(self) -> None:
        if self._slowed is None and self._goes_on and not self.flow.read_paused:
            self.transport.resume_reading()

    def _read_piece(self, data: bytes) -> None:
        reading, heads = self._reading, self._heads
        super().data_received(data)
        if (reading, heads) == (self._reading, self._heads):
            self._count += len(data)
        else:  # whatever came of a head with the end of a body is not much
            begun = reading == "nothing" and self._reading == "head"
            self._count = len(data) if begun else 0
        if self._count > self._most() and self._goes_on:
            self._refuse()

    def _most(self) -> int:
        limits = self._limits
        return (
            POURED_AWAY * limits.request_bytes if self._reading == "body" else limits.header_bytes
        )

    def _refuse(self, status: int = 431, why: str = TOO_LONG) -> None:
        """In words, unless they would be taken for the answer to what was asked before."""
        before: Any = self.cycle  # None at first, whatever its type says
        answered = before is None or before.response_complete
        if self._reading != "body" and answered:
            self.transport.write(answer(status, why))
        self._cut()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered as if it had not asked for that; the parser reads nothing after it."""
        super()._unsupported_upgrade_warning()
        if self.cycle is not None:
            self.cycle.keep_alive = False

    def _cut(self) -> None:
        """What was said still goes out, if it is read at once."""
        self.transport.close()
        if not self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.loop.call_later(1.0, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = "head"
        self._heads += 1
        if self._deadline is None:
            self._within(self._limits.header_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Those that come after the body are nobody's, and would be kept without end."""
        if self._reading == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            return
        method, version = self.parser.get_method().decode(), self.parser.get_http_version()
        if sum(len(name) + len(value) for name, value in self.headers) > self._limits.header_bytes:
            self._refuse()
        elif why := fault(method, version, self.url, self.headers):
            self._refuse(400, why)
        if not self.transport.is_closing():
            self._reading, self._body = "body", 0
            self._within(self._limits.body_seconds)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """One that is too big is answered by the application, which is given no more of it."""
        self._body += len(body)
        given = self._body - len(body) <= self._limits.request_bytes
        if given and not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._reading = "nothing"
        self._clear()
        if not self.transport.is_closing():
            super().on_message_complete()

    def _within(self, seconds: float) -> None:
        self._clear()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _clear(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.watch(self.loop, self.transport)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._unread.watch(self.loop, self.transport)


class UnreadWatch:
    """Lets go of who reads nothing of what was written for so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        if self._timer is None:
            self._look(loop, transport, transport.get_write_buffer_size(), loop.time())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(
        self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, was: int, since: float
    ) -> None:
        self._timer = None
        left, at = transport.get_write_buffer_size(), loop.time()
        if not left:
            return
        if left < was:
            since = at
        elif at - since >= self._seconds:
            transport.abort()
            return
        pause = min(LOOK_EVERY, self._seconds)
        self._timer = loop.call_later(pause, self._look, loop, transport, left, since)
