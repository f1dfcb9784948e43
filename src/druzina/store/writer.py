"""All writing. What waits together is committed together: one sync for all of it.

Statements run where they are asked for and take microseconds; only the commit, which waits for the
disk, has a thread of its own. A thread that ran them all would have to win the interpreter back
from the event loop after each.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from druzina.store.rows import Conflict, StoreFailed

Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, "asyncio.Future[None]"]

Fate = BaseException | None
Doing = Callable[[sqlite3.Connection, Work], Fate]

BATCH = 1000
GATHERING = 0.01  # seconds in which others join: nobody notices, and it is one sync instead of ten
UNFIT = sqlite3.Error, ValueError, TypeError, OverflowError  # the last ones: SQLite cannot hold it


class Spoilt(Exception):
    """A job failed, and with it all of its batch."""


class Writer:
    """Jobs come from one event loop; each is told of its fate after the commit, never before."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._disk = ThreadPoolExecutor(1, "store-writer")
        self._waiting: list[Job] = []
        self._running: asyncio.Task[None] | None = None
        self.commits = 0

    async def write(self, work: Work) -> None:
        """Returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((work, done))
        if self._running is None:
            self._running = loop.create_task(self._run())
        await done

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        if self._running is not None:
            await self._running
        await asyncio.get_running_loop().run_in_executor(self._disk, self._database.close)
        self._disk.shutdown(wait=False)

    async def _run(self) -> None:
        """Batch after batch, as long as anything waits."""
        while self._waiting:
            await asyncio.sleep(GATHERING)
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                fates = await self._commit(batch)
            except sqlite3.Error as error:
                fates = [StoreFailed(str(error)) for _ in batch]
            self.commits += 1
            _tell(batch, fates)
        self._running = None

    async def _commit(self, batch: list[Job]) -> list[Fate]:
        """All in one go; only if one of them cannot be, each by itself."""
        try:
            fates = await self._together(batch, _do)
        except Spoilt:
            fates = await self._together(batch, _try)
        return fates

    async def _together(self, batch: list[Job], do: Doing) -> list[Fate]:
        """One commit, or nothing of it."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            fates = [do(self._database, work) for work, _ in batch]
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, self._database.execute, "COMMIT")
        except (sqlite3.Error, Spoilt):
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            raise
        return fates


def _do(database: sqlite3.Connection, work: Work) -> None:
    try:
        work(database)
    except UNFIT as error:
        raise Spoilt from error


def _try(database: sqlite3.Connection, work: Work) -> Fate:
    """One job; if it fails, the others of its batch are not touched."""
    database.execute("SAVEPOINT job")
    try:
        work(database)
    except UNFIT as error:
        if not database.in_transaction:  # the whole batch was rolled back with it
            raise
        database.execute("ROLLBACK TO job")
        kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreFailed
        return kind(str(error))
    finally:
        if database.in_transaction:
            database.execute("RELEASE job")
    return None


def _tell(batch: list[Job], fates: list[Fate]) -> None:
    for (_, done), fate in zip(batch, fates, strict=True):
        if done.cancelled():
            continue
        if fate is None:
            done.set_result(None)
        else:
            done.set_exception(fate)
