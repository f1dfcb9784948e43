"""The processes that think. The event loop only waits for them; one that hangs is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count

from druzina.server.workers.work import Chose, Done, Failed, Work, read_done, write_work
from druzina.server.workers.worker import LENGTH

URGENT, PATIENT = 0, 1

# What a dead, slow or garbled worker looks like; to write to a dead one's pipe is a RuntimeError
# of the event loop.
FAULTS = (TimeoutError, asyncio.IncompleteReadError, OSError, ValueError, RuntimeError)
COMMAND = ("-m", "druzina.server.workers.worker")


class NoThought(Exception):
    """A worker failed, died or took too long."""


class _Worker:
    """One process; started when first needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def do(self, work: Work) -> Done:
        if self.process is None or self.process.returncode is not None:
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
    """So many workers, and who waits for one: bots at tables before analyses."""

    def __init__(self, size: int) -> None:
        self._workers = [_Worker() for _ in range(max(1, size))]
        self._idle = list(self._workers)
        self._queue: list[tuple[int, int, asyncio.Future[_Worker]]] = []
        self._order = count()

    async def ask(self, work: Work, seconds: float, urgency: int = URGENT) -> Done:
        """The worker's answer, or `NoThought`."""
        worker = await self._free(urgency)
        try:
            done = await asyncio.wait_for(worker.do(work), seconds)
        except FAULTS as error:
            await worker.stop()
            raise NoThought(type(error).__name__) from error
        except asyncio.CancelledError:
            await asyncio.shield(worker.stop())
            raise
        finally:
            self._release(worker)
        if isinstance(done, Failed):
            raise NoThought(done.what)
        return done

    async def choose(self, work: Work, seconds: float) -> Chose:
        done = await self.ask(work, seconds)
        if not isinstance(done, Chose):
            raise NoThought("no choice")
        return done

    async def close(self) -> None:
        for _, _, waiting in self._queue:
            waiting.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _free(self, urgency: int) -> _Worker:
        if self._idle:
            return self._idle.pop()
        waiting: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heappush(self._queue, (urgency, next(self._order), waiting))
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._release(waiting.result())
            raise

    def _release(self, worker: _Worker) -> None:
        while self._queue:
            waiting = heappop(self._queue)[2]
            if not waiting.done():
                waiting.set_result(worker)
                return
        self._idle.append(worker)
