"""Sentences for one reader: messages of the shell and of a game, with their arguments spoken."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from druzina.core import (
    Argument,
    Game,
    Line,
    Outcome,
    Problem,
    Refusal,
    Shown,
    Teams,
    united,
)
from druzina.core.game import Spoken
from druzina.text.messages import Messages, Unspeakable
from druzina.text.patterns import Whole

SEATS = ("seat", "asked", "owner")
NESTED = ("expected", "detail")
ENDLESS, QUOTED = 1000, 200  # letters of what was found wrong, and of its beginning
NOTHING: Mapping[str, Argument | float] = {}
ME = "\ue000"  # stands for whoever reads until the sentence is whole: You, or you inside of it
BEGINS = re.compile(rf"(?:(?<=^)|(?<=[.!?:] )|(?<=\n)){ME}")


class Words:
    """One language at one table: `content` and `names` say what tiles and seats are called.

    Whose seat is `me` reads all these words and has no other name: sentences say you.

    `folders` hold further words than the shell's and the game's.
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
        folders: Sequence[Path] = (),
    ) -> None:
        self.lang = lang
        self.game = game
        self.content = content
        self.names = tuple(names)
        self.strict = strict
        self.me: int | None = None
        self.messages = Messages(lang, [*folders, game.text] if game else folders)

    def say(
        self,
        key: str,
        arguments: Mapping[str, Argument | float] = NOTHING,
        attribute: str | None = None,
    ) -> str:
        """The message of that key; an argument is spoken as its name tells."""
        spoken = {name: self._spoken(name, value) for name, value in arguments.items()}
        if self.me is None:
            return self._formatted(key, spoken, attribute)
        to_me = self._about_me(key, arguments)
        return self._to_me(self._formatted(key, spoken, attribute or to_me))

    def _about_me(self, key: str, arguments: Mapping[str, Argument | float]) -> str | None:
        """The words for whoever reads, where the message has some: who does it, or whom it hits."""
        for name, attribute in (("seat", "you"), ("owner", "whom")):
            if arguments.get(name) == self.me and self.messages.has(key, attribute):
                return attribute
        return None

    def _formatted(self, key: str, spoken: Mapping[str, object], attribute: str | None) -> str:
        try:
            return self.messages.format(key, spoken, attribute)
        except Unspeakable:
            if self.strict:
                raise
            return " ".join([key, *(f"{name}={value}" for name, value in spoken.items())])

    def _to_me(self, told: str) -> str:
        """You where a sentence begins, you inside of one."""
        if ME not in told:
            return told
        you = self.messages.plain("seat-you")
        return BEGINS.sub(f"{you[:1].upper()}{you[1:]}", told).replace(ME, you)

    # The things that carry a key

    def shown(self, shown: Shown) -> str:
        return self.say(shown.key, shown.arguments)

    def line(self, line: Line) -> str:
        """Who knows more than others reads more, where the message has words for it: `known`; whom
        it is about is spoken to: `you`, and `yours` where that one knows more; so is whom it is
        done to: `whom`."""
        more = line.private and self.messages.has(line.key, "known")
        wanted = ("yours" if more else "you") if line.mine else ""
        if line.whom and not more and not line.mine:
            wanted = "whom"
        if wanted and self.messages.has(line.key, wanted):
            return self.say(line.key, line.arguments, wanted)
        return self.say(line.key, line.arguments, "known" if more else None)

    def brief(self, lines: Sequence[Line]) -> str:
        """What the lines come to, in a few words; those without short words are passed over."""
        told = [
            self.say(line.key, line.arguments, "short")
            for line in lines
            if self.messages.has(line.key, "short")
        ]
        return ", ".join(told)

    def planned(self, aims: Sequence[Shown]) -> str:
        """A bot's plan in one sentence: the first thing, and what comes after it."""
        said = self.shown(aims[0])
        if len(aims) > 1:
            said = self.say("plan-then", {"first": said, "rest": self.shown(aims[1])})
        return self.say("plan-aims", {"what": said})

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.reason, refusal.arguments)

    def refused(self, refusal: Refusal) -> str:
        """What its sentence is said of, word for word the beginning; "" where it is not parted."""
        if not self.messages.has(refusal.reason, "of"):
            return ""
        return self.say(refusal.reason, refusal.arguments, "of")

    def problem(self, problem: Problem) -> str:
        """What was expected, and the system's own errors, are messages inside the message."""
        arguments = {name: _beginning(one) for name, one in problem.arguments.items()}
        for name in NESTED:
            inner = arguments.get(name)
            if isinstance(inner, str) and self.messages.has(inner):
                arguments[name] = self.say(inner, dict(arguments))
        return self.say(problem.key, arguments)

    def verdict(self, outcome: Outcome, teams: Teams) -> str:
        """Who won; where all play together, in the words of the game, and why."""
        winners = [self._seat(seat) for seat, won in enumerate(outcome.won) if won]
        if united(teams) and self.messages.has("outcome-together"):
            return self.say("outcome-together", {"cause": outcome.clause, "n": len(winners)})
        if united(teams):
            return self.say("outcome-all", {"n": len(winners)})
        if not winners:
            return self.say("outcome-lost")
        won = [team for team in teams if outcome.won[team[0]]]
        key = "outcome-team" if len(won) == 1 and len(winners) > 1 else "outcome-won"
        alone = "you" if winners == [ME] else None
        return self.say(key, {"who": self.joined(winners), "n": len(winners)}, alone)

    def account(self, outcome: Outcome, seat: int, teams: Teams) -> list[str]:
        """A seat's place and score, and line by line where that came from.

        Where all play together there are no places; what decides between equals is told of equals.
        """
        key = "outcome-score" if united(teams) else "outcome-place"
        rank, score = outcome.ranks[seat], outcome.scores[seat]
        others = [outcome.scores[one] for team in teams if seat not in team for one in team]
        parts = outcome.account(seat, counts=united(teams) or score in others)
        return [
            self.say(key, {"rank": rank, "seat": seat, "score": score}),
            *(self.say(f"part-{name.replace('_', '-')}", {"n": n}) for name, n in parts.items()),
        ]

    # Arguments

    def seat(self, seat: int) -> str:
        """By itself, as in a list of who sits here."""
        return self._to_me(self._seat(seat))

    def _seat(self, seat: int) -> str:
        if seat == self.me:
            return ME
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
            return self._seat(value)
        if name == "seats" and isinstance(value, tuple):
            return self.joined([self._seat(int(str(seat))) for seat in value])
        if self.game is not None and self.content and not isinstance(value, float):
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
    return Whole(number)


def _beginning(argument: Argument) -> Argument:
    """Enough of it to know it by; the whole of an endless one would be no sentence."""
    if isinstance(argument, str) and len(argument) > ENDLESS:
        return argument[:QUOTED] + "…"
    return argument
