"""Which games a worker is given next, whoever the workers are.

Each is given a handful at a time: as many as take a moment. The games of a worker that died are
tried again one by one, and the one that kills its worker a second time is reported as failed; so
every game is told exactly once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row

Result = Row | Failed

CHUNK_SECONDS = 0.4  # long enough that messages cost nothing, short enough for a live progress bar
CHUNK_GAMES = 200


class Sharing:
    """What is still to be played, and how long a game takes."""

    def __init__(self, plan: Plan, numbers: Sequence[int], workers: int) -> None:
        self.plan, self.workers = plan, workers
        self._left = deque(numbers)
        self._again: deque[int] = deque()
        self._tried: set[int] = set()
        self._seconds, self._played = 0.0, 0

    def next_games(self) -> list[int]:
        """None are left if the list is empty."""
        if self._again:
            return [self._again.popleft()]
        count = min(self._handful(), len(self._left))
        return [self._left.popleft() for _ in range(count)]

    def learn(self, found: Sequence[Result]) -> None:
        """How long a game takes, the latest counting most."""
        rows = [result for result in found if isinstance(result, Row)]
        self._seconds = self._seconds / 2 + sum(row.seconds for row in rows)
        self._played = self._played // 2 + len(rows)

    def died(self, games: Sequence[int], error: str) -> list[Failed]:
        """A worker died with these games in hand."""
        fatal = [number for number in games if number in self._tried]
        again = [number for number in games if number not in self._tried]
        self._again.extend(again)
        self._tried.update(again)
        deal = self.plan.deal_seed
        return [Failed(number=number, deal=deal(number), error=error) for number in fatal]

    def _handful(self) -> int:
        if not self._played:
            return 1
        fair = len(self._left) // (2 * self.workers)
        quick = int(CHUNK_SECONDS * self._played / self._seconds) if self._seconds else CHUNK_GAMES
        return max(1, min(fair, CHUNK_GAMES, quick))
