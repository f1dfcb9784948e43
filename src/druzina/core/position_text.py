"""A position as a text file that people can read, write and change.

```toml
game = "tales_of_glory"
[options]
seats = 3
[position]
round = 4
[[position.players]]
gold = 3
```

What a file leaves open is as in a fresh game with these options, filled up by the game itself.
Fields are those of the game's model by name, numbers of things are their ids, and what remains to
be done is `stack`, the next step last. The form follows from the types: a game only says which
fields hold things (`Game.position_names`) and what fills the gaps (`Game.fill`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct, inspect

from druzina.core.game import Game
from druzina.core.luck import Seed, started
from druzina.core.match import Match
from druzina.core.options import Options
from druzina.core.position import Position
from druzina.core.position_writing import LEFT_OUT, STACK, STEP, Names, as_table, is_tables
from druzina.core.reading import Value, parse, parse_text, shown
from druzina.core.refusal import Problem, Problems

G = TypeVar("G", bound=Position)

MOST_VALID = 16
BIGGEST = 10**9


class Placed(Struct, Generic[G]):
    """What a file describes."""

    game: Game[G, Any]
    options: Options
    position: G
    seed: Seed | None = None


Find = Callable[[str], Game[Any, Any]]


def open_position(path: Path, find: Find, folder: Path | None = None) -> Match[Any]:
    """The match that starts from the position in a file."""
    problems: list[Problem] = []
    document = parse(path, problems)
    if document is None:
        raise Problems(problems)
    return begun(read_position(document, path.name, find, folder), path.name)


def parsed(text: str) -> dict[str, object]:
    """The document in a text; whatever is wrong with it as TOML is a `Problem`."""
    problems: list[Problem] = []
    document = parse_text(text, "position.toml", problems)
    if document is None:
        raise Problems(problems)
    return document


def begun(placed: Placed[Any], file: str) -> Match[Any]:
    """A match from there. What no table could come to may break the rules: that is told too."""
    seed = token_hex(32) if placed.seed is None else placed.seed
    placed.position.luck = started(seed)
    try:
        match = Match.at(placed.game, placed.position, placed.options, seed)
        for question in match.questions():
            match.asked(question.seat)
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Problem("problem-position-broken", file=file, detail=detail) from error
    if not match.questions():
        raise Problem("problem-position-over", file=file)
    return match


def read_position(
    document: Mapping[str, object], file: str, find: Find, folder: Path | None = None
) -> Placed[Any]:
    """What the document of a file describes; whatever is wrong is `Problems`, each with its place.

    `find` finds a game by its name.
    """
    problems: list[Problem] = []
    whole = Value(problems, file, "position", "", document, "file")
    parts = whole.known(("game", "seed", "options", "position")) or {}
    name = parts["game"].raw if parts else ""
    if not isinstance(name, str):
        parts["game"].wrong("expected-name")
        raise Problems(problems)
    game: Game[Any, Any] = find(name)
    given = parts["options"].raw if parts["options"].present else {}
    if not isinstance(given, dict):
        parts["options"].wrong("expected-table")
        raise Problems(problems)
    seed: Seed | None = parts["seed"].whole(0, BIGGEST) if parts["seed"].present else None
    options: Options = game.read_options(given)
    g = game.setup(options, game.load(folder), started(1 if seed is None else seed))
    told = parts["position"]
    if told.present and told.parts() is not None and isinstance(told.raw, dict):
        _count_seats(told, game.position.by_seat, options.seats)
        g = _laid(game, g, told, problems)
    if problems:
        raise Problems(problems)
    game.fill(g, frozenset(told.raw) if isinstance(told.raw, dict) else frozenset())
    for fault in game.broken(g):
        raise Problem("problem-position-law", file=file, detail=fault)
    return Placed(game, options, g, seed)


def _count_seats(told: Value, field: str, seats: int) -> None:
    """Whoever sits there is told of whole or not at all."""
    each = told.part(field) if field else None
    if each is not None and isinstance(each.raw, list) and len(each.raw) != seats:
        each.wrong("expected-entries-exactly", number=seats)


def _laid(game: Game[G, Any], base: G, told: Value, problems: list[Problem]) -> G:
    """The base with what is told in its place."""
    names = game.position_names(base.content)
    reader = _Reader(names)
    info = inspect.type_info(game.codec.kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{game.position} is no struct")
    usual = as_table(base, names)
    usual.pop(STACK, None)
    merged = {**usual, **_merged(usual, told.raw)}
    row = reader.struct(info, Value(problems, told.file, told.entry, told.field, merged), base)
    if problems:
        return base
    return game.codec.decode(msgspec.msgpack.encode(row))


def _merged(usual: Mapping[str, object], told: object) -> dict[str, object]:
    """Tables of equal length are taken one into the other; anything else is replaced."""
    if not isinstance(told, dict):
        return {}
    merged: dict[str, object] = {}
    for key, value in told.items():
        base = usual.get(key)
        if isinstance(value, dict) and isinstance(base, dict):
            value = {**base, **_merged(base, value)}
        elif is_tables(value) and is_tables(base) and len(value) == len(base):  # type: ignore[arg-type]  # both are lists then
            pairs = zip(value, base, strict=True)  # type: ignore[call-overload]  # as above
            value = [{**old, **_merged(old, new)} for new, old in pairs]
        merged[key] = value
    return merged


class _Reader:
    """Reads values by the types of the model, into the rows that the codec decodes."""

    def __init__(self, names: Mapping[str, Names]) -> None:
        self.names = names

    def struct(self, info: inspect.StructType, value: Value, base: object = None) -> list[object]:
        tagged = isinstance(info.tag, str)
        keys = [one.name for one in info.fields if base is None or one.name not in LEFT_OUT]
        parts = value.known([STEP, *keys] if tagged else keys)
        row: list[object] = [info.tag] if tagged else []
        for field in info.fields:
            if parts is None or field.name not in parts:
                row.append(getattr(base, field.name, None))
                continue
            part = parts[field.name]
            of = self.names.get(f"{info.cls.__name__}.{field.name}", self.names.get(field.name))
            row.append(self.field(field, part, of))
        return row

    def field(self, field: inspect.Field, part: Value, of: Names | None) -> object:
        if part.present:
            return self.any(field.type, part, of)
        if field.default is not msgspec.NODEFAULT:
            return msgspec.to_builtins(field.default)
        if field.default_factory is not msgspec.NODEFAULT:
            return msgspec.to_builtins(field.default_factory())
        part.wrong("expected-something")
        return None

    def any(self, info: inspect.Type, value: Value, of: Names | None) -> object:
        if isinstance(info, inspect.StructType):
            return self.struct(info, value)
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            return [self.any(info.item_type, one, of) for one in value.items()]
        if isinstance(info, inspect.TupleType):
            items = value.items()
            if len(items) != len(info.item_types):
                value.wrong("expected-entries-exactly", number=len(info.item_types))
                return None
            return [
                self.any(kind, one, of) for kind, one in zip(info.item_types, items, strict=True)
            ]
        if isinstance(info, inspect.DictType) and isinstance(value.raw, dict):
            return {key: self.any(info.value_type, value.part(key), of) for key in value.raw}
        if isinstance(info, inspect.UnionType):
            return self.union(info, value, of)
        if of is not None and isinstance(info, inspect.IntType):
            return self.named(value, of)
        return _simple(info, value)

    def union(self, info: inspect.UnionType, value: Value, of: Names | None) -> object:
        """A step is known by its name; of other kinds the first that fits is taken."""
        structs = [one for one in info.types if isinstance(one, inspect.StructType)]
        steps = {one.tag: one for one in structs if isinstance(one.tag, str)}
        if steps and isinstance(value.raw, dict):
            name = value.part(STEP).raw
            if isinstance(name, str) and name in steps:
                return self.struct(steps[name], value)
            value.part(STEP).wrong("expected-one-of", valid=", ".join(steps))
            return None
        for kind in info.types:
            trial = Value([], value.file, value.entry, value.field, value.raw)
            found = self.any(kind, trial, of)
            if not trial.problems:
                return found
        value.wrong("expected-something")
        return None

    def named(self, value: Value, of: Names) -> int:
        for number, name in of.items():
            if name == value.raw:
                return number
        listed = list(of.values())
        more = [] if len(listed) <= MOST_VALID else ["…"]
        value.wrong("expected-one-of", valid=", ".join([*listed[:MOST_VALID], *more]))
        return 0


def _simple(info: inspect.Type, value: Value) -> object:
    raw = value.raw
    if isinstance(info, inspect.BoolType):
        return value.flag()
    if isinstance(info, inspect.IntType):
        return value.whole(-BIGGEST, BIGGEST)
    if isinstance(info, inspect.LiteralType):
        return value.one_of([str(one) for one in info.values])
    fits = (
        (isinstance(info, inspect.StrType) and isinstance(raw, str))
        or (isinstance(info, inspect.FloatType) and isinstance(raw, int | float))
        or (isinstance(info, inspect.NoneType) and raw is None)
        or isinstance(info, inspect.AnyType | inspect.DictType)
    )
    if not fits:
        value.wrong("expected-something", found=shown(raw))
    return raw
