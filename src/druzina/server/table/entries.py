"""What the store keeps of a match, one text per thing that happened, and how it happens again.

`2 lay 3,1` a choice · `bot 2 lay 3,1` one that a bot made for a person whose time was over ·
`luck SALT [SEAT]` hidden things drawn anew · `back 0,1` taken back · `anew 0,1 SALT` taken back
beyond the limit, by consent (`back 0,1 SALT` in older tables, where answers that had been given
together stayed) · `silence 0 KIND SCOPE` and `speak 0 KIND` do not ask, ask again. What silence
answers follows from these and is not kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Any, get_args

from druzina.core import Match, Problem, Record, Shown
from druzina.core.keyframe import Keyframe
from druzina.core.luck import Seed
from druzina.core.record import read_seed
from druzina.core.silence import Scope

AnyMatch = Match[Any]

BY_BOT = "bot "
EARLIER = {"lent": "bot", "hush": "silence"}  # as older stores have it


def begun(record: Record) -> AnyMatch:
    """The match a table begins with: fresh, or the past it was forked from."""
    from druzina import games

    return Match.replay(games.find(record.game), record)


def resumed(record: Record, keyframes: Sequence[Keyframe]) -> AnyMatch:
    """The match as it stood at the last keyframe."""
    from druzina import games

    return Match.resume(games.find(record.game), record, keyframes)


def chosen(match: AnyMatch, since: int) -> list[str]:
    """The choices played after the first `since` entries, without those that silence gave."""
    return [text for text in match.entries(since) if not text.split(" ", 1)[1].startswith("~")]


def back(seats: tuple[int, ...], salt: Seed | None = None) -> str:
    whose = ",".join(map(str, seats))
    return f"back {whose}" if salt is None else f"anew {whose} {salt}"


def luck(seat: int | None = None) -> str:
    """Drawn by the server, so that nobody can compute it."""
    whose = "" if seat is None else f" {seat}"
    return f"luck {token_hex(32)}{whose}"


def by_bot(text: str) -> str:
    return BY_BOT + text


def is_by_bot(text: str) -> bool:
    return text.startswith(BY_BOT)


def as_called_now(text: str) -> str:
    """An entry of an older store in today's words."""
    verb, _, rest = text.partition(" ")
    return f"{EARLIER[verb]} {rest}" if verb in EARLIER else text


def anew(text: str) -> bool:
    """Whether an entry left nothing as it was: luck, or taken back beyond the limit."""
    words = text.split(" ")
    return words[0] in ("luck", "anew") or (words[0] == "back" and len(words) > 2)


def label(match: AnyMatch, seat: int, text: str) -> Shown | None:
    """How the seat's open question calls this answer."""
    asked = match.asked(seat)
    offered = asked.offered if asked else ()
    return next((one.shown for one in offered if one.text == text), None)


def by_bot_label(match: AnyMatch, text: str) -> Shown | None:
    """Of an entry that comes next: what a bot's choice is called; None for others."""
    if not is_by_bot(text):
        return None
    seat, _, choice = text.removeprefix(BY_BOT).partition(" ")
    return label(match, int(seat), choice)


def silence(seat: int, kind: str, scope: Scope) -> str:
    return f"silence {seat} {kind} {scope}"


def speak(seat: int, kind: str) -> str:
    return f"speak {seat} {kind}"


def carry_out(match: AnyMatch, text: str, number: int) -> tuple[int, ...]:
    """Does again what the entry tells; returns whose choice it was or was taken back."""
    verb, _, rest = text.removeprefix(BY_BOT).partition(" ")
    words = rest.split(" ")
    refused: object = None
    seats: tuple[int, ...] = ()
    if verb == "luck":
        match.redraw(read_seed(words[0]), int(words[1]) if len(words) > 1 else None)
    elif verb in ("back", "anew"):
        seats = tuple(int(seat) for seat in words[0].split(","))
        salt = read_seed(words[1]) if len(words) > 1 else None
        refused = match.undo(*seats, agreed=salt is not None, salt=salt, anew=verb == "anew")
    elif verb == "silence":
        scope = next(one for one in get_args(Scope) if one == words[2])
        match.silence(int(words[0]), words[1], scope)
    elif verb == "speak":
        match.speak(int(words[0]), words[1])
    else:
        seats = (int(verb),)
        refused = match.play(seats[0], rest)
    if refused is not None:
        raise Problem("problem-record-choice", number=number, text=text)
    return seats
