"""GLH-MMV-08, GLH-MON-14: where a monster ends its move, whom it strikes, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from druzina.core import Argument
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.paths import differing, path
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.model import (
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import (
    field,
)
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, written
from druzina.games.gloomhaven.rules.attacking import (
    begin_attack,
)
from druzina.games.gloomhaven.rules.deciding import decider
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.focusing import (
    action_of,
    initiative,
)
from druzina.games.gloomhaven.rules.moving import Walk, kind_of, tell_way
from druzina.games.gloomhaven.rules.scenario_standing import spared
from druzina.games.gloomhaven.telling import figure_told


def walk_to(g: Dungeon, one: Figure, end: Hex, jump: bool) -> None:
    if end == one.at:
        return
    ways = field.ways(g, one, kind_of(g, one, jump))
    arena = field.arena(g)
    routes = [path(ways, arena.cells[end])]
    lying = traps(g)
    if ways.kind == "walk" and not lying.isdisjoint(routes[0]):
        routes = differing(ways, arena.cells[end], arena.mask(lying & arena.cells.keys()))
    if len(routes) > 1:
        g.then(MonsterRoute(decider(g, one), one.id, [list(way[1:]) for way in routes]))
    else:
        follow(g, one, routes[0][1:], jump)


def traps(g: Dungeon) -> set[Hex]:
    return {at for piece in g.pieces if piece.kind == "trap" for at in piece.hexes}


def follow(g: Dungeon, one: Figure, way: Sequence[Hex], jump: bool = False) -> None:
    tell_way(g, one, way)
    g.then(Walk(one.id, list(way), len(way) * 2, jump))


class MonsterRoute(Ask):
    """GLH-MMV-17: equally good ways over different traps: the players decide."""

    clause = "GLH-MMV-17"

    figure: int
    routes: list[list[Hex]]

    def choices(self, g: Dungeon) -> Sequence[str]:
        lying = traps(g)
        return [f"over {';'.join(written(at) for at in way if at in lying)}" for way in self.routes]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None:
            follow(g, one, self.routes[self.choices(g).index(choice)])


class Aims(Struct, array_like=True):
    """GLH-MMV-05: the attack a move serves, and for each end the sets of targets fixed with it."""

    number: int
    sets: list[list[list[Hex]]]


def keep_aims(g: Dungeon, end: Hex, number: int, sets: list[list[Hex]]) -> None:
    """For the attack, if it ends where it meant to."""
    action = action_of(g)
    action.aimed_from, action.aimed_by, action.aims = end, number, sets


def kept_aims(g: Dungeon, one: Figure, number: int) -> list[tuple[Hex, ...]]:
    """The sets that were fixed with the move, as long as everybody is where they were."""
    action = action_of(g)
    if action.aimed_by != number or action.aimed_from != one.at:
        return []
    there = {
        at
        for each in field.enemies(g, one)
        if field.visible(g, each, one)
        for at in field.hexes(each)
    }
    sets = [tuple(each) for each in action.aims]
    return sorted(sets) if all(set(each) <= there for each in sets) else []


class MonsterEnd(Ask):
    """GLH-MMV-08: several equally good ends: the players decide."""

    clause = "GLH-MMV-08"

    figure: int
    ends: list[Hex]
    jump: bool
    aims: Aims

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"go {written(end)}" for end in self.ends]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one, end = g.find(self.figure), hex_of(thing(choice))
        if one is not None:
            walk_to(g, one, end, self.jump)
            sets = self.aims.sets[self.ends.index(end)] if self.aims.sets else []
            keep_aims(g, end, self.aims.number, sets)


class MonsterAim(Ask):
    """GLH-FOC-10, GLH-MMV-05: several equally good sets of targets: the players decide."""

    clause = "GLH-FOC-10"

    figure: int
    number: int
    sets: list[list[Hex]]
    focus: list[Hex] = []

    def choices(self, g: Dungeon) -> Sequence[str]:
        return ["area " + ";".join(written(place) for place in each) for each in self.sets]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None:
            places = [hex_of(text) for text in thing(choice).split(";")]
            strike_at(g, one, self.number, places, self.focus)


def guarded(g: Dungeon, one: Figure, targets: Sequence[Figure]) -> list[int]:
    """GLH-PRC-05 step 4: who stands beside a guard is spared, the guard attacked instead."""
    found: list[int] = []
    for target in targets:
        guard = next((each for each in g.figures if _guards(g, each, target, one)), None)
        chosen = guard.id if guard is not None else target.id
        if chosen not in found:
            found.append(chosen)
    return found


def _guards(g: Dungeon, guard: Figure, target: Figure, attacker: Figure) -> bool:
    return (
        any(boon.kind == "guards" for boon in guard.boons)
        and guard.side == target.side
        and guard is not target
        and field.visible(g, guard, attacker)
        and field.adjacent(g, guard.at, target.at)
    )


def strike_at(
    g: Dungeon, one: Figure, number: int, places: Sequence[Hex], focus: Sequence[Hex] = ()
) -> None:
    """GLH-MAT-01: those who stand in these places."""
    line = g.facts.lines[number]
    targets = [
        each
        for each in field.enemies(g, one)
        if any(at in places for at in field.hexes(each)) and not spared(g, one, each)
    ]
    ids = in_order(g, one, targets, focus)
    if isinstance(line, Attack) and line.all_on_one:
        own = stats(g, one)
        ids = ids[:1] * (own.targets if own is not None else 1)
    begin_attack(g, one, number, ids)


def in_order(
    g: Dungeon, one: Figure, targets: Sequence[Figure], focus: Sequence[Hex] = ()
) -> list[int]:
    """GLH-MON-14: the focus first, then the nearest, then by initiative."""
    ranked = sorted(
        targets,
        key=lambda each: (
            not any(at in focus for at in field.hexes(each)),
            field.apart(g, one, each),
            initiative(g, each),
            each.id,
        ),
    )
    return guarded(g, one, ranked)
