"""Entries of a record carried out on a position, without a match around it."""

from __future__ import annotations

from typing import Any, TypeVar

from druzina.core.asking import accepted, question_of
from druzina.core.game import Game
from druzina.core.hidden import forget_answers, redraw
from druzina.core.history import Entry
from druzina.core.luck import lucky
from druzina.core.options import Options
from druzina.core.position import Position
from druzina.core.record import Chosen, Record, Redrawn, other_content
from druzina.core.refusal import Problem
from druzina.core.step import AnyQuestion, Choice

G = TypeVar("G", bound=Position)


def check_record(game: Game[G, Any], record: Record, content: str) -> None:
    """Whether the record is one of this game, its version and this content."""
    if record.game != game.name or record.version != game.version:
        found, wanted = f"{record.game} {record.version}", f"{game.name} {game.version}"
        raise Problem("problem-record-version", found=found, wanted=wanted)
    if content != record.content:
        raise other_content(record, content, game.entries(content))


def carry_out(game: Game[G, Any], options: Options, g: G, entry: Entry, number: int) -> None:
    """An entry of a record on a position, up to the next question."""
    if isinstance(entry, Redrawn):
        check_seat(entry, options, number)
        draw_anew(game, g, entry)
        return
    g.answer(*meant(g, entry, number))
    g.advance()


def meant(g: Position, entry: Chosen, number: int) -> tuple[AnyQuestion, Choice]:
    """The question that an entry answers there, and its choice."""
    question = question_of(g, entry.seat)
    found = accepted(g, question, entry.text) if question else None
    if question is None or found is None:
        raise Problem("problem-record-choice", number=number, text=str(entry))
    return question, found


def check_seat(entry: Redrawn, options: Options, number: int) -> None:
    if entry.seat is not None and entry.seat >= options.seats:
        raise Problem("problem-record-entry", number=number, text=str(entry))


def draw_anew(game: Game[G, Any], g: G, entry: Redrawn) -> None:
    if entry.anew:
        forget_answers(g)
    redraw(game, g, entry.seat, lucky(entry.salt))
    g.known += 1
