"""A board as a page shows it: the advice, how far the monster gets, and what it sees from a hex.

Anybody may ask, so what is asked for is bounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from druzina.core import Problem

from . import board_file
from .advise import Advised, advised_entry, boards
from .arena import AREAS, Hex, Ways, bits
from .arena.ground import forget as forget_maps
from .arena.sight_lines import Point
from .arena.terrain import forget as forget_terrain
from .board_file import BoardEntry
from .monsters import Board
from .monsters.profile import profile
from .monsters.reason import places
from .scenario_boards import room_board, scenarios

__all__ = ["LIMITS", "areas", "forget", "room_board", "scenarios", "sound", "study"]

LIMITS = {
    "hexes": 400,
    "wall_hexes": 800,
    "thin_walls": 1200,
    "allies": 60,
    "enemies": 40,
    "monster.move": 99,
    "monster.range": 99,
    "monster.targets": 20,
    "monster.area.hexes": 24,
}
FARTHEST = 60  # how far from the middle a hex of an area may be
BOARDS = 50


class Reached(Struct, frozen=True):
    """GLH-MOV-01: a hex the monster can end on, and what the best way there costs."""

    at: Hex
    points: int
    negatives: int


class Sight(Struct, frozen=True):
    """GLH-LOS-03: from a hex, what is in range and seen, and what only in range.

    `lines` are the sight lines to the enemies that are seen, as corners in the integer model.
    """

    eye: Hex
    seen: tuple[Hex, ...]
    unseen: tuple[Hex, ...]
    lines: tuple[tuple[Hex, Point, Point], ...]


class Study(Struct, frozen=True):
    advised: Advised
    reach: tuple[Reached, ...]
    sight: Sight


class Preset(Struct, frozen=True):
    name: str
    melee: bool
    hexes: tuple[Hex, ...]


def areas() -> list[Preset]:
    """V6: the patterns that have a name."""
    return [Preset(name, area.melee, area.hexes) for name, area in AREAS.items()]


def study(raw: Mapping[str, object], eye: Hex | None = None, skip: int = 0) -> Study:
    """The advice on a board, its reach and its sight: from `eye`, else from where it ends."""
    entry = board_file.entry(raw)
    bound(entry)
    board = board_file.board(entry)
    advised = advised_entry(entry, skip)
    ends = [result.end for result in advised.results] or [board.monster.at]
    eye = eye if eye in board.arena.cells else ends[0]
    return Study(advised, tuple(reach(board)), sight(board, eye))


def sound(text: str) -> list[BoardEntry]:
    """The boards of a text, JSON or drawn, if there is no fault in any of them."""
    try:
        found = boards(text)
    except Problem as problem:
        if problem.key != "problem-board-json":
            raise
        raise Problem("problem-board-text") from None
    if len(found) > BOARDS:
        raise Problem("problem-boards", count=len(found), limit=BOARDS)
    for number, entry in enumerate(found, 1):
        bound(entry, number)
        board_file.board(entry, number)
    return found


def bound(entry: BoardEntry, number: int = 1) -> None:
    """`Problem` if a board is larger than the advisor takes on for anybody."""
    for field, count in _sizes(entry):
        if count > LIMITS[field]:
            raise Problem(
                "problem-board-large", board=number, field=field, count=count, limit=LIMITS[field]
            )
    area = entry.monster.area
    if area and any(abs(part) > FARTHEST for at in area.hexes for part in at):
        raise Problem("problem-board-wide-area", board=number, limit=FARTHEST)


def _sizes(entry: BoardEntry) -> Iterator[tuple[str, int]]:
    for field in ("hexes", "wall_hexes", "thin_walls", "allies", "enemies"):
        yield field, len(getattr(entry, field))
    for field in ("move", "range", "targets"):
        yield f"monster.{field}", getattr(entry.monster, field)
    if entry.monster.area:
        yield "monster.area.hexes", len(entry.monster.area.hexes)


def reach(board: Board) -> Iterator[Reached]:
    """GLH-MOV-01, -03, GLH-FOC-06: the ends of a move, by negative hexes and then by points."""
    if board.monster.stunned:
        return
    kind = board.monster.kind
    ways = Ways(board.ground, board.start, kind)
    ends = board.ground.ends(board.start, kind)
    for negatives, level in enumerate(ways.levels):
        for points, cells in enumerate(level[: board.monster.points + 1]):
            for at in places(board.arena, cells & ends):
                yield Reached(at, points, negatives)


def sight(board: Board, eye: Hex) -> Sight:
    """GLH-LOS-03: what the monster's attack would reach from there."""
    arena = board.arena
    cell = arena.cells[eye]
    near = arena.ball(cell, max(1, profile(board.monster).reach)) & ~(1 << cell)
    seen = arena.seen(cell, near)
    foes = arena.mask(enemy.at for enemy in board.enemies) & seen
    drawn = ((arena.hexes[foe], arena.sight_line(eye, arena.hexes[foe])) for foe in bits(foes))
    lines = tuple((foe, *line) for foe, line in drawn if line)
    return Sight(eye, places(arena, seen), places(arena, near & ~seen), lines)


def forget() -> None:
    """Lets go of the maps that were kept."""
    forget_maps()
    forget_terrain()
