"""Search with a judgement that was corrected by what won: weights fitted by `druzina lab fit`.

The weights are a small file; to play with them takes nothing but arithmetic.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from druzina.bots.bot import Budget
from druzina.bots.search import SearchBot
from druzina.core import Choice, Game, Position, Problem, Seen

LEAST = 1e-4  # judgement is never surer than that


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The log odds to win are `base` of those of the judgement, and a weight for each feature."""

    game: str
    names: tuple[str, ...]
    weights: tuple[float, ...]
    base: float
    constant: float
    games: int
    loss_before: float
    loss_after: float


@cache
def shipped(game: str) -> Weights | None:
    """The weights that come with a game, if any proved better than none."""
    file = resources.files("druzina.bots") / "weights" / f"{game}.json"
    return read(file.read_bytes(), f"{game}.json") if file.is_file() else None


@cache
def from_file(path: str) -> Weights:
    try:
        return read(Path(path).read_bytes(), path)
    except OSError as error:
        raise Problem("problem-weights-file", file=path) from error


def read(data: bytes, name: str) -> Weights:
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise Problem("problem-weights", file=name, detail=str(error)) from error
    if len(found.names) != len(found.weights):
        raise Problem("problem-weights", file=name, detail="names, weights")
    return found


class Corrected:
    """A game whose judgement is corrected; all else is the game's own."""

    def __init__(self, game: Game[Any, Any], weights: Weights) -> None:
        if weights.game != game.name or weights.names != game.feature_names:
            raise Problem("problem-weights-other", game=game.name, found=weights.game)
        self._game, self._weights = game, weights

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def judge(self, g: Position, seat: int) -> float:
        return self._better(g, seat, self._game.judge(g, seat))

    def ponder(self, g: Position, seat: int) -> float:
        return self._better(g, seat, self._game.ponder(g, seat))

    def judge_all(self, g: Position, seats: int) -> Sequence[float]:
        values = self._game.judge_all(g, seats)
        return [self._better(g, seat, value) for seat, value in enumerate(values)]

    def _better(self, g: Position, seat: int, value: float) -> float:
        if g.outcome is not None:
            return value
        weights = self._weights
        sure = min(1 - LEAST, max(LEAST, value))
        odds = weights.constant + weights.base * log(sure / (1 - sure))
        for weight, figure in zip(weights.weights, self._game.features(g, seat), strict=True):
            odds += weight * figure
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


class FittedBot(SearchBot):
    """`search` with the weights of a file, or those shipped; without any it is `search`."""

    def __init__(self, seed: int, file: str = "") -> None:
        super().__init__(seed)
        self._file = file

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        weights = from_file(self._file) if self._file else shipped(seen.game.name)
        if weights is None:
            return super().choose(seen, budget)
        game: Any = Corrected(seen.game, weights)
        return super().choose(Seen(game, seen.world, seen.seat, seen.teams), budget)
