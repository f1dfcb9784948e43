"""All writing to PostgreSQL. What waits together is one transaction.

Where the connection is lost in the middle, the database itself is asked afterwards what became of
the transaction: it is tried again only if it did not happen, so that nothing is lost or doubled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any

from druzina.store.postgres_address import words_of
from druzina.store.rows import Conflict, StoreAway, StoreFailed
from druzina.store.works import Work
from druzina.store.writer import BATCH, BUSY, FEW, GATHERING, Fate, Job, in_order, tell

if TYPE_CHECKING:
    from asyncpg import Connection

PAUSE = 0.2  # seconds between two tries

Connecting = Callable[[], Awaitable["Connection"]]
Fence = Callable[["Connection", Sequence[str]], Awaitable[set[str]]]  # which of them are not ours


class Lost(Exception):
    """The connection is gone; `transaction` if it may have been committed."""

    def __init__(self, transaction: str = "") -> None:
        super().__init__(transaction)
        self.transaction = transaction


class PostgresWriter:
    """Jobs come from one event loop; each is told of its fate after the commit, never before.

    A database that is away is waited for `patience` seconds; `away` is told when that begins and
    when it ends.
    """

    def __init__(
        self,
        connecting: Connecting,
        fence: Fence,
        patience: float,
        away: Callable[[bool], None],
    ) -> None:
        self._connecting, self._fence = connecting, fence
        self._patience, self._away = patience, away
        self._connection: Connection | None = None
        self._waiting: list[Job] = []
        self._running: asyncio.Task[None] | None = None
        self._gathering = GATHERING
        self.commits = 0

    async def write(self, work: Work) -> None:
        """Returns when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        while self._running is not None:
            await asyncio.sleep(GATHERING)
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close(timeout=5)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._gathering)
                jobs, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                self._gathering = BUSY if len(jobs) > FEW else GATHERING
                tell(jobs, await self._fates(jobs))
        finally:
            self._running = None

    async def _fates(self, jobs: Sequence[Job]) -> list[Fate]:
        """However often the connection is lost meanwhile, each happens once or not at all."""
        until, told, doubt = monotonic() + self._patience, False, ""
        works = [work for work, _ in jobs]
        fates: list[Fate] = [None] * len(jobs)
        while True:
            try:
                if doubt and await self._happened(doubt):
                    break
                doubt = ""
                await self._carry_out(works, fates)
                break
            except Lost as lost:
                doubt = doubt or lost.transaction
                if not told:
                    told = True
                    self._away(True)
                if monotonic() > until:
                    return [StoreAway("the database is away") for _ in jobs]
                await asyncio.sleep(PAUSE)
            except Exception as error:  # noqa: BLE001  # whoever waits must hear of it
                await self._let_go()
                return [StoreFailed(words_of(error)) for _ in jobs]
        if told:
            self._away(False)
        self.commits += 1
        return fates

    async def _happened(self, transaction: str) -> bool:
        """What became of a transaction whose end was not heard."""
        database = await self._connected()
        while True:
            query = "SELECT pg_xact_status($1::text::xid8)"
            found = await _spoken(database.fetchval(query, transaction))
            if found != "in progress":
                return bool(found == "committed")
            await asyncio.sleep(PAUSE)

    async def _carry_out(self, works: Sequence[Work], fates: list[Fate]) -> None:
        """All in one go; only if one of them cannot be, each by itself."""
        database = await self._connected()
        transaction = await self._begun(database, works, fates)
        try:
            await _do(database, _unhindered(works, fates))
        except Lost:
            raise
        except Exception:  # noqa: BLE001  # which of them it was is found one by one
            await _spoken(database.execute("ROLLBACK"))
            transaction = await self._begun(database, works, fates)
            for number, work in enumerate(works):
                if fates[number] is None:
                    fates[number] = await _try(database, work)
        try:
            await _spoken(database.execute("COMMIT"))
        except Lost as lost:
            raise Lost(transaction) from lost

    async def _begun(self, database: Connection, works: Sequence[Work], fates: list[Fate]) -> str:
        """The id of the new transaction; what is not ours to write has its fate already."""
        await _spoken(database.execute("BEGIN"))
        transaction = await _spoken(database.fetchval("SELECT pg_current_xact_id()::text"))
        tables = sorted({work.table for work in works if work.table})
        foreign = await _spoken(self._fence(database, tables)) if tables else set()
        for number, work in enumerate(works):
            fates[number] = (
                StoreFailed("another server has the table") if (work.table in foreign) else None
            )
        return str(transaction)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._connecting()
            except Exception as error:
                raise Lost from error
        return self._connection

    async def _let_go(self) -> None:
        """A connection in an unknown state is used no more."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _spoken(said: Awaitable[Any]) -> Any:
    """An answer, or `Lost`."""
    try:
        return await said
    except Exception as error:
        if lost(error):
            raise Lost from error
        raise


def lost(error: BaseException) -> bool:
    """Whether it is the connection that failed, or the database going down or coming up."""
    import asyncpg

    gone = (
        OSError,
        asyncpg.PostgresConnectionError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.CannotConnectNowError,
        asyncpg.InternalClientError,
    )
    return isinstance(error, gone) or (
        isinstance(error, asyncpg.InterfaceError) and "closed" in str(error)
    )


def _unhindered(works: Sequence[Work], fates: Sequence[Fate]) -> list[Work]:
    return [work for work, fate in zip(works, fates, strict=True) if fate is None]


async def _do(database: Connection, works: Sequence[Work]) -> None:
    for statement, rows in in_order(works):
        if len(rows) == 1:
            await _spoken(database.execute(numbered(statement), *rows[0]))
        elif rows:
            await _spoken(database.executemany(numbered(statement), rows))


async def _try(database: Connection, work: Work) -> Fate:
    """One job; if it fails, the others of its batch are not touched."""
    import asyncpg

    await _spoken(database.execute("SAVEPOINT job"))
    try:
        await _do(database, [work])
    except Lost:
        raise
    except Exception as error:  # noqa: BLE001  # whatever it is, it is told to who asked
        await _spoken(database.execute("ROLLBACK TO job"))
        taken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
        return Conflict(words_of(error)) if taken else StoreFailed(words_of(error))
    await _spoken(database.execute("RELEASE job"))
    return None


@lru_cache(1000)
def numbered(statement: str) -> str:
    """With $1, $2 … where SQLite has question marks."""
    pieces = statement.split("?")
    return "".join(
        f"{piece}${n}" if n < len(pieces) else piece for n, piece in enumerate(pieces, 1)
    )
