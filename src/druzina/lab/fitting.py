"""A correction of the judgement out of results: logistic, with a ridge, cross-validated by games.

The log odds to win are those of the judgement, stretched, and a weight for each feature. How
strong the ridge must be is found by leaving out a part of the games at a time; whether the fit is
any good is told by the same: the loss on games it has not seen, beside that of the judgement.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from druzina.bots.fitted import LEAST, Weights
from druzina.lab.dataset import Decision

Array = NDArray[np.float64]

RIDGES = (1.0, 10.0, 100.0, 1000.0)
FOLDS = 5
ROUNDS = 30


def fit(game: str, names: tuple[str, ...], found: Sequence[Decision], seed: int = 1) -> Weights:
    """The weights, with the losses of judgement and fit on games left out."""
    judged = np.clip([one.judged for one in found], LEAST, 1 - LEAST)
    odds = np.log(judged / (1 - judged))
    figures = np.array([one.features for one in found], float).reshape(len(found), len(names))
    shares = np.array([one.share for one in found])
    spread = np.maximum(figures.std(0), 1e-9)
    columns = np.column_stack([np.ones(len(found)), odds, figures / spread])
    folds = _folds([one.game for one in found], seed)
    losses = [_left_out(columns, shares, folds, ridge) for ridge in RIDGES]
    best = RIDGES[int(np.argmin(losses))]
    weights = _solved(columns, shares, best)
    return Weights(
        game=game,
        names=names,
        weights=tuple(round(float(one), 6) for one in weights[2:] / spread),
        base=round(float(weights[1]), 6),
        constant=round(float(weights[0]), 6),
        games=len({one.game for one in found}),
        loss_before=round(_loss(odds, shares), 6),
        loss_after=round(min(losses), 6),
    )


def _folds(games: Sequence[int], seed: int) -> NDArray[np.int64]:
    """To which part every row belongs: all rows of a game to the same."""
    known = sorted(set(games))
    order = np.random.default_rng(seed).permutation(len(known))
    part = {game: int(place) % FOLDS for game, place in zip(known, order, strict=True)}
    return np.array([part[game] for game in games])


def _left_out(columns: Array, shares: Array, folds: NDArray[np.int64], ridge: float) -> float:
    total = 0.0
    for fold in range(FOLDS):
        out = folds == fold
        if out.all() or not out.any():
            continue
        weights = _solved(columns[~out], shares[~out], ridge)
        total += _loss(columns[out] @ weights, shares[out]) * float(out.mean())
    return total


def _solved(columns: Array, shares: Array, ridge: float) -> Array:
    """Newton's way to the least loss; the judgement's own stretch is drawn to 1, all else to 0."""
    towards = np.zeros(columns.shape[1])
    towards[1] = 1.0
    strength = np.full(columns.shape[1], ridge)
    strength[0] = 1e-6
    weights: Array = towards.copy()
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(columns @ weights, -30, 30)))
        slope = columns.T @ (shares - chance) - strength * (weights - towards)
        bend = columns.T @ (columns * (chance * (1 - chance))[:, None]) + np.diag(strength)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return weights


def _loss(odds: Array, shares: Array) -> float:
    """The mean surprise at the results, in nats."""
    clear = np.clip(odds, -30, 30)
    return float(np.mean(np.log1p(np.exp(clear)) - shares * clear))
