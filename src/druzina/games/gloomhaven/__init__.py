"""Gloomhaven: what the platform may call. Its arena and monsters' minds need nothing of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from druzina.core import (
    AnyQuestion,
    Argument,
    Choice,
    Game,
    Luck,
    Problem,
    SeatOptions,
    Shown,
    Teams,
    one_team,
)
from druzina.core.game import Spoken
from druzina.core.luck import State
from druzina.core.mind import Mind, Proposal
from druzina.core.options import spans
from druzina.core.seat_field import Field
from druzina.core.seat_options import CHARACTER
from druzina.games.gloomhaven import (
    causes,
    features,
    intentions,
    judgement,
    leaning,
    leaning_turns,
    placing,
    seat_fields,
    speech,
    view,
    worlds,
)
from druzina.games.gloomhaven.cards.read import HOME
from druzina.games.gloomhaven.content import LOADED, entries, load, playable
from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.round import TwoCards
from druzina.games.gloomhaven.rules.setup import DungeonOptions, characters, set_up
from druzina.games.gloomhaven.view import SeenDungeon

VARIANTS: tuple[dict[str, object], ...] = (
    {"seats": 2},
    {"seats": 3, "scenario": 4, "difficulty": "hard", "open_information": True},
    {"seats": 4, "scenario": 94, "level": 3},
)


class Gloomhaven(Game[Dungeon, DungeonOptions]):
    name = "gloomhaven"
    version = 1
    prefix = "GLH"
    seats = range(2, 5)
    minutes = 120
    character_clause = "GLH-SET-08"
    option_clauses: ClassVar[Mapping[str, str]] = {
        "scenario": "GLH-SET-01",
        "difficulty": "GLH-LVL-03",
        "outfit": "GLH-SET-04",
        "open_information": "GLH-LVL-06",
        "solo": "GLH-LVL-07",
        "steady": "GLH-VAR-05",
        "permanent_death": "GLH-VAR-04",
        "level": "GLH-LVL-11",
        "cards": "GLH-SET-04",
        "items": "GLH-ITM-01",
        "perks": "GLH-SET-10",
    }
    tallied = ("difficulty",)
    advised: ClassVar[Mapping[str, str]] = {"outfit": "ready"}
    lacking = "scenario"
    mind = Mind(
        leans=("KeepGoal", "MonsterEnd"),
        branches=("TurnMenu", "GoTo", "TwoCards"),
        glances=1,
        breadth=5,
        width=4,
        longest=6,
        candidates=5,
        plan_rounds=0,
        certainty=2.0,
        doubt=1.2,
        beginner_noise=2.5,
    )
    feature_names = features.NAMES
    position = Dungeon
    options = DungeonOptions

    def load(self, folder: Path | None = None) -> str:
        return load(folder or HOME).fingerprint

    def setup(self, options: DungeonOptions, content: str, luck: State) -> Dungeon:
        return set_up(options, LOADED[content], luck)

    def read_options(self, given: Mapping[str, object]) -> DungeonOptions:
        options = self._checked(given)
        if options.scenario not in playable():
            raise Problem(
                "problem-scenario-closed",
                found=options.scenario,
                valid=spans(playable()),
                clause=self.option_clauses["scenario"],
            )
        characters(options, load())
        return options

    def _checked(self, given: Mapping[str, object]) -> DungeonOptions:
        """What the platform finds wrong, with the clause that says so."""
        try:
            return super().read_options(given)
        except Problem as problem:
            option = str(problem.arguments.get("option", ""))
            field = option.rpartition(".")[2]
            clause = self.character_clause if field == CHARACTER else self.option_clauses.get(field)
            if clause is None or "clause" in problem.arguments:
                raise
            raise Problem(
                "problem-by-clause", clause=clause, detail=problem.key, **problem.arguments
            ) from problem

    def option_values(self, name: str) -> list[str]:
        return list(map(str, playable())) if name == "scenario" else super().option_values(name)

    def option_key(self, name: str, value: str | None = None, about: bool = False) -> str:
        if name == "scenario" and value is not None and not about:
            return f"scenario-{value}"
        return super().option_key(name, value, about)

    def teams(self, options: DungeonOptions) -> Teams:
        return one_team(options.seats)

    def variants(self) -> Iterable[dict[str, object]]:
        return VARIANTS

    def entries(self, content: str) -> Mapping[str, object]:
        return entries(LOADED[content].printed)

    def check_content(self, folder: Path | None = None) -> list[Problem]:
        from druzina.games.gloomhaven.content_check import check

        return check(folder or HOME)

    # Seats

    def characters(self, content: str) -> Sequence[str]:
        return seat_fields.classes(LOADED[content])

    def seat_field(self, content: str, name: str, one: SeatOptions) -> Field:
        return seat_fields.field(LOADED[content], name, one) or super().seat_field(
            content, name, one
        )

    # What is seen

    def view(self, g: Dungeon, seat: int | None) -> SeenDungeon:
        return view.view(g, seat)

    def otherwise(self, g: Dungeon, seat: int, public: SeenDungeon) -> dict[str, object]:
        return view.otherwise(g, seat, public)

    def resample(self, g: Dungeon, seat: int | None, luck: Luck) -> None:
        worlds.resample(g, seat, luck)

    # What is liked

    def judge(self, g: Dungeon, seat: int) -> float:
        return judgement.judge(g)

    def judge_all(self, g: Dungeon, seats: int) -> Sequence[float]:
        return [judgement.judge(g)] * seats

    def features(self, g: Dungeon, seat: int) -> list[float]:
        return features.features(g, seat)

    def inclinations(
        self, g: Dungeon, question: AnyQuestion, choices: Sequence[Choice]
    ) -> Sequence[float]:
        return leaning.inclinations(g, question, [str(choice) for choice in choices])

    def proposals(
        self, g: Dungeon, question: AnyQuestion, choices: Sequence[Choice]
    ) -> Sequence[Proposal]:
        if not isinstance(question, TwoCards):
            return ()
        return leaning_turns.proposals(g, question)

    # What is told

    def cause(self, g: Dungeon, question: AnyQuestion) -> Shown | None:
        return causes.cause(g, question)

    def aim(self, g: Dungeon, question: AnyQuestion, choice: Choice) -> Shown | None:
        return intentions.aim(g, question, str(choice))

    def intention(self, g: Dungeon, seat: int) -> Shown | None:
        return intentions.intention(g, seat)

    def broken(self, g: Dungeon) -> Iterable[str]:
        return broken(g)

    def fill(self, g: Dungeon, told: Collection[str]) -> None:
        placing.fill(g, told)

    def spoken(self, content: str, name: str, value: Argument) -> Spoken:
        return speech.spoken(LOADED[content], name, value)

    def targets(self, content: str, name: str, value: Argument) -> tuple[str, ...]:
        return speech.targets(name, value)

    def catalogue(self, content: str) -> Mapping[str, Struct]:
        return speech.catalogue(LOADED[content])

    def describe(self, content: str, thing: str) -> list[Shown]:
        return speech.describe(LOADED[content], thing)


GAME = Gloomhaven()
