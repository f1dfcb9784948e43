"""Who sits where: persons at this screen, and bots by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from druzina.bots import sit
from druzina.bots.names import called
from druzina.core import Problem
from druzina.text.words import Words

PERSON = "me"


class Chair(Struct, frozen=True):
    """A seat: `me` or the name of a bot, and a display name if one was given."""

    sits: str
    name: str = ""

    @property
    def person(self) -> bool:
        return self.sits == PERSON


def read_seats(text: str) -> list[Chair]:
    """`me,adept`, `Ana=me,Ben=master`; a bot that does not exist is a `Problem`."""
    return [_chair(part.strip()) for part in text.split(",")]


def _chair(text: str) -> Chair:
    name, _, sits = text.rpartition("=")
    if not sits.strip():
        raise Problem("problem-seat-empty", text=text)
    return checked(Chair(sits.strip(), name.strip()))


def checked(chair: Chair) -> Chair:
    if not chair.person:
        sit(chair.sits, 0)
    return chair


def given_names(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The names for the options of the play; none if nobody was named."""
    names = tuple(chair.name for chair in chairs)
    return names if any(names) else ()


def display_names(chairs: Sequence[Chair], words: Words) -> list[str]:
    """The names given, or those of bots; otherwise what the seat is, numbered where alike."""
    bots = called(["" if chair.person or chair.name else chair.sits for chair in chairs])
    plain = [
        chair.name or bot or _called(chair, words) for chair, bot in zip(chairs, bots, strict=True)
    ]
    often, seen = Counter(plain), Counter[str]()
    names = []
    for chair, name in zip(chairs, plain, strict=True):
        seen[name] += 1
        alike = often[name] > 1 and not chair.name
        names.append(f"{name} {seen[name]}" if alike else name)
    return names


def unnamed(chairs: Sequence[Chair]) -> int | None:
    """The seat of the only person here, if that one gave no name."""
    persons = [seat for seat, chair in enumerate(chairs) if chair.person]
    return persons[0] if len(persons) == 1 and not chairs[persons[0]].name else None


def _called(chair: Chair, words: Words) -> str:
    if chair.person:
        return words.say("seat-me")
    key = f"bot-{chair.sits.partition(':')[0]}"
    return words.say(key) if words.messages.has(key) else chair.sits
