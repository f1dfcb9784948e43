"""The tiles: typed, frozen, found by number; read from TOML files with their sources."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from druzina.core.content import Name, Source, fingerprint, one_at_a_time

HOME = Path(__file__).parent / "content"
DECKS = ("heroes", "era1", "era2", "era3", "quests")
TileType = Literal["monster", "character", "place", "treasure", "hero"]
TYPES: tuple[TileType, ...] = ("monster", "character", "place", "treasure")
Kind = Literal["gold", "potions", "combat", "magic", "glory", "key", "start"]
KINDS: tuple[Kind, ...] = ("gold", "potions", "combat", "magic", "glory", "key", "start")
SIDES = ("north", "east", "south", "west")

Gains = tuple[tuple[Kind, int], ...]


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """The ribbon: gold and potions are spent, combat and magic are thresholds."""

    combat: int = 0
    magic: int = 0
    gold: int = 0
    potions: int = 0


class Item(Struct, frozen=True):
    """One indivisible part of a reward: what it gives, for each what, and whether at the end."""

    gains: Gains
    times: str = ""
    at_end: bool = False


class Side(Struct, frozen=True):
    """A connector: a half key, a place's reward (perhaps only for one type), or nothing."""

    half_key: bool = False
    gains: Gains = ()
    wanted: str = ""


class Tile(Struct, frozen=True):
    """One adventure tile. `connectors` has bit 0 for north, 1 east, 2 south, 3 west."""

    number: int
    id: str
    deck: str
    type: TileType
    name: Name
    cost: Cost
    items: tuple[Item, ...]
    chests: tuple[Gains, ...]
    sides: tuple[Side | None, ...]
    source: Source

    @property
    def connectors(self) -> int:
        return sum(1 << index for index, side in enumerate(self.sides) if side)


class Content(Struct, frozen=True):
    """A whole set of tiles, with the facts that rules ask for most, by tile number."""

    fingerprint: str
    tiles: tuple[Tile, ...]
    connectors: tuple[int, ...]
    half_keys: tuple[int, ...]
    chests: tuple[int, ...]
    types: tuple[str, ...]
    numbers: dict[str, int]

    def deck(self, name: str) -> list[int]:
        return [tile.number for tile in self.tiles if tile.deck == name]

    def by_id(self, wanted: str) -> Tile:
        return self.tiles[self.numbers[wanted]]


# The sets this process has read, by fingerprint: a position names its own.
LOADED: dict[str, Content] = {}


@cache
@one_at_a_time
def load(folder: Path = HOME) -> Content:
    """Reads, checks and keeps a folder of tiles. Raises `Problems` with all that is wrong."""
    from druzina.games.tales_of_glory.content_file import read_tiles

    return keep(read_tiles(folder))


def keep(tiles: list[Tile]) -> Content:
    """Makes a set of tiles known to this process under its fingerprint, with its newest names."""
    content = Content(
        fingerprint=fingerprint({tile.id: tile for tile in tiles}),
        tiles=tuple(tiles),
        connectors=tuple(tile.connectors for tile in tiles),
        half_keys=tuple(half_keys(tile) for tile in tiles),
        chests=tuple(len(tile.chests) for tile in tiles),
        types=tuple(tile.type for tile in tiles),
        numbers={tile.id: tile.number for tile in tiles},
    )
    LOADED[content.fingerprint] = content
    return content


def half_keys(tile: Tile) -> int:
    return sum(1 << index for index, side in enumerate(tile.sides) if side and side.half_key)


def all_gains(tile: Tile) -> Iterator[tuple[str, int]]:
    """Everything printed on a tile, wherever it stands."""
    for item in tile.items:
        yield from item.gains
    for chest in tile.chests:
        yield from chest
    for side in tile.sides:
        yield from side.gains if side else ()
