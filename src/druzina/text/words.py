"""Sentences for one reader: messages of the shell and of a game, with their arguments spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from druzina.core import Argument, Game, Line, Outcome, Problem, Problems, Refusal, Shown
from druzina.core.game import Spoken
from druzina.text.messages import Messages, Unspeakable

SEATS = ("seat", "asked")
NOTHING: Mapping[str, Argument | float] = {}


class Words:
    """One language at one table: `content` and `names` say what tiles and seats are called.

    A sentence that cannot be made is a mistake in a Fluent file, which tests find (`strict`); a
    player reads the bare key rather than nothing.
    """

    def __init__(
        self,
        lang: str,
        game: Game[Any, Any] | None = None,
        content: str = "",
        names: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self.game = game
        self.content = content
        self.names = tuple(names)
        self.strict = strict
        self.messages = Messages(lang, [game.text] if game else [])

    def say(
        self,
        key: str,
        arguments: Mapping[str, Argument | float] = NOTHING,
        attribute: str | None = None,
    ) -> str:
        """The message of that key; an argument is spoken as its name tells."""
        spoken = {name: self._spoken(name, value) for name, value in arguments.items()}
        try:
            return self.messages.format(key, spoken, attribute)
        except Unspeakable:
            if self.strict:
                raise
            return " ".join([key, *(f"{name}={value}" for name, value in spoken.items())])

    # The things that carry a key

    def shown(self, shown: Shown) -> str:
        return self.say(shown.key, shown.arguments)

    def line(self, line: Line) -> str:
        return self.say(line.key, line.arguments)

    def brief(self, lines: Sequence[Line]) -> str:
        """What the lines come to, in a few words; those without short words are passed over."""
        told = [
            self.say(line.key, line.arguments, "short")
            for line in lines
            if self.messages.has(line.key, "short")
        ]
        return ", ".join(told)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.reason, refusal.arguments)

    def problem(self, problem: Problem) -> str:
        return self.say(problem.key, problem.arguments)

    def problems(self, problems: Problems) -> list[str]:
        return [self.problem(problem) for problem in problems.problems]

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who won; then for every place the score, and where it came from."""
        winners = [self.seat(seat) for seat, won in enumerate(outcome.won) if won]
        told = [self.say("outcome-won", {"who": self.joined(winners), "n": len(winners)})]
        if not winners:
            told = [self.say("outcome-lost")]
        for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
            place: dict[str, Argument] = {
                "rank": outcome.ranks[seat],
                "seat": seat,
                "score": outcome.scores[seat],
            }
            told.append(self.say("outcome-place", place))
            for name, number in (outcome.parts[seat] if outcome.parts else {}).items():
                told.append(self.say(f"part-{name.replace('_', '-')}", {"n": number}))
        return told

    # Arguments

    def seat(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat-numbered", {"number": seat + 1})

    def joined(self, parts: Sequence[str]) -> str:
        """„a, b a c“, "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-joined", {"rest": ", ".join(parts[:-1]), "last": parts[-1]})

    def _spoken(self, name: str, value: Argument | float) -> object:
        if name in SEATS and isinstance(value, int):
            return self.seat(value)
        if self.game is not None and not isinstance(value, float):
            return self._word(self.game.spoken(self.content, name, value))
        return self._word(value)

    def _word(self, spoken: Spoken | float) -> object:
        if isinstance(spoken, Shown):
            return self.shown(spoken)
        if isinstance(spoken, Mapping):
            return spoken[self.lang]
        if isinstance(spoken, int):
            return _whole(spoken)
        if isinstance(spoken, str | float):
            return spoken
        return self.joined([str(self._word(part)) for part in spoken])


def _whole(number: int) -> object:
    """Never grouped, and with a true minus sign."""
    if number < 0:
        return f"\N{MINUS SIGN}{-number}"
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)
