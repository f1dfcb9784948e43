"""Reading tiles from TOML: the form of every tile, and the sizes of decks the rules cannot do
without. Everything that is wrong is said at once."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from druzina.core.content import Reading, source_of
from druzina.core.reading import Value
from druzina.games.tales_of_glory.content import DECKS, TYPES, Tile, TileType
from druzina.games.tales_of_glory.content_parts import chests_of, cost_of, items_of, sides_of

KEYS = ("id", "type", "name", "cost", "reward", "chests", "sides", "source")
HERO_KEYS = ("id", "name", "reward", "chests", "sides", "source")
ERAS = ("era1", "era2", "era3")

# An id is written in choices, `open E1-05:1`, where `hero` stands for the own hero.
NOT_IDS = ("hero",)

# TOG-COM-03, TOG-SET-14, TOG-COM-05: five heroes; eight tiles to fill the slots with, or six and
# two removed; three quests for each of five seats.
LEAST = {"heroes": (5, "TOG-COM-03"), "era1": (8, "TOG-SET-14"), "quests": (15, "TOG-COM-05")}
ALL_ERAS = 53


class TileReading(Reading):
    """The sound tiles beside what is wrong."""

    tiles: list[Tile] = []

    def sound(self, *decks: str) -> bool:
        """Whether every entry of these decks could be read."""
        return all(
            self.entries.get(deck) == sum(tile.deck == deck for tile in self.tiles)
            for deck in decks
        )


def read_tiles(folder: Path) -> list[Tile]:
    """The tiles of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    reading.insist()
    return reading.tiles


def read(folder: Path) -> TileReading:
    """What can be read of a folder, and all the problems; a tile with one is left out."""
    reading = TileReading()
    if not reading.has(folder):
        return reading
    for deck in DECKS:
        for value in reading.entries_of(folder, deck, "tile"):
            before = len(reading.problems)
            tile = tile_of(reading, deck, value)
            if tile and len(reading.problems) == before:
                reading.tiles.append(tile)
    check_sizes(reading)
    return reading


def tile_of(reading: TileReading, deck: str, value: Value) -> Tile | None:
    parts = value.known(HERO_KEYS if deck == "heroes" else KEYS)
    if parts is None:
        return None
    kind: TileType | Literal[""] = "hero"
    if deck != "heroes":
        kind = parts["type"].one_of(TYPES, "TOG-CNT-02")
    return Tile(
        number=len(reading.tiles),
        id=reading.id_of(parts["id"], NOT_IDS, "expected-tile-id"),
        deck=deck,
        type=kind or "monster",
        name=reading.name_of(parts["name"], unique=True),
        cost=cost_of(value.part("cost")),
        items=items_of(parts["reward"], deck, kind),
        chests=chests_of(parts["chests"]),
        sides=sides_of(parts["sides"], kind),
        source=source_of(parts["source"]),
    )


def check_sizes(reading: TileReading) -> None:
    """TOG-COM-03 to -05, TOG-SET-14: what is dealt and drawn must be there."""
    for deck, (least, clause) in LEAST.items():
        count = reading.entries.get(deck)
        if count is not None and count < least:
            tiles = Value(reading.problems, f"{deck}.toml", deck, "tile", count)
            tiles.wrong("expected-tiles-at-least", clause, limit=least)
    if all(deck in reading.entries for deck in ERAS):
        count = sum(reading.entries[deck] for deck in ERAS)
        if count != ALL_ERAS:
            tiles = Value(reading.problems, "era*.toml", " + ".join(ERAS), "tile", count)
            tiles.wrong("expected-tiles-exactly", "TOG-COM-04", number=ALL_ERAS)
