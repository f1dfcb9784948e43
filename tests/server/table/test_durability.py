"""On disk first, then told; what cannot be kept has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from druzina import games
from druzina.core import Match
from druzina.server.limits import Limits
from druzina.server.table.frames import Told
from druzina.server.table.setup import Setup, write_setup
from druzina.server.table.table import Table
from druzina.server.web.metering import Meter
from druzina.server.wire import client_messages as c
from druzina.server.wire.cards import Manners
from druzina.server.wire.connection import Connection
from druzina.server.wire.server_messages import PROTOCOL
from druzina.store import SeatRow, SqliteStore, StoreFailed, TableRow
from druzina.store.rows import Status
from druzina.store.volumes import FILE


class Ear:
    """A listener that notes what the store held when it was told."""

    def __init__(self, eyes: int | None) -> None:
        self.lang, self.eyes, self.held = "en", eyes, [] if eyes is None else [eyes]
        self.address = ""
        self.heard: Told | None = None
        self.sent = 0
        self.told: list[str] = []

    behind = False

    def miss(self, table: Table) -> None: ...

    def send(self, data: bytes) -> None:
        self.told.append(data.decode())

    def close(self, code: int) -> None:
        self.told.append(f"closed {code}")


class Moody(SqliteStore):
    """A store that fails when told to, and says when it was asked to keep something."""

    failing = False

    async def append(
        self, table: str, after: int, texts: Sequence[str], at: int, status: Status | None = None
    ) -> None:
        if self.failing:
            raise StoreFailed("the disk is full")
        await super().append(table, after, texts, at, status)


async def opened(folder: Path) -> tuple[Moody, Table]:
    store = Moody(folder)
    record = Match.new(games.find("tales_of_glory"), {"seats": 2}, 7).record
    row = TableRow(
        id="t",
        game="tales_of_glory",
        status="playing",
        public=False,
        created=0,
        changed=0,
        host=b"",
        body=write_setup(Setup(options={}, manners=Manners(), record=record)),
    )
    await store.create(row, [SeatRow(seat=n, who="person", person=n) for n in range(2)])
    stored = await store.load("t")
    assert stored is not None
    return store, Table(store, stored, b"secret")


def test_a_choice_that_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        ear, other = Ear(0), Ear(1)
        table.listeners = [ear, other]
        number = table.turns.numbers[0]
        assert table.match is not None
        before = table.match.fingerprint
        store.failing = True
        refused = await table.act(lambda: table.play(0, number, ["pick 1"]))
        assert refused is not None
        assert refused.reason == "refusal-store"
        assert table.match.fingerprint == before
        assert not any('"picked":1' in text or "ready" in text for text in ear.told + other.told)
        store.failing = False
        assert await table.act(lambda: table.play(0, number, ["pick 1"])) is None
        assert '"picked":1' in ear.told[-1]
        await store.close()

    asyncio.run(run())


def test_nobody_is_told_before_it_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        ear = Ear(0)
        table.listeners = [ear]
        gate = asyncio.Event()
        kept = store.append

        async def slow(*args: object) -> None:
            await gate.wait()
            await kept(*args)  # type: ignore[arg-type]  # as it came

        store.append = slow  # type: ignore[method-assign,assignment]  # a slower disk
        number = table.turns.numbers[0]
        playing = asyncio.create_task(table.act(lambda: table.play(0, number, ["pick 1"])))
        looking = asyncio.create_task(table.act(lambda: _look(table)))
        await asyncio.sleep(0.05)
        assert ear.told == []
        assert not looking.done(), "nor may anybody look before"
        gate.set()
        assert await playing is None
        assert await looking == 1
        assert len(ear.told) == 1
        await store.close()

    asyncio.run(run())


class Witness(Ear):
    """Reads the file by itself, as a new server would after a kill, whenever it is told."""

    def __init__(self, eyes: int | None, file: Path) -> None:
        super().__init__(eyes)
        self.file, self.kept = file, [0]

    def send(self, data: bytes) -> None:
        super().send(data)
        with closing(sqlite3.connect(self.file)) as database:
            self.kept.append(database.execute("SELECT count(*) FROM entries").fetchone()[0])


def test_no_frame_leaves_before_its_choice_is_on_disk(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        witness = Witness(None, tmp_path / FILE)
        table.listeners = [witness]
        for played in range(1, 13):
            assert table.match is not None
            seat, number = next(iter(table.turns.numbers.items()))
            asked = table.match.asked(seat)
            assert asked is not None
            text = asked.offered[0].text
            assert await table.act(partial(table.play, seat, number, [text])) is None
            assert witness.kept[-1] == played, "what is told can be read after a kill"
        assert witness.kept == list(range(13))
        await store.close()

    asyncio.run(run())


def test_the_store_hears_now_and_then_that_a_table_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it was changed last is read off its entries."""

    async def run() -> None:
        store, table = await opened(tmp_path)
        for at, noted in ((70_000, 70_000), (80_000, 70_000), (129_999, 70_000), (130_000,) * 2):
            monkeypatch.setattr("druzina.server.table.table.now", lambda at=at: at)
            assert table.match is not None
            seat, number = next(iter(table.turns.numbers.items()))
            text = table.match.asked(seat).offered[0].text  # type: ignore[union-attr]  # it is asked
            assert await table.act(partial(table.play, seat, number, [text])) is None
            stored = await store.load("t")
            assert stored is not None
            assert (stored.table.changed, table.row.changed) == (noted, at)
            assert Table(store, stored, b"secret").row.changed == at
        await store.close()

    asyncio.run(run())


