"""Questions and answers as people handle them: texts, targets, offers and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from druzina.core.position import Position
from druzina.core.refusal import Refusal, clipped
from druzina.core.step import AnyQuestion, Choice, Shown, written

TARGET = re.compile(r"[a-z]+:\S{1,80}")  # what a finger points at: nobody said it, nobody reads it
UNKNOWN = frozenset(("refusal-no-answer", "refusal-no-target"))


class Offered(Struct, frozen=True):
    """One answer as people see it."""

    choice: Choice
    text: str
    shown: Shown


class Asked(Struct, frozen=True):
    """A question as the seat that is asked sees it."""

    seat: int
    kind: str
    prompt: Shown
    offered: list[Offered]
    unordered: bool = False
    silenceable: bool = False
    cause: Shown | None = None


def question_of(g: Position, seat: int) -> AnyQuestion | None:
    """The open question of a seat."""
    for question in g.questions():
        if question.seat == seat:
            return question
    return None


def offer(
    g: Position,
    question: AnyQuestion,
    cause: Shown | None = None,
) -> Asked:
    """With things as rules number them."""
    write, show = question.write, question.show
    return Asked(
        question.seat,
        question.kind,
        question.prompt(g),
        [Offered(choice, write(g, choice), show(g, choice)) for choice in question.choices(g)],
        question.unordered and question.several,
        question.silent is not None and not question.grave(g),
        cause,
    )


def with_names(asked: Asked, named: Callable[[Shown], Shown]) -> Asked:
    """The same with things as they are called outside the rules."""
    return replace(
        asked,
        prompt=named(asked.prompt),
        offered=[replace(one, shown=named(one.shown)) for one in asked.offered],
        cause=named(asked.cause) if asked.cause else None,
    )


def find(
    g: Position, question: AnyQuestion, wanted: Choice, among: Sequence[Choice]
) -> Choice | None:
    """The one that is meant: the choice itself, its text form, or the only one at a target."""
    meant = all_meant(g, question, wanted, among)
    return meant[0] if len(meant) == 1 else None


def all_meant(
    g: Position, question: AnyQuestion, wanted: Choice, among: Sequence[Choice]
) -> list[Choice]:
    """The choice itself, the one with this text form, or all at a target.

    Always as the question gives them: 1.0 and True equal 1 and must not take its place.
    """
    if wanted in among:
        return [among[among.index(wanted)]]
    if not isinstance(wanted, str):
        return []
    text = " ".join(wanted.split())
    for choice in among:
        if question.write(g, choice) == text:
            return [choice]
    return [choice for choice in among if text in question.show(g, choice).targets]


def accepted(g: Position, question: AnyQuestion, wanted: Choice) -> Choice | None:
    """The answer that is meant: one of the list, or one beyond it by its text form."""
    found = find(g, question, wanted, question.choices(g))
    return beyond(g, question, wanted) if found is None else found


def beyond(g: Position, question: AnyQuestion, wanted: Choice) -> Choice | None:
    """The legal answer with this text form that the question does not list."""
    found = _read(g, question, wanted)
    return None if isinstance(found, Refusal) else found


def explain(g: Position, question: AnyQuestion, wanted: Choice) -> Refusal:
    """Why the question does not take this: the rule against it, or that it is no answer here."""
    meant = all_meant(g, question, wanted, question.candidates(g))
    against = [question.refusal(g, candidate) for candidate in meant]
    if against and against[0] is not None and None not in against:
        return against[0]
    found = None if against else _read(g, question, wanted)
    if isinstance(found, Refusal):
        return found
    if isinstance(wanted, str) and TARGET.fullmatch(wanted):
        reason = "refusal-which-target" if len(against) > 1 else "refusal-no-target"
        return Refusal(question.clause, reason)
    reason = "refusal-which-one" if len(against) > 1 else "refusal-no-answer"
    return Refusal(question.clause, reason, {"text": _repeated(wanted)})


def refused(g: Position, question: AnyQuestion) -> list[tuple[str, tuple[str, ...], Refusal]]:
    """The candidates that are no choices: text, targets, and what is against each."""
    against = ((one, question.refusal(g, one)) for one in question.candidates(g))
    return [
        (question.write(g, one), question.show(g, one).targets, refusal)
        for one, refusal in against
        if refusal is not None
    ]


def not_asked(g: Position, seat: int) -> Refusal:
    """It is somebody else's turn, or all is over."""
    asked = g.questions()
    if not asked:
        return Refusal(g.outcome.clause if g.outcome else "", "refusal-over")
    for lane in g.lanes():
        if lane.seat == seat:
            clause = lane.change_clause or lane.clause
            return Refusal(clause, "refusal-not-asked", {"seat": seat, "asked": asked[0].seat})
    return Refusal(asked[0].clause, "refusal-not-asked", {"seat": seat, "asked": asked[0].seat})


def _read(g: Position, question: AnyQuestion, wanted: Choice) -> Choice | Refusal | None:
    return question.read(g, " ".join(wanted.split())) if isinstance(wanted, str) else None


def _repeated(wanted: Choice) -> str:
    """What was sent, which may be anything, short enough to be said again."""
    try:
        return clipped(written(wanted))
    except ValueError:  # Python does not write numbers of thousands of digits
        return "…"
