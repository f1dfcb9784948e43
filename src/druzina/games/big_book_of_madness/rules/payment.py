"""Paying (BBM-PAY): a sequence of cards in a fixed order, every minimal set in one way only.

The elements of a cost are paid one after the other, each from its highest cards to its lowest.
So the card that covers an element is its smallest, and no card can be superfluous (BBM-PAY-10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.model import AIR_ONE, ELEMENT, MADNESS, VALUE, Book
from druzina.games.big_book_of_madness.rules.choosing import everything, shown_spot
from druzina.games.big_book_of_madness.rules.zones import (
    HAND,
    SUPPORT,
    Incarnation,
    remove,
    spelled,
    split,
    spot,
    unique,
)

ANY_KIND = 4  # the element of a cost that may be paid in any one kind (BBM-CURE-01)
AS = 1 << 10  # an air card counted as another element by Harold (BBM-PAY-13): AS × (element + 1)
AIR = 3

Cost = list[int]

# The order of payment: higher cards first, then by place.
RANKS = tuple(((2 - (key & 15) % 3) << 10) + key for key in range(1 << 9))


def funds(g: Book, seat: int, support_only: bool = False, spent: Sequence[int] = ()) -> list[int]:
    """BBM-PAY-01, -02, -05: elements at hand by kind, from the own hand and all supports."""
    sums = [0, 0, 0, 0, 0]
    players = g.players
    if not support_only:
        for one in players[seat].hand:
            sums[ELEMENT[one]] += VALUE[one]
    for player in players:
        for one in player.support:
            sums[ELEMENT[one]] += VALUE[one]
    for key in spent:
        sums[ELEMENT[key & 15]] -= VALUE[key & 15]
    return sums


def substitutes(g: Book, seat: int) -> bool:
    """BBM-OTH-06: Harold, in his own turn, once."""
    return not g.ability_used and seat == g.active and g.ability(seat) == "substitute"


def has_air_one(g: Book, seat: int, support_only: bool, spent: Sequence[int]) -> bool:
    if not support_only and AIR_ONE in g.players[seat].hand:
        return True
    there = sum(player.support.count(AIR_ONE) for player in g.players)
    return there > sum(key & 15 == AIR_ONE for key in spent)


def covered(cost: Sequence[int], sums: Sequence[int], spare: bool) -> bool:
    """BBM-PAY-09: whether a legal payment exists; `spare` is an air card that may change."""
    short = 0
    for need, have in zip(cost, sums, strict=False):
        if need > have:
            short += need - have
    if not short:
        return True
    return spare and short == 1 and sums[AIR] > cost[AIR]


class Pay(Question[Book, int]):
    """BBM-PAY-11: card by card; when the cost is covered the payment is made."""

    verb = "pay"
    clause = "BBM-PAY-01"
    unordered: ClassVar[bool] = True

    cost: list[int]
    support_only: bool = False
    picked: list[int] = []

    def choices(self, g: Book) -> Sequence[int]:
        cost = self.cost
        if len(cost) > ANY_KIND:
            return [key for kind in range(4) for key in self._of_kind(g, kind, two_of(kind))]
        kind = next(kind for kind in range(4) if cost[kind])
        return self._of_kind(g, kind, cost)

    def _of_kind(self, g: Book, kind: int, cost: Cost) -> list[int]:
        """BBM-PAY-03, -10: cards of this element from which on the cost can still be covered."""
        ladder = self._ladder(g, kind)
        if self.picked:
            ladder = self._below(ladder)
        if substitutes(g, self.seat):
            return self._with_substitute(g, kind, cost, ladder)
        need = cost[kind]
        rest = sum(VALUE[key & 15] for key in ladder)
        offered: dict[int, None] = {}
        for key in ladder:
            if rest < need:
                break
            offered[key] = None
            rest -= VALUE[key & 15]
        return list(offered)

    def _ladder(self, g: Book, kind: int) -> list[int]:
        """The cards of an element that are left, highest first, the own hand before supports."""
        keys: list[int] = []
        if not self.support_only:
            base = self.seat << 4
            keys = [base + one for one in g.players[self.seat].hand if ELEMENT[one] == kind]
        for seat, player in enumerate(g.players):
            if player.support:
                base = spot(SUPPORT, seat, 0)
                keys += [base + one for one in player.support if ELEMENT[one] == kind]
        if self.support_only or self.picked:
            for used in (*self.picked, *spent_in(g, self.support_only)):
                if used % AS in keys:
                    keys.remove(used % AS)
        if len(keys) > 1:
            keys.sort(key=RANKS.__getitem__)
        return keys

    def _below(self, ladder: list[int]) -> list[int]:
        """What comes after the card picked last, if that was of the same element."""
        last = self.picked[-1]
        if not ladder or last >= AS or ELEMENT[last & 15] != ELEMENT[ladder[0] & 15]:
            return ladder
        return [key for key in ladder if RANKS[key] >= RANKS[last]]

    def _with_substitute(self, g: Book, kind: int, cost: Cost, ladder: list[int]) -> list[int]:
        """BBM-PAY-13: the same when one air card of value 1 may be counted as another element.

        It stands behind all cards of that element, and at most once in a payment.
        """
        airs = self._ladder(g, AIR)
        spare = [key for key in airs if key & 15 == AIR_ONE]
        if any(key >= AS for key in self.picked):
            spare = []
        sums = [self._left(g, other) for other in range(4)]
        offered: dict[int, None] = {}
        if not (self.picked and self.picked[-1] // AS == kind + 1):
            for place, key in enumerate(ladder):
                sums[kind] = sum(VALUE[one & 15] for one in ladder[place:])
                still = spare if key not in spare or len(spare) > 1 else []
                if covered(cost, sums, bool(still)):
                    offered[key] = None
        if kind != AIR and cost[kind] == 1:
            sums[kind], sums[AIR] = 1, sums[AIR] - 1
            if spare and covered(cost, sums, spare=False):
                offered |= dict.fromkeys(AS * (kind + 1) + key for key in spare)
        return list(offered)

    def _left(self, g: Book, kind: int) -> int:
        return sum(VALUE[key & 15] for key in self._ladder(g, kind))

    def answer(self, g: Book, choice: int) -> None:
        """BBM-PAY-03: what is over is lost."""
        kind = choice // AS - 1 if choice >= AS else ELEMENT[choice & 15]
        if len(self.cost) > ANY_KIND:
            self.cost = two_of(kind)
        self.cost[kind] = max(0, self.cost[kind] - VALUE[choice & 15])
        self.picked.append(choice)
        if any(self.cost):
            g.then(self)
        else:
            settle(g, self)

    def write(self, g: Book, choice: int) -> str:
        if choice >= AS:
            return f"pay {spelled(choice % AS)} as {'WEFA'[choice // AS - 1]}"
        return f"pay {spelled(choice)}"

    def show(self, g: Book, choice: int) -> Shown:
        arguments = shown_spot(choice % AS)
        if choice >= AS:
            arguments["element"] = choice // AS - 1
            return Shown("choose-pay-as", "BBM-PAY-13", arguments, (f"option:{choice // AS - 1}",))
        return Shown("choose-pay", self.clause, arguments, (f"card:{spelled(choice)}",))

    def prompt(self, g: Book) -> Shown:
        arguments: dict[str, Argument] = {"seat": self.seat, "cost": tuple(self.cost)}
        return Shown("ask-pay", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[int]:
        """Every card that lies open, and Harold's as another element."""
        changed = [key for key in self.choices(g) if key >= AS]
        return [*unique(everything(g)), *changed]

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        return against(g, self, choice)


