"""GLH-V20 `fire`, `move_objective`: what the rule of a figure's turn does after its lines."""

from __future__ import annotations

from druzina.games.gloomhaven.arena import Hex, distance
from druzina.games.gloomhaven.arena.hexes import add
from druzina.games.gloomhaven.model import ELITE, OBJECTIVE, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.acting import LIFTED, can_stand
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import stats_of
from druzina.games.gloomhaven.rules.scenario_effects import whom
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.scenario_tests import named
from druzina.games.gloomhaven.rules.spawning import WhereItStands
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import Fire, MoveObjective

LONGEST = 99


@carries(Fire)
def fire(g: Dungeon, now: Effected, rule: SpecialRule, effect: Fire) -> None:
    """GLH-PRC-07: from beside the gun, along the rows before it."""
    one, guns = g.find(now.figure), named(g, (effect.gun,))
    if one is None or not any(field.near(g, one, gun) for gun in guns):
        return
    rows = {at for start in field.scenario(g).markers[effect.at] for at in row(start, effect.step)}
    attack = stats_of(g, g.facts.printed.monsters[effect.like], ELITE).attack
    hit = [each for each in whom(g, now, rule, effect.who) if each.at in rows]
    if g.told is not None:
        g.tell("GLH-PRC-07", "event-fires", n=len(hit))
    g.then(*(Hurt(each.id, worked_out(attack, g)) for each in hit))


def row(start: Hex, step: Hex) -> list[Hex]:
    """A hex and all behind it in one direction."""
    found = [start]
    for _ in range(LONGEST):
        found.append(add(found[-1], step))
    return found


@carries(MoveObjective)
def move_objective(g: Dungeon, now: Effected, rule: SpecialRule, effect: MoveObjective) -> None:
    """Beside as many of them as possible, as near to its place as possible, without a way."""
    bearers = named(g, effect.who)
    things = [one for one in g.figures if one.kind == OBJECTIVE and one.number == effect.objective]
    if g.counters.get(LIFTED) != g.round or any(not each.idle for each in bearers) or not things:
        return
    one = things[0]
    places = beside_most(g, one, bearers)
    if len(places) > 1:
        g.then(WhereItStands(g.leader(), one.id, places))
    elif places:
        one.at = places[0]


def beside_most(g: Dungeon, one: Figure, bearers: list[Figure]) -> list[Hex]:
    around = {at for each in bearers for at in field.beside(g, each.at) if can_stand(g, one, at)}
    ranked = {
        at: (-sum(field.adjacent(g, at, each.at) for each in bearers), distance(at, one.at))
        for at in around
    }
    best = min(ranked.values(), default=(0, 0))
    return sorted(at for at, rank in ranked.items() if rank == best)
