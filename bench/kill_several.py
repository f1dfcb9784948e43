"""Kills one of two servers on one PostgreSQL at random moments while clients play at both.

    python bench/kill_several.py --kills 50 --tables 8 --seed 1
    python bench/kill_several.py --kills 50 --tables 8 --seed 1 --pauses 0.5

The clients of a table are spread over both servers and come back by themselves, with the pauses of
the page, wherever somebody answers, as behind a proxy; the dead one starts again a while later. At
the end every acknowledged choice must be in the store, in its seat's order, and no more of any seat
than it sent; the match played again from the store must show every finished client exactly what it
was shown last. How long somebody was away is told by whether one server died meanwhile or the next
one, too, before everybody was back. With `--pauses` a part of the deaths are pauses: the server is
stopped for so long that the others take its tables, or nearly, and then goes on; who sat there
hears nothing meanwhile, and nothing that it was told may be kept when it wakes. How long somebody
was away then is the length of the pause.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
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
from druzina.store import Stored
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address
from druzina.store.postgres_schema import DEAD_AFTER
from tests.postgres import own_cluster

PATIENCE = 30.0  # seconds
PAUSE = 0.1  # seconds between two tries to open a table
PAUSES = (0.4, *(0.6,) * 9, 3.0, 6.0)  # of the page between two tries to come in again
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
WRONG = ("seats_with_lost_choices", "seats_with_doubled_choices", "fingerprints_differing")
WRONG += ("errors", "not_resumed")
PASSING = ("error-table-elsewhere", "error-store-away", "refusal-store", "refusal-not-begun")
PASSING += ("error-table-contended",)


class OnPostgres(Forked):
    """The same server with another store."""

    def __init__(self, url: str) -> None:
        super().__init__(Path())
        self._url = url

    @property
    def arguments(self) -> list[str]:
        where = ["--port", str(self.port), "--store", self._url]
        return ["serve", *where, "--workers", "1", "--tables-per-hour", "1000000"]

    async def pause(self, seconds: float) -> None:
        """It hears and says nothing, and then goes on as if nothing had happened."""
        number = self._forked and self._forked.pid
        assert number, "it runs"
        os.kill(number, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(number, signal.SIGCONT)


class Guest(Player):
    """Comes in wherever somebody answers; from when to when it was away after each loss."""

    def __init__(self, servers: list[OnPostgres], opened: Message, seat: int) -> None:
        super().__init__("", opened, seat, _nobody)
        self._servers, self._home = servers, seat
        self.absences: list[tuple[float, float]] = []
        self.sent = 0

    async def stay(self) -> None:
        """Until its game is over."""
        gone, tries = time.monotonic(), 0
        luck = random.Random(f"{self.table} {self.seat} pauses")
        while not self.over:
            self.state, self.pending = {}, None
            try:
                await self._come_in()
                listening = asyncio.create_task(self.listen())
                while not listening.done() and not self.over:
                    if self.state and gone:
                        self.absences.append((gone, time.monotonic()))
                        gone, tries = 0.0, 0
                    if self.asked:
                        await self.choose()
                    await asyncio.sleep(PACE)
                listening.cancel()
            except LOST:
                pass
            gone = gone or time.monotonic()
            if self.socket is not None:
                self.socket.transport.abort()
            pause = PAUSES[min(tries, len(PAUSES) - 1)]
            tries += 1
            await asyncio.sleep(pause * luck.uniform(0.85, 1.15))

    async def _come_in(self) -> None:
        """A proxy goes on to the next server if one takes no line."""
        for further in range(len(self._servers)):
            home = (self._home + further) % len(self._servers)
            self.url = self._servers[home].socket
            try:
                await asyncio.wait_for(self.connect(), 3)
            except ConnectionRefusedError:
                continue
            self._home = home
            return
        raise ConnectionRefusedError

    async def choose(self) -> None:
        self.sent += 1
        await super().choose()


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
    servers: list[OnPostgres], companies: list[Company], options: argparse.Namespace
) -> list[float]:
    """One of them dies after a random number of choices, and is back when the others went on; when
    each died."""
    luck = random.Random(options.seed)
    until = time.monotonic() + options.seconds
    for server in servers:
        await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(company.play()) for company in companies]
    deaths: list[float] = []
    while len(deaths) < options.kills and time.monotonic() < until:
        await _more(companies, 1 + luck.randrange(CHOICES), until)
        victim = luck.choice(servers)
        deaths.append(time.monotonic())
        if luck.random() < options.pauses:  # longer than the others wait for it, or not as long
            await victim.pause(luck.uniform(0.5, 2.0) * DEAD_AFTER)
            continue
        victim.kill()
        if luck.random() < 0.5:  # it is away for long: the other has to take everything over
            await _all_back(companies)
        await asyncio.to_thread(victim.start)
    await _all_back(companies)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return deaths


async def _all_back(companies: list[Company]) -> None:
    """Every client is at its table again; whoever is not after a while will be told of."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        sitting = [one for company in companies for game in company.games[-1:] for one in game]
        if all(one.over or one.state for one in sitting):
            return
        await asyncio.sleep(PACE)


