"""GLH-MMV-09, -10: where a monster goes that cannot attack its focus this turn."""

from __future__ import annotations

from typing import NamedTuple

from druzina.games.gloomhaven.arena import Ways
from druzina.games.gloomhaven.arena.ground import bits


class Step(NamedTuple):
    """The best ends of this turn's move on the way to one goal."""

    goal: int
    remaining: int
    spent: int
    ends: int


def approach(ways: Ways, ends: int, points: int, negatives: int, goal: int) -> Step:
    """GLH-MMV-09: no more negative hexes than needed, least left to go, least spent.

    The whole way has as many negative hexes as the best way to the goal, for staying has. So a
    cell that n of them lead to is only of use if the rest of the way meets the others.
    """
    reach = [ways.within(level, points) & ends for level in range(negatives + 1)]
    best: Step | None = None
    for left, remaining, cells in ways.backward(goal):
        if left > negatives:
            break
        if best is not None and remaining > best.remaining:
            continue
        found = cells & reach[negatives - left]
        if found:
            step = _cheapest(ways, Step(goal, remaining, 0, found), negatives - left)
            best = step if best is None else _better(best, step)
            if not negatives:
                break
    if best is None:
        raise AssertionError("a goal that no way leads to")
    return best


def _cheapest(ways: Ways, step: Step, level: int) -> Step:
    """GLH-MMV-09: of equally near cells those that cost the fewest points now."""
    for points, layer in enumerate(ways.levels[level]):
        if layer & step.ends:
            return step._replace(spent=points, ends=layer & step.ends)
    return step


def _better(a: Step, b: Step) -> Step:
    """The nearer, then cheaper of two; both together if they are equal."""
    if (a.remaining, a.spent) == (b.remaining, b.spent):
        return a._replace(ends=a.ends | b.ends)
    return min(a, b, key=lambda step: (step.remaining, step.spent))


def approaches(ways: Ways, ends: int, points: int, negatives: int, goals: int) -> list[Step]:
    """GLH-MMV-08, -09: one for every goal; the players choose among them."""
    return [approach(ways, ends, points, negatives, goal) for goal in bits(goals)]
