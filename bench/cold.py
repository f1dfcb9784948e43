"""Random play from a cold start: whole games dealt anew in this very process, which has played
nothing before; the content is read, nothing else is kept.

python -m bench.cold amulet [--games 200]

Four seats, processor time. Says the decisions a second over all games and over each quarter of
them: what rules keep from one game to the next shows in the difference.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from ours import Bare, mid_game, plain
from slices import microseconds

from druzina import games

QUARTERS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=200)
    args: Any = parser.parse_args()
    game = games.find(args.game)
    options = plain(game)
    play, rates, decisions, seconds = Bare(game, options), [], 0, 0.0
    for _ in range(QUARTERS):
        start, made = process_time(), 0
        for _ in range(args.games // QUARTERS):
            made += play()
        spent = process_time() - start
        rates.append(f"{made / spent:,.0f}")
        decisions, seconds = decisions + made, seconds + spent
    middle = mid_game(game, options)
    clone = microseconds(lambda: game.codec.clone(middle))(0.2)
    print(
        f"{args.game}: {args.games} games, {decisions:,} decisions, {decisions / seconds:,.0f} a "
        f"second from a cold start (by quarters {', '.join(rates)}); a clone {clone:.1f} µs"
    )


if __name__ == "__main__":
    main()
