"""What shall be played: a value that names every game of a run, whoever plays it and when."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from druzina import games
from druzina.bots import sit
from druzina.core import Game, Options, Problem, blend

T = TypeVar("T")

DEALS, BOTS, WORLDS = range(3)  # what a seed is for; each its own stream


class Plan(Struct, frozen=True, kw_only=True):
    """A run: `games` games from number `first` on. All about a game follows from its number."""

    game: str
    seats: tuple[str, ...]
    games: int
    first: int = 0
    seed: int = 1
    rotate: bool = True
    options: dict[str, str] = {}
    content: str | None = None

    @property
    def period(self) -> int:
        """After how many rotations the same bots sit on the same seats; 1 if nothing rotates."""
        if not self.rotate:
            return 1
        turns = range(1, len(self.seats) + 1)
        return next(turn for turn in turns if _turned(self.seats, turn) == self.seats)

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)

    def seating(self, number: int) -> tuple[int, ...]:
        """For every seat which of the plan's bots sits there in that game."""
        count = len(self.seats)
        return _turned(tuple(range(count)), number % self.period)

    def deal(self, number: int) -> int:
        """Which deal is played: the same one for all rotations, so that luck evens out."""
        return number // self.period

    def deal_seed(self, number: int) -> int:
        return self._seed(DEALS, self.deal(number))

    def bot_seed(self, number: int, bot: int) -> int:
        return blend(self._seed(BOTS, number), bot)

    def world_seed(self, number: int) -> int:
        """For the worlds that bots are given to imagine."""
        return self._seed(WORLDS, number)

    def _seed(self, purpose: int, number: int) -> int:
        """63 bits, so that every spreadsheet and database can hold it."""
        return blend(blend(self.seed, purpose), number) >> 1

    def find(self) -> tuple[Game[Any, Any], Options]:
        """The game and its typed options, from their names."""
        game = games.find(self.game)
        return game, game.read_options({"seats": len(self.seats), **self.options})

    def folder(self) -> Path | None:
        return None if self.content is None else Path(self.content)

    def timed(self) -> list[str]:
        """The bots that think by the clock: their games need not repeat."""
        return [bot for bot in dict.fromkeys(self.seats) if sit(bot, 0).budget.seconds is not None]

    def command(self, number: int) -> str:
        """How a person plays that one game again."""
        words = ["druzina", "lab", "run", self.game, "--seats", ",".join(self.seats)]
        words += ["--seed", str(self.seed), "--only", str(number)]
        words += [] if self.rotate else ["--no-rotate"]
        words += [] if self.content is None else ["--content", self.content]
        return shlex.join([*words, *(f"{name}={value}" for name, value in self.options.items())])


def checked(plan: Plan) -> Plan:
    """The plan with the game's full name, once everything in it is known to exist."""
    game = games.find(plan.game)
    if plan.games < 1:
        raise Problem("problem-lab-games", found=plan.games)
    if plan.first < 0:
        raise Problem("problem-lab-first", found=plan.first)
    if "seats" in plan.options:
        raise Problem("problem-lab-seats")
    for bot in plan.seats:
        sit(bot, 0)
    plan.find()
    game.load(plan.folder())
    return msgspec.structs.replace(plan, game=game.name)


def _turned(things: tuple[T, ...], places: int) -> tuple[T, ...]:
    return things[places:] + things[:places]
