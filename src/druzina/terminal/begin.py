"""A game to sit down at: a new one, or one that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from druzina import games
from druzina.core import Match, Problem
from druzina.terminal import saving
from druzina.terminal.replay import chairs_of
from druzina.terminal.seating import (
    PERSON,
    Chair,
    checked,
    display_names,
    given_names,
    read_seats,
    unnamed,
)
from druzina.text.words import Words

Begun = tuple[Match[Any], list[Chair]]

OTHERS = "adept"
FOLLOWING = ("seats", "names")  # options that follow from who sits down
DEFAULT_SEATS = f"{PERSON},{OTHERS}"


def begun(
    game: str | None,
    options: Sequence[str],
    seats: str | None,
    seed: int | None,
    folder: Path | None,
) -> Begun:
    if not game:
        raise Problem("problem-game-missing", valid=", ".join(games.NAMES))
    found = games.find(game)
    chairs = read_seats(seats or DEFAULT_SEATS)
    given: dict[str, object] = {**read_options(options), "seats": len(chairs)}
    if names := given_names(chairs):
        given["names"] = names
    return Match.new(found, given, seed, folder), chairs


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """`mode=experienced start=drawn`; the seats follow from who sits down."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem("problem-option-form", text=text)
        if name.strip() in FOLLOWING:
            raise Problem("problem-option-seats", option=name.strip())
        given[name.strip()] = value.strip()
    return given


def resumed(file: Path, seats: str | None, folder: Path | None) -> Begun:
    """The game of a record where it stopped; others may sit down in the seats."""
    record = saving.read(file)
    try:
        game = games.find(record.game)
        match = Match.replay(game, record, folder=folder)
    except Problem as problem:
        raise saving.InFile(file, problem) from problem
    if seats is None:
        return match, [_seated(seat, chair) for seat, chair in enumerate(chairs_of(match))]
    chairs = read_seats(seats)
    if len(chairs) != match.options.seats:
        wanted = str(match.options.seats)
        raise Problem("problem-seats", game=game.name, found=len(chairs), valid=wanted)
    return match, chairs


def _seated(seat: int, chair: Chair) -> Chair:
    """Where the record does not tell who sat there, a person sits first."""
    if chair.sits:
        return checked(chair)
    return Chair(PERSON if seat == 0 else OTHERS, chair.name)


def words_of(match: Match[Any], chairs: Sequence[Chair], lang: str) -> Words:
    words = Words(lang, match.game, match.content)
    words.names = tuple(display_names(chairs, words))
    words.me = unnamed(chairs)
    return words


def own_file(match: Match[Any]) -> Path:
    return saving.fresh(match.game.name)
