"""Where cards lie, and a card at its place: what people point at (BBM-CMP-08)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from druzina.core import Step
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, VALUE, Book, Player

ZONES = ("hand", "support", "discard", "destroyed")
HAND, SUPPORT, DISCARD, DESTROYED = ZONES

# A card at its place, as people say it: ("W2", "support", 1) is written W2@support1. The destroyed
# pile is nobody's, its seat is 0.
Spot = tuple[str, str, int]
NO_MORE = -1  # where one thing at a time is asked for
NUMBER = {name: one for one, name in enumerate(CARDS)}

EVERY_CARD = frozenset(range(len(CARDS)))

# What the words of the vocabulary admit, by card.
ADMITTED: dict[str, frozenset[int]] = {
    "": EVERY_CARD,
    "water": frozenset((0, 1, 2)),
    "earth": frozenset((3, 4, 5)),
    "fire": frozenset((6, 7, 8)),
    "air": frozenset((9, 10, 11)),
    "element": frozenset(range(12)),
    "value 1": frozenset(card for card in range(12) if VALUE[card] == 1),
    "value 2 or 3": frozenset(card for card in range(12) if VALUE[card] > 1),
    "madness": frozenset((MADNESS,)),
}


# The spots of all cards, by place: made once, since many questions ask for them.
SPOTS: dict[str, tuple[tuple[Spot, ...], ...]] = {
    zone: tuple(tuple((name, zone, seat) for name in CARDS) for seat in range(5)) for zone in ZONES
}


def cards_of(spots: Iterable[Spot | tuple[str, str, int, str]]) -> tuple[int, ...]:
    return tuple([NUMBER[spot[0]] for spot in spots])


@cache
def spelled(spot: Spot) -> str:
    """`W2@support1`: which card where."""
    name, zone, seat = spot
    return f"{name}@{zone}{'' if zone == DESTROYED else seat}"


def cards_in(player: Player, zone: str) -> list[int]:
    if zone == HAND:
        return player.hand
    return player.support if zone == SUPPORT else player.discard


def spots(g: Book, seat: int, origins: Iterable[str], admitted: frozenset[int]) -> list[Spot]:
    """All cards of these zones that are admitted, in the order of zones, seats and cards; equal
    ones as often as they are there."""
    players = g.players
    found: list[Spot] = []
    for origin in origins:
        if origin == HAND:
            found += spots_in(HAND, seat, players[seat].hand, admitted)
        elif origin == "shared":
            for owner, player in enumerate(players):
                if player.support:
                    found += spots_in(SUPPORT, owner, player.support, admitted)
        elif origin == DESTROYED:
            pile = SPOTS[DESTROYED][0]
            found += [pile[one] for one in sorted(admitted) for _ in range(g.destroyed[one])]
        else:
            zone, everybody = REACH[origin]
            for owner in range(len(players)) if everybody else (seat,):
                cards = cards_in(players[owner], zone)
                found += spots_in(zone, owner, sorted(cards), admitted)
    return found


def spots_in(
    zone: str, owner: int, cards: Iterable[int], admitted: frozenset[int]
) -> Iterable[Spot]:
    """Those of the cards of one place."""
    if admitted is not EVERY_CARD:
        cards = filter(admitted.__contains__, cards)
    return map(SPOTS[zone][owner].__getitem__, cards)


REACH = {
    "support": (SUPPORT, False),
    "discard": (DISCARD, False),
    "hands": (HAND, True),
    "discards": (DISCARD, True),
}


def remove(g: Book, spots: Sequence[Spot]) -> None:
    """Takes cards from where they lie."""
    for spot in spots:
        name, zone, seat = spot
        if zone == DESTROYED:
            g.destroyed[NUMBER[name]] -= 1
            continue
        cards_in(g.players[seat], zone).remove(NUMBER[name])
        if zone == SUPPORT:
            forget_spent(g, spot)


class Incarnation(Step[Book]):
    """BBM-INC-02: the frame of actions that support cards pay without being discarded."""

    spent: list[Spot] = []


def forget_spent(g: Book, spot: Spot) -> None:
    """BBM-INC-05: a card counts as used for an Incarnation only as long as it stays in support."""
    for step in g.stack:
        if type(step) is Incarnation and spot in step.spent:
            step.spent.remove(spot)
