"""Kills the server at random moments while clients play: nothing acknowledged may be lost.

    python bench/kill.py --kills 200 --tables 6

After every kill the server starts again on the same data and the clients resume where they were.
At the end every acknowledged choice must be in the store, in its seat's order, and the match
played again from the store must show every client exactly what it was shown last.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from druzina.server.table.entries import AnyMatch
from druzina.server.table.table import Table
from druzina.store import SqliteStore, Stored

sys.path.insert(0, str(Path(__file__).parent))
from server import GAME, Message, Player, Server, open_table

SEATS = 3
PACE = 0.004
CHOICES = 60  # at most so many between two kills
IMPORTED = ("druzina.server.app", "uvicorn", "uvloop", "fluent.runtime", f"druzina.games.{GAME}")


class Forked(Server):
    """Forked from a process that has imported everything: most of a start is imports."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload(["__main__", *IMPORTED])
        self._forked: BaseProcess | None = None

    def launch(self) -> None:
        self._forked = self._forks.Process(target=_serve, args=(self.arguments,))
        self._forked.start()

    @property
    def alive(self) -> bool:
        return self._forked is not None and self._forked.is_alive()

    def kill(self) -> None:
        if self._forked is not None:
            self._forked.kill()
            self._forked.join()


def _serve(arguments: list[str]) -> None:
    from druzina.cli import main

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(main(arguments))


class Party:
    """The clients of one table; a new table when the game is over."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.number = server, number
        self.players: list[Player] = []
        self.games: list[list[Player]] = []

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60, verify=False) as http:
            opened = await open_table(http, SEATS, 1000 * self.number + len(self.games))
        self.players = [Player(self.server.socket, opened, seat, _nobody) for seat in range(SEATS)]
        self.games.append(self.players)

    async def play(self) -> None:
        """Until the server dies under it."""
        try:
            while True:
                if not self.players or all(player.over for player in self.players):
                    await self.open()
                await self._together()
        except (OSError, WebSocketException, httpx.HTTPError):
            return

    async def _together(self) -> None:
        for player in self.players:
            player.pending = None
            player.state = {}
            await player.connect()
        listening = [asyncio.create_task(player.listen()) for player in self.players]
        try:
            while not all(player.over for player in self.players):
                if any(task.done() for task in listening):
                    raise ConnectionResetError
                for player in self.players:
                    if player.asked:
                        await player.choose()
                await asyncio.sleep(PACE)
        finally:
            for task in listening:
                task.cancel()
            for player in self.players:
                if player.socket is not None:
                    player.socket.transport.abort()


def _nobody(table: str) -> None:
    """Nobody times the updates here."""


async def rounds(
    server: Server, parties: list[Party], kills: int, seconds: float, seed: int
) -> int:
    """Starts, lets them play until a random number of choices are acknowledged, kills."""
    luck = random.Random(seed)
    until = time.monotonic() + seconds
    done = 0
    while done < kills and time.monotonic() < until:
        await asyncio.to_thread(server.start)
        playing = [asyncio.create_task(party.play()) for party in parties]
        wanted = _acknowledged(parties) + luck.randrange(CHOICES)
        while _acknowledged(parties) < wanted and time.monotonic() < until:
            await asyncio.sleep(PACE)
        await asyncio.sleep(luck.uniform(0, 0.02))
        server.kill()
        done += 1
        await asyncio.gather(*playing)
    return done


def _acknowledged(parties: list[Party]) -> int:
    return sum(len(p.acknowledged) for party in parties for game in party.games for p in game)


async def verify(data: Path, parties: list[Party]) -> Message:
    """Reads the store as it is after the last kill."""
    store = SqliteStore(data)
    lost, differing, acknowledged, tables = 0, 0, 0, 0
    for players in (game for party in parties for game in party.games):
        stored = await store.load(players[0].table)
        tables += 1
        if stored is None:
            lost += sum(len(player.acknowledged) for player in players)
            continue
        for player in players:
            acknowledged += len(player.acknowledged)
            lost += not _kept(stored, player)
        differing += _differing(Table(store, stored, b"bench"), players)
    await store.close()
    return {
        "tables": tables,
        "acknowledged_choices": acknowledged,
        "seats_with_lost_choices": lost,
        "fingerprints_differing": differing,
    }


def _kept(stored: Stored, player: Player) -> bool:
    """Its choices are in the store in this order; unacknowledged ones may stand between them."""
    mine = f"{player.seat} "
    texts = iter(e.text.removeprefix(mine) for e in stored.entries if e.text.startswith(mine))
    return all(any(text == wanted for text in texts) for wanted in player.acknowledged)


def _differing(table: Table, players: list[Player]) -> int:
    """Whether a second replay ends at the same fingerprint, and every finished client agrees."""
    match = table.match
    assert match is not None, "begun"
    again = _again(table)
    wrong = int(again.fingerprint != match.fingerprint)
    for player in players:
        if player.over:
            view = json.loads(json.dumps(player.state["view"]))
            wrong += view != _view(match, player.seat)
    return wrong


def _again(table: Table) -> AnyMatch:
    from druzina.server.table.entries import begun

    return begun(table.match.record)  # type: ignore[union-attr]  # it has begun


def _view(match: AnyMatch, seat: int) -> Any:
    import msgspec

    return json.loads(msgspec.json.encode(match.view(seat)))


async def run(options: argparse.Namespace) -> Message:
    with tempfile.TemporaryDirectory() as folder:
        server = Forked(Path(folder))
        parties = [Party(server, number) for number in range(options.tables)]
        try:
            kills = await rounds(server, parties, options.kills, options.seconds, options.seed)
        finally:
            server.kill()
        result = await verify(Path(folder), parties)
        every = [p for party in parties for game in party.games for p in game]
        errors = [error for player in every for error in player.errors]
        return {"kills": kills, **result, "errors": len(errors), "first_errors": errors[:5]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1800, help="stop after this long")
    parser.add_argument("--seed", type=int, default=5, help="another for each piece of a long run")
    result = asyncio.run(run(parser.parse_args()))
    print(json.dumps(result, indent=1))
    bad = result["seats_with_lost_choices"] or result["fingerprints_differing"] or result["errors"]
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
