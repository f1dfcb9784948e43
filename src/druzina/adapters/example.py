"""A small learner: a policy that prefers actions, trained by its results in a minute.

    python -m druzina.adapters.example tales_of_glory --games 600

Every action has a weight; open actions are drawn by their weights (a softmax under the mask), and
after each game the weights of what was done move towards what won (REINFORCE with a running mean
as its baseline). It knows no rules: all it has is what `OneSeat` gives it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from druzina.adapters.actions import SIZE
from druzina.adapters.gym import OneSeat
from druzina.adapters.zoo import Observation

Weights = NDArray[np.float64]
RATE = 0.15
PATIENCE = 0.05  # how quickly the baseline follows the results


def shares(weights: Weights, mask: NDArray[np.int8]) -> Weights:
    """How likely each action is: none that is not open."""
    open_ = mask.astype(bool)
    powers = np.where(open_, weights, -np.inf)
    grown: Weights = np.exp(powers - powers.max())
    grown /= grown.sum()
    return grown


def play(env: OneSeat, seed: int, choose: Callable[[Observation], int]) -> float:
    """One game; its last reward."""
    seen, _ = env.reset(seed=seed)
    over, reward = env.table.seat is None, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(choose(seen))
    return reward


class Learner:
    """Chooses by its weights, and remembers what it did in the game that goes on."""

    def __init__(self, seed: int) -> None:
        self.weights: Weights = np.zeros(SIZE)
        self.usual = 0.0
        self._luck = np.random.default_rng(seed)
        self._steps: list[tuple[int, Weights]] = []

    def choose(self, seen: Observation) -> int:
        likely = shares(self.weights, seen["action_mask"])
        action = int(self._luck.choice(SIZE, p=likely))
        self._steps.append((action, likely))
        return action

    def learn(self, reward: float) -> None:
        """What was done becomes likelier if it went better than usual, else less likely."""
        for action, likely in self._steps:
            gradient = -likely
            gradient[action] += 1.0
            self.weights += RATE * (reward - self.usual) * gradient / len(self._steps) ** 0.5
        self.usual += PATIENCE * (reward - self.usual)
        self._steps = []


def train(env: OneSeat, games: int, seed: int = 1) -> Weights:
    """The weights of all actions after so many games."""
    learner = Learner(seed)
    for game in range(games):
        learner.learn(play(env, seed * 1_000_003 + game, learner.choose))
    return learner.weights


def strength(env: OneSeat, weights: Weights, games: int, seed: int = 2) -> float:
    """The share of games won when actions are drawn by the weights."""
    luck = np.random.default_rng(seed)

    def choose(seen: Observation) -> int:
        return int(luck.choice(SIZE, p=shares(weights, seen["action_mask"])))

    return sum(play(env, seed * 1_000_003 + game, choose) > 0 for game in range(games)) / games


def main() -> None:
    words = ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("game")
    words.add_argument("--games", type=int, default=600)
    given = words.parse_args()
    env = OneSeat(given.game, against="random")
    print("untrained", strength(env, np.zeros(SIZE), 200))
    print("trained", strength(env, train(env, given.games), 200))


if __name__ == "__main__":
    main()
