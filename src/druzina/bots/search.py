"""Thinking ahead as long as the budget allows: a tree against rivals, plans within a team or where
rivals are little in each other's way."""

from __future__ import annotations

from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.team import TeamBot
from druzina.bots.tree import TreeBot
from druzina.core import Choice, Seen, Shown, united


class SearchBot:
    """`estimates` are those of the choices it looked at, `estimate` that of the one it chose."""

    def __init__(self, seed: int) -> None:
        self._rival, self._team = TreeBot(seed), TeamBot(seed)
        self.simulations = 0
        self.estimate = 0.5
        self.estimates: dict[Choice, float] = {}
        self.aims: list[Shown] = []

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        planned = united(seen.teams) or seen.game.mind.plans
        thinker = self._team if planned else self._rival
        choice = thinker.choose(seen, budget)
        self.simulations, self.estimates = thinker.simulations, thinker.estimates
        self.estimate = thinker.estimate
        self.aims = self._team.aims if thinker is self._team else []
        return choice

    def keep(self) -> bytes:
        return self._team.keep()

    def recall(self, kept: bytes) -> None:
        self._team.recall(kept)

    def reason(self) -> Shown:
        share = round(100 * self.estimate)
        return Shown("reason-search", "", {"share": share, "simulations": self.simulations})
