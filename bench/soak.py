"""Many games over every number of seats and every variant, all laws checked at every decision.

python bench/soak.py [--games 10000] [--greedy 1000] [--seed 1] [--workers 2]
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

from druzina.bots.policy import leant
from druzina.core import Luck, blend
from druzina.games import NAMES, find

Job = tuple[str, dict[str, object], bool, int]


def soak(job: Job) -> tuple[int, int]:
    """Plays one game; its number of decisions and of rounds. A broken law is an error."""
    name, options, greedy, seed = job
    game = find(name)
    g = game.setup(game.read_options(options), game.load(), seed)
    luck, decisions = Luck(seed), 0
    while (asked := g.asked()) is not None:
        question, choices = asked
        faults = [*game.broken(g), *([] if choices else ["no choice"])]
        assert not faults, f"{job}, decision {decisions}: {faults}"
        g.answer(question, leant(game, g, question, choices) if greedy else luck.pick(choices))
        decisions += 1
    faults = [*game.broken(g), *([] if g.outcome else ["no outcome"])]
    assert not faults, f"{job}, at the end: {faults}"
    return decisions, g.round


def jobs(games: int, greedy: bool, seed: int) -> list[Job]:
    kinds = [
        (name, {**variant, "seats": seats})
        for name in NAMES
        for variant in find(name).variants()
        for seats in find(name).seats
    ]
    return [(*kinds[n % len(kinds)], greedy, blend(seed, n)) for n in range(games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--greedy", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args: Any = parser.parse_args()
    for word, number in (("random", args.games), ("greedy", args.greedy)):
        start = perf_counter()
        with ProcessPoolExecutor(args.workers) as pool:
            played = list(pool.map(soak, jobs(number, word == "greedy", args.seed), chunksize=50))
        rounds = dict(Counter(rounds for _, rounds in played))
        decisions = sum(decisions for decisions, _ in played)
        seconds = perf_counter() - start
        print(
            f"{word}: {len(played)} games, {decisions} decisions, games by rounds {rounds}, "
            f"every law held, {seconds:.0f} s"
        )


if __name__ == "__main__":
    main()
