"""The tables of the database, and how an older one becomes this one. Plain SQL only."""

from __future__ import annotations

from sqlite3 import Connection

from druzina.core import Problem

# One script per version, applied in order; a script that was published is never changed.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
        created INTEGER NOT NULL, changed INTEGER NOT NULL, host BLOB NOT NULL, body BLOB NOT NULL);
    CREATE INDEX tables_by_change ON tables (public, status, changed);
    CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, who TEXT NOT NULL,
        name TEXT NOT NULL, person INTEGER NOT NULL, level TEXT NOT NULL, public INTEGER NOT NULL,
        secret BLOB, invite BLOB, PRIMARY KEY ("table", seat));
    CREATE TABLE entries (
        "table" TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, text TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY ("table", number));
    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY ("table", number));
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """,
    """
    CREATE TABLE kept (
        "table" TEXT NOT NULL REFERENCES tables (id), kind TEXT NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY ("table", kind));
    """,
    """
    CREATE TABLE keyframes (
        "table" TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY ("table", number));
    """,
    """
    CREATE TABLE profiles (
        id INTEGER PRIMARY KEY, secret BLOB NOT NULL UNIQUE, created INTEGER NOT NULL);
    CREATE TABLE sittings (
        profile INTEGER NOT NULL REFERENCES profiles (id),
        "table" TEXT NOT NULL REFERENCES tables (id), keys BLOB NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (profile, "table"));
    CREATE INDEX sittings_by_table ON sittings ("table");
    """,
)

VERSION = len(MIGRATIONS)


def migrate(database: Connection, file: str) -> None:
    """Brings the database to this version, script by script, each all or nothing."""
    database.execute("CREATE TABLE IF NOT EXISTS version (version INTEGER NOT NULL)")
    found = version(database)
    if found > VERSION:
        raise Problem("problem-store-newer", file=file, found=found, wanted=VERSION)
    for number, script in enumerate(MIGRATIONS[found:], found + 1):
        database.execute("BEGIN IMMEDIATE")
        try:
            for statement in script.split(";"):
                if statement.strip():
                    database.execute(statement)
            database.execute("DELETE FROM version")
            database.execute("INSERT INTO version VALUES (?)", (number,))
        except BaseException:
            database.execute("ROLLBACK")
            raise
        database.execute("COMMIT")


def version(database: Connection) -> int:
    """0 if it is new."""
    row = database.execute("SELECT max(version) FROM version").fetchone()
    return int(row[0] or 0)
