"""Search with a judgement that was corrected by what won: weights fitted by `druzina lab fit`.

The weights are a small file; to play with them takes nothing but arithmetic.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from importlib import resources
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from druzina.bots.bot import Budget
from druzina.bots.search import SearchBot
from druzina.core import Choice, Game, Position, Problem, Seen, united
from druzina.core.refusal import hindrance

LEAST = 1e-4  # judgement is never surer than that


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What each feature adds to the log odds of the judgement; the constant has it that on the
    whole nothing is added. `rivals`: only for seats that play against each other."""

    game: str
    names: tuple[str, ...]
    weights: tuple[float, ...]
    constant: float
    games: int
    loss_before: float
    loss_after: float
    rivals: bool = False


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
        raise Problem("problem-weights-file", file=path, detail=hindrance(error)) from error


def read(data: bytes, name: str) -> Weights:
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise Problem("problem-weights", file=name, detail=str(error)) from error
    if len(found.names) != len(found.weights):
        raise Problem("problem-weights", file=name, detail="names, weights")
    return found


def corrected(game: Game[Any, Any], weights: Weights) -> Game[Any, Any]:
    """The game with a judgement that is corrected; all else is the game's own.

    A copy whose judgement shadows that of its class: whatever else a search asks of it costs
    nothing more.
    """
    if weights.game != game.name or weights.names != game.feature_names:
        raise Problem("problem-weights-other", game=game.name, found=weights.game)

    def better(g: Position, seat: int, value: float) -> float:
        if g.outcome is not None:
            return value
        sure = min(1 - LEAST, max(LEAST, value))
        added = sum(map(mul, weights.weights, game.features(g, seat)))
        odds = weights.constant + added + log(sure / (1 - sure))
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))

    def judge_all(g: Position, seats: int) -> list[float]:
        return [better(g, seat, value) for seat, value in enumerate(game.judge_all(g, seats))]

    made = copy(game)
    vars(made).update(
        judge=lambda g, seat: better(g, seat, game.judge(g, seat)),
        ponder=lambda g, seat: better(g, seat, game.ponder(g, seat)),
        judge_all=judge_all,
    )
    return made


class FittedBot(SearchBot):
    """`search` with the weights of a file, or those shipped; without any it is `search`."""

    def __init__(self, seed: int, file: str = "") -> None:
        super().__init__(seed)
        self._file = file
        self._game: Game[Any, Any] | None = None

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        weights = from_file(self._file) if self._file else shipped(seen.game.name)
        if weights is None or (weights.rivals and united(seen.teams)):
            return super().choose(seen, budget)
        if self._game is None or self._game.name != seen.game.name:
            self._game = corrected(seen.game, weights)
        return super().choose(Seen(self._game, seen.world, seen.seat, seen.teams), budget)
