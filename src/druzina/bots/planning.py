"""Planning a turn as a sequence, for games that all win or lose together.

Nobody plays against a plan there, so it can be made at once: many sequences of choices are grown
side by side, each up to something unknown or the end of the turn, and the best of them are kept.
Details, such as the cards of a payment, are leant to on the way.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from druzina.bots.policy import leant, promising
from druzina.core import Choice, Game, Position
from druzina.core.position import Blind, Revealed

WIDTH = 5
BREADTH = 7
LONGEST = 12


class Plan:
    """Choices one after the other, others' among them, and how the team stands after them."""

    __slots__ = ("choices", "data", "end", "value")

    def __init__(self, choices: tuple[Choice, ...], data: bytes, value: float, end: bool) -> None:
        self.choices, self.data, self.value, self.end = choices, data, value, end


class Expected(Struct):
    """A step of a plan: what the seat will see when it comes to it, and what it will choose."""

    view: Struct
    choice: Choice


def plans(game: Game[Any, Any], g: Position, seat: int) -> list[Plan]:
    """The best sequences that begin at the seat's question, the best first."""
    scope = _Scope(game, seat, g.turn, len(g.stack))
    growing = [Plan((), game.codec.encode(g), 0.0, end=False)]
    ended: list[Plan] = []
    for _ in range(LONGEST):
        grown: dict[tuple[str, ...], Plan] = {}
        for plan in growing:
            for longer in scope.grown(plan):
                if longer.end:
                    ended.append(longer)
                else:
                    grown.setdefault(tuple(sorted(map(str, longer.choices))), longer)
        growing = sorted(grown.values(), key=_by_value)[:WIDTH]
        if not growing:
            break
    return sorted(ended, key=_by_value) or growing


def foretold(game: Game[Any, Any], g: Position, seat: int, plan: Plan) -> list[Expected]:
    """The plan as the seat will live through it, in a world of its own."""
    steps = []
    for choice in plan.choices:
        asked = g.advance()
        assert asked is not None, "a plan goes no further than the game"
        if asked[0].seat == seat:
            steps.append(Expected(game.view(g, seat), choice))
        g.answer(asked[0], choice)
    return steps


class _Scope:
    """How far a plan may look: the seat's turn, and what others do on its behalf."""

    def __init__(self, game: Game[Any, Any], seat: int, turn: int, depth: int) -> None:
        self.game, self.seat, self.turn, self.depth = game, seat, turn, depth

    def grown(self, plan: Plan) -> list[Plan]:
        """The plan with each of the most promising next choices."""
        decode = self.game.codec.decode
        g = decode(plan.data)
        question = g.questions()[0]
        return [
            self._carried(decode(plan.data), (*plan.choices, choice))
            for choice in promising(self.game, g, question, question.choices(g), BREADTH)
        ]

    def _carried(self, g: Position, choices: tuple[Choice, ...]) -> Plan:
        """On to the next choice that matters, or to the end of what can be foreseen."""
        g.blind, end = Blind(self.seat), True
        question = g.questions()[0]
        try:
            g.answer(question, choices[-1])
            while (asked := g.advance()) is not None and self._within(g):
                question, offered = asked
                if question.seat == self.seat and not question.unordered:
                    end = False
                    break
                choice = leant(self.game, g, question, offered)
                choices = (*choices, choice)
                g.answer(question, choice)
        except Revealed:
            pass
        g.blind = None
        value = self.game.judge(g, self.seat)
        return Plan(choices, b"" if end else self.game.codec.encode(g), value, end)

    def _within(self, g: Position) -> bool:
        return g.turn == self.turn and len(g.stack) >= self.depth


def _by_value(plan: Plan) -> float:
    return -plan.value
