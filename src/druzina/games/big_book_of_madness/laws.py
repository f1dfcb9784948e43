"""What never changes in a sound position (BBM-CMP-08 to -11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from druzina.games.big_book_of_madness.model import (
    CARDS,
    MADNESS,
    PRINTED,
    ROUNDS,
    STACK,
    TOKENS,
    TURNS,
    Book,
)

CURSES = 48
BASIC = 4
LIBRARY = 12


def broken(g: Book) -> Iterator[str]:
    yield from _cards(g)
    yield from _curses(g)
    yield from _spells(g)
    for seat, player in enumerate(g.players):
        if len(player.spells) != len(player.states):
            yield f"seat {seat} has spells without a state"
        if len(player.lore) > len(player.draw):
            yield f"seat {seat} knows cards that are not there"
        if player.hand != sorted(player.hand):
            yield f"seat {seat} holds an unsorted hand"
    if g.turn > ROUNDS * TURNS + 1:
        yield f"turn {g.turn}"


def _cards(g: Book) -> Iterator[str]:
    """BBM-CMP-09, -11: Madness and element cards over all zones."""
    found = Counter[int]()
    for counts in (g.supply, g.destroyed, g.box):
        for one, n in enumerate(counts):
            if n < 0:
                yield f"{CARDS[one]} is below zero"
            found[one] += n
    for player in g.players:
        for zone in (player.hand, player.draw, player.discard, player.support):
            found.update(zone)
    found[MADNESS] += sum(laid.under for laid in g.slots)
    for one in range(MADNESS):
        if found[one] != PRINTED[one % 3]:
            yield f"{found[one]} cards {CARDS[one]}"
    if found[MADNESS] != STACK[5]:
        yield f"{found[MADNESS]} Madness"


def _curses(g: Book) -> Iterator[str]:
    """BBM-CMP-11: every curse in one place, four tokens of each element."""
    curses = [*g.broken, *(laid.curse for laid in g.slots), *(c for pile in g.piles for c in pile)]
    if sorted(curses) != list(range(CURSES)):
        yield "a curse is lost or doubled"
    for kind, pile in enumerate(g.piles):
        if not 0 <= g.buried[kind] <= len(pile):
            yield f"pile {kind} has {g.buried[kind]} seen curses"
    for element in range(4):
        on = sum(laid.tokens.count(element) for laid in g.slots)
        if g.tokens[element] + on != TOKENS:
            yield f"tokens of element {element}"


def _spells(g: Book) -> Iterator[str]:
    """BBM-CMP-11: twelve spells of the library and four basic ones of each player."""
    held = [spell for player in g.players for spell in player.spells]
    held += [*g.destroyed_spells, *g.boxed_spells, *(s for pile in g.libraries for s in pile)]
    basic = [spell for spell in held if spell < BASIC]
    if sorted(basic) != sorted([*range(BASIC)] * len(g.players)):
        yield "a basic spell is lost or doubled"
    library = [spell for spell in held if spell >= BASIC]
    if len(library) != LIBRARY or len(set(library)) != LIBRARY:
        yield "a spell of the library is lost or doubled"
