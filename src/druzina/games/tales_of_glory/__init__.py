"""Tales of Glory: what the platform may call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from druzina.core import Argument, Game, Line, Luck, Problem, Shown
from druzina.core.game import Figures, Spoken
from druzina.core.luck import State
from druzina.core.naming import Things
from druzina.games.tales_of_glory import (
    causes,
    features,
    judgement,
    leaning,
    placing,
    prospects,
    speech,
    view,
)
from druzina.games.tales_of_glory.content import HOME, LOADED, Tile, load
from druzina.games.tales_of_glory.laws import broken
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.setup import TaleOptions, check_start, set_up
from druzina.games.tales_of_glory.rules.taking import turned_up
from druzina.games.tales_of_glory.view import SeenTale


class TalesOfGlory(Game[Tale, TaleOptions]):
    name = "tales_of_glory"
    version = 1
    prefix = "TOG"
    seats = range(2, 6)
    minutes = 45
    option_clauses: ClassVar[Mapping[str, str]] = {"mode": "TOG-QST-01", "start": "TOG-SET-16"}
    tallied = ("mode",)
    character_clause = "TOG-SET-10"
    feature_names = features.NAMES
    position = Tale
    options = TaleOptions

    def load(self, folder: Path | None = None) -> str:
        return load(folder or HOME).fingerprint

    def setup(self, options: TaleOptions, content: str, luck: State) -> Tale:
        return set_up(options, LOADED[content], luck)

    def read_options(self, given: Mapping[str, object]) -> TaleOptions:
        options = super().read_options(given)
        check_start(options)
        return options

    def variants(self) -> Iterable[dict[str, object]]:
        return ({"mode": "basic"}, {"mode": "experienced"})

    def view(self, g: Tale, seat: int | None) -> SeenTale:
        return view.view(g, seat)

    def otherwise(self, g: Tale, seat: int, public: SeenTale) -> dict[str, object]:
        return view.otherwise(g, seat, public)

    def resample(self, g: Tale, seat: int | None, luck: Luck) -> None:
        view.resample(g, seat, luck)

    def judge(self, g: Tale, seat: int) -> float:
        return judgement.judge(g, seat)

    def judge_all(self, g: Tale, seats: int) -> list[float]:
        return judgement.judge_all(g)

    def features(self, g: Tale, seat: int) -> list[float]:
        return features.features(g, seat)

    def inclinations(self, g: Tale, question: Any, choices: Sequence[Any]) -> list[float]:
        return leaning.inclinations(g, question, choices)

    def moment(self, g: Tale, text: str) -> str:
        return turned_up(g, text)

    def cause(self, g: Tale, question: Any) -> Shown | None:
        return causes.cause(g, question)

    def tally(self, lines: Sequence[Line], seat: int, before: Tale, after: Tale) -> Sequence[Line]:
        return prospects.tally(lines, seat, before, after)

    def broken(self, g: Tale) -> Iterable[str]:
        return broken(g)

    def things(self, content: str) -> Things:
        return speech.things(LOADED[content])

    def spoken(self, content: str, name: str, value: Argument) -> Spoken:
        return speech.spoken(LOADED[content], name, value)

    def targets(self, content: str, name: str, value: Argument) -> tuple[str, ...]:
        return speech.targets(LOADED[content], name, value)

    def entries(self, content: str) -> Mapping[str, Tile]:
        return {tile.id: tile for tile in LOADED[content].tiles}

    def position_names(self, content: str) -> Mapping[str, Mapping[int, str]]:
        return placing.names(LOADED[content])

    def fill(self, g: Tale, told: Collection[str]) -> None:
        placing.fill(g, told)

    def catalogue(self, content: str) -> Mapping[str, Tile]:
        return {tile.id: tile for tile in LOADED[content].tiles}

    def describe(self, content: str, thing: str) -> list[Shown]:
        return speech.describe(LOADED[content], thing)

    def secretive(self, g: Tale, seat: int) -> bool:
        return bool(g.players[seat].held or g.players[seat].returned)

    def check_content(self, folder: Path | None = None) -> list[Problem]:
        from druzina.games.tales_of_glory.content_check import check

        return check(folder or HOME)

    def content_facts(self, folder: Path | None = None) -> list[tuple[str, Figures]]:
        from druzina.games.tales_of_glory.content_check import facts

        return [(fact.key, fact.figures) for fact in facts(folder or HOME)]


GAME = TalesOfGlory()
