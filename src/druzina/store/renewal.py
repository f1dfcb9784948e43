"""How the next volume is written while everybody plays on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from druzina.store.opening import connect, keeper
from druzina.store.volumes import discard, growing, place

STEP = 128  # pages copied at a time, while which nobody else is at the database
BUSY_SLEEP = 0.002  # seconds

Connections = tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]


def next_volume(source: sqlite3.Connection, name: Path, hold: Callable[[], None]) -> Connections:
    """To write in it, to read, and to keep it as it is; without them it never was."""
    unnamed = growing(name.parent)
    made: list[sqlite3.Connection] = []
    try:
        copy_whole(source, unnamed, hold)
        place(unnamed, name)
        made += (connect(name), connect(name))
        return made[0], made[1], keeper(name)
    except BaseException:
        for one in made:
            one.close()
        discard(unnamed)
        discard(name)
        raise


def copy_whole(source: sqlite3.Connection, target: Path, hold: Callable[[], None]) -> None:
    """All that the source holds at the moment of `hold`, after which nobody writes.

    What its own connection writes meanwhile SQLite brings to both.
    """
    held = False

    def look(status: int, left: int, total: int) -> None:
        nonlocal held
        if not held and left <= 2 * STEP:
            held = True
            hold()

    with closing(sqlite3.connect(target, isolation_level=None)) as there:
        there.execute("PRAGMA journal_mode = OFF")  # half of it is thrown away
        there.execute("PRAGMA synchronous = OFF")  # it is synced before it has its name
        [pages] = source.execute("PRAGMA page_count").fetchone()
        look(0, pages, pages)
        source.backup(there, pages=STEP, progress=look, sleep=BUSY_SLEEP)
