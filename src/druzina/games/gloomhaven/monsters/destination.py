"""GLH-MMV-02 to -08: from which hex a monster attacks, and whom."""

from __future__ import annotations

from typing import NamedTuple

from druzina.games.gloomhaven.arena import Ways
from druzina.games.gloomhaven.arena.ground import bits

from .board import Board
from .profile import Profile
from .sets import Sets, one
from .targets import Hits, Option, Targets

Choice = tuple[int, Sets]  # the cell where the move ends, the sets of enemies attacked


class Place(NamedTuple):
    """A cell to attack from, by what it is compared on."""

    cell: int
    points: int
    disadvantage: bool  # against the focus
    size: int  # targets
    options: list[Option]  # that give so many
    choices: tuple[tuple[Sets, int], ...] = ()  # chosen sets it can attack, and how many suffer


class Weighed(NamedTuple):
    """All places to attack from, the sets chosen among them, and what is best."""

    places: list[Place]
    sets: list[Sets]
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
    return [(cell, one(1 << focus)) for cell in bits(best)]


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


def weigh(hits: Hits, ways: Ways, focus: int, cells: int, thorough: bool = False) -> Weighed:
    """GLH-MMV-03 to -07: first the set of targets is fixed, then the hex to attack it from.

    If not `thorough`, places that cannot be best any more are not looked at.
    """
    board, profile, targets = hits.board, hits.profile, Targets(hits, focus)
    bad = suffering(board, profile, focus)
    worse = not cells & ~bad  # GLH-MMV-03: no hex without disadvantage against the focus
    places = [
        Place(cell, points, bool(bad >> cell & 1), *targets.most(cell))
        for points, cell in costs(ways, cells)
    ]
    fitting = [place for place in places if place.disadvantage == worse]
    size = max(place.size for place in fitting)  # GLH-MMV-04
    fitting = [place for place in fitting if place.size == size]
    least = min(place.points for place in fitting)  # GLH-MMV-05
    sets = _best_sets(targets, size, [each.options for each in fitting if each.points == least])
    pains = [suffering(board, profile, number) for number in range(len(board.enemies))]
    open_to: dict[int, tuple[tuple[Sets, int], ...]] = {}
    enough = fitting[-1].points  # they are in the order of their points
    for place in fitting:
        if place.points > enough:
            break
        found = open_to[place.cell] = _choices(targets, place, sets, pains)
        if not thorough and any(suffered == 0 for _, suffered in found):
            enough = place.points
    places = [place._replace(choices=open_to.get(place.cell, ())) for place in places]
    return Weighed(places, sets, _best(places))


def _choices(
    targets: Targets, place: Place, sets: list[Sets], pains: list[int]
) -> tuple[tuple[Sets, int], ...]:
    """GLH-MMV-06: the chosen sets that can be attacked from there with the fewest that suffer."""
    hurt = sum(1 << number for number, cells in enumerate(pains) if cells >> place.cell & 1)
    allowed = (targets.allowed(option, each) for each in sets for option in place.options)
    found = {each for each in allowed if each is not None}
    return tuple((each.sparing(hurt), each.fewest(hurt)) for each in sorted(found))


def _best_sets(targets: Targets, size: int, all_options: list[list[Option]]) -> list[Sets]:
    """GLH-MMV-05: the sets of this size with the nearest, then earliest secondary targets."""
    found = [
        targets.best_sets(size, option)
        for option in sorted({option for options in all_options for option in options})
    ]
    best = min(ranks for ranks, _ in found)
    return sorted({sets for ranks, sets in found if ranks == best})


def _best(places: list[Place]) -> list[Choice]:
    """GLH-MMV-06 to -08: fewest disadvantaged targets, then fewest points; equal ones are left."""
    keyed = [
        ((suffered, place.points), (place.cell, chosen))
        for place in places
        for chosen, suffered in place.choices
    ]
    best = min(key for key, _ in keyed)
    return [choice for key, choice in keyed if key == best]
