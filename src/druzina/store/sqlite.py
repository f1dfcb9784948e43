"""The store in SQLite: every commit is synced to a log, one thread writes; see `volumes.py`."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from druzina.core import Problem
from druzina.core.refusal import hindrance
from druzina.store.holding import Held
from druzina.store.opening import OWN_FOLDER, connect, keeper, opened
from druzina.store.renewal import next_volume
from druzina.store.rows import StoreFailed
from druzina.store.tables import Tables
from druzina.store.volumes import Shelf, following
from druzina.store.works import Found, Query
from druzina.store.writer import Writer

T = TypeVar("T")


class SqliteStore(Tables):
    """Opened by `SqliteStore(folder)`, which raises a `Problem` if the folder cannot hold it, or
    another server has it."""

    def __init__(self, folder: Path) -> None:
        self._held = _taken(folder)
        try:
            database, file = opened(folder, self._held.with_log)
        except Problem:
            self._held.release()
            raise
        self._writer = Writer(database)
        self._reader, self._keeper = connect(file), keeper(file)
        self._shelf = Shelf(file, time.monotonic())
        self._renewing: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        super().__init__(self._writer.write, self._answers)

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def start(self) -> None:
        """It is open already."""

    async def take(self, table: str) -> str | None:
        """A folder has one server, so that all tables are its own."""
        return None

    async def leave(self, table: str) -> None:
        """Nobody else could take it."""

    async def taken(self) -> list[str]:
        return []

    async def tend(self) -> None:
        """What is to be done now and then, beside everything else."""
        at = time.monotonic()
        if self._shelf.due(at):
            await self.renew()
        self._shelf.clear(at)

    async def renew(self) -> None:
        """Everything goes on in the next volume; once begun it is brought to its end."""
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew())
        await asyncio.shield(self._renewing)

    async def _renew(self) -> None:
        """Who writes waits only for the end of copying."""
        loop, name = asyncio.get_running_loop(), following(self._shelf.file)
        source = self._writer.database

        def hold() -> None:
            asyncio.run_coroutine_threadsafe(self._writer.hold(), loop).result()

        database = source
        try:
            database, *looking = await asyncio.to_thread(next_volume, source, name, hold)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailed(str(error)) from error
        finally:
            self._writer.release(database)
        before = source, self._reader, self._keeper
        self._reader, self._keeper = looking
        self._shelf.put(name, time.monotonic())
        await loop.run_in_executor(self._threads, _close, *before)  # after all who still read there

    async def close(self) -> None:
        """The log stays beside the database, for somebody may be copying both."""
        if self._renewing is not None:
            await asyncio.wait((self._renewing,))
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._threads.shutdown)
        self._reader.close()
        await self._writer.close()
        self._keeper.close()
        self._held.release(with_log=True)

    async def _answers(self, *queries: Query) -> Found:
        return await self._beside(lambda database: answers(database, *queries))

    async def _beside(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, work, self._reader)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error


def answers(database: sqlite3.Connection, *queries: Query) -> Found:
    """The rows of every query."""
    return [database.execute(*query).fetchall() for query in queries]


def _close(*connections: sqlite3.Connection) -> None:
    for one in connections:
        one.close()


def _taken(folder: Path) -> Held:
    try:
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        return Held(folder)
    except OSError as error:
        detail = hindrance(error)
        raise Problem("problem-store-folder", folder=str(folder), detail=detail) from error
