"""How good a position is for the party: what is left to be done, by whom, and for how long."""

from __future__ import annotations

from math import exp

from druzina.games.gloomhaven.appraising import (
    blow,
    card_worth,
    foes,
    heroes,
    marked,
    strength,
)
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.foreseeing import Foe, foreseen
from druzina.games.gloomhaven.lasting import closed_rooms, rounds_left, rounds_needed
from druzina.games.gloomhaven.model import CHARACTER, PARTY, Dungeon, Figure, Hero
from druzina.games.gloomhaven.planning import look
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.figures import shield, stat_range
from druzina.games.gloomhaven.stage import Stage, suffered
from druzina.games.gloomhaven.turns import Turns

# In hit points of foes; what whole plays of scenario 1 told, rounds made dearer by trial.
SHARPNESS = 14.0
HIT_POINT, ROUND, SPARE_ROUND = 1.5, 2.5, 1.8  # of a character; one more or less than needed
ROOM = 21.0  # what may wait behind a door, for each character
GUARDED, STRIKES, SHOOTS = 0.3, 1.1, 2.0  # of a foe: for each point of shield and attack, from afar
LATER = 0.8
COIN, READY = 0.1, 1.0
MUST_REST = 1.6
NEARNESS = 0.2
COMING = 0.5  # of the blows that foes will strike before long


def judge(g: Dungeon) -> float:
    """0 lost … 1 won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[0] else 0.0
    if g.won:
        return 0.999
    needed = rounds_needed(g)
    able = sum(_able(g, seat, hero, needed) for seat, hero in enumerate(g.heroes))
    waits = ROOM * g.characters * closed_rooms(g)
    score = able - _to_be_done(g) - waits - NEARNESS * _far(g)
    score += _under_way(g) + _still_to_play(g) - _danger(g)
    return 1.0 / (1.0 + exp(-score / SHARPNESS))


def _able(g: Dungeon, seat: int, hero: Hero, needed: float) -> float:
    """What a character can still do: the rounds its cards last, and the blows it can bear."""
    one = g.mine(seat)
    if hero.exhausted or one is None:
        return COIN * hero.coins
    rounds = rounds_left(g, seat)
    if len(hero.hand) < 2 and not hero.waiting and foes(g):
        rounds -= MUST_REST
    lasting = ROUND * min(rounds, needed) + SPARE_ROUND * max(0.0, rounds - needed)
    points = lasting + HIT_POINT * one.health
    points += COIN * hero.coins + READY * sum(item.state == "ready" for item in hero.items)
    points += 0.02 * sum(card_worth(g.content, card) for card in (*hero.hand, *hero.discard))
    points -= 1.2 * one.is_("poison") + 1.5 * one.is_("wound")
    points -= 2.5 * one.is_("stun") + 1.5 * one.is_("disarm") + 0.8 * one.is_("muddle")
    return points + 1.5 * one.is_("invisible") + 1.0 * one.is_("strengthen")


def _to_be_done(g: Dungeon) -> float:
    """All foes on the map: their hit points behind their shields, and their blows."""
    return sum(
        foe.health * (1.0 + GUARDED * shield(g, foe))
        + STRIKES * strength(g, foe)
        + SHOOTS * (stat_range(g, foe) > 1)
        for foe in foes(g)
    )


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
            total -= suffered(target, value) if target.kind == CHARACTER else 0.5
        else:
            total += blow(marked(g, target), value, strike.pierce, strike.conditions)
    return total


def _still_to_play(g: Dungeon) -> float:
    """What the character whose turn it is can do with the card it has not played."""
    for seat, hero in enumerate(g.heroes):
        one = g.mine(seat)
        if one is None or one.id != g.acting or len(hero.waiting) != 1:
            continue
        if one.at not in field.arena(g).cells:
            return 0.0
        turns, top = Turns(Stage(g, one), look(g, one)), True not in hero.halves
        start, found = turns.stage.start, []
        for half in (g.facts.half(hero.waiting[0], top), None):
            acts, more = turns.half(half, top)
            found.append(turns.worth(start, acts) + more)
        return LATER * (max(found) - turns.stage.tail(start))
    return 0.0


def _danger(g: Dungeon) -> float:
    """The blows that foes are about to strike: each at who is nearest to it."""
    party = [one for one in heroes(g) if not one.is_("invisible")]
    if not party:
        return 0.0
    invited: dict[int, float] = {one.id: 0.0 for one in party}
    for foe in foreseen(g, party[0]):
        for one in _nearest(g, foe, party):
            invited[one.id] += _blow(g, foe, one)
    return COMING * sum(suffered(one, invited[one.id]) for one in party)


def _nearest(g: Dungeon, foe: Foe, party: list[Figure]) -> list[Figure]:
    if foe.many:
        return party
    at = foe.target.one.at
    return [min(party, key=lambda one: (field.far(g, one.at, at), one.id))]


def _blow(g: Dungeon, foe: Foe, one: Figure) -> float:
    far = field.far(g, one.at, foe.target.one.at)
    return sum(blow for goes, reach, blow in foe.threats if far <= goes + reach)


def _far(g: Dungeon) -> float:
    """How far characters are from what they must go to: the next foe, else the next door."""
    return sum(distance_left(g, seat) for seat in range(len(g.heroes)))
