"""Files of positions at the command line: are they sound, what may be done there, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from druzina import games
from druzina.bots import Sitter, sit
from druzina.core import Match, Problem
from druzina.core.position_text import open_position
from druzina.core.position_writing import write_position
from druzina.terminal import saving
from druzina.terminal.begin import OTHERS, Begun
from druzina.terminal.seating import PERSON, Chair, read_seats
from druzina.text.words import Words

MOST_REFUSED = 12


def opened(file: Path, folder: Path | None) -> Match[Any]:
    return open_position(file, games.find, folder)


def seated(file: Path, seats: str | None, folder: Path | None) -> Begun:
    """A game from a file; if nothing is said, a person is asked first and bots sit elsewhere."""
    match = opened(file, folder)
    count = match.options.seats
    if seats is None:
        first = match.questions()[0].seat
        return match, [Chair(PERSON if seat == first else OTHERS) for seat in range(count)]
    chairs = read_seats(seats)
    if len(chairs) != count:
        raise Problem("problem-seats", game=match.game.name, found=len(chairs), valid=str(count))
    return match, chairs


def check(file: Path, folder: Path | None, lang: str) -> Iterator[str]:
    """That it is sound, and who is asked what there."""
    match = opened(file, folder)
    words = spoken(match, lang)
    yield words.say("position-sound", {"file": file.name})
    for question in match.questions():
        asked = match.asked(question.seat)
        if asked is not None:
            yield words.shown(asked.prompt)


def ask(file: Path, folder: Path | None, bot: str, lang: str) -> Iterator[str]:
    """For everybody who is asked: what may be done, what not and why, and what a bot would do."""
    match = opened(file, folder)
    words, sitter = spoken(match, lang), sit(bot, 1)
    for question in match.questions():
        yield from _asked(match, question.seat, sitter, words)


def _asked(match: Match[Any], seat: int, sitter: Sitter, words: Words) -> Iterator[str]:
    asked = match.asked(seat)
    if asked is None:
        return
    yield words.shown(asked.prompt)
    for one in asked.offered:
        yield f"  {one.text}  {words.shown(one.shown)}"
    refused = match.greyed(seat)
    for text, _, refusal in refused[:MOST_REFUSED]:
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        yield f"  ✗ {text}  {words.refusal(refusal)}{clause}"
    if len(refused) > MOST_REFUSED:
        yield "  " + words.say("position-more", {"n": len(refused) - MOST_REFUSED})
    seen = match.seen(seat)
    choice = sitter.choose(seen)
    told = {"bot": sitter.name, "choice": seen.text(choice), "why": words.shown(sitter.reason())}
    yield words.say("position-bot", told)


def write(file: Path, step: int | None, folder: Path | None) -> str:
    """The position of a record after so many entries, or at its end, as a file."""
    record = saving.read(file)
    last = len(record.entries)
    if step is not None and not 0 <= step <= last:
        raise Problem("problem-step-range", found=step, valid=f"0–{last}")
    try:
        game = games.find(record.game)
        match: Match[Any] = Match.replay(game, record, step, folder)
    except Problem as problem:
        raise saving.InFile(file, problem) from problem
    return write_position(game, match.options, game.codec.decode(match.position))


def spoken(match: Match[Any], lang: str) -> Words:
    words = Words(lang, match.game, match.content)
    words.names = match.options.names
    return words
