"""Writes the types of everything that goes over the wire for the page: `make contract`.

    python web/contract.py           writes src/net/contract.ts from the server's own structs, and
                                     src/boards/<game>/view.ts from the view of each game and
                                     content.ts from the kinds of its things
    python web/contract.py --check   fails if a file is not what it would write

A message or a view that changes in Python then fails the page's type check where it is read.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Collection, Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, inspect

from druzina import games
from druzina.advisor import messages as advisor
from druzina.core.content import Name
from druzina.server.wire import (
    cards,
    client_messages,
    http_messages,
    profile_messages,
    server_messages,
)

HERE = Path(__file__).parent / "src"
FILE = HERE / "net" / "contract.ts"
BOARDS = HERE / "boards"
STALE = "{} is not what the server says; run: make contract"
MODULES = (
    cards,
    server_messages,
    client_messages,
    http_messages,
    profile_messages,
    advisor,
)
CONSTANTS = {server_messages: ("PROTOCOL",), client_messages: ("MAX_CHAT", "MAX_NAME")}
UNIONS = {client_messages: ("ClientMessage",), server_messages: ("ServerMessage",)}
BASES = ("FromServer", "FromClient", "Strict")
INCOMING = (client_messages.FromClient, http_messages.Strict)
WIDTH = 100

HEADER = """\
/** What the server and the page say to each other, over the WebSocket and by HTTP.
 *
 * Written by `make contract` out of the server's messages; not to be edited.
 */
"""

BOARD_HEADER = """\
/** What a seat sees of {title}, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */
"""

CONTENT_HEADER = """\
/** The things of {title}, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */
"""

PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


def structs(module: ModuleType) -> list[type[Struct]]:
    """The public structs of a module, in the order in which they stand there."""
    return [
        one
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__
        if not name.startswith("_") and name not in BASES
    ]


# By the values in their order: the name that they have.
Names = dict[tuple[object, ...], str]
# Where this stands among the names, a text by language has become the text.
NAME = (dict,)
TRANSLATED = inspect.type_info(Name)


def literals(modules: Iterable[ModuleType]) -> Names:
    """The names that lists of values have: Lang, Scope, Who."""
    return {
        get_args(one): name
        for module in modules
        for name, one in vars(module).items()
        if get_origin(one) is Literal
    }


NAMED = literals(MODULES)


def spoken(of: inspect.Type, names: Names = NAMED) -> str:
    """A type in TypeScript."""

    def within(part: inspect.Type) -> str:
        return spoken(part, names)

    if isinstance(of, inspect.DictType) and NAME in names and of == TRANSLATED:
        return "string"
    if type(of) in PLAIN:
        return PLAIN[type(of)]
    if isinstance(of, inspect.StructType):
        return of.cls.__name__
    if isinstance(of, inspect.LiteralType):
        return _literal(of.values, names)
    if isinstance(of, inspect.UnionType) and _members(of) in names:
        return names[_members(of)]
    if isinstance(of, inspect.UnionType):
        return " | ".join(dict.fromkeys(map(within, of.types)))
    if isinstance(of, inspect.TupleType):
        return f"[{', '.join(map(within, of.item_types))}]"
    if isinstance(of, inspect.DictType):
        record = f"Record<{within(of.key_type)}, {within(of.value_type)}>"
        return f"Partial<{record}>" if isinstance(of.key_type, inspect.LiteralType) else record
    if isinstance(of, inspect.CollectionType):
        each = within(of.item_type)
        return f"({each})[]" if " | " in re.sub("<.*>", "", each) else f"{each}[]"
    raise TypeError(f"the page has no type for {of}")


def _members(of: inspect.UnionType) -> tuple[object, ...]:
    return tuple(getattr(one, "cls", type(one)) for one in of.types)


def _literal(values: Iterable[object], names: Names) -> str:
    """By name, if most of the values have one together: `Place | "inn"`."""
    known = [few for few in names if set(few) <= set(values)]
    most = max(known, key=len, default=())
    rest = [one for one in values if one not in most]
    return " | ".join([*([names[most]] if most else []), *([_values(rest)] if rest else [])])


def _values(values: Iterable[object]) -> str:
    return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)


def _may_miss(of: inspect.StructType, field: inspect.Field) -> bool:
    """Whether the field may be left out: by the page as it has a default, or by the server."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    omits = of.cls.__struct_config__.omit_defaults or issubclass(of.cls, INCOMING)
    return not field.required and (unset or omits)


