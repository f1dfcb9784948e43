"""Which cards of The Big Book of Madness random play carries out, and which never.

python bench/cards.py [--games 400] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from soak import kinds

from druzina.core import Luck, blend
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.executed import all_cards, watch


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args: Any = parser.parse_args()
    times, given = Counter[str](), kinds(GAME.name)
    for n in range(args.games):
        seed = blend(args.seed, n)
        g = GAME.setup(GAME.read_options(given[n % len(given)]), GAME.load(), seed)
        luck = Luck(seed)
        while (asked := g.advance()) is not None:
            times.update(watch(g, asked[0], luck.pick(asked[1])))
    cards = all_cards(LOADED[GAME.load()])
    for card in cards:
        print(f"{times[card]:6} {card}")
    never = [card for card in cards if not times[card]]
    print(f"{args.games} games: {len(cards) - len(never)} of {len(cards)} carried out")
    print("never:", ", ".join(never) or "–")


if __name__ == "__main__":
    main()
