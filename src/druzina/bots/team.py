"""Search within a team: the best plans for a turn are tried in worlds one cannot tell from the
true one, the same for all of them, and played on by leaning to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from druzina.bots.bot import Budget, Spending
from druzina.bots.planning import (
    Expected,
    Plan,
    followed,
    foretold,
    leant_plan,
    plans,
    sight,
)
from druzina.bots.policy import leant
from druzina.core import Choice, Luck, Position, Seen, Shown, blend

USUAL = 200
FEWEST = 6  # worlds a plan is tried in before it may be given up as the worse one
TRIFLE = 0.002  # a gain that is not worth a thought


class TeamBot:
    """Thinks once and keeps to the plan as long as all goes as expected."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._steps: list[Expected] = []
        self.aims: list[Shown] = []
        self.simulations = 0
        self.estimate = 0.5
        self.estimates: dict[Choice, float] = {}

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        self.simulations, self.aims = 0, []
        if len(seen.choices) == 1:
            return seen.choices[0]
        if seen.question.kind in seen.game.mind.leans:
            return leant(seen.game, seen.sample(self._luck), seen.question, seen.choices)
        if not (self._steps and self._steps[0].sight == sight(seen.view)):
            self._steps = self._thought(seen, budget)
        self.aims = [step.aim for step in self._steps if step.aim is not None]
        return self._steps.pop(0).choice

    def keep(self) -> bytes:
        """What is left of the plan: whoever is given it goes on with it."""
        return msgspec.msgpack.encode(self._steps)

    def recall(self, kept: bytes) -> None:
        self._steps = msgspec.msgpack.decode(kept, type=list[Expected])

    def _thought(self, seen: Seen[Any], budget: Budget) -> list[Expected]:
        spending = Spending(budget, USUAL)
        found = self._candidates(seen)
        best = self._best(seen, found, spending)
        self.estimates = {}
        for plan in found:
            first = plan.choices[0]
            self.estimates[first] = max(self.estimates.get(first, 0.0), plan.value)
        self.estimate = self.estimates[best.choices[0]]
        return foretold(seen.game, seen.sample(self._luck), seen.seat, best)

    def _candidates(self, seen: Seen[Any]) -> list[Plan]:
        """The best plans; before them the leant one, where others must be better than it."""
        game, world = seen.game, seen.sample(self._luck)
        data = game.codec.encode(world)
        found = plans(game, world, seen.seat)
        if not game.mind.doubt:
            return found[: game.mind.candidates]
        usual = leant_plan(game, game.codec.decode(data), seen.seat)
        others = [plan for plan in found if plan.choices != usual.choices]
        return [usual, *others[: game.mind.candidates]]

    def _best(self, seen: Seen[Any], found: list[Plan], spending: Spending) -> Plan:
        """The worse half is given up when its share of the budget is spent, each halving an equal
        share; a plan's value becomes its average over the worlds it was tried in. What is behind by
        more than chance explains is given up at once, so that a clear question takes little. With
        doubt the first plan is tried to the end, and kept unless another is clearly better."""
        still, seed, worlds = list(found), self._luck.bits(), seen.game.mind.trust - 1
        certainty, doubt = seen.game.mind.certainty, seen.game.mind.doubt
        usual = found[:1] if doubt else []
        halvings = (len(still) - 1).bit_length()
        for halving in range(1, halvings + 1):
            share = halving / halvings
            while len(still) > 1 and spending.share(self.simulations + len(still)) <= share:
                world = seen.game.codec.encode(seen.sample(Luck(blend(seed, worlds))))
                for plan in still:
                    plan.tries.append(self._tried(seen, plan, world))
                    plan.value += (plan.tries[-1] - plan.value) / (worlds + 2)
                worlds += 1
                still = in_the_running(still, certainty) if certainty else still
                still += [plan for plan in usual if plan not in still]
            still.sort(key=lambda plan: -plan.value)
            del still[(len(still) + 1) // 2 :]
            still += [plan for plan in usual if plan not in still]
        return usual[0] if usual and not surpassed(usual[0], still[0], doubt) else still[0]

    def _tried(self, seen: Seen[Any], plan: Plan, world: bytes) -> float:
        g: Position = seen.game.codec.decode(world)
        horizon = g.round + seen.game.mind.plan_rounds
        for question, choice in followed(g, seen.seat, plan):
            g.answer(question, choice)
        while (asked := g.advance()) is not None and g.round <= horizon:
            g.answer(asked[0], leant(seen.game, g, *asked))
        self.simulations += 1
        return seen.game.ponder(g, seen.seat)


def in_the_running(plans: Sequence[Plan], certainty: float) -> list[Plan]:
    """The best plan, and those that may be better by more than a trifle, as far as the worlds tell
    that both were tried in."""
    best = max(plans, key=lambda plan: plan.value)
    return [plan for plan in plans if plan is best or not _beaten(plan, best, certainty)]


def _beaten(plan: Plan, best: Plan, certainty: float) -> bool:
    if len(plan.tries) < FEWEST:
        return False
    return best.value - plan.value + TRIFLE >= certainty * _error(plan, best)


def surpassed(plan: Plan, best: Plan, doubt: float) -> bool:
    """Whether another is better by more than chance explains, and more than a trifle."""
    if len(plan.tries) < FEWEST:
        return False
    return best.value - plan.value - TRIFLE > doubt * _error(plan, best)


def _error(plan: Plan, best: Plan) -> float:
    """The standard error of how far one is ahead of the other, world by world."""
    ahead = [one - other for one, other in zip(best.tries, plan.tries, strict=True)]
    mean = sum(ahead) / len(ahead)
    return sqrt(sum((one - mean) ** 2 for one in ahead) / (len(ahead) - 1) / len(ahead))
