"""What a choice at a table of four takes, counted by valgrind: no other load disturbs it.

python bench/choice_counted.py                             this version
python bench/choice_counted.py --against OLD/src 1    and another one (with its protocol)

Instructions, and cache lines that are fetched if the caches were empty before each batch: as they
are after the ten milliseconds for which a batch waits. Of the event loop's thread alone. Needs
valgrind and a C compiler. A simulated core has 32 kB for code, 48 for data, and 32 MB behind them.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop

HERE = Path(__file__).parent
SOURCES, PROTOCOL = HERE.parent / "src", 3
GAMES = ("tales_of_glory", "big_book_of_madness")
AT_ONCE = (1, 4, 16)
BATCHES = 40
WARM = 40  # rounds of all tables; valgrind takes fifty times as long as the processor
CACHES = ("--I1=32768,8,64", "--D1=49152,12,64", "--LL=33554432,16,64")
SWITCHES = """
#include <valgrind/callgrind.h>
void empty(void) { CALLGRIND_STOP_INSTRUMENTATION; CALLGRIND_START_INSTRUMENTATION; }
void toggle(void) { CALLGRIND_TOGGLE_COLLECT; }
"""


def switches(folder: Path) -> Path:
    """A library by which the measured program tells valgrind what to count."""
    made = folder / "switches.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-xc", "-", "-o", str(made)]
    subprocess.run(command, input=SWITCHES, text=True, check=True)
    return made


def count(
    game: str, at_once: int, sources: Path, protocol: int, switches: Path
) -> tuple[float, float]:
    """Thousands of instructions and cold lines per choice."""
    out = switches.with_suffix(".out")
    valgrind = [
        *("valgrind", "--tool=callgrind", "--cache-sim=yes", f"--callgrind-out-file={out}"),
        *("--instr-atstart=no", "--collect-atstart=no", *CACHES),
    ]
    inside = [sys.executable, __file__, "--inside", game, str(at_once), str(protocol)]
    done = subprocess.run(
        [*valgrind, *inside, str(switches)],
        env={**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : ([\d ]+)", done.stderr)
    assert found is not None, done.stderr[-1000:]
    counted, choices = list(map(int, found[1].split())), BATCHES * at_once
    return counted[0] / choices / 1000, sum(counted[-3:]) / choices


async def play(game: str, at_once: int, protocol: int, library: str) -> None:
    """Within valgrind: some tables are played warm, then choices are counted."""
    import choice_slices

    valgrind = ctypes.CDLL(library)
    choice_slices.WARM = WARM
    usual = choice_slices.Tables.play

    class Counted(choice_slices.Tables):
        async def play(self, rounds: int, warming: int = 0) -> float:
            if warming:
                return await usual(self, rounds, warming)
            for _round in range(rounds):
                moving = [await self._next(place) for place in self._places(at_once)]
                valgrind.empty()
                valgrind.toggle()
                for seat, message in moving:
                    seat.said.put_nowait(message)
                for seat, _message in moving:
                    await seat.replied.wait()
                valgrind.toggle()
            return 0.0

    choice_slices.Tables = Counted  # type: ignore[misc]  # the same, counted
    told = iter((f"{BATCHES}\n", ""))
    sys.stdin.readline = lambda *_: next(told)  # type: ignore[method-assign]
    await choice_slices.serve(game, protocol)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", nargs=2, metavar=("SOURCES", "PROTOCOL"))
    parser.add_argument("--inside", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        game, at_once, protocol, library = given.inside
        uvloop.run(play(game, int(at_once), int(protocol), library))
        return
    versions = {"this": (SOURCES, PROTOCOL)}
    if given.against:
        versions["the other"] = Path(given.against[0]), int(given.against[1])
    with tempfile.TemporaryDirectory() as folder:
        library = switches(Path(folder))
        for game in GAMES:
            for at_once in AT_ONCE:
                for name, version in versions.items():
                    thousands, lines = count(game, at_once, *version, library)
                    said = f"{game}, {at_once} at once, {name}"
                    counted = f"{thousands:,.0f} thousand instructions, {lines:,.0f} lines"
                    print(f"{said}: {counted}", flush=True)


if __name__ == "__main__":
    main()
