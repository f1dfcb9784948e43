"""The advisor: for any board whom a monster focuses on, where it goes, whom it attacks, and why.

>>> from druzina.games.gloomhaven.advise import advise, boards
>>> [entry] = boards('''
... monster: move 2
... initiative: A 20
... map:
... M   .   .   A
... ''')
>>> advise(entry).results
(Result(end=(2, 0), attacks=((3, 0),)),)
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from . import board_file, board_text
from .arena import Hex
from .board_file import BoardEntry
from .monsters import FIRST, Board, Explained, Reason, Result, Wanted, explain

Advice = Explained


class Named(Struct, frozen=True):
    """An enemy by its name, else by the letter it has on the drawn map."""

    name: str
    at: Hex
    initiative: int


class Advised(Struct, frozen=True):
    """The advice on a board of a file, and what people need to see of the board."""

    title: str
    drawn: str
    monster: Hex
    enemies: tuple[Named, ...]
    focus: tuple[Hex, ...]
    results: tuple[Result, ...]
    count: int
    explanation: tuple[Reason, ...]


def advise(board: Board | BoardEntry | Mapping[str, object], wanted: Wanted = FIRST) -> Advice:
    """The right answers for a board, and why: a `Board`, an entry of a file, or its raw JSON.

    Of very many equally good ones as many as are `wanted`; `count` says how many there are.
    """
    if isinstance(board, Mapping):
        board = board_file.entry(board)
    sound = board_file.board(board) if isinstance(board, BoardEntry) else board
    return explain(sound, wanted=wanted)


def boards(data: bytes | str, file: str = "-") -> list[BoardEntry]:
    """The boards of a file's contents, JSON or text; raises `Problem` if there is a fault."""
    raw = data.encode() if isinstance(data, str) else data
    text = raw.decode("utf-8", "replace")
    if board_text.looks_like_text(text) and not text.lstrip().startswith(("{", "[")):
        return board_text.decode(text)
    return board_file.decode(raw, file)


def advised(data: bytes, file: str = "-", limit: int | None = FIRST.limit) -> list[Advised]:
    """The advice on all boards of a file, once none of them has a fault."""
    entries = boards(data, file)
    sound = [board_file.board(entry, number) for number, entry in enumerate(entries, 1)]
    advices = [explain(board, wanted=Wanted(limit)) for board in sound]
    return [_advised(entry, advice) for entry, advice in zip(entries, advices, strict=True)]


def advised_entry(entry: BoardEntry, skip: int = 0) -> Advised:
    """The advice on one board of a file, with the results after the first so many."""
    return _advised(entry, advise(entry, Wanted(skip=skip)))


def _advised(entry: BoardEntry, advice: Advice) -> Advised:
    called = zip(board_text.letters(entry), entry.enemies, strict=True)
    return Advised(
        title=entry.title,
        drawn=board_text.drawn(entry, [result.end for result in advice.results]),
        monster=entry.monster.at,
        enemies=tuple(Named(each.name or sign, each.at, each.initiative) for sign, each in called),
        focus=advice.focus,
        results=advice.results,
        count=advice.count,
        explanation=advice.explanation,
    )
