"""Processor time of the server per choice at a table of four, without network and with it.

python bench/choice.py                             this version
python bench/choice.py --against /tmp/old/src 1    and another one, in turns (with its protocol)

The slices of all versions are taken in turns, so that whatever else the machine does falls on all.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from slices import Measure, take_turns

HERE = Path(__file__).parent
SOURCES, PROTOCOL = HERE.parent / "src", 2
GAMES = ("tales_of_glory", "big_book_of_madness")
ROUNDS = 25  # of four choices each, in a slice


class Alone:
    """The application in a process of its own, which plays when it is told to."""

    def __init__(self, sources: Path, game: str, protocol: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "choice_slices.py"), game, str(protocol)],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def take(self, seconds: float) -> float:
        """Always as many choices, however long they take."""
        assert self.process.stdin is not None, "piped"
        assert self.process.stdout is not None, "piped"
        print(ROUNDS, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate("", 60)


def measure(
    games: tuple[str, ...], versions: dict[str, tuple[Path, int]], rounds: int
) -> list[Measure]:
    processes, measures = [], []
    try:
        for game in games:
            for name, (sources, protocol) in versions.items():
                processes.append(Alone(sources, game, protocol))
                title = f"{game}: a choice at a table of four{name}"
                measures.append(Measure(title, "µs", processes[-1].take, rising=False))
        take_turns(measures, rounds, 1)
    finally:
        for process in processes:
            process.close()
    return measures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", nargs=2, metavar=("SOURCES", "PROTOCOL"))
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--game", choices=GAMES, action="append")
    given = parser.parse_args()
    versions = {"": (SOURCES, PROTOCOL)}
    if given.against:
        versions[", the other"] = Path(given.against[0]), int(given.against[1])
    measures = measure(tuple(given.game or GAMES), versions, given.rounds)
    told = {one.name: {"best": one.best, "median": one.median} for one in measures}
    for mine, other in zip(measures[::2], measures[1::2], strict=True) if given.against else ():
        told[mine.name]["ratio"] = mine.per(other)
        told[mine.name]["ratio of the best"] = mine.best / other.best
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
