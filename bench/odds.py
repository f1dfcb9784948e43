"""Prophecy's exact odds: how fast, with nothing kept from one fight to the next, and kept.

python bench/odds.py [--rounds 2000]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from druzina.games.prophecy.odds import Repeats, Roll, faces, fight_odds, roll_odds
from druzina.games.prophecy.rules.chances import chances
from tests.games.prophecy.table import bout, equip, give, hero, kingdom

FIGHTS: dict[str, Callable[[], object]] = {
    "one roll": lambda: fight_odds([Roll(1)]),
    "one roll, two dice more, one for the foe less": lambda: fight_odds([Roll(1, 2, -1)]),
    "one roll that may be repeated": lambda: fight_odds([Roll(1, dearer=2)], Repeats(1)),
    "a group": lambda: fight_odds([Roll(4), Roll(1), Roll(1)]),
    "a group, each roll repeatable": lambda: fight_odds([Roll(1)] * 3, Repeats(3)),
}


def standing() -> Callable[[], object]:
    """A fight as it stands in a position, with six cards to look through."""
    g = kingdom(hero("paladin"), hero("scout", "village"))
    give(g, 0, "I03-1", "I10-1", "R17", "F01", "F04", "C05")
    equip(bout(g, "N31").sides[0], "I03-1", ["I10-1"])
    return lambda: chances(g)


def timed(work: Callable[[], object], rounds: int, kept: bool) -> float:
    """Microseconds of the processor, the median of all rounds."""
    times = []
    for _ in range(rounds):
        if not kept:
            faces.cache_clear()
            roll_odds.cache_clear()
        begun = process_time()
        work()
        times.append(1e6 * (process_time() - begun))
    return sorted(times)[rounds // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    rounds = parser.parse_args().rounds
    for name, work in {**FIGHTS, "a fight as it stands in a position": standing()}.items():
        fresh, kept = timed(work, rounds, kept=False), timed(work, rounds, kept=True)
        print(f"{name:48} {fresh:7.1f} µs fresh {kept:7.1f} µs kept")


if __name__ == "__main__":
    main()
