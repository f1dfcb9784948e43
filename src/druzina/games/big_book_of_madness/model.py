"""The position of The Big Book of Madness: typed plain data, nothing else.

A card of a deck is one small number: equal cards are alike. Spells, curses and pages are numbers
of the content set.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from druzina.core import Position
from druzina.games.big_book_of_madness.content import LOADED, Content

NOTHING = -1
HAND_SIZE = 6
ROUNDS = 6
TURNS = 5

# Cards: W1 W2 W3 E1 … A3 and Madness, with their element and value.
Letter = Literal["W", "E", "F", "A"]
LETTERS: tuple[Letter, ...] = ("W", "E", "F", "A")
CARDS = (*(f"{element}{value}" for element in "WEFA" for value in (1, 2, 3)), "M")
MADNESS = 12
ELEMENT = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4)
VALUE = (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0)
PRINTED = (18, 10, 6)

# BBM-SET-02: Madness in the stack by number of players.
STACK = {2: 20, 3: 25, 4: 30, 5: 35}
TOKENS = 4

# Clockwise, by number of players, from each of them.
CIRCLES = tuple(
    tuple(tuple((first + place) % count for place in range(count)) for first in range(count))
    for count in range(6)
)

# The state of a spell: used, face down, or just being cast (BBM-CAST-05: used when it is over).
READY, USED, DOWN, CASTING = 0, 1, 2, 4

# What is known of a card of a draw pile: by its owner alone, by all, or by its owner the place
# and by all that it is among the cards the owner has looked at.
OWN, ALL, AMONG = 1, 2, 3

# BBM-GRM-13: the five curse slots and the spaces they belong to.
Slot = Literal["2", "3l", "3r", "4", "5"]
SLOTS: tuple[Slot, ...] = ("2", "3l", "3r", "4", "5")
SPACES = (2, 3, 3, 4, 5)


def card(element: int, value: int) -> int:
    return 3 * element + value - 1


class Player(Struct, array_like=True, gc=False):
    """A wizard's cards and spells. The top of the draw pile is its last card.

    `lore` says what is known of the topmost cards of the draw pile, the last of it of the top.
    """

    wizard: int = NOTHING
    hand: list[int] = []
    draw: list[int] = []
    discard: list[int] = []
    support: list[int] = []
    spells: list[int] = []
    states: list[int] = []
    lore: list[int] = []
    out: bool = False


class Laid(Struct, array_like=True, gc=False):
    """A curse in its slot: face down or not, Madness under it, elements of tokens on it."""

    slot: int
    curse: int
    down: bool = False
    under: int = 0
    tokens: list[int] = []


class Book(Position, kw_only=True):
    """The whole table. The top of a pile is its last card; `supply` counts cards by kind, the
    Madness stack among them, and so do `destroyed` and `box`.

    `buried` counts the curses at the bottom of each pile that everybody has seen.
    """

    by_seat: ClassVar[str] = "players"

    difficulty: str
    mode: str
    variant: bool
    players: list[Player]
    active: int
    pages: list[int]
    libraries: list[list[int]]
    piles: list[list[int]]
    supply: list[int]
    box: list[int]
    buried: list[int] = field(default_factory=lambda: [0] * 5)
    slots: list[Laid] = []
    tokens: list[int] = field(default_factory=lambda: [TOKENS] * 4)
    destroyed: list[int] = field(default_factory=lambda: [0] * len(CARDS))
    destroyed_spells: list[int] = []
    boxed_spells: list[int] = []
    broken: list[int] = []
    space: int = 0
    ability_used: bool = False
    barred: bool = False
    defeated: int = 0

    @property
    def facts(self) -> Content:
        return LOADED[self.content]

    def circle(self) -> list[int]:
        """BBM-CUR-04, BBM-ELI-06: the players in the game, clockwise from the active one."""
        players = self.players
        order = CIRCLES[len(players)][self.active]
        return [seat for seat in order if not players[seat].out]

    def ability(self, seat: int) -> str:
        wizard = self.players[seat].wizard
        return LOADED[self.content].abilities[wizard] if wizard >= 0 else ""

    def unused(self, seat: int) -> str:
        """BBM-WIZ-01, BBM-OTH-06: the ability a player has left, in the own turn and once."""
        if self.ability_used or seat != self.active:
            return ""
        return LOADED[self.content].abilities[self.players[seat].wizard]
