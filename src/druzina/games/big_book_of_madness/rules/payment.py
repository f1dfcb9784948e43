"""Paying (BBM-PAY): a sequence of cards in a fixed order, every minimal set in one way only.

The elements of a cost are paid one after the other, each from its highest cards to its lowest.
So the card that covers an element is its smallest, and no card can be superfluous (BBM-PAY-10).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import ClassVar

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.model import AIR_ONE, ELEMENT, MADNESS, VALUE, Book
from druzina.games.big_book_of_madness.rules.choosing import everything, shown_spot
from druzina.games.big_book_of_madness.rules.purse import (
    AIR,
    ANY_KIND,
    RANKS,
    WORTH,
    Cost,
    covered,
    funds,
    ladder,
    of_kind,
    only_way,
    spare_air,
    spent_in,
    without,
)
from druzina.games.big_book_of_madness.rules.zones import (
    HAND,
    SUPPORT,
    SUPPORTED,
    cards_of,
    forget_spent,
    spelled,
    split,
    unique,
)

AS = 1 << 10  # an air card counted as another element by Harold (BBM-PAY-13): AS × (element + 1)


def pay(g: Book, seat: int, cost: Cost, support_only: bool) -> None:
    """BBM-PAY-11, BBM-SIM-02: asked for where it can be made in several ways."""
    keys = only_way(g, seat, cost, support_only)
    if keys is None:
        g.then(Pay(seat, cost, support_only))
    else:
        settle(g, seat, keys, support_only)


class Pay(Question[Book, int]):
    """BBM-PAY-11: card by card; when the cost is covered the payment is made."""

    verb = "pay"
    clause = "BBM-PAY-01"
    unordered: ClassVar[bool] = True

    cost: list[int]
    support_only: bool = False
    picked: list[int] = []

    def choices(self, g: Book) -> Sequence[int]:
        cost, spare = self.cost, spare_air(g, self.seat, self.support_only)
        if len(cost) == ANY_KIND:
            kind = next(filter(cost.__getitem__, range(4)))
            return self._of_kind(g, kind, cost, spare)
        sums = funds(g, self.seat, self.support_only)
        kinds = [kind for kind in range(4) if sums[kind] + spare >= cost[ANY_KIND]]
        costs = [(kind, of_kind(kind, cost[ANY_KIND])) for kind in kinds]
        return [key for kind, one in costs for key in self._of_kind(g, kind, one, spare)]

    def _of_kind(self, g: Book, kind: int, cost: Cost, spare: bool) -> list[int]:
        """BBM-PAY-03, -10: cards of this element from which on the cost can still be covered."""
        keys = self._below(self._ladder(g, kind))
        if spare:
            return self._with_substitute(g, kind, cost, keys)
        need, rest = cost[kind], sum(map(WORTH.__getitem__, keys))
        offered: dict[int, None] = {}
        for key in keys:
            if rest < need:
                break
            offered[key] = None
            rest -= WORTH[key]
        return list(offered)

    def _ladder(self, g: Book, kind: int) -> Sequence[int]:
        keys = ladder(g, self.seat, kind, self.support_only)
        return without(keys, [key % AS for key in self.picked]) if self.picked else keys

    def _below(self, keys: Sequence[int]) -> Sequence[int]:
        """What comes after the card picked last, if that was of the same element."""
        last = self.picked[-1] if self.picked else AS
        if not keys or last >= AS or ELEMENT[last & 15] != ELEMENT[keys[0] & 15]:
            return keys
        return keys[bisect_left(keys, RANKS[last], key=RANKS.__getitem__) :]

    def _with_substitute(self, g: Book, kind: int, cost: Cost, keys: Sequence[int]) -> list[int]:
        """BBM-PAY-13: the same when one air card of value 1 may be counted as another element.

        It stands behind all cards of that element, and at most once in a payment.
        """
        sums = [*funds(g, self.seat, self.support_only)]
        for key in self.picked:
            sums[ELEMENT[key & 15]] -= WORTH[key % AS]
        spare = [key for key in self._ladder(g, AIR) if key & 15 == AIR_ONE]
        if any(key >= AS for key in self.picked):
            spare = []
        offered = []
        sums[kind] = sum(map(WORTH.__getitem__, keys))
        for key in keys:
            if covered(cost, sums, bool(spare)):
                offered.append(key)
            sums[kind] -= WORTH[key]
        if kind != AIR:
            sums[kind], sums[AIR] = 1, sums[AIR] - 1
            if covered(cost, sums, spare=False):
                offered += [AS * (kind + 1) + key for key in spare]
        return unique(offered)

    def answer(self, g: Book, choice: int) -> None:
        """BBM-PAY-03: what is over is lost."""
        kind = paid_as(choice)
        if len(self.cost) > ANY_KIND:
            self.cost = of_kind(kind, 2)
        self.cost[kind] = max(0, self.cost[kind] - VALUE[choice & 15])
        self.picked.append(choice)
        if any(self.cost):
            g.then(self)
            return
        if any(key >= AS for key in self.picked):
            g.ability_used = True
        settle(g, self.seat, [key % AS for key in self.picked], self.support_only)

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
        """Every card that lies open, and Harold's air cards as every other element."""
        airs = ladder(g, self.seat, AIR, self.support_only)
        spare = unique(key for key in airs if key & 15 == AIR_ONE)
        if not spare_air(g, self.seat, self.support_only):
            spare = []
        changed = [AS * (kind + 1) + key for kind in range(AIR) for key in spare]
        return [*unique(everything(g)), *changed]

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        against = unfit(g, self, choice) or changed_twice([*self.picked, choice])
        return against or Refusal("BBM-PAY-10", "refusal-card-superfluous", shown_spot(choice % AS))

    def amiss(self, g: Book, sent: Sequence[int]) -> Refusal | None:
        """BBM-PAY-03, -08, -10: a whole payment that is no legal set."""
        for key in sent:
            if refusal := unfit(g, self, key):
                return refusal
        if refusal := changed_twice([*self.picked, *sent]):
            return refusal
        owed = self.cost
        if len(owed) > ANY_KIND:
            owed = of_kind(paid_as(sent[0]), 2)
        over = [sum(WORTH[key % AS] for key in sent if paid_as(key) == kind) for kind in range(4)]
        over = [have - need for have, need in zip(over, owed, strict=True)]
        for key in sent:
            if over[paid_as(key)] >= WORTH[key % AS]:
                return Refusal("BBM-PAY-08", "refusal-card-superfluous", shown_spot(key % AS))
        if min(over) < 0:
            short = tuple(max(0, -one) for one in over)
            return Refusal("BBM-PAY-03", "refusal-payment-short", {"cost": short})
        return None


