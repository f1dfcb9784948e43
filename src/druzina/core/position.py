"""Everything that is true at one moment, and the machine that carries the rules on."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, ClassVar, Self, TypeVar

from msgspec import Struct

from druzina.core import luck as chance
from druzina.core.event import Event
from druzina.core.outcome import Outcome
from druzina.core.refusal import Argument
from druzina.core.step import AnyLane, AnyQuestion, AnyStep, Choice, Step, Together

S = TypeVar("S", bound=AnyStep)
T = TypeVar("T")


class Revealed(Exception):
    """A blind position came to something that nobody may know beforehand."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Blind(Struct):
    """The seat that looks ahead, and the first thing of its own that it showed on the way."""

    seat: int
    shown: str = ""


class Position(Struct, array_like=True, kw_only=True, gc=False):
    """The part of a position that every game has. Plain data: a tree without hidden corners.

    `told` gathers events while somebody listens; `blind` names who looks ahead and must not
    learn anything. Neither is part of the position: both are empty in every encoded form.
    """

    by_seat: ClassVar[str] = ""  # the field that has an entry for each seat

    content: str = ""
    luck: chance.State = 0
    known: int = 0
    turn: int = 0
    round: int = 0
    outcome: Outcome | None = None
    stack: list[AnyStep] = []
    told: list[Event] | None = None
    blind: Blind | None = None

    def this_turn(self) -> int:
        """Another number in every turn: what holds for a turn is counted from it."""
        return self.turn

    def is_for(self, seats: int) -> bool:
        """Whether so many sit there, as far as the model says who sits where."""
        return not self.by_seat or len(getattr(self, self.by_seat)) == seats

    # What remains to be done

    def then(self, first: Step[Self] | None = None, *others: Step[Self]) -> None:
        """The first of these runs first, all of them before what already waits; none is nothing."""
        if others:  # seldom
            self.stack += others[::-1]
        if first is not None:
            self.stack.append(first)

    def nearest(self, kind: type[S]) -> S:
        """The frame I am a part of."""
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        raise LookupError(f"no {kind.__name__} on the stack")

    def leave(self, kind: type[AnyStep]) -> None:
        """Drops everything above the nearest such frame, and the frame."""
        while not isinstance(self.stack.pop(), kind):
            pass

    def end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.stack.clear()

    # Asking

    def advance(self, single: bool = False) -> tuple[AnyQuestion, Sequence[Choice]] | None:
        """Carries the rules on until a seat must choose: the question and its choices, or None.

        A question with a single choice is answered here, unless it says `ask_single` or whoever
        calls wants it too.
        """
        stack = self.stack
        while stack:
            top = stack.pop()
            if not top.waits:
                top.run(self)
                continue
            if top.shortcut and not single and top.resolved(self):
                continue
            stack.append(top)
            question: AnyQuestion | None
            question = top.first_open() if top.shared else top  # type: ignore[assignment]  # one that waits alone is a question
            if question is None:
                self.reveal("answers")
                stack.pop()
                top.run(self)
                continue
            choices = question.choices(self)
            if len(choices) > 1 or single or question.ask_single:
                return question, choices
            self.answer(question, choices[0])
        return None

    def questions(self) -> list[AnyQuestion]:
        """Who is asked now: one question, or every lane that still waits."""
        return list(self.stack[-1].open_questions()) if self.stack else []

    def lanes(self) -> Sequence[AnyLane]:
        """Where all choose together, everybody's part of it, answered or not; else none."""
        top = self.stack[-1] if self.stack else None
        return top.lanes if isinstance(top, Together) else ()

    def answer(self, question: AnyQuestion, choice: Choice) -> None:
        """Takes the choice without carrying the rules on; `advance` does that."""
        stack = self.stack
        if stack[-1] is question:
            stack.pop()
        question.answer(self, choice)

    # Telling

    def tell(self, clause: str, key: str, /, **shown: Argument) -> None:
        """Something everybody may know has happened.

        The arguments cost more than this call: what happens all the time looks at `told` first.
        """
        if self.told is not None:
            self.told.append(Event(key, clause, shown))

    def confide(
        self,
        clause: str,
        key: str,
        knowers: Sequence[int],
        secret: dict[str, Argument],
        /,
        private: bool = False,
        **shown: Argument,
    ) -> None:
        """Something of which only `knowers` may know all; the others know nothing if private."""
        if self.told is not None:
            self.told.append(Event(key, clause, shown, secret, tuple(knowers), private))

    # Chance and what is hidden

    def reveal(self, what: str, by: int | None = None, n: int = 1) -> None:
        """Something hidden or random becomes known to somebody: undo and preview end here.

        What a seat shows of its own, it may foresee: `by` names it. `n` counts several things.
        """
        blind = self.blind
        if blind is not None:
            if blind.seat != by:
                raise Revealed(what)
            blind.shown = blind.shown or what
        self.known += n

    def roll(self, sides: int, what: str = "die") -> int:
        """One of 0 … sides − 1."""
        if self.blind is None:
            self.known += 1
        else:
            self.reveal(what)
        self.luck, bits = chance.drawn(self.luck)
        return bits * sides >> 64

    def cast(self, sides: int) -> int:
        """The same where nobody learns anything by it, or where it is known to be revealed."""
        self.luck, bits = chance.drawn(self.luck)
        return bits * sides >> 64

    def pick(self, things: Sequence[T], what: str = "lot") -> T:
        return things[self.roll(len(things), what)]

    def draw(self, pile: MutableSequence[T], what: str = "card") -> T:
        """The top of a face-down pile, its last."""
        if self.blind is None:
            self.known += 1
        else:
            self.reveal(what)
        return pile.pop()

    def shuffle(self, *piles: MutableSequence[Any]) -> None:
        """Face down, each by itself: nobody learns anything."""
        self.luck = chance.shuffled(self.luck, *piles)
