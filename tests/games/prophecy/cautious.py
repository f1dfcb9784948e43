"""Seats that play by chance, but heal, learn, arm themselves and shun hopeless fights.

Uniform chance dies long before the spheres; these reach artifacts, final battles and the end of
the world, so that every rule is carried out in whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Luck
from druzina.core.step import AnyQuestion
from druzina.games.prophecy.model import NOTHING, Hero, Kingdom
from druzina.games.prophecy.parts_fights import Bonus
from tests.games.prophecy.table import FACTS

HOPE = 1  # how much stronger than oneself somebody may be to be fought
WHIM = 4  # one answer of so many is given by mere chance


def cautious(g: Kingdom, question: AnyQuestion, choices: Sequence[str], luck: Luck) -> str:
    choose = BY_KIND.get(question.kind)
    if choose is None or not luck.roll(WHIM):
        return luck.pick(list(choices))
    return choose(g, question.seat, choices, luck)


# What one is worth


def power(hero: Hero) -> tuple[int, int]:
    """Strength and willpower with the best things in the hands, more or less."""
    whole = [item for item in hero.items if item not in hero.damaged]
    strength, willpower = hero.lives + hero.might, hero.mags + hero.mind - 2
    for slot, most in (("weapon", 1), ("shield", 1), ("head", 1), ("worn", 9), ("hand", 1)):
        given = [bonus(item) for item in whole if FACTS.item(item).slot == slot]
        strength += sum(sorted((s for s, _ in given), reverse=True)[:most])
        willpower += sum(sorted((w for _, w in given), reverse=True)[:most])
    taught = [bonus(card) for card in hero.abilities]
    return strength + sum(s for s, _ in taught), willpower + sum(w for _, w in taught)


def bonus(card: int) -> tuple[int, int]:
    parts = [
        part
        for effect in FACTS.windows["fight"].get(card, ())
        for part in effect.parts
        if isinstance(part, Bonus)
    ]
    return (
        max((part.strength for part in parts), default=0),
        max((part.willpower for part in parts), default=0),
    )


def ahead(g: Kingdom, seat: int, monster: int) -> int:
    """By how much one is stronger than a monster, in the better way to fight it."""
    foe = FACTS.monster(monster)
    strength, willpower = power(g.heroes[seat])
    ways = [strength - foe.strength] if foe.strength else []
    if foe.willpower:
        ways.append(willpower - foe.willpower + (0 if foe.strength else 2))
    return max(ways, default=0)


def lure(g: Kingdom, seat: int, field: int) -> int:
    """What draws a character to a field, and what keeps it away."""
    hero, worth = g.heroes[seat], 0
    for card in g.open[field]:
        if not FACTS.is_monster(card):
            worth += 2
        elif ahead(g, seat, card) >= 0:
            worth += 3
        else:
            worth -= 4
    worth += 9 * sum(place == field for place, _ in g.relics)
    here = FACTS.fields[field]
    if here.guild != NOTHING:
        prices = [FACTS.ability(card).price for card in g.lessons[here.guild]]
        worth += 4 * any(price <= hero.xp for price in prices)
    healing = any(service.do in ("heal", "buy_lives", "inn") for service in here.services)
    return worth + min(hero.wounds, 3) * healing


# Answers


def moving(g: Kingdom, seat: int, choices: Sequence[str], luck: Luck) -> str:
    """A sphere whose guardian is no stronger, else the most alluring of some fields."""
    for choice in choices:
        word, _, what = choice.partition(" ")
        if word == "sphere":
            there = g.spheres["ABCDE".index(what)]
            guards = [card for card in (there.lesser, there.greater) if card != NOTHING]
            if all(ahead(g, seat, card) >= -HOPE for card in guards[:1]):
                return choice
    some = [luck.pick(list(choices)) for _ in range(4)]
    return max(some, key=lambda choice: goal(g, seat, choice))


def goal(g: Kingdom, seat: int, choice: str) -> int:
    word, *things = choice.split(" ")
    if word in ("go", "horse", "ship", "gate", "fly"):
        return lure(g, seat, FACTS.field(things[-1]))
    if word == "stay":
        return lure(g, seat, g.heroes[seat].field) - 1
    return -9 if word == "sphere" else 1


def preferring(*words: str) -> Callable[[Kingdom, int, Sequence[str], Luck], str]:
    """The first of these words that can be said, else anything."""

    def choose(g: Kingdom, seat: int, choices: Sequence[str], luck: Luck) -> str:
        for word in words:
            found = [choice for choice in choices if choice.partition(" ")[0] == word]
            if found:
                return luck.pick(found)
        return luck.pick(list(choices))

    return choose


def dealing(g: Kingdom, seat: int, choices: Sequence[str], luck: Luck) -> str:
    """All that is of use on a field; to sell only what is too much."""
    found = [choice for choice in choices if not choice.startswith(("sell", "end"))]
    return luck.pick(found) if found and luck.roll(5) else choices[-1]


def yielding(g: Kingdom, seat: int, choices: Sequence[str], luck: Luck) -> str:
    return "life" if g.heroes[seat].lives > 1 else "item"


def better_way(g: Kingdom, seat: int, choices: Sequence[str], luck: Luck) -> str:
    assert g.fight is not None
    strength, willpower = power(g.heroes[seat])
    return choices[willpower - g.fight.willpower > strength - g.fight.strength]


BY_KIND: dict[str, Callable[[Kingdom, int, Sequence[str], Luck], str]] = {
    "Move": moving,
    "BeforeFight": preferring("use", "spare", "fight"),
    "ChooseMode": better_way,
    "Wield": preferring("wield"),
    "Hold": preferring("hold"),
    "Wear": preferring("wear"),
    "DeclareForFight": preferring("use", "roll"),
    "DeclareForRoll": preferring("use", "roll"),
    "Protect": preferring("use"),
    "SpareLives": preferring("use"),
    "Dodge": preferring("use"),
    "UseField": dealing,
    "LifeOrItem": yielding,
    "TakeNew": preferring("new"),
    "AtStart": preferring("use"),
    "AtTurnEnd": preferring("use", "none"),
}
