"""GLH-GEO-01: axial hexes, their steps, distances, turns and mirror images."""

from __future__ import annotations

from collections.abc import Iterable

Hex = tuple[int, int]
Edge = tuple[int, int, int]  # q, r and the number of the step that crosses it

STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Hex, b: Hex) -> Hex:
    return a[0] - b[0], a[1] - b[1]


def neighbours(a: Hex) -> list[Hex]:
    """GLH-GEO-01: the six hexes that share an edge with this one, in the order of the steps."""
    return [add(a, step) for step in STEPS]


def distance(a: Hex, b: Hex) -> int:
    """GLH-GEO-01: how far two hexes are apart if nothing is in the way."""
    q, r = minus(a, b)
    return max(abs(q), abs(r), abs(q + r))


def turned(a: Hex, times: int = 1) -> Hex:
    """The hex turned around the origin by sixths of a circle; a step becomes the next one."""
    q, r = a
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def mirrored(a: Hex) -> Hex:
    """GLH-ARE-02: the mirror image that swaps the two axes."""
    return a[1], a[0]


def same_edge(edge: Edge) -> Edge:
    """One name for an edge that two hexes share: the steps 3, 4, 5 are those of the other hex."""
    q, r, side = edge
    if side < 3:
        return edge
    step = STEPS[side]
    return q + step[0], r + step[1], side - 3


def around(hexes: Iterable[Hex]) -> frozenset[Hex]:
    """The positions beside a set of hexes that do not belong to it: its ring of walls."""
    inside = frozenset(hexes)
    return frozenset(beside for each in inside for beside in neighbours(each)) - inside
