"""Many tables at once: how long from a choice to the update at every client, and what it costs.

python bench/load.py --tables 500 --clients 4 --seconds 60
python bench/load.py --most            choices a second that one process keeps durably
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from druzina import games
from druzina.core import Match, Record
from druzina.server.body import Body, write_body
from druzina.server.cards import Manners
from druzina.server.table import Table
from druzina.store import SeatRow, SqliteStore, TableRow

sys.path.insert(0, str(Path(__file__).parent))
from server import Player, Server, in_turns, open_table, percentile


class Load:
    """N tables with M clients each, one choice a second at every table."""

    def __init__(self, server: Server, tables: int, clients: int, pace: float) -> None:
        self.server, self.count, self.clients, self.pace = server, tables, clients, pace
        self.tables: dict[str, list[Player]] = {}
        self.sent: dict[str, tuple[float, set[int]]] = {}
        self.delays: list[float] = []
        self.choices = 0
        self.games = 0

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as http:
            await in_turns(self.count, 16, lambda number: self._open(http, number))

    async def _open(self, http: httpx.AsyncClient, number: int) -> None:
        opened = await open_table(http, self.clients, number)
        table = opened["table"]["id"]
        players = [
            Player(self.server.socket, opened, seat, self._heard) for seat in range(self.clients)
        ]
        for seat, player in enumerate(players):
            player._heard = lambda table, seat=seat: self._heard(table, seat)
            await player.connect()
        self.tables[table] = players

    def _heard(self, table: str, seat: int = 0) -> None:
        """A client has the update; the choice is over when the last one has it."""
        if table not in self.sent:
            return
        since, waiting = self.sent[table]
        waiting.discard(seat)
        if not waiting:
            self.delays.append((time.perf_counter() - since) * 1000)
            del self.sent[table]

    async def run(self, seconds: float) -> None:
        listening = [
            asyncio.create_task(player.listen())
            for players in self.tables.values()
            for player in players
        ]
        until = time.monotonic() + seconds
        await asyncio.gather(
            *(self._play(table, number, until) for number, table in enumerate(self.tables))
        )
        for task in listening:
            task.cancel()

    async def _play(self, table: str, number: int, until: float) -> None:
        await asyncio.sleep(self.pace * number / self.count)
        players = self.tables[table]
        while time.monotonic() < until:
            began = time.monotonic()
            asked = [player for player in players if player.asked]
            if asked:
                self.sent[table] = time.perf_counter(), set(range(self.clients))
                self.choices += 1
                await asked[0].choose()
            elif all(player.over for player in players):
                self.games += 1
                return
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))


async def load(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            driver = Load(server, options.tables, options.clients, options.pace)
            began = time.monotonic()
            await driver.open()
            opened, used = time.monotonic() - began, server.seconds()
            await driver.run(options.seconds)
            errors = [
                error for table in driver.tables.values() for one in table for error in one.errors
            ]
            return {
                "tables": options.tables,
                "clients": options.tables * options.clients,
                "opened_seconds": round(opened, 1),
                "choices": driver.choices,
                "choices_per_second": round(driver.choices / options.seconds, 1),
                "updates_measured": len(driver.delays),
                "p50_ms": round(percentile(driver.delays, 0.5), 1),
                "p99_ms": round(percentile(driver.delays, 0.99), 1),
                "max_ms": round(max(driver.delays, default=0), 1),
                "server_ms_per_choice": round((server.seconds() - used) * 1000 / driver.choices, 2),
                "server_memory_mb": round(server.memory()),
                "games_finished": driver.games,
                "errors": len(errors),
                "first_errors": errors[:5],
            }
        finally:
            server.stop()


async def most(seconds: float, tables: int) -> dict[str, Any]:
    """Accepted and durably kept choices a second of one process, without network or words."""
    game = games.find("tales_of_glory")
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        rows = [SeatRow(seat=seat, who="person", person=seat) for seat in range(4)]
        made = [
            await _table(store, Match.new(game, {"seats": 4}, n).record, rows, n)
            for n in range(tables)
        ]
        until = time.perf_counter() + seconds
        began = time.perf_counter()
        counts = await asyncio.gather(*(_most(table, until) for table in made))
        took = time.perf_counter() - began
        commits = store.commits
        await store.close()
    return {
        "durable_choices_per_second": round(sum(counts) / took),
        "commits_per_second": round(commits / took),
        "tables": tables,
    }


async def _table(store: SqliteStore, record: Record, rows: list[SeatRow], number: int) -> Table:
    body = Body(options={}, manners=Manners(), record=record)
    row = TableRow(
        id=f"t{number}",
        game=record.game,
        status="playing",
        public=False,
        created=0,
        changed=0,
        host=b"",
        body=write_body(body),
    )
    await store.create(row, rows)
    stored = await store.load(row.id)
    assert stored is not None, "just created"
    return Table(store, stored)


async def _most(table: Table, until: float) -> int:
    """Plays the first choice again and again; a finished table begins anew in the same store."""
    played = 0
    while time.perf_counter() < until:
        match = table.match
        assert match is not None, "begun"
        question = next(iter(match.questions()), None)
        if question is None:
            return played
        text = match.asked(question.seat).offered[0].text  # type: ignore[union-attr]  # it is asked
        refused = await table.play(question.seat, table.turns.numbers[question.seat], [text])
        assert refused is None, refused
        played += 1
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--most", action="store_true")
    options = parser.parse_args()
    result = asyncio.run(most(options.seconds, 400) if options.most else load(options))
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
