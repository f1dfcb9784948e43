"""The store in one SQLite file: write-ahead log, every commit synced, one thread that writes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from druzina.core import Problem
from druzina.store.checkpoints import Checkpoints
from druzina.store.holding import Held
from druzina.store.opening import FILE, OWN_FOLDER, WAL, beside, connect, opened
from druzina.store.profiles import Profiles
from druzina.store.rows import (
    ChatRow,
    Entry,
    KeyframeRow,
    SeatRow,
    Status,
    Stored,
    StoreFailed,
    TableRow,
)
from druzina.store.writer import Row, Writer

T = TypeVar("T")

CHAT_KEPT = 200

_TABLE = "id, game, status, public, created, changed, host, body"
_NEW_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?)"
_CHANGED = "UPDATE tables SET changed = ?, status = ? WHERE id = ?"
_SEAT = "seat, who, name, person, level, public, secret, invite"


class SqliteStore:
    """Opened by `SqliteStore(folder)`, which raises a `Problem` if the folder cannot hold it, or
    another server has it."""

    def __init__(self, folder: Path) -> None:
        self._held = _taken(folder)
        try:
            self._writer = Writer(opened(folder, self._held.orderly))
        except Problem:
            self._held.release()
            raise
        file = folder / FILE
        self._reader = connect(file)
        self._checkpoints = Checkpoints(connect(file), connect(file), beside(file, WAL))
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.profiles = Profiles(self._writer, self._read)

    @property
    def commits(self) -> int:
        return self._writer.commits

    # Writing

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[str] = ()
    ) -> None:
        def work(database: sqlite3.Connection) -> None:
            marks = ", ".join("?" * 8)
            database.execute(f"INSERT INTO tables ({_TABLE}) VALUES ({marks})", _values(table))
            _write_seats(database, table.id, seats)
            database.executemany(_NEW_ENTRY, _entry_rows(table.id, 0, entries, table.created))

        await self._writer.write(work)

    async def save(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        def work(database: sqlite3.Connection) -> None:
            marks = ", ".join("?" * 8)
            database.execute(
                f"INSERT INTO tables ({_TABLE}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET "
                "status = excluded.status, public = excluded.public, changed = excluded.changed, "
                "host = excluded.host, body = excluded.body",
                _values(table),
            )
            database.execute('DELETE FROM seats WHERE "table" = ?', (table.id,))
            _write_seats(database, table.id, seats)

        await self._writer.write(work)

    async def append(
        self, table: str, after: int, texts: Sequence[str], at: int, status: Status | None = None
    ) -> None:
        rows: dict[str, Sequence[Row]] = {_NEW_ENTRY: _entry_rows(table, after, texts, at)}
        if status is not None:
            rows[_CHANGED] = ((at, status, table),)
        await self._writer.write(rows)

    async def mark(self, table: str, since: int, keyframe: KeyframeRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            query = 'DELETE FROM keyframes WHERE "table" = ? AND number > ?'
            database.execute(query, (table, since))
            row = (table, keyframe.number, keyframe.data)
            database.execute("INSERT INTO keyframes VALUES (?, ?, ?)", row)

        await self._writer.write(work)

    async def say(self, table: str, line: ChatRow) -> None:
        row = (table, line.number, line.seat, line.name, line.text, line.at)

        def work(database: sqlite3.Connection) -> None:
            database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", row)
            old = 'DELETE FROM chat WHERE "table" = ? AND number <= ?'
            database.execute(old, (table, line.number - CHAT_KEPT))

        await self._writer.write(work)

    async def keep(self, table: str, kind: str, data: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute("REPLACE INTO kept VALUES (?, ?, ?)", (table, kind, data))

        await self._writer.write(work)

    async def set(self, name: str, value: str) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute("REPLACE INTO settings VALUES (?, ?)", (name, value))

        await self._writer.write(work)

    # Reading

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda database: whole(database, table))

    async def listed(self, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        def work(database: sqlite3.Connection) -> list[TableRow]:
            marks = ", ".join("?" * len(statuses))
            rows = database.execute(
                f"SELECT {_TABLE} FROM tables WHERE public = 1 AND status IN ({marks}) "
                "ORDER BY changed DESC LIMIT ?",
                (*statuses, limit),
            )
            return [_table(row) for row in rows]

        return await self._read(work)

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._read(lambda database: _seats(database, table))

    async def kept(self, table: str, kind: str) -> bytes | None:
        query = 'SELECT data FROM kept WHERE "table" = ? AND kind = ?'
        return await self._read(lambda database: _single(database, query, table, kind))

    async def setting(self, name: str) -> str | None:
        query = "SELECT value FROM settings WHERE name = ?"
        return await self._read(lambda database: _single(database, query, name))

    async def tend(self) -> None:
        """What is to be done now and then, beside everything else."""
        await self._read(lambda _: self._checkpoints.tend(self.commits, time.monotonic()))

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._threads.shutdown)
        self._checkpoints.close()
        self._reader.close()
        await self._writer.close()
        self._held.release()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, work, self._reader)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error


def whole(database: sqlite3.Connection, table: str) -> Stored | None:
    """A table with everything that happened at it."""
    row = database.execute(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    entries = 'SELECT number, text, at FROM entries WHERE "table" = ? ORDER BY number'
    frames = 'SELECT number, data FROM keyframes WHERE "table" = ? ORDER BY number'
    chat = (
        'SELECT number, seat, name, text, at FROM chat WHERE "table" = ? '
        f"ORDER BY number DESC LIMIT {CHAT_KEPT}"
    )
    return Stored(
        _table(row),
        _seats(database, table),
        [Entry(*one) for one in database.execute(entries, (table,))],
        [ChatRow(*one) for one in database.execute(chat, (table,))][::-1],
        [KeyframeRow(*one) for one in database.execute(frames, (table,))],
    )


def _taken(folder: Path) -> Held:
    try:
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        return Held(folder)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Problem("problem-store-folder", folder=str(folder), detail=detail) from error


def _values(table: TableRow) -> tuple[object, ...]:
    return (
        table.id,
        table.game,
        table.status,
        table.public,
        table.created,
        table.changed,
        table.host,
        table.body,
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    id_, game, status, public, created, changed, host, body = row
    return TableRow(
        id=id_,
        game=game,
        status=status,
        public=bool(public),
        created=created,
        changed=changed,
        host=host,
        body=body,
    )


def _write_seats(database: sqlite3.Connection, table: str, seats: Sequence[SeatRow]) -> None:
    rows = [
        (table, s.seat, s.who, s.name, s.person, s.level, s.public, s.secret, s.invite)
        for s in seats
    ]
    database.executemany(f'INSERT INTO seats ("table", {_SEAT}) VALUES (?,?,?,?,?,?,?,?,?)', rows)


def _entry_rows(table: str, after: int, texts: Sequence[str], at: int) -> list[Row]:
    return [(table, number, text, at) for number, text in enumerate(texts, after + 1)]


def _seats(database: sqlite3.Connection, table: str) -> list[SeatRow]:
    rows = database.execute(f'SELECT {_SEAT} FROM seats WHERE "table" = ? ORDER BY seat', (table,))
    return [
        SeatRow(
            seat=seat,
            who=who,
            name=name,
            person=person,
            level=level,
            public=bool(public),
            secret=secret,
            invite=invite,
        )
        for seat, who, name, person, level, public, secret, invite in rows
    ]


def _single(database: sqlite3.Connection, query: str, *values: str) -> Any:
    row = database.execute(query, values).fetchone()
    return None if row is None else row[0]
