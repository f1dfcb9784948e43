"""Several things out of many: named one by one, and every set in one way only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from druzina.core.refusal import Refusal
from druzina.core.step import C, P, Question, Shown

STOP = "stop"


class Pick(Question[P, C | str], Generic[P, C]):
    """At least `least` and at most `most` things of a pool; nothing moves before the last is named.

    They are named in the order of the pool, so that a set can be reached in one way only; equal
    ones are one choice. Sent at once they may come in any order. From `least` on one may stop.
    """

    unordered: ClassVar[bool] = True
    sequence: ClassVar[bool] = False  # whether the order in which they are named means something
    stop_clause: ClassVar[str] = ""  # the rule that so many must be picked
    order_clause: ClassVar[str] = ""  # the rule that the same set is offered once
    order_reason: ClassVar[str] = "refusal-other-order"

    least: int = 1
    most: int = 1
    picked: list[C] = []

    # What a game says

    def pool(self, g: P) -> Sequence[C]:
        """All there is to pick from in a fixed order, equal things side by side, the picked too."""
        raise NotImplementedError

    def done(self, g: P) -> None:
        """All are picked."""
        raise NotImplementedError

    def complete(self, g: P) -> bool:
        """Whether what was picked is all that can be."""
        return len(self.picked) >= self.most

    def against(self, g: P, thing: C) -> Refusal | None:
        """What keeps a thing out of the pool, or from going with what was picked so far."""
        return None

    # What follows from it

    @property
    def several(self) -> bool:
        return self.most > 1

    def choices(self, g: P) -> Sequence[C | str]:
        short, rest = self.least - len(self.picked), self.rest(g)
        if short <= 0:
            return [*dict.fromkeys(rest), STOP]
        if short > 1 and not self.sequence:
            rest = rest[: 1 - short]
        return list(dict.fromkeys(rest))

    def rest(self, g: P) -> Sequence[C]:
        """What can still be named, equal things as often as they are there.

        A game that tests what goes with what was picked so far leaves out here what does not.
        """
        pool, picked = self.pool(g), self.picked
        if not picked:
            return pool
        if self.sequence:
            return without(pool, picked)
        start = 0
        for one in picked:
            start = pool.index(one, start) + 1
        return pool[start:]

    def answer(self, g: P, choice: C | str) -> None:
        if choice != STOP:
            self.picked.append(choice)  # type: ignore[arg-type]  # what is not to stop is a thing
            if not self.complete(g):
                g.stack.append(self)
                return
        self.done(g)

    def refusal(self, g: P, choice: C | str) -> Refusal | None:
        if choice in self.choices(g):
            return None
        if choice == STOP:
            must = self.least - len(self.picked)
            return Refusal(self.stop_clause or self.clause, "refusal-must-go-on", {"n": must})
        return self.against(g, _thing(choice)) or self._named_late(g, _thing(choice))

    def _named_late(self, g: P, thing: C) -> Refusal:
        shown = self.show_thing(g, thing)
        return Refusal(self.order_clause or self.clause, self.order_reason, shown.arguments)

    def amiss(self, g: P, sent: Sequence[C | str]) -> Refusal | None:
        """Sent at once, the first thing that can be picked in no order is what is wrong."""
        against = (self.against(g, _thing(one)) for one in sent if one != STOP)
        return next((refusal for refusal in against if refusal), None)

    def write(self, g: P, choice: C | str) -> str:
        return STOP if choice == STOP else self.write_thing(g, _thing(choice))

    def show(self, g: P, choice: C | str) -> Shown:
        if choice == STOP:
            return Shown("choose-stop", self.clause, {"n": len(self.picked)}, ("option:stop",))
        return self.show_thing(g, _thing(choice))

    def write_thing(self, g: P, thing: C) -> str:
        """The text form of one thing."""
        return super().write(g, thing)

    def show_thing(self, g: P, thing: C) -> Shown:
        """One thing, for people."""
        return super().show(g, thing)


def _thing(choice: C | str) -> C:
    return choice  # type: ignore[return-value]  # what is not to stop is a thing


def without(things: Sequence[C], used: Sequence[C]) -> list[C]:
    """The things less those used, as far as they are there."""
    left = list(things)
    for one in used:
        if one in left:
            left.remove(one)
    return left
