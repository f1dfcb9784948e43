"""A beginner: leans as the game does, but is easily swayed."""

from __future__ import annotations

from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.policy import wavering
from druzina.core import Choice, Luck, Seen, Shown


class LeaningBot:
    """The game says how far a choice may look worse than the best and still be taken."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        world, noise = seen.sample(self._luck), seen.game.mind.beginner_noise
        return wavering(seen.game, world, seen.question, seen.choices, self._luck, noise)

    def reason(self) -> Shown:
        return Shown("reason-leaning", "")
