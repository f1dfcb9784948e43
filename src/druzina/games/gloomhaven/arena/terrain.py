"""GLH-OVL: what lies on the hexes of a map, as sets of cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec import Struct

from .ground import Arena
from .hexes import Hex

KINDS = ("obstacle", "trap", "hazardous", "difficult")


class Terrain(Struct, frozen=True):
    """GLH-OVL-02, -07, -08, GLH-MOV-09: the cells of each kind."""

    obstacle: int = 0
    trap: int = 0
    hazardous: int = 0
    difficult: int = 0

    @property
    def negative(self) -> int:
        """GLH-FOC-06: what a monster avoids."""
        return self.trap | self.hazardous


PLAIN = Terrain()


def terrain(arena: Arena, places: Mapping[str, Iterable[Hex]]) -> Terrain:
    """The terrain of these hexes by kind; the same again is not computed again."""
    lists = (frozenset(places.get(kind, ())) for kind in KINDS)
    return _kept(arena, *lists)


@lru_cache(maxsize=1024)
def _kept(
    arena: Arena,
    obstacle: frozenset[Hex],
    trap: frozenset[Hex],
    hazardous: frozenset[Hex],
    difficult: frozenset[Hex],
) -> Terrain:
    mask = arena.mask
    return Terrain(mask(obstacle), mask(trap), mask(hazardous), mask(difficult))


def forget() -> None:
    _kept.cache_clear()
