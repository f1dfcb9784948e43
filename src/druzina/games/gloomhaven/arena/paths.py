"""GLH-MMV-17: the equally good ways to a hex: one of them, how many, and those that differ."""

from __future__ import annotations

from .ground import bits
from .hexes import Hex
from .movement import Ways


def several(ways: Ways, end: int) -> int:
    """How many equally good ways lead there."""
    back = _walked_from if ways.kind == "walk" else _over_from
    known = {ways.start: 1}

    def count(cell: int) -> int:
        if cell not in known:
            known[cell] = sum(map(count, bits(back(ways, cell))))
        return known[cell]

    return count(end)


def path(ways: Ways, end: int) -> tuple[Hex, ...]:
    """The hexes of a best way, from the start to the end."""
    back = _walked_from if ways.kind == "walk" else _over_from
    cells = [end]
    while cells[-1] != ways.start:
        cells.append(next(bits(back(ways, cells[-1]))))
    return tuple(ways.ground.arena.hexes[cell] for cell in reversed(cells))


def differing(ways: Ways, end: int, marked: int) -> list[tuple[Hex, ...]]:
    """The best ways there that enter different ones of the marked cells, one of each kind."""
    back = _walked_from if ways.kind == "walk" else _over_from
    known: dict[int, dict[tuple[int, ...], tuple[int, ...]]] = {ways.start: {(): (ways.start,)}}

    def kinds(cell: int) -> dict[tuple[int, ...], tuple[int, ...]]:
        if cell not in known:
            mark = (cell,) if marked >> cell & 1 else ()
            found: dict[tuple[int, ...], tuple[int, ...]] = {}
            for before in bits(back(ways, cell)):
                for entered, way in kinds(before).items():
                    found.setdefault((*entered, *mark), (*way, cell))
            known[cell] = found
        return known[cell]

    hexes = ways.ground.arena.hexes
    return [tuple(hexes[cell] for cell in way) for way in kinds(end).values()]


def on_best_ways(ways: Ways, ends: int) -> int:
    """The cells of all best ways to these ends, which are equally good."""
    back = _walked_from if ways.kind == "walk" else _over_from
    found, fresh = ends, ends
    while fresh:
        before = 0
        for cell in bits(fresh & ~(1 << ways.start)):
            before |= back(ways, cell)
        fresh = before & ~found
        found |= before
    return found


def _walked_from(ways: Ways, cell: int) -> int:
    """Where a best way comes from: the hexes that cost just as much less."""
    terrain, bit = ways.ground.terrain, 1 << cell
    negatives, spent = ways.best(bit) or (0, 0)
    level = negatives - bool(terrain.negative & bit)
    points = spent - 1 - bool(terrain.difficult & bit)
    return ways.ground.arena.spread(bit) & ways.levels[level][points]


def _over_from(ways: Ways, cell: int) -> int:
    """Jumping and flying, any shortest chain of hexes will do."""
    arena = ways.ground.arena
    far = arena.range(ways.start, cell) or 0
    return arena.spread(1 << cell) & arena.rings(ways.start)[far - 1]
