"""What a bot is: something that chooses, given what its seat has seen."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from druzina.core import Choice, Seen


class Budget(Struct, frozen=True):
    """How long a bot may think about one choice: by the clock, by simulations, or both."""

    seconds: float | None = None
    simulations: int | None = None


class Spending:
    """How much of a budget is used up: from the moment it is made until the share is 1."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self._seconds = budget.seconds
        self._since = perf_counter()
        self._limit = budget.simulations
        if self._seconds is None and self._limit is None:
            self._limit = usual

    def share(self, simulations: int) -> float:
        """The larger share of the clock and of the simulations, 1 or more when all is used."""
        by_count = _part(simulations, self._limit)
        if self._seconds is None:
            return by_count
        return max(by_count, _part(perf_counter() - self._since, self._seconds))


def _part(used: float, whole: float | None) -> float:
    """Of nothing all is used up before the beginning; what is not counted never is."""
    if whole is None:
        return 0.0
    return used / whole if whole else inf


class Bot(Protocol):
    """Answers the seat's question.

    A bot may have a second method, `reason() -> Shown`, which says why it chose as it did: the
    same call then serves as a hint for a person.
    """

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice: ...
