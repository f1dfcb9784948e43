"""A recorded game, step by step, forwards and backwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from druzina import games
from druzina.core import Line, Match, Problem, Record
from druzina.rulebook_search import fold
from druzina.terminal.saving import InFile
from druzina.terminal.screen import Screen
from druzina.terminal.seating import Chair, display_names
from druzina.terminal.table import Table
from druzina.text.words import Words

FORWARD = ("", "n", "next", "dal")
BACK = ("p", "b", "back", "zpet")
FIRST = ("first", "zacatek")
LAST = ("last", "posledni")
LEAVE = ("q", "quit", "konec")


def chairs_of(match: Match[Any]) -> list[Chair]:
    """Who sat where, as the record tells it."""
    names = match.options.names or ("",) * match.options.seats
    sitting = match.sitting or [""] * match.options.seats
    return [Chair(sits, name) for sits, name in zip(sitting, names, strict=False)]


class Replay:
    """A record whose every step can be looked at; it was played whole once, so that it is sound."""

    def __init__(self, match: Match[Any], words: Words) -> None:
        self.match = match
        self.words = words
        self.last = match.length

    def at(self, step: int) -> Match[Any]:
        return self.match.back_at(step)

    def told(self, step: int, reader: int | None) -> list[Line]:
        """What the reader learns from that step."""
        before = len(self.at(step - 1).log(reader)) if step else 0
        return self.at(step).log(reader, before)


def open_replay(record: Record, file: Path, folder: Path | None, lang: str) -> Replay:
    """Plays the record whole; whatever does not fit is a problem in that file."""
    try:
        game = games.find(record.game)
        match = Match.replay(game, record, folder=folder)
    except Problem as problem:
        raise InFile(file, problem) from problem
    words = Words(lang, game, match.content)
    words.names = tuple(display_names(chairs_of(match), words))
    return Replay(match, words)


def print_all(replay: Replay, reader: int | None, screen: Screen) -> None:
    """The whole log, then how it ended."""
    match = replay.at(replay.last)
    Table(match, replay.words, screen).lines(match.log(reader))
    if match.outcome is not None:
        screen.say(replay.words.verdict(match.outcome, match.teams), "bold")


def step_through(replay: Replay, reader: int | None, screen: Screen) -> None:
    """Shows a step and asks where to go, until the reader leaves."""
    step = 0
    while True:
        _show(replay, step, reader, screen)
        wanted: int | None = None
        while wanted is None:
            try:
                text = fold(screen.ask())
            except (EOFError, KeyboardInterrupt):
                return
            if text in LEAVE:
                return
            wanted = _wanted(text, step, replay.last)
            if wanted is None:
                told = replay.words.say("replay-no-step", {"text": text, "last": replay.last})
                screen.say(told, "red")
        step = wanted


def _wanted(text: str, step: int, last: int) -> int | None:
    """The step that an answer means; None if there is none such."""
    if text in FORWARD:
        return min(step + 1, last)
    if text in BACK:
        return max(step - 1, 0)
    if text in FIRST or text in LAST:
        return 0 if text in FIRST else last
    return int(text) if text.isdecimal() and int(text) <= last else None


def _show(replay: Replay, step: int, reader: int | None, screen: Screen) -> None:
    match, words = replay.at(step), replay.words
    table = Table(match, words, screen)
    screen.say()
    table.draw(reader)
    if reader is None and not screen.plain:
        table.others(None)
    place: dict[str, int | str] = {"step": step, "last": replay.last}
    if step:
        entry = entry_of(replay, step, reader)
        screen.heading(words.say("replay-entry", {**place, "entry": entry}))
    else:
        screen.heading(words.say("replay-step", place))
    table.lines(replay.told(step, reader))
    if match.outcome is not None:
        screen.say(words.verdict(match.outcome, match.teams), "bold")
    screen.say(words.say("replay-answer"), "dim")


def entry_of(replay: Replay, step: int, reader: int | None) -> str:
    """The entry as it stands in the record, with the seat's name; secret ones stay so."""
    seat, _, text = replay.match.entries(step - 1)[0].partition(" ")
    if not seat.isdecimal():
        return f"{seat} {text}"
    name = replay.words.seat(int(seat))
    hidden = int(seat) != reader and replay.at(step - 1).together
    return f"{name}: {'…' if hidden else text}"
