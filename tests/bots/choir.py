"""A toy for bots that plan: two sing together without hearing each other, then one goes on.

CHO-01  Both secretly choose a note of their own: the first seat 1–3, the second 11–13.
CHO-02  Then the first seat climbs a ladder by three steps left or right; only left, right, left
        leads anywhere.
CHO-03  All win if the notes differ by ten and the ladder was climbed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from druzina.core import (
    Game,
    Lane,
    Luck,
    Mind,
    Options,
    Outcome,
    Position,
    Proposal,
    Question,
    Step,
    Together,
)
from druzina.core.luck import State

LADDER = ("left", "right", "left")


class Choir(Position, kw_only=True):
    notes: list[int] = []
    steps: list[str] = []


class Sing(Lane[Choir, int]):
    verb = "sing"
    clause = "CHO-01"

    def choices(self, g: Choir) -> list[int]:
        return [10 * self.seat + note for note in (1, 2, 3)]


class Song(Together[Choir, Sing]):
    """CHO-01"""

    def run(self, g: Choir) -> None:
        g.notes = [lane.given[0] for lane in self.lanes]
        g.then(Ladder())


class Ladder(Step[Choir]):
    """CHO-02, -03"""

    def run(self, g: Choir) -> None:
        if len(g.steps) < len(LADDER):
            g.then(Climb(0), Ladder())
            return
        won = g.notes[1] - g.notes[0] == 10 and tuple(g.steps) == LADDER
        g.end(Outcome("CHO-03", [won, won], [1, 1], [int(won)] * 2))


class Climb(Question[Choir, str]):
    """CHO-02"""

    verb = "climb"
    clause = "CHO-02"

    def choices(self, g: Choir) -> list[str]:
        return ["left", "right"]

    def answer(self, g: Choir, choice: str) -> None:
        g.steps.append(choice)


class Singing(Game[Choir, Options]):
    name, version, prefix, seats = "choir", 1, "CHO", range(2, 3)
    position, options = Choir, Options
    knows_the_ladder = False

    def load(self, folder: Path | None = None) -> str:
        return ""

    def setup(self, options: Options, content: str, luck: State) -> Choir:
        return Choir(luck=luck, stack=[Song([Sing(0), Sing(1)])])

    def view(self, g: Choir, seat: int | None) -> Struct:
        return Choir(notes=list(g.notes), steps=list(g.steps))

    def resample(self, g: Choir, seat: int | None, luck: Luck) -> None:
        pass

    def judge(self, g: Choir, seat: int) -> float:
        return 0.5 if g.outcome is None else float(g.outcome.won[seat])

    def proposals(self, g: Choir, question: Any, choices: Sequence[Any]) -> list[Proposal]:
        if not self.knows_the_ladder or not isinstance(question, Climb) or g.steps:
            return []
        return [Proposal(LADDER, 1.0), Proposal(("right",) * 3, 0.0)]


class KnowingSinging(Singing):
    knows_the_ladder = True


class DoubtfulSinging(KnowingSinging):
    """Leans to what leads nowhere, and knows that it may be wrong."""

    mind = Mind(doubt=1.0)

    def proposals(self, g: Choir, question: Any, choices: Sequence[Any]) -> list[Proposal]:
        found = super().proposals(g, question, choices)
        return [Proposal(one.choices, -one.leaning) for one in found]
