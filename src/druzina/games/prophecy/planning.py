"""Where it is worth going: what a turn on each field promises, and how far away it is."""

from __future__ import annotations

from functools import cache, lru_cache

from druzina.games.prophecy.appraising import (
    CERTIFICATE,
    GOLD,
    NOW,
    OTHER_NOW,
    STARTING,
    XP,
    Fighter,
    fight_value,
    fighter,
    near_death,
    next_prize,
    power_points,
    stones_of,
    treasure,
)
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MARKETS, SPHERES, Service
from druzina.games.prophecy.model import (
    BASIC,
    FIELDS,
    GREATER,
    LESSER,
    NOTHING,
    SHORT,
    Hero,
    Kingdom,
    Sphere,
)
from druzina.games.prophecy.odds import roll_odds
from druzina.games.prophecy.powers import tidy
from druzina.games.prophecy.routes import distances

LATER = 0.82  # what a turn's delay leaves of a gain
UNKNOWN = 0.75  # a card lying face down is a monster that often, else an opportunity
CHANCE_OF_GOOD = 0.9  # points of an opportunity
COMMON_POWER, SPREAD = 4.5, 3  # of the monsters that lie about
TYPICAL = 1.1  # XP and treasure of such a monster


def gains(g: Kingdom, seat: int) -> list[float]:
    """By field: what a turn ending there promises, by its cards and services or by its sphere."""
    who = fighter(g, seat)
    facts = LOADED[g.content]
    assaults = [
        0.0 if sphere.closed else assault(g, seat, who, number)
        for number, sphere in enumerate(g.spheres)
    ] or [0.0] * len(SPHERES)
    found = []
    for field in range(FIELDS):
        promise, sphere = gain(g, seat, who, field), facts.fields[field].sphere
        found.append(promise if sphere == NOTHING else max(promise, assaults[sphere]))
    return found


def onward(g: Kingdom, seat: int, promised: list[float], field: int, without: bool) -> float:
    """The best of these, by the turns it takes to get there from a field."""
    turns = distances(g.content, min(2, g.heroes[seat].gold))[field]
    best = 0.0
    for there, promise in enumerate(promised):
        if promise > best and not (without and there == field):
            best = max(best, promise * LATER ** turns[there])
    return best


# One field


def gain(g: Kingdom, seat: int, who: Fighter, field: int, beaten: int = NOTHING) -> float:
    """Its monsters in turn, then what may be done there once they are beaten."""
    facts = LOADED[g.content]
    points, reached, good = 0.0, 1.0, 0.0
    for card in g.open[field]:
        if card == beaten:
            continue
        if facts.is_monster(card):
            value, won = fight_value(who, card)
            points += reached * value
            reached *= won
        else:
            good += CHANCE_OF_GOOD
    if g.hidden[field] != NOTHING:
        value, won = unknown(who)
        points += reached * value
        reached *= won
    if g.relics:
        good += sum(next_prize(g, seat) for place, _ in g.relics if place == field)
    return points + reached * (good + services(g, seat, who, field))


@lru_cache(1 << 12)
def unknown(who: Fighter) -> tuple[float, float]:
    """What a face-down card promises: mostly one of the monsters of the wilderness."""
    win, lose = _against_any(max(-9, min(9, round(who.best - COMMON_POWER))))
    lives = who.lives
    cost = 20.0 if lives <= 1 else 1.2 + near_death(lives - 1) - near_death(lives)
    value = UNKNOWN * (win * TYPICAL - lose * cost) + (1 - UNKNOWN) * CHANCE_OF_GOOD
    return value, UNKNOWN * win + 1 - UNKNOWN


@cache
def _against_any(ahead: int) -> tuple[float, float]:
    found = [roll_odds(ahead + more).shares for more in range(-SPREAD, SPREAD + 1)]
    return (
        float(sum(win for win, _, _ in found) / len(found)),
        float(sum(lose for _, _, lose in found) / len(found)),
    )


# What a field offers


def services(g: Kingdom, seat: int, who: Fighter, field: int) -> float:
    facts = LOADED[g.content]
    here = facts.fields[field]
    points = 0.0
    for service in here.services:
        points += _service(g, seat, who, field, service)
    if g.goal == BASIC and here.guild != NOTHING:
        points += certificate(g, seat, here.guild)
    return points


def _service(g: Kingdom, seat: int, who: Fighter, field: int, service: Service) -> float:
    hero, do = g.heroes[seat], service.do
    if do == "train":
        return best_lesson(g, seat, LOADED[g.content].fields[field].guild)
    if do == "trade":
        return best_bargain(g, seat, field)
    if do == "repair":
        return 0.6 * min(len(hero.damaged), hero.gold)
    lives, mags = service.lives, service.mags
    if do in ("buy_lives", "buy_mags"):
        lives, mags = lives * hero.gold, mags * hero.gold
    if do == "inn" and not hero.gold:
        return 0.0
    if not (lives or mags):
        return 0.0
    paid = GOLD if service.cost.gold else 0.0
    return max(0.0, _healed(hero, who, lives, paid) + _filled(hero, who, mags, paid / 2))


def _healed(hero: Hero, who: Fighter, lives: int, paid: float) -> float:
    n = min(lives, hero.wounds)
    each = NOW if who.strong >= who.mental else OTHER_NOW
    return n * (each - paid) + near_death(hero.lives) - near_death(hero.lives + n)


