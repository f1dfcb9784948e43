"""Whether a set of things is a good one: the hard constraints AMU-CON, beyond their form.

What fails in `content_file` cannot be loaded; a set that fails only here can be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from druzina.core import Problem
from druzina.core.game import Figures
from druzina.core.reading import breach
from druzina.games.amulet.content import Content, keep
from druzina.games.amulet.content_file import read
from druzina.games.amulet.content_model import (
    COLOURS,
    GREY,
    LOCATIONS,
    MYTHICAL,
    Character,
    Monster,
)
from druzina.games.amulet.content_solving import SOLVING_RULES

PLAYERS = range(1, 6)
WEAK_SPOTS = {1: 2, 2: 3, MYTHICAL: 3}
POWER = {1: (3, 4), 2: (5, 6), MYTHICAL: (12, 12)}
MARKS = {1: 16, 2: 8, 3: 4, 4: 8, 5: 6}
FORBIDDEN_ON_MYTHICAL = 2
HEALTH_TOKENS = 30
WEAPONS, START_WEAPONS, SKILLS, BASIC = 6, 4, 11, 3
LEAST_SPELLS = {5: 4, 4: 3, 3: 2}
POTION_GEMS = ("yellow", "black", "blue", "red")
MARKERS = 3
GEMS_OF_A_COLOUR = 5
UNEVEN = 1


def check(folder: Path) -> list[Problem]:
    """All that is wrong with a folder: what cannot be read, or else what should not be."""
    reading = read(folder)
    if reading.problems:
        return reading.problems
    content = keep(reading.things)
    return [found for rule in (*RULES, *SOLVING_RULES) for found in rule(content)]


def file_of(monster: Monster) -> str:
    return "mythical.toml" if monster.mythical else "monsters.toml"


# Cards


def weak_spots(content: Content) -> Iterator[Problem]:
    """AMU-CON-01, AMU-FGT-05: two on level 1, three on level 2 and on mythical monsters."""
    for monster in content.monsters:
        found, number = monster.card.weak.bit_count(), WEAK_SPOTS[monster.level]
        if found != number:
            where = (file_of(monster), monster.id, "grid", "AMU-CON-01", found)
            yield breach(*where, "expected-weak-spots", number=number)


def forbidden_squares(content: Content) -> Iterator[Problem]:
    """AMU-CON-01, AMU-LOC-24: exactly two on mythical monsters."""
    for monster in content.monsters:
        found = monster.card.forbidden.bit_count()
        if monster.mythical and found != FORBIDDEN_ON_MYTHICAL:
            where = ("mythical.toml", monster.id, "grid", "AMU-CON-01", found)
            yield breach(*where, "expected-forbidden", number=FORBIDDEN_ON_MYTHICAL)


def powers(content: Content) -> Iterator[Problem]:
    """AMU-CON-01, -02: 3–4, 5–6, and 12 for mythical monsters."""
    for monster in content.monsters:
        low, high = POWER[monster.level]
        if not low <= monster.power <= high:
            where = (file_of(monster), monster.id, "power", "AMU-CON-02", monster.power)
            yield breach(*where, "expected-whole-number", low=low, high=high)


def marks(content: Content) -> Iterator[Problem]:
    """AMU-CON-01, AMU-SET-15: 16 unmarked, 8, 4, 8 and 6."""
    count = Counter(monster.mark for monster in content.monsters if not monster.mythical)
    for mark, number in MARKS.items():
        if count[mark] != number:
            where = ("monsters.toml", f"mark {mark}", "mark", "AMU-CON-01", count[mark])
            yield breach(*where, "expected-entries-exactly", number=number)


def decks_run_out(content: Content) -> Iterator[Problem]:
    """AMU-SET-13, -15: the deck is used up exactly on the last day."""
    table = content.table
    for players in PLAYERS:
        drawn = table.lair[players - 1] + table.manor[players - 1]
        cards = len(content.deck(1, players)) + len(content.deck(2, players))
        wanted = drawn * table.days[players - 1]
        if cards != wanted:
            where = ("setup.toml", "table", "days", "AMU-SET-15", cards)
            yield breach(*where, "expected-deck", number=wanted, players=players)


def gems_even(content: Content) -> Iterator[Problem]:
    """AMU-CON-02: the five colours come equally often, give or take one, in every deck."""
    for players in PLAYERS:
        deck = [*content.deck(1, players), *content.deck(2, players)]
        count = Counter(content.monsters[number].gem for number in deck)
        figures = [count[colour] for colour in range(len(COLOURS))]
        if max(figures) - min(figures) > UNEVEN:
            told = ", ".join(map(str, figures))
            where = ("monsters.toml", "monsters", "gem", "AMU-CON-02", told)
            yield breach(*where, "expected-even-gems", players=players)


def damage_rises(content: Content) -> Iterator[Problem]:
    """AMU-CON-03: on the mean more damage on level 2, and more again on mythical monsters."""
    means = [fmean(damage_of(content, level)) for level in WEAK_SPOTS]
    for file, less, more in (
        ("monsters.toml", means[0], means[1]),
        ("mythical.toml", means[1], means[2]),
    ):
        if more <= less:
            where = (file, file.removesuffix(".toml"), "grid", "AMU-CON-03", f"{more:.1f}")
            yield breach(*where, "expected-damage-above", limit=f"{less:.1f}")


def damage_of(content: Content, level: int) -> list[int]:
    return [monster.card.total for monster in content.monsters if monster.level == level]


def backs_differ(content: Content) -> Iterator[Problem]:
    """AMU-INF-05: no two backs are alike, so a card face down is one card only."""
    seen: dict[tuple[int, int, int, int], str] = {}
    for monster in content.monsters:
        back = (monster.level, monster.power, monster.gem, monster.card.weak)
        if not monster.mythical and seen.setdefault(back, monster.id) != monster.id:
            where = ("monsters.toml", monster.id, "grid", "AMU-INF-05", seen[back])
            yield breach(*where, "expected-own-back")


def markers(content: Content) -> Iterator[Problem]:
    """AMU-CON-06, AMU-CMP-07: three locks and three revels are enough."""
    nights = [content.nights[m.night] for m in content.monsters if not m.mythical]
    for field, count in (
        ("lock", len({place for night in nights for place in night.locks})),
        ("revel", len({place for night in nights for place in night.revels})),
    ):
        if count > MARKERS:
            where = ("nights.toml", "nights", field, "AMU-CON-06", count)
            yield breach(*where, "expected-at-most-entries", limit=MARKERS)


# Characters


def health(content: Content) -> Iterator[Problem]:
    """AMU-CON-04, AMU-CMP-06: the maximum healths sum to the tokens of the box."""
    found = sum(character.health for character in content.characters)
    if found != HEALTH_TOKENS:
        where = ("characters.toml", "characters", "health", "AMU-CON-04", found)
        yield breach(*where, "expected-sum", number=HEALTH_TOKENS)


def equipment(content: Content) -> Iterator[Problem]:
    """AMU-CON-04: six weapons, four of them at the start; eleven skills."""
    for character in content.characters:
        start = [w for w in character.weapons if content.weapons[w].node == "start"]
        skills = [skill for skill in content.skills if skill.character == character.number]
        for file, field, found, number in (
            ("weapons.toml", "character", len(character.weapons), WEAPONS),
            ("weapons.toml", "node", len(start), START_WEAPONS),
            ("skills.toml", "character", len(skills), SKILLS),
        ):
            if found != number:
                where = (file, character.id, field, "AMU-CON-04", found)
                yield breach(*where, "expected-entries-exactly", number=number)


def trees(content: Content) -> Iterator[Problem]:
    """AMU-CON-04, AMU-XP-02: three basic skills that need nothing, and a top row."""
    nodes = content.characters[0].tree
    basic = [node for node in nodes if node.row == 1 and not node.needs]
    if len(basic) != BASIC:
        where = ("tree.toml", "tree", "row", "AMU-CON-04", len(basic))
        yield breach(*where, "expected-entries-exactly", number=BASIC)
    if not any(node.row == 4 for node in nodes):
        yield breach("tree.toml", "tree", "row", "AMU-CON-04", 0, "expected-top-row")
    for node in nodes:
        if node.row > 1 and not node.needs:
            yield breach("tree.toml", node.id, "needs", "AMU-XP-02", 0, "expected-something")


def amulets(content: Content) -> Iterator[Problem]:
    """AMU-CON-06: no amulet needs more than five gems of a colour."""
    for character in content.characters:
        for colour, found in gems_needed(character).items():
            if found > GEMS_OF_A_COLOUR:
                field = f"fields.{COLOURS[colour]}"
                where = ("characters.toml", character.id, field, "AMU-CON-06", found)
                yield breach(*where, "expected-at-most-entries", limit=GEMS_OF_A_COLOUR)


def gems_needed(character: Character) -> Counter[int]:
    return Counter(field.colour for field in character.fields if field.colour != GREY)


# Goods and upgrades


def spells_enough(content: Content) -> Iterator[Problem]:
    """AMU-CON-05: at least what the largest game draws."""
    count = Counter(spell.cost for spell in content.spells)
    for cost, least in LEAST_SPELLS.items():
        if count[cost] < least:
            where = ("spells.toml", f"cost {cost}", "cost", "AMU-CON-05", count[cost])
            yield breach(*where, "expected-at-least-entries", limit=least)


def potion_gems(content: Content) -> Iterator[Problem]:
    """AMU-CON-05: four potions give a gem: yellow, black, blue, red."""
    given = [COLOURS[potion.gem] for potion in content.potions if potion.gem >= 0]
    if Counter(given) != Counter(POTION_GEMS):
        where = ("potions.toml", "potions", "gem", "AMU-CON-05", ", ".join(given))
        yield breach(*where, "expected-potion-gems")


def one_upgrade_each(content: Content) -> Iterator[Problem]:
    """AMU-CON-05: nine upgrades, one per location."""
    count = Counter(upgrade.place for upgrade in content.upgrades)
    for place in LOCATIONS:
        if count[place] != 1:
            where = ("upgrades.toml", place, "place", "AMU-CON-05", count[place])
            yield breach(*where, "expected-entries-exactly", number=1)


RULES = (
    weak_spots,
    forbidden_squares,
    powers,
    marks,
    decks_run_out,
    gems_even,
    damage_rises,
    backs_differ,
    markers,
    health,
    equipment,
    trees,
    amulets,
    spells_enough,
    potion_gems,
    one_upgrade_each,
)


def facts(folder: Path) -> list[tuple[str, Figures]]:
    """The counts of a set and its balance, as the specification's tables have them."""
    from druzina.games.amulet.content_balance import balance

    return [*balance(keep(read(folder).things))]
