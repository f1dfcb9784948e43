"""What remains to be done, as data: steps, questions, and questions put to all at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from druzina.core.luck import Luck
from druzina.core.refusal import Arguments, Refusal

if TYPE_CHECKING:
    from druzina.core.position import Position

Choice = int | str | tuple[int | str, ...]

P = TypeVar("P", bound="Position", contravariant=True)
C = TypeVar("C", bound=Choice)
L = TypeVar("L", bound="AnyLane")


class Shown(Struct, frozen=True):
    """A thing in people's words: a message key with arguments, what it points at, its clause."""

    key: str
    clause: str
    arguments: Arguments = {}
    targets: tuple[str, ...] = ()


class Step(Struct, Generic[P], tag=True, array_like=True, gc=False):
    """One piece of the rules still to be carried out; it lies on the position's stack."""

    waits: ClassVar[bool] = False
    shared: ClassVar[bool] = False  # whether it waits for several questions, not for itself
    shortcut: ClassVar[bool] = False  # whether it may know a way through without being asked

    def run(self, g: P) -> None:
        """Changes the position, pushes further steps, tells events."""

    def resolved(self, g: P) -> bool:
        """Whether there was but one way through all of it, and it has been gone, unasked.

        The short cut to what the machine does anyhow, answer by answer, where one is left.
        """
        return False

    def open_questions(self) -> Sequence[AnyQuestion]:
        """What a step that waits still asks; it runs when nothing is open any more."""
        return ()

    def first_open(self) -> AnyQuestion | None:
        """The first of them."""
        return next(iter(self.open_questions()), None)


class Question(Step[P], Generic[P, C]):
    """A step that waits for a seat's answer while it lies on top of the stack.

    Where there are too many answers to list, `choices` are the few worth trying, and `read` takes
    all the others; if more than one answer is legal, more than one is listed or `ask_single` said.
    """

    waits: ClassVar[bool] = True
    verb: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    ask_single: ClassVar[bool] = False
    unordered: ClassVar[bool] = False
    silent: ClassVar[Choice | None] = None

    seat: int

    def open_questions(self) -> Sequence[AnyQuestion]:
        return (self,)

    @property
    def kind(self) -> str:
        return type(self).__name__

    @property
    def several(self) -> bool:
        """Whether more than one answer may follow: of a single one the order is no question."""
        return True

    def choices(self, g: P) -> Sequence[C]:
        """Every legal answer, or the few that stand for all, once each; never none; cheap."""
        raise NotImplementedError

    def answer(self, g: P, choice: C) -> None:
        """Carries the choice out; the question has left the stack already."""
        raise NotImplementedError

    def prompt(self, g: P) -> Shown:
        """The question itself, for people: `ask-` and its name."""
        return Shown(f"ask-{dashed(self.kind)}", self.clause, {"seat": self.seat})

    def show(self, g: P, choice: C) -> Shown:
        """One answer, for people: `choose-` and the verb, unless the game knows better."""
        return Shown(f"choose-{self.verb}", self.clause, {"choice": written(choice)})

    def write(self, g: P, choice: C) -> str:
        """The answer's text form, `lay 2,-1`; found again among the candidates."""
        return f"{self.verb} {written(choice)}"

    def candidates(self, g: P) -> Sequence[C]:
        """All that a person could point at; the choices are exactly those without a refusal."""
        return self.choices(g)

    def refusal(self, g: P, choice: C) -> Refusal | None:
        """What is against a candidate."""
        return None

    def read(self, g: P, text: str) -> C | Refusal | None:
        """An answer beyond the list out of its text form, or what is against it; else None."""
        return None

    def further(self, g: P, luck: Luck) -> C | None:
        """Some legal answer beyond the list, if there is one: for tests."""
        return None

    def amiss(self, g: P, sent: Sequence[C]) -> Refusal | None:
        """What is against these answers together, if they are sent at once and do not fit."""
        return None

    def grave(self, g: P) -> bool:
        """Whether so much hangs on this moment that silence must not answer it."""
        return False


class Lane(Question[P, C]):
    """One seat's part of a `Together`: its answers gather in it and change nothing else."""

    ask_single: ClassVar[bool] = True
    change_clause: ClassVar[str] = ""  # the rule by which an answer is changed: taken back first

    given: list[C] = []

    @property
    def done(self) -> bool:
        return bool(self.given)

    def answer(self, g: P, choice: C) -> None:
        self.given.append(choice)


class Together(Step[P], Generic[P, L]):
    """Secret questions to several seats at once; it runs when the last lane is done.

    Seats answer in any order with the same result. Nobody learns more than who is ready.
    """

    waits: ClassVar[bool] = True
    shared: ClassVar[bool] = True

    lanes: list[L]

    def open_questions(self) -> Sequence[AnyQuestion]:
        return [lane for lane in self.lanes if not lane.done]

    def first_open(self) -> AnyQuestion | None:
        for lane in self.lanes:
            if not lane.done:
                return lane
        return None


AnyStep = Step[Any]
AnyQuestion = Question[Any, Any]
AnyLane = Lane[Any, Any]


def written(choice: Choice) -> str:
    return ",".join(map(str, choice)) if isinstance(choice, tuple) else str(choice)


@cache
def dashed(name: str) -> str:
    """`SecondChoice` as message keys spell it: `second-choice`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
