"""A correction of the judgement out of results: logistic, with a ridge, cross-validated by games.

Of a seat's decisions in a round only the first counts: there nothing is under way, as where a
search judges. In the middle of a turn what was paid is gone and what it brings has not come, and
to learn what that means would spoil the rest.

The log odds to win are those of the judgement and a weight for each feature, all of it stretched
and shifted for every setting (seats and options): among five a lead means less than among two. What
is kept are the weights alone, in the judgement's own measure: a search is used to how far apart
judgement holds good from bad, and a fit that made it calmer would have it wander. The ridge is the
strongest that is as good as the best, as far as games left out can tell; whether the fit is any
good is told by the same games, beside a judgement that was stretched and shifted too.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from druzina.bots.fitted import LEAST, Weights
from druzina.lab.dataset import Decision

Array = NDArray[np.float64]

RIDGES = (1e0, 1e1, 1e2, 1e3, 1e4)
NEVER = 1e12  # so strong that no weight is left
SLIGHT = 1.0  # of constants: a setting that is always lost shall not run away
FOLDS = 5
ROUNDS = 30
TURNS = 4
LEAST_STRETCH = 0.25  # of a judgement that hardly tells
CLOSE = 1e-9  # a step that is none


class _Table(Struct, frozen=True):
    """For every decision: its setting, as one of as many columns, the judgement's log odds, the
    figures by their spread, and what it came to."""

    settings: Array
    odds: Array
    figures: Array
    shares: Array

    def rows(self, which: NDArray[np.bool_]) -> _Table:
        return _Table(*(getattr(self, name)[which] for name in self.__struct_fields__))


class _Fit(Struct, frozen=True):
    """By setting the constant and the stretch; by figure the weight before it is stretched."""

    constants: Array
    stretches: Array
    weights: Array

    def odds(self, table: _Table) -> Array:
        stretch = table.settings @ self.stretches
        told = table.odds + table.figures @ self.weights
        found: Array = table.settings @ self.constants + stretch * told
        return found


def fit(game: str, names: tuple[str, ...], found: Sequence[Decision], seed: int = 1) -> Weights:
    """The weights, with the losses of judgement and fit on games left out."""
    found = quiet(found)
    figures = np.array([one.features for one in found], float).reshape(len(found), len(names))
    spread = np.maximum(figures.std(0), 1e-9)
    table = _table(found, figures / spread)
    folds = _folds([one.game for one in found], seed)
    before = _left_out(table, folds, NEVER)
    tried = [_left_out(table, folds, ridge) for ridge in RIDGES]
    chosen = _strongest(tried)
    weights = _fitted(table, RIDGES[chosen]).weights / spread
    return Weights(
        game=game,
        names=names,
        weights=tuple(round(float(one), 6) for one in weights),
        constant=round(-float(figures.mean(0) @ weights), 6),
        games=len({one.game for one in found}),
        loss_before=round(float(before.mean()), 6),
        loss_after=round(float(tried[chosen].mean()), 6),
    )


def quiet(found: Sequence[Decision]) -> list[Decision]:
    """The first decision of each seat in every round."""
    first: dict[tuple[int, int, int], Decision] = {}
    for one in found:
        first.setdefault((one.game, one.seat, one.round), one)
    return list(first.values())


def _table(found: Sequence[Decision], figures: Array) -> _Table:
    judged = np.clip([one.judged for one in found], LEAST, 1 - LEAST)
    known = sorted({one.setting for one in found})
    place = np.array([known.index(one.setting) for one in found])
    odds: Array = np.log(judged / (1 - judged))
    shares = np.array([one.share for one in found])
    return _Table(np.eye(len(known))[place], odds, figures, shares)


def _folds(games: Sequence[int], seed: int) -> NDArray[np.int64]:
    """To which part every row belongs: all rows of a game to the same."""
    known = sorted(set(games))
    order = np.random.default_rng(seed).permutation(len(known))
    part = {game: int(place) % FOLDS for game, place in zip(known, order, strict=True)}
    return np.array([part[game] for game in games])


def _left_out(table: _Table, folds: NDArray[np.int64], ridge: float) -> Array:
    """The mean loss on each part, by a fit to all others."""
    losses = []
    for fold in range(FOLDS):
        out = folds == fold
        if out.any() and not out.all():
            rest = table.rows(out)
            losses.append(_loss(_fitted(table.rows(~out), ridge).odds(rest), rest.shares))
    return np.array(losses)


def _strongest(tried: Sequence[Array]) -> int:
    """Behind the best by no more than a standard error, part by part."""
    best = min(range(len(tried)), key=lambda one: float(tried[one].mean()))
    for one in range(len(tried) - 1, best, -1):
        behind = tried[one] - tried[best]
        if float(behind.mean()) <= float(behind.std(ddof=1)) / len(behind) ** 0.5:
            return one
    return best


def _fitted(table: _Table, ridge: float) -> _Fit:
    """In turns: how each setting is stretched, then weights in that measure, and once more."""
    count = table.settings.shape[1]
    weights = np.zeros(table.figures.shape[1])
    constants, stretches = np.zeros(count), np.ones(count)
    for turn in range(TURNS):
        told = table.odds + table.figures @ weights
        columns = np.column_stack([table.settings, table.settings * told[:, None]])
        towards = np.concatenate([np.zeros(count), np.ones(count)])
        found = _solved(columns, np.zeros(len(told)), table.shares, towards, SLIGHT)
        stretches = np.maximum(LEAST_STRETCH, found[count:])
        held = (table.settings @ stretches) * told
        constants = _solved(table.settings, held, table.shares, np.zeros(count), SLIGHT)
        if ridge >= NEVER or turn == TURNS - 1:
            break
        stretch = table.settings @ stretches
        known = table.settings @ constants + stretch * table.odds
        scaled = table.figures * stretch[:, None]
        weights = _solved(scaled, known, table.shares, np.zeros(len(weights)), ridge)
    return _Fit(constants, stretches, weights)


def _solved(columns: Array, known: Array, shares: Array, towards: Array, ridge: float) -> Array:
    """Newton's way to the least loss of odds that are partly known; drawn towards some weights.

    A setting that is never won has its least loss far away, where a whole step leads past it and on
    for ever: each is halved until it is one downwards.
    """
    weights: Array = towards.copy()

    def amiss(tried: Array) -> float:
        away = tried - towards
        return len(shares) * _loss(known + columns @ tried, shares) + ridge * float(away @ away) / 2

    least = amiss(weights)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(known + columns @ weights, -30, 30)))
        slope = columns.T @ (shares - chance) - ridge * (weights - towards)
        bend = columns.T @ (columns * (chance * (1 - chance))[:, None])
        step = np.linalg.solve(bend + ridge * np.eye(len(weights)), slope)
        while (found := amiss(weights + step)) > least and float(np.abs(step).max()) >= CLOSE:
            step = step / 2
        if found > least:
            break
        weights, least = weights + step, found
        if float(np.abs(step).max()) < CLOSE:
            break
    return weights


def _loss(odds: Array, shares: Array) -> float:
    """The mean surprise at the results, in nats."""
    clear = np.clip(odds, -30, 30)
    return float(np.mean(np.log1p(np.exp(clear)) - shares * clear))
