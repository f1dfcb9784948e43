"""What a player can pay with (BBM-PAY-01, -02, -05): elements by kind, and cards in the order in
which they are paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import gt

from druzina.core import Argument, without
from druzina.games.big_book_of_madness.model import CARDS, ELEMENT, MADNESS, VALUE, Book
from druzina.games.big_book_of_madness.rules.zones import HAND, NUMBER, SUPPORT, Incarnation, Spot

AIR = 3
ANY_KIND = 4  # the element of a cost that may be paid in any one kind (BBM-CURE-01)

Cost = list[int]

# A card that pays and the element it pays, which may be another for Harold: W2@support1 as W.
Coin = tuple[str, str, int, str]
KIND = {letter: kind for kind, letter in enumerate("WEFA")}
ANY = "any"


def _coins() -> Iterator[Coin]:
    """Every card of an element at every place, in the order of places."""
    for zone in (HAND, SUPPORT):
        for seat in range(5):
            yield from ((name, zone, seat, name[0]) for name in CARDS[:MADNESS])


# The coins by place and card; the value of each; and its rank in a payment: higher cards first.
COINS: dict[tuple[str, int], tuple[Coin, ...]] = {
    place: tuple(coins) for place, coins in groupby(_coins(), key=lambda coin: coin[1:3])
}
WORTH = {coin: int(coin[0][1]) for coin in _coins()}
RANKS = {coin: place - 1000 * WORTH[coin] for place, coin in enumerate(_coins())}


def of_kind(element: int, n: int) -> Cost:
    cost = [0, 0, 0, 0]
    cost[element] = n
    return cost


def lack(cost: Sequence[int], sums: Sequence[int]) -> dict[str, Argument]:
    """BBM-PAY-09: what it costs, and what there is of just those elements; of a cost of any one
    kind, the most there is of one."""
    if len(cost) > ANY_KIND:
        return {"cost": by_element(cost), "have": ((ANY, max(sums[:ANY_KIND])),)}
    have = tuple((letter, sums[kind]) for letter, kind in KIND.items() if cost[kind])
    return {"cost": by_element(cost), "have": have}


def by_element(cost: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """A cost as messages have it: each element that is owed, and how much of it."""
    return tuple((letter, n) for letter, n in zip((*KIND, ANY), cost, strict=False) if n)


# By card: what it adds to a purse, a number with a byte for each element and one for Madness.
ADDS = tuple((VALUE[one] or 1) << 8 * ELEMENT[one] for one in range(len(CARDS)))


def funds(g: Book, seat: int, support_only: bool = False) -> bytes:
    """BBM-PAY-01, -02, -05: elements at hand by kind, from the own hand and all supports; at last
    the Madness there."""
    purse = 0
    if not support_only:
        for one in g.players[seat].hand:
            purse += ADDS[one]
    for player in g.players:
        for one in player.support:
            purse += ADDS[one]
    if support_only:
        for name, _, _ in spent_in(g):
            purse -= ADDS[NUMBER[name]]
    return purse.to_bytes(5, "little")


def spent_in(g: Book) -> list[Spot]:
    """BBM-INC-02: support cards that an earlier action of the same Incarnation has used."""
    return g.nearest(Incarnation).spent


def ladder(g: Book, seat: int, kind: int, support_only: bool = False) -> Sequence[Coin]:
    """The cards of an element, highest first, the own hand before supports."""
    coins: Sequence[Coin] = ()
    if not support_only:
        coins = rungs(HAND, seat, tuple(g.players[seat].hand))[kind]
    for owner, player in enumerate(g.players):
        if player.support:
            more = rungs(SUPPORT, owner, tuple(player.support))[kind]
            if more:
                coins = sorted((*coins, *more), key=RANKS.__getitem__)
    if support_only:
        return without(coins, [(*spot, spot[0][0]) for spot in spent_in(g)])
    return coins


@lru_cache(maxsize=1 << 14)
def rungs(zone: str, seat: int, cards: tuple[int, ...]) -> tuple[tuple[Coin, ...], ...]:
    """The cards of one place by element, highest first; tuples, which the collector forgets."""
    kinds: list[list[Coin]] = [[], [], [], []]
    coins = COINS[zone, seat]
    for one in reversed(cards):
        if one != MADNESS:
            kinds[ELEMENT[one]].append(coins[one])
    return tuple(map(tuple, kinds))


def spare_air(g: Book, seat: int, support_only: bool = False) -> bool:
    """BBM-PAY-13, BBM-OTH-06: whether there is an air card that Harold, in his turn, may change."""
    if g.unused(seat) != "substitute":
        return False
    coins = ladder(g, seat, AIR, support_only)
    return bool(coins) and coins[-1][0] == "A1"


def covered(cost: Sequence[int], sums: Sequence[int], spare: bool) -> bool:
    """BBM-PAY-09: whether a legal payment exists; `spare` is an air card that may change."""
    if not any(map(gt, cost, sums)):
        return True
    short = sum(need - have for need, have in zip(cost, sums, strict=False) if need > have)
    return spare and short == 1 and sums[AIR] > cost[AIR]


def only_way(g: Book, seat: int, cost: Cost, support_only: bool) -> list[Coin] | None:
    """BBM-SIM-02: the cards of a payment that can be made in one way only."""
    if g.unused(seat) == "substitute" and spare_air(g, seat, support_only):
        return None
    if len(cost) > ANY_KIND:
        enough = [kind for kind, have in enumerate(funds(g, seat, support_only)[:4]) if have > 1]
        if len(enough) > 1:
            return None
        cost = of_kind(enough[0], 2)
    picked: list[Coin] = []
    for kind, need in enumerate(cost):
        if need:
            coins = ladder(g, seat, kind, support_only)
            lowest = coins[-1]
            if coins[0] == lowest:
                picked += coins[: -(-need // WORTH[lowest])]
            elif sum(map(WORTH.__getitem__, coins)) - WORTH[lowest] < need:
                picked += coins
            else:
                return None
    return picked
