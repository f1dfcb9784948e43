"""The position of Tales of Glory: typed plain data, nothing else.

Tiles are numbers of the content set. A cell is one number, `cell(x, y)`, the hero at (0, 0).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from druzina.core import Position
from druzina.games.tales_of_glory.content import LOADED, Content

NOTHING = -1
ROUNDS = 10

# The four sides in the order north, east, south, west: the step to the next cell, and the bit
# that a connector has there.
STEPS = (32, 1, -32, -1)
BITS = (1, 2, 4, 8)
FACING = (2, 3, 0, 1)


def cell(x: int, y: int) -> int:
    return 32 * (y + 16) + x + 16


def at(place: int) -> tuple[int, int]:
    return place % 32 - 16, place // 32 - 16


HERO_CELL = cell(0, 0)


class Story(Struct, array_like=True, gc=False):
    """A player's own layout, tile by tile in the order of laying, the hero first.

    Three lists of one length: the tiles, where they lie, and a bit for each chest with a key on it.
    """

    tiles: list[int]
    cells: list[int]
    opened: list[int]

    def lay(self, tile: int, place: int) -> None:
        self.tiles.append(tile)
        self.cells.append(place)
        self.opened.append(0)


class Player(Struct, array_like=True, gc=False):
    """A seat's goods, story and quests, and the tile taken this round with its slot."""

    story: Story
    gold: int = 0
    potions: int = 0
    combat: int = 0
    magic: int = 0
    glory: int = 0
    taken: int = NOTHING
    slot: int = 0
    majorities: int = 0
    held: list[int] = []
    returned: list[int] = []


class Tale(Position, kw_only=True):
    """The whole table. The top of a deck is its last tile; an empty slot holds NOTHING."""

    by_seat: ClassVar[str] = "players"

    experienced: bool
    players: list[Player]
    start: int
    display: list[int]
    decks: list[list[int]]
    removed: list[int]
    discard: list[int] = []
    quests: list[int] = []

    @property
    def facts(self) -> Content:
        return LOADED[self.content]

    def turn_order(self) -> list[int]:
        """TOG-RND-02: the holder of the start player token first, then clockwise."""
        count = len(self.players)
        return [(self.start + place) % count for place in range(count)]

    def wilderness(self, slot: int) -> bool:
        """TOG-PAY-07: the upper half of the slots."""
        return slot > len(self.display) // 2
