"""All writing. What waits together is committed together: one sync for all of it.

Statements run on the event loop and take microseconds; only the commit, which waits for the disk,
has a thread of its own. A thread that ran them all would have to win the interpreter back from the
event loop after each. Rows for the same statement go to the database in one call.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from druzina.store.rows import Conflict, StoreFailed
from druzina.store.works import Row, Work

Job = tuple[Work, "asyncio.Future[None]"]

Fate = Exception | None
Batch = tuple[asyncio.AbstractEventLoop, list[Job], list[Fate]]

BATCH = 1000
GATHERING = 0.01  # seconds in which others join: nobody notices, and it is one sync instead of ten
HELD_LOOK = 0.001  # seconds
FEW, BUSY = 4, 0.03  # when more than so many came together, others are waited for longer
UNFIT = sqlite3.Error, ValueError, TypeError, OverflowError  # the last ones: SQLite cannot hold it


class Writer:
    """Jobs come from one event loop; each is told of its fate after the commit, never before."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()  # for the disk
        self._disk: Thread | None = None
        self._waiting: list[Job] = []
        self._writing = self._held = False
        self._gathering = GATHERING
        self.commits = 0

    async def write(self, work: Work) -> None:
        """Returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((work, done))
        self._go_on(loop)
        await done

    @property
    def database(self) -> sqlite3.Connection:
        return self._database

    async def hold(self) -> None:
        """Ends what it is at; whatever is asked for from now on waits for `release`."""
        self._held = True
        while self._writing:
            await asyncio.sleep(HELD_LOOK)

    def release(self, database: sqlite3.Connection | None = None) -> None:
        """Goes on, perhaps in another database."""
        self._database = database or self._database
        self._held = False
        self._go_on(asyncio.get_running_loop())

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._waiting and not self._writing and not self._held:
            self._writing = True
            loop.call_later(self._gathering, self._begin, loop)

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        while self._writing or self._waiting:
            await asyncio.sleep(GATHERING)
        if self._disk is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._disk.join)
        self._database.close()

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Carries a batch out and hands it to the disk; it goes on as long as anything waits."""
        jobs, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        self._gathering = BUSY if len(jobs) > FEW else GATHERING
        try:
            batch = loop, jobs, self._carried_out(jobs)
        except Exception as error:  # noqa: BLE001  # whoever waits must hear of it
            self._end((loop, jobs, []), error)
            return
        if self._disk is None:
            self._disk = Thread(target=self._commit, name="store-writer", daemon=True)
            self._disk.start()
        self._batches.put(batch)

    def _carried_out(self, jobs: list[Job]) -> list[Fate]:
        """All in one go; only if one of them cannot be, each by itself."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            _do(self._database, [work for work, _ in jobs])
            return [None] * len(jobs)
        except UNFIT:
            self._roll_back()
        self._database.execute("BEGIN IMMEDIATE")
        return [_try(self._database, work) for work, _ in jobs]

    def _commit(self) -> None:
        """The disk's thread."""
        while (batch := self._batches.get()) is not None:
            failed: Exception | None = None
            try:
                self._database.execute("COMMIT")
            except sqlite3.Error as error:
                failed = error
            with suppress(RuntimeError):  # nobody is left to hear it
                batch[0].call_soon_threadsafe(self._end, batch, failed)

    def _end(self, batch: Batch, failed: Exception | None) -> None:
        """Everybody is told; if the batch could not be kept, nothing of it was."""
        loop, jobs, fates = batch
        if failed is not None:
            self._roll_back()
            fates = [StoreFailed(str(failed)) for _ in jobs]
        self.commits += 1
        self._writing = False
        self._go_on(loop)
        tell(jobs, fates)

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            self._database.execute("ROLLBACK")


def _do(database: sqlite3.Connection, works: Sequence[Work]) -> None:
    """Rows for the same statement in one call."""
    for statement, rows in in_order(works):
        database.executemany(statement, rows)


def in_order(works: Sequence[Work]) -> Iterator[tuple[str, Sequence[Row]]]:
    """What several works do: each of those that stand alone, then all that join."""
    joined: dict[str, list[Row]] = {}
    for work in works:
        if not work.joins:
            yield from work.parts
            continue
        for statement, rows in work.parts:
            joined.setdefault(statement, []).extend(rows)
    yield from joined.items()


def _try(database: sqlite3.Connection, work: Work) -> Fate:
    """One job; if it fails, the others of its batch are not touched."""
    database.execute("SAVEPOINT job")
    try:
        _do(database, [work])
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


def tell(jobs: list[Job], fates: list[Fate]) -> None:
    for (_, done), fate in zip(jobs, fates, strict=True):
        if done.cancelled():
            continue
        if fate is None:
            done.set_result(None)
        else:
            done.set_exception(fate)
