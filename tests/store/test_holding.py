"""One server at a time; nobody else on the machine reads along."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.store import SqliteStore
from druzina.store.holding import LOCK
from druzina.store.volumes import FILE
from tests.store.builder import table, with_store

HOLDING = (
    "import sys, time; from pathlib import Path; from druzina.store import SqliteStore; "
    "store = SqliteStore(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
)


def test_a_second_store_is_told_who_has_the_folder(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table(), [])
        with pytest.raises(Problem) as told:
            SqliteStore(tmp_path)
        assert told.value.key == "problem-store-held"
        assert f"pid {os.getpid()}," in str(told.value.arguments["who"])

    with_store(tmp_path, work)
    with_store(tmp_path, lambda store: store.create(table("t2"), []))


def test_another_process_is_named_and_its_death_frees_the_folder(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Problem) as told:
            SqliteStore(tmp_path)
        assert f"pid {other.pid}," in str(told.value.arguments["who"])
    finally:
        other.send_signal(signal.SIGKILL)
        other.communicate()
    with_store(tmp_path, lambda store: store.create(table(), []))


def test_a_store_that_cannot_be_opened_lets_the_folder_go(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database " * 100)
    for _ in range(2):
        with pytest.raises(Problem, match="problem-store-damaged"):
            SqliteStore(tmp_path)


def test_all_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / FILE).touch(0o644)

    async def work(store: SqliteStore) -> dict[str, int]:
        await store.create(table(), [])
        await store.load("t1")
        inside = next(path for path in (folder, tmp_path / "old") if (path / LOCK).exists())
        return {path.name: path.stat().st_mode & 0o777 for path in inside.iterdir()}

    kept = with_store(folder, work)
    assert {FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK} == set(kept)
    assert set(kept.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    (folder / LOCK).unlink()
    assert set(with_store(tmp_path / "old", work).values()) == {0o600}, "one made before this"
