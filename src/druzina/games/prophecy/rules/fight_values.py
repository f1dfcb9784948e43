"""PRO-CMB-08, PRO-DIC-03: what a side adds to its roll, and how many dice it rolls."""

from __future__ import annotations

from functools import cache

from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import STRENGTH
from druzina.games.prophecy.effect import ALWAYS, Effect
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom, Side
from druzina.games.prophecy.parts_fights import (
    Bonus,
    Burn,
    Dice,
    IgnorePositiveDice,
    IgnoreThrowMissile,
    RollSequence,
    Throw,
    ValueBySex,
    ValueByStones,
)
from druzina.games.prophecy.rules.cards import damage
from druzina.games.prophecy.rules.conditions import foe_does, holds, ignored

UNDECLARED = ("worn", "other")


def monster_values(g: Kingdom, seat: int, monster: int) -> tuple[int, int]:
    """PRO-CMB-11: strength and willpower of a monster against this character, before payment."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    card = facts.monster(monster)
    strength, willpower = card.strength, card.willpower
    for effect in facts.foes["foe"].get(monster, ()):
        for part in effect.parts:
            if type(part) is ValueBySex:
                man = facts.characters[hero.character].sex == "man"
                willpower = part.men if man else part.women
            elif type(part) is ValueByStones:
                strength = max(part.least, hero.lives + part.strength)
                willpower = max(part.least, hero.mags + part.willpower)
    return strength, willpower


@cache
def roll_sequence(content: str, monster: int) -> tuple[str, ...]:
    """PRO-GRP-05, -06: the modes of a fight whose rolls have different ones."""
    effects = LOADED[content].foes["foe"].get(monster, ())
    parts = [part for effect in effects for part in effect.parts]
    return next((part.modes for part in parts if isinstance(part, RollSequence)), ())


def modes(g: Kingdom) -> tuple[str, ...]:
    """PRO-GRP-06: the modes of the rolls of the fight under way."""
    assert g.fight is not None
    return roll_sequence(g.content, g.fight.monster) or (g.fight.mode,)


def total(g: Kingdom, bout: Bout, side: Side) -> int:
    """PRO-CMB-08, -09: the attribute, stones on the right only, and all bonuses; without dice."""
    strong = bout.mode == STRENGTH
    if side.seat == NOTHING:
        return bout.strength if strong else bout.willpower
    hero = g.heroes[side.seat]
    points = hero.lives + hero.might if strong else hero.mags + hero.mind
    cards = counting(g, bout, side)
    if cards:
        table = LOADED[g.content].windows["fight"]
        for card in cards:
            if card == side.thrown:
                points += thrown_bonus(g, bout, side)
            else:
                points += _points(g, side.seat, table[card], strong)
    return points + _declared(g, side, strong) if side.lasting or side.roll else points


def counting(g: Kingdom, bout: Bout, side: Side) -> list[int]:
    """The cards that work by themselves in this fight: in use, worn, known."""
    facts, hero = LOADED[g.content], g.heroes[side.seat]
    held = facts.held["fight"]
    found: list[int] = []
    if hero.items and not held.items.isdisjoint(hero.items):
        for card in in_use(side):
            if card not in held.items or ignored(facts, bout, card):
                continue
            found.append(card)
        found += undeclared(g, side.seat)
    for card in hero.abilities:
        if card not in held.abilities:
            continue
        found.append(card)
    return found


def in_use(side: Side) -> list[int]:
    """PRO-ITM-07: what is declared: weapon, hands, head."""
    used = [] if side.weapon == NOTHING else [side.weapon]
    used += side.hands
    if side.head != NOTHING:
        used.append(side.head)
    return used


def undeclared(g: Kingdom, seat: int) -> list[int]:
    """PRO-ITM-14, -19: worn and other things work by themselves, equal worn ones once."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    held = facts.held["fight"].items
    found: dict[str, int] = {}
    for item in hero.items:
        if item in held and facts.slots[item] in UNDECLARED and item not in hero.damaged:
            found.setdefault(facts.cards[item].id, item)
    return list(found.values())


def _points(g: Kingdom, seat: int, effects: tuple[Effect, ...], strong: bool) -> int:
    """PRO-ITM-18: what applies of a card's bonuses; one that is `instead` replaces the plain."""
    plain = replaced = 0
    instead = False
    for effect in effects:
        for part in effect.parts:
            if type(part) is Bonus and (effect.when is ALWAYS or holds(g, effect.when, seat)):
                n = part.strength if strong else part.willpower
                if part.instead:
                    replaced, instead = replaced + n, True
                else:
                    plain += n
    return replaced if instead else plain


