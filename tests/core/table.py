"""Small words for tests at a table: play lines of a record, look at the truth."""

from __future__ import annotations

from typing import Any, TypeVar

from druzina.core import Luck, Match, Position
from druzina.core.hidden import imagine
from tests.conformance.checks import all_of
from tests.core.truth import truth

G = TypeVar("G", bound=Position)

__all__ = ["all_of", "asked", "elsewhere", "keys", "play", "play_out", "truth"]


def play(match: Match[G], *entries: str) -> Match[G]:
    """Plays lines as they stand in records: `1 parry no`."""
    for entry in entries:
        seat, text = entry.split(" ", 1)
        refused = match.play(int(seat), text)
        assert refused is None, f"{entry}: {refused}"
    return match


def play_out(match: Match[G], seed: int = 0, most: int = 1000) -> Match[G]:
    """Plays at random, to the end if it comes before `most` choices."""
    luck = Luck(seed)
    for _ in range(most):
        if not match.questions():
            break
        question = luck.pick(match.questions())
        assert match.play(question.seat, luck.pick(question.choices(truth(match)))) is None
    return match


def asked(match: Match[Any]) -> list[str]:
    """Who is asked what: `1 Parry`."""
    return [f"{question.seat} {question.kind}" for question in match.questions()]


def keys(match: Match[Any], seat: int | None = None, since: int = 0) -> list[str]:
    """A reader's log by its keys alone."""
    return [line.key.removeprefix("event-") for line in match.log(seat, since)]


def elsewhere(match: Match[G], seat: int, salt: int) -> Match[G]:
    """The same match in a world that the seat cannot tell from this one."""
    other = Match.replay(match.game, match.record)
    data = match.game.codec.encode(truth(match))
    other._g = imagine(match.game, data, seat, Luck(salt))
    other.seed = salt
    return other
