"""Fluent patterns carried out without the Fluent runtime, which takes twenty times as long.

Text, arguments, and a choice between variants by an argument are all that nearly every sentence is
made of. A pattern with anything else, or an argument of another kind, is the runtime's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

LONGEST = 2500  # letters of an argument that the runtime takes
UNGROUPED = 1000  # below it no language groups the digits of a number

Arguments = Mapping[str, object]
Said = Callable[[Arguments], str]
Plural = Callable[[int], str]
Key = int | float | str


class Whole(int):
    """A number whose digits are never grouped."""


class Unusual(Exception):
    """Only the runtime can say it, or say what is wrong with it."""


def compiled(pattern: ast.Pattern, plural: Plural) -> Said:
    """What says the pattern; it raises `Unusual` if only the runtime can."""
    try:
        return _pattern(pattern, plural)
    except Unusual:
        return _not_here


@lru_cache
def plurals(lang: str) -> Plural:
    """Which of its plural forms the language uses with a number."""
    from babel import Locale

    return lru_cache(maxsize=1024)(Locale.parse(lang).plural_form)


def _not_here(arguments: Arguments) -> str:
    raise Unusual


def _pattern(pattern: ast.Pattern, plural: Plural) -> Said:
    parts = [_part(element, plural) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda arguments: "".join([part(arguments) for part in parts])


def _part(element: ast.TextElement | ast.Placeable, plural: Plural) -> Said:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return _text(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return _text(inner.parse()["value"])
    if isinstance(inner, ast.VariableReference):
        return _argument(inner.id.name)
    if isinstance(inner, ast.SelectExpression) and isinstance(
        inner.selector, ast.VariableReference
    ):
        variants = [(_key(one), _pattern(one.value, plural)) for one in inner.variants]
        default = next(one.value for one in inner.variants if one.default)
        return _choice(inner.selector.id.name, variants, _pattern(default, plural), plural)
    raise Unusual


def _key(variant: ast.Variant) -> Key:
    from fluent.syntax import ast

    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _text(text: str) -> Said:
    return lambda _: text


def _argument(name: str) -> Said:
    def said(arguments: Arguments) -> str:
        value = arguments.get(name)
        kind = type(value)
        if kind is str and len(value) <= LONGEST:  # type: ignore[arg-type]  # its kind was asked
            return value  # type: ignore[return-value]  # the same
        if kind is Whole or (kind is int and -1 < value < UNGROUPED):  # type: ignore[operator]  # the same
            return str(value)
        raise Unusual

    return said


def _choice(name: str, variants: list[tuple[Key, Said]], default: Said, plural: Plural) -> Said:
    """By a word, or by a number or its plural form: the first that fits."""
    words = {key: said for key, said in reversed(variants) if isinstance(key, str)}
    numbered = len(words) < len({key for key, _ in variants})

    def by_number(number: int) -> Said:
        form = plural(number)
        return next((said for key, said in variants if key in (number, form)), default)

    def said(arguments: Arguments) -> str:
        value = arguments.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return by_number(value)(arguments)
        if isinstance(value, str) and not numbered:
            return words.get(value, default)(arguments)
        raise Unusual

    return said
