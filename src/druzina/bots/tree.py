"""Information-set Monte Carlo tree search.

Every simulation draws another world that the seat cannot tell from the true one, walks down a tree
that all worlds share, plays on by leaning to a horizon, and keeps what the game's judgement says
there. Where all choose together, every seat chooses in a node of its own, without knowing the
others' choices.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.policy import leanings, wavering
from druzina.core import AnyQuestion, Choice, Game, Lane, Luck, Position, Seen, Together

EXPLORATION = 0.5
TEMPERATURE = 1.5
NOISE = 2.0
ROUNDS_AHEAD = 1
WIDENING = 1.0


class Node:
    """What the simulations found at one moment, as one seat may know it."""

    __slots__ = ("children", "priors", "total", "values", "visits")

    def __init__(self) -> None:
        self.children: dict[Hashable, Node] = {}
        self.priors: dict[Choice, float] = {}
        self.visits: dict[Choice, int] = {}
        self.values: dict[Choice, float] = {}
        self.total = 0

    def child(self, key: Hashable) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found

    def select(self, choices: Sequence[Choice]) -> Choice:
        """The most promising of those open in this world; few at first, more with the visits."""
        width = 2 + int(WIDENING * sqrt(self.total))
        if width < len(choices):
            choices = sorted(choices, key=lambda choice: -self.priors[choice])[:width]
        scale = EXPLORATION * sqrt(self.total + 1)
        mean = sum(self.values.values()) / self.total if self.total else 0.5
        return max(choices, key=lambda choice: self._promise(choice, scale, mean))

    def _promise(self, choice: Choice, scale: float, mean: float) -> float:
        visits = self.visits.get(choice, 0)
        value = self.values[choice] / visits if visits else mean
        return value + scale * self.priors[choice] / (1 + visits)

    def learn(self, choice: Choice, value: float) -> None:
        self.total += 1
        self.visits[choice] = self.visits.get(choice, 0) + 1
        self.values[choice] = self.values.get(choice, 0.0) + value


class TreeBot:
    """Thinks as long as the budget allows; the choice looked at most often is the answer."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self.simulations = 0
        self.estimate = 0.5
        self.estimates: dict[Choice, float] = {}

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        choices = seen.choices
        root = Node()
        self.simulations = 0
        self.estimates = {}
        if len(choices) == 1:
            return choices[0]
        until = perf_counter() + budget.seconds if budget.seconds is not None else None
        limit = budget.simulations or (10**9 if until else 200)
        while self.simulations < limit and (until is None or perf_counter() < until):
            self._simulate(seen, root)
            self.simulations += 1
        mine = root.child(seen.seat) if isinstance(seen.question, Lane) else root
        best = max(choices, key=lambda choice: mine.visits.get(choice, 0))
        self.estimates = {
            choice: mine.values[choice] / mine.visits[choice]
            for choice in choices
            if choice in mine.visits
        }
        self.estimate = self.estimates.get(best, 0.5)
        return best

    def _simulate(self, seen: Seen[Any], root: Node) -> None:
        g = seen.sample(self._luck)
        _forget_answers(g, seen.seat)
        horizon = g.round + ROUNDS_AHEAD
        walked = self._descend(seen.game, g, root, horizon)
        self._play_on(seen.game, g, horizon)
        values = [seen.game.judge(g, seat) for seat in range(_seats(walked))]
        for node, seat, choice in walked:
            node.learn(choice, values[seat])

    def _descend(
        self, game: Game[Any, Any], g: Position, node: Node, horizon: int
    ) -> list[tuple[Node, int, Choice]]:
        """Down the tree to the first moment nobody has looked at yet."""
        walked: list[tuple[Node, int, Choice]] = []
        fresh = False
        while not fresh and (asked := g.advance()) is not None and g.round <= horizon:
            fresh = node.total == 0 and bool(walked)
            if isinstance(g.stack[-1], Together):
                together = [
                    (lane.seat, self._step(game, g, node.child(lane.seat), lane, walked))
                    for lane in g.stack[-1].lanes
                    if not lane.done
                ]
                node.total += 1
                node = node.child(tuple(together))
            else:
                question, choices = asked
                node = node.child(self._step(game, g, node, question, walked, choices))
        return walked

    def _step(
        self,
        game: Game[Any, Any],
        g: Position,
        node: Node,
        question: AnyQuestion,
        walked: list[tuple[Node, int, Choice]],
        choices: Sequence[Choice] | None = None,
    ) -> Choice:
        choices = question.choices(g) if choices is None else choices
        if any(choice not in node.priors for choice in choices):
            _add_priors(node, choices, leanings(game, g, question, choices))
        choice = node.select(choices)
        g.answer(question, choice)
        walked.append((node, question.seat, choice))
        return choice

    def _play_on(self, game: Game[Any, Any], g: Position, horizon: int) -> None:
        while (asked := g.advance()) is not None and g.round <= horizon:
            question, choices = asked
            noise = NOISE if isinstance(question, Lane) else 0.0
            g.answer(question, wavering(game, g, question, choices, self._luck, noise))


def _forget_answers(g: Position, seat: int) -> None:
    """Others' hidden answers are searched like any other choice, not taken as drawn."""
    top = g.stack[-1]
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane.seat != seat:
                lane.given.clear()


def _add_priors(node: Node, choices: Sequence[Choice], lean: list[float]) -> None:
    best = max(lean)
    weights = [exp((one - best) / TEMPERATURE) for one in lean]
    total = sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        node.priors.setdefault(choice, weight / total)


def _seats(walked: list[tuple[Node, int, Choice]]) -> int:
    return 1 + max(seat for _, seat, _ in walked)