def _filled(hero: Hero, who: Fighter, mags: int, paid: float) -> float:
    each = NOW if who.mental > who.strong - 2 else OTHER_NOW + 0.1
    return min(mags, hero.drained) * (each - paid)


def best_lesson(g: Kingdom, seat: int, guild: int) -> float:
    """PRO-FLD-10 to -12: the best ability lying there that can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    own = guild in facts.characters[hero.character].guilds if hero.character >= 0 else False
    best = 0.0
    for card in g.lessons[guild]:
        price = facts.ability(card).price
        if price <= hero.xp and (own or price <= hero.gold):
            gold = 0.0 if own else GOLD * price
            best = max(best, with_ability(g, seat, card) - XP * price - gold)
    return best


def with_ability(g: Kingdom, seat: int, card: int) -> float:
    """What an ability adds to the hero's points."""
    hero = g.heroes[seat]
    items, damaged = tidy(hero.items), tidy(hero.damaged)
    known, stones = tidy(hero.abilities), stones_of(hero)
    after = power_points(g.content, stones, items, damaged, tidy((*known, card)))
    return after - power_points(g.content, stones, items, damaged, known)


def with_item(g: Kingdom, seat: int, card: int) -> float:
    hero = g.heroes[seat]
    items, damaged = tidy(hero.items), tidy(hero.damaged)
    known, stones = tidy(hero.abilities), stones_of(hero)
    after = power_points(g.content, stones, tidy((*items, card)), damaged, known)
    return after - power_points(g.content, stones, items, damaged, known)


def best_bargain(g: Kingdom, seat: int, field: int) -> float:
    """PRO-FLD-06: the best thing there that can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    best = 0.0
    for card in g.goods[MARKETS.index(facts.fields[field].kind)]:
        price = facts.item(card).price
        if price <= hero.gold:
            best = max(best, with_item(g, seat, card) - GOLD * price)
    return best


def certificate(g: Kingdom, seat: int, guild: int) -> float:
    """PRO-VBA-04: in the basic version what wins, if it can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    table = facts.table
    own = guild in facts.characters[hero.character].guilds
    price = table.certificate_gold if own else table.certificate_gold_elsewhere
    if hero.certificates >> guild & 1 or hero.xp < table.certificate_xp or hero.gold < price:
        return 0.0
    return CERTIFICATE - XP * table.certificate_xp - GOLD * price


# Spheres


def assault(g: Kingdom, seat: int, who: Fighter, number: int) -> float:
    """PRO-SPH-03 to -08: lesser guardian, greater guardian, artifact, one after the other."""
    sphere = g.spheres[number]
    points, reached = 0.0, 1.0
    for card, mark, deck in (
        (sphere.lesser, LESSER, "lesser"),
        (sphere.greater, GREATER, "greater"),
    ):
        if card != NOTHING:
            value, won = _guardian(g, seat, who, sphere, card, mark, deck)
            points += reached * value
            reached *= won
    return points + reached * (next_prize(g, seat) + _urgency(g))


def _guardian(
    g: Kingdom, seat: int, who: Fighter, sphere: Sphere, card: int, mark: int, deck: str
) -> tuple[float, float]:
    """PRO-HID-02: one that lies face down is any of those nobody has seen."""
    if sphere.shown & mark or card in g.heroes[seat].looked:
        return fight_value(who, card)
    found = [fight_value(who, one) for one in veiled(g, deck)]
    return sum(v for v, _ in found) / len(found), sum(w for _, w in found) / len(found)


def veiled(g: Kingdom, deck: str) -> list[int]:
    """Guardians of a deck that lie face down in some sphere."""
    mark = LESSER if deck == "lesser" else GREATER
    cards = ((s.lesser if mark == LESSER else s.greater, s.shown & mark) for s in g.spheres)
    return sorted(card for card, shown in cards if card != NOTHING and not shown)


def _urgency(g: Kingdom) -> float:
    """An artifact taken is one that a leader cannot take."""
    most = max(g.artifacts(seat) for seat in range(len(g.heroes)))
    return 4.0 * max(0, most - (0 if g.goal == SHORT else 1))


def win_of(g: Kingdom, seat: int, who: Fighter, monster: int) -> float:
    """What beating a monster brings; beyond a lesser guardian waits the greater one."""
    points = treasure(g.content, monster)
    bout = g.fight
    if bout is None or bout.in_sphere == NOTHING:
        return points
    sphere = g.spheres[bout.in_sphere]
    if sphere.lesser == monster and sphere.greater != NOTHING:
        value, won = _guardian(g, seat, who, sphere, sphere.greater, GREATER, "greater")
        return points + value + won * (next_prize(g, seat) + _urgency(g))
    return points + next_prize(g, seat) + _urgency(g)


def chance_against(g: Kingdom, seat: int, other: int) -> tuple[float, float]:
    """About how likely a hero beats another, by the better mode of the attacker."""
    mine, theirs = fighter(g, seat), fighter(g, other)
    by_mind = theirs.mental + STARTING
    ahead = [mine.strong - max(theirs.strong, theirs.mental)]
    ahead += [mine.mental - by_mind] if mine.mags >= STARTING else []
    win, _, lose = roll_odds(max(-9, min(9, round(max(ahead))))).shares
    return float(win), float(lose)
