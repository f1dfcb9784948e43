"""What choices would do, as far as it can be known: played on a blind, imagined world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, Generic, TypeVar

from msgspec import Struct

from druzina.core.asking import beyond, explain, find, question_of
from druzina.core.event import Event, Line, lines
from druzina.core.game import Game
from druzina.core.position import Blind, Position, Revealed
from druzina.core.refusal import Refusal
from druzina.core.step import AnyQuestion, Choice

G = TypeVar("G", bound=Position)
Silence = Callable[[G, AnyQuestion], Choice | None]


class Glimpse(Struct, frozen=True):
    """This seat's lines, and what stopped the look ahead.

    `stop` is "" while the seat itself is asked on and nothing is for good; else "reveal" (`what`
    says what would be known), "shown" (others see `what` of the seat's own), "asked" (`what` is
    the seat) or "end".
    """

    lines: list[Line]
    stop: str
    what: str
    sums: Sequence[Line]  # the same in brief


class Preview(Glimpse, frozen=True):
    """The same with the seat's view afterwards."""

    view: Struct


class LookAhead(Generic[G]):
    """What a seat's answers would do at one moment: each is played once, when it is asked for.

    All in the same imagined world, up to the first thing that nobody may know. What is over is
    kept as bytes, so that a view costs only where it is wanted.
    """

    def __init__(self, game: Game[G, Any], world: bytes, seat: int) -> None:
        self.game, self.seat = game, seat
        self._world = world
        self._seen: dict[tuple[Choice, ...], tuple[Glimpse, bytes] | Refusal] = {}

    @cached_property
    def offered(self) -> dict[str, Choice]:
        """The listed answers by their texts."""
        g = self.game.codec.decode(self._world)
        question = question_of(g, self.seat)
        return {question.write(g, one): one for one in question.choices(g)} if question else {}

    @cached_property
    def _listed(self) -> dict[Choice, Choice]:
        """As the question gives them: 1.0 and True equal 1 and must not take its place."""
        return {one: one for one in self.offered.values()}

    def glimpse(self, *choices: Choice) -> Glimpse | Refusal:
        seen = self._played(choices)
        return seen if isinstance(seen, Refusal) else seen[0]

    def preview(self, *choices: Choice) -> Preview | Refusal:
        seen = self._played(choices)
        if isinstance(seen, Refusal):
            return seen
        glimpse, after = seen
        view = self.game.view(self.game.codec.decode(after), self.seat)
        return Preview(glimpse.lines, glimpse.stop, glimpse.what, glimpse.sums, view)

    def _played(self, choices: tuple[Choice, ...]) -> tuple[Glimpse, bytes] | Refusal:
        try:
            if len(choices) == 1:
                choices = (self._meant(choices[0]),)
            seen = self._seen.get(choices)
        except TypeError:  # from outside may come what has no hash
            return self._play(choices)
        if seen is None:
            seen = self._seen[choices] = self._play(choices)
        return seen

    def _meant(self, wanted: Choice) -> Choice:
        """One answer alone is the same by its text and as it is listed."""
        if isinstance(wanted, str) and wanted in self.offered:
            return self.offered[wanted]
        return self._listed.get(wanted, wanted)

    def _play(self, choices: Sequence[Choice]) -> tuple[Glimpse, bytes] | Refusal:
        g = self.game.codec.decode(self._world)
        g.blind = blind = Blind(self.seat)
        told: list[Event] = []
        g.told, left = told, list(choices)
        try:
            while left and (question := _next(g, self.seat, _never)) is not None:
                refused = _try(g, question, left)
                if refused is not None:
                    return self.game.naming(g.content).refusal(refused)
            g.advance()
            stop, what = _halted(g, blind)
        except Revealed as revealed:
            stop, what = "reveal", revealed.what
        read = lines(self.game.naming(g.content).events(told), self.seat)
        sums = self.game.tally(read, self.seat, self.game.codec.decode(self._world), g)
        return Glimpse(read, stop, what, sums), self.game.codec.encode(g)


def _try(g: Position, question: AnyQuestion, left: list[Choice]) -> Refusal | None:
    """Answers by one of those sent; where there is but one answer, it need not be sent."""
    choices = question.choices(g)
    choice = _taken(g, question, choices, left)
    if choice is None and (len(choices) > 1 or question.ask_single):
        return explain(g, question, left[0])
    g.answer(question, choices[0] if choice is None else choice)
    return None


def _never(g: Position, question: AnyQuestion) -> Choice | None:
    return None


def _halted(g: Position, blind: Blind) -> tuple[str, str]:
    """Where a forecast came to without anything unforeseen."""
    asked = g.questions()
    if not asked:
        return "end", ""
    if blind.shown:
        return "shown", blind.shown
    if any(question.seat == blind.seat for question in asked):
        return "", ""
    return "asked", str(asked[0].seat)


