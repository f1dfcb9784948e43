"""Amulet: what the platform may call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from druzina.core import Argument, Game, Luck, Mind, Problem, Shown, Teams, alone, one_team
from druzina.core.game import Figures, Spoken
from druzina.core.luck import State
from druzina.core.naming import Things
from druzina.core.step import AnyQuestion
from druzina.games.amulet import (
    causes,
    features,
    intentions,
    judgement,
    leaning,
    placing,
    speech,
    view,
    worlds,
)
from druzina.games.amulet.content import HOME, LOADED, entries, load
from druzina.games.amulet.laws import broken
from druzina.games.amulet.model import COOPERATIVE, Realm
from druzina.games.amulet.rules.arranging import Arrange
from druzina.games.amulet.rules.moving import Go
from druzina.games.amulet.rules.setup import (
    RealmOptions,
    check_options,
    set_up,
    with_usual_mode,
)
from druzina.games.amulet.view import SeenRealm
from druzina.games.amulet.warning import warning


class Amulet(Game[Realm, RealmOptions]):
    name = "amulet"
    version = 1
    prefix = "AMU"
    seats = range(1, 6)
    minutes = 90
    option_clauses: ClassVar[Mapping[str, str]] = {
        "mode": "AMU-SET-18",
        "quest_a": "AMU-COO-02",
        "quest_b": "AMU-COO-02",
        "quest_c": "AMU-COO-02",
        "more_mythical": "AMU-COO-04",
        "start": "AMU-SET-08",
        "gem_symbols_stack": "AMU-WPN-04",
        "remember_seen_cards": "AMU-INF-02",
    }
    tallied = ("mode",)
    character_clause = "AMU-SET-09"
    warns = (Arrange, Go)
    mind = Mind(
        foresees=True,
        plans=True,
        leans=("PackOwn", "PackTheirs", "AcceptParcel"),
        branches=("Go", "ChooseMonster"),
        breadth=9,
        width=9,
    )
    feature_names = features.NAMES
    position = Realm
    options = RealmOptions

    def load(self, folder: Path | None = None) -> str:
        return load(folder or HOME).fingerprint

    def setup(self, options: RealmOptions, content: str, luck: State) -> Realm:
        return set_up(options, LOADED[content], luck)

    def read_options(self, given: Mapping[str, object]) -> RealmOptions:
        options = super().read_options(with_usual_mode(given))
        check_options(options, load(HOME))
        return options

    def teams(self, options: RealmOptions) -> Teams:
        if options.mode == COOPERATIVE:
            return one_team(options.seats)
        return alone(options.seats)

    def entries(self, content: str) -> Mapping[str, object]:
        return entries(LOADED[content])

    def check_content(self, folder: Path | None = None) -> list[Problem]:
        from druzina.games.amulet.content_check import check

        return check(folder or HOME)

    def content_facts(self, folder: Path | None = None) -> list[tuple[str, Figures]]:
        from druzina.games.amulet.content_check import facts

        return facts(folder or HOME)

    def characters(self, content: str) -> Sequence[str]:
        return [character.id for character in LOADED[content].characters]

    def variants(self) -> Iterable[dict[str, object]]:
        return (
            {"mode": "competitive"},
            {"mode": "cooperative", "character": "drawn"},
            {"mode": "hidden", "quest_a": "1", "quest_b": "1", "quest_c": "2"},
        )

    def view(self, g: Realm, seat: int | None) -> SeenRealm:
        return view.view(g, seat)

    def otherwise(self, g: Realm, seat: int, public: SeenRealm) -> dict[str, object]:
        return view.otherwise(g, seat, public)

    def resample(self, g: Realm, seat: int | None, luck: Luck) -> None:
        worlds.resample(g, seat, luck)

    def judge(self, g: Realm, seat: int) -> float:
        return judgement.judge(g, seat)

    def features(self, g: Realm, seat: int) -> list[float]:
        return features.features(g, seat)

    def inclinations(self, g: Realm, question: Any, choices: Sequence[Any]) -> list[float]:
        return leaning.inclinations(g, question, choices)

    def cause(self, g: Realm, question: AnyQuestion) -> Shown | None:
        return causes.cause(g, question)

    def aim(self, g: Realm, question: Any, choice: Any) -> Shown | None:
        return intentions.aim(g, question, choice)

    def intention(self, g: Realm, seat: int) -> Shown | None:
        return intentions.intention(g, seat)

    def broken(self, g: Realm) -> Iterable[str]:
        return broken(g)

    def things(self, content: str) -> Things:
        return speech.things(LOADED[content])

    def spoken(self, content: str, name: str, value: Argument) -> Spoken:
        return speech.spoken(LOADED[content], name, value)

    def targets(self, content: str, name: str, value: Argument) -> tuple[str, ...]:
        return speech.targets(LOADED[content], name, value)

    def catalogue(self, content: str) -> Mapping[str, Struct]:
        return speech.catalogue(LOADED[content])

    def describe(self, content: str, thing: str) -> list[Shown]:
        return speech.describe(LOADED[content], thing)

    def position_names(self, content: str) -> Mapping[str, Mapping[int, str]]:
        return speech.position_names(LOADED[content])

    def fill(self, g: Realm, told: Collection[str]) -> None:
        placing.fill(g, told)

    def warning(self, g: Realm, question: Any, choice: Any) -> Shown | None:
        return warning(g, question, choice)

    def secretive(self, g: Realm, seat: int) -> bool:
        return worlds.secret(g, seat)


GAME = Amulet()
