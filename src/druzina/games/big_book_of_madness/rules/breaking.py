"""Breaking curses (BBM-BRK), at a lower cost too, and Alice's draw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.model import MADNESS, SLOTS, Book, Laid
from druzina.games.big_book_of_madness.parts import HandleCurses
from druzina.games.big_book_of_madness.rules.curses import (
    curse_cost,
    laid_at,
    release,
    shown_slot,
    unbreakable,
)
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.madness import draw
from druzina.games.big_book_of_madness.rules.payment import Pay
from druzina.games.big_book_of_madness.rules.purse import by_element, covered, funds, spare_air
from druzina.games.big_book_of_madness.rules.supplying import ChooseGain, in_supply
from druzina.games.big_book_of_madness.rules.zones import NO_MORE

Kinds = tuple[int, ...]


class Break(Step[Book]):
    """BBM-BRK-01, -05, -06: removed; Madness under it taken; the reward; then Alice's draw."""

    seat: int
    slot: int

    def run(self, g: Book) -> None:
        laid = laid_at(g, self.slot)
        assert laid is not None, "a curse cannot go while it is paid for"
        release(g, laid)
        g.broken.append(laid.curse)
        g.tell("BBM-BRK-01", "event-breaks", seat=self.seat, curse=laid.curse, slot=self.slot)
        if laid.under:
            g.players[self.seat].discard.extend([MADNESS] * laid.under)
            g.tell("BBM-WAR-02", "event-takes-under", seat=self.seat, n=laid.under)
        if g.ability(self.seat) == "draw on breaking":
            g.then(DrawOnBreaking(self.seat))
        if not g.barred and in_supply(g, 2):
            g.then(TakeReward(self.seat))


class TakeReward(ChooseGain):
    """BBM-BRK-03, -03a: any value-2 card that is left; it must be taken."""

    verb = "reward"
    clause = "BBM-BRK-03"


class DrawOnBreaking(Question[Book, str]):
    """BBM-BRK-05, BBM-WIZ-01, BBM-SIM-02: Alice may draw, in anybody's turn; always asked."""

    verb = "draw"
    clause = "BBM-WIZ-01"

    def choices(self, g: Book) -> Sequence[str]:
        return ("draw", "decline")

    def answer(self, g: Book, choice: str) -> None:
        if choice == "draw":
            draw(g, self.seat, 1)

    def write(self, g: Book, choice: str) -> str:
        return choice

    def show(self, g: Book, choice: str) -> Shown:
        key = "choose-draw-one" if choice == "draw" else "choose-draw-none"
        return Shown(key, self.clause, {}, (f"option:{choice}",))


# Curse-Eater


def lowered(cost: Sequence[int], less: int) -> list[Kinds]:
    """F3a: the costs with so many elements of choice left out, never below 0 of a kind."""
    total = max(0, sum(cost) - less)
    kept = product(*(range(one + 1) for one in cost))
    return [kinds for kinds in kept if sum(kinds) == total]


def payable(g: Book, seat: int, laid: Laid, less: int) -> list[Kinds]:
    """BBM-PAY-09: the lowered costs that can be paid."""
    sums = funds(g, seat)
    spare = spare_air(g, seat)
    return [cost for cost in lowered(curse_cost(g, laid), less) if covered(cost, sums, spare)]


@verb(HandleCurses, "break", lambda g, seat, part, times: any(not laid.down for laid in g.slots))
def eat_curses(g: Book, frame: Carry, part: HandleCurses) -> None:
    g.then(EatCurse(frame.seat, frame.amount(part), part.less))


class EatCurse(Question[Book, int]):
    """F3a, BBM-INC-04: a curse to break at the lower cost, or no more."""

    verb = "break"
    clause = "BBM-BRK-01"

    left: int
    less: int

    def choices(self, g: Book) -> Sequence[int]:
        slots = [
            laid.slot
            for laid in g.slots
            if not laid.down and payable(g, self.seat, laid, self.less)
        ]
        return [*slots, NO_MORE]

    def answer(self, g: Book, choice: int) -> None:
        if choice == NO_MORE:
            return
        if self.left > 1:
            g.then(EatCurse(self.seat, self.left - 1, self.less))
        g.then(LowerCost(self.seat, choice, self.less), Break(self.seat, choice))

    def write(self, g: Book, choice: int) -> str:
        return "stop" if choice == NO_MORE else f"break {SLOTS[choice]}"

    def show(self, g: Book, choice: int) -> Shown:
        if choice == NO_MORE:
            return Shown("choose-stop", self.clause, {"n": 0}, ("option:stop",))
        return shown_slot(g, "choose-break", self.clause, choice)

    def candidates(self, g: Book) -> Sequence[int]:
        return [*range(len(SLOTS)), NO_MORE]

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        return unbreakable(g, choice, funds(g, self.seat), self.less)


class LowerCost(Question[Book, Kinds]):
    """F3a: what is left to pay, by element; only what can be paid is offered."""

    verb = "left"
    clause = "BBM-PAY-12"

    slot: int
    less: int

    def choices(self, g: Book) -> Sequence[Kinds]:
        laid = laid_at(g, self.slot)
        assert laid is not None, "only curses in play are offered"
        return payable(g, self.seat, laid, self.less)

    def answer(self, g: Book, choice: Kinds) -> None:
        if any(choice):
            g.then(Pay(self.seat, cost=list(choice)))

    def show(self, g: Book, choice: Kinds) -> Shown:
        arguments: dict[str, Argument] = {"cost": by_element(choice)}
        target = "cost:{},{},{},{}".format(*choice)
        return Shown("choose-left", self.clause, arguments, (target,))
