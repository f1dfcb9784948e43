"""Effects read from a file: whom they concern, and their parts, by the vocabulary."""

from __future__ import annotations

from druzina.core.reading import Value
from druzina.games.big_book_of_madness.content import Effect, Part
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


def parts_of(value: Value, who: str) -> tuple[Part, ...]:
    items = value.items()
    if not items and isinstance(value.raw, list):
        value.wrong("expected-parts")
    return tuple(part for item in items if (part := part_of(item, who)) is not None)


def part_of(value: Value, who: str) -> Part | None:
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
    return Part(
        do=verb,
        n=number_of(value),
        factor=value.part("x").present,
        all=value.part("all").flag(),
        as_many=value.part("as_many").flag(),
        down_to=whole_of(value.part("down_to")),
        up_to_hand=whole_of(value.part("up_to_hand")),
        per_player=whole_of(value.part("per_player")),
        up_to=value.part("up_to").flag(),
        origin=origins_of(value.part("from"), verb),
        to=word_of(value.part("to"), PLACES) or DEFAULT_TO.get(verb, ""),
        only=word_of(value.part("only"), ONLY),
        upgrade=word_of(value.part("upgrade"), UPGRADES),
        condition=word_of(value.part("if"), CONDITIONS),
        value=value.part("value").whole(2, 3) if value.part("value").present else 0,
        same=value.part("same").flag(),
        unpaid=value.part("unpaid").flag(),
        others=value.part("others").flag(),
        less=whole_of(value.part("less")),
    )


def number_of(value: Value) -> int:
    factor, plain = value.part("x"), value.part("n")
    return whole_of(factor if factor.present else plain)


def whole_of(value: Value) -> int:
    return value.whole(1, MOST) if value.present else 0


def word_of(value: Value, valid: tuple[str, ...]) -> str:
    return value.one_of(valid) if value.present else ""


def origins_of(value: Value, verb: str) -> tuple[str, ...]:
    if not value.present:
        return DEFAULT_ORIGINS.get(verb, ())
    return tuple(item.one_of(ORIGINS) for item in value.items())
