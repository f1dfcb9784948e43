"""Every playable scenario of Gloomhaven with 2, 3 and 4 characters, by chance and by greed.

python -m bench.gloomhaven_soak ROWS.csv [--random 20] [--greedy 5] [--minutes 9] [--report]
    [--scenarios 49 71 …]

A row for every play: all laws were looked at at every decision, and it ended by the clause named.
Who calls it again with the same file goes on where it stopped; a play that broke something is a
row too, with what was wrong in the place of the clause.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.soak import chooser
from druzina.core import Luck, blend
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.content import playable

FIELDS = ("scenario", "seats", "how", "number", "ended", "won", "rounds", "decisions", "seconds")
LONGEST = 20_000
Key = tuple[int, int, str, int]


def plays(wanted: dict[str, int], scenarios: Sequence[int]) -> Iterator[Key]:
    """All of them; every scenario once with every number of characters, then all again."""
    for number in range(max(wanted.values())):
        for how, scenario, seats in product(wanted, scenarios, GAME.seats):
            if number < wanted[how]:
                yield scenario, seats, how, number


def play(scenario: int, seats: int, how: str, number: int) -> dict[str, object]:
    """One of them, with classes drawn by its number, half of them in a ready outfit."""
    seed = blend(scenario * 10 + seats, number)
    classes = list(GAME.characters(GAME.load()))
    Luck(seed).shuffle(classes)
    given = {
        "seats": seats,
        "scenario": scenario,
        "outfit": ("plain", "ready")[number % 2],
        "each": [{"character": one} for one in classes[:seats]],
    }
    start = process_time()
    ended, won, rounds, decisions = carried_out(given, how, seed)
    spent = round(process_time() - start, 2)
    values = (scenario, seats, how, number, ended, int(won), rounds, decisions, spent)
    return dict(zip(FIELDS, values, strict=True))


def carried_out(given: dict[str, object], how: str, seed: int) -> tuple[str, bool, int, int]:
    """How it ended: a clause, or what went wrong."""
    options = GAME.read_options(given)
    g = GAME.setup(options, GAME.load(), seed)
    choose, decisions = chooser(GAME, GAME.teams(options), how, seed), 0
    try:
        while (asked := g.advance()) is not None and decisions < LONGEST:
            faults = [*GAME.broken(g)]
            assert not faults, faults
            g.answer(asked[0], choose(g, *asked))
            decisions += 1
        faults = [*GAME.broken(g)]
        assert not faults, faults
        assert g.outcome is not None, "it does not end"
    except Exception as error:  # noqa: BLE001 – told in its row, and the next one is played
        return f"{type(error).__name__}: {error}"[:200], False, g.round, decisions
    return g.outcome.clause, g.won, g.round, decisions


def known(path: Path) -> dict[Key, dict[str, str]]:
    if not path.exists():
        return {}
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return {(int(r["scenario"]), int(r["seats"]), r["how"], int(r["number"])): r for r in rows}


def go_on(path: Path, wanted: dict[str, int], scenarios: Sequence[int], seconds: float) -> None:
    """Plays what is missing until the time is up, each row written at once."""
    start, done = perf_counter(), known(path)
    with path.open("a", newline="") as file:
        rows = csv.DictWriter(file, FIELDS)
        if not done:
            rows.writeheader()
        for key in plays(wanted, scenarios):
            if perf_counter() - start > seconds:
                return
            if key not in done:
                rows.writerow(play(*key))
                file.flush()


def report(path: Path, wanted: dict[str, int], scenarios: Sequence[int]) -> bool:
    """Says how far it got; whether nothing was broken."""
    rows = known(path).values()
    for how, each in wanted.items():
        own = [row for row in rows if row["how"] == how]
        ends = Counter(row["ended"] for row in own)
        most = max((int(row["rounds"]) for row in own), default=0)
        decisions = sum(int(row["decisions"]) for row in own)
        print(
            f"{how}: {len(own)} of {each * len(scenarios) * len(GAME.seats)} plays, "
            f"{len({(row['scenario'], row['seats']) for row in own})} scenarios by characters, "
            f"{decisions} decisions, at most {most} rounds, won {sum(int(r['won']) for r in own)}, "
            f"ended {dict(sorted(ends.items()))}"
        )
    broken = [row for row in rows if not row["ended"].startswith("GLH-")]
    for row in broken:
        print(f"BROKEN {row}")
    return not broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--random", type=int, default=20)
    parser.add_argument("--greedy", type=int, default=5)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--scenarios", type=int, nargs="*", default=list(playable()))
    parser.add_argument("--report", action="store_true")
    args: Any = parser.parse_args()
    wanted = {"random": args.random, "greedy": args.greedy}
    if not args.report:
        go_on(args.rows, wanted, args.scenarios, 60.0 * args.minutes)
    return 0 if report(args.rows, wanted, args.scenarios) else 1


if __name__ == "__main__":
    raise SystemExit(main())
