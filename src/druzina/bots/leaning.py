"""A beginner: leans as the game does, but is easily swayed."""

from __future__ import annotations

from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.policy import wavering
from druzina.core import Choice, Luck, Seen, Shown


class LeaningBot:
    """`noise` is how far a choice may look worse than the best and still be taken."""

    def __init__(self, seed: int, noise: float) -> None:
        self._luck = Luck(seed)
        self._noise = noise

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        world = seen.sample(self._luck)
        return wavering(seen.game, world, seen.question, seen.choices, self._luck, self._noise)

    def reason(self) -> Shown:
        return Shown("reason-leaning", "")
