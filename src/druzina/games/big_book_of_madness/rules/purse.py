"""What a player can pay with (BBM-PAY-01, -02, -05): elements by kind, and cards in the order in
which they are paid."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.big_book_of_madness.model import AIR_ONE, ELEMENT, VALUE, Book
from druzina.games.big_book_of_madness.rules.zones import SUPPORTED, Incarnation

AIR = 3
ANY_KIND = 4  # the element of a cost that may be paid in any one kind (BBM-CURE-01)

Cost = list[int]

# By spot: the value of its card, and its rank in a payment: higher cards first, then by place.
WORTH = tuple(VALUE[key & 15] if key & 15 < len(VALUE) else 0 for key in range(1 << 9))
RANKS = tuple(((2 - (key & 15) % 3) << 10) + key for key in range(1 << 9))


def funds(g: Book, seat: int, support_only: bool = False) -> list[int]:
    """BBM-PAY-01, -02, -05: elements at hand by kind, from the own hand and all supports."""
    sums = [0, 0, 0, 0, 0]
    if not support_only:
        for one in g.players[seat].hand:
            sums[ELEMENT[one]] += VALUE[one]
    for player in g.players:
        if player.support:
            for one in player.support:
                sums[ELEMENT[one]] += VALUE[one]
    for key in spent_in(g) if support_only else ():
        sums[ELEMENT[key & 15]] -= WORTH[key]
    sums.pop()  # of Madness, nothing
    return sums


def spent_in(g: Book) -> list[int]:
    """BBM-INC-02: support cards that an earlier action of the same Incarnation has used."""
    return g.nearest(Incarnation).spent


def ladder(g: Book, seat: int, kind: int, support_only: bool, used: Sequence[int]) -> list[int]:
    """The cards of an element that are left, highest first, the own hand before supports."""
    base = seat << 4
    keys = []
    if not support_only:
        keys = [base + one for one in g.players[seat].hand if ELEMENT[one] == kind]
    for owner, player in enumerate(g.players):
        if player.support:
            base = SUPPORTED + (owner << 4)
            keys += [base + one for one in player.support if ELEMENT[one] == kind]
    for key in (*used, *spent_in(g)) if support_only else used:
        if key in keys:
            keys.remove(key)
    if len(keys) > 1:
        keys.sort(key=RANKS.__getitem__)
    return keys


def substitutes(g: Book, seat: int) -> bool:
    """BBM-OTH-06: Harold, in his own turn, once."""
    return not g.ability_used and seat == g.active and g.ability(seat) == "substitute"


def has_air_one(g: Book, seat: int, support_only: bool = False) -> bool:
    return any(key & 15 == AIR_ONE for key in ladder(g, seat, AIR, support_only, ()))


def covered(cost: Sequence[int], sums: Sequence[int], spare: bool) -> bool:
    """BBM-PAY-09: whether a legal payment exists; `spare` is an air card that may change."""
    short = 0
    for need, have in zip(cost, sums, strict=False):
        if need > have:
            short += need - have
    if not short:
        return True
    return spare and short == 1 and sums[AIR] > cost[AIR]


def only_way(g: Book, seat: int, cost: Cost, support_only: bool) -> list[int] | None:
    """BBM-SIM-02: the cards of a payment that can be made in one way only.

    Whoever looks ahead may name the cards all the same, so there the question is put.
    """
    if len(cost) > ANY_KIND or g.blind is not None or substitutes(g, seat):
        return None
    picked: list[int] = []
    for kind in range(4):
        need = cost[kind]
        if need:
            keys = ladder(g, seat, kind, support_only, ())
            lowest = keys[-1]
            if keys[0] == lowest:
                picked += keys[: -(-need // WORTH[lowest])]
            elif sum(map(WORTH.__getitem__, keys)) - WORTH[lowest] < need:
                picked += keys
            else:
                return None
    return picked
