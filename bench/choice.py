"""Processor time of the server per choice at a table of four, without network and with it.

python bench/choice.py                             this version
python bench/choice.py --against OLD/src 1    and another one, in turns (with its protocol)

The slices of all versions are taken in turns, so that whatever else the machine does falls on all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from load import Load
from server import Server
from slices import Measure, take_turns

HERE = Path(__file__).parent
SOURCES, PROTOCOL = HERE.parent / "src", 3
GAMES = ("tales_of_glory", "big_book_of_madness")
CHOICES = 25  # rounds of four choices each, in a slice without network
SLICE = 2.0  # seconds of a slice with network
WIRED = argparse.Namespace(tables=60, clients=4, pace=0.25, seconds=SLICE, apart=8)

Versions = dict[str, tuple[Path, int]]  # what is said of each; its sources and its protocol


class Alone:
    """The application in a process of its own, which plays when it is told to."""

    def __init__(self, game: str, sources: Path, protocol: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "choice_slices.py"), game, str(protocol)],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def take(self, _: float) -> float:
        """Always as many choices, however long they take."""
        assert self.process.stdin is not None, "piped"
        assert self.process.stdout is not None, "piped"
        print(CHOICES, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate("", 60)


class Wired:
    """A whole server with clients of its own."""

    def __init__(self, loop: asyncio.AbstractEventLoop, sources: Path, protocol: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop, self.server = loop, Server(Path(self.folder.name), sources=sources)
        self.server.start()
        self.load = Load(self.server, WIRED, protocol)
        loop.run_until_complete(self.load.open())
        loop.run_until_complete(self.load.drift())

    def take(self, _: float) -> float:
        before, choices = self.server.seconds(), self.load.choices
        self.loop.run_until_complete(self.load.run())
        return 1e6 * (self.server.seconds() - before) / (self.load.choices - choices)

    def close(self) -> None:
        errors = self.load.close()
        self.server.stop()
        self.folder.cleanup()
        assert not errors, errors[:5]


def alone(versions: Versions, rounds: int) -> list[Measure]:
    with ExitStack() as stack:
        measures = []
        for game in GAMES:
            for name, (sources, protocol) in versions.items():
                process = Alone(game, sources, protocol)
                stack.callback(process.close)
                title = f"{game}: choice at a table of four{name}"
                measures.append(Measure(title, "µs", process.take, rising=False))
        take_turns(measures, rounds, 0)
    return measures


def wired(versions: Versions, rounds: int) -> list[Measure]:
    with ExitStack() as stack:
        loop, measures = uvloop.new_event_loop(), []
        asyncio.set_event_loop(loop)
        for name, (sources, protocol) in versions.items():
            server = Wired(loop, sources, protocol)
            stack.callback(server.close)
            title = f"tales_of_glory: choice at a table of four, by WebSocket{name}"
            measures.append(Measure(title, "µs", server.take, rising=False))
        take_turns(measures, rounds, 0)
    return measures


def measure(rounds: int, versions: Versions | None = None) -> list[Measure]:
    versions = versions or {"": (SOURCES, PROTOCOL)}
    return [*alone(versions, rounds), *wired(versions, max(1, rounds // 3))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", nargs=2, metavar=("SOURCES", "PROTOCOL"))
    parser.add_argument("--rounds", type=int, default=20)
    given = parser.parse_args()
    versions = {"": (SOURCES, PROTOCOL)}
    if given.against:
        versions[", the other"] = Path(given.against[0]), int(given.against[1])
    measures = measure(given.rounds, versions)
    told = {one.name: {"best": one.best, "median": one.median} for one in measures}
    if given.against:
        for mine, other in zip(measures[::2], measures[1::2], strict=True):
            told[mine.name]["ratio to the other"] = mine.per(other)
    print(json.dumps(told, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
