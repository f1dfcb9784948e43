"""GLH-GEO, GLH-LOS: one map, and everything that depends on it alone, computed once and kept.

A set of hexes is an integer with one bit for each; a hex on the map is the number of its bit, its
*cell*. A step of a whole set is then six shifts, and a range of hexes is a handful of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .hexes import STEPS, Edge, Hex, add, same_edge
from .sight_lines import CORNERS, Point, corner, edge_key, hex_key, lines, met, owner

LARGEST = 1 << 18  # cells: a map of 512 by 512


class TooWide(ValueError):
    """The hexes lie too far apart to be one map."""


class Arena:
    """The hexes of a map, its wall hexes and thin walls. Use `arena()`, which keeps them."""

    __slots__ = (
        "_balls", "_looked", "_open", "_rings", "_seen", "_strides", "_strikes", "_walls",
        "cells", "everywhere", "hexes", "kept", "thin_walls", "wall_hexes",
    )  # fmt: skip

    def __init__(
        self, hexes: frozenset[Hex], wall_hexes: frozenset[Hex], thin_walls: frozenset[Edge]
    ) -> None:
        self.wall_hexes, self.thin_walls = wall_hexes, thin_walls
        low_q, low_r = min(q for q, _ in hexes), min(r for _, r in hexes)
        stride = max(r for _, r in hexes) - low_r + 2
        if stride * (max(q for q, _ in hexes) - low_q + 1) > LARGEST:
            raise TooWide
        self.cells = {(q, r): (q - low_q) * stride + r - low_r for q, r in sorted(hexes)}
        self.hexes = {cell: each for each, cell in self.cells.items()}
        self.everywhere = self.mask(hexes)
        self._open = tuple(self._steps(side) for side in range(6))
        self._strides = (stride, stride - 1)
        self._walls = _wall_edges(hexes, wall_hexes, thin_walls)
        self._rings: dict[int, tuple[int, ...]] = {}
        self._balls: dict[tuple[int, int], int] = {}
        self._strikes: dict[tuple[int, int], int] = {}
        self._looked: dict[int, int] = {}
        self._seen: dict[int, int] = {}
        self.kept: dict[object, int] = {}  # for others: what depends on this map and their key

    def _steps(self, side: int) -> int:
        """GLH-GEO-02, -07: the cells from which this step leads to a hex and through no wall."""
        walls = self.thin_walls
        return self.mask(
            each
            for each in self.cells
            if add(each, STEPS[side]) in self.cells and same_edge((*each, side)) not in walls
        )

    def mask(self, hexes: Iterable[Hex]) -> int:
        """The set of these hexes; those off the map are left out."""
        found = 0
        for each in hexes:
            cell = self.cells.get(each)
            if cell is not None:
                found |= 1 << cell
        return found

    def spread(self, cells: int) -> int:
        """GLH-GEO-02: all cells one step from one of these."""
        east, south, south_west, west, north, north_east = self._open
        column, diagonal = self._strides
        return (
            (cells & east) << column
            | (cells & south) << 1
            | (cells & north_east) << diagonal
            | (cells & west) >> column
            | (cells & north) >> 1
            | (cells & south_west) >> diagonal
        )

    def rings(self, cell: int) -> tuple[int, ...]:
        """GLH-GEO-03: the cells at range 0, 1, 2 … around walls, through everything else."""
        known = self._rings.get(cell)
        if known is None:
            known = self._rings[cell] = tuple(self._widen(cell))
        return known

    def _widen(self, cell: int) -> Iterator[int]:
        ring = reached = 1 << cell
        while ring:
            yield ring
            ring = self.spread(ring) & ~reached
            reached |= ring

    def range(self, a: int, b: int) -> int | None:
        """GLH-GEO-03: range or proximity of two cells; None if no chain of hexes joins them."""
        bit = 1 << b
        for steps, ring in enumerate(self.rings(a)):
            if ring & bit:
                return steps
        return None

    def ball(self, cell: int, reach: int) -> int:
        """The cells within this range."""
        known = self._balls.get((cell, reach))
        if known is None:
            known = 0
            for ring in self.rings(cell)[: reach + 1]:
                known |= ring
            self._balls[cell, reach] = known
        return known

    def ball_around(self, place: Hex, reach: int) -> int:
        """GLH-ARE-03: cells in range of a place; a wall hex is entered by the last step only."""
        cell = self.cells.get(place)
        if cell is not None:
            return self.ball(cell, reach)
        if place not in self.wall_hexes or reach < 1:
            return 0
        found = 0
        for side, step in enumerate(STEPS):
            beside = self.cells.get(add(place, step))
            if beside is not None and same_edge((*place, side)) not in self.thin_walls:
                found |= self.ball(beside, reach - 1)
        return found

    def seen(self, cell: int, among: int) -> int:
        """GLH-LOS-01, -09: those of these cells that see this one."""
        looked = self._looked.get(cell, 0)
        missing = among & ~looked
        if missing:
            self._looked[cell] = looked | missing
            self._seen[cell] = self._seen.get(cell, 0) | self._look(cell, missing)
        return self._seen.get(cell, 0) & among

    def _look(self, cell: int, among: int) -> int:
        """GLH-LOS-08: what is adjacent is in sight; for the rest lines are drawn."""
        near = (1 << cell | self.spread(1 << cell)) & among
        here = self.hexes[cell]
        for other in bits(among & ~near):
            if self._line(here, self.hexes[other]) is not None:
                near |= 1 << other
        return near

    def _line(self, a: Hex, b: Hex) -> tuple[int, int, int, int] | None:
        """GLH-LOS-01, -07: the shortest line between corners that meets no wall."""
        walls, base = self._walls, hex_key(*a)
        for line in lines(b[0] - a[0], b[1] - a[1]):
            first, kind, dx, dy = line
            first += base
            for edge in met(kind, dx, dy):
                if first + edge in walls:
                    break
            else:
                return line
        return None

    def sees(self, a: Hex, b: Hex) -> bool:
        """GLH-LOS-01, -08, -09: whether there is sight between two hexes of the map."""
        cell = self.cells[b]
        return self.seen(self.cells[a], 1 << cell) != 0

    def sight_line(self, a: Hex, b: Hex) -> tuple[Point, Point] | None:
        """GLH-LOS-01: the corners that the shortest free line joins, in the integer model."""
        line = self._line(a, b)
        if line is None:
            return None
        first, kind, dx, dy = line
        x, y = corner(first + hex_key(*a), kind)
        return (x, y), (x + dx, y + dy)

    def strike(self, cell: int, reach: int) -> int:
        """GLH-LOS-03: the cells within this range that also see the cell."""
        known = self._strikes.get((cell, reach))
        if known is None:
            known = self._strikes[cell, reach] = self.seen(cell, self.ball(cell, reach))
        return known

    def free_corners(self, a: Hex) -> int:
        """GLH-LOS-07: how many corners of a hex lie on no wall."""
        x, y = 2 * a[0] + a[1], 3 * a[1]
        corners = (owner(x + dx, y + dy) for dx, dy in CORNERS)
        return sum(
            all(first + edge not in self._walls for edge in met(kind, 0, 0))
            for first, kind in corners
        )

    def adjacent(self, a: Hex, b: Hex) -> bool:
        """GLH-GEO-02: whether two hexes share an edge that is no wall."""
        return bool(self.spread(1 << self.cells[a]) & 1 << self.cells[b])


def bits(cells: int) -> Iterator[int]:
    """The cells of a set, one by one."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def _wall_edges(
    hexes: Iterable[Hex], wall_hexes: Iterable[Hex], thin_walls: Iterable[Edge]
) -> frozenset[int]:
    """GLH-LOS-02: only these edges block sight: all six of a wall hex, and thin walls.

    Walls beyond the map's outermost rows are left out, for no line comes there.
    """
    (low_q, high_q), (low_r, high_r) = ((min(axis), max(axis)) for axis in zip(*hexes, strict=True))
    near_q, near_r = range(low_q - 2, high_q + 3), range(low_r - 2, high_r + 3)
    edges = [(q, r, side) for q, r in wall_hexes for side in range(6)]
    edges += thin_walls
    return frozenset(edge_key(edge) for edge in edges if edge[0] in near_q and edge[1] in near_r)


@lru_cache(maxsize=512)
def _kept(hexes: frozenset[Hex], walls: frozenset[Hex], thin: frozenset[Edge]) -> Arena:
    return Arena(hexes, walls, thin)


def arena(
    hexes: Iterable[Hex], wall_hexes: Iterable[Hex] = (), thin_walls: Iterable[Edge] = ()
) -> Arena:
    """The map of these hexes. The same map again is the same object, with all it has learnt."""
    thin = frozenset(map(same_edge, thin_walls))
    return _kept(frozenset(hexes), frozenset(wall_hexes), thin)


def forget() -> None:
    """Lets go of all maps that were kept, for who is asked about ever new ones."""
    _kept.cache_clear()