def spent_in(g: Book, support_only: bool) -> list[int]:
    """BBM-INC-02: support cards that an earlier action of the same Incarnation has used."""
    return g.nearest(Incarnation).spent if support_only else []


def two_of(kind: int) -> Cost:
    """BBM-CURE-01: two elements of one kind."""
    cost = [0, 0, 0, 0]
    cost[kind] = 2
    return cost


def against(g: Book, pay: Pay, choice: int) -> Refusal:
    """What keeps a card out of a payment."""
    zone, seat, one = split(choice)
    shown = shown_spot(choice)
    if one == MADNESS:
        return Refusal("BBM-PAY-07", "refusal-madness-pays-nothing", shown)
    if zone not in (HAND, SUPPORT) or (zone == HAND and (seat != pay.seat or pay.support_only)):
        return Refusal("BBM-PAY-01", "refusal-cannot-pay-from-there", shown)
    if choice in spent_in(g, pay.support_only):
        return Refusal("BBM-INC-02", "refusal-card-spent", shown)
    kind = ELEMENT[one]
    if len(pay.cost) > ANY_KIND or pay.cost[kind]:
        return Refusal("BBM-PAY-10", "refusal-card-superfluous", shown)
    return Refusal("BBM-PAY-08", "refusal-element-not-owed", shown)


def settle_forced(g: Book, pay: Pay) -> bool:
    """BBM-SIM-02: makes a payment of one element that can be made in one way only."""
    cost = pay.cost
    if len(cost) > ANY_KIND or substitutes(g, pay.seat):
        return False
    kinds = [kind for kind in range(4) if cost[kind]]
    picked: list[int] = []
    for kind in kinds:
        ladder, need = pay._ladder(g, kind), cost[kind]
        whole = sum(VALUE[key & 15] for key in ladder)
        if whole - VALUE[ladder[-1] & 15] < need:
            picked += ladder
        elif ladder[0] == ladder[-1]:
            picked += ladder[: -(-need // VALUE[ladder[0] & 15])]
        else:
            return False
    pay.picked = picked
    settle(g, pay)
    return True


def settle(g: Book, pay: Pay) -> None:
    """BBM-PAY-06, BBM-SUP-07: to the owners' discard piles; BBM-INC-01: unless they stay."""
    if any(key >= AS for key in pay.picked):
        g.ability_used = True
    keys = [key % AS for key in pay.picked]
    cards = tuple(key & 15 for key in keys)
    if pay.support_only:
        g.nearest(Incarnation).spent.extend(keys)
        g.tell("BBM-INC-01", "event-pays-without-discarding", seat=pay.seat, cards=cards)
        return
    remove(g, keys)
    for key in keys:
        g.players[key >> 4 & 7].discard.append(key & 15)
    after = g.stack[-1] if g.stack else None
    if isinstance(after, Bought):
        after.paid.extend(key & 15 for key in keys if key >> 4 & 7 == pay.seat)
    g.tell("BBM-PAY-06", "event-pays", seat=pay.seat, cards=cards)


class Bought(Step[Book]):
    """What a payment was for, when it matters which cards went to the payer's own discard pile."""

    paid: list[int] = []
