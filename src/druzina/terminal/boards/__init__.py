"""One picture per game, found by the game's name; a game without one is played by lists."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, runtime_checkable

from msgspec import Struct
from rich.text import Text

from druzina.core import Shown
from druzina.text.words import Words


class Board(Protocol):
    """Draws what a view holds. `numbers` are the choices by the targets they point at."""

    def title(self, view: Struct) -> str: ...

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        """All that the viewer sees at a glance."""
        ...

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """The middle of the table in a pane of that width; `aimed` pieces can be pointed at."""
        ...

    def mine(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """What lies before the viewer alone."""
        ...

    def seats(self, view: Struct, width: int) -> list[Text]:
        """Everybody at the table with their figures, narrow."""
        ...

    def sentences(self, view: Struct) -> list[str]:
        """The same to be read out."""
        ...

    def others(self, view: Struct) -> list[Text]:
        """What lies before the other seats."""
        ...

    def aloud(self, view: Struct) -> list[str]:
        """What lies before the other seats, to be read out, where `sentences` do not tell it."""
        ...

    def legend(self) -> list[str]: ...

    def notes(self, view: Struct) -> Mapping[str, str]:
        """Targets that cannot be judged by their name alone, with their facts in short."""
        ...

    def about(self, shown: Shown) -> str:
        """The facts of the thing that a question is about, if it is about one."""
        ...

    def drawn(self, target: str) -> bool:
        """Whether the table shows all about a target, number and facts, at its place."""
        ...


@runtime_checkable
class Piles(Protocol):
    """A board with discard piles that can be looked through."""

    def piles(self, view: Struct) -> list[str]: ...


def board_of(game: str, words: Words, width: int, plain: bool = False) -> Board | None:
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    board: Board = import_module(module).board(words, width, plain)
    return board
