"""All tables: opened when somebody comes, put away when nobody is there, never lost."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from secrets import token_bytes, token_hex
from typing import TYPE_CHECKING

from druzina.core import Problem
from druzina.server.clock import now
from druzina.server.faults import report
from druzina.server.limits import Limits, Quota
from druzina.server.lobby.news import LobbyNews
from druzina.server.lobby.offered import Offered
from druzina.server.lobby.reading import read_game
from druzina.server.peers import Elsewhere
from druzina.server.table.consent import Requests
from druzina.server.table.notices import notice, says
from druzina.server.table.overtime import Overtime
from druzina.server.table.reminding import Reminders
from druzina.server.table.remote import Remote
from druzina.server.table.table import Table
from druzina.server.table.thinking import Thinking
from druzina.server.table.wording import Voice
from druzina.server.web.addresses import Presence
from druzina.server.web.metering import Meter, elsewhere
from druzina.server.wire.server_messages import TableChanged, write_message
from druzina.server.workers.crew import Crew
from druzina.store import Contended, Store, StoreAway, StoreFailed
from druzina.store.membership import Membership
from druzina.store.salvage import LOST

if TYPE_CHECKING:
    from druzina.server.archive.playback import Playback
    from druzina.server.wire.connection import Connection

GOING_DOWN, TRY_LATER = 1001, 1013
LOG = logging.getLogger("druzina.server")
COLLECTED_WITHIN = 3_600_000  # milliseconds
DEPARTED = 300
RETIRED_EVERY = 3_600_000  # milliseconds
DAY = 86_400_000
SECRET = "secret"
WELL_WITHIN = 2.0  # seconds

Entropy = Callable[[int], bytes]
Playing = tuple[int, "Playback", asyncio.Lock]  # of which moment, and who winds it


class Room:
    """A table that is open: who listens, which bots think, what was asked of everybody."""

    def __init__(self, table: Table, crew: Crew, limits: Limits, entropy: Entropy) -> None:
        self.table, self.crew, self.limits, self.entropy = table, crew, limits, entropy
        self.thinking = Thinking(table, crew, limits.bot_seconds)
        self.requests = Requests(table, limits.consent_seconds, limits.consent_post_seconds)
        self.reminders = Reminders(table, limits.remind_seconds, limits.remind_post_seconds)
        self.overtime = Overtime(table, crew, limits.bot_seconds)
        self.remote = Remote(table, crew, limits)
        self.hinting: set[int] = set()  # persons for whom a bot thinks about a hint
        self.playback: Playing | None = None  # the latest, so that winding on is cheap
        self.thinking.wake()
        self.remote.wake()

    def enter(self, connection: Connection) -> None:
        """Everybody else hears who came before the newcomer hears anything."""
        news = self._absent(connection)
        self.table.listeners.append(connection)
        if news:
            self._tell_others(connection)
        self.thinking.wake()
        self.remote.wake()
        self.remote.changed()

    def leave(self, connection: Connection) -> None:
        if connection in self.table.listeners:
            self.table.listeners.remove(connection)
            self.table.used = now()
            self.remote.changed()
            if self._absent(connection):
                self._tell_others(connection)

    def _absent(self, connection: Connection) -> bool:
        """Whether none but this one has come for one of its seats."""
        others = {seat for one in self.table.listeners for seat in one.held}
        return not others.issuperset(connection.held)

    def _tell_others(self, connection: Connection) -> None:
        """Made once for all of a language, however many listen."""
        told: dict[str, bytes] = {}
        for other in self.table.listeners:
            if other is connection:
                continue
            if other.lang not in told:
                changed = TableChanged(table=self.table.card(other.lang))
                told[other.lang] = write_message(changed)
            other.send(told[other.lang])

    def close(self) -> None:
        """Lets go of everything that goes round in circles, so that it is freed at once: while
        somebody plays nobody looks for circles."""
        self.thinking.stop()
        self.remote.stop()
        self.playback = None
        self.table.put_away()

    def idle(self, seconds: float) -> bool:
        return now() - self.table.used > seconds * 1000 and self.empty

    @property
    def empty(self) -> bool:
        """Nobody is there, and nothing is under way."""
        return not (
            self.table.listeners
            or self.thinking.busy
            or self.remote.busy
            or self.requests.open
            or self.table.lock.locked()
        )


class House:
    """The store, the crew and the open rooms."""

    def __init__(
        self, store: Store, crew: Crew, limits: Limits, entropy: Entropy = token_bytes
    ) -> None:
        self.store, self.crew, self.limits, self.entropy = store, crew, limits, entropy
        self.bots: Offered = {}
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.news = LobbyNews(self)
        self.opened = Quota(limits.tables_per_hour)
        self.profiles = Quota(limits.profiles_per_hour)
        self.wrong = Quota(limits.wrong_profiles_per_hour)
        self.renames = Quota(limits.renames_per_hour)
        self.meter = Meter(limits)
        self.present = Presence(limits.sockets_per_address)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._collected = now()
        self._retired = self._departed = 0
        self._let_go = 0  # tables and lines since memory was last given back
        self._lost: set[str] = set()  # tables that could not be read when the server started
        self.secret = b""
        self.ready = False

    async def room(self, table: str) -> Room | None:
        """The room of that table; a `Problem` that quotes nothing of it if it cannot be opened."""
        room = self.rooms.get(table)
        if room is not None and not room.table.lost:
            room.table.used = now()
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        found = await asyncio.shield(self._loading[table])
        if found is None and table in self._lost:
            raise Problem("error-table-broken")
        return found

    async def _load(self, id_: str) -> Room | None:
        try:
            where = await self.store.take(id_)
            if where is not None:
                raise Elsewhere(where)
            stored = await self.store.load(id_)
            if stored is None:
                await self.store.leave(id_)
                return None
            await read_game(stored.table.game)
            table = await elsewhere(Table, self.store, stored, self.secret)
            await table.mark()
            table.on_card.append(self.news.changed)
            room = self.rooms[id_] = Room(table, self.crew, self.limits, self.entropy)
            return room
        except Elsewhere:
            raise
        except StoreAway as error:
            raise Problem("error-store-away") from error
        except Contended as error:
            raise Problem("error-table-contended") from error
        except Exception as error:
            report(error, table=id_)
            raise Problem("error-table-broken") from error
        finally:
            del self._loading[id_]

    async def whereabouts(self, table: str) -> str | None:
        """The address of the server that has the table, if it is not here and not nobody's."""
        members = self.members
        return await members.holder(table) if members is not None else None

    @property
    def members(self) -> Membership | None:
        """This server among others on the same database; None if it is alone."""
        return getattr(self.store, "members", None)

    async def glimpse(self, table: str) -> Table | None:
        """The table as it is kept, if another server has it: to be looked at and put away."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        return await elsewhere(Table, self.store, stored, self.secret)

    def fenced(self) -> None:
        """Others have our tables now: everything here is old, and who listens must come again."""
        rooms, self.rooms = self.rooms, {}
        for room in rooms.values():
            room.close()
        for connection in list(self.connections):
            connection.close(TRY_LATER)

    def cut(self, address: str) -> None:
        """A server is gone: whom we carried there must come again."""
        for connection in list(self.connections):
            if connection.carried_to == address:
                connection.close(TRY_LATER)

    def tell_away(self, away: bool) -> None:
        """Everybody hears that the database is away, and that it is back."""
        key = "notice-store-away" if away else "notice-store-back"
        LOG.warning("the database is %s", "away" if away else "back")
        for connection in list(self.connections):
            connection.say(notice(key, connection.lang, says(Voice, key)))

    async def start(self) -> None:
        """The server's own secret is made once and kept in the store."""
        if self.members is not None:
            self.members.on_fenced.append(self.fenced)
            self.members.on_gone.append(self.cut)
            self.members.on_word.append(self.news.hear)
        getattr(self.store, "on_away", []).append(self.tell_away)
        await self.store.start()
        self.secret = bytes.fromhex(await self.store.set_once(SECRET, token_hex(32)))
        self._lost = set((await self.store.setting(LOST) or "").split())
        self._sweeper = asyncio.create_task(self._sweep())
        self.ready = True

    async def look_well(self) -> bool:
        """Whether tables can be played here: it is open, and the store answers within a while."""
        if not self.ready:
            return False
        try:
            await asyncio.wait_for(self.store.setting(SECRET), WELL_WITHIN)
        except (TimeoutError, StoreFailed):
            return False
        return True

    async def close(self) -> None:
        """Says goodbye, lets what is under way be kept, then lets go of everything."""
        self.ready = False
        if self._sweeper is not None:
            self._sweeper.cancel()
        for connection in list(self.connections):
            say = says(Voice, "notice-closing")
            connection.say(notice("notice-closing", connection.lang, say))
            connection.close(GOING_DOWN)
        self.news.close(GOING_DOWN)
        for room in self.rooms.values():
            room.thinking.stop()
        await _all_quiet([room.table.lock for room in self.rooms.values()])
        await self.crew.close()
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.limits.idle_seconds / 2))
            try:
                for room in list(self.rooms.values()):
                    if room.idle(self.limits.idle_seconds):
                        await self.put_away(room)
                self.collect()
                if self._let_go:
                    self._let_go = 0
                    await asyncio.to_thread(give_back)
                await self.store.tend()
                await self.retire()
            except Exception as error:  # noqa: BLE001  # sweeping goes on
                report(error)

    async def put_away(self, room: Room) -> None:
        """It is kept, and opened again when somebody comes."""
        self._let_go += 1
        del self.rooms[room.table.row.id]
        room.close()
        await self.store.leave(room.table.row.id)

    def depart(self) -> None:
        """A line is gone. It should leave nothing that goes round in circles; should it do so all
        the same, what was made of late is looked through now and then, which takes milliseconds."""
        self._let_go += 1
        self._departed += 1
        if self._departed >= DEPARTED:
            self._departed = 0
            gc.collect(1)

    async def retire(self) -> int:
        """Once an hour, what is older than this house keeps; how many tables went."""
        at, days = now(), (self.limits.keep_days, self.limits.chat_days)
        if not any(days) or at - self._retired < RETIRED_EVERY:
            return 0
        self._retired = at
        tables, chat = (at - one * DAY if one else 0 for one in days)
        spared = {*self.rooms, *await self.store.taken()}
        return await self.store.profiles.retire(tables, chat, sorted(spared))

    def collect(self) -> None:
        """Frees what the interpreter does not find while all play; at the latest once an hour."""
        if not self.connections or now() - self._collected > COLLECTED_WITHIN:
            gc.collect()
            self._collected = now()


def give_back() -> None:
    """What was freed goes back to the system, where the C library can do that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


async def _all_quiet(locks: Collection[asyncio.Lock]) -> None:
    for lock in locks:
        async with lock:
            pass
