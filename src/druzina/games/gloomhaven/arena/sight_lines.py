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
ENDS: tuple[tuple[Point, Point], ...] = (((1, -1), (1, 1)), ((1, 1), (0, 2)), ((0, 2), (-1, 1)))


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
    start, end = (x, y), (x + dx, y + dy)
    return tuple(
        hex_key(q, r) + side
        for q, r in _along(start, end)
        for side, ends in enumerate(ENDS)
        if _meets(start, end, *_moved(ends, centre((q, r))))
    )


def _along(start: Point, end: Point) -> Iterator[Hex]:
    """The hexes near a line, row by row; more than needed does no harm."""
    (x1, y1), (x2, y2) = sorted((start, end), key=lambda point: point[1])
    for r in range((y1 - 2) // 3, (y2 + 2) // 3 + 1):
        low, high = sorted((_across(x1, y1, x2, y2, 3 * r - 2), _across(x1, y1, x2, y2, 3 * r + 2)))
        if y1 == y2:
            low, high = min(x1, x2), max(x1, x2)
        yield from ((q, r) for q in range((low - r - 3) // 2, (high - r + 3) // 2 + 1))


def _across(x1: int, y1: int, x2: int, y2: int, y: int) -> int:
    """Where the line from (x1, y1) up to (x2, y2) is at this height, or at its nearer end."""
    if y <= y1:
        return x1
    if y >= y2:
        return x2
    return x1 + (x2 - x1) * (y - y1) // (y2 - y1)


def _moved(ends: tuple[Point, Point], by: Point) -> tuple[Point, Point]:
    (ax, ay), (bx, by_) = ends
    return (ax + by[0], ay + by[1]), (bx + by[0], by_ + by[1])


def _meets(p: Point, q: Point, a: Point, b: Point) -> bool:
    """Whether two closed segments share a point; exact, and right for points and overlaps too."""
    return (
        max(min(p[0], q[0]), min(a[0], b[0])) <= min(max(p[0], q[0]), max(a[0], b[0]))
        and max(min(p[1], q[1]), min(a[1], b[1])) <= min(max(p[1], q[1]), max(a[1], b[1]))
        and _side(p, q, a) * _side(p, q, b) <= 0
        and _side(a, b, p) * _side(a, b, q) <= 0
    )


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
