"""What each seat begins with, as typed values that are easy to type.

In JSON and records `each` lists the seats: `[{"character": "alice"}, {"level": 3}]`. In words
`character=drawn` speaks of every seat, `character=alice,,drawn` of one after the other, and
`1.level=3` or `1.items=boots+sword` of one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct

from druzina.core.position import Position
from druzina.core.refusal import Problem, clipped
from druzina.core.seat_field import DRAWN, against, by_type

EACH = "each"
CHARACTER = "character"
_KINDS: dict[type[Struct], type[SeatOptions] | None] = {}  # to read annotations takes long
_OF_ONE = re.compile(r"(?P<seat>\d{1,2})\.(?P<field>[a-z_]+)")


class SeatOptions(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The set-up of one seat. A game adds its own: a level, items, cards.

    `character` is an id, `drawn`, or empty where the seat is asked or the rules deal.
    """

    character: str = ""


def assigned(g: Position, each: Sequence[SeatOptions], ids: Sequence[str]) -> dict[int, int]:
    """By seat, the number of the character that the options give it; who is asked is not in it.

    Those drawn are of the ones that nobody was given.
    """
    wished = [one.character for one in each]
    left = [number for number, id_ in enumerate(ids) if id_ not in wished]
    if DRAWN in wished:
        g.shuffle(left)
    drawn = iter(left)
    return {
        seat: next(drawn) if id_ == DRAWN else ids.index(id_)
        for seat, id_ in enumerate(wished)
        if id_
    }


def seat_kind(options: type[Struct]) -> type[SeatOptions] | None:
    """The type of a seat's set-up, if the game's options have any: `each: tuple[KIND, ...]`."""
    if options not in _KINDS:
        _KINDS[options] = _seat_kind(options)
    return _KINDS[options]


def _seat_kind(options: type[Struct]) -> type[SeatOptions] | None:
    for field in msgspec.structs.fields(options):
        if field.name == EACH:
            kind = get_args(field.type)[0]
            return kind if issubclass(kind, SeatOptions) else None
    return None


def says_of_seats(name: str, kind: type[SeatOptions] | None) -> bool:
    """Whether an option speaks of seats, in whatever form."""
    if kind is None:
        return False
    fields = kind.__struct_fields__
    found = _OF_ONE.fullmatch(name)
    return name == EACH or name in fields or bool(found and found["field"] in fields)


def gathered(
    given: Mapping[str, object], kind: type[SeatOptions] | None, seats: int
) -> dict[str, object]:
    """The options with all that is said of seats under `each`, one entry for each seat."""
    told = {name: value for name, value in given.items() if says_of_seats(name, kind)}
    rest = {name: value for name, value in given.items() if name not in told}
    listed = told.pop(EACH, [])
    if kind is None or not isinstance(listed, list | tuple):
        return dict(given)
    if len(listed) > seats:
        raise Problem("problem-seat-options", option=EACH, found=len(listed), wanted=seats)
    if not all(isinstance(one, Struct | Mapping) for one in listed):
        return dict(given)
    each = [_plain(one) for one in listed] + [{} for _ in range(seats - len(listed))]
    for name, value in told.items():
        for seat, field, one in _of_seats(name, value, seats):
            each[seat][field] = typed(kind, seat, field, one)
    return {**rest, EACH: each} if any(each) else rest


def _plain(one: Any) -> dict[str, object]:
    return dict(msgspec.to_builtins(one) if isinstance(one, Struct) else one)


def _of_seats(name: str, value: object, seats: int) -> list[tuple[int, str, object]]:
    """Whom an option speaks of, and what it says; what is left empty says nothing."""
    found = _OF_ONE.fullmatch(name)
    if found:
        if int(found["seat"]) >= seats:
            valid = f"0.{found['field']}–{seats - 1}.{found['field']}"
            raise Problem("problem-option-unknown", option=name, valid=valid)
        return [(int(found["seat"]), found["field"], value)]
    parts: list[object] = [value] * seats
    if isinstance(value, list | tuple):
        parts = list(value)
    elif isinstance(value, str) and "," in value:
        parts = [part.strip() for part in value.split(",")]
    if len(parts) > seats:
        raise Problem("problem-seat-options", option=name, found=len(parts), wanted=seats)
    return [(seat, name, part) for seat, part in enumerate(parts) if part not in ("", None)]


def type_of(kind: type[SeatOptions], name: str) -> Any:
    """The type of a field."""
    return next(one.type for one in msgspec.structs.fields(kind) if one.name == name)


def typed(kind: type[SeatOptions], seat: int, field: str, value: object) -> object:
    """What a field of that seat is given, as its type has it."""
    known = kind.__struct_fields__
    if field not in known:
        option = f"{seat}.{field}"[:60]
        raise Problem("problem-option-unknown", option=option, valid=", ".join(known))
    form = type_of(kind, field)
    info = msgspec.inspect.type_info(form)
    several = isinstance(info, msgspec.inspect.VarTupleType | msgspec.inspect.ListType)
    if several and isinstance(value, str):
        value = [part.strip() for part in value.split("+") if part.strip()]
    try:
        return msgspec.to_builtins(msgspec.convert(value, form, strict=False))
    except msgspec.ValidationError as error:
        option, wanted = f"{seat}.{field}", by_type(form)
        other = Problem(
            "problem-option-value", option=option, found=clipped(value), valid=str(error)
        )
        raise against(wanted, option, value) or other from error
