"""The Action phase: the five actions, in any number and order (BBM-ACT), and granted ones
(BBM-OTH, BBM-INC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import (
    ELEMENT,
    MADNESS,
    NOTHING,
    READY,
    SLOTS,
    VALUE,
    Book,
)
from druzina.games.big_book_of_madness.parts import Part
from druzina.games.big_book_of_madness.rules import refusing
from druzina.games.big_book_of_madness.rules.abilities import UseAbility, can_use
from druzina.games.big_book_of_madness.rules.breaking import Break
from druzina.games.big_book_of_madness.rules.casting import Cast
from druzina.games.big_book_of_madness.rules.curses import curse_cost, laid_at
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.learning import Learn
from druzina.games.big_book_of_madness.rules.madness import cure
from druzina.games.big_book_of_madness.rules.means import (
    CURING,
    LEARNING,
    TO_ACQUIRE,
    TO_LEARN,
    Means,
    means,
)
from druzina.games.big_book_of_madness.rules.payment import Pay
from druzina.games.big_book_of_madness.rules.purse import (
    AIR,
    Cost,
    covered,
    funds,
    of_kind,
    spare_air,
)
from druzina.games.big_book_of_madness.rules.supplying import gain
from druzina.games.big_book_of_madness.rules.zones import HAND, SUPPORT, Incarnation, Spot, remove

UNLIMITED = -1
TO_BREAK = tuple(f"break {slot}" for slot in SLOTS)
TO_CURE = tuple(f"cure {seat}" for seat in range(5))
TO_CURE_HAND = "cure hand"


class Act(Question[Book, str]):
    """BBM-ACT-01 to -05, BBM-OTH-01 to -04, -08: the next action, an ability, or the end.

    `left` actions are granted by a spell; in the own turn there is no limit. By Incarnation the
    shared support alone pays, each card once (BBM-INC-02).
    """

    verb = "act"
    clause = "BBM-ACT-01"

    left: int = UNLIMITED
    support_only: bool = False

    @property
    def own(self) -> bool:
        return self.left == UNLIMITED

    def choices(self, g: Book) -> Sequence[str]:
        seat, ability = self.seat, g.unused(self.seat)
        purse = funds(g, seat, self.support_only)
        reach = sums = purse[:4]
        spare = ability == "substitute" and spare_air(g, seat, self.support_only)
        if spare:
            reach = bytes(one + (kind != AIR) for kind, one in enumerate(sums))
        payable = means(g.content, reach)
        offered = castable(g, seat, payable)
        if payable.wares:
            offered += buyable(g, payable)
        if payable.curses:
            offered += breakable(g, payable, sums, spare)
        if purse[4] and payable.cure:
            offered += curable(g, seat)
        if ability and self.left < 0 and can_use(g, seat, ability):
            offered.append("ability")
        offered.append("end")
        return offered

    def answer(self, g: Book, choice: str) -> None:
        if choice == "end":
            return
        if choice == "ability":
            g.then(UseAbility(self.seat), self)
            return
        if self.left > 0:
            self.left -= 1
        plain = ACTIONS.get(choice)
        cost, deed = plain[0](g, self.seat, plain[1]) if plain else to_cast(g, self.seat, choice)
        stack = g.stack
        if self.left:
            stack.append(self)
        stack.append(deed)
        stack.append(Pay(self.seat, cost=cost, support_only=self.support_only))

    def write(self, g: Book, choice: str) -> str:
        return choice

    def prompt(self, g: Book) -> Shown:
        key = "ask-act" if self.own else "ask-act-granted"
        if self.support_only:
            key = "ask-act-incarnate"
        return Shown(key, self.clause, {"seat": self.seat, "n": max(0, self.left)})

    def show(self, g: Book, choice: str) -> Shown:
        if choice == "end" and not self.own:
            return Shown("choose-end-granted", "BBM-OTH-03", {}, ("option:end",))
        return refusing.shown(g, self.seat, choice)

    def candidates(self, g: Book) -> Sequence[str]:
        """BBM-ACT-01: all that could ever be done, whether or not it can be now."""
        return refusing.all_actions(g, self.seat)

    def refusal(self, g: Book, choice: str) -> Refusal | None:
        if choice in self.choices(g):
            return None
        sums = funds(g, self.seat, self.support_only)
        return refusing.against(g, self.seat, choice, self.own, sums)


# What is there and can be paid (BBM-PAY-09)


def castable(g: Book, seat: int, payable: Means) -> list[str]:
    """BBM-CAST-01, -03: ready spells at every multiple that can be paid."""
    casts, player = payable.casts, g.players[seat]
    spells = player.spells
    offered: list[str] = []
    for place, state in enumerate(player.states):
        if state == READY:
            offered += casts[spells[place]]
    return offered


def buyable(g: Book, payable: Means) -> list[str]:
    """BBM-LRN-01, BBM-ACQ-04: spells of the library and cards of the supply that are left."""
    piles = [*g.supply, *g.libraries]
    return [text for pile, text in payable.wares if piles[pile]]


def breakable(g: Book, payable: Means, sums: Sequence[int], spare: bool) -> list[str]:
    """BBM-BRK-01, -02, -04: any face-up curse, wherever the marker is."""
    kinds = LOADED[g.content].curse_kinds
    return [
        TO_BREAK[laid.slot]
        for laid in g.slots
        if not laid.down
        and kinds[laid.curse] in payable.curses
        and (not (spare or laid.tokens) or covered(curse_cost(g, laid), sums, spare))
    ]


def curable(g: Book, seat: int) -> list[str]:
    """BBM-CURE-01, -02, -04: Madness in the own hand or in any support."""
    offered = [TO_CURE_HAND] if MADNESS in g.players[seat].hand else []
    for number, player in enumerate(g.players):
        if MADNESS in player.support:
            offered.append(TO_CURE[number])
    return offered


# What each action costs and does (BBM-ACT-04)

Deed = tuple[Cost, Step[Book]]


def to_cast(g: Book, seat: int, what: str) -> Deed:
    """BBM-CAST-02, -03: pay, then the effect."""
    facts = LOADED[g.content]
    spell, times = facts.cast_of[what]
    element, level = facts.spell_costs[spell]
    return of_kind(element, level * times), Cast([], seat, spell, times)


def to_learn(g: Book, seat: int, element: int) -> Deed:
    """BBM-LRN-01, -02: two of its element, whatever the level."""
    return of_kind(element, LEARNING), Learn(seat, element)


def to_acquire(g: Book, seat: int, one: int) -> Deed:
    """BBM-ACQ-01, -02: its value in its own element."""
    return of_kind(ELEMENT[one], VALUE[one]), Acquire(seat, one)


def to_break(g: Book, seat: int, slot: int) -> Deed:
    laid = laid_at(g, slot)
    assert laid is not None, "only curses in play are offered"
    return curse_cost(g, laid), Break(seat, slot)


def to_cure(g: Book, seat: int, owner: int) -> Deed:
    """BBM-CURE-01, -02: two elements of any one kind."""
    spot = ("M", HAND, seat) if owner == NOTHING else ("M", SUPPORT, owner)
    return [0, 0, 0, 0, CURING], Cure(seat, spot)


# All actions but casting, by their texts.
ACTIONS: dict[str, tuple[Callable[[Book, int, int], Deed], int]] = {
    **{text: (to_learn, element) for element, text in enumerate(TO_LEARN)},
    **{text: (to_acquire, one) for one, text in enumerate(TO_ACQUIRE)},
    **{text: (to_break, slot) for slot, text in enumerate(TO_BREAK)},
    **{text: (to_cure, owner) for owner, text in enumerate(TO_CURE)},
    TO_CURE_HAND: (to_cure, NOTHING),
}


class Acquire(Step[Book]):
    """BBM-ACQ-03: the card goes to the discard pile."""

    seat: int
    card: int

    def run(self, g: Book) -> None:
        gain(g, self.seat, self.card, "discard")


class Cure(Step[Book]):
    """BBM-CURE-01: from where it lies back to the stack."""

    seat: int
    spot: Spot

    def run(self, g: Book) -> None:
        remove(g, [self.spot])
        cure(g, self.seat, 1, self.spot[1])


# Granted actions


@verb(Part, "act")
def grant(g: Book, frame: Carry, part: Part) -> None:
    """BBM-VRB-08, BBM-OTH-03, -05: so many actions, each may be passed; deepest first."""
    g.then(Act(frame.seat, frame.amount(part)))


@verb(Part, "incarnate")
def incarnate(g: Book, frame: Carry, part: Part) -> None:
    """BBM-INC-01 to -03: paid with cards of the shared support, which stay there."""
    g.then(Act(frame.seat, frame.amount(part), support_only=True), Incarnation())
