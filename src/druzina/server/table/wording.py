"""Words for many readers: each sentence is made once per language and kept.

Sentences are kept with marks in place of the names of seats, so that all tables share them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from druzina import games
from druzina.core import Argument, Event, Line, Outcome, Problem, Refusal, Shown, Teams
from druzina.core.asking import Offered
from druzina.core.event import read_by
from druzina.core.step import dashed
from druzina.server.wire.server_messages import LogLine, Option, write_message
from druzina.text import LANGUAGES, Messages
from druzina.text.words import NOTHING, Words

TEXT = Path(__file__).parents[1] / "text"
KEPT = 50_000
LONGEST = 60  # letters of an argument that stands in a sentence of the games

# One character of Unicode's private area stands for the name of each seat.
_FIRST_MARK = 0xE000
_MARKS = tuple(chr(_FIRST_MARK + seat) for seat in range(64))
_MARKED = _MARKS[0].encode()[:2]  # with this every one of them begins


class _KeptWords(Words):
    """Words that remember what they have said."""

    def __init__(self, lang: str, game: str, content: str) -> None:
        played = games.find(game) if game else None
        super().__init__(lang, played, content, _MARKS)
        self.messages = Messages(lang, [TEXT, *([played.text] if played else [])])
        self._said: dict[tuple[object, ...], str] = {}
        self._written: dict[tuple[object, ...], bytes] = {}
        self._words: dict[tuple[str, object], object] = {}
        self.named: Callable[[Shown], Shown] = (
            played.naming(content).shown if played and content else lambda shown: shown
        )

    def say(
        self,
        key: str,
        arguments: Mapping[str, Argument | float] = NOTHING,
        attribute: str | None = None,
    ) -> str:
        asked = (key, attribute, *arguments, *arguments.values())
        said = self._said.get(asked)
        if said is None:
            said = super().say(key, arguments, attribute)
            if any(isinstance(one, str) and len(one) > LONGEST for one in arguments.values()):
                return said  # what strangers write is not kept for them
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[asked] = said
        return said

    def _spoken(self, name: str, value: Argument | float) -> object:
        word = self._words.get((name, value))
        if word is None:
            if len(self._words) >= KEPT:
                self._words.clear()
            word = self._words[name, value] = super()._spoken(name, value)
        return word

    def option(self, offered: Offered, warning: str) -> bytes:
        """The answer as JSON; things may be named or numbered, and are named once."""
        shown, text = offered.shown, offered.text
        told = shown.arguments
        asked = (text, warning, shown.key, shown.clause, shown.targets, *told, *told.values())
        written = self._written.get(asked)
        if written is None:
            if len(self._written) >= KEPT:
                self._written.clear()
            label = self.shown(self.named(shown))
            option = Option(text, label, shown.targets, shown.clause, warning)
            written = self._written[asked] = write_message(option)
        return written

    def targets(self, arguments: Mapping[str, Argument]) -> tuple[str, ...]:
        """What the arguments of a line point at."""
        game: Any = self.game
        if game is None:
            return ()
        found = (game.targets(self.content, *one) for one in arguments.items())
        return tuple(dict.fromkeys(target for targets in found for target in targets))

    def told(self, event: Event, eyes: int | None) -> bytes:
        """The event as JSON in the words for these eyes, without the number of the line."""
        arguments = event.shown
        mine = eyes is not None and arguments.get("seat") == eyes
        whom = eyes is not None and arguments.get("owner") == eyes
        secret = event.private
        if event.secret and eyes in event.knowers:
            arguments, secret = {**arguments, **event.secret}, True
        asked = (event.key, event.clause, secret, mine, whom, *arguments, *arguments.values())
        written = self._written.get(asked)
        if written is None:
            if len(self._written) >= KEPT:
                self._written.clear()
            whole = write_message(log_line(self, read_by(event, eyes, 0)))
            written = self._written[asked] = whole[whole.index(b",") :]
        return written


@cache
def _kept_words(lang: str, game: str, content: str) -> _KeptWords:
    return _KeptWords(lang, game, content)


class Voice:
    """The words of one table in one language, with the names of its seats."""

    def __init__(self, lang: str, game: str = "", content: str = "", names: Sequence[str] = ()):
        self.lang = lang if lang in LANGUAGES else "en"
        self._words = _kept_words(self.lang, game, content)
        self.names = tuple(names)
        called = zip(names or [""] * len(_MARKS), _nameless(self.lang), strict=False)
        self._called = [(mark, name or nobody) for name, (mark, nobody) in called]
        self._written = [(mark.encode(), _escaped(name)) for mark, name in self._called]

    def _named(self, text: str) -> str:
        """With names instead of marks; a table of all letters would look at every letter."""
        if not text.isascii():
            for mark, name in self._called:
                if mark in text:
                    text = text.replace(mark, name)
        return text

    def say(self, key: str, **arguments: Argument) -> str:
        return self._named(self._words.say(key, arguments))

    def has(self, key: str) -> bool:
        return self._words.messages.has(key)

    def shown(self, shown: Shown) -> str:
        return self._named(self._words.shown(shown))

    def named(self, shown: Shown) -> str:
        """The same where things are still numbers."""
        return self._named(self._words.shown(self._words.named(shown)))

    def line(self, line: Line) -> str:
        return self._named(self._words.line(line))

    def brief(self, lines: Sequence[Line]) -> str:
        return self._named(self._words.brief(lines))

    def planned(self, aims: Sequence[Shown]) -> str:
        return self._named(self._words.planned(aims))

    def refusal(self, refusal: Refusal) -> str:
        return self._named(self._words.refusal(refusal))

    def refused(self, refusal: Refusal) -> str:
        return self._named(self._words.refused(refusal))

    def problem(self, problem: Problem) -> str:
        return self._named(self._words.problem(problem))

    def seat(self, seat: int) -> str:
        return self._called[seat][1] if seat < len(self._called) else ""

    def joined(self, parts: Sequence[str]) -> str:
        return self._words.joined(parts)

    def outcome(self, outcome: Outcome, teams: Teams) -> str:
        """Who won, in one sentence."""
        return self._named(self._words.verdict(outcome, teams))

    def optional(self, key: str, otherwise: str = "", **arguments: Argument) -> str:
        """The message if there is one; games need not have words for everything."""
        return self.say(key, **arguments) if self.has(key) else otherwise

    def waiting(self, seat: int, kind: str) -> str:
        """What a seat is asked, in words that everybody may read."""
        own = f"waiting-{dashed(kind)}"
        return self.say(own if self.has(own) else "waiting-thinking", seat=seat)

    def targets(self, arguments: Mapping[str, Argument]) -> tuple[str, ...]:
        return self._words.targets(arguments)

    def told(self, event: Event, eyes: int | None) -> bytes:
        """The event as JSON in the words for these eyes, without the number of the line."""
        return self._named_in(self._words.told(event, eyes))

    def options(self, offered: Sequence[Offered], warnings: Sequence[Shown | None]) -> list[bytes]:
        """The answers as JSON; where nothing is warned of there are no warnings."""
        words = self._words
        if not warnings:
            return [self._named_in(words.option(one, "")) for one in offered]
        said = [words.shown(one) if one else "" for one in warnings]
        both = zip(offered, said, strict=True)
        return [self._named_in(words.option(one, warned)) for one, warned in both]

    def _named_in(self, text: bytes) -> bytes:
        """With names instead of marks in JSON."""
        if _MARKED in text:
            for mark, name in self._written:
                if mark in text:
                    text = text.replace(mark, name)
        return text


def log_line(words: Voice | _KeptWords, line: Line) -> LogLine:
    return LogLine(
        line.number,
        words.line(line),
        line.clause,
        line.key,
        words.targets(line.arguments),
        line.private,
        line.undoes,
    )


@lru_cache(KEPT)
def _escaped(name: str) -> bytes:
    """As it stands within a JSON string."""
    return write_message(name)[1:-1]


@cache
def _nameless(lang: str) -> list[tuple[str, str]]:
    """What stands for the mark of a seat without a name: its number."""
    words = Words(lang)
    return [(mark, words.seat(seat)) for seat, mark in enumerate(_MARKS)]


def cleaned(name: str, limit: int) -> str:
    """A name or a word of chat without characters that cannot be seen."""
    seen = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(seen.split())[:limit].strip()