def alias(name: str, values: Iterable[object]) -> Iterator[str]:
    """A name for some values, on one line if that is long enough."""
    line = f"export type {name} = {_values(values)};"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export type {name} ="
    *first, last = [f'\t| "{one}"' for one in values]
    yield from (*first, f"{last};")


def comment(text: str | None, inherited: str | None) -> Iterator[str]:
    """What the struct says of itself."""
    if not text or text == inherited:
        return
    lines = cleandoc(text).splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield f"/** {lines[0]}"
    yield from (f" * {line}".rstrip() for line in lines[1:])
    yield " */"


def interface(made: type[Struct], names: Names = NAMED) -> Iterator[str]:
    of: Any = inspect.type_info(made)
    yield from comment(made.__doc__, made.__base__.__doc__ if made.__base__ else None)
    if of.array_like:
        yield from array(of, names)
        return
    yield f"export interface {made.__name__} {{"
    if of.tag is not None:
        yield f'\t{of.tag_field}: "{of.tag}";'
    for field in of.fields:
        yield f"\t{field.encode_name}{'?' * _may_miss(of, field)}: {spoken(field.type, names)};"
    yield "}"


def array(of: inspect.StructType, names: Names) -> Iterator[str]:
    """A struct that is sent as a list of its values."""
    yield f"export type {of.cls.__name__} = ["
    yield from (f"\t{field.name}: {spoken(field.type, names)}," for field in of.fields)
    yield "];"


def union(name: str, members: Iterable[type[Struct]]) -> Iterator[str]:
    yield f"export type {name} ="
    *first, last = [f"\t| {one.__name__}" for one in members]
    yield from first
    yield f"{last};"


def written() -> str:
    lines = [HEADER.rstrip(), ""]
    for module, names in CONSTANTS.items():
        lines += [f"export const {name} = {getattr(module, name)};" for name in names]
    lines.append("")
    for values, name in NAMED.items():
        lines += alias(name, values)
    for module in MODULES:
        for one in structs(module):
            lines += ["", *interface(one)]
        for name in UNIONS.get(module, ()):
            lines += ["", *union(name, get_args(getattr(module, name)))]
    return "\n".join(lines) + "\n"


# Views


def view_of(name: str) -> type[Struct]:
    """What `Game.view` of a game says that it returns."""
    seen: type[Struct] = get_type_hints(type(games.find(name)).view)["return"]
    return seen


def reached(root: type[Struct]) -> list[type[Struct]]:
    """A struct and all that its fields are made of, parts before the whole."""
    found: dict[type[Struct], None] = {}

    begun: set[type[Struct]] = set()

    def visit(of: Any) -> None:
        if isinstance(of, inspect.StructType):
            if of.cls in begun:
                return
            begun.add(of.cls)
            for field in of.fields:
                visit(field.type)
            found[of.cls] = None
        for name in ("types", "item_types"):
            for part in getattr(of, name, ()):
                visit(part)
        for name in ("item_type", "key_type", "value_type"):
            if hasattr(of, name):
                visit(getattr(of, name))

    visit(inspect.type_info(root))
    return list(found)


def titled(header: str, name: str) -> str:
    return header.format(title=name.replace("_", " ").title()).rstrip()


def headed(header: str, body: list[str], names: Names) -> str:
    """A file of types, with the names of values that they use before them."""
    text = "\n".join(body)
    used = {values: one for values, one in names.items() if re.search(rf"\b{one}\b", text)}
    aliases = [line for values, one in used.items() for line in alias(one, values)]
    return "\n".join([header, *([""] if used else []), *aliases, *body]) + "\n"


def board_written(name: str) -> str:
    """The types of one game's view; `View` is the whole of it."""
    root = view_of(name)
    parts = reached(root)
    names = literals(sys.modules[one.__module__] for one in parts)
    body = [line for one in parts for line in ["", *interface(one, names)]]
    body += ["", f"export type View = {root.__name__};"]
    return headed(titled(BOARD_HEADER, name), body, names)


# Things of the content

# What every thing has as the server sends it: what it is called, be it by its id; its face, line by
# line, and the clause of each line.
ADDED = {"name": "string", "words": "string[]", "clauses": "string[]"}


