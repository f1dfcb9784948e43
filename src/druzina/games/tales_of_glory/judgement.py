"""What a bot needs to know."""

from __future__ import annotations

from typing import Any

from druzina.games.tales_of_glory.model import Tale


def judge(g: Tale, seat: int) -> float:
    return float(g.players[seat].glory)


def inclination(g: Tale, question: Any, choice: Any) -> float:
    return 0.0
