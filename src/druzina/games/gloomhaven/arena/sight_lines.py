"""GLH-LOS-01, -07: which edges of the hex grid a line from corner to corner meets.

The integer model: the centre of (q, r) lies at (2q + r, 3r), its corners at (0, ±2) and (±1, ±1)
from there. What a line meets does not depend on any map, so it is computed once for all of them.
An edge is one integer that moves with its hex: `hex_key(a) + hex_key(b) == hex_key(a + b)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from .hexes import Edge, Hex, same_edge

Point = tuple[int, int]
Line = tuple[int, int, int, int]  # key of the hex that owns the first corner, its kind, dx, dy

SPAN = 1 << 24
CORNERS: tuple[Point, ...] = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
OWNED: tuple[Point, Point] = ((1, 1), (0, 2))  # every corner is one of these two of one hex
CHAIN: tuple[Point, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1))  # the ends of a hex's own three edges


def hex_key(q: int, r: int) -> int:
    return 3 * (q * SPAN + r)


def edge_key(edge: Edge) -> int:
    q, r, side = same_edge(edge)
    return hex_key(q, r) + side


def centre(a: Hex) -> Point:
    return 2 * a[0] + a[1], 3 * a[1]


def owner(x: int, y: int) -> tuple[int, int]:
    """The key of the hex that owns a corner, and which of its two owned corners it is."""
    kind = y % 3 - 1
    r = (y - OWNED[kind][1]) // 3
    q = (x - OWNED[kind][0] - r) // 2
    return hex_key(q, r), kind


def corner(key: int, kind: int) -> Point:
    """The corner of that owner and kind: the other way round."""
    r = (key // 3 + SPAN // 2) % SPAN - SPAN // 2
    x, y = centre(((key // 3 - r) // SPAN, r))
    return x + OWNED[kind][0], y + OWNED[kind][1]


@lru_cache(maxsize=1 << 16)
def lines(dq: int, dr: int) -> tuple[Line, ...]:
    """GLH-LOS-01: the lines from the corners of (0, 0) to the corners of (dq, dr), short first."""
    x, y = centre((dq, dr))
    pairs = [((ax, ay), (x + bx - ax, y + by - ay)) for ax, ay in CORNERS for bx, by in CORNERS]
    pairs.sort(key=lambda pair: (3 * pair[1][0] ** 2 + pair[1][1] ** 2, pair))
    return tuple((*owner(*start), dx, dy) for start, (dx, dy) in pairs)


@cache
def met(kind: int, dx: int, dy: int) -> tuple[int, ...]:
    """GLH-LOS-07: the edges with a point in common with the closed line from an owned corner."""
    x, y = OWNED[kind]
    found: list[int] = []
    for q, r in _along(x, y, dx, dy):
        left, top = 2 * q + r - x, 3 * r - y
        chain = [(left + cx, top + cy) for cx, cy in CHAIN]
        sides = [dx * cy - dy * cx for cx, cy in chain]
        found += (
            hex_key(q, r) + side
            for side in range(3)
            if sides[side] * sides[side + 1] <= 0 and _reaches(dx, dy, chain[side], chain[side + 1])
        )
    return tuple(found)


def _along(x: int, y: int, dx: int, dy: int) -> Iterator[Hex]:
    """The hexes whose own three edges may be near the line, row by row."""
    low_y, high_y = sorted((y, y + dy))
    for r in range((low_y - 2) // 3, (high_y + 1) // 3 + 1):
        ends = [x, x + dx]
        if dy:
            heights = (min(max(at, low_y), high_y) for at in (3 * r - 1, 3 * r + 2))
            ends = [x + dx * (at - y) // dy for at in heights]
        low, high = min(ends) - r, max(ends) - r
        yield from ((q, r) for q in range((low - 2) // 2, (high + 2) // 2 + 1))


def _reaches(dx: int, dy: int, a: Point, b: Point) -> bool:
    """Whether the closed line from (0, 0) to (dx, dy), which a and b do not lie on one side of,
    has a point of the closed segment from a to b: exact, also where one lies along the other."""
    (ax, ay), (bx, by) = a, b
    start = (bx - ax) * -ay + (by - ay) * ax
    end = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    return (
        start * end <= 0
        and max(min(0, dx), min(ax, bx)) <= min(max(0, dx), max(ax, bx))
        and max(min(0, dy), min(ay, by)) <= min(max(0, dy), max(ay, by))
    )
