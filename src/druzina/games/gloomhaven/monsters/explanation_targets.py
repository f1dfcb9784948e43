"""GLH-MMV-05: the sets of targets that were chosen, and by which figures others lost to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.games.gloomhaven.arena.ground import bits

from .board import Board, Enemy
from .destination import Place, Weighed
from .focus import FAR, Candidate, proximity
from .mind import Turn
from .reason import Argument, Reason, Reasons, reason
from .sets import Sets, listed
from .targets import Targets

RIVALS = 3  # so many losing sets are told


def told_sets(enemies: Sequence[Enemy], sets: Sets) -> dict[str, Argument]:
    """A set by its targets; many equal ones by those in all of them, and how many of the rest."""
    sets = sets.tight
    certain = tuple(enemies[number].at for number in bits(sets.least))
    if not sets.left:
        return {"targets": certain}
    among = tuple(enemies[number].at for number in bits(sets.open))
    return {"targets": certain, "count": sets.left, "among": among}


def chosen_sets(turn: Turn, focus: Candidate, weighed: Weighed, fitting: list[Place]) -> Reasons:
    """The best sets, if there could be more than one target, and the best of the others."""
    if turn.profile.area is None and turn.profile.singles == 1:
        return
    for sets in weighed.sets:
        chosen = told_sets(turn.board.enemies, sets)
        many = "among" in chosen
        yield reason("targets-chosen-among" if many else "targets-chosen", "MMV-05", **chosen)
    targets = Targets(turn.hits(), focus.enemy)
    best = next(listed(weighed.sets))
    told: dict[int, Reason] = {}
    for place, rival in _rivals(targets, fitting, weighed.sets):
        differ = _differing(targets, best, rival)
        if differ is None or rival in told:
            continue
        better = targets.ranks[differ[1]] < targets.ranks[differ[0]]
        if place.points == fitting[0].points:
            told[rival] = _lost_by_rank(turn.board, rival, *differ)
        elif better:  # otherwise it would have lost anyway
            told[rival] = _lost_by_points(turn.board, rival, place.points, fitting[0].points)
    yield from list(told.values())[:RIVALS]


def _rivals(
    targets: Targets, fitting: list[Place], chosen: Sequence[Sets]
) -> Iterator[tuple[Place, int]]:
    """Sets of the same size that were not chosen, with the place they need."""
    for place in fitting:
        for option in place.options:
            _, sets = targets.best_sets(place.size, option)
            for rival in (next(listed([sets])), targets.runner_up(place.size, option)):
                if rival and not any(_in(rival, each) for each in chosen):
                    yield place, rival


def _in(rival: int, sets: Sets) -> bool:
    return not (sets.least & ~rival or rival & ~sets.most)


def _differing(targets: Targets, best: int, rival: int) -> tuple[int, int] | None:
    """The first secondary targets, the better ones first, in which two sets differ."""
    mine, theirs = (
        sorted(bits(each & ~targets.focus), key=targets.ranks.__getitem__) for each in (best, rival)
    )
    pairs = zip(mine, theirs, strict=True)
    return next(((a, b) for a, b in pairs if targets.ranks[a] != targets.ranks[b]), None)


def _lost_by_points(board: Board, rival: int, points: int, best: int) -> Reason:
    targets = tuple(board.enemies[number].at for number in bits(rival))
    return reason("targets-lost-points", "MMV-05", targets=targets, value=points, best=best)


def _lost_by_rank(board: Board, rival: int, mine: int, theirs: int) -> Reason:
    """Nearer to where it starts, then earlier in initiative."""
    enemies = board.enemies
    key, best, value = "proximity", *(_shown(proximity(board, each)) for each in (mine, theirs))
    if best == value:
        key, best, value = "initiative", enemies[mine].initiative, enemies[theirs].initiative
    return reason(
        f"targets-lost-{key}",
        "MMV-05",
        targets=tuple(enemies[number].at for number in bits(rival)),
        rival=(enemies[theirs].at,),
        chosen=(enemies[mine].at,),
        value=value,
        best=best,
    )


def _shown(steps: int) -> int:
    return -1 if steps == FAR else steps
