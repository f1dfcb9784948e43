"""Backups: online, one file, with a manifest; and a copy of the folder in play."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.store import SqliteStore
from druzina.store.backup import MANIFEST, backup, restore
from druzina.store.checkpoints import LONGEST, QUIET, Checkpoints
from druzina.store.opening import FILE, WAL, beside, check
from tests.store.builder import fill, table, with_store


def entries(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert check(database) == []
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


def copy(source: Path, target: Path) -> None:
    """As `cp` does: one file after the other, the database before its log."""
    target.mkdir()
    for path in sorted(source.iterdir()):
        shutil.copy(path, target)


def test_a_backup_in_play_is_one_moment_and_comes_back(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup.sqlite3"

    async def work(store: SqliteStore) -> None:
        await fill(store, 5, 7)
        told = await asyncio.to_thread(backup, folder, file)
        assert (told.rows["tables"], told.rows["entries"]) == (5, 35)
        await store.create(table("later"), [])

    with_store(folder, work)
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".*growing"))
    told, before = restore(folder, file)
    assert told.rows["entries"] == 35
    assert before is not None
    with closing(sqlite3.connect(before)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (6,)

    async def look(store: SqliteStore) -> None:
        assert await store.load("later") is None
        stored = await store.load("table004")
        assert stored is not None
        assert len(stored.entries) == 7

    with_store(folder, look)
    with closing(sqlite3.connect(folder / FILE)) as database:
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    assert MANIFEST not in names


def test_nothing_is_overwritten_and_no_server_is_restored_under(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    with pytest.raises(Problem, match="problem-store-none"):
        backup(folder, file)

    async def work(store: SqliteStore) -> None:
        await fill(store, 1, 1)
        backup(folder, file)
        with pytest.raises(Problem, match="problem-backup-there"):
            backup(folder, file)
        with pytest.raises(Problem, match="problem-store-held"):
            restore(folder, file)

    with_store(folder, work)


def test_a_changed_backup_is_not_restored(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    with_store(folder, lambda store: fill(store, 3, 3))
    backup(folder, file)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE entries SET text = '0 forged' WHERE number = 2")
        database.commit()
    with pytest.raises(Problem, match="problem-backup-changed"):
        restore(folder, file)
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM entries WHERE number = 2")
        database.commit()
    with pytest.raises(Problem, match="problem-backup-changed"):
        restore(folder, file)
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"DROP TABLE {MANIFEST}")
    with pytest.raises(Problem, match="problem-backup-foreign"):
        restore(folder, file)
    assert entries(folder) == 9, "the tables are as they were"
    assert not list(folder.glob("*before-restore*"))


def test_a_copy_of_the_folder_in_play_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        written = 0
        clock = 0.0

        async def play() -> None:
            nonlocal written, clock
            while True:
                await store.append("t1", written, [f"0 {'x' * 200}"], 1)
                written += 1
                clock += 7.0
                await asyncio.to_thread(store._checkpoints.tend, store.commits, clock)

        playing = asyncio.create_task(play())
        for n in range(12):
            while written < 10 * n:
                await asyncio.sleep(0)
            acknowledged = written
            await asyncio.to_thread(copy, folder, tmp_path / f"copy{n}")
            assert entries(tmp_path / f"copy{n}") >= acknowledged
        playing.cancel()

    with_store(folder, work)


def test_the_log_is_copied_when_it_is_quiet_and_not_begun_anew_at_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        file = tmp_path / FILE
        tend, writes = store._checkpoints.tend, iter(range(1000))
        await store.create(table(), [])

        async def write() -> None:
            number = next(writes)
            await store.append("t1", number, ["0 x"], 1)

        await write()
        assert not tend(store.commits, 0.0)
        await write()
        assert not tend(store.commits, QUIET - 1), "something was written a moment ago"
        assert not tend(store.commits, 2 * QUIET - 2)
        assert tend(store.commits, 2 * QUIET - 1), "nothing for a while"
        size = beside(file, WAL).stat().st_size
        await write()
        assert beside(file, WAL).stat().st_size > size, "who copies the folder now misses nothing"
        assert not tend(store.commits, 2 * QUIET), "it was just done"
        assert not tend(store.commits, 3 * QUIET - 1)
        assert tend(store.commits, 3 * QUIET)
        tend(store.commits, 4 * QUIET)
        grown = beside(file, WAL).stat().st_size
        await write()
        assert beside(file, WAL).stat().st_size <= grown, "begun anew after being left in peace"

    with_store(tmp_path, work)


def test_a_long_log_is_copied_though_it_is_never_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LONGEST < 2**30
    monkeypatch.setattr("druzina.store.checkpoints.LONGEST", 100_000)

    async def work(store: SqliteStore) -> None:
        tended: Checkpoints = store._checkpoints
        await store.create(table(), [])
        copied = []
        for n in range(60):
            await store.append("t1", n, ["0 x" * 100], 1)
            copied.append(tended.tend(store.commits, float(n)))
        assert any(copied)
        assert beside(tmp_path / FILE, WAL).stat().st_size < 300_000

    with_store(tmp_path, work)
