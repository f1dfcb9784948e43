"""A screen that is a sheet of paper: what commands say is kept, to be shown in a pane."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

from rich.console import Console
from rich.text import Text

from druzina.terminal.screen import PROMPT, Screen, spelt_line


class Pad(Screen):
    """Keeps lines instead of printing them."""

    def __init__(self, ascii_only: bool = False, width: int = 60) -> None:
        super().__init__(plain=False, ascii_only=ascii_only)
        self._paper = StringIO()
        self.console = Console(
            file=self._paper, force_terminal=True, color_system="standard",
            highlight=False, markup=False, emoji=False, width=width,
        )  # fmt: skip
        self.widen(width)

    def widen(self, width: int) -> None:
        self.width = self.console.width = max(20, width)

    def spelt_line(self, line: Text) -> Text:
        return spelt_line(line) if self.ascii_only else line

    def take(self) -> Text:
        """All that was said since the last time."""
        said = Text.from_ansi(self._paper.getvalue().rstrip("\n"))
        self._paper.seek(0)
        self._paper.truncate()
        return said

    def ask(self, prompt: str = PROMPT) -> str:
        raise AssertionError("the client asks in panes")

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Paper does not turn: a spinner would stay on it."""
        yield

    def wipe(self) -> None:
        self.take()
