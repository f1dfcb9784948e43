"""Where cards lie, and a card at its place as one number: what people point at (BBM-CMP-08)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from druzina.core import Step
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, VALUE, Book, Player

ZONES = ("hand", "support", "discard", "destroyed")
HAND, SUPPORT, DISCARD, DESTROYED = range(4)
SUPPORTED = SUPPORT << 7  # the first spot of a support; those of hands are below it
STOP = -1

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


def spot(zone: int, seat: int, card: int) -> int:
    return (zone * 8 + seat) * 16 + card


# The spots of all cards, by place.
SPOTS = tuple(tuple(place * 16 + card for card in range(len(CARDS))) for place in range(4 * 8))


def split(key: int) -> tuple[int, int, int]:
    """Zone, seat and card of a spot."""
    return key >> 7, key >> 4 & 7, key & 15


def cards_of(keys: Iterable[int]) -> tuple[int, ...]:
    return tuple([key & 15 for key in keys])


@lru_cache(maxsize=1024)
def spelled(key: int) -> str:
    """`W2@support1`: which card where."""
    zone, seat, card = split(key)
    return f"{CARDS[card]}@{ZONES[zone]}{'' if zone == DESTROYED else seat}"


def cards_in(player: Player, zone: int) -> list[int]:
    if zone == HAND:
        return player.hand
    return player.support if zone == SUPPORT else player.discard


def spots(g: Book, seat: int, origins: Iterable[str], admitted: frozenset[int]) -> list[int]:
    """All cards of these zones that are admitted, equal ones as often as they are there; sorted."""
    players = g.players
    found: list[int] = []
    for origin in origins:
        if origin == "hand":
            found += spots_in(HAND, seat, players[seat].hand, admitted)
        elif origin == "shared":
            for owner, player in enumerate(players):
                if player.support:
                    found += spots_in(SUPPORT, owner, player.support, admitted)
        elif origin == "destroyed":
            base = spot(DESTROYED, 0, 0)
            found += [base + card for card in admitted for _ in range(g.destroyed[card])]
        else:
            zone, everybody = REACH[origin]
            for owner in range(len(players)) if everybody else (seat,):
                found += spots_in(zone, owner, cards_in(players[owner], zone), admitted)
    found.sort()
    return found


def spots_in(
    zone: int, owner: int, cards: Iterable[int], admitted: frozenset[int]
) -> Iterable[int]:
    """Those of the cards of one place."""
    if admitted is not EVERY_CARD:
        cards = filter(admitted.__contains__, cards)
    return map(SPOTS[zone * 8 + owner].__getitem__, cards)


REACH = {
    "support": (SUPPORT, False),
    "discard": (DISCARD, False),
    "hands": (HAND, True),
    "discards": (DISCARD, True),
}


def remove(g: Book, keys: Sequence[int]) -> None:
    """Takes cards from where they lie."""
    players = g.players
    for key in keys:
        zone, card = key >> 7, key & 15
        if zone == HAND:
            players[key >> 4 & 7].hand.remove(card)
        elif zone == DESTROYED:
            g.destroyed[card] -= 1
        else:
            cards_in(players[key >> 4 & 7], zone).remove(card)
            if zone == SUPPORT:
                forget_spent(g, key)


class Incarnation(Step[Book]):
    """BBM-INC-02: the frame of actions that support cards pay without being discarded."""

    spent: list[int] = []


def forget_spent(g: Book, key: int) -> None:
    """BBM-INC-05: a card counts as used for an Incarnation only as long as it stays in support."""
    for step in g.stack:
        if type(step) is Incarnation and key in step.spent:
            step.spent.remove(key)


def unique(keys: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(keys))
