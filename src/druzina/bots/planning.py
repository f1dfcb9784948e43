"""Planning a turn as a sequence, for games that all win or lose together.

Nobody plays against a plan there, so it can be made at once: many sequences of choices are grown
side by side, each up to something unknown or the end of the turn, and the best of them are kept.
Details, such as the cards of a payment, are leant to on the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from druzina.bots.policy import leant, promising, veil
from druzina.core import AnyQuestion, Choice, Game, Lane, Position, Shown
from druzina.core.asking import question_of
from druzina.core.position import Revealed


class Plan:
    """Choices one after the other, others' among them, and how the team stands after them."""

    __slots__ = ("choices", "data", "end", "tries", "value")

    def __init__(self, choices: tuple[Choice, ...], data: bytes, value: float, end: bool) -> None:
        self.choices, self.data, self.value, self.end = choices, data, value, end
        self.tries: list[float] = []


class Expected(Struct, array_like=True):
    """A step of a plan: what the seat will see when it comes to it, what it will choose, and what
    partners are told that this is for."""

    sight: bytes
    choice: Choice
    aim: Shown | None = None


def sight(view: Struct) -> bytes:
    """What is seen, in short: enough to tell whether all went as expected."""
    return blake2b(msgspec.msgpack.encode(view), digest_size=12).digest()


def plans(game: Game[Any, Any], g: Position, seat: int) -> list[Plan]:
    """The best sequences that begin at the seat's question, the best first."""
    scope = _Scope(game, seat, g.turn, len(g.stack))
    growing = [Plan((), game.codec.encode(g), 0.0, end=False)]
    ended: list[Plan] = []
    for _ in range(game.mind.longest):
        grown: dict[tuple[str, ...], Plan] = {}
        for plan in growing:
            for longer in scope.grown(plan):
                if longer.end:
                    ended.append(longer)
                else:
                    grown.setdefault(tuple(sorted(map(str, longer.choices))), longer)
        growing = sorted(grown.values(), key=_by_value)[: game.mind.width]
        if not growing:
            break
    return sorted(ended, key=_by_value) or growing


def leant_plan(game: Game[Any, Any], g: Position, seat: int) -> Plan:
    """What is leant to most at every step: the plan that others must be better than."""
    scope = _Scope(game, seat, g.turn, len(g.stack))
    plan = Plan((), game.codec.encode(g), 0.0, end=False)
    while not plan.end:
        plan = scope.grown(plan, most=1)[0]
    return plan


def foretold(game: Game[Any, Any], g: Position, seat: int, plan: Plan) -> list[Expected]:
    """The plan as the seat will live through it, in a world of its own."""
    steps: list[Expected] = []
    for question, choice in followed(g, seat, plan):
        if question.seat == seat:
            aim = game.naming(g.content).maybe(game.aim(g, question, choice))
            steps.append(Expected(sight(game.view(g, seat)), choice, aim))
        g.answer(question, choice)
    return steps


def followed(g: Position, seat: int, plan: Plan) -> Iterator[tuple[AnyQuestion, Choice]]:
    """The plan question by question, as long as this world is like the one it was made in: what
    was foreseen may be turned up differently. Whoever asks gives the answers."""
    for choice in plan.choices:
        question = next_question(g, seat)
        if question is None or choice not in question.choices(g):
            return
        yield question, choice


def next_question(g: Position, seat: int) -> AnyQuestion | None:
    """The seat's own where it is asked, also beside others; else whoever's is next."""
    asked = g.advance()
    return None if asked is None else question_of(g, seat) or asked[0]


class _Scope:
    """How far a plan may look: the seat's turn, and what others do on its behalf.

    Where all choose together it ends with the seat's own lane: what the others choose is theirs.
    """

    def __init__(self, game: Game[Any, Any], seat: int, turn: int, depth: int) -> None:
        self.game, self.seat, self.turn, self.depth = game, seat, turn, depth

    def grown(self, plan: Plan, most: int = 0) -> list[Plan]:
        """The plan with each of the most promising next moves, or with so many of them."""
        decode = self.game.codec.decode
        g = decode(plan.data)
        question = question_of(g, self.seat)
        assert question is not None, "a plan is grown where its seat is asked"
        moves = self._moves(g, question, most or self.game.mind.breadth)
        return [self._carried(decode(plan.data), plan.choices, move) for move in moves]

    def _moves(self, g: Position, question: AnyQuestion, most: int) -> list[tuple[Choice, ...]]:
        """What the game proposes, else each of the choices it leans to most."""
        choices = question.choices(g)
        proposed = self.game.proposals(g, question, choices)
        if proposed:
            best = sorted(proposed, key=lambda one: -one.leaning)[:most]
            return [one.choices for one in best]
        return [(choice,) for choice in promising(self.game, g, question, choices, most)]

    def _carried(self, g: Position, before: tuple[Choice, ...], move: Sequence[Choice]) -> Plan:
        """On to the next choice that matters, or to the end of what can be foreseen."""
        g.blind, end, choices = veil(self.game, self.seat), True, before
        meant = list(move)
        question = question_of(g, self.seat)
        assert question is not None, "a plan is grown where its seat is asked"
        choice = meant.pop(0)
        try:
            while True:
                choices = (*choices, choice)
                g.answer(question, choice)
                following = next_question(g, self.seat)
                if following is None or not self._within(g, following):
                    break
                question = following
                offered = question.choices(g)
                if question.seat == self.seat and meant and meant[0] in offered:
                    choice = meant.pop(0)
                elif question.seat == self.seat and self._parts_here(question):
                    end = False
                    break
                else:
                    choice = leant(self.game, g, question, offered)
        except Revealed:
            pass
        g.blind = None
        value = self.game.ponder(g, self.seat)
        return Plan(choices, b"" if end else self.game.codec.encode(g), value, end)

    def _parts_here(self, question: AnyQuestion) -> bool:
        """Whether a plan goes on in several ways here, or leans on."""
        branches = self.game.mind.branches
        return question.kind in branches if branches else not question.unordered

    def _within(self, g: Position, question: AnyQuestion) -> bool:
        if isinstance(question, Lane) and question.seat != self.seat:
            return False
        return g.turn == self.turn and len(g.stack) >= self.depth


def _by_value(plan: Plan) -> float:
    return -plan.value
