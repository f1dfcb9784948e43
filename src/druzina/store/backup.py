"""All tables in one file, with a manifest that says what must be in it.

It is taken through SQLite while the server plays on, so it holds one moment: everything that was
acknowledged before it began.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from druzina import __version__
from druzina.core import Problem
from druzina.core.refusal import hindrance
from druzina.store.holding import Held
from druzina.store.opening import aside, check, connect
from druzina.store.schema import migrate, version
from druzina.store.volumes import following, growing, newest, place, private

MANIFEST = "manifest"
COUNTED = ("tables", "seats", "entries", "chat", "kept", "keyframes", "profiles", "sittings")
PAGES = 1000  # copied at a time, so that others come to read


class Manifest(Struct, frozen=True):
    """What a backup holds; `digest` is over all of its rows."""

    made: str
    druzina: str
    store: int
    rows: dict[str, int]
    digest: str


def backup(folder: Path, file: Path) -> Manifest:
    """Writes the file, which is whole or not there."""
    source = newest(folder)
    if not source.exists():
        raise Problem("problem-store-none", folder=str(folder))

    def fill(there: sqlite3.Connection) -> Manifest:
        with closing(connect(source, read_only=True)) as here:
            _copy(here, there)
        return with_manifest(there)

    return keep_file(file, fill, empty=True)


def keep_file(
    file: Path, fill: Callable[[sqlite3.Connection], Manifest], empty: bool = False
) -> Manifest:
    """A new file that is whole or not there, filled while it has another name; `empty` if it shall
    not even have the tables of this version before."""
    if file.exists():
        raise Problem("problem-backup-there", file=str(file))
    unnamed = file.with_name(f".{file.name}.growing")
    try:
        unnamed.unlink(missing_ok=True)
        private(unnamed)
        with closing(_plain(unnamed)) as there:
            if not empty:
                migrate(there, str(file))
            told = fill(there)
        _synced(unnamed)
        unnamed.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise Problem("problem-backup-file", file=str(file), detail=hindrance(error)) from error
    finally:
        unnamed.unlink(missing_ok=True)
    return told


def put_rows(there: sqlite3.Connection, name: str, rows: Sequence[tuple[object, ...]]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        there.execute("BEGIN")
        there.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        there.execute("COMMIT")


def restore(folder: Path, file: Path) -> tuple[Manifest, Path | None]:
    """Puts a backup in place of the tables; what was there is kept under another name."""
    folder.mkdir(parents=True, exist_ok=True)
    held = Held(folder)
    try:
        told = read(file)
        there_now, restored = newest(folder), growing(folder)
        with closing(connect(file, read_only=True)) as here, closing(_plain(restored)) as there:
            here.backup(there)
            there.execute(f"DROP TABLE {MANIFEST}")
        if not there_now.exists():
            place(restored, there_now)
            return told, None
        place(restored, following(there_now))
        return told, aside(there_now, "before-restore")
    except (OSError, sqlite3.Error) as error:
        raise Problem("problem-backup-file", file=str(folder), detail=hindrance(error)) from error
    finally:
        held.release()


def read(file: Path) -> Manifest:
    """The manifest of a backup that holds what it says."""
    if not file.is_file():
        detail = "error-folder" if file.exists() else "error-missing"
        raise Problem("problem-file", file=str(file), detail=detail)
    try:
        with closing(connect(file, read_only=True)) as database:
            [text] = database.execute(f"SELECT text FROM {MANIFEST}").fetchone()
            told = msgspec.json.decode(text, type=Manifest)
            damage = check(database)
            if damage:
                raise Problem("problem-backup-changed", file=str(file), detail=damage[0])
            rows, digest = _summed(database)
    except (OSError, sqlite3.Error, msgspec.DecodeError, TypeError) as error:
        raise Problem("problem-backup-foreign", file=str(file)) from error
    for name in COUNTED:
        if rows[name] != told.rows.get(name):
            detail = f"{name}: {rows[name]}/{told.rows.get(name)}"
            raise Problem("problem-backup-changed", file=str(file), detail=detail)
    if digest != told.digest:
        raise Problem("problem-backup-changed", file=str(file), detail=digest[:8])
    return told


def _copy(here: sqlite3.Connection, there: sqlite3.Connection) -> None:
    here.execute("BEGIN")  # one moment, however long the copying takes
    here.execute("SELECT count(*) FROM version").fetchone()
    here.backup(there, pages=PAGES)
    here.execute("ROLLBACK")
    there.execute("PRAGMA journal_mode = DELETE")


def with_manifest(there: sqlite3.Connection) -> Manifest:
    """Says in the file what must be in it."""
    rows, digest = _summed(there)
    made = datetime.now().astimezone().isoformat(" ", "seconds")
    told = Manifest(made, __version__, version(there), rows, digest)
    there.execute(f"CREATE TABLE {MANIFEST} (text TEXT NOT NULL)")
    there.execute(f"INSERT INTO {MANIFEST} VALUES (?)", (msgspec.json.encode(told).decode(),))
    return told


def _plain(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


def _summed(database: sqlite3.Connection) -> tuple[dict[str, int], str]:
    rows: dict[str, int] = {}
    digest = blake2b(digest_size=16)
    for name in COUNTED:
        rows[name] = 0
        for row in database.execute(f"SELECT * FROM {name} ORDER BY rowid"):
            rows[name] += 1
            digest.update(repr(row).encode())
    return rows, digest.hexdigest()


def _synced(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())
