"""Kills one of two servers on one PostgreSQL at random moments while clients play at both.

    python bench/kill_several.py --kills 200 --tables 6

The clients of a table are spread over both servers and come back by themselves, wherever somebody
answers; the dead one starts again a while later. At the end every acknowledged choice must be in
the store, in its seat's order, once, and the match played again from the store must show every
finished client exactly what it was shown last.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from kill import CHOICES, PACE, SEATS, Forked, _acknowledged, _differing, _kept, _nobody
from server import Message, Player, open_table, percentile

from druzina.server.table.table import Table
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address
from tests.postgres import own_cluster

PAUSE = 0.1  # seconds between two tries to come in again
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
PASSING = ("error-table-elsewhere", "error-store-away", "refusal-store", "refusal-not-begun")


class OnPostgres(Forked):
    """The same server with another store."""

    def __init__(self, url: str) -> None:
        super().__init__(Path())
        self._url = url

    @property
    def arguments(self) -> list[str]:
        where = ["--port", str(self.port), "--store", self._url]
        return ["serve", *where, "--workers", "1", "--tables-per-hour", "1000000"]


class Guest(Player):
    """Comes in wherever somebody answers; how long it was away after each loss."""

    def __init__(self, servers: list[OnPostgres], opened: Message, seat: int) -> None:
        super().__init__("", opened, seat, _nobody)
        self._servers, self._next = servers, seat
        self.absences: list[float] = []

    async def stay(self) -> None:
        """Until its game is over."""
        gone = time.monotonic()
        while not self.over:
            self.url = self._servers[self._next % len(self._servers)].socket
            self.state, self.pending = {}, None
            try:
                await asyncio.wait_for(self.connect(), 3)
                listening = asyncio.create_task(self.listen())
                while not listening.done() and not self.over:
                    if self.state and gone:
                        self.absences.append(time.monotonic() - gone)
                        gone = 0.0
                    if self.asked:
                        await self.choose()
                    await asyncio.sleep(PACE)
                listening.cancel()
            except LOST:
                pass
            gone = gone or time.monotonic()
            if self.socket is not None:
                self.socket.transport.abort()
            self._next += 1
            await asyncio.sleep(PAUSE)


class Company:
    """The guests of one table after the other."""

    def __init__(self, servers: list[OnPostgres], number: int) -> None:
        self.servers, self.number = servers, number
        self.games: list[list[Player]] = []

    async def play(self) -> None:
        while True:
            server = self.servers[(self.number + len(self.games)) % len(self.servers)]
            try:
                async with httpx.AsyncClient(base_url=server.http, timeout=10) as http:
                    opened = await open_table(http, SEATS, 1000 * self.number + len(self.games))
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            guests = [Guest(self.servers, opened, seat) for seat in range(SEATS)]
            self.games.append([*guests])
            await asyncio.gather(*(guest.stay() for guest in guests))


async def rounds(
    servers: list[OnPostgres], companies: list[Company], kills: int, until: float
) -> int:
    """One of them dies after a random number of choices, and is back when the others went on."""
    luck = random.Random(5)
    for server in servers:
        await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(company.play()) for company in companies]
    done = 0
    while done < kills and time.monotonic() < until:
        await _more(companies, 1 + luck.randrange(CHOICES), until)
        victim = luck.choice(servers)
        victim.kill()
        done += 1
        if luck.random() < 0.5:  # it is away for long: the other has to take everything over
            await _more(companies, 1 + luck.randrange(CHOICES), until)
        await asyncio.to_thread(victim.start)
    await _more(companies, 10, until)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return done


async def _more(companies: list[Company], choices: int, until: float) -> None:
    wanted = _acknowledged(companies) + choices  # type: ignore[arg-type]  # they have games, too
    while _acknowledged(companies) < wanted and time.monotonic() < until:  # type: ignore[arg-type]
        await asyncio.sleep(PACE)


async def verify(url: str, games: list[list[Player]]) -> Message:
    """Reads the store as it is at the end."""
    store = PostgresStore(Address(url))
    await store.start()
    lost = differing = acknowledged = 0
    for players in games:
        stored = await store.load(players[0].table)
        acknowledged += sum(len(player.acknowledged) for player in players)
        if stored is None:
            lost += len(players)
            continue
        lost += sum(not _kept(stored, player) for player in players)
        differing += _differing(Table(store, stored, b"bench"), players)
    await store.close()
    return {
        "tables": len(games),
        "acknowledged_choices": acknowledged,
        "seats_with_lost_choices": lost,
        "fingerprints_differing": differing,
    }


async def run(options: argparse.Namespace) -> Message:
    with own_cluster() as cluster:
        servers = [OnPostgres(cluster.url) for _ in range(2)]
        companies = [Company(servers, number) for number in range(options.tables)]
        until = time.monotonic() + options.seconds
        try:
            kills = await rounds(servers, companies, options.kills, until)
        finally:
            for server in servers:
                server.kill()
        games = [game for company in companies for game in company.games]
        told = await verify(cluster.url, games)
    every = [player for game in games for player in game]
    errors = [error for one in every for error in one.errors if error not in PASSING]
    away = [second for one in every if isinstance(one, Guest) for second in one.absences[1:]]
    return {
        "kills": kills,
        **told,
        "resumed": len(away),
        "away_seconds_half": round(percentile(away, 0.5), 2),
        "away_seconds_longest": round(max(away, default=0.0), 2),
        "errors": len(errors),
        "first_errors": errors[:5],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1800, help="stop after this long")
    result = asyncio.run(run(parser.parse_args()))
    print(json.dumps(result, indent=1))
    bad = result["seats_with_lost_choices"] or result["fingerprints_differing"] or result["errors"]
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
