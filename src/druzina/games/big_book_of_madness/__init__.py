"""The Big Book of Madness: what the platform may call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from druzina.core import Argument, Game, Luck, Problem, Shown, Teams, one_team
from druzina.core.game import Figures, Spoken
from druzina.core.luck import State
from druzina.core.naming import Things
from druzina.games.big_book_of_madness import (
    causes,
    features,
    intentions,
    judgement,
    leaning,
    placing,
    seen_ahead,
    speech,
    view,
)
from druzina.games.big_book_of_madness.content import HOME, LOADED, entries, load
from druzina.games.big_book_of_madness.laws import broken
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules import moving, passing, sifting
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.setup import BookOptions, check_options, set_up
from druzina.games.big_book_of_madness.view import SeenBook


class BigBookOfMadness(Game[Book, BookOptions]):
    name = "big_book_of_madness"
    version = 1
    prefix = "BBM"
    seats = range(2, 6)
    minutes = 90
    warns = (Act,)
    option_clauses: ClassVar[Mapping[str, str]] = {
        "difficulty": "BBM-TRK-03",
        "mode": "BBM-MODE-01",
        "variant": "BBM-MODE-05",
        "start": "BBM-SET-14",
    }
    tallied = ("difficulty", "mode")
    character_clause = "BBM-SET-17"
    feature_names = features.NAMES
    position = Book
    options = BookOptions

    def load(self, folder: Path | None = None) -> str:
        return load(folder or HOME).fingerprint

    def setup(self, options: BookOptions, content: str, luck: State) -> Book:
        return set_up(options, LOADED[content], luck)

    def read_options(self, given: Mapping[str, object]) -> BookOptions:
        options = super().read_options(given)
        check_options(options)
        return options

    def teams(self, options: BookOptions) -> Teams:
        """BBM-END-05: all win or lose together."""
        return one_team(options.seats)

    def characters(self, content: str) -> Sequence[str]:
        return [wizard.id for wizard in LOADED[content].wizards]

    def variants(self) -> Iterable[dict[str, object]]:
        return (
            {"mode": "classic", "difficulty": "I"},
            {"mode": "terror", "difficulty": "II"},
            {"mode": "nightmare", "difficulty": "III", "character": "drawn"},
            {"mode": "terror", "difficulty": "II", "variant": True, "seats": 5},
        )

    def view(self, g: Book, seat: int | None) -> SeenBook:
        return view.view(g, seat)

    def otherwise(self, g: Book, seat: int, public: SeenBook) -> dict[str, object]:
        return view.otherwise(g, seat, public)

    def resample(self, g: Book, seat: int | None, luck: Luck) -> None:
        view.resample(g, seat, luck)

    def judge(self, g: Book, seat: int) -> float:
        return judgement.judge(g, seat)

    def judge_all(self, g: Book, seats: int) -> list[float]:
        return [judgement.judge(g, 0)] * seats

    def features(self, g: Book, seat: int) -> list[float]:
        return features.features(g, seat)

    def inclinations(self, g: Book, question: Any, choices: Sequence[Any]) -> list[float]:
        return leaning.inclinations(g, question, choices)

    def warning(self, g: Book, question: Any, choice: Any) -> Shown | None:
        return seen_ahead.warning(g, question, choice)

    def cause(self, g: Book, question: Any) -> Shown | None:
        return causes.cause(g, question)

    def aim(self, g: Book, question: Any, choice: Any) -> Shown | None:
        return intentions.aim(g, question, choice)

    def intention(self, g: Book, seat: int) -> Shown | None:
        return intentions.intention(g, seat)

    def broken(self, g: Book) -> Iterable[str]:
        return broken(g)

    def things(self, content: str) -> Things:
        return speech.things(LOADED[content])

    def spoken(self, content: str, name: str, value: Argument) -> Spoken:
        return speech.spoken(LOADED[content], name, value)

    def targets(self, content: str, name: str, value: Argument) -> tuple[str, ...]:
        return speech.targets(LOADED[content], name, value)

    def entries(self, content: str) -> Mapping[str, object]:
        return entries(LOADED[content])

    def position_names(self, content: str) -> Mapping[str, Mapping[int, str]]:
        return placing.names(LOADED[content])

    def fill(self, g: Book, told: Collection[str]) -> None:
        placing.fill(g, told)

    def catalogue(self, content: str) -> Mapping[str, Struct]:
        return speech.catalogue(LOADED[content])

    def describe(self, content: str, thing: str) -> list[Shown]:
        return speech.describe(LOADED[content], thing)

    def check_content(self, folder: Path | None = None) -> list[Problem]:
        from druzina.games.big_book_of_madness.content_check import check

        return check(folder or HOME)

    def content_facts(self, folder: Path | None = None) -> list[tuple[str, Figures]]:
        from druzina.games.big_book_of_madness.content_check import facts

        return facts(folder or HOME)

    def secretive(self, g: Book, seat: int) -> bool:
        return view.secret(g, seat)


GAME = BigBookOfMadness()
VERBS = (moving, passing, sifting)
