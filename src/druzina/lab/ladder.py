"""All bots of a game on one ladder: each plays each, and a rating is fitted to all results.

In a game that all win or lose together nobody beats anybody: there the game itself is one of
those on the ladder, and every bot plays against it with a table of its own kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from druzina import games
from druzina.core import united
from druzina.lab.plan import Plan, checked
from druzina.lab.rating import ratings
from druzina.lab.row import Row
from druzina.lab.run import play_all
from druzina.lab.sharing import Result
from druzina.lab.statistics import Estimate

BOTS = ("random", "apprentice", "greedy", "search:40")
THE_GAME = "the game"


class Rung(Struct, frozen=True):
    """A bot on the ladder: its rating, how often it played and won."""

    name: str
    rating: Estimate
    games: int
    won: float


def plans(
    game: str, bots: Sequence[str], count: int, seed: int, options: dict[str, str]
) -> list[Plan]:
    """The matches to be played: every pair of bots on mirrored deals, or each alone."""
    found = games.find(game)
    seats = found.seats[0] if found.seats[0] > 1 else 2
    together = united(found.teams(found.read_options({"seats": seats, **options})))
    tables: Iterator[tuple[str, ...]] = (
        ((bot,) * seats for bot in bots)
        if together
        else ((*pair, *(pair[1],) * (seats - 2)) for pair in combinations(bots, 2))
    )
    return [
        checked(Plan(game=game, seats=table, games=count, seed=seed, options=options))
        for table in tables
    ]


def climb(
    given: Sequence[Plan], workers: int | None, watch: Callable[[Result], None], on: str
) -> tuple[list[Rung], list[Row]]:
    """Plays all and fits; the best first."""
    wins: dict[tuple[str, str], float] = {}
    rows: list[Row] = []
    for plan in given:
        found = play_all(plan, workers, None, watch, on)
        rows += found.rows
        for row in found.rows:
            for winner, loser, part in beaten(row):
                wins[winner, loser] = wins.get((winner, loser), 0.0) + part
        if found.interrupted:
            break
    return rungs(wins), rows


def beaten(row: Row) -> Iterator[tuple[str, str, float]]:
    """Who beat whom in a game: every pair of different bots by their ranks; half each if equal."""
    names = sorted(set(row.bots))
    if len(names) == 1:
        won = row.won[0]
        yield (names[0], THE_GAME, 1.0) if won else (THE_GAME, names[0], 1.0)
        return
    for one, other in combinations(range(len(row.bots)), 2):
        a, b = row.bots[one], row.bots[other]
        if a == b:
            continue
        ahead = row.ranks[other] - row.ranks[one]
        yield a, b, 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        yield b, a, 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0


def rungs(wins: dict[tuple[str, str], float]) -> list[Rung]:
    names = sorted({name for pair in wins for name in pair})
    made = [
        Rung(
            name,
            rating,
            round(sum(count for pair, count in wins.items() if name in pair)),
            sum(count for (winner, _), count in wins.items() if winner == name),
        )
        for name, rating in zip(names, ratings(names, wins) if names else (), strict=True)
    ]
    return sorted(made, key=lambda one: -one.rating.value)
