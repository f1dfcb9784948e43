"""Tables opened at a moment of their game that a test looks for."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from druzina import games
from druzina.core.match import Match
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import AMULET, BOOK, PROPHECY, TALES, golden
from tests.conformance.budget import DAY, SOAK

SEEDS = 400
# The ways games are gone through to their end: two of them a day from the first question.
WAYS = (
    (TALES, "list"),
    (BOOK, "list"),
    (AMULET, "mouse"),
    (PROPHECY, "mouse"),
    (BOOK, "mouse"),
    (TALES, "keys"),
    (AMULET, "arrows"),
    (BOOK, "keys"),
    (PROPHECY, "arrows"),
    (BOOK, "arrows"),
    (TALES, "taps"),
    (BOOK, "taps"),
)
DAYS = 6
# Where the other ways begin: a golden game, when so much of it is over.
LATE = {TALES: "2-experienced", BOOK: "2-terror", AMULET: "3-rivals", PROPHECY: "2-short"}
OVER = 0.8


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


# Whole games, and the ends of games


def whole(game: str, way: str, day: int = DAY) -> bool:
    """Whether today this way goes through all of a game; `make soak` goes all ways."""
    return SOAK or (game, way) in WAYS[day % DAYS :: DAYS]


def seated(guest: Guest, house: House, game: str, way: str, fresh: Callable[[], Any]) -> Guest:
    """At a fresh table, or near the end of a golden game, as the day wants it."""
    return guest.sit(fresh(), 0) if whole(game, way) else _late(guest, house, game)


def _late(guest: Guest, house: House, game: str) -> Guest:
    match: Match[Any] = Match.replay(games.find(game), golden(game, LATE[game]))
    step = next(
        step
        for step in range(int(match.length * OVER), 0, -1)
        if match.back_at(step).questions()[0].seat == 0
    )
    return guest.sit(forked(house, match, step), 0)
