"""A tug of war: each for oneself, in pairs, or all together against a rock.

ROP-01  In turn one pulls 1 or 2, or calls: then the next of one's team, or else oneself, pulls 1
        or 3.
ROP-02  Three rounds; a team's pulls are added up, and the most pulled wins.
ROP-03  All together: the rock moves from 4 a seat on; else all lose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from druzina.core import (
    Choice,
    Game,
    Luck,
    Match,
    Options,
    Outcome,
    Position,
    Question,
    Step,
    Teams,
    allies,
    alone,
    ranked,
    united,
)
from druzina.core.luck import State

ROUNDS = 3
ROCK = 4


class Rope(Position, kw_only=True):
    pulled: list[int]
    teams: list[list[int]]


class RopeOptions(Options, frozen=True):
    sides: Literal["alone", "pairs", "together"] = "alone"


class Heave(Step[Rope]):
    """ROP-01, -02, -03"""

    def run(self, g: Rope) -> None:
        seats, teams = len(g.pulled), tuple(map(tuple, g.teams))
        if g.round < ROUNDS:
            g.round += 1
            g.then(*(Pull(seat) for seat in range(seats)), Heave())
            return
        sums = [sum(g.pulled[ally] for ally in allies(teams, seat)) for seat in range(seats)]
        ranks = ranked([(pulled,) for pulled in sums])
        if united(teams) and sums[0] < ROCK * seats:
            ranks = [2] * seats
        g.end(Outcome("ROP-02", [rank == 1 for rank in ranks], ranks, sums))


class Pull(Question[Rope, Choice]):
    """ROP-01"""

    verb = "pull"
    clause = "ROP-01"

    def choices(self, g: Rope) -> list[Choice]:
        return [1, 2, "call"]

    def answer(self, g: Rope, choice: Choice) -> None:
        if isinstance(choice, int):
            g.pulled[self.seat] += choice
            g.tell("ROP-01", "event-pulled", seat=self.seat, n=choice)
            return
        team = allies(tuple(map(tuple, g.teams)), self.seat)
        g.then(Help(team[(team.index(self.seat) + 1) % len(team)]))


class Help(Question[Rope, int]):
    """ROP-01"""

    verb = "help"
    clause = "ROP-01"

    def choices(self, g: Rope) -> list[int]:
        return [1, 3]

    def answer(self, g: Rope, choice: int) -> None:
        g.pulled[self.seat] += choice
        g.tell("ROP-01", "event-pulled", seat=self.seat, n=choice)


class RopeView(Struct):
    round: int
    pulled: list[int]


class RopeGame(Game[Rope, RopeOptions]):
    name = "rope"
    version = 1
    prefix = "ROP"
    seats = range(2, 5)
    position = Rope
    options = RopeOptions

    def load(self, folder: Path | None = None) -> str:
        return "rope-content"

    def variants(self) -> Iterable[dict[str, object]]:
        return ({"sides": sides} for sides in ("alone", "pairs", "together"))

    def teams(self, options: RopeOptions) -> Teams:
        """In pairs those opposite sit together: 0 and 2, 1 and 3."""
        sides: dict[str, Teams] = {
            "alone": alone(options.seats),
            "pairs": tuple(tuple(range(first, options.seats, 2)) for first in (0, 1)),
            "together": (tuple(range(options.seats)),),
        }
        return sides[options.sides]

    def setup(self, options: RopeOptions, content: str, luck: State) -> Rope:
        return Rope(
            content=content,
            pulled=[0] * options.seats,
            teams=[list(team) for team in self.teams(options)],
            stack=[Heave()],
        )

    def view(self, g: Rope, seat: int | None) -> RopeView:
        return RopeView(g.round, list(g.pulled))

    def resample(self, g: Rope, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden."""

    def inclinations(self, g: Rope, question: object, choices: Sequence[object]) -> list[float]:
        """Towards what is pulled: a call promises nothing by itself."""
        return [float(choice) if isinstance(choice, int) else 0.0 for choice in choices]

    def judge(self, g: Rope, seat: int) -> float:
        team = allies(tuple(map(tuple, g.teams)), seat)
        ours = sum(g.pulled[ally] for ally in team)
        if len(g.teams) == 1:
            return min(1.0, ours / (ROCK * len(g.pulled)))
        rest = (sum(g.pulled) - ours) / max(1, len(g.pulled) - len(team))
        return 0.5 + (ours / len(team) - rest) / 6


def rope(seats: int = 4, **options: object) -> Match[Rope]:
    return Match.new(RopeGame(), {"seats": seats, **options}, 1)
