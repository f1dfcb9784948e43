"""A house of traps: rules that fail in the middle of things, which no choice may make felt."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from druzina.core import Game, Luck, Match, Options, Position, Question, Step
from druzina.core.luck import State


class House(Position, kw_only=True):
    opened: list[str] = []


class Door(Question[House, str]):
    """TRP-01: "safe" leads on; the others fail when half of their work is done."""

    verb = "open"
    clause = "TRP-01"

    def choices(self, g: House) -> list[str]:
        return ["safe", "pit", "bell", "hall"]

    def answer(self, g: House, choice: str) -> None:
        g.opened.append(choice)
        g.tell("TRP-01", "event-opened", seat=self.seat, door=choice)
        behind: dict[str, Step[House]] = {"pit": Pit(), "bell": Bell(), "hall": Echo(1)}
        g.then(Door(self.seat))
        if choice in behind:
            g.then(behind[choice])


class Pit(Step[House]):
    """TRP-02: a mistake in the rules."""

    def run(self, g: House) -> None:
        g.opened.append("half")
        g.tell("TRP-02", "event-falling")
        raise RuntimeError("a rule failed")


class Bell(Step[House]):
    """TRP-03: somebody presses Ctrl-C."""

    def run(self, g: House) -> None:
        g.opened.append("half")
        raise KeyboardInterrupt


class Echo(Question[House, str]):
    """TRP-04: an interrupt whose silent answer fails."""

    verb = "echo"
    clause = "TRP-04"
    silent = "no"

    def choices(self, g: House) -> list[str]:
        return ["no", "yes"]

    def answer(self, g: House, choice: str) -> None:
        if choice == "no":
            g.then(Pit())


class HouseView(Struct):
    opened: list[str]


class TrapGame(Game[House, Options]):
    name = "trap"
    version = 1
    prefix = "TRP"
    seats = range(2, 3)
    position = House
    options = Options

    def load(self, folder: Path | None = None) -> str:
        return "trap-content"

    def setup(self, options: Options, content: str, luck: State) -> House:
        return House(content=content, stack=[Door(0)])

    def view(self, g: House, seat: int | None) -> HouseView:
        return HouseView(list(g.opened))

    def resample(self, g: House, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden."""

    def judge(self, g: House, seat: int) -> float:
        return 0.5


def trap() -> Match[House]:
    return Match.new(TrapGame(), {"seats": 2}, 1)
