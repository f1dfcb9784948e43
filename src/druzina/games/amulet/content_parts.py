"""The pieces of an entry as its file writes it: grids, shapes, parts of effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from druzina.core.reading import L, Value
from druzina.games.amulet.content_model import COLOURS, LOCATIONS, PHASES, Part
from druzina.games.amulet.fitting.grid import (
    CARD_MARKS,
    COLUMNS,
    GAP,
    GEM,
    MARGIN,
    ROWS,
    TOKEN_MARKS,
    Card,
    card_of,
)
from druzina.games.amulet.vocabulary import MOST, NEEDS, ONCE, WHAT, Verb

LONGEST_TOKEN = MARGIN + 1


def words_of(value: Value, valid: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words, none of them twice; nothing where none stands."""
    if not value.present:
        return ()
    words = tuple(item.one_of(valid) for item in value.items())
    if len(set(words)) != len(words):
        value.wrong("expected-different")
    return words


def wholes_of(value: Value, number: int, low: int, high: int, clause: str) -> tuple[int, ...]:
    """A list of just so many whole numbers."""
    items = tuple(item.whole(low, high) for item in value.items())
    if isinstance(value.raw, list) and len(items) != number:
        value.wrong("expected-numbers-exactly", clause, str(len(items)), number=number)
    return items + (low,) * (number - len(items))


def grid_of(value: Value) -> Card:
    """A card's six rows of five marks; at most one gem square."""
    rows = [item.raw for item in value.items()]
    fine = len(rows) == ROWS
    for item in value.items():
        if not isinstance(item.raw, str) or len(item.raw) != COLUMNS:
            item.wrong("expected-grid-row", number=COLUMNS)
            fine = False
        elif strange := [mark for mark in item.raw if mark not in CARD_MARKS]:
            item.wrong("expected-marks", found=strange[0], valid=" ".join(CARD_MARKS))
            fine = False
    if isinstance(value.raw, list) and len(rows) != ROWS:
        value.wrong("expected-grid-rows", found=str(len(rows)), number=ROWS)
    drawn = [str(row) for row in rows] if fine else ["." * COLUMNS] * ROWS
    gems = sum(row.count(GEM) for row in drawn)
    if fine and gems > 1:
        value.wrong("expected-one-gem", found=str(gems))
    return card_of(drawn)


def shape_of(value: Value) -> tuple[str, ...]:
    """A token's rows, all equally long and no longer than the margin allows."""
    rows = []
    for item in value.items():
        if not isinstance(item.raw, str) or not 1 <= len(item.raw) <= LONGEST_TOKEN:
            item.wrong("expected-shape-row", limit=LONGEST_TOKEN)
        elif strange := [mark for mark in item.raw if mark not in TOKEN_MARKS]:
            item.wrong("expected-marks", found=strange[0], valid=" ".join(TOKEN_MARKS))
        else:
            rows.append(item.raw)
    even = 1 <= len(rows) <= LONGEST_TOKEN and len({len(row) for row in rows}) == 1
    if not even or set("".join(rows)) <= {GAP}:
        value.wrong("expected-shape")
    return tuple(rows)


def parts_of(value: Value, verbs: Mapping[str, Verb]) -> tuple[Part, ...]:
    """What an effect does; at least one part."""
    items = value.items()
    if not items and isinstance(value.raw, list):
        value.wrong("expected-parts")
    return tuple(part for item in items if (part := part_of(item, verbs)) is not None)


def part_of(value: Value, verbs: Mapping[str, Verb]) -> Part | None:
    """One part; a key its verb must have and has not, or may not have and has, is a problem."""
    do = value.part("do").one_of(verbs)
    if not do:
        return None
    form = verbs[do]
    value.known(("do", *form.must, *form.may))
    for key in form.must:
        if not value.part(key).present:
            value.part(key).wrong("expected-something")
    instead, otherwise = value.part("instead"), value.part("otherwise")
    return Part(
        do=do,
        n=number_of(value.part("n")),
        places=words_of(value.part("places"), LOCATIONS),
        phases=words_of(value.part("phases"), PHASES),
        once=word_of(value.part("once"), ONCE),
        needs=word_of(value.part("needs"), NEEDS),
        what=word_of(value.part("what"), WHAT),
        colour=word_of(value.part("colour"), COLOURS),
        each=number_of(value.part("each")) or 1,
        level=number_of(value.part("level")),
        health=number_of(value.part("health")),
        coins=number_of(value.part("coins")),
        weapons=number_of(value.part("weapons")),
        first=value.part("first").flag(),
        instead=part_of(instead, verbs) if instead.present else None,
        otherwise=part_of(otherwise, verbs) if otherwise.present else None,
    )


def number_of(value: Value) -> int:
    return value.whole(1, MOST) if value.present else 0


def word_of(value: Value, valid: tuple[L, ...]) -> L | Literal[""]:
    return value.one_of(valid) if value.present else ""
