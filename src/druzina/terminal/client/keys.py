"""What a key means: pointing, scrolling, a command of the line mode, or the start of typing."""

from __future__ import annotations

from typing import NamedTuple

from druzina.terminal.boards.picture import Direction

# A direction on the table, and a step along the choices.
ARROWS: dict[str, tuple[Direction, int]] = {
    "up": ((0, -1), -1),
    "down": ((0, 1), 1),
    "left": ((-1, 0), -1),
    "right": ((1, 0), 1),
    "home": ((0, 0), -1000),
    "end": ((0, 0), 1000),
}
SCROLLS = {
    "shift+up": (0, -1),
    "shift+down": (0, 1),
    "shift+left": (-1, 0),
    "shift+right": (1, 0),
    "pageup": (0, -5),
    "pagedown": (0, 5),
}
COMMANDS = {
    "?": "?",
    "question_mark": "?",
    "u": "undo",
    "U": "redo",
    "ctrl+u": "undo!",
    "v": "preview",
    "d": "piles",
    "i": "hint",
    "h": "help",
    "H": "how",
    "f1": "help",
    "l": "log 200",
    "p": "players",
    "t": "table",
    "s": "save",
    "z": "silence",
    "*": "plan",
}


class Typing(NamedTuple):
    """What is being typed: a number, a search of the rules, or the beginning of a choice."""

    kind: str = ""
    text: str = ""

    @property
    def filtered(self) -> str:
        return self.text if self.kind == "filter" else ""
