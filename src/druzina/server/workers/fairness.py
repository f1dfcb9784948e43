"""Whose thought comes next: of the household, then of the table, that had the least of late."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from itertools import count
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

HALF_LIFE = 30.0  # seconds after which half of what somebody used is forgotten
FORGOTTEN = 0.001


class Payer(Struct, frozen=True):
    """For whom something is thought about; nobody, for what is the server's own."""

    household: str = ""
    table: str = ""


class Ledger:
    """Seconds used of late, by anybody; what is long ago counts for less and less."""

    def __init__(self) -> None:
        self._used: dict[Hashable, tuple[float, float]] = {}

    def used(self, who: Hashable, at: float) -> float:
        seconds, since = self._used.get(who, (0.0, at))
        return float(seconds * 0.5 ** ((at - since) / HALF_LIFE))

    def use(self, who: Hashable, seconds: float, at: float) -> None:
        self._used[who] = self.used(who, at) + seconds, at
        if len(self._used) > 10_000:
            self._used = {one: kept for one, kept in self._used.items() if self._counts(one, at)}

    def _counts(self, who: Hashable, at: float) -> bool:
        return self.used(who, at) > FORGOTTEN

    def shares(self, kind: type, at: float) -> list[float]:
        """How it is shared out among all of a kind, the largest first; not who they are."""
        each = sorted(self.used(one, at) for one in self._used if isinstance(one, kind))
        total = sum(each)
        return [round(one / total, 3) for one in reversed(each) if one > total / 1000]


class _Waiting(Struct, Generic[T], eq=False):
    urgency: int
    order: int
    payer: Payer
    turn: asyncio.Future[T]


class FairQueue(Generic[T]):
    """Who waits for a worker; the urgent first, among them by what they had of late."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._waiting: list[_Waiting[T]] = []
        self._order = count()

    def __len__(self) -> int:
        return sum(not one.turn.done() for one in self._waiting)

    def of(self, household: str) -> int:
        """How many of a household wait."""
        return sum(one.payer.household == household for one in self._waiting)

    def wait(self, urgency: int, payer: Payer) -> asyncio.Future[T]:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(urgency, next(self._order), payer, turn))
        return turn

    def next(self, at: float) -> asyncio.Future[T] | None:
        self._waiting = [one for one in self._waiting if not one.turn.done()]
        if not self._waiting:
            return None
        chosen = min(self._waiting, key=lambda one: self._rank(one, at))
        self._waiting.remove(chosen)
        return chosen.turn

    def cancel(self) -> None:
        for one in self._waiting:
            one.turn.cancel()

    def _rank(self, one: _Waiting[T], at: float) -> tuple[int, float, float, int]:
        household = self._ledger.used(one.payer.household, at)
        return one.urgency, household, self._ledger.used(one.payer, at), one.order
