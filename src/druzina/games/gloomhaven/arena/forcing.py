"""GLH-EFF-01 to -07, GLH-MAT-04: pushed and pulled."""

from __future__ import annotations

from collections.abc import Iterator

from .ground import bits
from .hexes import Hex
from .movement import Ground

Way = tuple[int, ...]


def forced(
    ground: Ground, source: Hex, target: Hex, steps: int, *, pull: bool = False, fly: bool = False
) -> list[tuple[Hex, ...]]:
    """Every way on which the target may be pushed, or pulled, as far as it goes.

    GLH-EFF-05, GLH-MAT-04: the full distance, or what is possible of it; which of these ways is
    chosen by the attacker, a monster's by the players, and so a trap is entered only if they
    want it. `ground` names the target's friends and foes. Without a legal hex nothing moves.
    """
    arena = ground.arena
    ranges = {
        cell: far
        for far, ring in enumerate(arena.rings(arena.cells[source]))
        for cell in bits(ring)
    }
    start = arena.cells[target]
    if start not in ranges:  # GLH-EFF-07: nothing joins them, so nothing is farther or nearer
        return []
    ways = _ways(ground, ranges, (start,), steps, -1 if pull else 1, fly)
    rests = ground.ends(start, "fly" if fly else "walk")
    legal = [way for way in ways if rests & 1 << way[-1]]
    farthest = max(map(len, legal), default=1)
    return [tuple(arena.hexes[cell] for cell in way) for way in legal if 1 < len(way) == farthest]


def _ways(
    ground: Ground, ranges: dict[int, int], way: Way, left: int, sign: int, fly: bool
) -> Iterator[Way]:
    """GLH-EFF-01 to -03, -07: each step leads farther away, or nearer, by range; through the
    target's allies, not through its foes or obstacles unless it flies (GLH-MOV-06)."""
    yield way
    if not left:
        return
    here = way[-1]
    solid = 0 if fly else ground.foes | ground.terrain.obstacle
    for cell in bits(ground.arena.spread(1 << here) & ~solid):
        if ranges[cell] == ranges[here] + sign:
            yield from _ways(ground, ranges, (*way, cell), left - 1, sign, fly)
