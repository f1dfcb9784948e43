"""One client: what it says is read, obeyed or refused; nothing it says can hurt anybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec

from druzina import __version__
from druzina.core import Problem, Refusal
from druzina.server.clock import now
from druzina.server.faults import report
from druzina.server.limits import Bucket
from druzina.server.lobby.house import House, Room
from druzina.server.metrics import refused
from druzina.server.peers import Elsewhere, carried, carry_line
from druzina.server.table.frames import Told
from druzina.server.table.notices import also, notice, says
from druzina.server.table.overtime import told_back
from druzina.server.table.seating import held
from druzina.server.table.table import Table, chat_line
from druzina.server.table.wording import Voice
from druzina.server.wire import client_messages as c
from druzina.server.wire import server_messages as p
from druzina.server.wire.handlers import Handlers, ShownOut

GOING_DOWN, TOO_BIG, TRY_LATER = 1001, 1009, 1013
WRONG_PROTOCOL, NO_HELLO, NO_ENTRY, NO_TABLE, TOO_MANY = 4000, 4001, 4003, 4004, 4008

PASSING = ("error-store-away", "error-table-contended")  # who comes again finds it over

T = TypeVar("T")


class Hangup(Exception):
    """The conversation ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket(Protocol):
    """The wire: `receive` raises `Hangup` when the other side is gone, and lets others in between.

    `send_now` writes at once and says whether it could; `send` waits until it can; `abort` cuts the
    line, whatever is still on its way.
    """

    async def receive(self) -> str | bytes: ...

    def send_now(self, data: bytes) -> bool: ...

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

    def abort(self) -> None: ...


