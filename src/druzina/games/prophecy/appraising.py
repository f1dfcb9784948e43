"""What a hero is worth in points: power first, for power wins artifacts; and what fights promise.

A point is about half of one more in the attribute one fights by.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import BASIC, NOTHING, OUT, SHORT, WAITING, Hero, Kingdom
from druzina.games.prophecy.odds import group_odds, roll_odds
from druzina.games.prophecy.parts import WillpowerCheaper
from druzina.games.prophecy.parts_character import (
    DamageItem,
    DiscardItem,
    DrawItem,
    Gold,
    Heal,
    Increase,
    LoseGold,
    LoseLives,
    LoseMags,
    Refill,
    Xp,
)
from druzina.games.prophecy.parts_fights import (
    ReplaceFight,
    RollSequence,
    ThreeLives,
    ValueBySex,
    ValueByStones,
)
from druzina.games.prophecy.powers import Carried, bonuses, tidy, with_spells

# A point of power with all stones on the right, and with those there now: mags come back easily.
WHOLE, NOW = 1.3, 0.7
WHOLE_MENTAL, NOW_MENTAL = 1.65, 0.35
OTHER_WHOLE, OTHER_NOW = 0.7, 0.1  # the same in the mode one fights by less
XP, GOLD, STONE = 0.3, 0.25, 0.1
# What is above the first figure is hard to spend, each worth the second; what is above the limit
# is lost at the end of the round (PRO-RND-09).
AMPLE = {XP: (7, 0.1), GOLD: (5, 0.08)}
MOST = 15
ENOUGH = 18.0  # more power than any guardian asks for
NEAR_DEATH = (6.0, 2.0, 0.6, 0.1)  # what it costs to have so few lives
DEATH = 22.0
ITEM = {"common": 1.2, "rare": 2.5}
RAISED = 2.5  # one more stone
SPENT = 0.3  # of a mag, for who lives by them: they come back
STARTING = 2.0  # mags to begin a fight by willpower
PRIZES = {True: (0.0, 12.0, 60.0), False: (0.0, 6.0, 16.0, 28.0, 80.0, 90.0)}
CERTIFICATE = 9.0
OVERLOAD = 0.6


@lru_cache(1 << 16)
def power_points(
    content: str,
    stones: tuple[int, int, int, int],
    items: tuple[int, ...],
    damaged: tuple[int, ...],
    abilities: tuple[int, ...],
) -> float:
    """`stones` are red, lives, blue, mags; bonuses until the end of the turn count as stones."""
    red, lives, blue, mags = stones
    carried = bonuses(content, items, damaged, abilities)
    strong, mental = _modes(carried, red, blue)
    strong_now, mental_now = _modes(carried, lives, mags)
    points = STONE * (red + blue) + max(
        WHOLE * strong + NOW * strong_now + OTHER_WHOLE * mental + OTHER_NOW * mental_now,
        WHOLE_MENTAL * mental
        + NOW_MENTAL * mental_now
        + OTHER_WHOLE * strong
        + OTHER_NOW * strong_now,
    )
    table = LOADED[content].table
    spare = max(0, len(items) - table.most_items) + max(0, len(abilities) - table.most_abilities)
    return points + carried.beside - near_death(lives) - OVERLOAD * spare


def _modes(carried: Carried, red: int, blue: int) -> tuple[float, float]:
    """Power in fights by strength and by willpower, with so many stones."""
    powers = with_spells(carried, blue)
    strong = red + (powers.strength + powers.sphere_strength) / 2
    mental = blue + (powers.willpower + powers.sphere_willpower) / 2 - STARTING
    return min(ENOUGH, strong), min(ENOUGH, mental)


def near_death(lives: int) -> float:
    return NEAR_DEATH[lives] if lives < len(NEAR_DEATH) else 0.0


def stones_of(hero: Hero) -> tuple[int, int, int, int]:
    return hero.red, hero.lives, hero.blue, hero.mags


def hero_points(g: Kingdom, hero: Hero) -> float:
    """Stones, things, abilities, gold and experience."""
    points = power_points(
        g.content, stones_of(hero), tidy(hero.items), tidy(hero.damaged), tidy(hero.abilities)
    )
    return points + _saved(XP, hero.xp) + _saved(GOLD, hero.gold) + 0.4 * len(hero.kept)


def _saved(each: float, n: int) -> float:
    ample, surplus = AMPLE[each]
    return each * n if n <= ample else each * ample + surplus * (min(n, MOST) - ample)


def gained(each: float, had: int, n: int) -> float:
    """What so much more experience or gold is worth to whoever has some; less is a loss."""
    return _saved(each, had + n) - _saved(each, had)


def prize_points(g: Kingdom, seat: int) -> float:
    """What has been won of what wins the game."""
    if g.goal == BASIC:
        return CERTIFICATE * g.heroes[seat].certificates.bit_count()
    return ladder(g, g.artifacts(seat))


def ladder(g: Kingdom, artifacts: int) -> float:
    """What so many artifacts in one hand are worth."""
    steps = PRIZES[g.goal == SHORT]
    return steps[min(artifacts, len(steps) - 1)]


def next_prize(g: Kingdom, seat: int) -> float:
    """What one more artifact would add."""
    steps = PRIZES[g.goal == SHORT]
    held = min(g.artifacts(seat), len(steps) - 2)
    return steps[held + 1] - steps[held]


def worth(g: Kingdom, seat: int) -> float:
    hero = g.heroes[seat]
    if hero.standing == OUT:
        return -DEATH
    if hero.standing == WAITING or hero.character == NOTHING:
        return 0.0
    return hero_points(g, hero) + prize_points(g, seat)


# Fights, roughly


@lru_cache(1 << 14)
def treasure(content: str, monster: int, xp: int, gold: int) -> float:
    """What beating it brings to whoever has so much, its artifact aside."""
    facts = LOADED[content]
    more_xp, more_gold, points = facts.monster(monster).xp, 0, 0.0
    for effect in facts.foes["victory"].get(monster, ()):
        for part in effect.parts:
            if isinstance(part, Increase):
                points += RAISED
            elif isinstance(part, DrawItem):
                points += ITEM[part.deck] * part.n
            elif isinstance(part, Gold):
                more_gold += part.n
            elif isinstance(part, Xp):
                more_xp += part.n
            elif isinstance(part, Heal | Refill):
                points += 0.3
    return points + gained(XP, xp, more_xp) + gained(GOLD, gold, more_gold)


@cache
def losses(content: str, monster: int, window: str) -> tuple[int, int, float]:
    """Lives, mags and points of other things lost by defeat, or before the fight."""
    facts = LOADED[content]
    effects = [e for e in facts.foes[window].get(monster, ()) if not e.may]
    if not effects:
        return (1, 0, 0.0) if window == "defeat" else (0, 0, 0.0)
    lives = mags = 0
    points = 0.0
    for effect in effects:
        for part in effect.parts:
            if isinstance(part, LoseLives):
                lives += part.n
            elif isinstance(part, LoseMags):
                mags += 5 if part.all else part.n
            elif isinstance(part, LoseGold):
                points += GOLD * part.n
            elif isinstance(part, DamageItem):
                points += 0.7
            elif isinstance(part, DiscardItem):
                points += 2.0
    return lives, mags, points


class Spared(NamedTuple):
    """PRO-CNT-10: monsters of these types, up to a value, are got rid of for mags."""

    types: tuple[str, ...]
    most: int
    mags: int
    xp: bool


@lru_cache(1 << 12)
def sparing(content: str, abilities: tuple[int, ...]) -> tuple[Spared, ...]:
    table = LOADED[content].windows["prefight"]
    return tuple(
        Spared(effect.when.against, part.most or MOST, effect.cost.mags, part.xp)
        for card in abilities
        for effect in table.get(card, ())
        for part in effect.parts
        if isinstance(part, ReplaceFight)
    )


class Fighter(NamedTuple):
    """All that a rough look at a fight needs: power in both modes now, stones, what is at stake."""

    content: str
    strong: float
    mental: float  # once the fight is paid for
    in_sphere: tuple[float, float]  # the same against guardians
    lives: int
    mags: int
    price: int  # of beginning a fight by willpower
    spared: tuple[Spared, ...]  # monsters that need not be fought
    man: bool
    xp: int
    gold: int
    prizes: float

    @property
    def best(self) -> float:
        return max(self.strong, self.mental)


def fighter(g: Kingdom, seat: int) -> Fighter:
    hero, content = g.heroes[seat], g.content
    abilities = tidy(hero.abilities)
    carried = bonuses(content, tidy(hero.items), tidy(hero.damaged), abilities)
    powers = with_spells(carried, hero.mags)
    price = willpower_price(content, abilities)
    lives, mags = hero.lives + hero.might, hero.mags + hero.mind - price
    return Fighter(
        content,
        lives + powers.strength,
        mags + powers.willpower,
        (lives + powers.sphere_strength, mags + powers.sphere_willpower),
        hero.lives,
        hero.mags,
        price,
        sparing(content, abilities),
        LOADED[content].characters[hero.character].sex == "man",
        hero.xp,
        hero.gold,
        prize_points(g, seat),
    )


@lru_cache(1 << 12)
def willpower_price(content: str, abilities: tuple[int, ...]) -> int:
    """PRO-CMB-04, -12: in mags."""
    table = LOADED[content].windows["price"]
    parts = [part for card in abilities for e in table.get(card, ()) for part in e.parts]
    less = sum(part.n for part in parts if isinstance(part, WillpowerCheaper))
    return max(0, LOADED[content].table.willpower_fight - less)


@lru_cache(1 << 15)
def defeat_cost(who: Fighter, monster: int) -> float:
    """Points lost by losing this fight; death takes nearly everything."""
    lives, mags, points = losses(who.content, monster, "defeat")
    if lives > who.lives:
        return DEATH + who.prizes
    points += lives * (NOW if who.strong >= who.mental else OTHER_NOW) + STONE * lives
    points += min(mags, who.mags) * (NOW_MENTAL if who.mental > who.strong else OTHER_NOW)
    return points + near_death(who.lives - lives) - near_death(who.lives)


@lru_cache(1 << 15)
def fight_value(who: Fighter, monster: int) -> tuple[float, float]:
    """Points to be expected of fighting it in the better mode, and how likely one goes on."""
    prize = treasure(who.content, monster, who.xp, who.gold)
    loss = defeat_cost(who, monster)
    found = []
    for ahead, mags in ways_to_fight(who, monster):
        win, lose = shares(who.content, monster, max(-9, min(9, ahead)))
        spent = mags * (SPENT if who.mental > who.strong else OTHER_NOW)
        found.append((win * prize - lose * loss - spent, win))
    return max(found + _spare(who, monster) if who.spared else found)


def _spare(who: Fighter, monster: int) -> list[tuple[float, float]]:
    """Without a fight: its experience without its treasure, and one goes on."""
    card = LOADED[who.content].monster(monster)
    highest = max(card.strength, card.willpower)
    each = SPENT if who.mental > who.strong else OTHER_NOW
    return [
        (gained(XP, who.xp, card.xp if way.xp else 0) - each * way.mags, 1.0)
        for way in who.spared
        if card.type in way.types
        and highest <= way.most
        and way.mags <= who.mags
        and not card.guardian
    ]


def ways_to_fight(who: Fighter, monster: int) -> list[tuple[int, int]]:
    """PRO-CMB-03 to -06: how far ahead one is, and how many mags that costs, in each mode."""
    lives, mags, _ = losses(who.content, monster, "begin")
    by_strength, by_willpower = values(who, monster)
    facts = LOADED[who.content]
    strong, mental = who.in_sphere if facts.monster(monster).guardian else who[1:3]
    strong, mental = strong - lives - by_strength, mental - mags - by_willpower
    if RollSequence in facts.rules.get(monster, frozenset()):
        return [(round(min(strong, mental + who.price)), 0)]
    if not by_strength:
        return [(round(mental) + who.price, 0)]
    found = [(round(strong), 0)]
    if by_willpower and who.mags - mags >= who.price:
        found.append((round(mental), who.price))
    return found


@cache
def shares(content: str, monster: int, ahead: int) -> tuple[float, float]:
    """How likely one wins and loses against it, so far ahead in every roll."""
    rules = LOADED[content].rules.get(monster, frozenset())
    odds = roll_odds(ahead)
    if ThreeLives in rules or RollSequence in rules:
        odds = group_odds(odds, 3 if ThreeLives in rules else 2)
    win, _, lose = odds.shares
    return float(win), float(lose)


def values(who: Fighter, monster: int) -> tuple[int, int]:
    """PRO-CMB-11: what the monster has against this fighter."""
    facts = LOADED[who.content]
    card = facts.monster(monster)
    strength, willpower = card.strength, card.willpower
    for effect in facts.foes["foe"].get(monster, ()):
        for part in effect.parts:
            if isinstance(part, ValueBySex):
                willpower = part.men if who.man else part.women
            elif isinstance(part, ValueByStones):
                strength = max(part.least, who.lives + part.strength)
                willpower = max(part.least, who.mags + part.willpower)
    return strength, willpower
