"""Out of a damaged database all that can be read; a table that cannot be read whole stays there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress

from msgspec import Struct

from druzina.store.schema import migrate

OF_TABLE = ("seats", "entries", "chat", "kept", "keyframes")
SPARED = ("kept", "keyframes")  # made from the rest: a table goes on without them
LOST_ROW = "the row of the table itself"
LOST = "lost"  # the setting that names tables that could not be read, so that it can be told


class Salvaged(Struct):
    """How many tables go on; SQLite's words about each that does not."""

    saved: int
    lost: dict[str, str]


def salvage(damaged: sqlite3.Connection, sound: sqlite3.Connection, file: str) -> Salvaged:
    """Everything readable, brought to this version in the new database."""
    with suppress(sqlite3.Error):  # whatever version it is of, it is read as far as it goes
        migrate(damaged, file)
    migrate(sound, file)
    found = Salvaged(0, {})
    sound.execute("PRAGMA foreign_keys = OFF")
    sound.execute("BEGIN")
    for id_ in sorted(_ids(damaged)):
        words = _moved(damaged, sound, id_)
        if words is None:
            found.saved += 1
        else:
            found.lost[id_] = words
    for name in ("settings", "profiles", "sittings"):
        _insert(sound, name, list(_rows(damaged, name)))
    sound.execute('DELETE FROM sittings WHERE "table" NOT IN (SELECT id FROM tables)')
    sound.execute("DELETE FROM sittings WHERE profile NOT IN (SELECT id FROM profiles)")
    _name_lost(sound, found.lost)
    sound.execute("COMMIT")
    sound.execute("PRAGMA foreign_keys = ON")
    return found


def _name_lost(sound: sqlite3.Connection, lost: Iterable[str]) -> None:
    row = sound.execute("SELECT value FROM settings WHERE name = ?", (LOST,)).fetchone()
    known = str(row[0]).split() if row else []
    named = " ".join(sorted({*known, *lost}))
    sound.execute("REPLACE INTO settings VALUES (?, ?)", (LOST, named))


def _ids(database: sqlite3.Connection) -> set[str]:
    """By the rows from both ends and by the index: one way leads past most damage."""
    ways = (
        "SELECT id FROM tables NOT INDEXED",
        "SELECT id FROM tables NOT INDEXED ORDER BY rowid DESC",
        "SELECT id FROM tables ORDER BY id",
        "SELECT id FROM tables ORDER BY id DESC",
        'SELECT DISTINCT "table" FROM seats ORDER BY "table"',
        'SELECT DISTINCT "table" FROM seats ORDER BY "table" DESC',
    )
    found: set[str] = set()
    for way in ways:
        found.update(row[0] for row in _readable(database, way) if isinstance(row[0], str))
    return found


def _moved(damaged: sqlite3.Connection, sound: sqlite3.Connection, id_: str) -> str | None:
    """None if the whole table came over, else why not."""
    rows: dict[str, list[tuple[object, ...]]] = {}
    try:
        rows["tables"] = damaged.execute("SELECT * FROM tables WHERE id = ?", (id_,)).fetchall()
        for name in OF_TABLE:
            rows[name] = _of_table(damaged, name, id_)
    except (sqlite3.Error, UnicodeError) as error:
        return str(error)
    if not rows["tables"]:
        return LOST_ROW
    numbers = sorted(int(str(row[1])) for row in rows["entries"])
    if numbers != list(range(1, len(numbers) + 1)):
        return "entries are missing"
    sound.execute("SAVEPOINT one")
    try:
        for name, some in rows.items():
            _insert(sound, name, some)
    except sqlite3.Error as error:
        sound.execute("ROLLBACK TO one")
        return str(error)
    finally:
        sound.execute("RELEASE one")
    return None


def _of_table(database: sqlite3.Connection, name: str, id_: str) -> list[tuple[object, ...]]:
    query = f'SELECT * FROM {name} WHERE "table" = ?'
    try:
        return database.execute(query, (id_,)).fetchall()
    except sqlite3.Error:
        if name in SPARED:
            return []
        raise


def _rows(database: sqlite3.Connection, name: str) -> Iterator[tuple[object, ...]]:
    """From both ends, each row once."""
    seen: set[tuple[object, ...]] = set()
    for order in ("ASC", "DESC"):
        for row in _readable(database, f"SELECT * FROM {name} NOT INDEXED ORDER BY rowid {order}"):
            if row not in seen:
                seen.add(row)
                yield row


def _readable(database: sqlite3.Connection, query: str) -> Iterator[tuple[object, ...]]:
    """Row by row, up to where it cannot be read on."""
    try:
        yield from database.execute(query)
    except (sqlite3.Error, UnicodeError):
        return


def _insert(sound: sqlite3.Connection, name: str, rows: list[tuple[object, ...]]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        sound.executemany(f"INSERT OR IGNORE INTO {name} VALUES ({marks})", rows)
