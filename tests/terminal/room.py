"""A room with a screen that writes down all it shows, and persons who answer by a script."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from druzina.core import Luck, Match
from druzina.terminal.begin import begun, words_of
from druzina.terminal.play import Session
from druzina.terminal.screen import PROMPT, Screen
from druzina.terminal.table import numbered

Answer = Callable[[Session], str]

WIPED = "\f"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Paper(Screen):
    """Shows on paper; `answer` says what the person types."""

    def __init__(self, plain: bool = False, ascii_only: bool = False) -> None:
        self.paper = StringIO()
        super().__init__(plain, ascii_only, file=self.paper)
        self.width = self.console.width = 100
        self.answer: Callable[[], str] = lambda: ""

    def ask(self, prompt: str = PROMPT) -> str:
        self.paper.write(prompt)
        return self.answer()

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.paper.getvalue())


class Room:
    def __init__(
        self,
        seats: str = "me,random",
        *options: str,
        lang: str = "en",
        seed: int = 5,
        file: Path | None = None,
        plain: bool = False,
        ascii_only: bool = False,
        game: str = "tales_of_glory",
    ) -> None:
        self.match: Match[Any]
        self.match, chairs = begun(game, options, seats, seed, None)
        self.screen = Paper(plain, ascii_only)
        words = words_of(self.match, chairs, lang)
        words.strict = True
        self.session = Session(
            self.match, chairs, words, self.screen, file or Path(mkdtemp()) / "game.json"
        )

    def play(self, answer: Answer) -> int:
        self.screen.answer = lambda: answer(self.session)
        return self.session.run()

    def say(self, *lines: str) -> str:
        """What the screen shows to these lines; then the person leaves."""
        script = iter(lines)

        def answer(session: Session) -> str:
            line = next(script, None)
            if line is None:
                raise EOFError
            return line

        self.play(answer)
        return self.screen.text


def by_number(luck: Luck) -> Answer:
    """Somebody who types any of the numbers."""

    def answer(session: Session) -> str:
        asked = session.match.asked(seat_of(session))
        return "" if asked is None else str(luck.pick(list(numbered(asked))))

    return answer


def by_words(luck: Luck) -> Answer:
    """Somebody who types the words behind a choice."""

    def answer(session: Session) -> str:
        asked = session.match.asked(seat_of(session))
        return "" if asked is None else luck.pick(asked.offered).text

    return answer


def seat_of(session: Session) -> int:
    assert session.reader is not None
    return session.reader


def too_wide(text: str) -> Iterable[str]:
    """Lines of a screen beyond 100 columns; files and commands to be copied are left whole."""
    return [
        line
        for line in text.splitlines()
        if len(line.removeprefix(PROMPT)) > 100 and "druzina" not in line
    ]
