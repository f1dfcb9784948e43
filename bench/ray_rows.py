"""The lab on Ray beside processes: equal rows by hash, also when a worker is killed, and the cost.

    python bench/ray_rows.py [GAME …] [--games 2000] [--workers 2]

Plays the same games on processes, on Ray, and on Ray while one of its workers is killed half-way,
and tells the hash of `games.csv` for each, the seconds, and what Ray costs more: by the clock, and
in processor time of all that belongs to the run, which others on the machine hardly change.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from druzina import games
from druzina.lab import files
from druzina.lab.plan import Plan, checked
from druzina.lab.row import Failed, Row
from druzina.lab.run import play_all

MISSING = "games are missing"
WORKER = b"ray::"  # how Ray names its workers at work


class Measured(Struct):
    """The hash of the rows, and what they took from the first of them on: how long Ray takes to
    start is told by no row."""

    rows: str
    seconds: float
    processor: float
    killed: bool


def measured(plan: Plan, on: str, workers: int, kill: bool = False) -> Measured:
    seen, killed, start, busy, began = 0, False, 0.0, 0.0, 0.0

    def watch(result: Row | Failed) -> None:
        nonlocal seen, killed, start, busy, began
        seen += 1
        if seen == 1:
            start, began = perf_counter(), used()
        if kill and not killed and seen >= plan.games // 2:
            killed = kill_one()
        if seen == plan.games:
            busy = used() - began

    with tempfile.TemporaryDirectory() as folder:
        found = play_all(plan, workers, Path(folder), watch, on)
        seconds = perf_counter() - start
        whole = not found.failed and len(found.rows) == plan.games
        rows = sha256((Path(folder) / files.GAMES).read_bytes()).hexdigest() if whole else MISSING
    return Measured(rows, seconds, busy, killed)


def used() -> float:
    """Seconds of processor time of this process and all below it, also of those that ended."""
    ticks = 0
    for one in Path("/proc").iterdir():
        if one.name.isdecimal():
            with suppress(OSError):
                fields = (one / "stat").read_text().rsplit(")", 1)[1].split()
                if int(one.name) == os.getpid() or _below(int(fields[1])):
                    ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def kill_one() -> bool:
    """Kills one worker of the Ray that this process started."""
    for one in Path("/proc").iterdir():
        if one.name.isdecimal() and _ours(one):
            os.kill(int(one.name), signal.SIGKILL)
            return True
    return False


def _ours(one: Path) -> bool:
    try:
        name = (one / "cmdline").read_bytes()
        session = (one / "stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return False
    return name.startswith(WORKER) and b"play_games" in name and _below(int(session[1]))


def _below(parent: int) -> bool:
    """Whether a process was started by this one, directly or by one it started."""
    while parent > 1:
        if parent == os.getpid():
            return True
        try:
            stat = Path(f"/proc/{parent}/stat").read_text()
        except OSError:
            return False
        parent = int(stat.rsplit(")", 1)[1].split()[1])
    return False


def more(value: float, than: float) -> str:
    return f"{100 * (value / than - 1):+.0f} %" if than else "–"


def main() -> int:
    words = ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", default=[])
    words.add_argument("--games", type=int, default=2000, dest="count")
    words.add_argument("--workers", type=int, default=2)
    given = words.parse_args()
    equal = True
    for name in given.games or games.NAMES:
        seats = ("random",) * max(2, games.find(name).seats[0])
        plan = checked(Plan(game=name, seats=seats, games=given.count))
        plain = measured(plan, "processes", given.workers)
        ray = measured(plan, "ray", given.workers)
        hurt = measured(plan, "ray", given.workers, kill=True)
        equal = equal and plain.rows == ray.rows == hurt.rows != MISSING
        print(
            f"{name}: {plan.games} games, processes {plain.rows[:12]} in {plain.seconds:.1f} s "
            f"({plain.processor:.1f} s of processors), Ray {ray.rows[:12]} in {ray.seconds:.1f} s "
            f"({more(ray.seconds, plain.seconds)} by the clock, "
            f"{more(ray.processor, plain.processor)} of processors), a worker "
            f"{'killed' if hurt.killed else 'not killed'}: {hurt.rows[:12]}",
            flush=True,
        )
    return 0 if equal else 1


if __name__ == "__main__":
    sys.exit(main())
