"""GLH-MMV-04, -05, GLH-MAT-01: the sets of enemies that can be attacked together from a hex.

A set of enemies is an integer with one bit for each in the board's order. An *option* is a set
that an area placement hits, with the enemies from which further single targets may be picked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.areas import Pattern, laid, offsets, orientations
from druzina.games.gloomhaven.arena.ground import bits
from druzina.games.gloomhaven.arena.hexes import minus

from .board import Board
from .focus import proximity
from .profile import Profile

Option = tuple[int, int]


class Targets:
    """What the profile can hit, hex by hex, with the focus among the targets."""

    __slots__ = ("_groups", "_in_reach", "_places", "_seen", "board", "focus", "profile", "ranks")

    def __init__(self, board: Board, profile: Profile, focus: int, cells: int) -> None:
        self.board, self.profile, self.focus = board, profile, 1 << focus
        arena = board.arena
        self._places = {
            number: arena.cells[enemy.at]
            for number, enemy in enumerate(board.enemies)
            if not enemy.invisible
        }
        self._in_reach: dict[int, int] = {}
        if profile.singles:
            self._in_reach = {
                number: arena.strike(cell, profile.reach) & cells
                for number, cell in self._places.items()
            }
        self._seen: dict[int, int] = {}
        self._groups: dict[int, int] = {}
        if profile.area is not None:
            self._seen = {number: arena.seen(cell, cells) for number, cell in self._places.items()}
            if not profile.area.melee:
                self._groups = _groups(self, profile, cells)
        self.ranks = self._ranked()

    def _ranked(self) -> list[int]:
        """GLH-MMV-05: the enemies' order by proximity to the starting hex, then by initiative."""
        keys = [
            (proximity(self.board, number), enemy.initiative, enemy.order)
            for number, enemy in enumerate(self.board.enemies)
        ]
        places = {key: place for place, key in enumerate(sorted(set(keys)))}
        return [places[key] for key in keys]

    def options(self, cell: int) -> list[Option]:
        """What can be hit from this cell: every different placement of the area, or none."""
        pool = self._with_bit(self._in_reach, cell)
        if self.profile.area is None:
            return [(0, pool)]
        hits = self._melee_hits(cell) if self.profile.area.melee else self._free_hits(cell)
        return [
            (hit, pool & ~hit)
            for hit in hits
            if hit & self.focus or (pool & self.focus and self.profile.singles)
        ]

    def _with_bit(self, masks: dict[int, int], cell: int) -> int:
        found, bit = 0, 1 << cell
        for number, mask in masks.items():
            if mask & bit:
                found |= 1 << number
        return found

    def _melee_hits(self, cell: int) -> set[int]:
        """GLH-ARE-01, -02, GLH-LOS-06: the enemies in each orientation that the attacker sees."""
        area, here = self.profile.area, self.board.arena.hexes[cell]
        hits: dict[int, int] = {}
        if area is not None:
            table = offsets(area)
            for number in bits(self._with_bit(self._seen, cell)):
                for turn in table.get(minus(self.board.enemies[number].at, here), ()):
                    hits[turn] = hits.get(turn, 0) | 1 << number
        return {0, *hits.values()}

    def _free_hits(self, cell: int) -> set[int]:
        """GLH-ARE-03: the enemies in each placement with a hex in range that the attacker sees."""
        seen, bit = self._with_bit(self._seen, cell), 1 << cell
        return {0, *(group & seen for group, cells in self._groups.items() if cells & bit)}

    def most(self, cell: int) -> tuple[int, list[Option]]:
        """GLH-MMV-04: the greatest number of targets from this cell, and the options for it."""
        singles = self.profile.singles
        sized = [
            (hit.bit_count() + min(singles, pool.bit_count()), (hit, pool))
            for hit, pool in self.options(cell)
        ]
        size = max(size for size, _ in sized)
        return size, [option for each, option in sized if each == size]

    def best_sets(self, size: int, option: Option) -> tuple[tuple[int, ...], list[int]]:
        """GLH-MMV-05: the ranks of the secondary targets at their best, and the sets with them."""
        hit, pool = option
        fixed = hit | self.focus
        wanted = size - fixed.bit_count()
        pool &= ~fixed
        order = sorted((self.ranks[number], number) for number in bits(pool))[:wanted]
        if not order:
            return self.secondary_ranks(fixed), [fixed]
        last = order[-1][0]
        sure = sum(1 << number for rank, number in order if rank < last)
        equal = [number for number in bits(pool) if self.ranks[number] == last]
        left = wanted - sure.bit_count()
        sets = [
            fixed | sure | sum(1 << number for number in picked)
            for picked in combinations(equal, left)
        ]
        return self.secondary_ranks(sets[0]), sets

    def secondary_ranks(self, chosen: int) -> tuple[int, ...]:
        return tuple(sorted(self.ranks[number] for number in bits(chosen & ~self.focus)))

    def allows(self, option: Option, chosen: int) -> bool:
        """Whether this option can hit exactly that set."""
        hit, pool = option
        singles = chosen & ~hit
        return not (hit & ~chosen or singles & ~pool) and (
            singles.bit_count() <= self.profile.singles
        )


def _groups(targets: Targets, profile: Profile, cells: int) -> dict[int, int]:
    """GLH-ARE-03: for every set of enemies that a free area covers, the cells it is in range of."""
    groups: dict[int, int] = {}
    at = {targets.board.enemies[number].at: number for number in targets._places}
    ball = targets.board.arena.ball_around
    for pattern, origin in set(_placements(targets, profile, at)):
        covered = in_range = 0
        for place in laid(pattern, origin):
            in_range |= ball(place, profile.reach)
            if place in at:
                covered |= 1 << at[place]
        if in_range & cells:
            groups[covered] = groups.get(covered, 0) | in_range
    return groups


def _placements(
    targets: Targets, profile: Profile, at: dict[Hex, int]
) -> Iterator[tuple[Pattern, Hex]]:
    """Every placement that covers an enemy: the focus, unless it may be a single target too."""
    if profile.area is not None:
        for pattern in orientations(profile.area):
            for enemy, number in at.items():
                if profile.singles or 1 << number == targets.focus:
                    yield from ((pattern, minus(enemy, each)) for each in pattern)
