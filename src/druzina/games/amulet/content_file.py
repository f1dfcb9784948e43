"""Reading a folder of Amulet's content: the form of every entry, and how many there are.

Everything that is wrong is said at once.
"""

from __future__ import annotations

from pathlib import Path

from druzina.core.content import File, read_files
from druzina.games.amulet import content_characters as people
from druzina.games.amulet import content_entries as entries
from druzina.games.amulet.content import Things
from druzina.games.amulet.content_entries import ThingReading

GRID = ("id", "name", "gem", "grid", "source")
TOKEN = ("id", "name", "shape", "source")

# AMU-CMP-01 to -04: how many of each the box holds. Later files name entries of earlier ones.
FILES: dict[str, File[ThingReading]] = {
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
        "skill", 55, "AMU-CMP-04", people.read_skill,
        ("id", "name", "character", "node", "do", "together", "source"),
    ),
    "tree": File(
        "node", 13, "AMU-XP-02", people.read_node, ("id", "row", "cost", "needs", "source")
    ),
    "characters": File(
        "character", 5, "AMU-CMP-01", people.read_character,
        ("id", "name", "health", "order", "fields", "sections", "source"),
    ),
    "oaths": File(
        "oath", 12, "AMU-CMP-02", people.read_oath,
        ("id", "name", "place", "phase", "fact", "do", "source"),
    ),
    "quests": File(
        "quest", 9, "AMU-CMP-02", people.read_quest,
        ("id", "name", "text", "letter", "level", "condition", "numbers", "loses", "colours",
         "extra", "source"),
    ),
    "stories": File(
        "story", 3, "AMU-CMP-02", people.read_story, ("id", "name", "a", "b", "c", "source")
    ),
    "setup": File(
        "table", 1, "AMU-SET-13", people.read_table,
        ("days", "lair", "manor", "spells", "potions", "gems", "coins", "source"),
    ),
}  # fmt: skip


def read_things(folder: Path) -> Things:
    """The things of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    reading.insist()
    return reading.things


def read(folder: Path) -> ThingReading:
    """What can be read of a folder, and all the problems."""
    return read_files(ThingReading(), folder, FILES)
