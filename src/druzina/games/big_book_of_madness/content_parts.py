"""Effects read from a file: whom they concern, and their parts, by the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
from msgspec import structs

from druzina.core.reading import Value
from druzina.games.big_book_of_madness.content import Effect
from druzina.games.big_book_of_madness.parts import AnyPart, Part
from druzina.games.big_book_of_madness.vocabulary import (
    AMOUNTS,
    CONDITIONS,
    MOST,
    ONLY,
    ORIGINS,
    PLACES,
    TABLE_VERBS,
    UPGRADES,
    VERBS,
    WHO,
)

EFFECT_KEYS = ("who", "players", "may", "on_placement", "do")
DEFAULT_ORIGINS = {
    "discard": ("hand", "shared"),
    "support": ("hand",),
    "recover": ("discard",),
    "put": ("hand",),
    "give": ("hand",),
}
DEFAULT_TO = {"support": "support", "put": "top", "cure": "stack"}


def effect_of(value: Value, number: int, card: str) -> Effect:
    """An effect out of a table that may hold other keys too: a spell is its own effect."""
    who = value.part("who").one_of(WHO, "BBM-TGT-01")
    players, parts = value.part("players"), value.part("do")
    if (who == "some others") != players.present:
        players.wrong("expected-players")
    return Effect(
        number=number,
        card=card,
        who=who,
        parts=parts_of(parts, who),
        players=players.whole(1, 4) if players.present else 0,
        may=value.part("may").flag(),
        on_placement=value.part("on_placement").flag(),
    )


def parts_of(value: Value, who: str) -> tuple[AnyPart, ...]:
    items = value.items()
    if not items and isinstance(value.raw, list):
        value.wrong("expected-parts")
    return tuple(part for item in items if (part := part_of(item, who)) is not None)


Reader = Callable[[Value, str], bool | int | str | tuple[str, ...]]


def _flag(key: str) -> Reader:
    return lambda value, verb: value.part(key).flag()


def _whole(key: str) -> Reader:
    return lambda value, verb: whole_of(value.part(key))


# What a file says of a part beyond its number; a kind of part has some of these.
FIELDS: dict[str, Reader] = {
    **{key: _flag(key) for key in ("all", "as_many", "up_to", "same", "unpaid", "others")},
    **{key: _whole(key) for key in ("down_to", "up_to_hand", "per_player", "less")},
    "origin": lambda value, verb: origins_of(value.part("from"), verb),
    "to": lambda value, verb: word_of(value.part("to"), PLACES) or DEFAULT_TO.get(verb, ""),
    "only": lambda value, verb: word_of(value.part("only"), ONLY),
    "upgrade": lambda value, verb: word_of(value.part("upgrade"), UPGRADES),
    "condition": lambda value, verb: word_of(value.part("if"), CONDITIONS),
    "value": lambda value, verb: value_of(value.part("value")),
}


def part_of(value: Value, who: str) -> AnyPart | None:
    verb = value.part("do").one_of(VERBS)
    if not verb:
        return None
    form = VERBS[verb]
    value.known(("do", *form.amounts, *form.must, *form.may))
    for key in form.must:
        if not value.part(key).present:
            value.part(key).wrong("expected-something")
    given = [key for key in AMOUNTS if value.part(key).present]
    if len(given) != bool(form.amounts):
        value.wrong("expected-one-amount", valid=", ".join(form.amounts) or "–")
    if (verb in TABLE_VERBS) != (who == "table") and verb != "discard":
        value.part("do").wrong("expected-table-verb", valid=", ".join(TABLE_VERBS))
    facts = {field: read(value, verb) for field, read in FIELDS.items() if field in _of(form.kind)}
    plain = {"do": verb, "n": number_of(value), "factor": value.part("x").present}
    part: AnyPart = msgspec.convert({**plain, **facts, "kind": form.kind.__name__}, AnyPart)
    return part


@cache
def _of(kind: type[Part]) -> frozenset[str]:
    return frozenset(field.name for field in structs.fields(kind))


def number_of(value: Value) -> int:
    factor, plain = value.part("x"), value.part("n")
    return whole_of(factor if factor.present else plain)


def whole_of(value: Value) -> int:
    return value.whole(1, MOST) if value.present else 0


def value_of(value: Value) -> int:
    return value.whole(2, 3) if value.present else 0


def word_of(value: Value, valid: tuple[str, ...]) -> str:
    return value.one_of(valid) if value.present else ""


def origins_of(value: Value, verb: str) -> tuple[str, ...]:
    if not value.present:
        return DEFAULT_ORIGINS.get(verb, ())
    return tuple(item.one_of(ORIGINS) for item in value.items())
