"""GLH-MMV-02 to -08: the hexes to attack from that were considered, and why they lost."""

from __future__ import annotations

from collections.abc import Callable, Generator

from .destination import Place, Weighed
from .focus import Candidate
from .mind import Turn
from .reason import Reason, Reasons, places, reason

Figure = Callable[[Place], int]
Falling = Generator[Reason, None, list[Place]]


def considered(turn: Turn, focus: Candidate, weighed: Weighed, limited: bool) -> Reasons:
    """Criterion by criterion: those that fall behind, with their figure and the best."""
    if limited:
        yield from _left_out(turn, focus)
    left = weighed.places
    best = {cell for cell, _ in weighed.best}
    left = yield from _fall(turn, left, "disadvantage", "MMV-03", lambda p: p.disadvantage)
    left = yield from _fall(turn, left, "targets", "MMV-04", lambda p: -p.size)
    left = yield from _fall(turn, left, "set", "MMV-05", lambda p: not p.choices)
    yield from _sets(turn, weighed)
    left = yield from _fall(turn, left, "suffering", "MMV-06", _least)
    left = yield from _fall(turn, left, "points", "MMV-07", lambda p: p.points)
    ends = places(turn.board.arena, best)
    points = min(place.points for place in left)
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


def _left_out(turn: Turn, focus: Candidate) -> Reasons:
    """GLH-MMV-02: hexes that are too far, or that more negative hexes lead to."""
    points, ways = turn.board.monster.points, turn.ways
    far = turn.attack_cells(focus, None) & ~ways.within(focus.negatives, points)
    if far:
        hexes = places(turn.board.arena, far)
        yield reason("destination-lost-far", "MMV-02", hexes=hexes, best=points)
    worse = 0
    for level in range(focus.negatives + 1, len(ways.levels)):
        worse |= ways.within(level, points) & turn.attackable[focus.enemy]
    if worse:
        hexes = places(turn.board.arena, worse)
        yield reason("destination-lost-negatives", "MMV-02", hexes=hexes, best=focus.negatives)


def _sets(turn: Turn, weighed: Weighed) -> Reasons:
    """GLH-MMV-05: the chosen sets of targets, if there could be more than one target."""
    if turn.profile.area is None and turn.profile.singles == 1:
        return
    enemies = turn.board.enemies
    for chosen in weighed.sets:
        targets = tuple(enemy.at for n, enemy in enumerate(enemies) if chosen >> n & 1)
        yield reason("targets-chosen", "MMV-05", targets=targets)
