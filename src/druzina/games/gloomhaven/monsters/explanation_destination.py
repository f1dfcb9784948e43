"""GLH-MMV-02 to -08: the hexes to attack from that were considered, and why they lost."""

from __future__ import annotations

from collections.abc import Callable, Generator

from .destination import Place, Weighed
from .explanation_targets import chosen_sets
from .focus import Candidate
from .mind import Turn
from .profile import near_cells
from .reason import Reason, Reasons, places, reason

Figure = Callable[[Place], int]
Falling = Generator[Reason, None, list[Place]]


def considered(turn: Turn, focus: Candidate, weighed: Weighed, limited: bool) -> Reasons:
    """Criterion by criterion: those that fall behind, with their figure and the best."""
    if limited:
        yield from _too_far(turn, focus)
    yield from _more_negatives(turn, focus, limited)
    left = weighed.places
    best = {cell for cell, _ in weighed.best}
    left = yield from _fall(turn, left, "disadvantage", "MMV-03", lambda p: p.disadvantage)
    left = yield from _fall(turn, left, "targets", "MMV-04", lambda p: -p.size)
    yield from chosen_sets(turn, focus, weighed, left)
    left = yield from _fall(turn, left, "set", "MMV-05", lambda p: not p.choices)
    left = yield from _fall(turn, left, "suffering", "MMV-06", _least)
    left = yield from _fall(turn, left, "points", "MMV-07", lambda p: p.points)
    ends = places(turn.board.arena, best)
    points = min(place.points for place in left)
    yield from _unseen(turn, focus, points)
    if not limited:
        yield reason("goal", "MMV-09", hexes=ends, points=points)
    elif len(ends) > 1:
        yield reason("destination-tie", "MMV-08", hexes=ends, points=points)
    else:
        yield reason("destination-chosen", "MMV-07", hexes=ends, points=points)


def _least(place: Place) -> int:
    return min(suffered for _, suffered in place.choices)


def _fall(turn: Turn, left: list[Place], name: str, clause: str, figure: Figure) -> Falling:
    """The reasons of those that are worse than the best in this figure; the others remain."""
    best = min(int(figure(place)) for place in left)
    worse: dict[int, list[int]] = {}
    for place in left:
        if figure(place) != best:
            worse.setdefault(abs(int(figure(place))), []).append(place.cell)
    for value, cells in sorted(worse.items()):
        hexes = places(turn.board.arena, cells)
        key = f"destination-lost-{name}"
        yield reason(key, clause, hexes=hexes, value=value, best=abs(best))
    return [place for place in left if figure(place) == best]


def _too_far(turn: Turn, focus: Candidate) -> Reasons:
    """GLH-MMV-02: hexes that are too far."""
    points = turn.board.monster.points
    far = turn.attack_cells(focus, None) & ~turn.ways.within(focus.negatives, points)
    if far:
        hexes = places(turn.board.arena, far)
        yield reason("destination-lost-far", "MMV-02", hexes=hexes, best=points)


def _more_negatives(turn: Turn, focus: Candidate, limited: bool) -> Reasons:
    """GLH-MMV-02, -10: hexes that only more negative hexes lead to, also if it cannot attack."""
    points, ways = turn.board.monster.points, turn.ways
    worse = 0
    for level in range(focus.negatives + 1, len(ways.levels)):
        worse |= ways.within(level, points) & turn.attackable[focus.enemy]
    if worse:
        hexes = places(turn.board.arena, worse)
        yield reason(
            "destination-lost-negatives" if limited else "destination-lost-trap",
            "MMV-02" if limited else "MMV-10",
            hexes=hexes,
            best=focus.negatives,
        )


def _unseen(turn: Turn, focus: Candidate, points: int) -> Reasons:
    """GLH-LOS-03: hexes in range, as near as the best, that do not see the focus."""
    arena, at = turn.board.arena, turn.board.enemies[focus.enemy].at
    near = near_cells(arena, turn.profile, arena.cells[at]) & turn.ends
    unseen = near & ~turn.attackable[focus.enemy] & turn.ways.within(focus.negatives, points)
    if unseen:
        hexes = places(arena, unseen)
        yield reason("destination-lost-sight", "LOS-03", hexes=hexes, focus=(at,))
