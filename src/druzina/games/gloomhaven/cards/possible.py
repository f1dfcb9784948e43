"""What could stand in the place of a word that nobody knows, in a file of content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from druzina.core import Problem

from . import lines, model, whom, words

INVALID = re.compile(r"Invalid (?:enum )?value '(?P<value>[^']*)'")
LAST = re.compile(r"(?P<name>[a-z_]+)(?:\[[^\]]*\])*$")
KINDS = [
    kind
    for module in (lines, model, whom, words)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
]


def unknown_word(
    file: str, entry: str, field: str, what: str, valid: list[str] | None = None
) -> Problem | None:
    """For an effect, a condition, an element and the like: nobody knows it, and what is known."""
    found, last = INVALID.match(what), LAST.search(field)
    if found is None or last is None:
        return None
    known = known_words(last["name"]) if valid is None else valid
    if not known:
        return None
    return Problem(
        "problem-rule-word",
        file=file,
        entry=entry,
        field=field,
        value=found["value"],
        valid=", ".join(known),
    )


def known_words(field: str) -> list[str]:
    """The effects there are, or what fields of that name may say."""
    if field == "do":
        return sorted(str(each.__struct_config__.tag) for each in get_args(lines.AnyLine))
    return sorted({word for kind in KINDS for word in _literals(get_type_hints(kind).get(field))})


def _literals(hint: object) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from (str(word) for word in get_args(hint) if word)
        return
    for part in get_args(hint):
        yield from _literals(part)
