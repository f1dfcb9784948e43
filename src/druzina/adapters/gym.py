"""Gymnasium: one seat of a game, bots in the others.

    env = OneSeat("tales_of_glory", against="greedy")

The open actions stand in the observation and in `info["action_mask"]`. An action that is not open
ends the episode as a lost game; `info["refused"]` then says which it was.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from druzina import games
from druzina.adapters.actions import SIZE
from druzina.adapters.table import LOST, Table
from druzina.adapters.zoo import Observation, space
from druzina.bots import Sitter, sit
from druzina.core import Luck, blend

Info = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, Any]):
    """`against` names the bot of all other seats, or lists one for each of them."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        against: str | list[str] = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = games.find(game).name
        self.options = {"seats": games.find(game).seats[0], **options}
        self.seat, self.render_mode = seat, render_mode
        others = games.find(game).read_options(self.options).seats - 1
        self.against = [against] * others if isinstance(against, str) else against
        if not 0 <= seat <= others or len(self.against) != others:
            raise ValueError(f"There are {others + 1} seats: 1 to learn and {others} for bots.")
        for name in self.against:
            sit(name, 0)
        self.observation_space = space(self.game)
        self.action_space = gymnasium.spaces.Discrete(SIZE)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self.table = Table(self.game, self.options, luck)
        self._worlds = Luck(blend(luck, 1))
        self._sitters = self._seated(luck)
        self._let_others_play()
        return self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        if not self.table.act(int(action)):
            seen, info = self._told()
            return seen, LOST, True, False, {**info, "refused": int(action)}
        self._let_others_play()
        over = self.table.seat is None
        seen, info = self._told()
        return seen, self.table.rewards()[self.seat], over, False, info

    def render(self) -> str | None:
        return self.table.sight(self.seat) if self.render_mode == "ansi" else None

    def _seated(self, luck: int) -> dict[int, Sitter]:
        seats = [seat for seat in range(len(self.against) + 1) if seat != self.seat]
        return {
            seat: sit(name, blend(luck, 2 + seat))
            for seat, name in zip(seats, self.against, strict=True)
        }

    def _let_others_play(self) -> None:
        while (asked := self.table.seat) not in (None, self.seat):
            choice = self._sitters[asked].choose(self.table.seen(self._worlds))
            self.table.act(self.table.action(choice))

    def _told(self) -> tuple[Observation, Info]:
        mask = self.table.mask(self.seat)
        seen = {"observation": self.table.array(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask}
