"""Effects read from a file: a record is read by the fields of its struct, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec
from msgspec import NODEFAULT, Struct, structs

from druzina.core.reading import Value
from druzina.games.prophecy.content_model import (
    CHARACTER,
    GUILDS,
    ITEM_DECKS,
    KINDS,
    MARKETS,
    MODES,
    SERVICES,
    SLOTS,
    TERRAINS,
    TYPES,
    WEAPON_CLASSES,
)
from druzina.games.prophecy.effect import ALWAYS, FREE, LIMITS, WINDOWS, Cost, Effect, When
from druzina.games.prophecy.parts import VERBS, AnyPart, Row

MOST = 20
OPPONENTS = (*TYPES, CHARACTER)
PLACES = (*KINDS, "wilderness", "civilization", "sphere")
OWN, CHOSEN = "own", "chosen"

# The words that may stand in a field of that name, as one word and as a list.
ONE: dict[str, tuple[str, ...]] = {
    "do": SERVICES,
    "deck": ITEM_DECKS,
    "terrain": TERRAINS,
    "kind": ("any", "wilderness", "civilization"),
    "slot": SLOTS,
    "guild": (*GUILDS, CHOSEN, OWN),
    "field": MARKETS,
    "shield": ("use", "none"),
    "mode": MODES,
}
LIST: dict[str, tuple[str, ...]] = {
    "what": MODES,
    "modes": MODES,
    "weapon": WEAPON_CLASSES,
    "against": OPPONENTS,
    "not_against": OPPONENTS,
    "terrain": PLACES,
}

S = TypeVar("S", bound=Struct)
Field = int | bool | str | tuple[str, ...]


def effects_of(value: Value, first: int, card: str) -> tuple[Effect, ...]:
    """The effects of a card, numbered on; none where nothing stands."""
    if not value.present:
        return ()
    return tuple(effect_of(item, first + n, card) for n, item in enumerate(value.items()))


def effect_of(value: Value, number: int, card: str) -> Effect:
    parts = value.known(("window", "do", "when", "cost", "limit", "may")) or {}
    if not parts:
        return Effect(number=number, card=card, window="", parts=())
    return Effect(
        number=number,
        card=card,
        window=parts["window"].one_of(WINDOWS, "PRO-VOC-01"),
        parts=parts_of(parts["do"]),
        when=record_of(parts["when"], When) if parts["when"].present else ALWAYS,
        cost=record_of(parts["cost"], Cost) if parts["cost"].present else FREE,
        limit=parts["limit"].one_of(LIMITS) if parts["limit"].present else "",
        may=parts["may"].flag(),
    )


def parts_of(value: Value) -> tuple[AnyPart, ...]:
    """At least one thing done."""
    items = value.items()
    if not items and isinstance(value.raw, list):
        value.wrong("expected-parts")
    return tuple(part for item in items if (part := part_of(item)) is not None)


def part_of(value: Value) -> AnyPart | None:
    do = value.part("do").one_of(VERBS, "PRO-VOC-01")
    if not do:
        return None
    part: AnyPart = msgspec.convert(
        {**fields_of(value, VERBS[do], ("do",)), "do": do}, AnyPart, from_attributes=True
    )
    return part


def record_of(value: Value, kind: type[S]) -> S:
    return msgspec.convert(fields_of(value, kind), kind, from_attributes=True)


def fields_of(value: Value, kind: type[Struct], more: tuple[str, ...] = ()) -> dict[str, object]:
    """What a file says of a record; a field without a default must be there."""
    fields = _fields(kind)
    value.known((*more, *fields))
    found: dict[str, object] = {}
    for name, (type_, needed) in fields.items():
        part = value.part(name)
        if part.present:
            found[name] = rows_of(part) if name == "rows" else field_of(part, name, type_)
        elif needed:
            part.wrong("expected-something")
            found[name] = _empty(type_)
    return found


def field_of(value: Value, name: str, type_: object) -> Field:
    if type_ is bool:
        return value.flag()
    if type_ is int:
        return value.whole(0, MOST)
    if type_ is str:
        return value.one_of(ONE[name])
    words = tuple(item.one_of(LIST[name]) for item in value.items())
    if len(set(words)) != len(words):
        value.wrong("expected-different")
    return words


def rows_of(value: Value) -> tuple[Row, ...]:
    """PRO-CNT-08: a result for each number of the die, in order."""
    rows = tuple(row_of(item) for item in value.items())
    covered = [n for row in rows for n in range(row.low, row.high + 1)]
    if covered != [1, 2, 3, 4, 5, 6]:
        value.wrong("expected-die-numbers", "PRO-CNT-08")
    return rows


def row_of(value: Value) -> Row:
    parts = value.known(("low", "high", "do", "choose")) or {}
    if not parts:
        return Row(low=0, high=0)
    choose = parts["choose"].flag()
    return Row(
        low=parts["low"].whole(1, 6),
        high=parts["high"].whole(1, 6),
        parts=() if choose else parts_of(parts["do"]),
        choose=choose,
    )


@cache
def _fields(kind: type[Struct]) -> dict[str, tuple[object, bool]]:
    return {field.name: (field.type, field.default is NODEFAULT) for field in structs.fields(kind)}


def _empty(type_: object) -> Field:
    empty: dict[object, Field] = {int: 0, bool: False, str: ""}
    return empty.get(type_, ())
