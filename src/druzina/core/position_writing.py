"""A position written as a text file, what is usual left out; `position_text` tells the form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from druzina.core.game import Game
from druzina.core.options import Options
from druzina.core.position import Position

G = TypeVar("G", bound=Position)

Names = Mapping[int, str]
LEFT_OUT = ("content", "luck", "known", "outcome", "told", "blind")
STEP = "step"
STACK = "stack"
BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_position(game: Game[G, Any], options: Options, g: G) -> str:
    """The position as a file; what is as usual is not written."""
    names = game.position_names(g.content)
    told = as_table(g, names, game.setup(options, g.content, 1))
    head = {"game": game.name}
    return "\n".join(
        [
            *_lines(head),
            "",
            "[options]",
            *_lines(_given(options)),
            "",
            "[position]",
            *_lines(told),
            *_tables(told),
            "",
        ]
    )


def _given(options: Options) -> dict[str, object]:
    usual = type(options)(seats=options.seats)
    plain, default = msgspec.to_builtins(options), msgspec.to_builtins(usual)
    return {
        name: value for name, value in plain.items() if name == "seats" or value != default[name]
    }


def as_table(thing: Struct, names: Mapping[str, Names], base: object = None) -> dict[str, object]:
    """A struct as a table of the fields that are not as usual, nor as in the base."""
    table: dict[str, object] = {}
    if thing.__struct_config__.tag is not None:
        table[STEP] = thing.__struct_config__.tag
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        if isinstance(thing, Position) and field.name in LEFT_OUT:
            continue
        under = getattr(base, field.name, None)
        if _usual(field, value) and (base is None or under == value):
            continue
        of = names.get(f"{type(thing).__name__}.{field.name}", names.get(field.name))
        table[field.name] = _plain(value, of, names, None if field.name == STACK else under)
    return table


def _usual(field: msgspec.structs.FieldInfo, value: object) -> bool:
    if field.default is not msgspec.NODEFAULT:
        return bool(value == field.default)
    return field.default_factory is not msgspec.NODEFAULT and value == field.default_factory()


def _plain(
    value: object, of: Names | None, names: Mapping[str, Names], base: object = None
) -> object:
    if isinstance(value, Struct):
        return as_table(value, names, base)
    if isinstance(value, list | tuple):
        same = isinstance(base, list | tuple) and len(base) == len(value)
        under = base if same and isinstance(base, list | tuple) else [None] * len(value)
        return [_plain(one, of, names, old) for one, old in zip(value, under, strict=True)]
    if isinstance(value, dict):
        return {key: _plain(one, of, names) for key, one in value.items()}
    if isinstance(value, int) and not isinstance(value, bool) and of is not None:
        return of.get(value, value)
    return value


def _lines(table: Mapping[str, object]) -> Iterator[str]:
    for name, value in table.items():
        if not is_tables(value):
            yield f"{name} = {_toml(value)}"


def _tables(table: Mapping[str, object]) -> Iterator[str]:
    """Lists of tables stand at the end, each under its own heading."""
    for name, value in table.items():
        if is_tables(value) and isinstance(value, list):
            for one in value:
                yield ""
                yield f"[[position.{name}]]"
                yield from (f"{key} = {_toml(part)}" for key, part in one.items())


def is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: object) -> str:
    return str(key) if BARE.fullmatch(str(key)) else json.dumps(str(key), ensure_ascii=False)
