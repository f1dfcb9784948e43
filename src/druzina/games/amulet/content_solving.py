"""What the fitting solver proves about a set: that everything can be beaten, and nothing too soon.

"With what it can have by then": level 1 with any two starting weapons; level 2 with some two of
them and a helper; mythical monsters with two own weapons and one spell each of 4 and 3 squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from druzina.core import Problem
from druzina.core.reading import breach
from druzina.games.amulet.content import Content
from druzina.games.amulet.content_model import Character, Monster
from druzina.games.amulet.fitting import Fitting, Ground, Token, best
from druzina.games.amulet.fitting.grid import Card

DEAR, MIDDLING = 5, 4

Pair = tuple[Token, Token]


def start_weapons(content: Content, character: Character) -> list[Token]:
    weapons = (content.weapons[number] for number in character.weapons)
    return [weapon.token for weapon in weapons if weapon.node == "start"]


def pairs(tokens: list[Token]) -> list[Pair]:
    return list(combinations(tokens, 2))


@lru_cache(maxsize=32768)
def net_damage(card: Card, tokens: tuple[Token, ...]) -> int | None:
    """The least health that beating a card with these tokens costs; None if it cannot be."""
    fitting = Fitting(Ground(card), tokens)
    result = fitting.account(best(fitting, "harm"))
    return result.net if result.beaten else None


@lru_cache(maxsize=32768)
def harm(card: Card, tokens: tuple[Token, ...]) -> int | None:
    """The least uncovered damage of a beaten card, hearts left out."""
    return net_damage(card, tuple(Token(token.id, token.shape) for token in tokens))


def level_one(content: Content) -> Iterator[Problem]:
    """Every character beats every level-1 monster with any two of its starting weapons."""
    for monster in content.monsters:
        if monster.level == 1:
            for character in content.characters:
                own = pairs(start_weapons(content, character))
                failing = [pair for pair in own if net_damage(monster.card, pair) is None]
                if failing:
                    names = ", ".join(f"{one.id} + {two.id}" for one, two in failing)
                    yield unbeatable(monster, character, names)


def level_two(content: Content) -> Iterator[Problem]:
    """Some two starting weapons and a helper beat every level-2 monster without a stun."""
    helpers = [helper.token for helper in content.helpers if not helper.upgraded]
    for monster in content.monsters:
        if monster.level == 2:
            for character in content.characters:
                sets = (
                    (*pair, helper)
                    for pair in pairs(start_weapons(content, character))
                    for helper in helpers
                )
                if not any(survived(monster, character, tokens) for tokens in sets):
                    yield unbeatable(monster, character, "–")


def mythical(content: Content) -> Iterator[Problem]:
    """Some two own weapons with two spells beat every mythical monster without a stun."""
    dear = [spell.token for spell in content.spells if spell.cost == DEAR]
    middling = [spell.token for spell in content.spells if spell.cost == MIDDLING]
    for monster in content.monsters:
        if monster.mythical:
            for character in content.characters:
                own = [content.weapons[number].token for number in character.weapons]
                sets = ((*p, a, b) for p in pairs(own) for a in dear for b in middling)
                if not any(survived(monster, character, tokens) for tokens in sets):
                    yield unbeatable(monster, character, "–")


def survived(monster: Monster, character: Character, tokens: tuple[Token, ...]) -> bool:
    """AMU-RES-01: beaten from full health, without a stun."""
    net = net_damage(monster.card, tokens)
    return net is not None and net < character.health


def unbeatable(monster: Monster, character: Character, found: str) -> Problem:
    file = "mythical.toml" if monster.mythical else "monsters.toml"
    where = (file, monster.id, "grid", "AMU-FGT-05", found)
    return breach(*where, "expected-beatable", character=character.id)


def two_weapons_stun(content: Content) -> Iterator[Problem]:
    """AMU-CON-03, AMU-FGT-08: two weapons alone beat a mythical monster only with a stun."""
    for monster in content.monsters:
        if monster.mythical:
            for character in content.characters:
                own = [content.weapons[number].token for number in character.weapons]
                for pair in pairs(own):
                    net = net_damage(monster.card, pair)
                    if net is not None and net < character.health:
                        names = f"{character.id} {pair[0].id} {pair[1].id}: {net}"
                        where = ("mythical.toml", monster.id, "grid", "AMU-CON-03", names)
                        yield breach(*where, "expected-net-damage", limit=character.health)


def adventures_need_two(content: Content) -> Iterator[Problem]:
    """AMU-CON-07: no weapon completes one alone; two of every character's starting ones do."""
    for adventure in content.adventures:
        for weapon in content.weapons:
            if net_damage(adventure.card, (weapon.token,)) is not None:
                where = ("adventures.toml", adventure.id, "grid", "AMU-CON-07", weapon.id)
                yield breach(*where, "expected-two-weapons")
        for character in content.characters:
            own = pairs(start_weapons(content, character))
            if all(net_damage(adventure.card, pair) is None for pair in own):
                where = ("adventures.toml", adventure.id, "grid", "AMU-CON-07", "–")
                yield breach(*where, "expected-beatable", character=character.id)


SOLVING_RULES = (level_one, level_two, mythical, two_weapons_stun, adventures_need_two)
