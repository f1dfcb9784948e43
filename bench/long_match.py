"""A very long match with large positions: what it holds, and how long it takes to come back to it.

2,000 entries, positions of 3 kB: a campaign of a game larger than any we have.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import tracemalloc
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any

from msgspec import Struct

from druzina import games
from druzina.core import Game, Luck, Match, Options, Position, Question, Shown
from druzina.core.luck import State
from druzina.server.archive.playback import ALL, Playback
from druzina.server.limits import Limits
from druzina.server.lobby.house import House
from druzina.server.table.setup import Setup, write_setup
from druzina.server.table.table import Table
from druzina.server.wire.cards import Manners
from druzina.server.workers.crew import Crew
from druzina.store import SeatRow, SqliteStore, TableRow

ENTRIES = 2000
PAGES = 1000  # of three bytes each
SEATS = 4
OPENED, JUMPS, TAKEN_BACK = 10, 40, 10

Figures = dict[str, tuple[str, float, float]]  # unit, best, median


class Chronicle(Position, kw_only=True):
    """A book of which a page is written at every choice."""

    pages: list[int] = []


class Write(Question[Chronicle, int]):
    """Something becomes known at every third entry."""

    verb = "write"

    def choices(self, g: Chronicle) -> list[int]:
        return [0, 1, 2, 3]

    def answer(self, g: Chronicle, choice: int) -> None:
        g.turn += 1
        for page in range(g.turn % 7, PAGES, 50):
            g.pages[page] = 0x4000 | (g.pages[page] * 31 + choice) & 0x3FFF
        for _ in range(2):
            g.tell("", "event-taken-back", seat=self.seat)
        if g.turn % 3 == 0:
            g.roll(6)
        g.then(Write((self.seat + 1) % SEATS))

    def prompt(self, g: Chronicle) -> Shown:
        return Shown("event-asked-anew", "")

    def show(self, g: Chronicle, choice: int) -> Shown:
        return Shown("event-asked-anew", "")


class ChronicleGame(Game[Chronicle, Options]):
    name = "chronicle"
    version = 1
    prefix = "CHR"
    seats = range(SEATS, SEATS + 1)
    position = Chronicle
    options = Options

    def load(self, folder: Path | None = None) -> str:
        return "chronicle"

    def setup(self, options: Options, content: str, luck: State) -> Chronicle:
        pages = [0x4000 | page for page in range(PAGES)]
        return Chronicle(content=content, luck=luck, pages=pages, stack=[Write(0)])

    def view(self, g: Chronicle, seat: int | None) -> Struct:
        return Seen(g.turn, g.pages[:100])

    def resample(self, g: Chronicle, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden."""

    def judge(self, g: Chronicle, seat: int) -> float:
        return 0.5


class Seen(Struct):
    turn: int
    pages: list[int]


def install() -> Game[Any, Any]:
    """As if it were one of ours."""
    game = ChronicleGame()
    module = ModuleType("druzina.games.chronicle")
    module.GAME = game  # type: ignore[attr-defined]  # made here
    sys.modules[module.__name__] = module
    games.NAMES = (*games.NAMES, game.name)
    return game


def played(game: Game[Any, Any], entries: int) -> Match[Any]:
    match: Match[Any] = Match.new(game, {"seats": SEATS}, "0f" * 32)
    chance = random.Random(1)
    for turn in range(entries):
        assert match.play(turn % SEATS, chance.randrange(4)) is None
    return match


def measure(entries: int = ENTRIES) -> Figures:
    """All of them, in kilobytes and milliseconds."""
    before = games.NAMES
    game = install()
    try:
        played(game, 10)
        tracemalloc.start()
        match = played(game, entries)
        held = tracemalloc.get_traced_memory()[0] / 1024
        tracemalloc.stop()
        figures: Figures = {"match": ("kB", held, held)}
        figures |= _replayed(match)
        figures |= asyncio.run(_served(match.record.entries))
    finally:
        games.NAMES = before
    return {f"{entries} entries of 3 kB: {name}": found for name, found in figures.items()}


def _replayed(match: Match[Any]) -> Figures:
    """Jumps to any step, with all the lines up to it, as a seat and as all see it."""
    from druzina.server.table.wording import Voice

    voice, chance, took = Voice("en", match.game.name, match.content, ["A"] * SEATS), random, []
    chance.seed(2)
    start = perf_counter()
    playback = Playback(match.copy(), match.settled)
    first = playback.frames([playback.steps], "0", voice)
    cold = _milliseconds(start)
    assert first[0].step == playback.steps
    playback.frames([playback.steps], ALL, voice)
    for jump in range(JUMPS):
        start = perf_counter()
        playback.frames([chance.randrange(playback.steps)], ("0", ALL)[jump % 2], voice)
        took.append(_milliseconds(start))
    return {
        "opening a replay at its end": ("ms", cold, cold),
        "jumping in a replay": ("ms", min(took), median(took)),
        "jumping in a replay, longest": ("ms", max(took), max(took)),
    }


async def _served(texts: Sequence[str]) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        row, seats = _table(len(texts))
        await store.create(row, seats)
        stored = await store.load(row.id)
        assert stored is not None, "just created"
        table = Table(store, stored, b"bench")
        for text in texts:
            seat, choice = text.split(" ", 1)
            refused = await table.play(int(seat), table.turns.numbers[int(seat)], [choice])
            assert refused is None, refused
        opened = await _repeated(OPENED, lambda: _opened(store, row.id))
        whole = await _repeated(OPENED, lambda: _opened(store, row.id, whole=True))
        back = await _repeated(TAKEN_BACK, lambda: table.undo_agreed(0))
        await store.close()
    return {
        "opening a table": ("ms", min(opened), median(opened)),
        "opening a table, all its lines worded": ("ms", min(whole), median(whole)),
        "taking back by consent": ("ms", min(back), median(back)),
    }


async def _opened(store: SqliteStore, id_: str, whole: bool = False) -> None:
    """As the server does when somebody comes: the room, and the state that they are sent."""
    house = House(store, Crew(1), Limits())
    room = await house.room(id_)
    assert room is not None, "it is there"
    assert room.table.teller is not None, "it has begun"
    room.table.teller.told(0, "en")
    if whole:
        room.table.teller.lines(0, "en")


async def _repeated(times: int, work: Callable[[], Awaitable[object]]) -> list[float]:
    took = []
    for _ in range(times):
        start = perf_counter()
        await work()
        took.append(_milliseconds(start))
    return took


def _table(number: int) -> tuple[TableRow, list[SeatRow]]:
    record = Match.new(games.find("chronicle"), {"seats": SEATS}, "0f" * 32).record
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
    return row, [SeatRow(seat=seat, who="person", person=seat) for seat in range(SEATS)]


def _milliseconds(start: float) -> float:
    return (perf_counter() - start) * 1000


if __name__ == "__main__":
    for name, (unit, best, middle) in measure().items():
        print(f"{name:60} {best:10.1f} {middle:10.1f} {unit}")