def paid_as(choice: int) -> int:
    """The element a card pays; BBM-PAY-13: Harold's another one than its own."""
    return choice // AS - 1 if choice >= AS else ELEMENT[choice & 15]


def changed_twice(keys: Sequence[int]) -> Refusal | None:
    """BBM-WIZ-01: Harold counts one card otherwise, once in a turn."""
    if sum(key >= AS for key in keys) > 1:
        return Refusal("BBM-WIZ-01", "refusal-ability-used")
    return None


def unfit(g: Book, pay: Pay, choice: int) -> Refusal | None:
    """What keeps a card out of a payment, whatever else is paid."""
    zone, seat, one = split(choice % AS)
    shown = shown_spot(choice % AS)
    if one == MADNESS:
        return Refusal("BBM-PAY-07", "refusal-madness-pays-nothing", shown)
    if zone not in (HAND, SUPPORT) or (zone == HAND and (seat != pay.seat or pay.support_only)):
        return Refusal("BBM-PAY-01", "refusal-cannot-pay-from-there", shown)
    if pay.support_only and choice % AS in spent_in(g):
        return Refusal("BBM-INC-02", "refusal-card-spent", shown)
    if len(pay.cost) > ANY_KIND or pay.cost[paid_as(choice)]:
        return None
    return Refusal("BBM-PAY-08", "refusal-element-not-owed", shown)


def settle(g: Book, seat: int, keys: Sequence[int], support_only: bool) -> None:
    """BBM-PAY-06, BBM-SUP-07: to the owners' discard piles; BBM-INC-01: unless they stay."""
    if support_only:
        spent_in(g).extend(keys)
        g.tell("BBM-INC-01", "event-pays-without-discarding", seat=seat, cards=cards_of(keys))
        return
    players = g.players
    for key in keys:
        owner = players[key >> 4 & 7]
        if key < SUPPORTED:
            owner.hand.remove(key & 15)
        else:
            owner.support.remove(key & 15)
            forget_spent(g, key)
        owner.discard.append(key & 15)
    after = g.stack[-1] if g.stack else None
    if isinstance(after, Bought):
        after.paid = [key & 15 for key in keys if key >> 4 & 7 == seat]
    if g.told is not None:
        g.tell("BBM-PAY-06", "event-pays", seat=seat, cards=cards_of(keys))


class Bought(Step[Book]):
    """What a payment was for, when it matters which cards went to the payer's own discard pile."""

    paid: list[int] = []
