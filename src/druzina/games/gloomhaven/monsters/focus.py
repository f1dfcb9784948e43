"""GLH-FOC: whom a monster focuses on."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from druzina.games.gloomhaven.arena import Ways

from .board import Board
from .profile import Profile, attack_cells

FAR = 1 << 30  # proximity where no chain of hexes leads


class Candidate(NamedTuple):
    """GLH-FOC-06 to -09: an enemy that can be attacked, by what it is compared on."""

    negatives: int
    points: int
    proximity: int
    initiative: int
    order: int
    enemy: int  # its place in the board's list

    @property
    def rank(self) -> tuple[int, int, int, int, int]:
        return self[:5]


def reachable_from(board: Board, profile: Profile, ways: Ways) -> list[int]:
    """GLH-FOC-04: for every enemy the cells from which it could be attacked, none if invisible."""
    ends = board.ground.ends(ways.start, ways.kind)
    cells = board.arena.cells
    return [
        0 if enemy.invisible else attack_cells(board.arena, profile, cells[enemy.at]) & ends
        for enemy in board.enemies
    ]


def candidates(
    board: Board, ways: Ways, attackable: list[int], excluded: Collection[int] = ()
) -> list[Candidate]:
    """GLH-FOC-03, -05, -11, -14: the enemies with an attack hex that some way leads to."""
    found = []
    for number, (enemy, cells) in enumerate(zip(board.enemies, attackable, strict=True)):
        best = ways.best(cells) if cells and number not in excluded else None
        if best is not None:
            near = proximity(board, number)
            found.append(Candidate(*best, near, enemy.initiative, enemy.order, number))
    return found


def proximity(board: Board, enemy: int) -> int:
    """GLH-FOC-08: range from the monster's present hex."""
    steps = board.arena.range(board.start, board.arena.cells[board.enemies[enemy].at])
    return FAR if steps is None else steps


def focuses(found: list[Candidate]) -> list[Candidate]:
    """GLH-FOC-06 to -10: the best candidates; if several, the players decide."""
    best = min((candidate.rank for candidate in found), default=None)
    return [candidate for candidate in found if candidate.rank == best]
