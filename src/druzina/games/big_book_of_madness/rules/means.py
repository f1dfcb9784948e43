"""What a purse pays for (BBM-PAY-09): found once for every purse, as there are not many."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import CARDS, card
from druzina.games.big_book_of_madness.rules.curses import BASE_COSTS
from druzina.games.big_book_of_madness.rules.purse import covered

LEARNING = 2
CURING = 2
LIBRARIES = len(CARDS)  # the number of the first library among the piles: supply, then libraries
LETTERS = "WEFA"
TO_LEARN = tuple(f"learn {letter}" for letter in LETTERS)
TO_ACQUIRE = tuple(f"acquire {name}" for name in CARDS)


class Means(Struct, frozen=True):
    """By spell the castings that can be paid; piles to buy from; kinds of curses; cures."""

    casts: tuple[tuple[str, ...], ...]
    wares: tuple[tuple[int, str], ...]
    curses: frozenset[int]
    cure: bool


@cache
def means(content: str, reach: bytes) -> Means:
    """`reach` are the elements at hand by kind, Harold's help included."""
    facts = LOADED[content]
    return Means(
        casts=tuple(
            texts[: reach[element] // level]
            for texts, (element, level) in zip(facts.casts, facts.spell_costs, strict=True)
        ),
        wares=tuple(ware for kind, have in enumerate(reach) for ware in wares(kind, have)),
        curses=frozenset(
            kind for kind, cost in enumerate(BASE_COSTS) if covered(cost, reach, spare=False)
        ),
        cure=max(reach) >= CURING,
    )


def wares(kind: int, have: int) -> Iterator[tuple[int, str]]:
    """BBM-LRN-01, -02, BBM-ACQ-01, -02: a spell for two of its element, a card for its value."""
    if have >= LEARNING:
        yield LIBRARIES + kind, TO_LEARN[kind]
    for value in (2, 3):
        if have >= value:
            yield card(kind, value), TO_ACQUIRE[card(kind, value)]
