"""What seats begin with, beside the options of the play: asked for, given, and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from druzina import games
from druzina.core import Game, Problem, SeatOptions
from druzina.core.seat_field import DRAWN, Field
from druzina.core.seat_form import Wrong, amiss, read_seats, usual
from druzina.core.seat_options import CHARACTER, EACH, gathered, says_of_seats, seat_kind
from druzina.server.lobby.things import name_of, things_of
from druzina.server.table.wording import Voice
from druzina.server.wire.cards import SeatChosen, SeatField, SeatFieldValue, SeatValue

Given = Mapping[str, object]

# What the core refuses, said at the field; a game says its own problems so with `-here`.
IN_SHORT = {
    "problem-option-value": "problem-option-value-here",
    "problem-seat-double": "problem-seat-double-here",
    "problem-seat-count": "problem-seat-count-here",
    "problem-seat-long": "problem-seat-long-here",
    "problem-seat-twice": "problem-seat-twice-here",
}


def given(
    game: Game[Any, Any], seats: Sequence[Given], options: Mapping[str, object]
) -> dict[str, object]:
    """The option that says it, seat by seat; none if all is left to the rules."""
    if not any(seats):
        return {}
    kind = seat_kind(game.options)
    if kind is None:
        raise Problem("problem-character-none", game=game.name)
    if both := [name for name in options if says_of_seats(name, kind)]:
        raise Problem("problem-character-both", option=", ".join(both))
    read, wrong = read_seats(kind, seats)
    for one in wrong:
        raise one.problem
    each = msgspec.to_builtins(read)
    return {EACH: each} if any(each) else {}


def listed(game: str, options: Mapping[str, object], count: int) -> list[dict[str, Any]]:
    """What each seat of a table begins with, as far as the options tell."""
    kind = seat_kind(games.find(game).options)
    each = gathered(options, kind, count).get(EACH) if kind else None
    return each if isinstance(each, list) else [{} for _ in range(count)]


# Asked for


def forms(game: str, asked: Sequence[Given], options: Given, lang: str) -> list[list[SeatField]]:
    """The fields of each seat as all are set up so far, with what is wrong with them."""
    found = games.find(game)
    kind = seat_kind(found.options)
    if kind is None:
        return [[] for _ in asked]
    each, unread = read_seats(kind, asked)
    wrong = [*unread, *amiss(found, found.load(), each), *_in_play(found, each, options)]
    faults = {(one.seat, one.field): one.problem for one in reversed(wrong)}
    return [_fields(game, one, lang, seat, faults) for seat, one in enumerate(each)]


def _in_play(game: Game[Any, Any], each: Sequence[SeatOptions], options: Given) -> Iterable[Wrong]:
    """What only the game's own look at all options finds, if it is about a seat."""
    try:
        game.read_options({**options, EACH: msgspec.to_builtins(each), "seats": len(each)})
    except Problem as problem:
        seat, _, field = str(problem.arguments.get("option", "")).partition(".")
        if seat.isdecimal() and field:
            yield Wrong(int(seat), field, problem)


@cache
def empty_form(game: str, lang: str) -> list[SeatField]:
    """The fields of a seat of which nothing is said yet."""
    kind = seat_kind(games.find(game).options)
    return [] if kind is None else _fields(game, kind(), lang)


def _fields(
    game: str,
    one: SeatOptions,
    lang: str,
    seat: int = 0,
    faults: Mapping[tuple[int, str], Problem] = {},
) -> list[SeatField]:
    found = games.find(game)
    content = found.load()
    voice = Voice(lang, game, content)
    told: list[SeatField] = []
    for name, value in usual(type(one)).items():
        field = found.seat_field(content, name, one)
        if field.kind in ("choice", "several") and not set(field.values) - {DRAWN}:
            continue
        problem = faults.get((seat, name))
        fault = _fault(found, voice, name, field, problem) if problem else ""
        told.append(_told(found, voice, name, field, value, fault))
    return told


def _told(
    game: Game[Any, Any], voice: Voice, name: str, field: Field, unset: Any, fault: str
) -> SeatField:
    character = name == CHARACTER
    clause = game.character_clause if character else game.option_clauses.get(name, "")
    return SeatField(
        name=name,
        kind=field.kind,
        label=_label(game, voice, name),
        words=voice.optional(game.seat_key(name, about=True)),
        clause=clause,
        usual=msgspec.to_builtins(unset),
        unset=voice.say("character-asked" if character else "setup-usual"),
        values=[
            SeatFieldValue(
                value, _value(game, voice, name, value), _about(game, voice, name, value)
            )
            for value in field.values
        ],
        least=field.least,
        most=field.most,
        apart=field.apart,
        fault=fault,
    )


def _fault(game: Game[Any, Any], voice: Voice, name: str, field: Field, problem: Problem) -> str:
    """In the fewest words: the field stands beside them."""
    here = IN_SHORT.get(problem.key, f"{problem.key}-here")
    if field.kind == "number" and problem.key == "problem-option-value":
        here = "problem-seat-range-here"
    if not voice.has(here):
        return voice.problem(problem)
    found = problem.arguments.get("found", "")
    named = _value(game, voice, name, found) if isinstance(found, str) else found
    return voice.say(here, **{**problem.arguments, "found": named})


# Told


def told(game: str, one: Mapping[str, Any], lang: str) -> list[SeatChosen]:
    """What a seat was given, in words."""
    found = games.find(game)
    voice = Voice(lang, game, found.load())
    return [
        SeatChosen(name, value, _label(found, voice, name), _said(found, voice, name, value))
        for name, value in one.items()
        if value != usual_of(found).get(name)
    ]


def usual_of(game: Game[Any, Any]) -> dict[str, object]:
    kind = seat_kind(game.options)
    return usual(kind) if kind else {}


def _said(game: Game[Any, Any], voice: Voice, name: str, value: SeatValue) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_value(game, voice, name, one) for one in value)
    if isinstance(value, bool):
        return voice.say("setup-yes" if value else "setup-no")
    return _value(game, voice, name, str(value))


def _label(game: Game[Any, Any], voice: Voice, name: str) -> str:
    return voice.optional(game.seat_key(name), name)


def _value(game: Game[Any, Any], voice: Voice, name: str, value: str) -> str:
    """By the game's words for it, else by the name of the thing of that id."""
    if name == CHARACTER and value == DRAWN:
        return voice.say("character-drawn")
    return voice.optional(game.seat_key(name, value), "") or name_of(game.name, value, voice.lang)


def _about(game: Game[Any, Any], voice: Voice, name: str, value: str) -> str:
    """In words of its own, else the face of the thing."""
    own = voice.optional(game.seat_key(name, value, about=True))
    if own or name == CHARACTER or value not in things_of(game.name, voice.lang):
        return own
    return "; ".join(voice.shown(line) for line in game.describe(game.load(), value))
