"""PettingZoo: every game as an environment in which one agent after the other acts (AEC).

`env("tales_of_glory", seats=3)` is what PettingZoo's own games are: agents `seat_0` …, an
observation of `{"observation", "action_mask"}`, and rewards at the end.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from druzina import games
from druzina.adapters.actions import SIZE
from druzina.adapters.layout import layout
from druzina.adapters.table import LOST, Table

Observation = dict[str, Any]


def env(game: str, **options: Any) -> Any:
    """The environment as learners want it: an action that is not open loses and ends the game."""
    raw = Seats(game, **options)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, illegal_reward=LOST))


def space(game: str) -> gymnasium.spaces.Dict:
    """What a seat observes: the entries of the game's layout, and which actions are open."""
    entries = gymnasium.spaces.Box(-np.inf, np.inf, (layout(game).size,), np.float32)
    mask = gymnasium.spaces.Box(0, 1, (SIZE,), np.int8)
    return gymnasium.spaces.Dict({"observation": entries, "action_mask": mask})


class Seats(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # an untyped base
    """The bare environment, without PettingZoo's wrappers."""

    metadata: dict[str, Any] = {
        "name": "druzina_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = games.find(game).name
        self.options = {"seats": games.find(game).seats[0], **options}
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"druzina_{self.game}_v0"}
        seats = games.find(game).read_options(self.options).seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: space(self.game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(SIZE) for agent in self.possible_agents
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.table = Table(self.game, self.options, int(self._luck.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.array(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.table.act(int(action)):
            raise ValueError(f"Action {action} is not open to {agent}; see action_mask.")
        for one, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[one] = reward
        if self.table.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the seat that is asked sees, as JSON."""
        if self.render_mode != "ansi":
            return None
        return self.table.sight(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> str:
        seat = self.table.seat
        return self.possible_agents[0 if seat is None else seat]
