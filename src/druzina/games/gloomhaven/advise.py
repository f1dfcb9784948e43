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

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from . import board_file, board_text
from .arena import Hex
from .board_file import BoardEntry
from .monsters import Board, Explained, Reason, Result, explain
from .problem import Problem, Problems
from .words import language, names, place, places, problem, say, sentence

Advice = Explained


def advise(board: Board | BoardEntry | Mapping[str, object]) -> Advice:
    """Every right answer for a board, and why: a `Board`, an entry of a file, or its raw JSON."""
    if isinstance(board, Mapping):
        board = board_file.entry(board)
    return explain(board_file.board(board) if isinstance(board, BoardEntry) else board)


def boards(data: bytes | str, file: str = "-") -> list[BoardEntry]:
    """The boards of a file's contents, JSON or text; raises `Problems` if there is a fault."""
    raw = data.encode() if isinstance(data, str) else data
    text = raw.decode("utf-8", "replace")
    if board_text.looks_like_text(text) and not text.lstrip().startswith(("{", "[")):
        return board_text.decode(text)
    return board_file.decode(raw, file)


def read(file: str) -> list[BoardEntry]:
    """The boards of a file; `-` is the standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise Problems(Problem("file-unreadable", {"file": file, "why": why})) from None
    return boards(raw, file)


def run(file: str, json: bool = False, lang: str | None = None) -> int:
    """What the command does: prints the advice, or one sentence about what is wrong."""
    try:
        entries = read(file)
        all_boards = [board_file.board(entry, n) for n, entry in enumerate(entries, 1)]
    except Problems as error:
        print(problem(language(lang), error.problems[0]), file=sys.stderr)
        return 2
    advices = [advise(board) for board in all_boards]
    if json:
        print(encode(all_boards, advices, lang))
    else:
        shown = zip(entries, all_boards, advices, strict=True)
        pages = (told(language(lang), n, *each) for n, each in enumerate(shown, 1))
        print("\n\n".join(pages))
    return 0


def encode(all_boards: list[Board], advices: list[Advice], lang: str | None = None) -> str:
    """The advice as JSON, in the boards' order; with sentences if a language is asked for."""
    found = [
        {
            "focus": advice.focus,
            "results": advice.results,
            "explanation": [entry(reason, board, lang) for reason in advice.explanation],
        }
        for board, advice in zip(all_boards, advices, strict=True)
    ]
    return msgspec.json.encode(found).decode()


def entry(reason: Reason, board: Board, lang: str | None) -> dict[str, object]:
    """One reason as JSON: key, clause and arguments, and the sentence in a language."""
    found: dict[str, object] = {
        "key": reason.key,
        "clause": reason.clause,
        "arguments": reason.arguments,
    }
    return {**found, "text": sentence(lang, reason, names(board))} if lang else found


def told(lang: str, number: int, entry: BoardEntry, board: Board, advice: Advice) -> str:
    """The drawn map and the explanation in words."""
    known = names(board)
    key = "board-title-named" if entry.title else "board-title"
    head = say(lang, key, board=number, name=entry.title)
    return "\n".join(
        (
            head,
            "",
            drawn(entry, board, advice),
            "",
            say(lang, "board-figures"),
            *(
                say(
                    lang,
                    "board-figure",
                    name=known[e.at],
                    place=place(e.at),
                    initiative=e.initiative,
                )
                for e in board.enemies
            ),
            "",
            _focus(lang, advice, known),
            *_results(lang, board, advice, known),
            "",
            say(lang, "board-why"),
            *(
                f"{n:3}. {sentence(lang, reason, known)} [{reason.clause}]"
                for n, reason in enumerate(advice.explanation, 1)
            ),
        )
    )


def drawn(entry: BoardEntry, board: Board, advice: Advice) -> str:
    """The map with the figures, and a star on every hex where the monster may end."""
    figures: dict[Hex, str] = dict.fromkeys((result.end for result in advice.results), "*")
    figures |= dict.fromkeys(board.allies, "m")
    figures |= {at: name[0] for at, name in names(board).items()}
    return entry.drawn({**figures, board.monster.at: "M"})


def _focus(lang: str, advice: Advice, known: dict[Hex, str]) -> str:
    if not advice.focus:
        return say(lang, "board-focus-none")
    return say(lang, "board-focus", enemies=places(advice.focus, known))


def _results(lang: str, board: Board, advice: Advice, known: dict[Hex, str]) -> list[str]:
    lead = say(lang, "board-results", count=len(advice.results))
    lines = [_result(lang, board, result, known) for result in advice.results]
    if len(lines) == 1:
        return [f"{lead} {lines[0]}."]
    return [f"{lead}:", *(f"  – {line};" for line in lines[:-1]), f"  – {lines[-1]}."]


def _result(lang: str, board: Board, result: Result, known: dict[Hex, str]) -> str:
    stays = result.end == board.monster.at
    key = ("result-stay" if stays else "result") + ("-attack" if result.attacks else "")
    return say(
        lang,
        "result-move" if key == "result" else key,
        end=place(result.end),
        targets=places(result.attacks, known),
    )
