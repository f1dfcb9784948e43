"""GLH-MMV-02 to -08: from which hex a monster attacks, and whom."""

from __future__ import annotations

from typing import NamedTuple

from druzina.games.gloomhaven.arena import Ways
from druzina.games.gloomhaven.arena.ground import bits

from .board import Board
from .profile import Profile
from .targets import Targets

Choice = tuple[int, int]  # the cell where the move ends, the set of enemies attacked


class Place(NamedTuple):
    """A cell to attack from, by what it is compared on."""

    cell: int
    points: int
    disadvantage: bool  # against the focus
    size: int  # targets
    ranks: tuple[int, ...]  # of the secondary targets, at their best
    choices: tuple[tuple[int, int], ...]  # chosen sets it can attack, each with its suffering


class Weighed(NamedTuple):
    """All places to attack from, the sets chosen among them, and what is best."""

    places: list[Place]
    sets: list[int]
    best: list[Choice]


def suffering(board: Board, profile: Profile, enemy: int) -> int:
    """GLH-MMV-03, GLH-ATK-02: the cells from which an attack on this enemy has disadvantage."""
    if not profile.suffers:
        return 0
    return board.arena.spread(1 << board.arena.cells[board.enemies[enemy].at])


def simple(board: Board, profile: Profile, ways: Ways, focus: int, cells: int) -> list[Choice]:
    """GLH-MMV-03, -07: with a single target only disadvantage and points are compared."""
    better = cells & ~suffering(board, profile, focus)
    best = nearest(ways, better or cells)
    return [(cell, 1 << focus) for cell in bits(best)]


def nearest(ways: Ways, cells: int) -> int:
    """GLH-MMV-07: those of these cells that cost the fewest points; all are of one level."""
    for level in ways.levels:
        for layer in level:
            if layer & cells:
                return layer & cells
    return 0


def costs(ways: Ways, cells: int) -> list[tuple[int, int]]:
    """The points to each of these cells, the cheap ones first."""
    return [
        (points, cell)
        for level in ways.levels
        for points, layer in enumerate(level)
        if layer & cells
        for cell in bits(layer & cells)
    ]


def weigh(board: Board, profile: Profile, ways: Ways, focus: int, cells: int) -> Weighed:
    """GLH-MMV-03 to -07: first the set of targets is fixed, then the hex to attack it from."""
    targets = Targets(board, profile, focus, cells)
    bad = suffering(board, profile, focus)
    worse = not cells & ~bad  # GLH-MMV-03: no hex without disadvantage against the focus
    rated = [
        (points, cell, bool(bad & 1 << cell), *targets.most(cell))
        for points, cell in costs(ways, cells)
    ]
    fitting = [each for each in rated if each[2] == worse]
    size = max(each[3] for each in fitting)  # GLH-MMV-04
    fitting = [each for each in fitting if each[3] == size]
    least = min(each[0] for each in fitting)  # GLH-MMV-05
    sets = _best_sets(targets, size, [each[4] for each in fitting if each[0] == least])
    pains = [suffering(board, profile, number) for number in range(len(board.enemies))]
    places = []
    for points, cell, hurt, most, options in rated:
        ranks = min(targets.best_sets(most, option)[0] for option in options)
        open_to = [chosen for chosen in sets if any(targets.allows(o, chosen) for o in options)]
        suffers = tuple((chosen, _suffered(pains, chosen, cell)) for chosen in open_to)
        places.append(Place(cell, points, hurt, most, ranks, suffers if hurt == worse else ()))
    return Weighed(places, sets, _best(places))


def _best_sets(targets: Targets, size: int, all_options: list[list[tuple[int, int]]]) -> list[int]:
    """GLH-MMV-05: the sets of this size with the nearest, then earliest secondary targets."""
    found = [
        targets.best_sets(size, option)
        for option in sorted({option for options in all_options for option in options})
    ]
    best = min(ranks for ranks, _ in found)
    return sorted({each for ranks, sets in found if ranks == best for each in sets})


def _suffered(pains: list[int], chosen: int, cell: int) -> int:
    """GLH-MMV-06: how many targets of the set are attacked with disadvantage from there."""
    return sum(pains[number] >> cell & 1 for number in bits(chosen))


def _best(places: list[Place]) -> list[Choice]:
    """GLH-MMV-06 to -08: fewest disadvantaged targets, then fewest points; equal ones are left."""
    keyed = [
        ((suffered, place.points), (place.cell, chosen))
        for place in places
        for chosen, suffered in place.choices
    ]
    best = min(key for key, _ in keyed)
    return [choice for key, choice in keyed if key == best]
