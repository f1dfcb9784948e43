"""Worlds a seat cannot tell from the true one, and what a bot may see of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from druzina.core.game import Game
from druzina.core.luck import Luck
from druzina.core.position import Position
from druzina.core.step import AnyLane, AnyQuestion, Choice, Shown
from druzina.core.teams import Teams

G = TypeVar("G", bound=Position)


def redraw(game: Game[G, Any], g: G, seat: int | None, luck: Luck) -> None:
    """Draws anew in place what the seat cannot know: hidden things, others' answers, the chance.

    For nobody, only what no seat knows.
    """
    game.resample(g, seat, luck)
    for lane in g.lanes() if seat is not None else ():
        if lane.seat != seat:
            _answer_anew(g, lane, luck)
    g.luck = luck.onward()


def _answer_anew(g: Position, lane: AnyLane, luck: Luck) -> None:
    """Another answer where one was given; a half-given one is as good as none."""
    was_done = lane.done
    lane.given.clear()
    while was_done and not lane.done:
        lane.answer(g, luck.pick(lane.choices(g)))


def forget_answers(g: Position) -> None:
    """Where all choose together, nobody has answered."""
    for lane in g.lanes():
        lane.given.clear()


class Seen(Generic[G]):
    """What a seat may know at its question: all that a bot is given.

    It holds one imagined world and never the true one: view, question and choices are the same in
    both, and every further world is drawn from it. `teams` says who wins together; none of them
    given, everybody plays alone.
    """

    def __init__(self, game: Game[G, Any], world: bytes, seat: int, teams: Teams = ()) -> None:
        self.game = game
        self.seat = seat
        self.teams = teams
        self._world = world
        self._g = game.codec.decode(world)

    @property
    def world(self) -> bytes:
        """The imagined world: what another process needs to see the same."""
        return self._world

    @property
    def question(self) -> AnyQuestion:
        return next(question for question in self._g.questions() if question.seat == self.seat)

    @property
    def choices(self) -> Sequence[Choice]:
        return self.question.choices(self._g)

    @property
    def view(self) -> Struct:
        return self.game.view(self._g, self.seat)

    def text(self, choice: Choice) -> str:
        return self.question.write(self._g, choice)

    def shown(self, choice: Choice) -> Shown:
        """The choice in people's terms."""
        return self.game.naming(self._g.content).shown(self.question.show(self._g, choice))

    def aim(self, choice: Choice) -> Shown | None:
        """What partners are told that the choice is for."""
        aim = self.game.aim(self._g, self.question, choice)
        return self.game.naming(self._g.content).maybe(aim)

    def sample(self, luck: Luck) -> G:
        """A world that fits everything this seat knows; the caller's own, to play on in."""
        g = self.game.codec.decode(self._world)
        redraw(self.game, g, self.seat, luck)
        return g


def imagine(game: Game[G, Any], data: bytes, seat: int | None, luck: Luck) -> G:
    """A world like the encoded one, for the seat's eyes; a spectator's keeps what seats know."""
    g = game.codec.decode(data)
    redraw(game, g, seat, luck)
    return g
