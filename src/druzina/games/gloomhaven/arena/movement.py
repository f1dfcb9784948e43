"""GLH-MOV: how far a figure can go, walking, jumping or flying.

A way is measured by the negative hexes entered and then by the movement points spent (GLH-FOC-06,
-07). `levels[n][points]` holds the cells whose best way enters n negative hexes for that many
points; a cell that no way reaches is in none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

from .ground import Arena
from .terrain import Terrain

Kind = Literal["walk", "jump", "fly"]
Level = list[int]
Found = tuple[int, int, int]  # negative hexes and points still to go, and the cells of which so


class Ground(Struct, frozen=True):
    """What a moving figure meets: the map, its terrain, friends and foes."""

    arena: Arena
    terrain: Terrain
    friends: int = 0
    foes: int = 0

    def ends(self, start: int, kind: Kind) -> int:
        """GLH-MOV-03, -05, -06: where a move may end; staying is always allowed."""
        solid = 0 if kind == "fly" else self.terrain.obstacle
        taken = self.friends | self.foes | solid
        return self.arena.everywhere & ~taken | 1 << start

    def empty(self, tokens: int = 0) -> int:
        """GLH-GEO-06: cells without figure, token or overlay; doors and corridors have none."""
        land = self.terrain
        overlays = land.obstacle | land.negative | land.difficult
        return self.arena.everywhere & ~(self.friends | self.foes | overlays | tokens)

    @property
    def passable(self) -> int:
        """GLH-MOV-02: a walking figure may enter the hexes of allies, not of foes or obstacles."""
        return self.arena.everywhere & ~(self.foes | self.terrain.obstacle)


class Ways:
    """All ways of one figure from its hex, as if its movement were unlimited."""

    __slots__ = ("ground", "kind", "levels", "start")

    def __init__(self, ground: Ground, start: int, kind: Kind) -> None:
        self.ground, self.start, self.kind = ground, start, kind
        self.levels: list[Level] = FORWARD[kind](ground, start)

    def within(self, negatives: int, points: int) -> int:
        """The cells whose best way has so many negative hexes and at most these points."""
        found = 0
        if negatives < len(self.levels):
            for layer in self.levels[negatives][: points + 1]:
                found |= layer
        return found

    def best(self, cells: int) -> tuple[int, int] | None:
        """The fewest negative hexes, then points, of a way to one of these cells."""
        for negatives, level in enumerate(self.levels):
            for points, layer in enumerate(level):
                if layer & cells:
                    return negatives, points
        return None

    def backward(self, goal: int) -> Iterator[Found]:
        """GLH-MMV-09: the cells from which this goal is so many negative hexes and points away."""
        return BACKWARD[self.kind](self.ground, self.start, goal)


class Split(NamedTuple):
    """Hexes by what entering one costs: one point or two, harmless or negative."""

    easy: int
    rough: int
    bad_easy: int
    bad_rough: int


def split(cells: int, terrain: Terrain) -> Split:
    """GLH-MOV-09, GLH-FOC-06: difficult terrain costs two; traps and hazards are negative."""
    rough, bad = cells & terrain.difficult, cells & terrain.negative
    fine = cells & ~bad
    return Split(fine & ~rough, fine & rough, bad & ~rough, bad & rough)


def walk(ground: Ground, start: int) -> list[Level]:
    """GLH-MOV-01, -02, -09, GLH-FOC-06: level by level, layer by layer."""
    return _walked(ground.arena, split(ground.passable, ground.terrain), start)


@lru_cache(maxsize=512)
def _walked(arena: Arena, costs: Split, start: int) -> list[Level]:
    """Kept, for a figure looks for its ways more than once in a turn."""
    levels: list[Level] = []
    reached, seeds = 0, [1 << start]
    while any(seeds):
        level, seeds, reached = _flood(arena, costs, seeds, reached)
        levels.append(level)
    return levels


def _flood(
    arena: Arena, costs: Split, seeds: list[int], reached: int
) -> tuple[Level, list[int], int]:
    """One level from its seeds; the negative hexes entered from it are the seeds of the next."""
    level: Level = []
    onward: list[int] = []
    one = two = 0  # the cells one step from the layers of one and of two points ago
    points = 0
    while one or two or points < len(seeds):
        layer = one & costs.easy | two & costs.rough
        if points < len(seeds):
            layer |= seeds[points]
        layer &= ~reached
        reached |= layer
        level.append(layer)
        onward.append(one & costs.bad_easy | two & costs.bad_rough)
        one, two = arena.spread(layer) if layer else 0, one
        points += 1
    return level, _fresh(onward, reached), reached


def _fresh(layers: list[int], reached: int) -> list[int]:
    """The layers without what was reached before, or in an earlier layer."""
    fresh = []
    for layer in layers:
        fresh.append(layer & ~reached)
        reached |= layer
    return fresh


def jump(ground: Ground, start: int) -> list[Level]:
    """GLH-MOV-05, -10: everything is passed over; the last hex counts in full."""
    here, terrain = 1 << start, ground.terrain
    rough, bad = terrain.difficult & ~here, terrain.negative & ~here
    rings = (*ground.arena.rings(start), 0)
    layers = [
        ring & ~rough | (rings[points - 1] & rough if points else 0)
        for points, ring in enumerate(rings)
    ]
    return [[layer & ~bad for layer in layers], [layer & bad for layer in layers]]


def fly(ground: Ground, start: int) -> list[Level]:
    """GLH-MOV-06: only walls count."""
    return [list(ground.arena.rings(start))]


def walk_back(ground: Ground, start: int, goal: int) -> Iterator[Found]:
    """Ways that end in the goal, from there: a step back costs what the hex left costs."""
    allowed = ground.passable | 1 << start | 1 << goal
    costs = split(allowed, ground.terrain)
    spread = ground.arena.spread
    reached, seeds, negatives = 0, [1 << goal], 0
    while any(seeds):
        onward: list[int] = []
        layer = before = points = 0
        while layer or before or points < len(seeds):
            fresh = spread(layer & costs.easy) | spread(before & costs.rough)
            onward.append(spread(layer & costs.bad_easy) | spread(before & costs.bad_rough))
            if points < len(seeds):
                fresh |= seeds[points]
            layer, before = fresh & allowed & ~reached, layer
            reached |= layer
            yield negatives, points, layer
            points += 1
        seeds, negatives = _fresh([each & allowed for each in onward], reached), negatives + 1


def jump_back(ground: Ground, start: int, goal: int) -> Iterator[Found]:
    """GLH-MOV-10: of a later jump again only the last hex counts."""
    last = 1 << goal
    negatives = int(bool(last & ground.terrain.negative))
    more = int(bool(last & ground.terrain.difficult))
    for points, ring in enumerate(ground.arena.rings(goal)):
        yield negatives, points + more, ring


def fly_back(ground: Ground, start: int, goal: int) -> Iterator[Found]:
    for points, ring in enumerate(ground.arena.rings(goal)):
        yield 0, points, ring


FORWARD = {"walk": walk, "jump": jump, "fly": fly}
BACKWARD = {"walk": walk_back, "jump": jump_back, "fly": fly_back}
