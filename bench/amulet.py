"""How hard Amulet is for a team, and how its characters fare against each other.

python -m bench.amulet teams ROWS.csv [--games 60] [--bot greedy] [--cells 4/2,5/2]
python -m bench.amulet rivals ROWS.csv [--games 200] [--bot search:20] [--cells 4,5]

`teams` plays every number of players on every difficulty from 0 to 6 (quests A0 B0 C0, then A1, B1,
C1, A2, B2, C2 one after the other), `rivals` the competitive game with characters drawn, as
`bench.rivals amulet` does. A row for every game; whoever calls it again with the same file goes on
where it stopped, after `--minutes` it stops by itself, and `--report` says how far it got.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from bench.pieces import Row, add_words, go_on, known, share
from bench.rivals import FIELDS, Watched, blank, lines, played
from druzina.games.amulet import GAME

DIFFICULTIES = ("000", "100", "110", "111", "211", "221", "222")


def options_of(cell: str) -> dict[str, object]:
    """`4/2` is a team of four on difficulty 2, `4` are four rivals."""
    seats, _, difficulty = cell.partition("/")
    given: dict[str, object] = {"seats": int(seats), "character": "drawn"}
    if not difficulty:
        return {**given, "mode": "competitive"}
    levels = zip("abc", DIFFICULTIES[int(difficulty)], strict=True)
    return {**given, "mode": "cooperative", **{f"quest_{one}": level for one, level in levels}}


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("teams", "rivals"))
    add_words(parser, 60)
    args: Any = parser.parse_args()
    teams = [f"{seats}/{level}" for level in range(len(DIFFICULTIES)) for seats in range(1, 6)]
    usual = teams if args.what == "teams" else ["2", "3", "4", "5"]
    watched = Watched()

    def one(cell: str, number: int) -> Row:
        row = blank(cell, number, args.bot)
        return played(watched, GAME, row, args.seed, options_of(cell))

    if not args.report:
        go_on(args, FIELDS, args.cells.split(",") if args.cells else usual, one)
    rows = [row for row in known(args.rows).values() if row["bot"] == args.bot]
    print("\n".join(team_lines(rows) if args.what == "teams" else lines(watched, rows)))
    ends: dict[str, int] = defaultdict(int)
    for row in rows:
        ends[row["ended"]] += 1
    print(f"{len(rows)} games, ended {dict(sorted(ends.items()))}")


if __name__ == "__main__":
    main()
