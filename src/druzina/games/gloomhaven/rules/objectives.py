"""GLH-V16, GLH-CON-20: objectives: things with hit points, and figures that are led to safety."""

from __future__ import annotations

from collections.abc import Collection

from druzina.games.gloomhaven.model import MONSTERS, NOBODY, OBJECTIVE, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import in_force, said, stat_more
from druzina.games.gloomhaven.rules.scenario_tests import is_named, named
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import Objective
from druzina.games.gloomhaven.scenario_verbs import Act

APPOINTED, IN_ROUND = "appointed", "appointed in round"


def place_objectives(g: Dungeon, tiles: Collection[str]) -> None:
    """GLH-PRC-10 step 4: those of these tiles, and of the doors that lead out of them."""
    here = field.scenario(g)
    board = here.hexes(tiles)
    for number, thing in enumerate(here.objectives):
        if thing.door:
            _in_doorway(g, thing, tiles)
        elif board & set(thing.hexes) and f"thing {number}" not in g.counters:
            g.counters[f"thing {number}"] = 1  # some hexes belong to two rooms
            place(g, thing)


def _in_doorway(g: Dungeon, thing: Objective, tiles: Collection[str]) -> None:
    at = thing.hexes[0]
    if at in g.opened or at in g.doorways:
        return
    join = next(join for join in field.scenario(g).joins if at in join.hexes)
    if set(join.tiles) & set(tiles):
        g.doorways.append(at)
        place(g, thing)


def place(g: Dungeon, thing: Objective) -> Figure | None:
    """GLH-V16: an obstacle with hit points, or an escorted figure on the party's side."""
    health = worked_out(thing.health, g)
    if g.characters < thing.characters:
        return None
    hurt = g.counters.pop(f"hurt objective:{thing.number}", 0)
    if hurt >= health:
        g.counters[f"destroyed {thing.number}"] = 1
        return None
    one = Figure(
        g.next,
        OBJECTIVE,
        thing.name,
        PARTY if thing.escort else MONSTERS,
        thing.hexes[0],
        health - hurt,
        health,
        number=thing.number,
        more=list(thing.hexes[1:]),
        thing=not thing.ally,
        home=thing.hexes[0],
        ignored=thing.ignored,
    )
    g.next += 1
    g.figures.append(one)
    return one


def destroyed(g: Dungeon, one: Figure) -> None:
    """GLH-PRC-07 step 6: counted; what stats owe to it changes; rules; the goal is tested."""
    from druzina.games.gloomhaven.rules.ending import settle_goal

    before = {each.id: stat_more(g, each, "health") for each in g.figures}
    key = f"destroyed {one.number}"
    g.counters[key] = g.counters.get(key, 0) + 1
    covered = set(field.hexes(one))  # the tile it is on the map is gone with it
    g.pieces = [piece for piece in g.pieces if not set(piece.hexes) <= covered]
    for each in g.figures:
        less = before[each.id] - stat_more(g, each, "health")
        if less:
            each.full -= less
            each.health = max(1, min(each.health - less, each.full))
    happens(g, "destroyed", one)
    settle_goal(g)


def act_of(g: Dungeon, one: Figure) -> Act | None:
    """GLH-V20 `acts`: what a figure does in its turn by a rule, if there is one for it."""
    if not said(g.scenario, Act):
        return None
    found = (
        effect
        for rule, effect in in_force(g, Act)
        if is_named(one, rule.who) and (not effect.nearest_to or is_appointed(g, one))
    )
    return next(found, None)


def is_appointed(g: Dungeon, one: Figure) -> bool:
    return g.counters.get(APPOINTED) == one.id and g.counters.get(IN_ROUND) == g.round


def appoint(g: Dungeon, one: Figure) -> None:
    """GLH-V20: when the first of them acts in a round, it is fixed which is nearest; of equals the
    one that acts first. If that one is gone before its turn, another is."""
    for rule, effect in in_force(g, Act):
        if not effect.nearest_to or not is_named(one, rule.who):
            continue
        chosen = g.counters.get(APPOINTED, NOBODY)
        if g.counters.get(IN_ROUND) == g.round and g.find(chosen) is not None:
            return
        waiting = [each for each in named(g, rule.who) if each is one or not each.idle]
        aims = named(g, (effect.nearest_to,))
        if aims:
            near = min(waiting, key=lambda each: _nearness(g, each, aims[0]))
            g.counters[APPOINTED], g.counters[IN_ROUND] = near.id, g.round


def _nearness(g: Dungeon, one: Figure, aim: Figure) -> tuple[int, int, int]:
    return field.apart(g, one, aim), -one.rank, one.number


def acting(g: Dungeon) -> list[tuple[str, int]]:
    """The objectives on the map that have a turn, with their initiative."""
    things = [one for one in g.figures if one.kind == OBJECTIVE]
    if not things or not said(g.scenario, Act):
        return []
    found = {one.number: initiative(g, one) for one in things if act_of(g, one) is not None}
    return [(f"objective:{number}", found[number]) for number in sorted(found)]


def for_characters(g: Dungeon, one: Figure) -> bool:
    """Whether nobody but characters attacks it."""
    found = (each for each in field.scenario(g).objectives if each.number == one.number)
    return any(each.by_characters for each in found)


def initiative(g: Dungeon, one: Figure) -> int:
    """GLH-V20 `objective_initiative`: for focus, and for its turn if it has one."""
    found = (each for each in field.scenario(g).objectives if each.number == one.number)
    return next((each.initiative for each in found), 99)
