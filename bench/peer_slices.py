"""Runs inside the peers' environment: random play of one engine, slice after slice.

Reads a number of seconds per line, writes steps a second. Knows nothing of Družina.
"""

import random
import sys
from time import process_time


def rlcard_uno():
    """RLCard's Uno through its environment, as its examples play it; returns steps made."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play():
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def catanatron():
    """A game of Catan between four of its random players."""
    from catanatron import Color, Game, RandomPlayer

    def play():
        game, steps = Game([RandomPlayer(colour) for colour in list(Color)[:4]]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        return steps

    return play


def main():
    play = {"rlcard_uno": rlcard_uno, "catanatron": catanatron}[sys.argv[1]]()
    for line in sys.stdin:
        seconds, steps, start = float(line), 0, process_time()
        while (spent := process_time() - start) < seconds:
            steps += play()
        print(steps / spent, flush=True)


main()
