"""The balance of a set in figures: what its cards cost each character, its amulets and colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean

from druzina.games.amulet.content import Content
from druzina.games.amulet.content_model import MYTHICAL, Adventure, Monster
from druzina.games.amulet.content_solving import harm, net_damage, pairs, start_weapons

Fact = tuple[str, dict[str, int | float | str]]


def balance(content: Content) -> list[Fact]:
    """Counts, then one line for every card, then characters."""
    return [
        counts(content),
        sources(content),
        *levels(content),
        *(of_monster(content, monster) for monster in content.monsters),
        *(of_adventure(content, adventure) for adventure in content.adventures),
        *amulets(content),
    ]


def counts(content: Content) -> Fact:
    kinds = {
        "monsters": sum(not monster.mythical for monster in content.monsters),
        "mythical": sum(monster.mythical for monster in content.monsters),
        "adventures": len(content.adventures),
        "weapons": len(content.weapons),
        "spells": len(content.spells),
        "potions": len(content.potions),
        "upgrades": len(content.upgrades),
        "skills": len(content.skills),
        "oaths": len(content.oaths),
        "quests": len(content.quests),
        "stories": len(content.stories),
    }
    return "fact-things", dict(kinds)


def sources(content: Content) -> Fact:
    things = (
        content.monsters, content.nights, content.adventures, content.weapons, content.helpers,
        content.spells, content.potions, content.locations, content.upgrades, content.skills,
        content.characters, content.oaths, content.quests, content.stories,
    )  # fmt: skip
    count = Counter(thing.source for some in things for thing in some)
    return "fact-sources", {s: count[s] for s in ("rulebook", "public", "original")}


def levels(content: Content) -> Iterator[Fact]:
    """The means by level: damage, coins, power; 3 stands for mythical."""
    for level in (1, 2, MYTHICAL):
        some = [monster for monster in content.monsters if monster.level == level]
        yield (
            "fact-level",
            {
                "level": level,
                "damage": round(fmean(monster.card.total for monster in some), 1),
                "coins": round(fmean(monster.card.coins.bit_count() for monster in some), 1),
                "power": round(fmean(monster.power for monster in some), 1),
            },
        )


def of_monster(content: Content, monster: Monster) -> Fact:
    """The least harm with two weapons, by character: starting ones, or any own and net damage."""
    figures = []
    for character in content.characters:
        if monster.mythical:
            own = [content.weapons[number].token for number in character.weapons]
            found = [net_damage(monster.card, pair) for pair in pairs(own)]
        else:
            own = start_weapons(content, character)
            found = [harm(monster.card, pair) for pair in pairs(own)]
        figures.append(min((one for one in found if one is not None), default=None))
    told = "/".join("–" if one is None else str(one) for one in figures)
    return (
        "fact-monster",
        {
            "monster": monster.id,
            "power": monster.power,
            "damage": monster.card.total,
            "coins": monster.card.coins.bit_count(),
            "harm": told,
        },
    )


def of_adventure(content: Content, adventure: Adventure) -> Fact:
    """The share of pairs of starting weapons, of all characters mixed, that complete it."""
    own = [token for one in content.characters for token in start_weapons(content, one)]
    done = [net_damage(adventure.card, pair) is not None for pair in combinations(own, 2)]
    return (
        "fact-adventure",
        {"adventure": adventure.id, "percent": round(100 * sum(done) / len(done))},
    )


def amulets(content: Content) -> Iterator[Fact]:
    for character in content.characters:
        power = sum(section.power for section in character.sections)
        yield (
            "fact-amulet",
            {"character": character.id, "health": character.health, "power": power},
        )
