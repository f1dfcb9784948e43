"""Ratings out of results: who beats whom how often, as one number for each (Bradley–Terry).

Ratings are in Elo's points: 400 more are ten times the chances. Their mean is 0. A single drawn
game of everybody against a stranger of rating 0 keeps those finite who never lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from druzina.lab.statistics import Estimate, Z

POINTS = 400 / log(10)
PRIOR = 0.5  # wins and losses against the stranger
ROUNDS = 100
CLOSE = 1e-10


def ratings(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[Estimate]:
    """For every name its rating with a 95 % interval; `wins[a, b]`: how often a beat b."""
    import numpy as np

    count = len(names)
    won = np.array([[wins.get((one, other), 0.0) for other in names] for one in names])
    strength = np.zeros(count)
    games = won + won.T
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        alone = 1 / (1 + np.exp(-strength))
        slope = (won - games * chance).sum(1) + PRIOR - 2 * PRIOR * alone
        weight = games * chance * (1 - chance)
        bend = np.diag(weight.sum(1) + 2 * PRIOR * alone * (1 - alone)) - weight
        step = np.linalg.solve(bend, slope)
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < CLOSE:
            break
    centre = np.eye(count) - 1 / count
    spread = centre @ np.linalg.inv(bend) @ centre.T
    half = Z * np.sqrt(np.diag(spread).clip(0))
    middle = strength - strength.mean()
    return [
        Estimate(POINTS * float(m), POINTS * float(m - h), POINTS * float(m + h))
        for m, h in zip(middle, half, strict=True)
    ]
