"""One entry of an explanation: a message key, its arguments and the clause behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from druzina.games.gloomhaven.arena import Arena, Hex
from druzina.games.gloomhaven.arena.ground import bits

Argument = int | tuple[Hex, ...]


class Reason(Struct, frozen=True):
    """Not prose: `words.sentence` says it in a language. Places are always lists of hexes."""

    key: str
    clause: str
    arguments: dict[str, Argument] = {}


Reasons = Iterator[Reason]


def reason(key: str, clause: str, **arguments: Argument) -> Reason:
    return Reason(key, f"GLH-{clause}", arguments)


def places(arena: Arena, cells: int | Iterable[int]) -> tuple[Hex, ...]:
    """The hexes of a set of cells, in order."""
    numbers = bits(cells) if isinstance(cells, int) else cells
    return tuple(sorted(arena.hexes[cell] for cell in numbers))
