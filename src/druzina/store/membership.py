"""One server among several on a PostgreSQL: who lives, and which tables are whose.

A server is a row that says when it was last heard of; a table that is open somewhere is a row that
names the server. Who was not heard of for a while is taken off by any other, and its tables with
it, so that they can be opened elsewhere; sooner if its line to the database is gone too, which is
how a process ends that was killed. Every write looks in its own transaction whether the
server's row is still there and the table is still its own, and holds the row until the commit: who
was taken for dead and wakes up finds no row, and a number is never given again. So no clock decides
who may write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from druzina import __version__
from druzina.core import Problem
from druzina.store.postgres_address import Address
from druzina.store.postgres_schema import DEAD_AFTER, LIVING, MARK, alive
from druzina.store.postgres_writer import lost
from druzina.store.rows import Contended, StoreAway

if TYPE_CHECKING:
    from asyncpg import Connection

BEAT = 0.5  # seconds
TRIES = 20
LOG = logging.getLogger("druzina.store")

_ENROL = (
    "INSERT INTO servers (address, version, seen) "
    "VALUES ($1, $2, clock_timestamp()) RETURNING number"
)
# The row of the server is held until the commit; of its tables only it takes any away.
_OURS = (
    "WITH us AS (SELECT number FROM servers WHERE number = $1 FOR KEY SHARE) "
    'SELECT "table" FROM leases JOIN us ON server = us.number WHERE "table" = ANY($2)'
)
_HOLDER = (
    f"SELECT number, address, {LIVING} FROM leases JOIN servers ON number = server "
    'WHERE "table" = $1'
)
_TAKE = 'INSERT INTO leases VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING "table"'
_SEATED = (
    'SELECT id, game, seat FROM leases JOIN tables ON id = leases."table" '
    'JOIN seats ON id = seats."table" '
    "WHERE level = $1 AND status IN ('waiting', 'playing') ORDER BY id, seat"
)
# What is read beside a deletion is as it was before it.
_OFF = (
    "WITH off AS (DELETE FROM servers WHERE {} RETURNING number, address) "
    "SELECT address, (SELECT count(*) FROM leases WHERE server = off.number) FROM off"
)
_BURY = _OFF.format(f"NOT {LIVING} AND number <> $1")
_REPLACE = _OFF.format("address = $1")


class Membership:
    """`at` is where the others reach this server. What happens to it is told to who listens."""

    def __init__(self, address: Address, at: str) -> None:
        self._address, self.at = address, at
        self.number = 0  # as long as we are no member
        self._database: Connection | None = None
        self._beating: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._calm_until = 0.0
        self.freed = 0  # tables of the dead that were made free by this server
        self.on_fenced: list[Callable[[], None]] = []
        self.on_gone: list[Callable[[str], None]] = []  # the address of who died or left
        self.on_word: list[Callable[[str, Any], None]] = []  # from where, and what

    async def join(self) -> None:
        """A `Problem` if servers of another version are there."""
        self._database = await self._address.connect()
        try:
            await check_versions(self._database, self._address.name)
        except Problem:
            await self._database.close()
            raise
        await self._enrol(self._database)
        self._beating = asyncio.create_task(self._beat())

    async def resign(self) -> None:
        """In order: the tables are free at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        database, number, self.number = self._database, self.number, 0
        if database is not None and not database.is_closed():
            with suppress(Exception):
                await database.execute("DELETE FROM servers WHERE number = $1", number)
                await self._say(database, {"gone": self.at})
                await database.close(timeout=5)

    async def foreign(self, database: Connection, tables: Sequence[str]) -> set[str]:
        """Which of these another has; in the transaction that writes to them."""
        rows = await database.fetch(_OURS, self.number, list(tables))
        return set(tables) - {row[0] for row in rows}

    # Tables

    async def take(self, table: str) -> str | None:
        """None if the table is ours now, else where it is; `Contended` if neither can be said."""
        for _ in range(TRIES):
            row = await self._asked("fetchrow", _HOLDER, table)
            if row is None:
                if await self._took(table):
                    return None
                continue
            number, address, living = row
            if number == self.number:
                return None
            if living or self._calm:
                return str(address)
            await self._bury()
        raise Contended("the table is just changing hands")

    async def _took(self, table: str) -> bool:
        """Who was taken for dead, and is not a member again yet, gets none."""
        from asyncpg import ForeignKeyViolationError

        try:
            return bool(await self._asked("fetchval", _TAKE, table, self.number))
        except ForeignKeyViolationError as error:
            raise Contended("this server was taken for dead") from error

    async def holder(self, table: str) -> str | None:
        """Where the table is, if a living server other than this one has it."""
        row = await self._asked("fetchrow", _HOLDER, table)
        elsewhere = row is not None and row[0] != self.number and (row[2] or self._calm)
        return str(row[1]) if elsewhere else None

    async def leave(self, table: str) -> None:
        await self._asked(
            "execute", 'DELETE FROM leases WHERE "table" = $1 AND server = $2', table, self.number
        )

    async def taken(self) -> list[str]:
        """Tables that are open anywhere."""
        return [row[0] for row in await self._asked("fetch", 'SELECT "table" FROM leases')]

    async def seated(self, level: str) -> list[tuple[str, str, int]]:
        """Table, game and seat wherever such a bot sits at a table that is open anywhere."""
        return [(row[0], row[1], row[2]) for row in await self._asked("fetch", _SEATED, level)]

    async def say(self, word: Any) -> None:
        """To all other servers; lost if the database is away."""
        database = self._database
        if database is not None and not database.is_closed():
            with suppress(Exception):
                async with self._asking:
                    await self._say(database, word)

    # Signs of life

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._sign()
            except Exception as error:  # noqa: BLE001  # the next beat tries again
                if not isinstance(error, StoreAway):
                    LOG.error("%s while telling others that we live", type(error).__name__)
                await self._reconnect()

    async def _sign(self) -> None:
        query = "UPDATE servers SET seen = clock_timestamp() WHERE number = $1 RETURNING number"
        if await self._asked("fetchval", query, self.number) is None:
            await self._fenced()
        if not self._calm:
            await self._bury()

    @property
    def _calm(self) -> bool:
        """Nobody is taken for dead now."""
        return monotonic() < self._calm_until

    async def _bury(self) -> None:
        """Takes off who is dead, and everybody hears of it."""
        for address, tables in await self._asked("fetch", _BURY, self.number):
            LOG.warning("server %s is gone; its %d tables are free", address, tables)
            self.freed += tables
            await self.say({"gone": address})
            self._tell_gone(address)

    async def _fenced(self) -> None:
        """Others took us for dead: nothing here is ours any more, and we begin anew."""
        LOG.warning("this server was taken for dead; it begins anew")
        self.number = 0
        for tell in self.on_fenced:
            tell()
        assert self._database is not None, "it was just asked"
        async with self._asking:
            await self._enrol(self._database)

    async def _reconnect(self) -> None:
        """After that nobody is taken off for a while: others come back, too."""
        with suppress(Exception):
            if self._database is not None:
                self._database.terminate()
            self._database = await self._address.connect()
            self._calm_until = monotonic() + DEAD_AFTER
            await self._be_heard(self._database)

    async def _enrol(self, database: Connection) -> None:
        for _, tables in await database.fetch(_REPLACE, self.at):  # we died and are back already
            self.freed += tables
        self.number = await database.fetchval(_ENROL, self.at, __version__)
        await self._be_heard(database)

    async def _asked(self, way: str, *question: Any) -> Any:
        database = self._database
        if database is None:
            raise StoreAway("the database is away")
        async with self._asking:
            try:
                return await getattr(database, way)(*question)
            except Exception as error:
                if lost(error):
                    raise StoreAway("the database is away") from error
                raise

    # Words from others

    @property
    def _channel(self) -> str:
        return f"druzina_{self._address.schema}"

    async def _be_heard(self, database: Connection) -> None:
        """Our mark is on the line, and what others say comes through it."""
        await database.execute(MARK, self.number)
        with suppress(Exception):
            await database.remove_listener(self._channel, self._hear)
        await database.add_listener(self._channel, self._hear)

    async def _say(self, database: Connection, word: Any) -> None:
        told = msgspec.json.encode({"from": self.at, "word": word}).decode()
        await database.execute("SELECT pg_notify($1, $2)", self._channel, told)

    def _hear(self, _database: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            told = msgspec.json.decode(payload)
            at, word = told["from"], told["word"]
        except (msgspec.DecodeError, KeyError, TypeError):
            return
        if at == self.at:
            return
        if isinstance(word, dict) and "gone" in word:
            self._tell_gone(str(word["gone"]))
        else:
            for hear in self.on_word:
                hear(at, word)

    def _tell_gone(self, address: str) -> None:
        for tell in self.on_gone:
            tell(address)


async def check_versions(database: Connection, name: str) -> None:
    """Servers that share a database are of one version."""
    for who, found in await alive(database):
        if found != __version__:
            told = {"who": who, "found": found, "wanted": __version__}
            raise Problem("problem-servers-differ", store=name, **told)


async def rehearse(database: Connection) -> None:
    """What a server does first, and takes back: who may only read, or has no room, fails here."""
    trial = database.transaction()
    await trial.start()
    try:
        await database.fetchval(_ENROL, "", __version__)
    finally:
        await trial.rollback()
