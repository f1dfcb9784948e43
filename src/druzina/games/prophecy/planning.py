"""Where it is worth going: what a turn on each field promises, and how far away it is."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from druzina.games.prophecy.appraising import (
    DEATH,
    GOLD,
    STARTING,
    Fighter,
    fight_value,
    fighter,
    near_death,
    next_prize,
    treasure,
)
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import SPHERES
from druzina.games.prophecy.model import (
    FIELDS,
    GREATER,
    LESSER,
    NOTHING,
    SHORT,
    Kingdom,
    Sphere,
)
from druzina.games.prophecy.odds import roll_odds
from druzina.games.prophecy.offers import opportunity, services
from druzina.games.prophecy.routes import Distances, distances, ways

LATER = 0.82  # what a turn's delay leaves of a gain
FADED = tuple(LATER**turns for turns in range(FIELDS + 1))
AHEAD = 2  # turns that are planned one by one; beyond them only the best aim counts
AIMS, MOST_FARE = 6, 2
UNKNOWN = 0.75  # a card lying face down is a monster that often, else an opportunity
CHANCE_OF_GOOD = 0.7  # points of an opportunity nobody has seen yet
COMMON_POWER, SPREAD = 4.5, 3  # of the monsters that lie about
TYPICAL = 1.1  # XP and treasure of such a monster


class Outlook(NamedTuple):
    """What a seat may hope for: by field, what a turn ending there and an attack on its sphere
    promise; the best of all that, with its field; and how one gets about."""

    gains: list[float]
    attacks: list[float]
    aims: list[tuple[float, int]]
    turns: Distances
    ways: tuple[tuple[tuple[int, int], ...], ...]
    gold: int


_KEPT: dict[bytes, Outlook] = {}
_MOST_KEPT = 1 << 12


def outlook(g: Kingdom, seat: int) -> Outlook:
    """Kept by all that it is made of: from choice to choice little of that changes for anybody."""
    key = _seen(g, seat)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _outlook(g, seat)
    return found


def _seen(g: Kingdom, seat: int) -> bytes:
    """What a seat's hopes depend on; of a card that lies face down only that it does."""
    hero = g.heroes[seat]
    known = hero.looked
    hidden = [card != NOTHING for card in g.hidden]
    spheres = [
        (
            sphere.lesser if sphere.shown & LESSER or sphere.lesser in known else -2,
            sphere.greater if sphere.shown & GREATER or sphere.greater in known else -2,
            sphere.lesser == NOTHING,
            sphere.greater == NOTHING,
            sphere.closed,
        )
        for sphere in g.spheres
    ]
    cards = (g.open, hidden, g.lessons, g.goods, g.relics, spheres)
    unseen = (veiled(g, "lesser"), veiled(g, "greater"))
    table = (g.content, g.goal, most_artifacts(g))
    return msgspec.msgpack.encode((hero, cards, unseen, table))


def _outlook(g: Kingdom, seat: int) -> Outlook:
    who, facts, gold = fighter(g, seat), LOADED[g.content], g.heroes[seat].gold
    spheres = [
        0.0 if sphere.closed else assault(g, seat, who, number)
        for number, sphere in enumerate(g.spheres)
    ] or [0.0] * len(SPHERES)
    found = [gain(g, seat, who, field) for field in range(FIELDS)]
    attacks = [0.0 if one.sphere == NOTHING else spheres[one.sphere] for one in facts.fields]
    purse = min(MOST_FARE, gold)
    aims, turns = _aims(found, attacks), distances(g.content, purse)
    return Outlook(found, attacks, aims, turns, ways(g.content, purse), gold)


def _aims(found: list[float], attacks: list[float]) -> list[tuple[float, int]]:
    """The best single aims, the best first."""
    aims = [(max(promise, attacks[field] * LATER), field) for field, promise in enumerate(found)]
    return sorted((aim for aim in aims if aim[0] > 0.0), reverse=True)[:AIMS]


def onward(sight: Outlook, field: int, turns: int, been: int = 0, paid: int = 0) -> float:
    """The best way on: so many turns one after the other, each field and sphere once, and then
    straight to the best that is left. `been` marks fields, and spheres beyond them."""
    if not turns:
        return _straight(sight, field, been)
    best, gains = 0.0, sight.gains
    left, attack = sight.gold - paid, sight.attacks[field]
    if attack > 0.0 and not been >> field + FIELDS & 1:
        best = attack + LATER * onward(sight, field, turns - 1, been | 1 << field + FIELDS, paid)
    for there, fare in sight.ways[field]:
        if fare <= left and not been >> there & 1:
            if turns == 1:
                then = _straight(sight, there, been | 1 << there)
            else:
                then = onward(sight, there, turns - 1, been | 1 << there, paid + fare)
            value = gains[there] - GOLD * fare + LATER * then
            if value > best:
                best = value
    return best


