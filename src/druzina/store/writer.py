"""One thread that writes. What waits together is committed together: one sync for all of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from druzina.store.rows import Conflict, StoreFailed

Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, "asyncio.Future[None]"]

Fate = BaseException | None
Doing = Callable[[sqlite3.Connection, Work], Fate]

BATCH = 1000
UNFIT = sqlite3.Error, ValueError, TypeError, OverflowError  # the last ones: SQLite cannot hold it


class Spoilt(Exception):
    """A job failed, and with it all of its batch."""


class Writer:
    """Jobs come from one event loop; each is told of its fate after the commit, never before."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    async def write(self, work: Work) -> None:
        """Returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        await done

    def close(self) -> None:
        """Everything that was asked for is written first."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._gather()
            if batch:
                self._commit(batch)

    def _gather(self) -> tuple[list[Job], bool]:
        """The next job and all that wait behind it."""
        job = self._jobs.get()
        batch: list[Job] = []
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                job = self._jobs.get_nowait()
        return batch, job is not None

    def _commit(self, batch: list[Job]) -> None:
        """All in one go; only if one of them cannot be, each by itself."""
        try:
            try:
                fates = self._together(batch, _do)
            except Spoilt:
                fates = self._together(batch, _try)
        except sqlite3.Error as error:
            fates = [StoreFailed(str(error)) for _ in batch]
        self.commits += 1
        with suppress(RuntimeError):  # the loop is gone: nobody waits any more
            batch[0][1].get_loop().call_soon_threadsafe(_tell, batch, fates)

    def _together(self, batch: list[Job], do: Doing) -> list[Fate]:
        """One commit, or nothing of it."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            fates = [do(self._database, work) for work, _ in batch]
            self._database.execute("COMMIT")
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
