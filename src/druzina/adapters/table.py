"""One game under all adapters: who is asked, which actions are open, what a seat sees as numbers.

The true position stays in here; what leaves is made from the view of a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from druzina import games
from druzina.adapters.actions import SIZE, numbered
from druzina.adapters.layout import Array, layout
from druzina.core import AnyQuestion, Choice, Game, Luck, Options, Position, Seen
from druzina.core.asking import question_of
from druzina.lab.play import seen

Mask = NDArray[np.int8]
WON, LOST = 1.0, -1.0


class Table:
    """A game from its deal to its end, one action after the other."""

    def __init__(self, game: str, options: Mapping[str, object], seed: int) -> None:
        found: Game[Any, Any] = games.find(game)
        chosen = found.read_options(options)
        self._begin(found, chosen, found.setup(chosen, found.load(), seed))

    def _begin(self, game: Game[Any, Any], options: Options, g: Position) -> None:
        self.game, self.options, self.g = game, options, g
        self.layout = layout(game.name)
        self._question: AnyQuestion | None = None
        self._choices: dict[int, Choice] = {}
        self._carry_on()

    @property
    def seat(self) -> int | None:
        """Who is asked; nobody once the game is over."""
        return None if self._question is None else self._question.seat

    @property
    def legal(self) -> list[int]:
        """The actions that are open, in order."""
        return sorted(self._choices)

    def mask(self, seat: int) -> Mask:
        """1 for every action the seat may take now."""
        mask: Mask = np.zeros(SIZE, np.int8)
        if seat == self.seat:
            mask[list(self._choices)] = 1
        return mask

    def array(self, seat: int) -> Array:
        """What the seat sees."""
        asked = question_of(self.g, seat)
        return self.layout.array(self.game.view(self.g, seat), asked.kind if asked else "")

    def sight(self, seat: int | None) -> str:
        """What the seat, or anybody, sees, as JSON."""
        view = self.game.view(self.g, seat)
        return msgspec.json.encode(view).decode()

    def text(self, action: int) -> str:
        """An open action in the text form of its choice: `lay 2,-1`."""
        assert self._question is not None, "nobody is asked"
        return self._question.write(self.g, self._choices[action])

    def act(self, action: int) -> bool:
        """Takes the action for whoever is asked; False, and nothing happens, if it is not open."""
        if self._question is None or action not in self._choices:
            return False
        self.g.answer(self._question, self._choices[action])
        self._carry_on()
        return True

    def seen(self, luck: Luck) -> Seen[Any]:
        """What a bot in the seat that is asked may know."""
        assert self.seat is not None, "nobody is asked"
        return seen(self.game, self.g, self.seat, luck, self.game.teams(self.options))

    def action(self, choice: Choice) -> int:
        """The number of an open choice."""
        return next(number for number, one in self._choices.items() if one == choice)

    def rewards(self) -> list[float]:
        """By seat: 1 won, −1 not won, 0 as long as the game goes on."""
        if self.g.outcome is None:
            return [0.0] * self.options.seats
        return [WON if won else LOST for won in self.g.outcome.won]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by value; the game is found again by its name."""
        return _restored, (self.game.name, self.options, self.game.codec.encode(self.g))

    def _carry_on(self) -> None:
        asked = self.g.advance()
        if asked is None:
            self._question, self._choices = None, {}
            return
        question, choices = asked
        texts = [question.write(self.g, choice) for choice in choices]
        places = numbered(question.kind, texts)
        self._question = question
        self._choices = {number: choices[place] for number, place in places.items()}


def _restored(name: str, options: Options, data: bytes) -> Table:
    game = games.find(name)
    game.load()
    table: Table = object.__new__(Table)
    table._begin(game, options, game.codec.decode(data))
    return table
