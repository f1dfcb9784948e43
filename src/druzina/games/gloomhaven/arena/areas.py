"""GLH-ARE, V6: area patterns, in every rotation and mirror image."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from .hexes import STEPS, Hex, add, minus, mirrored, turned

Pattern = tuple[Hex, ...]

HEART: Hex = (0, 0)


class Area(Struct, frozen=True):
    """GLH-ARE-01: a melee area lies around its attacker's hex (0, 0), any other is free."""

    melee: bool
    hexes: Pattern


@lru_cache(maxsize=256)
def orientations(area: Area) -> tuple[Pattern, ...]:
    """GLH-ARE-02: the different patterns that turning and mirroring give.

    A free pattern can be laid anywhere, so that two which differ by a shift are one.
    """
    both = (area.hexes, tuple(map(mirrored, area.hexes)))
    all_twelve = ([turned(each, times) for each in image] for image in both for times in range(6))
    settled = (sorted(set(pattern if area.melee else settle(pattern))) for pattern in all_twelve)
    return tuple(sorted({tuple(pattern) for pattern in settled}))


def settle(pattern: Iterable[Hex]) -> list[Hex]:
    """A free pattern moved so that its first hex is the origin."""
    hexes = list(pattern)
    return [minus(each, min(hexes)) for each in hexes]


@lru_cache(maxsize=256)
def offsets(area: Area) -> dict[Hex, tuple[int, ...]]:
    """Of a melee area: where it can hit, and with which of its orientations."""
    found: dict[Hex, list[int]] = {}
    for number, pattern in enumerate(orientations(area)):
        for each in pattern:
            found.setdefault(each, []).append(number)
    return {each: tuple(numbers) for each, numbers in found.items()}


@lru_cache(maxsize=256)
def differences(area: Area) -> tuple[Hex, ...]:
    """Of a free area: where its hexes can lie, seen from one of them."""
    return tuple(
        sorted({minus(b, a) for pattern in orientations(area) for a in pattern for b in pattern})
    )


def line(length: int, first: int = 0) -> Pattern:
    return tuple((step, 0) for step in range(first, first + length))


def arc(length: int) -> Pattern:
    """So many consecutive neighbours."""
    return STEPS[-1:] + STEPS[: length - 1]


FAN_9: Pattern = tuple((q, r) for r in range(4) for q in range(4) if 1 <= q + r <= 3)
FAN_15: Pattern = (*FAN_9, (-1, 1), (-1, 2), (-1, 3), (-2, 2), (-2, 3), (-3, 3))
TRIANGLE: Pattern = ((0, 0), (1, 0), (0, 1))
BAND_8: Pattern = ((0, 0), (1, -1), (2, -2), (-1, 1), (0, 1), (1, 0), (2, -1), (3, -2))
HEX_12: Pattern = (
    *((0, 0), (1, 0), (2, 0)),
    *((-1, 1), (0, 1), (1, 1), (2, 1)),
    *((-1, 2), (0, 2), (1, 2)),
    *((-1, 3), (0, 3)),
)

MELEE: dict[str, Pattern] = {
    **{f"M-arc{n}": arc(n) for n in (2, 3, 4, 5)},
    "M-ring": STEPS,
    **{f"M-line{n}": line(n, 1) for n in (2, 3, 4, 5)},
    "M-opposite": ((1, 0), (-1, 0)),
    "M-cone3": ((1, 0), (2, 0), (2, -1)),
    "M-cone5": ((1, 0), (1, -1), (2, 0), (2, -1), (2, -2)),
    "M-wave4": ((1, 0), (1, -1), (2, 0), (2, -1)),
    "M-fork3": ((1, 0), (2, -1), (1, 1)),
    "M-tri3": ((1, 0), (1, -1), (2, -1)),
    "M-pairs4": ((1, 0), (1, -1), (-1, 0), (-1, 1)),
    "M-front6": ((1, 0), (1, -1), (0, 1), (2, 0), (2, -1), (1, 1)),
    "M-fan9": FAN_9,
    "M-fan15": FAN_15,
    "M-drake7": ((2, 0), (3, 0), (1, 1), (2, 1), (0, 2), (1, 2), (0, 3)),
}
FREE: dict[str, Pattern] = {
    **{f"R-line{n}": line(n) for n in (2, 3, 4, 5)},
    "R-tri3": TRIANGLE,
    "R-rhomb4": (*TRIANGLE, (1, -1)),
    "R-ring7": (HEART, *STEPS),
    "R-ring6": STEPS,
    "R-band8": BAND_8,
    "R-hex12": HEX_12,
}
AREAS: dict[str, Area] = {
    **{name: Area(True, hexes) for name, hexes in MELEE.items()},
    **{name: Area(False, hexes) for name, hexes in FREE.items()},
}


def laid(pattern: Pattern, at: Hex) -> list[Hex]:
    """A pattern on the map, its origin in this hex."""
    return [add(at, each) for each in pattern]
