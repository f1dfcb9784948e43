"""Backups: online, one file, with a manifest."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.store import SqliteStore
from druzina.store.backup import MANIFEST, backup, restore
from druzina.store.opening import check
from druzina.store.volumes import newest
from tests.store.builder import fill, table, with_store


def entries(folder: Path) -> int:
    with closing(sqlite3.connect(newest(folder))) as database:
        assert check(database) == []
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


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
    with closing(sqlite3.connect(newest(folder))) as database:
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
