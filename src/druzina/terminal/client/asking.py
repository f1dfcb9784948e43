"""The open question as the client holds it: its choices, the one pointed at, and what is barred."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text
from textual.widgets.option_list import Option

from druzina.core import Asked, Offered, Preview, Refusal
from druzina.rulebook_search import fold
from druzina.terminal.commands import stopped
from druzina.terminal.play import Session
from druzina.terminal.table import numbered

Spell = Callable[[str], str]


class Barred(NamedTuple):
    """Things that are not possible now, all for one reason, which is told of the first."""

    texts: list[str]
    words: str


class Question:
    """`highlighted` counts the choices that match what is typed, then what is barred."""

    def __init__(self, session: Session, asked: Asked) -> None:
        self.session, self.asked = session, asked
        self.choices = numbered(asked)
        self.shown = list(self.choices)
        self.highlighted: int | None = 0
        self.barred = _barred(session, asked.seat)
        self.opened = False  # whether what is not possible is shown one by one
        self._lines: dict[int, str] = {}

    @property
    def prompt(self) -> str:
        """Why it is asked, and what."""
        parts = (self.asked.cause, self.asked.prompt)
        return " ".join(self.session.words.shown(part) for part in parts if part is not None)

    @property
    def about(self) -> str:
        """The facts of what is pointed at, or else of what the question is about."""
        return self._about(self.pointed)

    @cached_property
    def abouts(self) -> list[str]:
        """All that `about` may come to say while this is asked."""
        offered = [one.shown.targets for one in self.choices.values()]
        return [self._about(targets) for targets in dict.fromkeys(((), *offered))]

    @cached_property
    def _notes(self) -> Mapping[str, str]:
        board = self.session.table.board
        return board.notes(self.session.match.view(self.asked.seat)) if board else {}

    def _about(self, targets: tuple[str, ...]) -> str:
        board = self.session.table.board
        told = [self._notes[target] for target in targets if target in self._notes]
        return " ".join(told) or (board.about(self.asked.prompt) if board else "")

    # What is pointed at

    @property
    def number(self) -> int | None:
        at = self.highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    @property
    def offered(self) -> Offered | None:
        return None if self.number is None else self.choices[self.number]

    @property
    def barred_reason(self) -> str | None:
        """What is barred and pointed at, in the words of the record."""
        at = -1 if self.highlighted is None else self.highlighted - len(self.shown)
        return next(iter(self.listed[at].texts), "") if 0 <= at < len(self.listed) else None

    @property
    def targets(self) -> tuple[str, ...]:
        """All that the choices point at."""
        return tuple(t for offered in self.choices.values() for t in offered.shown.targets)

    @property
    def pointed(self) -> tuple[str, ...]:
        return self.offered.shown.targets if self.offered else ()

    def point_at(self, target: str) -> bool:
        """To the first choice at a target; whether there is one."""
        for place, number in enumerate(self.shown):
            if target in self.choices[number].shown.targets:
                self.highlighted = place
                return True
        return False

    def point_at_number(self, number: int) -> bool:
        if number in self.shown:
            self.highlighted = self.shown.index(number)
            return True
        return False

    def step(self, by: int) -> None:
        last = len(self.shown) + len(self.listed) - 1
        self.highlighted = min(last, max(0, (self.highlighted or 0) + by))

    def certain(self, digits: str) -> bool:
        """Whether these digits can mean no other number of a choice."""
        meant = [number for number in self.choices if str(number).startswith(digits)]
        return digits.isdecimal() and meant == [int(digits)]

    # Finding by the beginning of words

    def matching(self, typed: str) -> list[int]:
        if not typed:
            return list(self.choices)
        wanted = fold(typed).split()
        return [
            number
            for number, offered in self.choices.items()
            if all(
                any(word.startswith(each) for word in _words(self._told(number), offered.text))
                for each in wanted
            )
        ]

    def first(self, typed: str) -> None:
        self.shown = self.matching(typed)
        self.highlighted = 0 if self.shown else None

    # In words

    def lines(self, width: int, typed: str, spelt: Spell) -> list[Option]:
        """A line or two for each choice; then what is not possible, each reason once."""
        self.shown = self.matching(typed)
        wide = len(str(max(self.choices, default=0)))
        found = [
            Option(_line(f"{number:>{wide}} ", spelt(self._told(number)), width))
            for number in self.shown
        ]
        for barred in () if typed else self.listed:
            told = _line(f"{'':>{wide}} ", spelt(f"× {self._why_not(barred)}"), width)
            told.stylize("dim")
            found.append(Option(told))
        return found

    @property
    def listed(self) -> list[Barred]:
        """What is not possible, if it shall be shown, or else one line that counts it."""
        if self.opened or len(self.barred) < 2:
            return self.barred
        words = self.session.words.say("client-barred", {"n": len(self.barred)})
        return [Barred([], words)]

    def _why_not(self, barred: Barred) -> str:
        more = len(barred.texts) - 1
        alike = self.session.words.say("client-alike", {"n": more}) if more > 0 else ""
        return f"{barred.words} {alike}".rstrip()

    def _told(self, number: int) -> str:
        if number not in self._lines:
            offered, words = self.choices[number], self.session.words
            comes = self.session.table.consequence(self.asked.seat, offered)
            told = words.shown(offered.shown)
            self._lines[number] = f"{told} → {comes}" if comes else told
        return self._lines[number]

    # Where undo ends

    def final(self, offered: Offered) -> bool:
        """Whether something becomes known by it, or somebody else is asked."""
        seen = self._preview(offered)
        return seen is not None and seen.stop != ""

    def confirmation(self, offered: Offered) -> str:
        words, seen = self.session.words, self._preview(offered)
        then = stopped(words, seen) if seen is not None else ""
        return words.say("client-confirm", {"choice": words.shown(offered.shown), "then": then})

    def _preview(self, offered: Offered) -> Preview | None:
        seen = self.session.match.preview(self.asked.seat, [offered.choice])
        return None if isinstance(seen, Refusal) else seen


def _barred(session: Session, seat: int) -> list[Barred]:
    """By what is against it, so that each reason is read once."""
    found: dict[tuple[str, str], Barred] = {}
    for text, _, refusal in session.match.greyed(seat):
        words = session.words.refusal(refusal)
        told = f"{words} ({refusal.clause})" if refusal.clause else words
        found.setdefault((refusal.reason, refusal.clause), Barred([], told)).texts.append(text)
    return list(found.values())


def _line(head: str, told: str, width: int) -> Text:
    pad = " " * len(head)
    rows = wrap(told, max(10, width - len(head)), break_on_hyphens=False) or [""]
    return Text.assemble((head, "bold"), f"\n{pad}".join(rows))


def _words(*told: str) -> list[str]:
    return [word.strip("(“„") for each in told for word in fold(each).split()]
