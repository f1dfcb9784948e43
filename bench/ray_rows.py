"""The lab on Ray beside processes: equal rows by hash, also when a worker is killed, and the cost.

    python bench/ray_rows.py [GAME …] [--games 2000] [--workers 2]

Plays the same games on processes, on Ray, and on Ray while one of its workers is killed half-way,
and tells the hash of `games.csv` for each, the seconds, and what Ray costs more.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from druzina import games
from druzina.lab import files
from druzina.lab.plan import Plan, checked
from druzina.lab.row import Failed, Row
from druzina.lab.run import play_all

WORKER = b"ray::"  # how Ray names its workers at work


def measured(plan: Plan, on: str, workers: int, kill: bool = False) -> tuple[str, float, bool]:
    """The hash of the rows, the seconds from the first row on, and whether a worker was killed:
    how long Ray takes to start is told by no row."""
    seen, killed, start = 0, False, 0.0

    def watch(result: Row | Failed) -> None:
        nonlocal seen, killed, start
        seen += 1
        start = start or perf_counter()
        if kill and not killed and seen >= plan.games // 2:
            killed = kill_one()

    with tempfile.TemporaryDirectory() as folder:
        found = play_all(plan, workers, Path(folder), watch, on)
        seconds = perf_counter() - start
        if found.failed or len(found.rows) != plan.games:
            return "games are missing", seconds, killed
        return sha256((Path(folder) / files.GAMES).read_bytes()).hexdigest(), seconds, killed


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
        plain, seconds, _ = measured(plan, "processes", given.workers)
        ray, ray_seconds, _ = measured(plan, "ray", given.workers)
        hurt, _, killed = measured(plan, "ray", given.workers, kill=True)
        equal = equal and plain == ray == hurt
        print(
            f"{name}: {plan.games} games, processes {plain[:12]} in {seconds:.1f} s, "
            f"Ray {ray[:12]} in {ray_seconds:.1f} s ({100 * (ray_seconds / seconds - 1):+.0f} %), "
            f"a worker {'killed' if killed else 'not killed'}: {hurt[:12]}",
            flush=True,
        )
    return 0 if equal else 1


if __name__ == "__main__":
    sys.exit(main())
