"""Gloomhaven's arena: hexes, walls, sight, ranges, movement and areas.

>>> from druzina.games.gloomhaven.arena import arena
>>> room = arena([(q, r) for q in range(5) for r in range(3)], thin_walls=[(1, 1, 0)])
>>> room.range(room.cells[1, 1], room.cells[2, 1])
2
"""

from .areas import AREAS, Area, orientations
from .ground import Arena, TooWide, arena, bits
from .hexes import STEPS, Edge, Hex, around, distance, mirrored, neighbours, turned
from .movement import Ground, Ways
from .terrain import KINDS, PLAIN, Terrain, terrain

__all__ = [
    "AREAS",
    "KINDS",
    "PLAIN",
    "STEPS",
    "Area",
    "Arena",
    "Edge",
    "Ground",
    "Hex",
    "Terrain",
    "TooWide",
    "Ways",
    "arena",
    "around",
    "bits",
    "distance",
    "mirrored",
    "neighbours",
    "orientations",
    "terrain",
    "turned",
]
