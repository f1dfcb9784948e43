"""How good a position is, as far as one can tell: a sensible first guess."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from druzina.games.amulet.model import Realm


def judge(g: Realm, seat: int) -> float:
    return 0.5


def inclinations(g: Realm, question: Any, choices: Sequence[Any]) -> list[float]:
    return [0.0] * len(choices)
