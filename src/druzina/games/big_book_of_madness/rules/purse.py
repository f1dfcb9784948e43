"""What a player can pay with (BBM-PAY-01, -02, -05): elements by kind, and cards in the order in
which they are paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import gt

from druzina.games.big_book_of_madness.model import AIR_ONE, CARDS, ELEMENT, VALUE, Book
from druzina.games.big_book_of_madness.rules.zones import SUPPORTED, Incarnation

AIR = 3
ANY_KIND = 4  # the element of a cost that may be paid in any one kind (BBM-CURE-01)

Cost = list[int]

# By spot: the value of its card, and its rank in a payment: higher cards first, then by place.
WORTH = tuple(VALUE[key & 15] if key & 15 < len(VALUE) else 0 for key in range(1 << 9))
RANKS = tuple(((2 - (key & 15) % 3) << 10) + key for key in range(1 << 9))


def of_kind(element: int, n: int) -> Cost:
    cost = [0, 0, 0, 0]
    cost[element] = n
    return cost


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
        for key in spent_in(g):
            purse -= ADDS[key & 15]
    return purse.to_bytes(5, "little")


def spent_in(g: Book) -> list[int]:
    """BBM-INC-02: support cards that an earlier action of the same Incarnation has used."""
    return g.nearest(Incarnation).spent


def ladder(g: Book, seat: int, kind: int, support_only: bool = False) -> Sequence[int]:
    """The cards of an element, highest first, the own hand before supports."""
    keys: Sequence[int] = ()
    if not support_only:
        keys = rungs(seat << 4, tuple(g.players[seat].hand))[kind]
    for owner, player in enumerate(g.players):
        if player.support:
            more = rungs(SUPPORTED + (owner << 4), tuple(player.support))[kind]
            if more:
                keys = sorted((*keys, *more), key=RANKS.__getitem__)
    return without(keys, spent_in(g)) if support_only else keys


@lru_cache(maxsize=1 << 14)
def rungs(base: int, cards: tuple[int, ...]) -> list[list[int]]:
    """The spots of one place, which begins at `base`, by element and highest first."""
    kinds: list[list[int]] = [[], [], [], [], []]
    for one in reversed(cards):
        kinds[ELEMENT[one]].append(base + one)
    return kinds


def without(keys: Sequence[int], used: Sequence[int]) -> list[int]:
    left = list(keys)
    for key in used:
        if key in left:
            left.remove(key)
    return left


def spare_air(g: Book, seat: int, support_only: bool = False) -> bool:
    """BBM-PAY-13, BBM-OTH-06: whether there is an air card that Harold, in his turn, may change."""
    if g.unused(seat) != "substitute":
        return False
    keys = ladder(g, seat, AIR, support_only)
    return bool(keys) and keys[-1] & 15 == AIR_ONE


def covered(cost: Sequence[int], sums: Sequence[int], spare: bool) -> bool:
    """BBM-PAY-09: whether a legal payment exists; `spare` is an air card that may change."""
    if not any(map(gt, cost, sums)):
        return True
    short = sum(need - have for need, have in zip(cost, sums, strict=False) if need > have)
    return spare and short == 1 and sums[AIR] > cost[AIR]


def only_way(g: Book, seat: int, cost: Cost, support_only: bool) -> list[int] | None:
    """BBM-SIM-02: the cards of a payment that can be made in one way only.

    Whoever looks ahead may name the cards all the same, so there the question is put.
    """
    if g.blind is not None or spare_air(g, seat, support_only):
        return None
    if len(cost) > ANY_KIND:
        enough = [kind for kind, have in enumerate(funds(g, seat, support_only)[:4]) if have > 1]
        if len(enough) > 1:
            return None
        cost = of_kind(enough[0], 2)
    picked: list[int] = []
    for kind, need in enumerate(cost):
        if need:
            keys = ladder(g, seat, kind, support_only)
            lowest = keys[-1]
            if keys[0] == lowest:
                picked += keys[: -(-need // WORTH[lowest])]
            elif sum(map(WORTH.__getitem__, keys)) - WORTH[lowest] < need:
                picked += keys
            else:
                return None
    return picked
