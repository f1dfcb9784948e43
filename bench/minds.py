"""Two bots on paired deals, in pieces: goes on where it stopped, so that long duels need no night.

    python bench/minds.py GAME FIRST SECOND --rows FILE [--pairs 200] [--minutes 9] [option=value …]

Appends a row for every pair to the file and tells what all rows of it with the same settings come
to: the first bot's share with its 95 % interval over pairs, and how often each won.
"""

from __future__ import annotations

import csv
from argparse import ArgumentParser, Namespace
from pathlib import Path
from statistics import fmean
from time import perf_counter

from druzina.lab.duel import Pair, pairs, share_of, sides
from druzina.lab.statistics import Z

BATCH = 10


def given() -> Namespace:
    words = ArgumentParser(description=__doc__)
    for name in ("game", "first", "second"):
        words.add_argument(name)
    words.add_argument("options", nargs="*", default=[])
    words.add_argument("--rows", type=Path, required=True)
    words.add_argument("--pairs", type=int, default=200)
    words.add_argument("--minutes", type=float, default=9.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--workers", type=int, default=2)
    return words.parse_args()


def kept(path: Path, key: list[str]) -> list[Pair]:
    if not path.exists():
        return []
    with path.open(newline="") as file:
        rows = [row for row in csv.reader(file) if row[:5] == key]
    return [Pair(float(row[6]), float(row[7])) for row in rows]


def main() -> None:
    words, start = given(), perf_counter()
    options = dict(one.split("=", 1) for one in words.options)
    key = [words.game, " ".join(words.options), words.first, words.second, str(words.seed)]
    plans = sides(words.game, words.first, words.second, words.seed, options)
    found = kept(words.rows, key)
    with words.rows.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        while len(found) < words.pairs and perf_counter() - start < 60 * words.minutes:
            more = pairs(plans, len(found), min(BATCH, words.pairs - len(found)), words.workers)
            if not more:
                break
            for one in more:
                writer.writerow([*key, len(found), one.mine, one.theirs])
                found.append(one)
            file.flush()
    share = share_of([one.score for one in found], Z)
    print(
        f"{' '.join(key)}: {len(found)} pairs, {100 * share.value:.1f} % "
        f"({100 * share.low:.1f}–{100 * share.high:.1f}); "
        f"{100 * fmean(one.mine for one in found):.1f} % against "
        f"{100 * fmean(one.theirs for one in found):.1f} %; {perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
