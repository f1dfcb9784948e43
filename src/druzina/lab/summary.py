"""What the rows show: plain figures, for the screen, the page and summary.json alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Literal

from msgspec import Struct

from druzina.core import united
from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row
from druzina.lab.statistics import Estimate, Spread, spread, wilson


class Standing(Struct, frozen=True, kw_only=True):
    """How one bot, or one seat, or a bot on a seat fared; `share` is per sitting, `fair` is 1/n."""

    bot: str | None = None
    seat: int | None = None
    games: int
    sittings: int
    share: Estimate
    fair: float
    score: Spread
    parts: dict[str, float]
    decisions: float


class Ending(Struct, frozen=True):
    """One way in which games that are won or lost together ended: by which clause, how often."""

    won: bool
    clause: str
    games: int
    share: float
    rounds: Spread


class Branching(Struct, frozen=True):
    """How many choices a decision had: on average, at most, and stage by stage of the game."""

    mean: float
    most: int
    by: Literal["round", "ten decisions"]
    stages: dict[int, float]


class Speed(Struct, frozen=True):
    """What the clock said; the only part of a summary that never repeats."""

    workers: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions_per_core_second: float
    thinking: dict[str, float]


class Summary(Struct, frozen=True, kw_only=True):
    """A whole run. `team` is the share of games won by all together, in games played so."""

    druzina: Literal["lab"] = "lab"
    format: int = 1
    game: str
    version: int
    content: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: int
    rotate: bool
    period: int
    repeatable: bool
    games: int
    played: int
    interrupted: bool
    failed: list[Failed]
    team: Estimate | None
    endings: list[Ending] = []
    bots: list[Standing]
    places: list[Standing]
    table: list[Standing]
    score_parts: list[str]
    ended_by: dict[str, int]
    decisions: Spread | None
    rounds: Spread | None
    branching: Branching | None
    speed: Speed


def summarise(
    plan: Plan,
    rows: Sequence[Row],
    failed: Sequence[Failed],
    *,
    seconds: float,
    workers: int,
    interrupted: bool,
) -> Summary:
    game, options = plan.find()
    together = united(game.teams(options))
    names, seats = list(dict.fromkeys(plan.seats)), range(len(plan.seats))
    pairs = [(bot, seat) for bot in names for seat in seats]
    return Summary(
        game=plan.game,
        version=game.version,
        content=game.load(plan.folder()),
        options=plan.options,
        seats=plan.seats,
        seed=plan.seed,
        rotate=plan.rotate,
        period=plan.period,
        repeatable=not plan.timed(),
        games=plan.games,
        played=len(rows),
        interrupted=interrupted,
        failed=list(failed),
        team=team_share(rows) if together else None,
        endings=endings(rows) if together else [],
        bots=_present(standing(rows, bot=bot) for bot in names),
        places=_present(standing(rows, seat=seat) for seat in seats),
        table=_present(standing(rows, bot=bot, seat=seat) for bot, seat in pairs),
        score_parts=score_parts(rows),
        ended_by=dict(sorted(Counter(row.ended_by for row in rows).items())),
        decisions=spread([row.decisions for row in rows]) if rows else None,
        rounds=spread([row.rounds for row in rows]) if rows else None,
        branching=branching(rows),
        speed=speed(rows, seconds, workers),
    )


def team_share(rows: Sequence[Row]) -> Estimate | None:
    """How often all won, in games that all win or lose together."""
    if not rows:
        return None
    return wilson(sum(all(row.won) for row in rows), len(rows))


def endings(rows: Sequence[Row]) -> list[Ending]:
    """Won first, then lost, the frequent ways before the rare ones."""
    found: dict[tuple[bool, str], list[int]] = {}
    for row in rows:
        found.setdefault((all(row.won), row.ended_by), []).append(row.rounds)
    told = [
        Ending(won, clause, len(rounds), len(rounds) / len(rows), spread(rounds))
        for (won, clause), rounds in found.items()
    ]
    return sorted(told, key=lambda one: (not one.won, -one.games, one.clause))


def standing(
    rows: Sequence[Row], bot: str | None = None, seat: int | None = None
) -> Standing | None:
    """A bot sitting several times in one game is one player to the interval, not several."""
    sat = _sittings(rows, bot, seat)
    if not sat:
        return None
    games, count = len({row.number for row, _ in sat}), len(sat)
    often = count / games
    wins = wilson(sum(row.shares[place] for row, place in sat), games)
    if often == len(sat[0][0].bots):  # it sits everywhere and cannot but win its fair share
        wins = Estimate(wins.value, wins.value, wins.value)
    return Standing(
        bot=bot,
        seat=seat,
        games=games,
        sittings=count,
        share=Estimate(wins.value / often, wins.low / often, wins.high / often),
        fair=1 / len(sat[0][0].bots),
        score=spread([row.scores[place] for row, place in sat]),
        parts=_mean_parts([row.parts[place] for row, place in sat if row.parts]),
        decisions=fmean(row.asked[place] for row, place in sat),
    )


def _sittings(
    rows: Iterable[Row], bot: str | None = None, seat: int | None = None
) -> list[tuple[Row, int]]:
    return [
        (row, place)
        for row in rows
        for place, name in enumerate(row.bots)
        if bot in (None, name) and seat in (None, place)
    ]


def scores(rows: Iterable[Row], bot: str | None = None, seat: int | None = None) -> list[int]:
    return [row.scores[place] for row, place in _sittings(rows, bot, seat)]


def score_parts(rows: Iterable[Row]) -> list[str]:
    """What the scores are made of, by name."""
    return list(dict.fromkeys(name for row in rows for parts in row.parts for name in parts))


def branching(rows: Sequence[Row]) -> Branching | None:
    decisions = sum(row.decisions for row in rows)
    if not decisions:
        return None
    stages: dict[int, list[int]] = {}
    for row in rows:
        for stage, (asked, choices) in enumerate(row.stages):
            tally = stages.setdefault(stage, [0, 0])
            tally[0] += asked
            tally[1] += choices
    return Branching(
        sum(row.choices for row in rows) / decisions,
        max(row.widest for row in rows),
        "round" if any(row.rounds for row in rows) else "ten decisions",
        {stage: choices / asked for stage, (asked, choices) in sorted(stages.items()) if asked},
    )


def speed(rows: Sequence[Row], seconds: float, workers: int) -> Speed:
    decisions, busy = sum(row.decisions for row in rows), sum(row.seconds for row in rows)
    thinking: dict[str, list[float]] = {}
    for row in rows:
        for bot, time, asked in zip(row.bots, row.thinking, row.asked, strict=True):
            tally = thinking.setdefault(bot, [0.0, 0])
            tally[0] += time
            tally[1] += asked
    return Speed(
        workers=workers,
        seconds=seconds,
        games_per_second=_per(len(rows), seconds),
        decisions_per_second=_per(decisions, seconds),
        decisions_per_core_second=_per(decisions, busy),
        thinking={bot: _per(time, asked) for bot, (time, asked) in sorted(thinking.items())},
    )


def _mean_parts(parts: Sequence[dict[str, int]]) -> dict[str, float]:
    names = dict.fromkeys(name for one in parts for name in one)
    return {name: fmean(one.get(name, 0) for one in parts) for name in names}


def _present(standings: Iterable[Standing | None]) -> list[Standing]:
    return [one for one in standings if one is not None]


def _per(count: float, amount: float) -> float:
    return count / amount if amount else 0.0
