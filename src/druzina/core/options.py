"""The settings of one play: typed, and read out of what people type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from druzina.core.refusal import Problem, clipped
from druzina.core.seat_options import EACH, gathered, seat_kind

O = TypeVar("O", bound="Options")  # noqa: E741  # the one letter that options begin with


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one play. Every game adds its own; `names` are the seats' display names."""

    seats: int
    names: tuple[str, ...] = ()


def values_of(kind: Any) -> list[str]:
    """The values of an option of that type, where it is a choice between a few; else none. They
    stand in the order in which the game writes them."""
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.BoolType):
        return ["false", "true"]
    if isinstance(info, msgspec.inspect.IntType) and info.ge is not None and info.le is not None:
        return [str(value) for value in range(info.ge, info.le + 1)]
    return []


def spans(numbers: Sequence[int]) -> str:
    """Rising numbers as people list them: 1–54, 56."""
    told: list[list[int]] = []
    for number in numbers:
        if told and told[-1][-1] == number - 1:
            told[-1][1:] = [number]
        else:
            told.append([number])
    return ", ".join("–".join(map(str, span)) for span in told)


def as_typed(value: object) -> str:
    """An option's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(kind: type[O], seats: range, game: str, given: Mapping[str, object]) -> O:
    """Options of that kind out of words or JSON; whatever is wrong is one `Problem`."""
    allowed = f"{seats[0]}–{seats[-1]}"
    if not is_count(given.get("seats", seats[0])):
        raise Problem("problem-seats", game=game, found=clipped(given["seats"]), valid=allowed)
    given = _of_seats(kind, seats, given)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for name in given:
        unsayable = name == EACH and not isinstance(
            given[name], list | tuple
        )  # words name a seat's
        if name not in types or unsayable:
            raise Problem("problem-option-unknown", option=clipped(name), valid=_known(kind, types))
    worded = {name: _worded(types[name], value) for name, value in given.items()}
    for name, value in worded.items():
        _check(name, types[name], value)
    try:
        options = msgspec.convert(worded, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("problem-options", detail=str(error)) from error
    if options.seats not in seats:
        raise Problem("problem-seats", game=game, found=options.seats, valid=allowed)
    if options.names and len(options.names) != options.seats:
        raise Problem("problem-names", found=len(options.names), wanted=options.seats)
    return options


def is_count(value: object) -> bool:
    """Whether that can be read as a whole number of which one can speak."""
    try:
        return abs(msgspec.convert(value, int, strict=False)) < 1 << 31
    except msgspec.ValidationError:
        return False


def _of_seats(kind: type[O], seats: range, given: Mapping[str, object]) -> Mapping[str, object]:
    """What is said of seats in words, gathered seat by seat."""
    of_seat, count = seat_kind(kind), str(given.get("seats", ""))
    if of_seat is None or not count.isdecimal() or int(count) not in seats:
        return given
    return gathered(given, of_seat, int(count))


def _known(kind: type[O], types: Mapping[str, object]) -> str:
    of_seat = seat_kind(kind)
    known = {*types, *(of_seat.__struct_fields__ if of_seat else ())}
    return ", ".join(sorted(known - {"names", EACH}))


def _worded(kind: Any, value: object) -> object:
    """A number where words are wanted: 1 is as good as "1"."""
    info = msgspec.inspect.type_info(kind)
    words = isinstance(info, msgspec.inspect.StrType) or (
        isinstance(info, msgspec.inspect.LiteralType)
        and all(isinstance(one, str) for one in info.values)
    )
    return clipped(value) if words and type(value) is int else value


def _check(name: str, kind: Any, value: object) -> None:
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        valid = _valid(kind, error)
        told = {"option": name, "found": clipped(value), "valid": valid}
        raise Problem("problem-option-value", **told) from error


def _valid(kind: Any, error: Exception) -> str:
    """What an option may be, for the sentence: its literals if it has them."""
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.LiteralType):
        return ", ".join(map(str, info.values))
    if isinstance(info, msgspec.inspect.IntType):
        limits = ("…" if limit is None else str(limit) for limit in (info.ge, info.le))
        return "–".join(dict.fromkeys(limits))
    return str(error)
