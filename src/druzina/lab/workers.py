"""Games on several processes. Rows come in the order of the games, whoever finished first.

A worker that dies is replaced; what becomes of its games says `sharing.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from msgspec import Struct

from druzina.lab.interrupt import unheard
from druzina.lab.plan import Plan
from druzina.lab.play import each_game, play_games
from druzina.lab.row import Failed
from druzina.lab.sharing import Result, Sharing

Work = Callable[[Plan, Sequence[int]], list[Result]]

PROCESSES, RAY = "processes", "ray"


def results(
    plan: Plan, numbers: Sequence[int], workers: int, on: str = PROCESSES
) -> Generator[Result, None, None]:
    """Every game's row or failure as soon as it is known, in no order."""
    if on != PROCESSES:
        from druzina.lab.on_ray import ray_results

        return ray_results(plan, numbers, workers, on.partition(":")[2])
    if workers <= 1 or len(numbers) <= 1:
        return each_game(plan, numbers)
    return _Crew(plan, numbers, min(workers, len(numbers))).results()


class InOrder:
    """Puts results into the order of the games; each comes out once those before it are known."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._expected = iter(numbers)
        self._next = next(self._expected, None)
        self._waiting: dict[int, Result] = {}

    def add(self, result: Result) -> Iterator[Result]:
        self._waiting[result.number] = result
        while self._next in self._waiting:
            yield self._waiting.pop(self._next)
            self._next = next(self._expected, None)

    def rest(self) -> list[Result]:
        """What is there when the run was cut off, without the games that are missing."""
        return [self._waiting.pop(number) for number in sorted(self._waiting)]


class _Worker(Struct):
    process: BaseProcess
    pipe: Connection
    games: list[int] = []


class _Crew:
    """The processes and what is still to be played."""

    def __init__(self, plan: Plan, numbers: Sequence[int], size: int, work: Work = play_games):
        self.plan, self.work, self.size = plan, work, size
        self.sharing = Sharing(plan, numbers, size)
        self.workers: list[_Worker] = []

    def results(self) -> Generator[Result, None, None]:
        try:
            with unheard():
                self.workers = [self._hire() for _ in range(self.size)]
            for worker in self.workers:
                self._give(worker)
            while any(worker.games for worker in self.workers):
                yield from self._hear()
        finally:
            self._dismiss()

    def _hear(self) -> Iterator[Result]:
        """What the next workers to speak have to say; a closed pipe says that one has died."""
        busy = {worker.pipe: worker for worker in self.workers if worker.games}
        for pipe in wait(list(busy)):
            worker = busy[pipe]  # type: ignore[index]  # only our own pipes were waited for
            try:
                found: list[Result] = worker.pipe.recv()
            except (EOFError, OSError):
                yield from self._replace(worker)
                continue
            self.sharing.learn(found)
            self._give(worker)
            yield from found

    def _replace(self, worker: _Worker) -> Iterator[Failed]:
        worker.process.join()
        error = f"the worker process died with exit code {worker.process.exitcode}"
        yield from self.sharing.died(worker.games, error)
        self.workers.remove(worker)
        with unheard():
            self.workers.append(self._hire())
        self._give(self.workers[-1])

    def _give(self, worker: _Worker) -> None:
        worker.games = self.sharing.next_games()
        if worker.games:
            with suppress(OSError):  # it has died: its closed pipe will say so
                worker.pipe.send(worker.games)

    def _hire(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self.plan, self.work), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def _dismiss(self) -> None:
        """Nobody is waited for: an unfinished game is of no use."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()


def _serve(pipe: Connection, plan: Plan, work: Work) -> None:
    """A worker's life: games in, rows out, until nobody is at the other end."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(plan, pipe.recv()))
