"""What a story will still bring: rewards that wait on the list, and glory at the end of the game
if it ended now; and what a forecast comes to, in one sum for now and one for the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from druzina.core import Line
from druzina.core.step import AnyStep
from druzina.games.tales_of_glory.content import LOADED, Kind
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.ending import CONTESTED
from druzina.games.tales_of_glory.rules.multipliers import count
from druzina.games.tales_of_glory.rules.order import Collect, Due, OrderRewards, Turn, printed
from druzina.games.tales_of_glory.rules.rewards import Gain, UseKey

MAJORITY = "event-majority"
GAINS = "event-gains"
LISTED = (Turn, Collect, OrderRewards)  # with rewards on a list of theirs
GIVING = (UseKey, Gain, *LISTED)
TOLD_ONCE = ("event-counts",)  # how a sum came about is no part of it


def at_end(g: Tale, seat: int) -> int:
    """TOG-END-04: the glory of the end-of-game rewards as things stand."""
    rewards = _rewards_at_end(g.content, tuple(g.players[seat].story.tiles))
    if not rewards:  # nearly always
        return 0
    return sum([glory * _times(g, seat, times) for glory, times in rewards])


@lru_cache(maxsize=16_384)
def _rewards_at_end(content: str, story: tuple[int, ...]) -> list[tuple[int, str]]:
    """Kept: glory and what it is multiplied by, of the few that a story has."""
    items = [item for tile in story for item in LOADED[content].tiles[tile].items if item.at_end]
    return [(sum(n for kind, n in item.gains if kind == "glory"), item.times) for item in items]


def _times(g: Tale, seat: int, times: str) -> int:
    """TOG-MUL-05: before the end nobody has been given a majority, so it is counted who leads."""
    if times != "majority":
        return count(g, seat, times)
    return sum(
        0 < getattr(g.players[seat], kind) == max(getattr(one, kind) for one in g.players)
        for kind in CONTESTED
    )


def waiting(g: Tale, seat: int) -> tuple[tuple[Kind, int], ...]:
    """TOG-REW-09: what the seat is still to be given in this turn, as counted now."""
    return all_waiting(g).get(seat, ())


def all_waiting(g: Tale) -> dict[int, tuple[tuple[Kind, int], ...]]:
    """The same for each seat that is to be given anything."""
    found: dict[int, dict[Kind, int]] = {}
    for step in g.stack:
        if isinstance(step, GIVING):
            mine = found.setdefault(step.seat, {})
            for kind, n in _given(g, step):
                mine[kind] = mine.get(kind, 0) + n
    return {seat: tuple([one for one in all_.items() if one[1]]) for seat, all_ in found.items()}


def _given(g: Tale, step: AnyStep) -> Iterator[tuple[Kind, int]]:
    if isinstance(step, UseKey):
        yield "key", 1
    elif isinstance(step, Gain):
        yield from ((kind, n * step.factor) for kind, n in step.gains)
    elif isinstance(step, LISTED):
        for due in step.due:
            yield from _due(g, step.seat, due)


def _due(g: Tale, seat: int, due: Due) -> Iterator[tuple[Kind, int]]:
    gains, times = printed(g, seat, due)
    factor = count(g, seat, times)
    yield from ((kind, n * factor) for kind, n in gains)


def tally(lines: Sequence[Line], seat: int, before: Tale, after: Tale) -> list[Line]:
    """A forecast as sums of the seat's own: what comes now, and what at the end of the game."""
    mine = [line for line in lines if line.arguments.get("seat") == seat]
    over = next((n for n, line in enumerate(mine) if line.key == MAJORITY), len(mine))
    now = [line for line in mine[:over] if line.key not in (GAINS, *TOLD_ONCE)]
    came = [(kind, -n) for kind, n in waiting(before, seat)]
    goods = _sum(mine[:over], [*waiting(after, seat), *came])
    if goods:
        now.append(Line(0, GAINS, "TOG-REW-08", {"seat": seat, "gains": tuple(goods.items())}))
    late = _late(mine[over:]) if after.outcome else at_end(after, seat) - at_end(before, seat)
    if late:
        now.append(Line(0, "event-at-end", "TOG-END-04", {"seat": seat, "glory": late}))
    return now


def _sum(lines: Sequence[Line], more: Sequence[tuple[Kind, int]]) -> dict[str, int]:
    goods: dict[str, int] = {}
    for line in lines:
        gained = line.arguments.get("gains") if line.key == GAINS else ()
        for pair in gained if isinstance(gained, tuple) else ():
            kind, n = pair if isinstance(pair, tuple) else (pair, 0)
            goods[str(kind)] = goods.get(str(kind), 0) + int(n)
    for kind, n in more:
        goods[kind] = goods.get(kind, 0) + n
    return {kind: n for kind, n in goods.items() if n}


def _late(lines: Sequence[Line]) -> int:
    """Majorities and end-of-game rewards together."""
    majorities = sum(int(str(one.arguments["glory"])) for one in lines if one.key == MAJORITY)
    return majorities + _sum(lines, ()).get("glory", 0)
