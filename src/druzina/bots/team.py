"""Search within a team: the best plans for a turn are tried in worlds one cannot tell from the
true one, the same for all of them, and played on by leaning to the end of the round."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.planning import Expected, Plan, foretold, plans
from druzina.bots.policy import leant
from druzina.core import Choice, Luck, Position, Seen, blend

CANDIDATES = 8
WORLDS = 8
UNLIMITED = 10**9
USUAL = 200


class TeamBot:
    """Thinks once and keeps to the plan as long as all goes as expected."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._steps: list[Expected] = []
        self.simulations = 0
        self.estimate = 0.5
        self.estimates: dict[Choice, float] = {}

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        if len(seen.choices) == 1:
            return seen.choices[0]
        if not (self._steps and self._steps[0].view == seen.view):
            self._steps = self._thought(seen, budget)
        return self._steps.pop(0).choice

    def _thought(self, seen: Seen[Any], budget: Budget) -> list[Expected]:
        found = plans(seen.game, seen.sample(self._luck), seen.seat)[:CANDIDATES]
        best = self._best(seen, found, budget) if len(found) > 1 else found[0]
        self.estimates = {}
        for plan in found:
            first = plan.choices[0]
            self.estimates[first] = max(self.estimates.get(first, 0.0), plan.value)
        self.estimate = self.estimates[best.choices[0]]
        return foretold(seen.game, seen.sample(self._luck), seen.seat, best)

    def _best(self, seen: Seen[Any], found: list[Plan], budget: Budget) -> Plan:
        """Every few worlds the worse half is given up; a plan's value becomes its average."""
        until = perf_counter() + budget.seconds if budget.seconds is not None else None
        limit = budget.simulations or (UNLIMITED if until else USUAL)
        still, seed, worlds, self.simulations = list(found), self._luck.bits(), 0, 0
        while len(still) > 1 and self.simulations < limit:
            world = seen.game.codec.encode(seen.sample(Luck(blend(seed, worlds))))
            for plan in still:
                value = self._tried(seen, plan, world)
                plan.value += (value - plan.value) / (worlds + 2)
            worlds += 1
            late = until is not None and perf_counter() > until
            if late or worlds % WORLDS == 0:
                still.sort(key=lambda plan: -plan.value)
                del still[1 if late else (len(still) + 1) // 2 :]
        return max(still, key=lambda plan: plan.value)

    def _tried(self, seen: Seen[Any], plan: Plan, world: bytes) -> float:
        g: Position = seen.game.codec.decode(world)
        horizon = g.round
        for choice in plan.choices:
            asked = g.advance()
            assert asked is not None, "a plan goes no further than the game"
            g.answer(asked[0], choice)
        while (asked := g.advance()) is not None and g.round <= horizon:
            g.answer(asked[0], leant(seen.game, g, *asked))
        self.simulations += 1
        return seen.game.judge(g, seen.seat)
