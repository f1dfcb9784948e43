"""Where lines go and where answers come from: a terminal, a pipe, a screen reader."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.text import Text

WIDEST = 100
NARROWEST = 40
PROMPT = "> "

# What --ascii writes in place of box and symbol characters; letters stay as they are.
PLAIN_LETTERS = str.maketrans(
    {
        **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
        **dict.fromkeys("─–—−", "-"),
        **dict.fromkeys("„“”", '"'),
        **dict.fromkeys("‚‘’", "'"),
        "│": "|",
        "→": "->",
        "…": "...",
        "·": "-",
        "×": "x",
        "≈": "~",
        "█": "#",
        "▒": "=",
        "░": "-",
        "✓": "+",
        "□": "_",
        "■": "#",
        "●": "o",
        "▲": "^",
        "◆": "<>",
        "★": "*",
        "▶": ">",
        "›": ">",
        "§": "par.",
        "\N{NO-BREAK SPACE}": " ",
    }
)


class Screen:
    """Prints lines no wider than the terminal and no wider than 100 columns."""

    def __init__(
        self, plain: bool = False, ascii_only: bool = False, file: TextIO | None = None
    ) -> None:
        self.plain = plain
        self.ascii_only = ascii_only or not _spells_all(file or sys.stdout)
        self.console = Console(
            file=file, highlight=False, markup=False, emoji=False, no_color=True if plain else None
        )
        told = self.console.is_terminal or "COLUMNS" in os.environ
        self.width = min(WIDEST, max(NARROWEST, self.console.width)) if told else WIDEST
        self.console.width = self.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A sentence, wrapped at its spaces; what has none, such as a path, stays whole."""
        for line in self.wrapped(text, indent) or [""]:
            self.console.print(Text(line, style), soft_wrap=True)

    def wrapped(self, text: str, indent: int = 0) -> list[str]:
        pad = " " * indent
        return textwrap.wrap(
            self.spelt(text),
            self.width,
            initial_indent=pad,
            subsequent_indent=pad,
            break_on_hyphens=False,
            break_long_words=False,
        )

    def draw(self, line: Text) -> None:
        """A line of a picture, cut at the width if need be."""
        if self.ascii_only:
            line = spelt_line(line)
        line.truncate(self.width)
        line.rstrip()
        self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say_line(self, head: str, text: str, style: str = "") -> None:
        """One line whose head stands out."""
        self.draw(Text.assemble((self.spelt(head), style or "bold"), (self.spelt(text), style)))

    def say_item(self, head: str, text: str) -> None:
        """A head that stands out, and beside it as many lines as the text needs."""
        head, indent = self.spelt(head), len(self.spelt(head))
        first, *rest = self.wrapped(text, indent) or [""]
        self.draw(Text.assemble((head, "bold"), first[indent:]))
        for line in rest:
            self.draw(Text(line))

    def show_command(self, command: str) -> None:
        """Something to be typed elsewhere: on a line of its own, whole."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A rule with words in it; the words alone where pictures are not wanted."""
        if self.plain:
            self.say(text)
            return
        rule = f"── {self.spelt(text)} "
        self.draw(Text(f"{rule}{'─' * (self.width - len(rule))}", "bold"))

    def spelt(self, text: str) -> str:
        return text.translate(PLAIN_LETTERS) if self.ascii_only else text

    def ask(self, prompt: str = PROMPT) -> str:
        """A line from the person; EOFError at the end, KeyboardInterrupt for Ctrl-C."""
        if sys.stdin.isatty():
            import readline  # noqa: F401  # gives the line editing keys
        self.console.file.flush()
        return input(prompt).strip()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Says that something takes its time, as long as it does."""
        if self.plain or not self.console.is_terminal:
            yield
            return
        with self.console.status(self.spelt(text), spinner="line"):
            yield

    def wipe(self) -> None:
        """Leaves nothing to read, neither here nor above."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.console.file.write("\f\n")


def _spells_all(file: TextIO) -> bool:
    """Whether the stream can write more than plain letters; if not, it writes ? for the rest."""
    if (getattr(file, "encoding", None) or "utf-8").lower().startswith("utf"):
        return True
    if isinstance(file, TextIOWrapper):
        file.reconfigure(errors="replace")
    return False


def spelt_line(line: Text) -> Text:
    """Piece by piece, as a letter may become several; styles and targets stay at their letters.

    What a letter takes more the next gap gives, so that what stands below each other does so still.
    """
    spelt, over = Text(style=line.style), 0
    for place, character in enumerate(line.plain):
        if over and character == " " and line.plain[place + 1 : place + 2] == " ":
            over -= 1
            continue
        start = len(spelt)
        at_edge = line.plain[place + 1 : place + 2] == "│"
        letters = "." if character == "…" and at_edge else character.translate(PLAIN_LETTERS)
        over += len(letters) - 1
        spelt.append(letters)
        for span in line.spans:
            if span.start <= place < span.end:
                spelt.stylize(span.style, start, len(spelt))
    return spelt
