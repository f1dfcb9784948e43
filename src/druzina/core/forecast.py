"""What choices would do, as far as it can be known: played on a blind, imagined world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, TypeVar

from msgspec import Struct

from druzina.core.asking import Offered, beyond, explain, find, question_of
from druzina.core.event import Line, lines
from druzina.core.game import Game
from druzina.core.position import Blind, Position, Revealed
from druzina.core.refusal import Refusal
from druzina.core.step import AnyQuestion, Choice

G = TypeVar("G", bound=Position)
Silence = Callable[[G, AnyQuestion], Choice | None]


class Preview(Struct, frozen=True):
    """This seat's lines, its view afterwards, and what stopped the forecast.

    `stop` is "" while the seat itself is asked on and nothing is for good; else "reveal" (`what`
    says what would be known), "shown" (others see `what` of the seat's own), "asked" (`what` is
    the seat) or "end".
    """

    lines: list[Line]
    view: Struct
    stop: str = ""
    what: str = ""


def preview(game: Game[G, Any], g: G, seat: int, choices: Sequence[Choice]) -> Preview | Refusal:
    """Plays the choices in the imagined world `g`, up to the first thing that nobody may know."""
    g.blind = blind = Blind(seat)
    g.told = []
    stop, what = "", ""
    left = list(choices)
    try:
        while left and (question := _next(g, seat, _never)) is not None:
            refused = _try(g, question, left)
            if refused is not None:
                return refused
        g.advance()
        stop, what = _halted(g, blind)
    except Revealed as revealed:
        stop, what = "reveal", revealed.what
    return Preview(lines(g.told, seat), game.view(g, seat), stop, what)


def stops(game: Game[G, Any], g: G, seat: int) -> list[tuple[str, str]]:
    """What would stop the preview of every choice of the seat's question: `stop` and `what`."""
    data = game.codec.encode(g)
    question = question_of(g, seat)
    choices = question.choices(g) if question else ()
    return [_stop(game.codec.decode(data), seat, choice) for choice in choices]


def _stop(g: Position, seat: int, choice: Choice) -> tuple[str, str]:
    g.blind = blind = Blind(seat)
    question = question_of(g, seat)
    assert question is not None, "copies ask the same"
    try:
        g.answer(question, choice)
        g.advance()
    except Revealed as revealed:
        return "reveal", revealed.what
    return _halted(g, blind)


def each(
    game: Game[G, Any], g: G, seat: int, offered: Sequence[Offered]
) -> list[tuple[Offered, Preview]]:
    """Every offered choice tried in a copy of the imagined world `g`."""
    data = game.codec.encode(g)
    tried = ((one, preview(game, game.codec.decode(data), seat, [one.choice])) for one in offered)
    return [(one, seen) for one, seen in tried if isinstance(seen, Preview)]


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
    left, plan = list(wanted), list[Choice]()
    asked: AnyQuestion | None = None
    amiss: Refusal | None = None
    try:
        while left:
            question = _next(g, seat, silence)
            if question is None:
                return amiss or Refusal(_clause(g), "refusal-beyond-known", {"left": len(left)})
            if question.unordered and question is not asked:
                asked, amiss = question, _amiss(g, question, left)
            choices = question.choices(g)
            choice = _taken(g, question, choices, left)
            if _answers_itself(question, choices):
                choice = choices[0]
            elif choice is None:
                return amiss or explain(g, question, left[0])
            else:
                plan.append(choice if choice in choices else question.write(g, choice))
            if left or amiss:
                g.answer(question, choice)
        if amiss and asked and _next(g, seat, silence) is asked and len(asked.choices(g)) > 1:
            return amiss
    except Revealed:
        if left:
            return amiss or Refusal(_clause(g), "refusal-beyond-known", {"left": len(left)})
    return plan


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