async def _more(companies: list[Company], choices: int, until: float) -> None:
    wanted = _acknowledged(companies) + choices  # type: ignore[arg-type]  # they have games, too
    while _acknowledged(companies) < wanted and time.monotonic() < until:  # type: ignore[arg-type]
        await asyncio.sleep(PACE)


async def verify(url: str, games: list[list[Player]]) -> Message:
    """Reads the store as it is at the end."""
    store = PostgresStore(Address(url))
    await store.start()
    lost = doubled = differing = acknowledged = 0
    for players in games:
        stored = await store.load(players[0].table)
        acknowledged += sum(len(player.acknowledged) for player in players)
        if stored is None:
            lost += len(players)
            continue
        lost += sum(not _kept(stored, player) for player in players)
        doubled += sum(_doubled(stored, player) for player in players)
        differing += _differing(Table(store, stored, b"bench"), players)
    await store.close()
    return {
        "tables": len(games),
        "acknowledged_choices": acknowledged,
        "seats_with_lost_choices": lost,
        "seats_with_doubled_choices": doubled,
        "fingerprints_differing": differing,
    }


def _doubled(stored: Stored, player: Player) -> bool:
    """More of the seat's choices are kept than its client ever sent."""
    assert isinstance(player, Guest)
    return sum(one.text.startswith(f"{player.seat} ") for one in stored.entries) > player.sent


def _away(guests: list[Guest], deaths: list[float]) -> Message:
    """Absences by how many servers died meanwhile; the first is none, but the coming."""
    all_of = [one for guest in guests for one in guest.absences[1:]]
    by_deaths: dict[bool, list[float]] = {True: [], False: []}
    for since, until in all_of:
        meanwhile = sum(since - PAUSE <= died <= until for died in deaths)
        by_deaths[meanwhile <= 1].append(until - since)
    once, more = by_deaths[True], by_deaths[False]
    return {
        "resumed": len(all_of),
        "resumed_after_one_death": len(once),
        "away_seconds_half": round(percentile(once, 0.5), 2),
        "away_seconds_p99": round(percentile(once, 0.99), 2),
        "away_seconds_longest": round(max(once, default=0.0), 2),
        "away_seconds_longest_over_several_deaths": round(max(more, default=0.0), 2),
        "not_resumed": sum(not guest.over and not guest.state for guest in guests),
    }


async def run(options: argparse.Namespace) -> Message:
    with own_cluster() as cluster:
        servers = [OnPostgres(cluster.url) for _ in range(2)]
        companies = [Company(servers, number) for number in range(options.tables)]
        try:
            deaths = await rounds(servers, companies, options)
        finally:
            for server in servers:
                server.kill()
        return await told(cluster.url, companies, deaths)


async def told(url: str, companies: list[Company], deaths: list[float]) -> Message:
    """What is in the store, how long guests were away, and what went wrong."""
    games = [game for company in companies for game in company.games]
    kept = await verify(url, games)
    every = [player for game in games for player in game]
    errors = [error for one in every for error in one.errors if error not in PASSING]
    return {
        "kills": len(deaths),
        **kept,
        **_away([one for one in every if isinstance(one, Guest)], deaths),
        "errors": len(errors),
        "first_errors": errors[:5],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1800, help="stop after this long")
    parser.add_argument("--seed", type=int, default=5, help="another for each piece of a long run")
    parser.add_argument("--pauses", type=float, default=0.0, help="the share that is only paused")
    result = asyncio.run(run(parser.parse_args()))
    print(json.dumps(result, indent=1))
    sys.exit(1 if any(result[wrong] for wrong in WRONG) else 0)


if __name__ == "__main__":
    main()
