"""How strong the levels were in games that were played: one file, for the lobby and the README."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

Share = tuple[float, float, float]  # in hundredths, with its 95 % interval


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """A level against another, or together by difficulty; `seconds` a choice if it thinks so."""

    level: str
    against: str
    seats: int
    games: int
    seconds: float
    shares: dict[str, Share]


@cache
def measures() -> dict[str, list[Measured]]:
    data = (resources.files("druzina.bots") / "measured.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[Measured]])


def measured(game: str, level: str) -> list[Measured]:
    """All that is known of a level in a game."""
    return [one for one in measures().get(game, ()) if one.level == level]