def _declared(g: Kingdom, side: Side, strong: bool) -> int:
    """PRO-CNT-02: the effects declared for the fight and for this roll."""
    effects = LOADED[g.content].effects
    points = 0
    for number in (*side.lasting, *side.roll):
        effect = effects[number]
        if not holds(g, effect.when, side.seat):
            continue
        for part in effect.parts:
            if type(part) is Bonus:
                points += part.strength if strong else part.willpower
    return points


def throw_of(g: Kingdom, bout: Bout, seat: int, item: int) -> Effect | None:
    """PRO-ITM-09, -18: how a thing could be thrown or burnt now; the last that applies is meant."""
    facts = LOADED[g.content]
    if ignored_throw(facts, bout, item):
        return None
    found = None
    for effect in facts.windows["roll+"].get(item, ()):
        strong = any(type(part) is Throw for part in effect.parts)
        if strong and bout.mode != STRENGTH:
            continue
        if holds(g, effect.when, seat):
            found = effect
    return found


def ignored_throw(facts: Content, bout: Bout, item: int) -> bool:
    """PRO-CNT-13, -19: no throws where they do not count, no burning of a hand item either."""
    if facts.item(item).slot == "weapon":
        return foe_does(facts, bout.monster, IgnoreThrowMissile)
    return ignored(facts, bout, item)


def thrown_bonus(g: Kingdom, bout: Bout, side: Side) -> int:
    """PRO-ITM-09: what the thrown thing gives in place of its own bonus."""
    effect = throw_of(g, bout, side.seat, side.thrown)
    if effect is None:
        return 0
    part = effect.parts[0]
    if isinstance(part, Throw):
        return part.strength
    return part.willpower if isinstance(part, Burn) else 0


# Dice


def net_dice(g: Kingdom, bout: Bout, which: int) -> int:
    """PRO-DIC-03, -08: positive less negative dice of one side's roll."""
    return nets(g, bout)[which]


def nets(g: Kingdom, bout: Bout) -> tuple[int, int]:
    """The net dice of both sides; positive ones do not count against the Master of Time."""
    first, second = bout.sides
    mine, worse = _dice(g, bout, first)
    theirs, burden = _dice(g, bout, second) if second.seat != NOTHING else (0, 0)
    if mine and foe_does(LOADED[g.content], bout.monster, IgnorePositiveDice):
        mine = 0
    return mine - burden, theirs - worse


@cache
def dice_cards(content: str) -> frozenset[int]:
    """The cards that give or take dice by themselves."""
    table = LOADED[content].windows["fight"]
    parts = {card: [p for e in effects for p in e.parts] for card, effects in table.items()}
    return frozenset(c for c, listed in parts.items() if any(type(p) is Dice for p in listed))


def _dice(g: Kingdom, bout: Bout, side: Side) -> tuple[int, int]:
    """Positive dice for oneself and negative ones for the opponent, from all that works."""
    hero, declared = g.heroes[side.seat], (*side.lasting, *side.roll)
    if not declared:  # nearly always
        known = dice_cards(g.content)
        if known.isdisjoint(hero.items) and known.isdisjoint(hero.abilities):
            return 0, 0
    own = foe = 0
    for effect in working(g, bout, side, declared):
        for part in effect.parts:
            if type(part) is Dice and holds(g, effect.when, side.seat):
                own += part.own
                foe += part.foe
    return own, foe


def working(g: Kingdom, bout: Bout, side: Side, declared: tuple[int, ...]) -> list[Effect]:
    """PRO-CMB-08: what works by itself in this fight, and what was declared."""
    facts = LOADED[g.content]
    table = facts.windows["fight"]
    found = [effect for card in counting(g, bout, side) for effect in table[card]]
    return found + [facts.effects[number] for number in declared]


def give_up_thrown(g: Kingdom, side: Side) -> None:
    """PRO-ITM-10: after the roll what was thrown is damaged and out of use."""
    item = side.thrown
    if item == NOTHING:
        return
    side.thrown = NOTHING
    if item == side.weapon:
        side.weapon = NOTHING
    else:
        side.hands.remove(item)
    damage(g, side.seat, item)
