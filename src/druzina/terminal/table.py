"""A match before a reader: what happened, the table, the question with its numbered choices."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from druzina.core import Asked, Line, Match, Offered, Preview
from druzina.terminal.boards import Board, board_of
from druzina.terminal.screen import Screen
from druzina.text.words import Words

SLOT = re.compile(r"slot:(\d+)")
CODE = re.compile(r"-?\d+,-?\d+|@|\b[A-Z]+\d")  # places in figures, and cards by their letters
DEEP = 2
END = "option:end"


class Table:
    """Prints; changes nothing. A reader is a seat, or None for somebody who looks on."""

    def __init__(self, match: Match[Any], words: Words, screen: Screen) -> None:
        self.match = match
        self.words = words
        self.screen = screen
        self.board: Board | None = board_of(match.game.name, words, screen.width, screen.plain)
        self._heard: tuple[int | None, list[str]] = (None, [])

    def lines(self, lines: list[Line]) -> None:
        """What happened, a line each; what others may not know is marked, and what was taken back
        is struck."""
        struck = struck_in(lines)
        for line in lines:
            if line.number in struck:
                self._struck(line)
                continue
            style = "cyan" if line.private else "bold" if line.key == "event-round" else ""
            self.screen.say(self.words.line(line), style, indent=DEEP)

    def _struck(self, line: Line) -> None:
        told = self.words.line(line)
        if self.screen.plain:
            told = self.words.say("play-struck", {"text": told})
        self.screen.say(told, "strike dim", indent=DEEP)

    def draw(self, reader: int | None, asked: Asked | None = None) -> None:
        if self.board is None:
            return
        view = self.match.view(reader)
        if self.screen.plain:
            self._tell(reader, [self.board.title(view), *self.board.sentences(view)], asked)
            return
        self.screen.heading(self.board.title(view))
        for line in self.board.table(view, targets_of(asked)):
            self.screen.draw(line)

    def _tell(self, reader: int | None, all_: list[str], asked: Asked | None) -> None:
        """In sentences: before a question only what its reader has not just heard, and is not
        about to hear of its choices."""
        heard = self._heard[1] if asked is not None and self._heard[0] == reader else []
        coming = self._noted_in(asked) if asked is not None else []
        for sentence in all_:
            if sentence not in heard and not any(note in sentence for note in coming):
                self.screen.say(sentence)
        self._heard = reader, all_

    def _noted_in(self, asked: Asked) -> list[str]:
        """The facts that stand beside the choices of a question."""
        notes = self.board.notes(self.match.view(asked.seat)) if self.board else {}
        return [notes[target] for target in targets_of(asked) if notes.get(target)]

    def others(self, reader: int | None) -> None:
        if self.board is None:
            return
        view = self.match.view(reader)
        if self.screen.plain:
            for sentence in (*self.board.sentences(view), *self.board.aloud(view)):
                self.screen.say(sentence)
        else:
            for line in self.board.others(view):
                self.screen.draw(line)

    def question(self, asked: Asked) -> None:
        """The question, what it is about, and every choice that the table does not number."""
        self.screen.say()
        if asked.cause is not None:
            self.screen.say(self.words.shown(asked.cause))
        self.screen.say(self.words.shown(asked.prompt), "bold")
        about = self.board.about(asked.prompt) if self.board else ""
        if about:
            self.screen.say(about, "dim", indent=DEEP)
        listed = self._listed(asked)
        if not listed:
            example = typed(1, asked.offered[0])
            self.screen.say(self.words.say("play-above", {"text": example}), "dim", indent=DEEP)
        wide = max((len(typed(0, offered)) for offered in listed.values()), default=0)
        noted: set[str] = set()
        for number, offered in listed.items():
            self._choice(asked.seat, number, offered, wide, noted)

    def _listed(self, asked: Asked) -> dict[int, Offered]:
        """The choices to be listed: in a picture those at slots stand in it already."""
        board, choices = self.board, numbered(asked)
        if board is None or self.screen.plain:
            return choices
        return {
            number: offered
            for number, offered in choices.items()
            if not (offered.shown.targets and all(map(board.drawn, offered.shown.targets)))
        }

    def _choice(self, seat: int, number: int, offered: Offered, wide: int, noted: set[str]) -> None:
        text = self.words.shown(offered.shown)
        comes = self.consequence(seat, offered)
        if comes:
            text = f"{text} → {comes}"
        if self.screen.plain:
            also = "" if CODE.search(offered.text) else f" [{offered.text}]"
            self.screen.say(f"{number}: {text}{self._noted(seat, offered, text, noted)}{also}")
            return
        head = f"{number:>3}  {typed(0, offered):<{wide}}  "
        first, *rest = self.screen.wrapped(text, len(head)) or [head]
        self.screen.say_line(head, first[len(head) :])
        for line in rest:
            self.screen.say_line("", line)

    def _noted(self, seat: int, offered: Offered, text: str, noted: set[str]) -> str:
        """For ears: the facts of what a choice points at, which eyes have in the picture; each
        once a question, and not what the choice says itself."""
        notes = self.board.notes(self.match.view(seat)) if self.board else {}
        fresh = [one for one in offered.shown.targets if one in notes and one not in noted]
        noted.update(fresh)
        return "".join(f". {notes[one]}" for one in fresh if notes[one] not in text)

    def consequence(self, seat: int, offered: Offered) -> str:
        """In a few words what a choice brings, with the end of the turn if that can follow."""
        for choices in ([offered.choice, END], [offered.choice]):
            seen = self.match.preview(seat, choices)
            if isinstance(seen, Preview):
                return self.words.brief(seen.sums)
        return ""


def struck_in(lines: Iterable[Line]) -> set[int]:
    """The numbers of the lines that were taken back."""
    spans = [line.undoes for line in lines if line.undoes is not None]
    return {number for first, last in spans for number in range(first, last + 1)}


def typed(number: int, offered: Offered) -> str:
    """What may be typed instead of a number; where that would be a code, the number."""
    return (str(number) if number else "") if CODE.search(offered.text) else offered.text


def numbered(asked: Asked) -> dict[int, Offered]:
    """The choices by the numbers people type: those of their slots, or one after the other."""
    slots = [SLOT.fullmatch(" ".join(offered.shown.targets)) for offered in asked.offered]
    if all(slots):
        return {
            int(slot[1]): offered
            for slot, offered in zip(slots, asked.offered, strict=True)
            if slot
        }
    return dict(enumerate(asked.offered, 1))


def targets_of(asked: Asked | None) -> dict[str, int]:
    """Which number stands where on the table."""
    if asked is None:
        return {}
    return {
        target: number
        for number, offered in numbered(asked).items()
        for target in offered.shown.targets
    }
