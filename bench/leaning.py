"""Tunes what teams of The Big Book of Madness lean to, by playing: `python bench/leaning.py`.

Evolution strategies: a game is played twice on the same deal, with the weights swayed one way and
the other; the weights move towards the ways that went better. Prints them after every step.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean

from druzina import games
from druzina.bots.policy import leant
from druzina.core import blend
from druzina.games.big_book_of_madness.appraising import WEIGHTS

GAME = games.find("big_book_of_madness")
NEARLY = {1: 0.35, 2: 0.12, 3: 0.04}  # what a loss with so few curses left counts as


def went(weights: list[float], seed: int, difficulty: str) -> float:
    """A game by leaning alone: 1 if won, a little if it was close."""
    WEIGHTS.update(zip(WEIGHTS, weights, strict=True))
    options = GAME.read_options({"seats": 4, "difficulty": difficulty, "character": "drawn"})
    g = GAME.setup(options, GAME.load(), blend(seed, 0))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], leant(GAME, g, *asked))
    if g.outcome.won[0]:
        return 1.0
    return NEARLY.get(len(g.slots), 0.0) if g.outcome.clause == "BBM-END-03" else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    luck, middle = Random(given.seed), list(WEIGHTS.values())
    reach = [max(0.15, 0.35 * abs(one)) for one in middle]
    for step in range(given.steps):
        slopes, results = [0.0] * len(middle), []
        for pair in range(given.pairs):
            sway = [luck.gauss(0.0, 1.0) for _ in middle]
            seed, difficulty = luck.getrandbits(60), ("I", "II")[pair % 2]
            there, back = (
                went(
                    [
                        one + sign * far * by
                        for one, far, by in zip(middle, reach, sway, strict=True)
                    ],
                    seed,
                    difficulty,
                )
                for sign in (1.0, -1.0)
            )
            results += [there, back]
            slopes = [slope + (there - back) * by for slope, by in zip(slopes, sway, strict=True)]
        size = fmean(slope * slope for slope in slopes) ** 0.5 or 1.0
        middle = [
            one + given.rate * far * max(-2.0, min(2.0, slope / size))
            for one, far, slope in zip(middle, reach, slopes, strict=True)
        ]
        print(f"step {step + 1}: {fmean(results):.3f}")
        print({name: round(one, 2) for name, one in zip(WEIGHTS, middle, strict=True)}, flush=True)


if __name__ == "__main__":
    main()
