"""Information-set Monte Carlo tree search.

Every simulation draws another world that the seat cannot tell from the true one, walks down a tree
that all worlds share, plays on by leaning to a horizon, and keeps what the game's judgement says
there. Where all choose together, every seat chooses in a node of its own, without knowing the
others' choices.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, inf, sqrt
from typing import Any

from druzina.bots.bot import Budget, Spending
from druzina.bots.policy import wavering
from druzina.core import AnyQuestion, Choice, Lane, Luck, Mind, Position, Seen, Together

USUAL = 200

# What is tried at a node: a choice, or several answers that belong together.
Move = tuple[Choice, ...]


class Node:
    """What the simulations found at one moment, as one seat may know it."""

    __slots__ = ("children", "priors", "total", "values", "visits")

    def __init__(self) -> None:
        self.children: dict[Hashable, Node] = {}
        self.priors: dict[Move, float] = {}
        self.visits: dict[Move, int] = {}
        self.values: dict[Move, float] = {}
        self.total = 0

    def child(self, key: Hashable) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found

    def select(self, moves: Sequence[Move], mind: Mind) -> Move:
        """The most promising of those open in this world; few at first, more with the visits."""
        width = 2 + int(mind.widening * sqrt(self.total))
        if width < len(moves):
            moves = sorted(moves, key=lambda move: -self.priors[move])[:width]
        scale = mind.exploration * sqrt(self.total + 1)
        mean = sum(self.values.values()) / self.total if self.total else 0.5
        values, priors, visited = self.values, self.priors, self.visits.get
        best, most = moves[0], -inf
        for move in moves:
            visits = visited(move, 0)
            value = values[move] / visits if visits else mean
            promise = value + scale * priors[move] / (1 + visits)
            if promise > most:
                best, most = move, promise
        return best

    def learn(self, move: Move, value: float) -> None:
        self.total += 1
        self.visits[move] = self.visits.get(move, 0) + 1
        self.values[move] = self.values.get(move, 0.0) + value

    def weigh(self, moves: Sequence[Move], leanings: Sequence[float], temperature: float) -> None:
        """Priors for the moves that are new here."""
        best = max(leanings)
        weights = [exp((one - best) / temperature) for one in leanings]
        total = sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            self.priors.setdefault(move, weight / total)


class TreeBot:
    """Thinks as long as the budget allows; the choice looked at most often is the answer."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self.simulations = 0
        self.estimate = 0.5
        self.estimates: dict[Choice, float] = {}

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        choices = seen.choices
        self.simulations = 0
        self.estimates = {}
        if len(choices) == 1:
            return choices[0]
        root = Node()
        spending = Spending(budget, USUAL)
        while spending.share(self.simulations) < 1.0:
            Simulation(seen, self._luck).run(root)
            self.simulations += 1
        mine = root.child(seen.seat) if isinstance(seen.question, Lane) else root
        return self._best(mine, choices)

    def _best(self, node: Node, choices: Sequence[Choice]) -> Choice:
        visits = dict.fromkeys(choices, 0)
        values = dict.fromkeys(choices, 0.0)
        for move, count in node.visits.items():
            visits[move[0]] += count
            values[move[0]] += node.values[move]
        best = max(choices, key=visits.__getitem__)
        self.estimates = {one: values[one] / count for one, count in visits.items() if count}
        self.estimate = self.estimates.get(best, 0.5)
        return best


class Simulation:
    """One world, walked through the tree and played on to the horizon."""

    def __init__(self, seen: Seen[Any], luck: Luck) -> None:
        self.game, self.luck, self.mind = seen.game, luck, seen.game.mind
        self.g: Position = seen.sample(luck)
        _forget_answers(self.g, seen.seat)
        self.horizon = self.g.round + self.mind.rounds_ahead
        self.walked: list[tuple[Node, int, Move]] = []
        self.begun: dict[int, Move] = {}  # what a seat still means to answer

    def run(self, root: Node) -> None:
        self._descend(root)
        self._play_on()
        seats = 1 + max(seat for _, seat, _ in self.walked)
        values = self.game.judge_all(self.g, seats)
        for node, seat, move in self.walked:
            node.learn(move, values[seat])

    def _descend(self, node: Node) -> None:
        """Down the tree to the first moment nobody has looked at yet."""
        g, fresh = self.g, False
        while not fresh and (asked := g.advance()) is not None and g.round <= self.horizon:
            if self._goes_on(*asked):
                continue
            fresh = node.total == 0 and bool(self.walked)
            if isinstance(g.stack[-1], Together):
                together = [
                    (lane.seat, self._step(node.child(lane.seat), lane, lane.choices(g)))
                    for lane in g.stack[-1].lanes
                    if not lane.done
                ]
                node.total += 1
                node = node.child(tuple(together))
            else:
                node = node.child(self._step(node, *asked))

    def _step(self, node: Node, question: AnyQuestion, choices: Sequence[Choice]) -> Move:
        move = node.select(self._moves(node, question, choices), self.mind)
        if len(move) > 1:
            self.begun[question.seat] = move[1:]
        self.g.answer(question, move[0])
        self.walked.append((node, question.seat, move))
        return move

    def _moves(
        self, node: Node, question: AnyQuestion, choices: Sequence[Choice]
    ) -> Sequence[Move]:
        """What the game proposes, or each choice alone; the node knows what to expect of them."""
        proposed = self.game.proposals(self.g, question, choices)
        if proposed:
            moves: list[Move] = [one.choices for one in proposed]
            node.weigh(moves, [one.leaning for one in proposed], self.mind.temperature)
            return moves
        moves = [(choice,) for choice in choices]
        if not node.priors.keys() >= set(moves):
            leanings = self.game.inclinations(self.g, question, choices)
            node.weigh(moves, leanings, self.mind.temperature)
        return moves

    def _goes_on(self, question: AnyQuestion, choices: Sequence[Choice]) -> bool:
        """Answers by what the seat has begun, as long as it can."""
        left = self.begun.pop(question.seat, ()) if self.begun else ()
        if not left or left[0] not in choices:
            return False
        if len(left) > 1:
            self.begun[question.seat] = left[1:]
        self.g.answer(question, left[0])
        return True

    def _play_on(self) -> None:
        g = self.g
        while (asked := g.advance()) is not None and g.round <= self.horizon:
            question, choices = asked
            if self._goes_on(question, choices):
                continue
            noise = self.mind.noise if isinstance(question, Lane) else 0.0
            g.answer(question, wavering(self.game, g, question, choices, self.luck, noise))


def _forget_answers(g: Position, seat: int) -> None:
    """Others' hidden answers are searched like any other choice, not taken as drawn."""
    for lane in g.lanes():
        if lane.seat != seat:
            lane.given.clear()
