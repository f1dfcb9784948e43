"""The content of Amulet: all things of a folder, kept by fingerprint."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from druzina.core.content import fingerprint, one_at_a_time
from druzina.games.amulet.content_model import (
    Adventure,
    Character,
    Helper,
    Location,
    Monster,
    Night,
    Oath,
    Potion,
    Quest,
    Skill,
    Spell,
    Story,
    Table,
    Upgrade,
    Weapon,
)

HOME = Path(__file__).parent / "content"


class Things(Struct):
    """All things as they were read, in the order of their files."""

    monsters: list[Monster] = []
    nights: list[Night] = []
    adventures: list[Adventure] = []
    weapons: list[Weapon] = []
    helpers: list[Helper] = []
    spells: list[Spell] = []
    potions: list[Potion] = []
    locations: list[Location] = []
    upgrades: list[Upgrade] = []
    skills: list[Skill] = []
    characters: list[Character] = []
    oaths: list[Oath] = []
    quests: list[Quest] = []
    stories: list[Story] = []
    table: Table | None = None


class Content(Struct, frozen=True):
    """A whole set of things, each at its number; monsters hold the mythical ones last."""

    fingerprint: str
    monsters: tuple[Monster, ...]
    nights: tuple[Night, ...]
    adventures: tuple[Adventure, ...]
    weapons: tuple[Weapon, ...]
    helpers: tuple[Helper, ...]
    spells: tuple[Spell, ...]
    potions: tuple[Potion, ...]
    locations: tuple[Location, ...]
    upgrades: tuple[Upgrade, ...]
    skills: tuple[Skill, ...]
    characters: tuple[Character, ...]
    oaths: tuple[Oath, ...]
    quests: tuple[Quest, ...]
    stories: tuple[Story, ...]
    table: Table
    left_bank: frozenset[int]
    numbers: dict[str, int]

    def deck(self, level: int, players: int) -> list[int]:
        """AMU-SET-05, -06: the monsters of a level that a game of so many players uses."""
        return [m.number for m in self.monsters if m.level == level and m.mark <= players]

    def monster(self, wanted: str) -> Monster:
        return self.monsters[self.numbers[wanted]]

    def adventure(self, wanted: str) -> Adventure:
        return self.adventures[self.numbers[wanted]]

    def weapon(self, wanted: str) -> Weapon:
        return self.weapons[self.numbers[wanted]]

    def helper(self, wanted: str) -> Helper:
        return self.helpers[self.numbers[wanted]]

    def spell(self, wanted: str) -> Spell:
        return self.spells[self.numbers[wanted]]

    def potion(self, wanted: str) -> Potion:
        return self.potions[self.numbers[wanted]]

    def skill(self, wanted: str) -> Skill:
        return self.skills[self.numbers[wanted]]

    def character(self, wanted: str) -> Character:
        return self.characters[self.numbers[wanted]]

    def location(self, wanted: str) -> Location:
        return self.locations[self.numbers[wanted]]

    def oath(self, wanted: str) -> Oath:
        return self.oaths[self.numbers[wanted]]

    def quest(self, wanted: str) -> Quest:
        return self.quests[self.numbers[wanted]]

    def night(self, wanted: str) -> Night:
        return self.nights[self.numbers[wanted]]


# The sets this process has read, by fingerprint: a position names its own.
LOADED: dict[str, Content] = {}


@cache
@one_at_a_time
def load(folder: Path = HOME) -> Content:
    """Reads, checks and keeps a folder. Raises `Problems` with all that is wrong."""
    from druzina.games.amulet.content_file import read_things

    return keep(read_things(folder))


def entries(things: Things | Content) -> dict[str, object]:
    """Every entry with what it refers to, by id: what rules read of the set."""
    plain = (
        *things.adventures, *things.weapons, *things.helpers, *things.spells, *things.potions,
        *things.locations, *things.upgrades, *things.skills, *things.oaths, *things.quests,
        *things.stories,
    )  # fmt: skip
    monsters = {
        monster.id: (monster, things.nights[monster.night] if monster.night >= 0 else None)
        for monster in things.monsters
    }
    return {
        **monsters,
        **{thing.id: thing for thing in plain},
        **{character.id: character for character in things.characters},
        "table": things.table,
    }


def keep(things: Things) -> Content:
    """Makes a set of things known to this process under its fingerprint, with its newest names."""
    assert things.table is not None
    numbered = (
        things.monsters, things.nights, things.adventures, things.weapons, things.helpers,
        things.spells, things.potions, things.locations, things.upgrades, things.skills,
        things.characters, things.oaths, things.quests, things.stories,
    )  # fmt: skip
    content = Content(
        fingerprint=fingerprint(entries(things)),
        monsters=tuple(things.monsters),
        nights=tuple(things.nights),
        adventures=tuple(things.adventures),
        weapons=tuple(things.weapons),
        helpers=tuple(things.helpers),
        spells=tuple(things.spells),
        potions=tuple(things.potions),
        locations=tuple(things.locations),
        upgrades=tuple(things.upgrades),
        skills=tuple(things.skills),
        characters=tuple(things.characters),
        oaths=tuple(things.oaths),
        quests=tuple(things.quests),
        stories=tuple(things.stories),
        table=things.table,
        left_bank=frozenset(p.number for p in things.locations if p.bank == "left"),
        numbers={thing.id: thing.number for kind in numbered for thing in kind},
    )
    LOADED[content.fingerprint] = content
    return content
