"""The set-ups of all seats, as read from outside and as the game allows them.

The type of a field says most (`by_type`); a game narrows it by the rest of the seat's set-up
(`Game.seat_field`): the cards of a class, as many as its hand holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from druzina.core.refusal import Problem
from druzina.core.seat_field import against
from druzina.core.seat_options import SeatOptions, seat_kind, typed

if TYPE_CHECKING:
    from druzina.core.game import Game


class Wrong(Struct, frozen=True):
    """What is wrong with a field of a seat."""

    seat: int
    field: str
    problem: Problem


def usual(kind: type[SeatOptions]) -> dict[str, object]:
    """What fields hold that nobody speaks of."""
    return {one.name: one.default for one in msgspec.structs.fields(kind)}


def read_seats(
    kind: type[SeatOptions], given: Sequence[Mapping[str, object]]
) -> tuple[list[SeatOptions], list[Wrong]]:
    """Set-ups out of words or JSON, without what cannot be read, and what that was."""
    read: list[SeatOptions] = []
    wrong: list[Wrong] = []
    for seat, told in enumerate(given):
        sound: dict[str, Any] = {}
        for name, value in told.items():
            try:
                sound[name] = typed(kind, seat, name, value)
            except Problem as problem:
                wrong.append(Wrong(seat, name, problem))
        read.append(msgspec.convert(sound, kind))
    return read, wrong


def check_seats(game: Game[Any, Any], options: Any) -> None:
    """Raises what is wrong first."""
    each: Sequence[SeatOptions] = options.each if seat_kind(game.options) else ()
    if any(one != type(one)() for one in each):
        for wrong in amiss(game, game.load(), each):
            raise wrong.problem


def amiss(game: Game[Any, Any], content: str, each: Sequence[SeatOptions]) -> Iterator[Wrong]:
    """All that is set up otherwise than the game allows, seat by seat."""
    for seat, one in enumerate(each):
        for name, unset in usual(type(one)).items():
            value = getattr(one, name)
            if value == unset:
                continue
            field = game.seat_field(content, name, one)
            others = [getattr(other, name) for other in each[:seat]] if field.apart else []
            problem = against(field, f"{seat}.{name}", value, others)
            if problem is not None:
                yield Wrong(seat, name, problem)
