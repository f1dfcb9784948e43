"""A game is read when it is first wanted: seconds, which nobody pays for and others play on in."""

from __future__ import annotations

import asyncio
from typing import Any

from druzina import games
from druzina.core import Game


async def read_game(name: str) -> Game[Any, Any]:
    """With its rules imported and its content read, neither of them by the loop."""

    def read() -> Game[Any, Any]:
        game = games.find(name)
        game.digests(game.load())  # which every record holds
        game.read_options({"seats": game.seats[-1]})  # what the first options are held to is read
        return game

    return await asyncio.to_thread(read)
