"""GLH-MOV: a move carried out hex by hex: what is met on the way, and where it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from .ground import bits
from .hexes import Hex
from .movement import Ground, Kind
from .terrain import Terrain

Danger = Literal["trap", "hazardous"]
Effect = Callable[[Hex, Danger], bool]  # carries it out; whether the figure can go on


class Gone(Struct, frozen=True):
    """The hexes really entered, the foes that were passed, and whether the move was cut short."""

    entered: tuple[Hex, ...]
    passed: tuple[Hex, ...]
    stopped: bool


def allowed(ground: Ground, way: Sequence[Hex], kind: Kind) -> bool:
    """GLH-MOV-02, -03, -05, -06, -11: whether a figure may move along these hexes in one piece.

    The first hex is where it stands. Only the last must be one in which it may stay: whoever
    stops in between has made two moves, and each has a last hex.
    """
    arena = ground.arena
    if any(each not in arena.cells for each in way):
        return False
    if not all(arena.adjacent(a, b) for a, b in pairwise(way)):
        return False
    between = arena.mask(way[1:-1])
    if kind == "walk" and between & ~ground.passable:
        return False
    return bool(ground.ends(arena.cells[way[0]], kind) & 1 << arena.cells[way[-1]])


def go(ground: Ground, way: Sequence[Hex], kind: Kind, effect: Effect) -> Gone:
    """GLH-MOV-04, -13, -14: traps and hazards act when their hex is entered; then the move goes
    on, unless what they did stops the figure there.

    GLH-MOV-05, -06, -08: a jump meets only what lies in its last hex, a flight nothing at all,
    and nobody meets what lies where the move began.
    """
    entered: list[Hex] = []
    stopped = False
    for each in way[1:]:
        entered.append(each)
        danger = danger_in(ground.terrain, 1 << ground.arena.cells[each])
        felt = kind == "walk" or (kind == "jump" and len(entered) == len(way) - 1)
        if danger is not None and felt and not effect(each, danger):
            stopped = True
            break
    foes = (each for each in entered if ground.foes & 1 << ground.arena.cells[each])
    return Gone(tuple(entered), tuple(foes), stopped)


def danger_in(terrain: Terrain, cell: int) -> Danger | None:
    if cell & terrain.trap:
        return "trap"
    return "hazardous" if cell & terrain.hazardous else None


def landings(ground: Ground, at: Hex, tokens: int = 0) -> tuple[Hex, ...]:
    """GLH-MOV-07, -08: the nearest empty hexes for a figure that flies no more above an obstacle,
    which costs it a trap's damage; none where it may stay, even above a trap."""
    arena = ground.arena
    cell = arena.cells[at]
    if not ground.terrain.obstacle & 1 << cell:
        return ()
    empty = ground.empty(tokens)
    nearest = next((ring & empty for ring in arena.rings(cell) if ring & empty), 0)
    return tuple(arena.hexes[each] for each in bits(nearest))
