"""Prophecy: what the platform may call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from druzina.core import AnyQuestion, Argument, Choice, Game, Luck, Problem, Shown, Teams, alone
from druzina.core.game import Figures, Spoken
from druzina.core.luck import State
from druzina.core.mind import Mind
from druzina.core.naming import Things
from druzina.games.prophecy import (
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
from druzina.games.prophecy.content import HOME, LOADED, entries, load
from druzina.games.prophecy.laws import broken
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.setup import KingdomOptions, check_options, set_up
from druzina.games.prophecy.view import SeenKingdom

PAIRS: Teams = ((0, 2), (1, 3))  # PRO-VTM-01


class Prophecy(Game[Kingdom, KingdomOptions]):
    name = "prophecy"
    version = 1
    prefix = "PRO"
    seats = range(2, 6)
    minutes = 180
    option_clauses: ClassVar[Mapping[str, str]] = {
        "goal": "PRO-OPT-01",
        "team_game": "PRO-VTM-01",
        "trading": "PRO-VTR-01",
        "draft": "PRO-DRF-07",
        "interesting_times": "PRO-CHN-27",
    }
    mind = Mind(
        plans=True,
        branches=("Move", "BeforeFight", "ChooseMode", "UseField", "Attack"),
        breadth=6,
        width=4,
        trust=6,
        certainty=3.0,
        beginner_noise=2.5,
    )
    feature_names = features.NAMES
    position = Kingdom
    options = KingdomOptions

    def load(self, folder: Path | None = None) -> str:
        return load(folder or HOME).fingerprint

    def setup(self, options: KingdomOptions, content: str, luck: State) -> Kingdom:
        return set_up(options, LOADED[content], luck)

    def read_options(self, given: Mapping[str, object]) -> KingdomOptions:
        options = super().read_options(given)
        check_options(options)
        return options

    def teams(self, options: KingdomOptions) -> Teams:
        return PAIRS if options.team_game else alone(options.seats)

    def variants(self) -> Iterable[dict[str, object]]:
        return (
            {},
            {"goal": "short", "trading": True},
            {"goal": "apocalypse", "interesting_times": True},
            {"goal": "basic"},
            {"seats": 4, "team_game": True, "draft": False},
            {"seats": 4, "team_game": True, "goal": "apocalypse", "draft": False},
        )

    def entries(self, content: str) -> Mapping[str, object]:
        return entries(LOADED[content])

    def check_content(self, folder: Path | None = None) -> list[Problem]:
        from druzina.games.prophecy.content_check import check

        return check(folder or HOME)

    def content_facts(self, folder: Path | None = None) -> list[tuple[str, Figures]]:
        from druzina.games.prophecy.content_check import facts

        return facts(folder or HOME)

    def view(self, g: Kingdom, seat: int | None) -> SeenKingdom:
        return view.view(g, seat)

    def otherwise(self, g: Kingdom, seat: int, public: SeenKingdom) -> dict[str, object]:
        return view.otherwise(g, seat, public)

    def resample(self, g: Kingdom, seat: int | None, luck: Luck) -> None:
        worlds.resample(g, seat, luck)

    def secretive(self, g: Kingdom, seat: int) -> bool:
        return worlds.secret(g, seat)

    def judge(self, g: Kingdom, seat: int) -> float:
        return judgement.judge(g, seat)

    def ponder(self, g: Kingdom, seat: int) -> float:
        return judgement.ponder(g, seat)

    def judge_all(self, g: Kingdom, seats: int) -> Sequence[float]:
        return judgement.judge_all(g, seats)

    def features(self, g: Kingdom, seat: int) -> list[float]:
        return features.features(g, seat)

    def inclinations(
        self, g: Kingdom, question: AnyQuestion, choices: Sequence[Choice]
    ) -> Sequence[float]:
        return leaning.inclinations(g, question, [str(choice) for choice in choices])

    def cause(self, g: Kingdom, question: AnyQuestion) -> Shown | None:
        return causes.cause(g, question)

    def aim(self, g: Kingdom, question: AnyQuestion, choice: Choice) -> Shown | None:
        return intentions.aim(g, question, str(choice))

    def intention(self, g: Kingdom, seat: int) -> Shown | None:
        return intentions.intention(g, seat)

    def broken(self, g: Kingdom) -> Iterable[str]:
        return broken(g)

    def fill(self, g: Kingdom, told: Collection[str]) -> None:
        placing.fill(g, told)

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


GAME = Prophecy()