def planned(
    g: G, seat: int, wanted: Sequence[Choice], silence: Silence[G]
) -> list[Choice] | Refusal:
    """The answers to give one by one so that all that was sent is used, tried on a blind world.

    An unordered question takes what it offers first among those sent; answers that the machine
    gives by itself may be sent or not. Only the last answer may lead to something unknown. Where
    what was sent for an unordered question does not fit, the question says what is amiss with it.
    """
    g.blind = Blind(seat)
    return _Plan(g, seat, wanted, silence).made()


class _Plan(Generic[G]):
    """Of what was sent so much is `left`; the rest has become the `answers`."""

    def __init__(self, g: G, seat: int, wanted: Sequence[Choice], silence: Silence[G]) -> None:
        self.g, self.seat, self.silence = g, seat, silence
        self.left, self.answers = list(wanted), list[Choice]()
        self.unordered: AnyQuestion | None = None  # the last such question,
        self.amiss: Refusal | None = None  # what is against all that was sent for it,
        self.beyond = 0  # and how many were sent for what comes after it

    def made(self) -> list[Choice] | Refusal:
        try:
            while self.left:
                refused = self._go_on()
                if refused is not None:
                    return refused
            if self.amiss and self._asked_on():
                return self.amiss
        except Revealed:
            if self.left:
                return self._too_far()
        return self.answers

    def _go_on(self) -> Refusal | None:
        """Answers the seat's next question, or says why it cannot."""
        g, left = self.g, self.left
        question = _next(g, self.seat, self.silence)
        if question is None:
            return self._too_far()
        if question.unordered and question is not self.unordered:
            if self.amiss and len(left) > self.beyond:
                return self.amiss
            self._turn_to(question)
        choices = question.choices(g)
        choice = _taken(g, question, choices, left)
        if _answers_itself(question, choices):
            choice = choices[0]
        elif choice is None:
            return self.amiss or explain(g, question, left[0])
        else:
            self.answers.append(choice if choice in choices else question.write(g, choice))
        if left or self.amiss:
            g.answer(question, choice)
        return None

    def _turn_to(self, question: AnyQuestion) -> None:
        self.unordered, self.amiss = question, _amiss(self.g, question, self.left)
        self.beyond = len(self.left) - len(_run(self.g, question, self.left))

    def _asked_on(self) -> bool:
        """Whether the unordered question is open still, and not by the machine to be answered."""
        asked = _next(self.g, self.seat, self.silence)
        return asked is not None and asked is self.unordered and len(asked.choices(self.g)) > 1

    def _too_far(self) -> Refusal:
        """What is left over was sent for what nobody may know yet."""
        if self.amiss:
            return self.amiss
        return Refusal(_clause(self.g), "refusal-beyond-known", {"left": len(self.left)})


def _next(g: G, seat: int, silence: Silence[G]) -> AnyQuestion | None:
    """The seat's next question; what silence answers, or another cannot choose, is passed by."""
    while (asked := g.advance(single=True)) is not None:
        question = question_of(g, seat) or asked[0]
        choices = question.choices(g)
        by_itself = _answers_itself(question, choices)
        if by_itself and question.seat == seat:
            return question
        choice = choices[0] if by_itself else silence(g, question)
        if choice is None:
            return question if question.seat == seat else None
        g.answer(question, choice)
    return None


def _answers_itself(question: AnyQuestion, choices: Sequence[Choice]) -> bool:
    return len(choices) == 1 and not question.ask_single


def _taken(
    g: Position, question: AnyQuestion, choices: Sequence[Choice], left: list[Choice]
) -> Choice | None:
    """Takes the answer to this question out of what was sent: the first, or if unordered any.

    Any of those up to the first that a person could not mean here: the next payment is another.
    """
    sent = _run(g, question, left) if question.unordered else left[:1]
    meant = {find(g, question, one, choices): one for one in reversed(sent)}
    for choice in choices:
        if choice in meant:
            left.remove(meant[choice])
            return choice
    unlisted = beyond(g, question, left[0]) if left else None
    if unlisted is not None:
        del left[0]
    return unlisted


def _run(g: Position, question: AnyQuestion, left: list[Choice]) -> list[Choice]:
    """What was sent up to the first that a person could not mean here."""
    among = question.candidates(g)
    return list(takewhile(lambda one: find(g, question, one, among) is not None, left))


def _amiss(g: Position, question: AnyQuestion, left: list[Choice]) -> Refusal | None:
    among = question.candidates(g)
    meant = [find(g, question, one, among) for one in _run(g, question, left)]
    return question.amiss(g, meant) if meant else None


def _clause(g: Position) -> str:
    asked = g.questions()
    return asked[0].clause if asked else ""
