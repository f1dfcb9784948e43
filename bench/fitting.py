"""Amulet's fitting solver: how fast, how much faster than CP-SAT, and never another optimum.

python bench/fitting.py [--cases 5000] [--sample 400] [--seed 1]

Times are of the processor, with nothing kept from one fitting to the next. `--cases` compares so
many random fittings with CP-SAT (OR-Tools, in the `dev` extra); any other optimum is an error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, cycle, islice
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from druzina.games.amulet.content import load
from druzina.games.amulet.fitting import GOALS, Fitting, Ground, best, front, legal, measure
from druzina.games.amulet.fitting.front import unbeaten
from druzina.games.amulet.fitting.laying import best_laying, freely, shares
from tests.games.amulet.cases import a_case
from tests.games.amulet.oracle import best_by_cp_sat

CONTENT = load()
KEPT = (best_laying, freely, shares, unbeaten)


def three_tokens() -> Iterator[Fitting]:
    """Every monster with every pair of a character's weapons and a helper."""
    helpers = cycle(helper.token for helper in CONTENT.helpers)
    for monster in CONTENT.monsters:
        for character in CONTENT.characters:
            own = [CONTENT.weapons[number].token for number in character.weapons]
            for pair in combinations(own, 2):
                yield Fitting(Ground(monster.card), (*pair, next(helpers)))


def five_tokens(random: Random) -> Iterator[Fitting]:
    """Monsters with two weapons, a helper and two spells."""
    while True:
        monster, character = random.choice(CONTENT.monsters), random.choice(CONTENT.characters)
        own = [CONTENT.weapons[number].token for number in character.weapons]
        spells = random.sample([spell.token for spell in CONTENT.spells], 2)
        helper = random.choice(CONTENT.helpers).token
        yield Fitting(Ground(monster.card), (*random.sample(own, 2), helper, *spells))


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of the processor, nothing being kept from before."""
    for kept in KEPT:
        kept.cache_clear()
    begun = process_time()
    work()
    return 1000 * (process_time() - begun)


def told(what: str, times: list[float]) -> None:
    times = sorted(times)
    median, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{what:34} {len(times):6} median {median:8.3f} ms  p99 {late:8.3f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=0)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random = Random(given.seed)
    threes = list(three_tokens())
    for goal in GOALS:
        times = [timed(lambda f=f, goal=goal: best(f, goal)) for f in threes]
        told(f"best of 3 tokens, {goal}", times)
    told("short list of 3 tokens", [timed(lambda f=f: front(f)) for f in threes])
    fives = list(islice(five_tokens(random), given.sample))
    goals = cycle(GOALS)
    told("best of 5 tokens", [timed(lambda f=f: best(f, next(goals))) for f in fives])
    some = random.sample(threes, min(given.sample, len(threes)))
    ours = [timed(lambda f=f: best(f, "harm")) for f in some]
    peers = [timed(lambda f=f: best_by_cp_sat(f, "harm")) for f in some]
    told("the same 3 tokens, ours", ours)
    told("the same 3 tokens, CP-SAT", peers)
    print(f"CP-SAT takes {sum(peers) / sum(ours):.0f} times as long")
    compare(given.cases, random)


def compare(cases: int, random: Random) -> None:
    """Random fittings by both; the measures must be equal, and both arrangements legal."""
    for number in range(cases):
        fitting, goal = a_case(random, most=5)
        found = best(fitting, goal), best_by_cp_sat(fitting, goal)
        card, taken = fitting.ground.card, fitting.ground.taken
        assert not any(legal(card, one, taken) for one in found), (number, found)
        mine, theirs = (measure(fitting, fitting.account(one), goal) for one in found)
        assert mine == theirs, (number, goal, mine, theirs, found)
    print(f"{cases} random fittings: the same optimum in all")


if __name__ == "__main__":
    main()