def kinds_of(name: str) -> list[type[Struct]]:
    """The kinds of things in the catalogue of a game."""
    game = games.find(name)
    return list(dict.fromkeys(map(type, game.catalogue(game.load()).values())))


def content_written(name: str) -> str:
    """The types of one game's things; `Thing` is any of them, with what not all have optional."""
    kinds = kinds_of(name)
    parts = list(dict.fromkeys(one for kind in kinds for one in reached(kind)))
    modules = {sys.modules[one.__module__]: None for one in parts}
    names = literals(modules)
    choices = {few: one for few, one in unions(modules).items() if set(few) <= set(parts)}
    worded = {**names, **choices, NAME: "Name"}
    verbs = {one for members in choices for one in members}
    within = {part for kind in kinds for part in reached(kind) if part is not kind}
    body: list[str] = []
    for members, called in choices.items():
        body += ["", *any_of(called, members, worded)]
    for one in parts:
        if one in within and one not in verbs:
            body += ["", *interface(one, worded)]
    body += ["", *thing(kinds, worded), "", *CONTENT]
    return headed(titled(CONTENT_HEADER, name), body, names)


def unions(modules: Iterable[ModuleType]) -> Names:
    """The names that choices between structs have, told apart by a word: the verbs of effects."""
    found: Names = {}
    for module in modules:
        for name, one in vars(module).items():
            if get_origin(one) is UnionType and all(map(_tagged, get_args(one))):
                info: Any = inspect.type_info(one)
                found[_members(info)] = name
    return found


def _tagged(one: Any) -> bool:
    made = isinstance(one, type) and issubclass(one, Struct)
    return made and one.__struct_config__.tag is not None


def any_of(name: str, members: tuple[object, ...], names: Names) -> Iterator[str]:
    """One interface for all of them, with what not all have optional."""
    infos: list[Any] = [inspect.type_info(one) for one in members]
    yield from alias(f"{name}Word", sorted(str(info.tag) for info in infos))
    yield ""
    yield f"export interface {name} {{"
    yield f"\t{infos[0].tag_field}: {name}Word;"
    yield from merged(infos, names)
    yield "}"


def merged(infos: list[Any], names: Names, but: Collection[str] = ()) -> Iterator[str]:
    """The fields of several structs."""
    fields: dict[str, list[str]] = {}
    for info in infos:
        for field in info.fields:
            fields.setdefault(field.encode_name, []).append(spoken(field.type, names))
    for name, types in fields.items():
        if name not in but:
            missing = "?" if len(types) < len(infos) else ""
            yield f"\t{name}{missing}: {' | '.join(dict.fromkeys(types))};"


CONTENT = (
    "export interface Content {",
    "\tgame: string;",
    "\tcontent: string;",
    "\tthings: Record<string, Thing>;",
    "}",
)


def thing(kinds: list[type[Struct]], names: Names) -> Iterator[str]:
    """One interface for all kinds."""
    if len(kinds) == 1:
        yield f"export type Thing = {kinds[0].__name__};"
        yield ""
    yield from described(kinds)
    yield from merged([inspect.type_info(kind) for kind in kinds], names, ADDED)
    yield from (f"\t{name}: {made};" for name, made in ADDED.items())
    yield "}"


def described(kinds: list[type[Struct]]) -> Iterator[str]:
    """What a thing is, and its name."""
    if len(kinds) == 1:
        yield from comment(kinds[0].__doc__, None)
        yield f"export interface {kinds[0].__name__} {{"
        return
    *first, last = [one.__name__.lower() for one in kinds]
    told = f"A {', '.join(first)} or {last}; each has the fields of its kind."
    yield from comment("\n".join(textwrap.wrap(told, WIDTH - len(" * "))), None)
    yield "export interface Thing {"


def files() -> dict[Path, str]:
    """All that is written, and where."""
    boards = [name for name in games.NAMES if (BOARDS / name).is_dir()]
    views = {BOARDS / name / "view.ts": board_written(name) for name in boards}
    contents = {BOARDS / name / "content.ts": content_written(name) for name in boards}
    return {FILE: written(), **views, **contents}


def main() -> int:
    stale = 0
    for path, made in files().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(made, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != made:
            print(STALE.format("/".join(path.parts[-2:])), file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    raise SystemExit(main())
