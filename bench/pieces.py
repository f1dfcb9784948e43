"""Benches of many games, played in pieces: rows in a file, gone on with where one stopped."""

from __future__ import annotations

import csv
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from druzina.bots import Sitter, sit
from druzina.bots.policy import leant
from druzina.core import Choice, Luck, Seen

Row = dict[str, str]


class Leaner:
    """Takes what it leans to most, in a world like the true one."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, seen: Seen[Any]) -> Choice:
        return leant(seen.game, seen.sample(self._luck), seen.question, seen.choices)


def seated(bot: str, seed: int) -> Leaner | Sitter:
    """A bot by its name, or `leaning`, which no lobby offers."""
    return Leaner(seed) if bot == "leaning" else sit(bot, seed)


def known(path: Path) -> dict[tuple[str, int, str], Row]:
    if not path.exists():
        return {}
    with path.open(newline="") as file:
        return {(row["cell"], int(row["number"]), row["bot"]): row for row in csv.DictReader(file)}


def go_on(
    args: Namespace,
    fields: Sequence[str],
    cells: Sequence[str],
    played: Callable[[str, int], Row],
) -> None:
    """Plays what is missing until the time is up, each row written at once."""
    start, done = perf_counter(), known(args.rows)
    with args.rows.open("a", newline="") as file:
        rows = csv.DictWriter(file, fields)
        if not file.tell():
            rows.writeheader()
        for number in range(args.first, args.first + args.games):
            for cell in cells:
                if perf_counter() - start > 60.0 * args.minutes:
                    return
                if (cell, number, args.bot) not in done:
                    rows.writerow(played(cell, number))
                    file.flush()


def share(won: float, games: int) -> str:
    """A share with its 95 % interval by Wilson."""
    if not games:
        return "–"
    z, p = 1.96, won / games
    middle = (p + z * z / 2 / games) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / 4 / games**2) / (1 + z * z / games)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{won:g}/{games} {100 * p:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def add_words(parser: ArgumentParser, games: int) -> None:
    parser.add_argument("rows", type=Path)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--cells", default="")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--report", action="store_true")
