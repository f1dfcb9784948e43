"""Paying (BBM-PAY): a sequence of cards in a fixed order, every minimal set in one way only.

The elements of a cost are paid one after the other, each from its highest cards to its lowest.
So the card that covers an element is its smallest, and no card can be superfluous (BBM-PAY-10).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import product
from operator import mul
from typing import ClassVar

from druzina.core import Argument, Pick, Refusal, Shown, Step, without
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules.choosing import everything, shown_spot
from druzina.games.big_book_of_madness.rules.purse import (
    AIR,
    ANY_KIND,
    KIND,
    RANKS,
    WORTH,
    Coin,
    Cost,
    by_element,
    covered,
    funds,
    ladder,
    of_kind,
    only_way,
    spare_air,
    spent_in,
)
from druzina.games.big_book_of_madness.rules.zones import (
    HAND,
    NUMBER,
    SUPPORT,
    cards_of,
    forget_spent,
    spelled,
)

LETTERS = "WEFA"
VALUES = (1, 2, 3)


class Pay(Pick[Book, Coin]):
    """BBM-PAY-11: card by card; when the cost is covered the payment is made."""

    verb = "pay"
    clause = "BBM-PAY-01"
    shortcut: ClassVar[bool] = True

    cost: list[int] = []
    support_only: bool = False
    one_kind: bool = False

    def resolved(self, g: Book) -> bool:
        """BBM-SIM-02: a payment that can be made in one way only is made."""
        if self.picked:
            return False
        coins = only_way(g, self.seat, self.cost, self.support_only)
        if coins is None:
            return False
        settle(g, self.seat, coins, self.support_only)
        return True

    def choices(self, g: Book) -> Sequence[Coin]:
        cost, spare = self.cost, spare_air(g, self.seat, self.support_only)
        if len(cost) == ANY_KIND:
            kind = next(filter(cost.__getitem__, range(4)))
            return self._of_kind(g, kind, cost, spare)
        sums = funds(g, self.seat, self.support_only)
        kinds = [kind for kind in range(4) if sums[kind] + spare >= cost[ANY_KIND]]
        costs = [(kind, of_kind(kind, cost[ANY_KIND])) for kind in kinds]
        return [coin for kind, one in costs for coin in self._of_kind(g, kind, one, spare)]

    def _of_kind(self, g: Book, kind: int, cost: Cost, spare: bool) -> list[Coin]:
        """BBM-PAY-03, -10: cards of this element from which on the cost can still be covered."""
        coins = self._below(self.held(g, kind))
        if spare:
            return self._with_substitute(g, kind, cost, coins)
        need, rest = cost[kind], sum(map(WORTH.__getitem__, coins))
        offered: dict[Coin, None] = {}
        for coin in coins:
            if rest < need:
                break
            offered[coin] = None
            rest -= WORTH[coin]
        return list(offered)

    def held(self, g: Book, kind: int) -> Sequence[Coin]:
        """The cards of an element that are not named yet."""
        coins = ladder(g, self.seat, kind, self.support_only)
        return without(coins, [printed(coin) for coin in self.picked]) if self.picked else coins

    def _below(self, coins: Sequence[Coin]) -> Sequence[Coin]:
        """What comes after the card picked last, if that was of the same element."""
        last = self.picked[-1] if self.picked else None
        if not coins or last is None or changed(last) or last[3] != coins[0][3]:
            return coins
        return coins[bisect_left(coins, RANKS[last], key=RANKS.__getitem__) :]

    def _with_substitute(self, g: Book, kind: int, cost: Cost, coins: Sequence[Coin]) -> list[Coin]:
        """BBM-PAY-13: the same when one air card of value 1 may be counted as another element.

        It stands behind all cards of that element, and at most once in a payment.
        """
        sums = [*funds(g, self.seat, self.support_only)]
        for coin in map(printed, self.picked):
            sums[KIND[coin[3]]] -= WORTH[coin]
        spare = [coin for coin in self.held(g, AIR) if coin[0] == "A1"]
        if any(map(changed, self.picked)):
            spare = []
        offered = []
        sums[kind] = sum(map(WORTH.__getitem__, coins))
        for coin in coins:
            if covered(cost, sums, bool(spare)):
                offered.append(coin)
            sums[kind] -= WORTH[coin]
        if kind != AIR:
            sums[kind], sums[AIR] = 1, sums[AIR] - 1
            if covered(cost, sums, spare=False):
                offered += [counted_as(coin, kind) for coin in spare]
        return list(dict.fromkeys(offered))

    def complete(self, g: Book) -> bool:
        """BBM-PAY-03: what is over is lost."""
        coin = self.picked[-1]
        kind = KIND[coin[3]]
        if len(self.cost) > ANY_KIND:
            self.cost, self.one_kind = of_kind(kind, 2), True
        self.cost[kind] = max(0, self.cost[kind] - worth(coin))
        return not any(self.cost)

    def done(self, g: Book) -> None:
        if any(map(changed, self.picked)):
            g.ability_used = True
        settle(g, self.seat, self.picked, self.support_only)

    def write_thing(self, g: Book, thing: Coin) -> str:
        return f"pay {spelled(thing[:3])}" + (f" as {thing[3]}" if changed(thing) else "")

    def show_thing(self, g: Book, thing: Coin) -> Shown:
        arguments = shown_spot(thing[:3], self.seat)
        if not changed(thing):
            return Shown("choose-pay", self.clause, arguments, (f"card:{spelled(thing[:3])}",))
        kind = KIND[thing[3]]
        return Shown(
            "choose-pay-as", "BBM-PAY-13", {**arguments, "element": kind}, (f"option:{kind}",)
        )

    def prompt(self, g: Book) -> Shown:
        arguments: dict[str, Argument] = {"seat": self.seat, "cost": by_element(self.cost)}
        return Shown("ask-pay", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[Coin]:
        """Every card that lies open, and Harold's air cards as every other element."""
        airs = ladder(g, self.seat, AIR, self.support_only)
        spare = [coin for coin in dict.fromkeys(airs) if coin[0] == "A1"]
        if not spare_air(g, self.seat, self.support_only):
            spare = []
        others = [counted_as(coin, kind) for kind in range(AIR) for coin in spare]
        return [*dict.fromkeys((*spot, spot[0][0]) for spot in everything(g)), *others]

    def against(self, g: Book, thing: Coin) -> Refusal | None:
        return unfit(g, self, thing) or changed_twice([*self.picked, thing])

    def _named_late(self, g: Book, thing: Coin) -> Refusal:
        """BBM-PAY-11: a card of some legal set out of its turn; BBM-PAY-08: of none."""
        shown = shown_spot(thing[:3])
        if self._goes_with(g, thing):
            return Refusal("BBM-PAY-11", "refusal-pay-order", shown)
        return Refusal("BBM-PAY-08", "refusal-card-superfluous", shown)

    def _goes_with(self, g: Book, thing: Coin) -> bool:
        """BBM-PAY-10: whether what was picked and this card are part of a legal set."""
        kind = KIND[thing[3]]
        need = self.cost[-1] if len(self.cost) > ANY_KIND else self.cost[kind]
        picked = [worth(coin) for coin in self.picked if coin[3] == thing[3]]
        others = [worth(coin) for coin in without(self.held(g, kind), [thing])]
        if kind != AIR and not changed(thing) and spare_air(g, self.seat, self.support_only):
            others.append(1)
        return any(
            total - min([*picked, smallest]) < need <= total
            for total, smallest in _sums(worth(thing), others)
        )

    def amiss(self, g: Book, sent: Sequence[Coin | str]) -> Refusal | None:
        """BBM-PAY-03, -08, -10: a whole payment that is no legal set."""
        coins = [one for one in sent if isinstance(one, tuple)]
        unfit_ones = (unfit(g, self, coin) for coin in coins)
        if refusal := next(filter(None, unfit_ones), changed_twice([*self.picked, *coins])):
            return refusal
        owed = self.cost
        if len(owed) > ANY_KIND:
            owed = of_kind(KIND[coins[0][3]], 2)
            other = next((coin for coin in coins if coin[3] != coins[0][3]), None)
            if other is not None:
                return Refusal("BBM-CURE-01", "refusal-one-kind", shown_spot(other[:3]))
        over = [-need for need in owed]
        for coin in coins:
            over[KIND[coin[3]]] += worth(coin)
        for coin in coins:
            if over[KIND[coin[3]]] >= worth(coin):
                return Refusal("BBM-PAY-08", "refusal-card-superfluous", shown_spot(coin[:3]))
        if min(over) < 0:
            short = by_element([max(0, -one) for one in over])
            return Refusal("BBM-PAY-03", "refusal-payment-short", {"cost": short})
        return None