async def _look(table: Table) -> int:
    return table.number


def test_an_entry_written_by_another_server_is_taken_over(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        await SqliteStore.append(store, "t", 0, ["1 pick 4"], 5, "playing")
        number = table.turns.numbers[0]
        refused = await table.act(lambda: table.play(0, number, ["pick 1"]))
        assert refused is not None
        assert table.number == 1
        assert table.match is not None
        assert table.match.entries() == ["1 pick 4"]
        assert await table.act(lambda: table.play(0, table.turns.numbers[0], ["pick 1"])) is None
        await store.close()

    asyncio.run(run())


def test_a_choice_is_carried_out_even_if_who_sent_it_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        number = table.turns.numbers[0]
        playing = asyncio.create_task(table.act(lambda: table.play(0, number, ["pick 1"])))
        await asyncio.sleep(0)
        playing.cancel()
        await table.act(lambda: _look(table))
        assert table.number == 1
        stored = await store.load("t")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 pick 1"]
        await store.close()

    asyncio.run(run())


def test_a_connection_that_is_ended_first_ends_what_it_does(tmp_path: Path) -> None:
    """Let go or cancelled while its choice is on the way to the disk: kept, told, and then gone."""

    async def run() -> None:
        store, table = await opened(tmp_path)
        socket = Said(c.Play(id=1, seat=0, number=table.turns.numbers[0], choices=["pick 1"]))
        left: list[object] = []
        room: Any = SimpleNamespace(table=table, leave=left.append)
        house: Any = SimpleNamespace(
            limits=Limits(), connections=set(), meter=Meter(Limits()), depart=int
        )
        connection = Connection(house, socket)
        connection.held, connection.eyes = [0], 0
        table.listeners.append(connection)
        greeting: Any = connection
        greeting._greet = lambda _: _already(room)
        talking = asyncio.create_task(connection.run())
        while not table.lock.locked():
            await asyncio.sleep(0)
        talking.cancel()
        with suppress(asyncio.CancelledError):
            await talking
        assert table.number == 1
        assert left == [connection]
        stored = await store.load("t")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 pick 1"]
        await store.close()

    asyncio.run(run())


async def _already(room: Any) -> Any:
    return room


class Said:
    """A socket whose client has said hello and one thing more, and then only listens."""

    def __init__(self, message: c.FromClient) -> None:
        hello = c.Hello(protocol=PROTOCOL, table="t", secrets=[], lang="en")
        self.said = [msgspec.json.encode(one) for one in (hello, message)]

    async def receive(self) -> bytes:
        if not self.said:
            await asyncio.Event().wait()
        return self.said.pop(0)

    def send_now(self, data: bytes) -> bool:
        return True

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

    def abort(self) -> None: ...


def test_a_table_kept_in_the_words_of_an_older_store_still_opens(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        older = ["lent 0 pick 1", "hush 1 Pick turn"]
        await store.append("t", 0, older, 5, "playing")
        await table.reload()
        assert table.match is not None
        assert table.match.entries(0)[0] == "0 pick 1"
        assert [len(table.stood_in[seat]) for seat in table.stood_in] == [1]
        await store.close()

    asyncio.run(run())
