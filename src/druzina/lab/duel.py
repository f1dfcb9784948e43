"""Two bots on paired deals, until one is better beyond doubt or the limit is reached.

A pair is one deal played twice: with seats swapped, or in games won together once by a team of
each. What counts is the mean of pairs, so that the luck of the deal is in neither scale. Since it
is looked at again after every batch, a duel ends early only by a 99 % interval; what is told is the
usual one of 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import replace

from druzina import games
from druzina.core import united
from druzina.lab.plan import Plan, checked
from druzina.lab.row import Row
from druzina.lab.run import play_all
from druzina.lab.sharing import Result
from druzina.lab.statistics import Estimate, Z

BATCH = 20  # pairs between two looks
SURE = 2.5758293035489004
FEWEST = 3  # batches before a duel may end early
EVEN = 0.5


class Duel(Struct, frozen=True):
    """`share` is the first bot's; together: how much more often its team won, from 0.5 on."""

    first: str
    second: str
    pairs: int
    share: Estimate
    decided: bool


class Pair(Struct, frozen=True):
    """One deal played twice: what each bot's share of the wins was."""

    mine: float
    theirs: float

    @property
    def score(self) -> float:
        return EVEN + (self.mine - self.theirs) / 2


def duel(
    game: str,
    first: str,
    second: str,
    limit: int,
    seed: int,
    options: dict[str, str],
    workers: int | None,
    watch: Callable[[Result], None] = lambda result: None,
) -> Duel:
    """At most `limit` pairs."""
    plans = sides(game, first, second, seed, options)
    scores: list[float] = []
    while len(scores) < limit and not (len(scores) >= FEWEST * BATCH and decided(scores)):
        size = min(BATCH, limit - len(scores))
        more = pairs(plans, len(scores), size, workers, watch)
        if len(more) < size:
            break
        scores += [one.score for one in more]
    return Duel(first, second, len(scores), share_of(scores, Z), decided(scores))


def sides(game: str, first: str, second: str, seed: int, options: dict[str, str]) -> list[Plan]:
    """One plan with both bots, or for games won together one for a team of each."""
    found = games.find(game)
    seats = max(2, found.seats[0])
    together = united(found.teams(found.read_options({"seats": seats, **options})))
    tables = [(first,) * seats, (second,) * seats] if together else [(first, second)]
    return [checked(_plan(game, table, seed, options, together)) for table in tables]


def pairs(
    plans: Sequence[Plan],
    done: int,
    size: int,
    workers: int | None,
    watch: Callable[[Result], None] = lambda result: None,
) -> list[Pair]:
    """So many pairs after those done; none where games failed."""
    rows = [_played(plan, done, size, workers, watch) for plan in plans]
    if any(len(some) < size * plan.period for some, plan in zip(rows, plans, strict=True)):
        return []
    return _together(*rows) if len(plans) > 1 else _mirrored(rows[0], *plans[0].seats)


def _plan(
    game: str, table: tuple[str, ...], seed: int, options: dict[str, str], together: bool
) -> Plan:
    return Plan(game=game, seats=table, games=1, seed=seed, rotate=not together, options=options)


def _played(
    plan: Plan, done: int, size: int, workers: int | None, watch: Callable[[Result], None]
) -> list[Row]:
    part = replace(plan, first=done * plan.period, games=size * plan.period)
    return play_all(part, workers, None, watch).rows


def _mirrored(rows: Sequence[Row], first: str, second: str) -> list[Pair]:
    """Mean shares over both games of each deal."""
    if first == second:
        return [Pair(EVEN, EVEN)] * len(rows)
    return [
        Pair(*(fmean(row.shares[row.bots.index(bot)] for row in deal) for bot in (first, second)))
        for deal in zip(rows[::2], rows[1::2], strict=True)
    ]


def _together(mine: Sequence[Row], theirs: Sequence[Row]) -> list[Pair]:
    both = zip(mine, theirs, strict=True)
    return [Pair(float(one.won[0]), float(other.won[0])) for one, other in both]


def share_of(scores: Sequence[float], z: float) -> Estimate:
    """The mean of pairs; a few that are all alike say less than their spread."""
    if not scores:
        return Estimate(EVEN, 0.0, 1.0)
    mean = fmean(scores)
    deviation = stdev(scores) if len(scores) > 1 else EVEN
    half = z * max(deviation, EVEN / len(scores)) / len(scores) ** 0.5
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def decided(scores: Sequence[float]) -> bool:
    sure = share_of(scores, SURE)
    return not sure.low <= EVEN <= sure.high
