"""How hard Amulet is for a team, and how its characters fare against each other.

python -m bench.amulet teams ROWS.csv [--games 60] [--bot greedy] [--cells 4/2,5/2]
python -m bench.amulet rivals ROWS.csv [--games 200] [--bot search:20] [--cells 4,5]

`teams` plays every number of players on every difficulty from 0 to 6 (quests A0 B0 C0, then A1, B1,
C1, A2, B2, C2 one after the other), `rivals` the competitive game with characters drawn. A row for
every game; whoever calls it again with the same file goes on where it stopped, after `--minutes` it
stops by itself, and `--report` says how far it got.
"""

from __future__ import annotations

import argparse
import csv
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from druzina.bots import sit
from druzina.core import Luck, Seen, blend
from druzina.core.hidden import imagine
from druzina.games.amulet import GAME
from druzina.games.amulet.model import Realm

DIFFICULTIES = ("000", "100", "110", "111", "211", "221", "222")
FIELDS = ("cell", "number", "bot", "won", "ended", "days", "seconds", "who")
Row = dict[str, str]


def options_of(cell: str) -> dict[str, object]:
    """`4/2` is a team of four on difficulty 2, `4` are four rivals."""
    seats, _, difficulty = cell.partition("/")
    given: dict[str, object] = {"seats": int(seats), "character": "drawn"}
    if not difficulty:
        return {**given, "mode": "competitive"}
    levels = zip("abc", DIFFICULTIES[int(difficulty)], strict=True)
    return {**given, "mode": "cooperative", **{f"quest_{one}": level for one, level in levels}}


def played(cell: str, number: int, bot: str, seed: int) -> Realm:
    """A whole game by bots, each of whom sees no more than its seat."""
    options = GAME.read_options(options_of(cell))
    deal = blend(seed, number)
    g, luck = GAME.setup(options, GAME.load(), deal), Luck(deal)
    teams = GAME.teams(options)
    sitters = [sit(bot, blend(deal, seat)) for seat in range(options.seats)]
    while (asked := g.advance()) is not None:
        seat = asked[0].seat
        world = imagine(GAME, GAME.codec.encode(g), seat, luck)
        seen: Seen[Any] = Seen(GAME, GAME.codec.encode(world), seat, teams)
        g.answer(asked[0], sitters[seat].choose(seen))
    return g


def row_of(cell: str, number: int, bot: str, seed: int) -> dict[str, object]:
    start = process_time()
    g = played(cell, number, bot, seed)
    assert g.outcome is not None
    who = " ".join(g.facts.characters[player.character].id for player in g.players)
    won = "".join(str(int(one)) for one in g.outcome.won)
    spent = round(process_time() - start, 2)
    values = (cell, number, bot, won, g.outcome.clause, g.round, spent, who)
    return dict(zip(FIELDS, values, strict=True))


def known(path: Path) -> dict[tuple[str, int, str], Row]:
    if not path.exists():
        return {}
    with path.open(newline="") as file:
        return {(row["cell"], int(row["number"]), row["bot"]): row for row in csv.DictReader(file)}


def go_on(args: Any, cells: list[str]) -> None:
    """Plays what is missing until the time is up, each row written at once."""
    start, done = perf_counter(), known(args.rows)
    with args.rows.open("a", newline="") as file:
        rows = csv.DictWriter(file, FIELDS)
        if not done:
            rows.writeheader()
        for number in range(args.first, args.first + args.games):
            for cell in cells:
                if perf_counter() - start > 60.0 * args.minutes:
                    return
                if (cell, number, args.bot) not in done:
                    rows.writerow(row_of(cell, number, args.bot, args.seed))
                    file.flush()


# What it came to


def share(won: float, games: int) -> str:
    """A share with its 95 % interval by Wilson."""
    if not games:
        return "–"
    z, p = 1.96, won / games
    middle = (p + z * z / 2 / games) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / 4 / games**2) / (1 + z * z / games)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{won:g}/{games} {100 * p:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def team_lines(rows: list[Row]) -> Iterator[str]:
    yield "| difficulty | 1 | 2 | 3 | 4 | 5 | all |"
    yield "|---|---|---|---|---|---|---|"
    for level in range(len(DIFFICULTIES)):
        counts = []
        for seats in range(1, 6):
            own = [row for row in rows if row["cell"] == f"{seats}/{level}"]
            counts.append((sum(row["won"][0] == "1" for row in own), len(own)))
        counts.append((sum(won for won, _ in counts), sum(games for _, games in counts)))
        yield f"| {level} | " + " | ".join(share(*one) for one in counts) + " |"


def rival_lines(rows: list[Row]) -> Iterator[str]:
    names = GAME.characters(GAME.load())
    yield "| players | even | " + " | ".join(names) + " |"
    yield "|---" * (len(names) + 2) + "|"
    for cell in sorted({row["cell"] for row in rows}):
        won: dict[str, int] = defaultdict(int)
        games: dict[str, int] = defaultdict(int)
        for row in rows:
            if row["cell"] == cell:
                for name, one in zip(row["who"].split(), row["won"], strict=True):
                    games[name] += 1
                    won[name] += int(one)
        told = " | ".join(share(won[name], games[name]) for name in names)
        yield f"| {cell} | {100 / int(cell):.0f} % | {told} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("teams", "rivals"))
    parser.add_argument("rows", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--cells", default="")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--report", action="store_true")
    args: Any = parser.parse_args()
    teams = [f"{seats}/{level}" for level in range(len(DIFFICULTIES)) for seats in range(1, 6)]
    usual = teams if args.what == "teams" else ["2", "3", "4", "5"]
    if not args.report:
        go_on(args, args.cells.split(",") if args.cells else usual)
    rows = [row for row in known(args.rows).values() if row["bot"] == args.bot]
    print("\n".join(team_lines(rows) if args.what == "teams" else rival_lines(rows)))
    ends: dict[str, int] = defaultdict(int)
    for row in rows:
        ends[row["ended"]] += 1
    print(f"{len(rows)} games, ended {dict(sorted(ends.items()))}")


if __name__ == "__main__":
    main()
