"""GLH-MMV-04, -05, GLH-MAT-01: the sets of enemies that can be attacked together from a hex.

A set of enemies is an integer with one bit for each in the board's order. An *option* is a set
that an area placement hits, with the enemies from which further single targets may be picked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from druzina.games.gloomhaven.arena import Area, Hex
from druzina.games.gloomhaven.arena.areas import Pattern, laid, offsets, orientations
from druzina.games.gloomhaven.arena.ground import bits
from druzina.games.gloomhaven.arena.hexes import minus

from .board import Board
from .focus import proximity
from .profile import Profile
from .sets import Sets

Option = tuple[int, int]


class Hits:
    """What the profile can hit, hex by hex; the same for all focuses among which players choose."""

    __slots__ = ("_at", "_known", "_patterns", "board", "profile")

    def __init__(self, board: Board, profile: Profile, focuses: int) -> None:
        self.board, self.profile = board, profile
        self._at = {
            enemy.at: number for number, enemy in enumerate(board.enemies) if not enemy.invisible
        }
        self._known: dict[int, list[Option]] = {}
        self._patterns: dict[int, int] = {}
        if profile.area is not None and not profile.area.melee:
            through = -1 if profile.singles else focuses
            self._patterns = _covered(board, profile, self._at, through)

    def options(self, cell: int) -> list[Option]:
        """What can be hit from this cell: every different placement of the area, or none."""
        known = self._known.get(cell)
        if known is None:
            pool = self._pool(cell)
            known = self._known[cell] = [(hit, pool & ~hit) for hit in sorted(self._hits(cell))]
        return known

    def _pool(self, cell: int) -> int:
        """GLH-ATK-10, GLH-ARE-07: the enemies that can be single targets."""
        if not self.profile.singles:
            return 0
        strike, cells = self.board.arena.strike, self.board.arena.cells
        found, bit, reach = 0, 1 << cell, self.profile.reach
        for at, number in self._at.items():
            if strike(cells[at], reach) & bit:
                found |= 1 << number
        return found

    def _hits(self, cell: int) -> set[int]:
        """The sets of enemies in a placement of the area; one that hits nobody is always there."""
        area = self.profile.area
        if area is None:
            return {0}
        return {0, *(self._around(area, cell) if area.melee else self._anywhere(cell))}

    def _around(self, area: Area, cell: int) -> Iterable[int]:
        """GLH-ARE-01, -02, GLH-LOS-06: the enemies in each orientation that the attacker sees."""
        table, here = offsets(area), self.board.arena.hexes[cell]
        hits: dict[int, int] = {}
        for at, number in self._at.items():
            turns = table.get(minus(at, here), ())
            if turns and self._sees(cell, at):
                for turn in turns:
                    hits[turn] = hits.get(turn, 0) | 1 << number
        return hits.values()

    def _anywhere(self, cell: int) -> Iterable[int]:
        """GLH-ARE-03: the enemies in each placement with a hex in range that the attacker sees."""
        bit = 1 << cell
        seen = sum(1 << number for at, number in self._at.items() if self._sees(cell, at))
        return (covered & seen for covered, cells in self._patterns.items() if cells & bit)

    def _sees(self, cell: int, enemy: Hex) -> int:
        return self.board.arena.seen(self.board.arena.cells[enemy], 1 << cell)


class Targets:
    """The sets of targets with this focus among them."""

    __slots__ = ("focus", "hits", "ranks", "singles")

    def __init__(self, hits: Hits, focus: int) -> None:
        self.hits, self.focus, self.singles = hits, 1 << focus, hits.profile.singles
        self.ranks = _ranked(hits.board)

    def options(self, cell: int) -> list[Option]:
        """The options that can include the focus."""
        return [(hit, pool) for hit, pool in self.hits.options(cell) if (hit | pool) & self.focus]

    def most(self, cell: int) -> tuple[int, list[Option]]:
        """GLH-MMV-04: the greatest number of targets from this cell, and the options for it."""
        sized = [
            (hit.bit_count() + min(self.singles, pool.bit_count()), (hit, pool))
            for hit, pool in self.options(cell)
        ]
        size = max(size for size, _ in sized)
        return size, [option for each, option in sized if each == size]

    def best_sets(self, size: int, option: Option) -> tuple[tuple[int, ...], Sets]:
        """GLH-MMV-05: the ranks of the secondary targets at their best, and the sets with them."""
        hit, pool = option
        fixed = hit | self.focus
        wanted = size - fixed.bit_count()
        pool &= ~fixed
        order = sorted((self.ranks[number], number) for number in bits(pool))[:wanted]
        if not order:
            return self.secondary_ranks(fixed), Sets(fixed, fixed, size)
        last = order[-1][0]
        sure = sum(1 << number for rank, number in order if rank < last)
        equal = sum(1 << number for number in bits(pool) if self.ranks[number] == last)
        picked = fixed | sum(1 << number for _, number in order)
        return self.secondary_ranks(picked), Sets(fixed | sure, fixed | sure | equal, size)

    def runner_up(self, size: int, option: Option) -> int:
        """The set that comes next, with the nearest that was left out; 0 if there is none."""
        fixed = option[0] | self.focus
        wanted = size - fixed.bit_count()
        order = sorted((self.ranks[number], number) for number in bits(option[1] & ~fixed))
        later = [number for rank, number in order if wanted and rank > order[wanted - 1][0]]
        taken = [number for _, number in order[: wanted - 1]]
        return fixed | sum(1 << number for number in (*taken, later[0])) if later else 0

    def secondary_ranks(self, chosen: int) -> tuple[int, ...]:
        return tuple(sorted(self.ranks[number] for number in bits(chosen & ~self.focus)))

    def allowed(self, option: Option, sets: Sets) -> Sets | None:
        """Those of the sets that this option can hit exactly."""
        hit, pool = option
        found = sets.within(hit, pool)
        enough = sets.size - hit.bit_count() <= self.singles
        return found if enough and found.possible else None


def _ranked(board: Board) -> list[int]:
    """GLH-MMV-05: the enemies' order by proximity to the starting hex, then by initiative."""
    keys = [
        (proximity(board, number), enemy.initiative, enemy.order)
        for number, enemy in enumerate(board.enemies)
    ]
    places = {key: place for place, key in enumerate(sorted(set(keys)))}
    return [places[key] for key in keys]


def _covered(board: Board, profile: Profile, at: dict[Hex, int], through: int) -> dict[int, int]:
    """GLH-ARE-03: for every set of enemies that a free area covers, the cells it is in range of."""
    found: dict[int, int] = {}
    ball = board.arena.ball_around
    for pattern, origin in set(_placements(profile, at, through)):
        covered = in_range = 0
        for place in laid(pattern, origin):
            in_range |= ball(place, profile.reach)
            if place in at:
                covered |= 1 << at[place]
        found[covered] = found.get(covered, 0) | in_range
    return found


def _placements(
    profile: Profile, at: dict[Hex, int], through: int
) -> Iterator[tuple[Pattern, Hex]]:
    """Every placement that covers one of these enemies."""
    if profile.area is not None:
        for pattern in orientations(profile.area):
            for enemy, number in at.items():
                if through >> number & 1:
                    yield from ((pattern, minus(enemy, each)) for each in pattern)