def _straight(sight: Outlook, field: int, been: int) -> float:
    """The best single aim that is left, by the shortest way."""
    best, away = 0.0, sight.turns[field]
    for promise, there in sight.aims:
        if promise <= best:
            break
        if not (been >> there & 1 or been >> there + FIELDS & 1):
            value = promise * FADED[away[there]]
            if value > best:
                best = value
    return best


def next_aim(g: Kingdom, seat: int) -> tuple[int, bool]:
    """Where the best way leads first, and whether it is an attack on the sphere there."""
    sight, here = outlook(g, seat), g.heroes[seat].field
    attack = sight.attacks[here] + LATER * onward(sight, here, AHEAD, 1 << here + FIELDS)
    found = [(attack, here, True)] if sight.attacks[here] > 0.0 else []
    for there, fare in ((here, 0), *sight.ways[here]):
        then = onward(sight, there, AHEAD, 1 << there, fare)
        found.append((sight.gains[there] - GOLD * fare + LATER * then, there, False))
    _, field, attacks = max(found)
    return field, attacks


# One field


def gain(g: Kingdom, seat: int, who: Fighter, field: int, beaten: int = NOTHING) -> float:
    """Its monsters in turn, then what may be done there once they are beaten."""
    facts = LOADED[g.content]
    points, reached, good = 0.0, 1.0, 0.0
    offered = facts.fields[field].services
    if not (offered or g.open[field] or g.relics or g.hidden[field] != NOTHING):
        return 0.0
    for card in g.open[field]:
        if card == beaten:
            continue
        if facts.is_monster(card):
            value, won = fight_value(who, card)
            points += reached * value
            reached *= won
        else:
            good += opportunity(g, seat, who, field, card)
    if g.hidden[field] != NOTHING:
        value, won = unknown(who)
        points += reached * value
        reached *= won
    if g.relics:
        good += sum(next_prize(g, seat) for place, _ in g.relics if place == field)
    return points + reached * (good + services(g, seat, who, field) if offered else good)


@lru_cache(1 << 12)
def unknown(who: Fighter) -> tuple[float, float]:
    """What a face-down card promises: mostly one of the monsters of the wilderness."""
    win, lose = _against_any(max(-9, min(9, round(who.best - COMMON_POWER))))
    lives = who.lives
    cost = DEATH if lives < 1 else 0.8 + near_death(lives - 1) - near_death(lives)
    value = UNKNOWN * (win * TYPICAL - lose * cost) + (1 - UNKNOWN) * CHANCE_OF_GOOD
    return value, UNKNOWN * win + 1 - UNKNOWN


@cache
def _against_any(ahead: int) -> tuple[float, float]:
    found = [roll_odds(ahead + more).shares for more in range(-SPREAD, SPREAD + 1)]
    return (
        float(sum(win for win, _, _ in found) / len(found)),
        float(sum(lose for _, _, lose in found) / len(found)),
    )


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
    return any_of(who, veiled(g, deck))


@lru_cache(1 << 12)
def any_of(who: Fighter, monsters: tuple[int, ...]) -> tuple[float, float]:
    """What a fight with one of them promises, nobody knowing which."""
    found = [fight_value(who, one) for one in monsters]
    return sum(v for v, _ in found) / len(found), sum(w for _, w in found) / len(found)


def veiled(g: Kingdom, deck: str) -> tuple[int, ...]:
    """Guardians of a deck that lie face down in some sphere."""
    if deck == "lesser":
        cards = [s.lesser for s in g.spheres if not s.shown & LESSER and s.lesser != NOTHING]
    else:
        cards = [s.greater for s in g.spheres if not s.shown & GREATER and s.greater != NOTHING]
    cards.sort()
    return tuple(cards)


def _urgency(g: Kingdom) -> float:
    """An artifact taken is one that a leader cannot take."""
    return 4.0 * max(0, most_artifacts(g) - (0 if g.goal == SHORT else 1))


def most_artifacts(g: Kingdom) -> int:
    return max([g.artifacts(seat) for seat, hero in enumerate(g.heroes) if hero.items], default=0)


def win_of(g: Kingdom, seat: int, who: Fighter, monster: int) -> float:
    """What beating a monster brings; beyond a lesser guardian waits the greater one."""
    points = treasure(g.content, monster, who.xp, who.gold)
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
