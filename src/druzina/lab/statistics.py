"""Intervals and spreads: how much a number of games can tell."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """A distribution: its mean with an interval, its deviation and quantiles."""

    mean: Estimate
    deviation: float
    least: float
    most: float
    quantiles: dict[str, float]


def wilson(wins: float, games: int) -> Estimate:
    """The share of wins with Wilson's interval, which holds near 0 and 1 too.

    A shared win may count as a fraction; the interval is then a little wider than it need be.
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share, spare = wins / games, Z * Z / games
    middle = (share + spare / 2) / (1 + spare)
    half = Z / (1 + spare) * sqrt(share * (1 - share) / games + spare / (4 * games))
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def spread(values: Sequence[float]) -> Spread:
    """Of at least one value; with a single one there is no deviation to speak of."""
    mean = fmean(values)
    deviation = stdev(values) if len(values) > 1 else 0.0
    half = Z * deviation / sqrt(len(values))
    ordered = sorted(values)
    return Spread(
        mean=Estimate(mean, mean - half, mean + half),
        deviation=deviation,
        least=ordered[0],
        most=ordered[-1],
        quantiles={f"{q:g}": quantile(ordered, q) for q in QUANTILES},
    )


def quantile(ordered: Sequence[float], q: float) -> float:
    """Between the two nearest values in proportion."""
    place = q * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
