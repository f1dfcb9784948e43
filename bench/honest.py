"""Honest people at their tables, for `hostile.py`: what they say can be overheard."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent))
from server import Message, Player, Server, open_table

SEATS = 3
PACE = 0.05  # seconds between two choices at a table


class Honest(Player):
    """Plays by the rules; its words can be overheard, its replies are timed."""

    overheard: list[Message]
    delays: list[float]

    async def say(self, **message: Any) -> None:
        if message["type"] == "play":
            self.overheard.append(message)
            self.since = time.perf_counter()
        await super().say(**message)

    def _replied(self, message: Message) -> None:
        self.delays.append((time.perf_counter() - self.since) * 1000)
        super()._replied(message)


class Honesty:
    """Tables of honest people, one after the other, until told to stop."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.overheard: list[Message] = []
        self.delays: list[float] = []
        self.games: list[list[Honest]] = []
        self.cut = 0
        self.stopping = False

    async def play(self, party: int) -> None:
        number = 0
        while not self.stopping:
            async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as http:
                opened = await open_table(http, SEATS, 1000 * party + number)
            number += 1
            players = [self._player(opened, seat) for seat in range(SEATS)]
            self.games.append(players)
            await self._together(players)

    def _player(self, opened: Message, seat: int) -> Honest:
        player = Honest(self.server.socket, opened, seat, lambda table: None)
        player.overheard, player.delays = self.overheard, self.delays
        return player

    async def _together(self, players: list[Honest]) -> None:
        for player in players:
            await player.connect()
        listening = [asyncio.create_task(player.listen()) for player in players]
        while not self.cut:
            self.cut += sum(task.done() for task in listening)
            waiting = any(player.pending for player in players)
            over = self.stopping or all(player.over for player in players)
            if over and not waiting:  # the reply comes after the state it led to
                break
            asked = next((player for player in players if player.asked), None)
            if asked and not over:
                await asked.choose()
            await asyncio.sleep(PACE)
        for task in listening:
            task.cancel()
        for player in players:
            await player.leave()