class Connection:
    """Listens at one table through one pair of eyes at a time."""

    def __init__(
        self,
        house: House,
        socket: Socket,
        address: str = "",
        scope: Mapping[str, Any] | None = None,
    ) -> None:
        self.house, self.socket, self.address = house, socket, address
        self.scope = scope or {"headers": ()}
        self.carried_to = ""  # the server that has the table, if it is not this one
        self.lang = "en"
        self.eyes: int | None = None
        self.held: list[int] = []
        self.heard: Told | None = None
        self.sent = 0
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._missed: Table | None = None  # whose news it was not told, for it reads too slowly
        self._ready = asyncio.Event()
        self._bucket = Bucket(house.limits.messages_per_second, house.limits.messages_burst)
        self._closing: int | None = None
        self.behind = False  # something waits to be read; news would only grow old behind it
        self._acting = self._gone = False
        self._counted = bool(address) and address not in house.limits.unlimited

    # Sending

    def send(self, data: bytes) -> None:
        """At once, or into the outbox; who does not read is let go and may come again."""
        if not self.behind and self._closing is None and self.socket.send_now(data):
            return
        limits = self.house.limits
        self._outbox_bytes += len(data)
        if len(self._outbox) >= limits.outbox or self._outbox_bytes > limits.outbox_bytes:
            self._let_go()
            return
        self.behind = True
        self._outbox.append(data)
        self._ready.set()

    def miss(self, table: Table) -> None:
        """There is news of this table: the newest will be told when the rest has been read."""
        self._missed = table

    def _let_go(self) -> None:
        self._outbox.clear()
        self._outbox_bytes = 0
        self.close(TRY_LATER)

    def say(self, message: p.FromServer) -> None:
        self.send(p.write_message(message))

    def close(self, code: int) -> None:
        """Says what is in the outbox, then hangs up."""
        if self._closing is None:
            self._closing = code
            self._ready.set()

    async def _write(self) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            try:
                await self._empty_outbox()
                if self._closing is not None:
                    async with asyncio.timeout(self.house.limits.write_seconds):
                        await self.socket.close(self._closing)
                    return
            except TimeoutError:
                self.socket.abort()
                return

    async def _empty_outbox(self) -> None:
        """Each message within a time; then the news that was missed, the newest alone."""
        while True:
            while self._outbox:
                data = self._outbox.popleft()
                self._outbox_bytes -= len(data)
                async with asyncio.timeout(self.house.limits.write_seconds):
                    await self.socket.send(data)
            self.behind = False
            table, self._missed = self._missed, None
            if table is None or self._closing is not None or self not in table.listeners:
                return
            await table.act(partial(self._catch_up_with, table))

    async def _catch_up_with(self, table: Table) -> None:
        table.show(self)

    # Reading

    async def run(self) -> None:
        """From hello to the end."""
        writer = asyncio.create_task(self.house.meter.timed(self.address, self._write()))
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if not writer.done() and self._closing is not None:
                await asyncio.wait((writer,), timeout=5)
        finally:
            self._gone = True
            if not writer.done():
                self.socket.abort()
            writer.cancel()
            if not self._acting:
                reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def act(self, table: Table, made: Callable[[], Awaitable[T]]) -> T:
        """Does something at the table, to the end; if the client is gone meanwhile, so are we."""
        self._acting = True
        try:
            return await table.alone(made)
        finally:
            self._acting = False
            if self._gone:
                raise Hangup(GOING_DOWN)

    async def _read(self) -> None:
        room: Room | None = None
        try:
            self._admit()
            hello = await self._hello()
            await self.house.meter.patience(self.address)
            try:
                room = await self.house.meter.timed(self.address, self._greet(hello))
            except Elsewhere as elsewhere:
                await self._be_carried(hello, elsewhere.address)
                return
            handlers = Handlers(self, room)
            while self._closing is None:
                await self._serve(handlers, await self.socket.receive())
                if self._outbox:
                    await self._catch_up()
        except Hangup as hangup:
            self.close(hangup.code)
        except Exception as error:  # noqa: BLE001  # nothing a client sends may go unhandled
            report(error)
            self.error("error-internal", fatal=True)
            self.close(GOING_DOWN)
        finally:
            self._dismiss()
            if room is not None:
                room.leave(self)

    async def _be_carried(self, hello: c.Hello, address: str) -> None:
        """To the server that has the table; who was carried already comes again in a while."""
        if carried(self.scope):
            self._part("error-table-elsewhere", TRY_LATER)
        self.carried_to = address
        await carry_line(self, hello, address)

    def _admit(self) -> None:
        if len(self.house.connections) >= self.house.limits.connections:
            self._part("error-crowded", TRY_LATER)
        if self._counted and not self.house.present.enter(self.address):
            self._counted = False
            self._part("error-crowded", TRY_LATER)
        self.house.connections.add(self)

    def _dismiss(self) -> None:
        self.house.connections.discard(self)
        self.house.depart()
        if self._counted:
            self._counted = False
            self.house.present.leave(self.address)

    async def _hello(self) -> c.Hello:
        """Nothing else is understood before it."""
        waiting = self.house.limits.hello_seconds
        try:
            async with asyncio.timeout(waiting):
                said = await self.socket.receive()
        except TimeoutError:
            self._part("error-hello", NO_HELLO)
        message = self._understood(said)
        if not isinstance(message, c.Hello):
            self._part("error-hello", NO_HELLO)
        self.lang = message.lang
        if message.protocol != p.PROTOCOL:
            self._part("error-protocol", WRONG_PROTOCOL, found=message.protocol, wanted=p.PROTOCOL)
        return message

    async def _greet(self, hello: c.Hello) -> Room:
        try:
            room = await self.house.room(hello.table)
        except Elsewhere:
            raise
        except Problem as problem:
            self._part(problem.key, TRY_LATER if problem.key in PASSING else NO_TABLE)
        if room is None:
            self._part("error-table", NO_TABLE)
        await self.act(room.table, lambda: self._enter(room, hello))
        return room

    async def _enter(self, room: Room, hello: c.Hello) -> None:
        table = room.table
        self.held = held(table.seats, hello.secrets)
        if hello.secrets and not self.held:
            self._part("error-secret", NO_ENTRY)
        if not self.held and not table.setup.manners.spectators:
            self._part("error-spectators", NO_ENTRY)
        if not self.held and 0 < table.setup.watchers <= table.watching:
            self._part("error-watchers", NO_ENTRY)
        self.eyes = hello.eyes if hello.eyes in self.held else None
        self.sent = hello.since
        room.enter(self)
        self.say(
            p.Welcome(
                protocol=p.PROTOCOL,
                version=__version__,
                table=table.card(self.lang),
                held=self.held,
                chat=[chat_line(line) for line in table.chat],
                requests=room.requests.told(self.lang),
                now=now(),
            )
        )
        table.show(self, again=True)
        self._tell_stood_in(room)

    def _tell_stood_in(self, room: Room) -> None:
        """Who was late and comes back hears that a bot answered, and what."""
        for seat in self.held:
            say = told_back(room.table, seat, self.held)
            if say is not None:
                self.say(notice("notice-stand-in-back", self.lang, say, seat))

    async def _serve(self, handlers: Handlers, data: str | bytes) -> None:
        if not self._bucket.take():
            if self._bucket.over > self.house.limits.messages_over:
                self._part("error-rate", TOO_MANY)
            if self._bucket.over % 20 == 1:
                self.error("error-rate")
            return
        message = self._understood(data)
        if message is None:
            return
        await self.house.meter.patience(self.address)
        try:
            await self.house.meter.timed(self.address, handlers.of(message)(message))
        except Hangup:
            raise
        except ShownOut:
            raise Hangup(NO_ENTRY) from None
        except Exception as error:  # noqa: BLE001  # the rest of the table must not notice
            report(error)
            self.error("error-internal", getattr(message, "id", None))

    async def _catch_up(self) -> None:
        """Who does not read the answers is not asked for more."""
        while len(self._outbox) > self.house.limits.outbox // 4 and self._closing is None:
            await asyncio.sleep(0.01)

    def _understood(self, data: str | bytes) -> c.ClientMessage | None:
        if len(data) > self.house.limits.message_bytes:
            self._part("error-size", TOO_BIG)
        try:
            message: c.ClientMessage = c.read_message(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.error("error-message", c.id_of(data), detail=str(error)[:200])
            return None
        return message

    # Faults in words

    def error(self, key: str, id_: int | None = None, fatal: bool = False, **more: Any) -> None:
        say = says(Voice, key, **more)
        words, others = say(self.lang), also(self.lang, say)
        self.say(p.Error(key=key, words=words, also=others, fatal=fatal, id=id_))

    def _part(self, key: str, code: int, **more: Any) -> NoReturn:
        self.error(key, fatal=True, **more)
        raise Hangup(code)

    def refuse(self, id_: int, refusal: Refusal, voice: Voice) -> None:
        refused(refusal)
        words = voice.refusal(refusal)
        said = p.Said(refusal.reason, words, refusal.clause)
        self.say(p.Reply(id=id_, ok=False, refusal=said))
