"""The database as it is found: made, looked through, brought to this version, or put aside."""

from __future__ import annotations

import logging
import sqlite3
from datetime import datetime
from pathlib import Path

from druzina.core import Problem
from druzina.core.refusal import hindrance
from druzina.store.salvage import salvage
from druzina.store.schema import migrate
from druzina.store.volumes import (
    SHM,
    WAL,
    beside,
    following,
    growing,
    newest,
    place,
    private,
)

OWN_FOLDER = 0o700
WORDS_KEPT = 20

LOG = logging.getLogger("druzina.store")


def opened(folder: Path, with_log: bool = False) -> tuple[sqlite3.Connection, Path]:
    """A sound database of this version and where it is; whatever is in the way is a `Problem`."""
    file = newest(folder)
    database: sqlite3.Connection | None = None
    try:
        lost = with_log and file.exists() and not beside(file, WAL).exists()
        private(file)
        database = connect(file)
        said = check(database)
        if said:
            database.close()
            file = _mended(file, said)
            database = connect(file)
        migrate(database, str(file))
        if lost:
            _tell_lost(database, file)
        return database, file
    except (OSError, sqlite3.Error) as error:
        if database is not None:
            database.close()
        if _unreadable(error):
            LOG.error("%s: %s", file, error)
            raise Problem("problem-store-damaged", file=str(file), detail=str(error)) from error
        detail = hindrance(error)
        raise Problem("problem-store-folder", folder=str(folder), detail=detail) from error
    except Problem:
        if database is not None:
            database.close()
        raise


def connect(file: Path, read_only: bool = False) -> sqlite3.Connection:
    """Nothing is copied out of the write-ahead log by itself: see `volumes.py`."""
    name = f"{file.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    database = sqlite3.connect(
        name, uri=True, isolation_level=None, check_same_thread=False, timeout=10
    )
    if not read_only:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute("PRAGMA foreign_keys = ON")
    return database


def keeper(file: Path) -> sqlite3.Connection:
    """Only looks on. While it is there, and if it goes last, nobody copies the log."""
    database = connect(file, read_only=True)
    database.execute("SELECT count(*) FROM version").fetchone()
    return database


def check(database: sqlite3.Connection) -> list[str]:
    """SQLite's words about damaged pages; none if all are sound."""
    try:
        rows = database.execute(f"PRAGMA quick_check({WORDS_KEPT})").fetchall()
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise
        return [str(error)]
    return [word for (text,) in rows for word in str(text).splitlines() if word != "ok"]


def aside(file: Path, why: str) -> Path:
    """Another name for a file that is replaced, with what belongs to it."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
    kept = file.with_name(f"{file.stem}-{why}-{stamp}{file.suffix}")
    for ending in (WAL, ""):
        if beside(file, ending).exists():
            beside(file, ending).rename(beside(kept, ending))
    beside(file, SHM).unlink(missing_ok=True)
    return kept


def _mended(file: Path, said: list[str]) -> Path:
    """All that can be read goes on in a new volume; the damaged one is kept beside it as it was."""
    for words in said:
        LOG.error("%s: %s", file, words)
    mending, sound = growing(file.parent), following(file)
    before, after = connect(file), connect(mending)
    try:
        found = salvage(before, after, str(file))
    finally:
        before.close()
        after.close()
    place(mending, sound)
    kept = aside(file, "damaged")
    for table, words in found.lost.items():
        LOG.error("table %s cannot be read (%s); it stays in %s", table, words, kept.name)
    LOG.warning(
        "%s was damaged: %d tables go on, %d stay in %s",
        file,
        found.saved,
        len(found.lost),
        kept.name,
    )
    return sound


def _tell_lost(database: sqlite3.Connection, file: Path) -> None:
    row = database.execute("SELECT max(at) FROM entries").fetchone()
    last = datetime.fromtimestamp((row[0] or 0) / 1000).astimezone().isoformat(" ", "seconds")
    LOG.error(
        "%s%s is gone, which held the latest: if no other program put it into the database, what "
        "came after %s is missing",
        file,
        WAL,
        last,
    )


def _unreadable(error: Exception) -> bool:
    words = ("not a database", "malformed", "disk I/O")
    return isinstance(error, sqlite3.DatabaseError) and any(word in str(error) for word in words)
