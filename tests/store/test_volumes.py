"""A copy of the folder in play is a backup: nothing that was written is ever changed."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import pytest

from druzina.store import SqliteStore, StoreFailed
from druzina.store import volumes as shelf
from druzina.store.opening import check, connect
from druzina.store.volumes import FILE, WAL, Shelf, beside, following, newest, number, volumes
from tests.store.builder import fill, table, with_store

Order = Callable[[list[str], random.Random], list[str]]


def shuffled(names: list[str], luck: random.Random) -> list[str]:
    return luck.sample(names, len(names))


ORDERS: dict[str, Order] = {
    "as cp does": lambda names, luck: sorted(names),
    "backwards": lambda names, luck: sorted(names, reverse=True),
    "the log first": lambda names, luck: sorted(names, key=lambda name: not name.endswith(WAL)),
    "at random": shuffled,
}


def copy(source: Path, target: Path, order: Order, luck: random.Random) -> None:
    """File by file and piece by piece, as slowly as it comes; what vanishes meanwhile is left out:
    a volume that has no name yet, or one that is older than another in the list."""
    target.mkdir()
    names = [path.name for path in source.iterdir()]
    time.sleep(luck.uniform(0, 0.01))
    for name in order(names, luck):
        with suppress(FileNotFoundError):
            copy_slowly(source / name, target / name, luck)


def copy_slowly(source: Path, target: Path, luck: random.Random) -> None:
    with source.open("rb") as reading, target.open("wb") as writing:
        while piece := reading.read(luck.choice((512, 4096, 30_000))):
            writing.write(piece)
            time.sleep(luck.choice((0, 0, 0, 0.0005)))


class Copies:
    """Copies that are being taken; a volume before goes only when none began while it was new."""

    def __init__(self) -> None:
        self.under_way: set[int] = set()

    async def begun_before(self) -> None:
        waited_for = set(self.under_way)
        while waited_for & self.under_way:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("order", ORDERS)
def test_a_copy_of_the_folder_in_play_holds_all_that_was_acknowledged(
    tmp_path: Path, order: str
) -> None:
    folder, luck = tmp_path / "data", random.Random(order)

    async def work(store: SqliteStore) -> list[tuple[Path, int]]:
        await fill(store, 30, 20)
        await store.create(table(), [])
        written, copies, taken = 0, Copies(), list[tuple[Path, int]]()

        async def play() -> None:
            nonlocal written
            while True:
                await store.append("t1", written, [f"0 {'x' * 500}"], 1)
                written += 1

        async def renew() -> None:
            while True:
                await store.renew()
                await copies.begun_before()
                store._shelf.clear(float("inf"))

        async def take(lane: int) -> None:
            for n in range(lane, 24, 3):
                await asyncio.sleep(luck.uniform(0, 0.05))
                copies.under_way.add(n)
                acknowledged, target = written, tmp_path / f"copy{n}"
                one = random.Random(f"{order} {n}")
                await asyncio.to_thread(copy, folder, target, ORDERS[order], one)
                copies.under_way.discard(n)
                taken.append((target, acknowledged))

        busy = [asyncio.create_task(one) for one in (play(), renew())]
        try:
            await asyncio.gather(*(take(lane) for lane in range(3)))
        finally:
            for task in busy:
                task.cancel()
        assert number(newest(folder)) >= 3, "there were several volumes"
        return taken

    taken = with_store(folder, work)
    assert len(taken) == 24
    for target, acknowledged in taken:
        assert check(connect(newest(target))) == []

        async def look(store: SqliteStore, acknowledged: int = acknowledged) -> None:
            stored = await store.load("t1")
            assert stored is not None
            found = [entry.number for entry in stored.entries]
            assert found == list(range(1, len(found) + 1))
            assert len(found) >= acknowledged
            others = await store.load("table029")
            assert others is not None
            assert len(others.entries) == 20
            await store.append("t1", len(found), ["0 and on"], 1)

        with_store(target, look)


def test_a_database_with_a_name_is_never_changed_and_its_log_only_grows(tmp_path: Path) -> None:
    seen: dict[Path, bytes] = {}
    logs: dict[Path, bytes] = {}

    def look() -> None:
        for file in volumes(tmp_path):
            digest = blake2b(file.read_bytes()).digest()
            assert seen.setdefault(file, digest) == digest
            log = beside(file, WAL).read_bytes()
            assert log.startswith(logs.get(file, b""))
            logs[file] = log

    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        start = (await store.load("t1")).entries  # type: ignore[union-attr]  # it is there
        for n in range(60):
            await store.append("t1", len(start) + n, ["0 x" * 300], 1)
            if n % 20 == 10:
                await store.renew()
            look()

    with_store(tmp_path, work)
    look()
    with_store(tmp_path, lambda store: store.set("motto", "on we go"))
    look()
    assert [number(file) for file in seen] == [0, 1, 2, 3]


def test_everybody_reads_and_writes_on_while_the_next_volume_is_written(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await fill(store, 60, 40)
        ended, written = False, 0

        async def play(id_: str) -> None:
            nonlocal written
            number = 40
            while not ended:
                await store.append(id_, number, ["0 more"], 1)
                number += 1
                written += 1
                stored = await store.load(id_)
                assert stored is not None
                assert len(stored.entries) == number, "what was kept is read at once"

        playing = [asyncio.create_task(play(f"table{n:03d}")) for n in range(10)]
        for _ in range(5):
            before = written
            await store.renew()
            while written == before:
                await asyncio.sleep(0.001)
        ended = True
        await asyncio.gather(*playing)

    with_store(tmp_path, work)
    assert number(newest(tmp_path)) == 5
    database = sqlite3.connect(newest(tmp_path))
    found = dict(database.execute('SELECT "table", max(number) - count(*) FROM entries GROUP BY 1'))
    database.close()
    assert set(found.values()) == {0}
    assert len(found) == 60


@pytest.mark.parametrize("where", ["copy_whole", "place", "keeper"])
def test_a_volume_that_cannot_be_written_never_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def work(store: SqliteStore) -> None:
        await fill(store, 2, 2)

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(f"druzina.store.renewal.{where}", full)
            with pytest.raises(StoreFailed, match="No space"):
                await store.renew()
        assert [path.name for path in volumes(tmp_path)] == [FILE]
        assert not list(tmp_path.glob(".*growing"))
        await store.append("table000", 2, ["0 on"], 1)
        await store.renew()
        await store.append("table000", 3, ["0 and on"], 1)

    with_store(tmp_path, work)

    async def look(store: SqliteStore) -> None:
        stored = await store.load("table000")
        assert stored is not None
        assert len(stored.entries) == 4

    with_store(tmp_path, look)


def test_whatever_moment_it_is_killed_at_there_is_one_whole_volume(tmp_path: Path) -> None:
    """Half a volume without a name is none; one with a name holds everything."""
    moments: list[Path] = []

    def photographed() -> None:
        moments.append(tmp_path / f"moment{len(moments)}")
        shutil.copytree(tmp_path / "data", moments[-1])

    async def work(store: SqliteStore) -> None:
        await fill(store, 3, 3)
        database = store._writer.database
        unnamed = shelf.growing(tmp_path / "data")
        unnamed.write_bytes(b"half a volume")
        photographed()
        with sqlite3.connect(unnamed.with_name("whole")) as target:
            database.backup(target)
        target.close()
        unnamed.with_name("whole").rename(unnamed)
        shelf.place(unnamed, following(tmp_path / "data" / FILE))
        photographed()
        shelf.discard(following(tmp_path / "data" / FILE))

    with_store(tmp_path / "data", work)
    for moment in moments:

        async def look(store: SqliteStore) -> int:
            found = [await store.load(f"table{n:03d}") for n in range(3)]
            return sum(len(one.entries) for one in found if one is not None)

        assert with_store(moment, look) == 9


def test_the_next_volume_is_due_when_the_log_is_long_or_a_day_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / FILE
    file.write_bytes(b"x" * 1000)
    beside(file, WAL).write_bytes(b"")
    due = Shelf(file, at=100.0).due
    monkeypatch.setattr(shelf, "LONG_LOG", 500)
    assert not due(100.0 + shelf.APART)
    beside(file, WAL).write_bytes(b"x" * 900)
    assert not due(100.0 + shelf.APART), "as long as the database is no burden"
    beside(file, WAL).write_bytes(b"x" * 1100)
    assert not due(100.0 + shelf.APART - 1), "somebody may be copying the one before"
    assert due(100.0 + shelf.APART)
    beside(file, WAL).write_bytes(b"x")
    assert not due(100.0 + shelf.APART)
    yesterday = time.time() - shelf.DAY - 10
    os.utime(file, (yesterday, yesterday))
    assert due(100.0 + shelf.APART), "what was erased must not stay"
    beside(file, WAL).unlink()
    assert not due(100.0 + shelf.APART)


def test_the_volume_before_stays_for_a_while(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await fill(store, 1, 1)
        await store.renew()
        since = store._shelf._since
        store._shelf.clear(since + shelf.APART - 1)
        assert [number(file) for file in volumes(tmp_path)] == [0, 1]
        store._shelf.clear(since + shelf.APART + 1)
        assert [number(file) for file in volumes(tmp_path)] == [1]
        assert not beside(tmp_path / FILE, WAL).exists()

    with_store(tmp_path, work)


def test_a_long_log_is_ended_by_the_one_who_tends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "LONG_LOG", 50_000)
    monkeypatch.setattr(shelf, "APART", 0.0)

    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        for n in range(300):
            await store.append("t1", n, ["0 x" * 100], 1)
            await store.tend()
        assert len(volumes(tmp_path)) == 1
        assert number(newest(tmp_path)) >= 3
        assert beside(newest(tmp_path), WAL).stat().st_size < 500_000

    with_store(tmp_path, work)
