"""Any choice, all alike."""

from __future__ import annotations

from typing import Any

from druzina.bots.bot import Budget
from druzina.core import Choice, Luck, Seen, Shown


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        return self._luck.pick(seen.choices)

    def reason(self) -> Shown:
        return Shown("reason-random", "")
