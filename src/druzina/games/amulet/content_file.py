"""Reading a folder of Amulet's content: the form of every entry, and how many there are.

Everything that is wrong is said at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from druzina.core import Problem, Problems
from druzina.core.reading import Value, parse
from druzina.games.amulet import content_entries as entries
from druzina.games.amulet.content import Things
from druzina.games.amulet.content_entries import Reading
from druzina.games.amulet.content_parts import ID


class File(Struct, frozen=True):
    """A file: what its entries are called, how many there must be, and who reads them."""

    table: str
    number: int
    clause: str
    reader: Callable[[Reading, str, dict[str, Value]], None]
    keys: tuple[str, ...]


GRID = ("id", "name", "gem", "grid", "source")
TOKEN = ("id", "name", "shape", "source")

# AMU-CMP-01 to -04: how many of each the box holds. Later files name entries of earlier ones.
FILES: dict[str, File] = {
    "nights": File(
        "night", 27, "AMU-NGT-02", entries.read_night,
        ("id", "kind", "returns", "who", "least", "places", "solo_below", "do", "source"),
    ),
    "monsters": File(
        "monster", 42, "AMU-CMP-02", entries.read_monster,
        ("level", "mark", "power", "night", *GRID),
    ),
    "mythical": File(
        "monster", 6, "AMU-CMP-02", entries.read_mythical,
        ("id", "name", "power", "grid", "source"),
    ),
    "adventures": File("adventure", 9, "AMU-CMP-02", entries.read_adventure, GRID),
    "weapons": File(
        "weapon", 30, "AMU-CMP-03", entries.read_weapon, ("character", "node", "symbol", *TOKEN)
    ),
    "helpers": File(
        "helper", 4, "AMU-CMP-03", entries.read_helper, ("place", "upgraded", "symbol", *TOKEN)
    ),
    "spells": File("spell", 13, "AMU-CMP-03", entries.read_spell, ("cost", *TOKEN)),
    "potions": File(
        "potion", 10, "AMU-CMP-03", entries.read_potion,
        ("id", "name", "cost", "gem", "windows", "do", "source"),
    ),
    "locations": File(
        "location", 9, "AMU-CMP-01", entries.read_location, ("id", "name", "bank", "do", "source")
    ),
    "upgrades": File(
        "upgrade", 9, "AMU-CMP-03", entries.read_upgrade, ("id", "name", "place", "do", "source")
    ),
    "skills": File(
        "skill", 55, "AMU-CMP-04", entries.read_skill,
        ("id", "name", "character", "node", "do", "together", "source"),
    ),
    "tree": File(
        "node", 13, "AMU-XP-02", entries.read_node, ("id", "row", "cost", "needs", "source")
    ),
    "characters": File(
        "character", 5, "AMU-CMP-01", entries.read_character,
        ("id", "name", "health", "order", "fields", "sections", "source"),
    ),
    "oaths": File(
        "oath", 12, "AMU-CMP-02", entries.read_oath,
        ("id", "name", "place", "phase", "fact", "do", "source"),
    ),
    "quests": File(
        "quest", 9, "AMU-CMP-02", entries.read_quest,
        ("id", "name", "text", "letter", "level", "condition", "numbers", "loses", "colours",
         "extra", "source"),
    ),
    "stories": File(
        "story", 3, "AMU-CMP-02", entries.read_story, ("id", "name", "a", "b", "c", "source")
    ),
    "setup": File(
        "table", 1, "AMU-SET-13", entries.read_table,
        ("days", "lair", "manor", "spells", "potions", "gems", "coins", "source"),
    ),
}  # fmt: skip


def read_things(folder: Path) -> Things:
    """The things of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    if reading.problems:
        raise Problems(reading.problems)
    return reading.things


def read(folder: Path) -> Reading:
    """What can be read of a folder, and all the problems."""
    reading = Reading(Things())
    if not folder.is_dir():
        reading.problems.append(Problem("problem-content-folder", folder=str(folder)))
        return reading
    for file, form in FILES.items():
        document = parse(folder / f"{file}.toml", reading.problems)
        if document is not None:
            read_file(reading, file, form, document)
    return reading


def read_file(reading: Reading, file: str, form: File, document: dict[str, object]) -> None:
    """Every entry of a file, and how many there must be."""
    whole = Value(reading.problems, f"{file}.toml", file, "", document, form.table)
    whole.known((form.table,))
    listed = whole.part(form.table)
    if not isinstance(listed.raw, list):
        listed.wrong("expected-entries", table=form.table)
        return
    if len(listed.raw) != form.number:
        found = str(len(listed.raw))
        listed.wrong("expected-entries-exactly", form.clause, found, number=form.number)
    for place, raw in enumerate(listed.raw, 1):
        id_ = raw.get("id") if isinstance(raw, dict) else None
        entry = id_ if isinstance(id_, str) and ID.fullmatch(id_) else f"{form.table} {place}"
        value = Value(reading.problems, whole.file, entry, "", raw, form.table)
        parts = value.known(form.keys)
        if parts is not None:
            form.reader(reading, id_of(reading, parts["id"]) if "id" in parts else "", parts)


def id_of(reading: Reading, value: Value) -> str:
    """An id that no other entry has."""
    if not isinstance(value.raw, str) or not ID.fullmatch(value.raw):
        value.wrong("expected-id")
        return ""
    mine = f"{value.file}, {value.entry}"
    if value.raw.lower() in reading.taken:
        value.wrong("expected-unique", other=reading.taken[value.raw.lower()])
    reading.taken[value.raw.lower()] = mine
    return value.raw
