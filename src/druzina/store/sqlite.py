"""The store in one SQLite file: write-ahead log, every commit synced, one thread that writes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from druzina.core import Problem
from druzina.store.checkpoints import Checkpoints
from druzina.store.holding import Held
from druzina.store.opening import FILE, OWN_FOLDER, WAL, beside, connect, opened
from druzina.store.rows import StoreFailed
from druzina.store.tables import Tables
from druzina.store.works import Found, Query
from druzina.store.writer import Writer

T = TypeVar("T")


class SqliteStore(Tables):
    """Opened by `SqliteStore(folder)`, which raises a `Problem` if the folder cannot hold it, or
    another server has it."""

    def __init__(self, folder: Path) -> None:
        self._held = _taken(folder)
        try:
            self._writer = Writer(opened(folder, self._held.orderly))
        except Problem:
            self._held.release()
            raise
        file = folder / FILE
        self._reader = connect(file)
        self._checkpoints = Checkpoints(connect(file), connect(file), beside(file, WAL))
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        super().__init__(self._writer.write, self._answers)

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def start(self) -> None:
        """It is open already."""

    async def tend(self) -> None:
        """What is to be done now and then, beside everything else."""
        await self._beside(lambda _: self._checkpoints.tend(self.commits, time.monotonic()))

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._threads.shutdown)
        self._checkpoints.close()
        self._reader.close()
        await self._writer.close()
        self._held.release()

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


def _taken(folder: Path) -> Held:
    try:
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        return Held(folder)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Problem("problem-store-folder", folder=str(folder), detail=detail) from error
