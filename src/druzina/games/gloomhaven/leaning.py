"""How much a good player leans towards each answer."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.model import Dungeon


def inclinations(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> Sequence[float]:
    return [0.0] * len(choices)
