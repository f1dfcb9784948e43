"""OpenSpiel: every game as a sequential game of imperfect information, in Python.

Importing this module registers `python_druzina_<game>`; `pyspiel.load_game` then knows it. Chance
moves once, at the beginning: it draws one of `deals` deals, and all luck of the game follows from
that deal, as it does from a seed. A deal is nothing a player sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct

from druzina import games
from druzina.adapters.actions import SIZE
from druzina.adapters.layout import layout
from druzina.adapters.table import LOST, WON, Table
from druzina.core import Problem

DEALS = 1024
LONGEST = 20_000  # choices in a game; random players need some hundreds


def kind_of(name: str) -> Any:
    """How OpenSpiel files a game."""
    seats = games.find(name).seats
    return pyspiel.GameType(
        short_name=f"python_druzina_{name}",
        long_name=f"Družina: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": "", "deals": DEALS},
    )


class Setting(Struct, frozen=True):
    """What is played: OpenSpiel copies what a state holds, and this as a value."""

    name: str
    seats: int
    deals: int
    options: dict[str, object]


def setting(name: str, given: Mapping[str, Any]) -> Setting:
    """Of a game's parameters; `options` are as on the command line, with a colon where OpenSpiel
    takes an equals sign for its own: `mode:experienced`."""
    seats = int(given.get("players", games.find(name).seats[0]))
    words = str(given.get("options", "")).split()
    options: dict[str, object] = {"seats": seats}
    for word in words:
        option, sign, value = word.replace(":", "=", 1).partition("=")
        if not sign:
            raise Problem("problem-option-form", text=word)
        options[option] = value
    games.find(name).read_options(options)
    return Setting(name, seats, int(given.get("deals", DEALS)), options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # an untyped base
    """A game with its parameters: `players`, `options` and `deals`."""

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        self.setting = setting(name, parameters or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=self.setting.deals,
            num_players=self.setting.seats,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(name), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting.name)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]  # an untyped base
    """Before the deal there is no table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.table: Table | None = None
        self.past = [b""] * game.setting.seats

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.setting.deals) for deal in range(self.setting.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return table.legal if table is not None and table.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.setting.name, self.setting.options, action)
        else:
            seat = self.table.seat
            self.table.act(action)
            if seat is not None:
                self._remember(seat, f"{action}")
        for seat in range(self.setting.seats):
            self._remember(seat, self.table.sight(seat))

    def _remember(self, seat: int, told: str) -> None:
        """Perfect recall in short: all that the seat saw and did so far."""
        self.past[seat] = blake2b(self.past[seat] + told.encode(), digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.table is None or self.table.seat != player or action not in self.table.legal:
            return f"action {action}"
        return self.table.text(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat is None

    def returns(self) -> list[float]:
        return [0.0] * self.setting.seats if self.table is None else self.table.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return f"{self.past[player].hex()} {self.observation_string(player)}"

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return "" if self.table is None else self.table.sight(player)

    def __str__(self) -> str:
        """What everybody may see: a state shown to people tells no secrets either."""
        return "" if self.table is None else self.table.sight(None)


class SpielObserver:
    """The entries of the game's layout as OpenSpiel's tensor."""

    def __init__(self, name: str) -> None:
        self.tensor = np.zeros(layout(name).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.table is None else state.table.array(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    """Makes all games known to OpenSpiel."""
    for name in games.NAMES:
        made = type(f"Spiel_{name}", (SpielGame,), {"__init__": _initial(name)})
        pyspiel.register_game(kind_of(name), made)


def _initial(name: str) -> Any:
    def __init__(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:  # noqa: N807
        SpielGame.__init__(self, name, parameters)

    return __init__


register()
