"""Damaged pages, a lost log: told in SQLite's words, the rest goes on."""

from __future__ import annotations

import logging
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from druzina.store import SqliteStore
from druzina.store.opening import check, connect
from druzina.store.volumes import FILE, newest
from tests.store.builder import fill, with_store

TABLES, ENTRIES = 30, 60


def ids(file: Path) -> set[str]:
    with closing(connect(file)) as database:
        return {row[0] for row in database.execute("SELECT id FROM tables")}


def spoil(file: Path, page: int, size: int = 4096) -> None:
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xa5" * size)


def filled(folder: Path) -> Path:
    """A store with everything in the database and nothing in its log."""
    with_store(folder, lambda store: fill(store, TABLES, ENTRIES))
    with closing(connect(folder / FILE)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder / FILE


def leaf_of_entries(file: Path) -> int:
    """A page in the middle that holds entries and nothing else."""
    whole = file.read_bytes()
    place = whole.index(b"0 entry 30 of 15 ")
    return place // 4096 + 1


def test_a_damaged_table_is_named_and_kept_aside_and_the_rest_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = filled(tmp_path)
    everything = ids(file)
    spoil(file, leaf_of_entries(file))
    with closing(connect(file)) as database:
        assert check(database)
    caplog.set_level(logging.WARNING, "druzina.store")

    async def look(store: SqliteStore) -> dict[str, int]:
        found = [await store.load(id_) for id_ in sorted(everything)]
        return {one.table.id: len(one.entries) for one in found if one is not None}

    kept = with_store(tmp_path, look)
    lost = everything - set(kept)
    assert "table015" in lost
    assert len(lost) <= 3, "a page holds entries of few tables"
    assert set(kept.values()) == {ENTRIES}, "what goes on is whole"
    [aside] = tmp_path.glob("druzina-damaged-*.sqlite3")
    said = caplog.text
    assert all(f"table {id_} cannot be read" in said for id_ in lost)
    assert "malformed" in said
    assert aside.name in said
    with closing(connect(newest(tmp_path), read_only=True)) as database:
        assert check(database) == [], "it goes on in a sound file"
    caplog.clear()
    with_store(tmp_path, look)
    assert not caplog.records, "told once"


@pytest.mark.parametrize("page", [2, 3, 5, 9, 17])
def test_any_damaged_page_leaves_a_store_that_opens(tmp_path: Path, page: int) -> None:
    file = filled(tmp_path)
    spoil(file, page)

    async def goes_on(store: SqliteStore) -> None:
        for id_ in (f"table{n:03d}" for n in range(TABLES)):
            stored = await store.load(id_)
            assert stored is None or len(stored.entries) == ENTRIES
        await fill_one(store)

    async def fill_one(store: SqliteStore) -> None:
        await store.set("motto", "on we go")
        assert await store.setting("motto") == "on we go"

    with_store(tmp_path, goes_on)
    with closing(connect(newest(tmp_path))) as database:
        assert check(database) == []


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "ended in order"])
def test_a_lost_log_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture, killed: bool) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def work(store: SqliteStore) -> None:
        await fill(store, 3, 3)
        if killed:
            shutil.copytree(data, copy)

    with_store(data, work)
    if not killed:
        shutil.copytree(data, copy)
    caplog.set_level(logging.WARNING, "druzina.store")
    with_store(data, lambda store: store.tend())
    assert not caplog.records, "nothing is lost"
    (copy / f"{FILE}-wal").unlink()
    with_store(copy, lambda store: store.tend())
    assert f"{FILE}-wal is gone" in caplog.text
