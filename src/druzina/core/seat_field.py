"""What one field of a seat's set-up may hold: by its type, and against what it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import Struct, inspect

from druzina.core.refusal import Problem, clipped

DRAWN = "drawn"
LONGEST = 40
MOST_SAID, FEW_SAID = 40, 6  # what is possible: all of them, else so many
FLAGS = ("false", "true")

FieldKind = Literal["choice", "number", "several", "text", "flag"]


class Field(Struct, frozen=True, kw_only=True):
    """What one field may hold as the rest of the set-up stands; what is usual may always stay.

    `values` are those of a `choice`, or those that `several` are of. `least` and `most` bound a
    number, how many several are, or how long a text is. `apart`: no two seats have the same.
    """

    kind: FieldKind
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    apart: bool = False


def by_type(form: Any) -> Field:
    """What the type of a field says of it."""
    info = inspect.type_info(form)
    if isinstance(info, inspect.LiteralType):
        return Field(kind="choice", values=_values(form))
    if isinstance(info, inspect.BoolType):
        return Field(kind="flag")
    if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
        return Field(kind="number", least=info.ge, most=info.le)
    if isinstance(info, inspect.VarTupleType):
        values = _values(get_args(_plain(form))[0])
        most = len(values) if info.max_length is None else info.max_length
        return Field(kind="several", values=values, least=info.min_length or 0, most=most)
    if isinstance(info, inspect.StrType):
        return Field(kind="text", most=LONGEST if info.max_length is None else info.max_length)
    raise TypeError(f"a seat's set-up has no field of the type {form}")


def _plain(form: Any) -> Any:
    return get_args(form)[0] if get_origin(form) is Annotated else form


def _values(form: Any) -> tuple[str, ...]:
    """In the order in which the game has them."""
    form = _plain(form)
    return tuple(map(str, get_args(form))) if get_origin(form) is Literal else ()


def against(
    field: Field, option: str, value: object, others: Sequence[object] = ()
) -> Problem | None:
    """What is wrong with that value, if anything; `others` is what other seats have."""
    if value in others and value != DRAWN:
        return Problem("problem-seat-twice", option=option, found=str(value))
    if isinstance(value, list | tuple) and field.kind == "several":
        return _against_several(field, option, value)
    if isinstance(value, str) and field.kind == "text":
        long = len(value) > field.most
        return Problem("problem-seat-long", option=option, most=field.most) if long else None
    fits = {
        "choice": value in field.values,
        "number": isinstance(value, int) and field.least <= value <= field.most,
        "flag": isinstance(value, bool),
    }
    return None if fits.get(field.kind) else _outside(field, option, value)


def _against_several(field: Field, option: str, value: Sequence[object]) -> Problem | None:
    foreign = [one for one in value if one not in field.values]
    if foreign and field.values:
        return _outside(field, option, foreign[0])
    double = [one for one in value if value.count(one) > 1]
    if double:
        return Problem("problem-seat-double", option=option, found=clipped(double[0]))
    if value and not field.most:
        return Problem("problem-seat-nothing", option=option)
    if not field.least <= len(value) <= field.most:
        return Problem("problem-seat-count", option=option, found=len(value), valid=_bounds(field))
    return None


def _outside(field: Field, option: str, found: object) -> Problem:
    if field.kind == "text":
        return Problem("problem-seat-text", option=option, most=field.most)
    named = {"number": (_bounds(field),), "flag": FLAGS}.get(field.kind, field.values)
    valid = likely(named, str(found))
    return Problem("problem-option-value", option=option, found=clipped(found), valid=valid)


def likely(values: Sequence[str], found: str) -> str:
    """What is possible; of very many, those that are most like what was given."""
    if len(values) <= MOST_SAID:
        return ", ".join(values)
    from difflib import SequenceMatcher

    words = clipped(found)
    near = sorted(values, key=lambda one: -SequenceMatcher(None, words, one).ratio())
    return ", ".join([*near[:FEW_SAID], "…"])


def _bounds(field: Field) -> str:
    return "–".join(map(str, dict.fromkeys((field.least, field.most))))
