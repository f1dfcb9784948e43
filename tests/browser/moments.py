"""Tables opened at a moment of their game that a test looks for."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from druzina import games
from druzina.core.match import Match
from tests.browser.house import House

SEEDS = 400


def moment(
    house: House, game: str, options: Mapping[str, object], right: Callable[[Match[Any]], bool]
) -> Any:
    """A table at which seat 0 is asked, at the first moment of games of chance that is `right`."""
    found = games.find(game)
    for seed in range(SEEDS):
        match, luck = Match.new(found, found.read_options(options), seed), random.Random(seed)
        step = -1
        while match.outcome is None:
            seat = match.questions()[0].seat
            if step < 0 and seat == 0 and right(match):
                step = match.length
            asked = match.asked(seat)
            assert asked is not None
            match.play(seat, luck.choice([one.text for one in asked.offered]))
        if step >= 0:
            return forked(house, match, step)
    raise AssertionError(f"no game of {game} comes to that")


def forked(house: House, match: Match[Any], step: int) -> Any:
    table = house.post("/records", msgspec.to_builtins(match.record))
    wanted = {"step": step, "luck": "same", "seat": 0, "name": "Ana", "level": "apprentice"}
    return house.post(f"/tables/{table['id']}/fork", wanted)
