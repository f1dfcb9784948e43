"""The store: numbered once, durable before it returns, brought forward by migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.store import (
    ChatRow,
    Conflict,
    KeyframeRow,
    SeatRow,
    SqliteStore,
    StoreFailed,
)
from druzina.store.opening import FILE
from druzina.store.schema import MIGRATIONS, VERSION, migrate, version
from tests.store.builder import table, with_store


def test_a_table_comes_back_whole(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(table(), [SeatRow(seat=0, who="person", secret=b"s")], ["0 a"])
        await store.append("t1", 1, ["1 b", "0 c"], 5, "playing")
        await store.say("t1", ChatRow(1, 0, "Ana", "Ahoj", 6))
        await store.keep("t1", "analysis", b"data")
        await store.set("motto", "x")

    with_store(tmp_path, write)

    async def read(store: SqliteStore) -> None:
        stored = await store.load("t1")
        assert stored is not None
        assert [(e.number, e.text) for e in stored.entries] == [(1, "0 a"), (2, "1 b"), (3, "0 c")]
        assert stored.table.changed == 5
        assert stored.seats == [SeatRow(seat=0, who="person", secret=b"s")]
        assert stored.chat == [ChatRow(1, 0, "Ana", "Ahoj", 6)]
        assert await store.kept("t1", "analysis") == b"data"
        assert await store.kept("t1", "other") is None
        assert await store.setting("motto") == "x"
        assert await store.load("t2") is None

    with_store(tmp_path, read)


def test_a_keyframe_takes_the_place_of_those_after_the_one_it_follows(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> list[tuple[int, bytes]]:
        await store.create(table(), [])
        for since, number in ((-1, 0), (0, 50), (50, 100), (0, 70)):
            await store.mark("t1", since, KeyframeRow(number, b"%d" % number))
        stored = await store.load("t1")
        assert stored is not None
        return [(one.number, one.data) for one in stored.keyframes]

    assert with_store(tmp_path, write) == [(0, b"0"), (70, b"70")]


def test_a_number_is_given_once_and_a_conflict_writes_nothing(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table(), [], ["0 a", "0 b"])
        with pytest.raises(Conflict):
            await store.append("t1", 1, ["0 x", "0 y"], 9, "finished")
        stored = await store.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 a", "0 b"]
        assert stored.table.status == "playing"
        with pytest.raises(Conflict):
            await store.create(table(), [])
        with pytest.raises(Conflict):
            await store.append("nowhere", 0, ["0 a"], 1, "playing")

    with_store(tmp_path, work)


def test_what_waits_together_is_committed_together_and_fails_alone(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.create(table(f"t{n}"), []) for n in range(100)))
        before = store.commits
        fates = await asyncio.gather(
            *(store.append(f"t{n}", 0, ["0 a"], 2, "playing") for n in range(100)),
            store.append("t0", 0, ["0 z"], 2, "playing"),
            return_exceptions=True,
        )
        assert [type(fate) for fate in fates if fate is not None] == [Conflict]
        assert store.commits - before < 50

    with_store(tmp_path, work)


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


def test_saving_changes_the_seats_and_lists_follow(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table("a", changed=1), [SeatRow(seat=0, who="open", invite=b"i")])
        await store.create(table("b", changed=2, public=False), [])
        await store.create(table("c", changed=3, status="finished"), [])
        await store.save(table("a", status="waiting"), [SeatRow(seat=0, who="person", secret=b"s")])
        assert [row.secret for row in await store.seats("a")] == [b"s"]
        assert [row.id for row in await store.listed(("waiting", "finished"), 9)] == ["c", "a"]
        assert [row.id for row in await store.listed(("waiting",), 9)] == ["a"]

    with_store(tmp_path, work)


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


def test_what_cannot_be_kept_fails_and_the_store_goes_on(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        with pytest.raises(StoreFailed):
            await store.say("t1", ChatRow(1, 0, "Ana", "\ud800", 1))
        await store.say("t1", ChatRow(1, 0, "Ana", "fine", 1))

    with_store(tmp_path, work)


def test_only_the_last_lines_of_chat_are_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> int:
        await store.create(table(), [])
        await asyncio.gather(
            *(store.say("t1", ChatRow(n, 0, "Ana", "x", n)) for n in range(1, 301))
        )
        stored = await store.load("t1")
        assert stored is not None
        assert [line.number for line in stored.chat] == list(range(101, 301))
        return 0

    with_store(tmp_path, work)
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("SELECT count(*) FROM chat").fetchone() == (200,)
    database.close()
