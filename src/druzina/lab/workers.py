"""Games on several processes. Rows come in the order of the games, whoever finished first.

Each worker is given a handful of games at a time. One that dies is replaced; its games are tried
again one by one, and the one that kills its worker a second time is reported as failed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from msgspec import Struct

from druzina.lab.interrupt import unheard
from druzina.lab.plan import Plan
from druzina.lab.play import each_game, play_games
from druzina.lab.row import Failed, Row

Result = Row | Failed
Work = Callable[[Plan, Sequence[int]], list[Result]]

CHUNK_SECONDS = 0.4  # long enough that messages cost nothing, short enough for a live progress bar
CHUNK_GAMES = 200


def results(plan: Plan, numbers: Sequence[int], workers: int) -> Generator[Result, None, None]:
    """Every game's row or failure as soon as it is known, in no order."""
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
        self.left = deque(numbers)
        self.again: deque[int] = deque()
        self.workers: list[_Worker] = []
        self.seconds, self.played = 0.0, 0

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
            self._learn(found)
            self._give(worker)
            yield from found

    def _replace(self, worker: _Worker) -> Iterator[Failed]:
        worker.process.join()
        if len(worker.games) == 1:
            number = worker.games[0]
            error = f"the worker process died with exit code {worker.process.exitcode}"
            yield Failed(number=number, deal=self.plan.deal_seed(number), error=error)
        else:
            self.again.extend(worker.games)
        self.workers.remove(worker)
        with unheard():
            self.workers.append(self._hire())
        self._give(self.workers[-1])

    def _give(self, worker: _Worker) -> None:
        """The next games: as many as take a moment; those of a dead worker alone."""
        if self.again:
            worker.games = [self.again.popleft()]
        else:
            count = min(self._handful(), len(self.left))
            worker.games = [self.left.popleft() for _ in range(count)]
        if worker.games:
            with suppress(OSError):  # it has died: its closed pipe will say so
                worker.pipe.send(worker.games)

    def _handful(self) -> int:
        if not self.played:
            return 1
        fair = len(self.left) // (2 * self.size)
        return max(1, min(fair, CHUNK_GAMES, int(CHUNK_SECONDS * self.played / self.seconds)))

    def _learn(self, found: Sequence[Result]) -> None:
        """How long a game takes, the latest counting most."""
        rows = [result for result in found if isinstance(result, Row)]
        self.seconds = self.seconds / 2 + sum(row.seconds for row in rows)
        self.played = self.played // 2 + len(rows)

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
