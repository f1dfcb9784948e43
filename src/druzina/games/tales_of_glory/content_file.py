"""Reading tiles from TOML: the form of every tile, and the sizes of decks the rules cannot do
without. Everything that is wrong is said at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from druzina.core import Problem, Problems
from druzina.core.reading import Value, parse
from druzina.games.tales_of_glory.content import DECKS, TYPES, Tile
from druzina.games.tales_of_glory.content_parts import chests_of, cost_of, items_of, sides_of

Source: TypeAlias = Literal["rulebook", "public", "original"]

SOURCES: dict[str, Source] = {"rulebook": "rulebook", "public": "public", "original": "original"}
LANGUAGES = ("en", "cs")
KEYS = ("id", "type", "name", "cost", "reward", "chests", "sides", "source")
HERO_KEYS = ("id", "name", "reward", "chests", "sides", "source")
ERAS = ("era1", "era2", "era3")

# An id is written in choices, `open E1-05:1`, where `hero` stands for the own hero.
ID = re.compile(r"(?!hero$)[A-Za-z0-9][A-Za-z0-9_-]*", re.IGNORECASE)

# TOG-COM-03, TOG-SET-14, TOG-COM-05: five heroes; eight tiles to fill the slots with, or six and
# two removed; three quests for each of five seats.
LEAST = {"heroes": (5, "TOG-COM-03"), "era1": (8, "TOG-SET-14"), "quests": (15, "TOG-COM-05")}
ALL_ERAS = 53


class Reading(Struct):
    """What a folder gave: the sound tiles, how many entries each file has, and what is wrong."""

    tiles: list[Tile] = []
    entries: dict[str, int] = {}
    problems: list[Problem] = []
    taken: dict[tuple[str, str], str] = {}

    def sound(self, *decks: str) -> bool:
        """Whether every entry of these decks could be read."""
        return all(
            self.entries.get(deck) == sum(tile.deck == deck for tile in self.tiles)
            for deck in decks
        )


def read_tiles(folder: Path) -> list[Tile]:
    """The tiles of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    if reading.problems:
        raise Problems(reading.problems)
    return reading.tiles


def read(folder: Path) -> Reading:
    """What can be read of a folder, and all the problems."""
    reading = Reading()
    if not folder.is_dir():
        reading.problems.append(Problem("problem-content-folder", folder=str(folder)))
        return reading
    for deck in DECKS:
        document = parse(folder / f"{deck}.toml", reading.problems)
        if document is not None:
            read_deck(reading, deck, document)
    check_sizes(reading)
    return reading


def read_deck(reading: Reading, deck: str, document: dict[str, object]) -> None:
    """Every `[[tile]]` of a file; a tile with a problem is told of and left out."""
    whole = Value(reading.problems, f"{deck}.toml", deck, "", document)
    whole.known(("tile",))
    tiles = whole.part("tile")
    if not isinstance(tiles.raw, list):
        tiles.wrong("expected-tiles")
        return
    reading.entries[deck] = len(tiles.raw)
    for place, raw in enumerate(tiles.raw, 1):
        before = len(reading.problems)
        entry = entry_of(reading, raw, place)
        tile = tile_of(reading, deck, Value(reading.problems, whole.file, entry, "", raw))
        if tile and len(reading.problems) == before:
            reading.tiles.append(tile)


def entry_of(reading: Reading, raw: object, place: int) -> str:
    """How a tile is called in a problem: by its id, or by its place if that tells nothing."""
    id_ = raw.get("id") if isinstance(raw, dict) else None
    named = isinstance(id_, str) and ID.fullmatch(id_) and ("id", id_.lower()) not in reading.taken
    return str(id_) if named else f"tile {place}"


def tile_of(reading: Reading, deck: str, value: Value) -> Tile | None:
    parts = value.known(HERO_KEYS if deck == "heroes" else KEYS)
    if parts is None:
        return None
    kind = "hero" if deck == "heroes" else parts["type"].one_of(TYPES, "TOG-CNT-02")
    return Tile(
        number=len(reading.tiles),
        id=id_of(reading, parts["id"]),
        deck=deck,
        type=kind,
        name=name_of(reading, parts["name"]),
        cost=cost_of(value.part("cost")),
        items=items_of(parts["reward"], deck, kind),
        chests=chests_of(parts["chests"]),
        sides=sides_of(parts["sides"], kind),
        source=SOURCES.get(parts["source"].one_of(SOURCES), "original"),
    )


def id_of(reading: Reading, value: Value) -> str:
    if not isinstance(value.raw, str) or not ID.fullmatch(value.raw):
        value.wrong("expected-id")
        return ""
    claim(reading, value, "id", value.raw)
    return value.raw


def name_of(reading: Reading, value: Value) -> dict[str, str]:
    """A name in every language, each given once."""
    if not value.present:
        value.wrong("expected-table")
        return {}
    names = {}
    for lang, name in (value.known(LANGUAGES) or {}).items():
        if not isinstance(name.raw, str) or not name.raw.strip():
            name.wrong("expected-name")
            continue
        names[lang] = name.raw
        claim(reading, name, f"name.{lang}", name.raw)
    return names


def claim(reading: Reading, value: Value, field: str, text: str) -> None:
    """What only one tile may have: its id and its names."""
    mine = f"{value.file}, {value.entry}"
    other = reading.taken.setdefault((field, text.lower()), mine)
    if other != mine:
        value.wrong("expected-unique", other=other)


def check_sizes(reading: Reading) -> None:
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
