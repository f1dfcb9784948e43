"""A run of the lab in pieces: every game's row is added to a folder, and who starts it again goes
on where it stopped, until all games are there.

    python bench/piecewise.py FOLDER prophecy --seats search:400,greedy --games 400 --seconds 500

The rows are those of `druzina lab run` with the same words, by bytes.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import monotonic

from druzina.lab.files import GAMES, TIMES
from druzina.lab.plan import Plan, checked
from druzina.lab.play import each_game
from druzina.lab.row import Failed, cells, times
from druzina.lab.statistics import wilson


def go_on(plan: Plan, folder: Path, seconds: float) -> None:
    """Plays what is missing, one game at least, for about so long; a game that fails ends it."""
    until = monotonic() + seconds
    for number in range(len(rows(folder)), plan.games):
        [row] = each_game(plan, [number])
        if isinstance(row, Failed):
            raise SystemExit(f"{plan.command(number)}\n{row.detail}")
        add(folder / TIMES, dict(times(row)))
        add(folder / GAMES, dict(cells(row)))
        if monotonic() >= until:
            return


def rows(folder: Path) -> list[dict[str, str]]:
    path = folder / GAMES
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def add(path: Path, line: dict[str, str]) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(line), lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow(line)


def told(plan: Plan, found: list[dict[str, str]]) -> str:
    """Each bot's wins so far."""
    lines = [f"{len(found)} of {plan.games} games"]
    for bot in dict.fromkeys(plan.seats):
        won = [
            int(row[f"seat{seat}_won"])
            for row in found
            for seat in range(len(plan.seats))
            if row[f"seat{seat}_bot"] == bot
        ]
        share = wilson(sum(won), len(won))
        interval = f"{share.value:.1%} ({share.low:.1%}–{share.high:.1%})"
        lines.append(f"{bot}: {sum(won)} of {len(won)}, {interval}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("options", nargs="*")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.options)
    seats = tuple(args.seats.split(","))
    wanted = Plan(game=args.game, seats=seats, games=args.games, seed=args.seed, options=options)
    plan = checked(wanted)
    args.folder.mkdir(parents=True, exist_ok=True)
    go_on(plan, args.folder, args.seconds)
    print(told(plan, rows(args.folder)))


if __name__ == "__main__":
    main()
