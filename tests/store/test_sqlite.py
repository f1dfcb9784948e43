"""SQLite: durable before it returns, brought forward by migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.store import (
    ChatRow,
    Conflict,
    SqliteStore,
)
from druzina.store.schema import MIGRATIONS, VERSION, migrate, version
from druzina.store.volumes import FILE
from tests.store.builder import table, with_store


def test_nothing_returns_before_another_process_could_read_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        for number in range(20):
            await store.append("t1", number, [f"0 {number}"], 1, "playing")
            other = sqlite3.connect(tmp_path / FILE)
            found = other.execute("SELECT max(number) FROM entries").fetchone()
            other.close()
            assert found == (number + 1,)

    with_store(tmp_path, work)


def test_every_commit_is_synced(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.create(table(), []))
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    source = (Path(__file__).parents[2] / "src/druzina/store/opening.py").read_text()
    assert "PRAGMA synchronous = FULL" in source


def test_an_older_store_is_brought_forward_and_a_newer_one_refused(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    database.execute("CREATE TABLE version (version INTEGER NOT NULL)")
    for statement in MIGRATIONS[0].split(";"):
        database.execute(statement)
    database.execute("INSERT INTO version VALUES (1)")
    database.execute("INSERT INTO tables VALUES ('old', 'toy', 'playing', 1, 1, 1, x'00', x'7b7d')")
    database.close()

    async def work(store: SqliteStore) -> None:
        await store.keep("old", "analysis", b"x")
        assert await store.kept("old", "analysis") == b"x"

    with_store(tmp_path, work)
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    assert version(database) == VERSION
    database.execute("UPDATE version SET version = ?", (VERSION + 1,))
    with pytest.raises(Problem, match="problem-store-newer"):
        migrate(database, FILE)
    database.close()
    with pytest.raises(Problem, match="problem-store-newer"):
        SqliteStore(tmp_path)


def test_a_store_from_before_profiles_gets_them_and_keeps_its_tables(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    database.execute("CREATE TABLE version (version INTEGER NOT NULL)")
    for script in MIGRATIONS[:3]:
        for statement in script.split(";"):
            database.execute(statement)
    database.execute("INSERT INTO version VALUES (3)")
    row = "INSERT INTO tables VALUES ('old', 'toy', 'finished', 1, 1, 9, x'00', x'7b7d')"
    database.execute(row)
    database.close()

    async def work(store: SqliteStore) -> None:
        await store.profiles.create(b"hash", 5)
        with pytest.raises(Conflict):
            await store.profiles.create(b"hash", 6)
        profile = await store.profiles.find(b"hash")
        assert profile is not None
        assert await store.profiles.find(b"other") is None
        await store.profiles.sit(profile.id, "old", b"keys", 6)
        await store.profiles.sit(profile.id, "old", b"new keys", 7)
        with pytest.raises(Conflict):
            await store.profiles.sit(profile.id, "none", b"keys", 7)
        await store.keep("old", "result", b"won")

    with_store(tmp_path, work)

    async def read(store: SqliteStore) -> None:
        profile = await store.profiles.find(b"hash")
        assert profile is not None
        assert profile.created == 5
        [row] = await store.profiles.sittings(profile.id, 10)
        assert (row.keys, row.memory.table, row.memory.result) == (b"new keys", "old", b"won")
        assert [one.status for one in await store.profiles.memories(["old", "x"])] == ["finished"]
        await store.profiles.erase_table("old")
        assert await store.load("old") is None
        assert await store.profiles.sittings(profile.id, 10) == []
        await store.profiles.forget(profile.id)
        assert await store.profiles.find(b"hash") is None

    with_store(tmp_path, read)


def test_a_folder_or_file_that_cannot_be_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Problem, match="problem-store-folder"):
        SqliteStore(tmp_path / "file")
    (tmp_path / FILE).write_bytes(b"this is no database " * 100)
    with pytest.raises(Problem, match="problem-store-damaged"):
        SqliteStore(tmp_path)


def test_only_what_is_told_of_chat_is_in_the_file(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        lines = (ChatRow(number, 0, "Ana", "x", number) for number in range(1, 221))
        await asyncio.gather(*(store.say("t1", line) for line in lines))

    with_store(tmp_path, work)
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("SELECT count(*) FROM chat").fetchone() == (200,)
    database.close()
