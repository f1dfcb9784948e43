"""How much of the suite an ordinary run does: all of it is for `make soak`.

A part goes round by date, so that in some days everything was looked at; `DRUZINA_DAY=739210`
repeats that day, which a run names at its beginning. `DRUZINA_SOAK=1` leaves nothing out.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")

SOAK = os.environ.get("DRUZINA_SOAK", "") not in ("", "0")
DAY = int(os.environ.get("DRUZINA_DAY") or datetime.now(UTC).date().toordinal())
SPACING = 16


def turn_of(things: Sequence[T], parts: int) -> list[T]:
    """The share of these whose day it is."""
    return list(things) if SOAK else list(things[DAY % parts :: parts])


class Sampling:
    """Which decisions of a walk are looked at closely: the first of every kind of question, many
    at the beginning, fewer later, so that ten times as many decisions cost three times as much."""

    def __init__(self) -> None:
        self._kinds: set[str] = set()
        self._decisions = self._next = 0

    def due(self, kinds: Sequence[str]) -> bool:
        """Whether this decision is one of them."""
        number, self._decisions = self._decisions, self._decisions + 1
        fresh = not self._kinds.issuperset(kinds)
        self._kinds.update(kinds)
        if not (SOAK or fresh or number >= self._next or not kinds):
            return False
        self._next = number + 1 + number // SPACING
        return True
