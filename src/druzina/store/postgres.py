"""The store in PostgreSQL: for more than one machine, or who has one already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from druzina.store.membership import Membership, check_versions, rehearse
from druzina.store.postgres_address import Address, driver, words_of
from druzina.store.postgres_schema import migrate
from druzina.store.postgres_writer import PAUSE, PostgresWriter, lost, numbered
from druzina.store.rows import StoreAway, StoreFailed
from druzina.store.tables import Tables
from druzina.store.works import Found, Query

if TYPE_CHECKING:
    from asyncpg import Connection

PATIENCE = 20.0  # seconds for which a database that is away is waited for
READERS = 4


class PostgresStore(Tables):
    """Opened by `await PostgresStore(address).start()`, which raises a `Problem` if it cannot.

    With `at`, where others reach this server, it is one of several; else it has all to itself.
    """

    def __init__(self, address: Address, at: str = "", patience: float = PATIENCE) -> None:
        self.address, self._patience = address, patience
        self.members = Membership(address, at) if at else None
        self._pool: Any = None
        self._writer = PostgresWriter(address.connect, self._fence, patience, self._told_away)
        self.on_away: list[Callable[[bool], None]] = []
        super().__init__(self._writer.write, self._answers)

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def start(self) -> None:
        await prepare(self.address)
        self._pool = await driver().create_pool(
            self.address.url, min_size=0, max_size=READERS, **self.address.settings()
        )
        if self.members is not None:
            await self.members.join()

    async def take(self, table: str) -> str | None:
        return await self.members.take(table) if self.members is not None else None

    async def leave(self, table: str) -> None:
        if self.members is not None:
            await self.members.leave(table)

    async def taken(self) -> list[str]:
        return await self.members.taken() if self.members is not None else []

    async def tend(self) -> None:
        """PostgreSQL tends itself."""

    async def close(self) -> None:
        await self._writer.close()
        if self.members is not None:
            await self.members.resign()
        if self._pool is not None:
            with suppress(Exception):
                await asyncio.wait_for(self._pool.close(), 5)

    async def _answers(self, *queries: Query) -> Found:
        """All as of one moment; a database that is away is waited for."""
        until = monotonic() + self._patience
        while True:
            try:
                async with self._pool.acquire() as database:
                    return await _answers(database, queries)
            except Exception as error:
                if not lost(error):
                    raise StoreFailed(words_of(error)) from error
                if monotonic() > until:
                    raise StoreAway(words_of(error)) from error
                await asyncio.sleep(PAUSE)

    async def _fence(self, database: Connection, tables: Sequence[str]) -> set[str]:
        """Alone, all tables are ours."""
        return await self.members.foreign(database, tables) if self.members else set()

    def _told_away(self, away: bool) -> None:
        for tell in self.on_away:
            tell(away)


async def prepare(address: Address, serving: bool = False) -> None:
    """The schema of this version; whatever is in the way, also of `serving`, is a `Problem`."""
    asyncpg = driver()
    database = await address.connect()
    try:
        await migrate(database, address.schema, address.name)
        await check_versions(database, address.name)
        if serving:
            await rehearse(database)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise address.problem(error) from error
    finally:
        with suppress(Exception):
            await database.close(timeout=5)


async def _answers(database: Connection, queries: Sequence[Query]) -> Found:
    if len(queries) == 1:
        return [await _rows(database, queries[0])]
    async with database.transaction(isolation="repeatable_read", readonly=True):
        return [await _rows(database, query) for query in queries]


async def _rows(database: Connection, query: Query) -> list[tuple[Any, ...]]:
    statement, values = query
    return [tuple(row) for row in await database.fetch(numbered(statement), *values)]
