"""The cards of Amulet as small grids: backs with their weak spots, and a card that is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from druzina.terminal.boards.picture import aimed

COLUMNS, ROWS = 5, 6
BESIDE = 2  # columns between two cards
STYLES = {"W": "bold red", "C": "yellow", "G": "magenta", "X": "dim", ".": "dim"}


class Back(NamedTuple):
    """AMU-DWN-02: what everybody sees of a face-down card."""

    target: str
    number: int
    level: int
    gem: str
    power: int
    weak: Sequence[tuple[int, int]]

    @property
    def head(self) -> str:
        return f"{self.number} L{self.level} {self.gem} {self.power}"

    def row(self, row: int) -> str:
        spots = {column for column, at in self.weak if at == row}
        return " ".join("●" if column in spots else "·" for column in range(1, COLUMNS + 1))


def draw_backs(backs: Sequence[Back], width: int) -> list[Text]:
    """Beside each other, as many as fit; below each other the rest."""
    wide = max(2 * COLUMNS - 1, *(len(back.head) for back in backs)) + BESIDE
    fit = max(1, width // wide)
    lines: list[Text] = []
    for first in range(0, len(backs), fit):
        some = backs[first : first + fit]
        lines.append(_beside([(back, back.head, "bold") for back in some], wide))
        lines += [
            _beside([(back, back.row(row), "") for back in some], wide)
            for row in range(1, ROWS + 1)
        ]
    return lines


def _beside(parts: Sequence[tuple[Back, str, str]], wide: int) -> Text:
    line = Text()
    for back, told, style in parts:
        line.append_text(aimed(told, back.target, style))
        line.append(" " * (wide - len(told)))
    return line


def draw_card(rows: Sequence[str]) -> list[Text]:
    """The card as its rows: weak spots, damage, coins, the gem, forbidden squares."""
    lines = []
    for row in rows:
        line = Text("  ")
        for mark in row:
            line.append(f"{mark} ", STYLES.get(mark, "red"))
        lines.append(line)
    return lines
