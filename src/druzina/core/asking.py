"""Questions and answers as people handle them: texts, targets, offers and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from druzina.core.position import Position
from druzina.core.refusal import Refusal
from druzina.core.step import AnyQuestion, Choice, Shown, written


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


def question_of(g: Position, seat: int) -> AnyQuestion | None:
    """The open question of a seat."""
    return next((question for question in g.questions() if question.seat == seat), None)


def offer(g: Position, question: AnyQuestion) -> Asked:
    offered = [
        Offered(choice, question.write(g, choice), question.show(g, choice))
        for choice in question.choices(g)
    ]
    silenceable = question.silent is not None and not question.grave(g)
    return Asked(
        question.seat, question.kind, question.prompt(g), offered, question.unordered, silenceable
    )


def find(
    g: Position, question: AnyQuestion, wanted: Choice, among: Sequence[Choice]
) -> Choice | None:
    """The one that is meant: the choice itself, its text form, or the only one at a target."""
    if wanted in among:
        return wanted
    if not isinstance(wanted, str):
        return None
    text = " ".join(wanted.split())
    for choice in among:
        if question.write(g, choice) == text:
            return choice
    pointed = [choice for choice in among if text in question.show(g, choice).targets]
    return pointed[0] if len(pointed) == 1 else None


def explain(g: Position, question: AnyQuestion, wanted: Choice) -> Refusal:
    """Why the question does not offer this: the rule against it, or that it is no answer here."""
    candidate = find(g, question, wanted, question.candidates(g))
    refusal = None if candidate is None else question.refusal(g, candidate)
    return refusal or Refusal(question.clause, "refusal-no-answer", {"text": written(wanted)})


def not_asked(g: Position, seat: int) -> Refusal:
    """It is somebody else's turn, or all is over."""
    asked = g.questions()
    if not asked:
        return Refusal(g.outcome.clause if g.outcome else "", "refusal-over")
    return Refusal(asked[0].clause, "refusal-not-asked", {"seat": seat, "asked": asked[0].seat})
