"""A test is a picture, an action and an expectation: boards from text maps."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent
from typing import Any

import msgspec

from druzina.games.gloomhaven.arena import Area, Hex, arena, around, terrain
from druzina.games.gloomhaven.arena.drawing import Sketch, read
from druzina.games.gloomhaven.monsters import Board, Decision, Enemy, Monster, decide

MELEE_ARC = Area(True, ((1, 0), (1, -1)))
TRIANGLE = Area(False, ((0, 0), (1, 0), (0, 1)))


def sketch(text: str) -> Sketch:
    return read(dedent(text))


def picture(
    text: str,
    initiative: Mapping[str, int] | None = None,
    invisible: str = "",
    order: Mapping[str, int] | None = None,
    walled: bool = True,
    **card: Any,
) -> Board:
    """The board of a drawing: M the monster, m its allies, other letters enemies A 10, B 20 …

    All around the drawing is wall, as on a real map, unless it is not `walled`.
    """
    drawn = sketch(text)
    walls = {*drawn.wall_hexes, *(around(drawn.hexes) if walled else ())}
    field = arena(drawn.hexes, walls, drawn.thin_walls)
    letters = sorted((sign, at) for at, sign in drawn.figures.items() if sign not in "Mm")
    enemies = [
        Enemy(
            at,
            (initiative or {}).get(name, 10 * (ord(name) - 64)),
            (order or {}).get(name, 0),
            name in invisible,
        )
        for name, at in letters
    ]
    at = next(at for at, sign in drawn.figures.items() if sign == "M")
    allies = tuple(at for at, sign in drawn.figures.items() if sign == "m")
    land = terrain(field, drawn.terrain)
    return Board(field, Monster(at=at, **card), tuple(enemies), allies, land)


def names(board: Board, text: str) -> dict[Hex, str]:
    return {at: sign for at, sign in sketch(text).figures.items() if sign not in "Mm"}


def told(text: str, **how: Any) -> tuple[str, set[Hex], set[str]]:
    """Focus, ends and targets of a drawn board in letters and hexes; ties as AB."""
    board = picture(text, **how)
    return in_letters(decide(board), names(board, text))


def in_letters(decision: Decision, known: Mapping[Hex, str]) -> tuple[str, set[Hex], set[str]]:
    focus = "".join(sorted(known[at] for at in decision.focus))
    ends = {result.end for result in decision.results}
    targets = {"".join(sorted(known[at] for at in result.attacks)) for result in decision.results}
    return focus, ends, targets


def with_card(board: Board, **card: Any) -> Board:
    """The same board with other values on the monster's card."""
    monster = msgspec.structs.replace(board.monster, **card)
    return Board(board.arena, monster, board.enemies, board.allies, board.terrain)
