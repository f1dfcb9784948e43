"""GLH-MMV-17: one of the equally good ways to a hex, to show; players may choose another."""

from __future__ import annotations

from .ground import bits
from .hexes import Hex
from .movement import Ways


def path(ways: Ways, end: int) -> tuple[Hex, ...]:
    """The hexes of a best way, from the start to the end."""
    back = _walked if ways.kind == "walk" else _over
    cells = back(ways, end)[::-1]
    return tuple(ways.ground.arena.hexes[cell] for cell in cells)


def _walked(ways: Ways, end: int) -> list[int]:
    """Back from the end: every hex is left for one that cost just as much less."""
    terrain, arena = ways.ground.terrain, ways.ground.arena
    cells, at = [end], ways.best(1 << end)
    while at is not None and at != (0, 0):
        bit = 1 << cells[-1]
        level = at[0] - bool(terrain.negative & bit)
        points = at[1] - 1 - bool(terrain.difficult & bit)
        cells.append(next(bits(arena.spread(bit) & ways.levels[level][points])))
        at = level, points
    return cells


def _over(ways: Ways, end: int) -> list[int]:
    """Jumping and flying, any shortest chain of hexes will do."""
    arena, cells = ways.ground.arena, [end]
    rings = arena.rings(ways.start)
    for ring in rings[arena.range(ways.start, end) or 0 :: -1][1:]:
        cells.append(next(bits(arena.spread(1 << cells[-1]) & ring)))
    return cells
