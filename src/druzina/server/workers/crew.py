"""The processes that think. The event loop only waits for them; one that hangs is replaced.

Nobody has more of them than others: see `fairness.py`.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from time import monotonic

from druzina.server.workers.fairness import FairQueue, Ledger, Payer
from druzina.server.workers.work import Choose, Chose, Done, Failed, Work, read_done, write_work
from druzina.server.workers.worker import LENGTH

URGENT, PATIENT = 0, 1
START = 60.0  # seconds until a new worker has done what it begins with
QUICK = ("random", "apprentice", "adept")

# What a dead, slow or garbled worker looks like; to write to a dead one's pipe is a RuntimeError
# of the event loop.
FAULTS = (TimeoutError, asyncio.IncompleteReadError, OSError, ValueError, RuntimeError)
COMMAND = ("-m", "druzina.server.workers.worker")


NOBODY = Payer()


class NoThought(Exception):
    """A worker failed, died or took too long."""


class _Worker:
    """One process; started when first needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def do(self, work: Work) -> Done:
        if self.process is None or not self.runs:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE
            )
        inlet, outlet = self.process.stdin, self.process.stdout
        assert inlet is not None, "a pipe"
        assert outlet is not None, "a pipe"
        data = write_work(work)
        inlet.write(LENGTH.pack(len(data)) + data)
        await inlet.drain()
        (length,) = LENGTH.unpack(await outlet.readexactly(LENGTH.size))
        done: Done = read_done(await outlet.readexactly(length))
        return done

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Crew:
    """So many workers, and who waits for one: bots at tables before analyses, each its share.

    Bots that answer at once have a worker of their own, lest they wait behind who thinks long. A
    new worker does `first` what makes it read what it needs: that is not thinking yet.
    """

    def __init__(self, size: int, ledger: Ledger | None = None, first: Work | None = None) -> None:
        self._first = first
        self._ledger = ledger or Ledger()
        self._quick = Crew(1, self._ledger) if ledger is None else None
        self._workers = [_Worker() for _ in range(max(1, size))]
        self._idle = list(self._workers)
        self._queue: FairQueue[_Worker] = FairQueue(self._ledger)

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def busy(self) -> int:
        quick = self._quick.busy if self._quick is not None else 0
        return len(self._workers) - len(self._idle) + quick

    @property
    def waiting(self) -> int:
        return len(self._queue) + (self._quick.waiting if self._quick is not None else 0)

    def waiting_of(self, household: str) -> int:
        return self._queue.of(household)

    def used(self, household: str) -> float:
        """Seconds of thinking of late."""
        return self._ledger.used(household, monotonic())

    def shares(self) -> list[float]:
        """How thinking was shared out among households of late, the largest first."""
        return self._ledger.shares(str, monotonic())

    async def ask(
        self, work: Work, seconds: float, urgency: int = URGENT, payer: Payer = NOBODY
    ) -> Done:
        """The worker's answer, or `NoThought`."""
        worker = await self._free(urgency, payer)
        began = monotonic()
        try:
            if self._first is not None and not worker.runs:
                await asyncio.wait_for(worker.do(self._first), START)
                began = monotonic()
            done = await asyncio.wait_for(worker.do(work), seconds)
        except FAULTS as error:
            await worker.stop()
            raise NoThought(type(error).__name__) from error
        except asyncio.CancelledError:
            await asyncio.shield(worker.stop())
            raise
        finally:
            self._note(payer, monotonic() - began)
            self._release(worker)
        if isinstance(done, Failed):
            raise NoThought(done.what)
        return done

    def _note(self, payer: Payer, seconds: float) -> None:
        if payer.household:
            self._ledger.use(payer.household, seconds, monotonic())
        self._ledger.use(payer, seconds, monotonic())

    async def choose(
        self, work: Work, seconds: float, urgency: int = URGENT, payer: Payer = NOBODY
    ) -> Chose:
        apart = self._quick if isinstance(work, Choose) and work.bot in QUICK else None
        done = await (apart or self).ask(work, seconds, urgency, payer)
        if not isinstance(done, Chose):
            raise NoThought("no choice")
        return done

    async def close(self) -> None:
        self._queue.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        if self._quick is not None:
            await self._quick.close()

    async def _free(self, urgency: int, payer: Payer) -> _Worker:
        if self._idle:
            return self._idle.pop()
        waiting = self._queue.wait(urgency, payer)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._release(waiting.result())
            raise

    def _release(self, worker: _Worker) -> None:
        waiting = self._queue.next(monotonic())
        if waiting is None:
            self._idle.append(worker)
        else:
            waiting.set_result(worker)