def _sums(first: int, others: Sequence[int]) -> Iterator[tuple[int, int]]:
    """A card with some of the others: what they are worth together, and the smallest of them."""
    counts = [range(others.count(value) + 1) for value in VALUES]
    for taken in product(*counts):
        smallest = next((value for value, n in zip(VALUES, taken, strict=True) if n), first)
        yield first + sum(map(mul, VALUES, taken)), min(first, smallest)


# Cards as they pay (BBM-PAY-13)


def changed(coin: Coin) -> bool:
    """Whether Harold counts it as another element."""
    return coin[0][0] != coin[3]


def printed(coin: Coin) -> Coin:
    return coin[0], coin[1], coin[2], coin[0][0]


def counted_as(coin: Coin, kind: int) -> Coin:
    return coin[0], coin[1], coin[2], LETTERS[kind]


def worth(coin: Coin) -> int:
    return int(coin[0][1])


def changed_twice(coins: Sequence[Coin]) -> Refusal | None:
    """BBM-WIZ-01: Harold counts one card otherwise, once in a turn."""
    if sum(map(changed, coins)) > 1:
        return Refusal("BBM-WIZ-01", "refusal-ability-used")
    return None


def unfit(g: Book, pay: Pay, coin: Coin) -> Refusal | None:
    """What keeps a card out of a payment, whatever else is paid."""
    name, zone, seat, letter = coin
    shown = shown_spot(coin[:3])
    if name == "M":
        return Refusal("BBM-PAY-07", "refusal-madness-pays-nothing", shown)
    if zone not in (HAND, SUPPORT) or (zone == HAND and seat != pay.seat):
        return Refusal("BBM-PAY-01", "refusal-cannot-pay-from-there", shown)
    if zone == HAND and pay.support_only:
        return Refusal("BBM-INC-01", "refusal-cannot-pay-from-there", shown)
    if pay.support_only and coin[:3] in spent_in(g):
        return Refusal("BBM-INC-02", "refusal-card-spent", shown)
    if len(pay.cost) > ANY_KIND or pay.cost[KIND[letter]]:
        return None
    if pay.one_kind:
        return Refusal("BBM-CURE-01", "refusal-one-kind", shown)
    return Refusal("BBM-PAY-08", "refusal-element-not-owed", shown)


def settle(g: Book, seat: int, coins: Sequence[Coin], support_only: bool) -> None:
    """BBM-PAY-06, BBM-SUP-07: to the owners' discard piles; BBM-INC-01: unless they stay."""
    if support_only:
        spent_in(g).extend(coin[:3] for coin in coins)
        g.tell("BBM-INC-01", "event-pays-without-discarding", seat=seat, cards=cards_of(coins))
        return
    players = g.players
    for coin in coins:
        one, player = NUMBER[coin[0]], players[coin[2]]
        if coin[1] == HAND:
            player.hand.remove(one)
        else:
            player.support.remove(one)
            forget_spent(g, coin[:3])
        player.discard.append(one)
    after = g.stack[-1] if g.stack else None
    if isinstance(after, Bought):
        after.paid = [coin[0] for coin in coins if coin[2] == seat]
    if g.told is not None:
        g.tell("BBM-PAY-06", "event-pays", seat=seat, cards=cards_of(coins))


class Bought(Step[Book]):
    """What a payment was for, when it matters which cards went to the payer's own discard pile."""

    paid: list[str] = []
