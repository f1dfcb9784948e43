"""GLH-V16: values that are worked out: numbers, C, L, X, V, T and the four operations."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from druzina.games.gloomhaven.model import Dungeon

TOKEN = re.compile(r"\d+|floor|[A-Z]|[-+*/()x]")


def worked_out(value: int | str, g: Dungeon, x: int = 0) -> int:
    """A printed value; a division that is not marked rounds up."""
    if isinstance(value, int):
        return value
    letters = {"C": g.characters, "L": g.level, "X": x, "V": _scouts(g), "T": g.trap}
    numerator, denominator = _sum(list(_tokens(value)), letters)
    return -(-numerator // denominator)


@lru_cache(maxsize=256)
def _tokens(text: str) -> tuple[str, ...]:
    return tuple(TOKEN.findall(text))


def _scouts(g: Dungeon) -> int:
    """GLH-V17: vermling scouts on the map."""
    return sum(one.what == "vermling-scout" for one in g.figures)


Fraction = tuple[int, int]


def _sum(tokens: list[str], letters: dict[str, int]) -> Fraction:
    total = _product(tokens, letters)
    while tokens and tokens[0] in "+-":
        sign = 1 if tokens.pop(0) == "+" else -1
        more = _product(tokens, letters)
        total = (total[0] * more[1] + sign * more[0] * total[1], total[1] * more[1])
    return total


def _product(tokens: list[str], letters: dict[str, int]) -> Fraction:
    total = _atom(tokens, letters)
    while tokens and tokens[0] in "*x/":
        times = tokens.pop(0) != "/"
        more = _atom(tokens, letters)
        total = (
            (total[0] * more[0], total[1] * more[1])
            if times
            else (total[0] * more[1], total[1] * more[0])
        )
    return total


def _atom(tokens: list[str], letters: dict[str, int]) -> Fraction:
    token = tokens.pop(0)
    if token == "floor":
        numerator, denominator = _atom(tokens, letters)
        return numerator // denominator, 1
    if token == "-":
        numerator, denominator = _atom(tokens, letters)
        return -numerator, denominator
    if token == "(":
        inside = _sum(tokens, letters)
        tokens.pop(0)
        return inside
    return (letters[token] if token in letters else int(token)), 1
