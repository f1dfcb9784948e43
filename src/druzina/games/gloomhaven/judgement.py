"""How good a position is for the party: what is left to be done, by whom, and for how long."""

from __future__ import annotations

from math import exp

from druzina.games.gloomhaven.appraising import (
    blow,
    brings_back,
    card_worth,
    foes,
    heroes,
    marked,
    reach,
    to_be_done,
    turns_left,
)
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.model import CHARACTER, PARTY, Dungeon, Hero
from druzina.games.gloomhaven.planning import look
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.active import discards
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.stage import Stage
from druzina.games.gloomhaven.turns import Turns

SHARPNESS = 22.0  # points by which one must be ahead to win about three times in four
A_ROUND = 3.0  # what a character does about the foes in a round
ROUND, SURPLUS = 1.9, 0.6  # what it is worth to last a round longer, and longer than needed
LATER = 0.8
ACTED, TO_ACT = 0.2, 0.4
HIT_POINT, LAST_POINTS = 1.0, 1.0
COIN = 0.25
COMING_BACK, MUST_REST = 1.2, 1.6
READY = 0.5
NEARNESS = 0.3
ROOM, OPENED, IDLE = 26.0, 42.0, 10.0  # what may wait behind a door, and that it was opened


def judge(g: Dungeon) -> float:
    """0 lost … 1 won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[0] else 0.0
    if g.won:
        return 0.999
    wanted, doors = to_be_done(g), len(closed_doors(g))
    able = sum(_able(g, seat, hero, wanted + ROOM * doors) for seat, hero in enumerate(g.heroes))
    score = able - wanted - NEARNESS * _far(g) + OPENED * len(g.opened)
    score += _under_way(g) + _still_to_play(g) - _danger(g)
    if not wanted and doors:
        score -= IDLE
    return 1.0 / (1.0 + exp(-score / SHARPNESS))


def _able(g: Dungeon, seat: int, hero: Hero, wanted: float) -> float:
    """What a character can still do: the rounds its cards last, and the blows it can bear."""
    one = g.mine(seat)
    if hero.exhausted or one is None:
        return 0.25 * hero.coins * COIN
    rounds = _rounds(g, seat, hero)
    needed = 2 + wanted / (A_ROUND * len(g.heroes))
    lasting = min(rounds, needed) + SURPLUS * max(0.0, rounds - needed)
    points = ROUND * lasting
    points += HIT_POINT * one.health + LAST_POINTS * min(one.health, 4)
    points += COIN * hero.coins + READY * sum(item.state == "ready" for item in hero.items)
    points += 0.02 * sum(card_worth(g.content, card) for card in (*hero.hand, *hero.discard))
    points -= 1.2 * one.is_("poison") + 1.5 * one.is_("wound")
    points -= 2.5 * one.is_("stun") + 1.5 * one.is_("disarm") + 0.8 * one.is_("muddle")
    return points + 1.5 * one.is_("invisible") + 1.0 * one.is_("strengthen")


def _rounds(g: Dungeon, seat: int, hero: Hero) -> float:
    """How long its cards last, those among them that another card brings back; to have to rest
    takes a round."""
    coming = len(discards(g, seat)) + len(hero.waiting) + bool(hero.using)
    found = float(turns_left(len(hero.hand), coming))
    owned = (*hero.hand, *hero.discard, *hero.waiting)
    if hero.lost and any(brings_back(g.content, card) for card in owned):
        found += COMING_BACK * len(hero.lost)
    if len(hero.hand) < 2 and not hero.waiting and foes(g):
        found -= MUST_REST
    return found


def _under_way(g: Dungeon) -> float:
    """What an attack promises whose card is about to be drawn."""
    strike = g.strike
    one = g.find(strike.attacker) if strike is not None else None
    if strike is None or one is None:
        return 0.0
    value = strike.value + strike.extra
    total = 0.0
    for number in dict.fromkeys((strike.target, *strike.targets)):
        target = g.find(number)
        if target is None:
            continue
        if target.side == PARTY:
            total -= HIT_POINT * value if target.kind == CHARACTER else 0.5
        else:
            total += blow(marked(g, target), value, strike.pierce, strike.conditions)
    return total


def _still_to_play(g: Dungeon) -> float:
    """What the character whose turn it is can do with the card it has not played."""
    for seat, hero in enumerate(g.heroes):
        one = g.mine(seat)
        if one is None or one.id != g.acting or len(hero.waiting) != 1:
            continue
        turns, top = Turns(Stage(g, one), look(g, one)), True not in hero.halves
        start, found = turns.stage.start, []
        for half in (g.facts.half(hero.waiting[0], top), None):
            acts, more = turns.half(half, top)
            found.append(turns.worth(start, acts) + more)
        return LATER * (max(found) - turns.stage.tail(start))
    return 0.0


def _danger(g: Dungeon) -> float:
    """The blows that characters invite where they stand, more from who has not acted yet."""
    marks = [(marked(g, foe), reach(g, foe)) for foe in foes(g)]
    total = 0.0
    for one in heroes(g):
        if one.is_("invisible"):
            continue
        invited = sum(
            mark.force * (ACTED if mark.one.idle else TO_ACT)
            for mark, far in marks
            if field.far(g, one.at, mark.one.at) <= far
        )
        total += invited * (1.0 + 0.8 * (one.full - one.health) / one.full)
    return total


def _far(g: Dungeon) -> float:
    """How far characters are from what they must go to: the next foe, else the next door."""
    return sum(distance_left(g, seat) for seat in range(len(g.heroes)))
