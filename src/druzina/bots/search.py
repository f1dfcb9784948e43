"""Thinking ahead as long as the budget allows: a tree against rivals, plans within a team."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.planning import Expected, Plan, foretold, plans
from druzina.bots.policy import leant
from druzina.bots.tree import TreeBot
from druzina.core import Choice, Luck, Position, Seen, Shown, blend

CANDIDATES = 8
WORLDS = 4
UNLIMITED = 10**9
USUAL = 200


class SearchBot:
    """Where all win or lose together it plans; against rivals it searches a tree."""

    def __init__(self, seed: int) -> None:
        self._alone, self._team = TreeBot(seed), TeamBot(seed)
        self._chose: TreeBot | TeamBot = self._alone

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        self._chose = self._team if seen.game.cooperative else self._alone
        return self._chose.choose(seen, budget)

    @property
    def simulations(self) -> int:
        return self._chose.simulations

    def reason(self) -> Shown:
        share = round(100 * self._chose.estimate)
        return Shown("reason-search", "", {"share": share, "simulations": self.simulations})


class TeamBot:
    """Tries the best plans in worlds it cannot tell from the true one, the same for all of them,
    plays on by leaning, and keeps to the one that went best while all goes as expected."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._steps: list[Expected] = []
        self.simulations = 0
        self.estimate = 0.5

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        if len(seen.choices) == 1:
            return seen.choices[0]
        if not (self._steps and self._steps[0].view == seen.view):
            self._steps = self._thought(seen, budget)
        return self._steps.pop(0).choice

    def _thought(self, seen: Seen[Any], budget: Budget) -> list[Expected]:
        until = perf_counter() + budget.seconds if budget.seconds is not None else None
        limit = budget.simulations or (UNLIMITED if until else USUAL)
        self.simulations = 0
        found = plans(seen.game, seen.sample(self._luck), seen.seat)[:CANDIDATES]
        totals = {id(plan): plan.value for plan in found}
        seed, worlds = self._luck.bits(), 0
        while len(found) > 1 and self.simulations < limit:
            for plan in found:
                totals[id(plan)] += self._tried(seen, plan, Luck(blend(seed, worlds)))
            worlds += 1
            if worlds % WORLDS == 0 or (until is not None and perf_counter() > until):
                found.sort(key=lambda plan: -totals[id(plan)])
                del found[(len(found) + 1) // 2 :]
            if until is not None and perf_counter() > until:
                break
        best = max(found, key=lambda plan: totals[id(plan)])
        self.estimate = totals[id(best)] / (1 + worlds)
        return foretold(seen.game, seen.sample(self._luck), seen.seat, best)

    def _tried(self, seen: Seen[Any], plan: Plan, luck: Luck) -> float:
        g: Position = seen.sample(luck)
        horizon = g.round
        for choice in plan.choices:
            asked = g.asked()
            assert asked is not None, "a plan goes no further than the game"
            g.answer(asked[0], choice)
        while (asked := g.asked()) is not None and g.round <= horizon:
            g.answer(asked[0], leant(seen.game, g, *asked))
        self.simulations += 1
        return seen.game.judge(g, seen.seat)
