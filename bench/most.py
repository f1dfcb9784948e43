"""How many choices a second one process accepts and keeps durably, beside boardgame.io's reducer.

Ours is the table as the server has it, with rules, record and store, each choice on disk before the
next at that table; without network and words. Theirs is the reducer alone, which keeps nothing.
Slices are taken in turns, so that whatever else the machine does falls on both.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from statistics import median

import reducer
import uvloop
from server import Message

from druzina import games
from druzina.core import Match
from druzina.server.command import tune
from druzina.server.table.setup import Setup, write_setup
from druzina.server.table.table import Table
from druzina.server.wire.cards import Manners
from druzina.store import SeatRow, SqliteStore, TableRow

TABLES = 400
SLICES = 5
Slice = tuple[float, float, float]  # how many, seconds, processor seconds


class Tables:
    """Many tables at one store, each played to its end, when the next one takes its place."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self._numbers = count()
        self._tables: list[Table] = []

    async def open(self) -> None:
        self._tables = [await self._table() for _ in range(TABLES)]

    async def take(self, seconds: float) -> Slice:
        began, used = time.perf_counter(), time.process_time()
        counts = await asyncio.gather(*(self._play(n, began + seconds) for n in range(TABLES)))
        return sum(counts), time.perf_counter() - began, time.process_time() - used

    async def _play(self, place: int, until: float) -> int:
        """The first choice again and again."""
        played = 0
        while time.perf_counter() < until:
            table = self._tables[place]
            match = table.match
            assert match is not None, "begun"
            if match.outcome is not None:
                self._tables[place] = await self._table()
                continue
            seat = match.questions()[0].seat
            asked = match.asked(seat)
            assert asked is not None, "it is asked"
            number, choice = table.turns.numbers[seat], asked.offered[0].text
            refused = await table.play(seat, number, [choice])
            assert refused is None, refused
            played += 1
        return played

    async def _table(self) -> Table:
        number = next(self._numbers)
        record = Match.new(games.find("tales_of_glory"), {"seats": 4}, number).record
        row = TableRow(
            id=f"t{number}",
            game=record.game,
            status="playing",
            public=False,
            created=0,
            changed=0,
            host=b"",
            body=write_setup(Setup(options={}, manners=Manners(), record=record)),
        )
        seats = [SeatRow(seat=seat, who="person", person=seat) for seat in range(4)]
        await self.store.create(row, seats)
        stored = await self.store.load(row.id)
        assert stored is not None, "just created"
        return Table(self.store, stored, b"bench")


async def _measure(seconds: float) -> Message:
    peer = reducer.start()
    named = {} if isinstance(peer, str) else reducer.GAMES
    ours: list[Slice] = []
    theirs: dict[str, list[Slice]] = {game: [] for game in named}
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        tables = Tables(store)
        await tables.open()
        tune()
        commits = store.commits
        for _ in range(SLICES):
            ours.append(await tables.take(seconds / SLICES))
            for game, slices in theirs.items():
                assert not isinstance(peer, str), "it runs"
                slices.append(peer.take(game, seconds / SLICES))
        commits = store.commits - commits
        await store.close()
    told = {f"boardgame.io: {title}": _told(theirs[game]) for game, title in named.items()}
    if isinstance(peer, str):
        told = {"boardgame.io": {"missing": peer}}
    else:
        peer.close()
    return {
        "druzina: durable choices": _told(ours),
        "commits": commits,
        "tables": TABLES,
        **told,
        "load_average": [round(one, 1) for one in os.getloadavg()],
    }


def _told(slices: Sequence[Slice]) -> Message:
    by_wall = [done / took for done, took, _ in slices]
    by_processor = [done / used for done, _, used in slices]
    return {
        "per_second_best": round(max(by_wall)),
        "per_second_median": round(median(by_wall)),
        "per_processor_second_median": round(median(by_processor)),
    }


def most(seconds: float) -> Message:
    return uvloop.run(_measure(seconds))
