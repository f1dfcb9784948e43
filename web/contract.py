"""Writes the types of everything that goes over the wire for the page: `make contract`.

    python web/contract.py           writes src/net/contract.ts from the server's own structs
    python web/contract.py --check   fails if that file is not what it would write

A message that changes in Python then fails the page's type check where it is read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct, inspect

from druzina.advisor import messages as advisor
from druzina.server.wire import cards, client_messages, http_messages, server_messages

FILE = Path(__file__).parent / "src" / "net" / "contract.ts"
STALE = f"{FILE.name} is not what the server's messages say; run: make contract"
MODULES = (cards, server_messages, client_messages, http_messages, advisor)
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


def literals() -> dict[frozenset[object], str]:
    """The names that lists of values have: Lang, Scope, Who."""
    return {
        frozenset(get_args(one)): name
        for module in MODULES
        for name, one in vars(module).items()
        if get_origin(one) is Literal
    }


NAMED = literals()


def spoken(of: inspect.Type) -> str:
    """A type in TypeScript."""
    if type(of) in PLAIN:
        return PLAIN[type(of)]
    if isinstance(of, inspect.StructType):
        return of.cls.__name__
    if isinstance(of, inspect.LiteralType):
        return NAMED.get(frozenset(of.values)) or _values(of.values)
    if isinstance(of, inspect.UnionType):
        return " | ".join(dict.fromkeys(map(spoken, of.types)))
    if isinstance(of, inspect.TupleType):
        return f"[{', '.join(map(spoken, of.item_types))}]"
    if isinstance(of, inspect.DictType):
        return f"Record<{spoken(of.key_type)}, {spoken(of.value_type)}>"
    if isinstance(of, inspect.CollectionType):
        each = spoken(of.item_type)
        return f"({each})[]" if " | " in each else f"{each}[]"
    raise TypeError(f"the page has no type for {of}")


def _values(values: Iterable[object]) -> str:
    return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)


def _may_miss(of: inspect.StructType, field: inspect.Field) -> bool:
    """Whether the field may be left out: by the page as it has a default, or by the server."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    omits = of.cls.__struct_config__.omit_defaults or issubclass(of.cls, INCOMING)
    return not field.required and (unset or omits)


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


def interface(made: type[Struct]) -> Iterator[str]:
    of: Any = inspect.type_info(made)
    yield from comment(made.__doc__, made.__base__.__doc__ if made.__base__ else None)
    yield f"export interface {made.__name__} {{"
    if of.tag is not None:
        yield f'\t{of.tag_field}: "{of.tag}";'
    for field in of.fields:
        yield f"\t{field.encode_name}{'?' * _may_miss(of, field)}: {spoken(field.type)};"
    yield "}"


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
        lines.append(f"export type {name} = {_values(sorted(values, key=str))};")
    for module in MODULES:
        for one in structs(module):
            lines += ["", *interface(one)]
        for name in UNIONS.get(module, ()):
            lines += ["", *union(name, get_args(getattr(module, name)))]
    return "\n".join(lines) + "\n"


def main() -> int:
    made = written()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(made, encoding="utf-8")
        return 0
    kept = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    if kept != made:
        print(STALE, file=sys.stderr)
    return int(kept != made)


if __name__ == "__main__":
    raise SystemExit(main())
