"""A store in any SQL database: what is kept of tables, said in statements all of them know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from druzina.store.profiles import Profiles
from druzina.store.rows import ChatRow, Entry, KeyframeRow, SeatRow, Status, Stored, TableRow
from druzina.store.works import Found, Query, Reading, Row, Work, Writing, one

CHAT_KEPT = 200

_TABLE = "id, game, status, public, created, changed, host, body"
_NEW_TABLE = f"INSERT INTO tables ({_TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SAVED_TABLE = (
    f"{_NEW_TABLE} ON CONFLICT (id) DO UPDATE SET "
    "status = excluded.status, public = excluded.public, changed = excluded.changed, "
    "host = excluded.host, body = excluded.body"
)
_NEW_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?)"
_CHANGED = "UPDATE tables SET changed = ?, status = ? WHERE id = ?"
_SEAT = "seat, who, name, person, level, public, secret, invite"
_NEW_SEAT = f'INSERT INTO seats ("table", {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'
_NO_SEATS = 'DELETE FROM seats WHERE "table" = ?'
_LATER_FRAMES = 'DELETE FROM keyframes WHERE "table" = ? AND number > ?'
_NEW_FRAME = "INSERT INTO keyframes VALUES (?, ?, ?)"
_NEW_LINE = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)"
_OLD_LINES = 'DELETE FROM chat WHERE "table" = ? AND number <= ?'
_KEEP = (
    "INSERT INTO kept VALUES (?, ?, ?) "
    'ON CONFLICT ("table", kind) DO UPDATE SET data = excluded.data'
)
_SET = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_SET_ONCE = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING"


class Tables:
    """Everything a `Store` does, but opening and closing: those are its database's."""

    def __init__(self, write: Writing, read: Reading) -> None:
        self._write, self._read = write, read
        self.profiles = Profiles(write, read)

    # Writing

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[str] = ()
    ) -> None:
        parts = (
            (_NEW_TABLE, (_values(table),)),
            (_NEW_SEAT, _seat_rows(table.id, seats)),
            (_NEW_ENTRY, _entry_rows(table.id, 0, entries, table.created)),
        )
        await self._write(Work(parts))

    async def save(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        parts = (
            (_SAVED_TABLE, (_values(table),)),
            (_NO_SEATS, ((table.id,),)),
            (_NEW_SEAT, _seat_rows(table.id, seats)),
        )
        await self._write(Work(parts, table.id))

    async def append(
        self, table: str, after: int, texts: Sequence[str], at: int, status: Status | None = None
    ) -> None:
        parts: list[tuple[str, Sequence[Row]]] = [
            (_NEW_ENTRY, _entry_rows(table, after, texts, at))
        ]
        if status is not None:
            parts.append((_CHANGED, ((at, status, table),)))
        await self._write(Work(parts, table, joins=True))

    async def mark(self, table: str, since: int, keyframe: KeyframeRow) -> None:
        row = (table, keyframe.number, keyframe.data)
        parts = ((_LATER_FRAMES, ((table, since),)), (_NEW_FRAME, (row,)))
        await self._write(Work(parts, table))

    async def say(self, table: str, line: ChatRow) -> None:
        row = (table, line.number, line.seat, line.name, line.text, line.at)
        parts = ((_NEW_LINE, (row,)), (_OLD_LINES, ((table, line.number - CHAT_KEPT),)))
        await self._write(Work(parts, table))

    async def keep(self, table: str, kind: str, data: bytes) -> None:
        await self._write(one(_KEEP, table, kind, data))

    async def set(self, name: str, value: str) -> None:
        await self._write(one(_SET, name, value))

    async def set_once(self, name: str, value: str) -> str:
        await self._write(one(_SET_ONCE, name, value))
        kept = await self.setting(name)
        assert kept is not None, "it was just set"
        return kept

    # Reading

    async def load(self, table: str) -> Stored | None:
        return whole(await self._read(*whole_queries(table)))

    async def listed(self, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        marks = ", ".join("?" * len(statuses))
        query = (
            f"SELECT {_TABLE} FROM tables WHERE public = 1 AND status IN ({marks}) "
            "ORDER BY changed DESC LIMIT ?"
        )
        [rows] = await self._read((query, (*statuses, limit)))
        return [_table(row) for row in rows]

    async def seats(self, table: str) -> list[SeatRow]:
        [rows] = await self._read(_seats_of(table))
        return [_seat(row) for row in rows]

    async def kept(self, table: str, kind: str) -> bytes | None:
        query = 'SELECT data FROM kept WHERE "table" = ? AND kind = ?'
        found: bytes | None = _single(await self._read((query, (table, kind))))
        return found

    async def setting(self, name: str) -> str | None:
        query = "SELECT value FROM settings WHERE name = ?"
        found: str | None = _single(await self._read((query, (name,))))
        return found


def whole_queries(table: str) -> tuple[Query, ...]:
    """What is asked for a table with everything that happened at it; see `whole`."""
    chat = (
        'SELECT number, seat, name, text, at FROM chat WHERE "table" = ? '
        f"ORDER BY number DESC LIMIT {CHAT_KEPT}"
    )
    return (
        (f"SELECT {_TABLE} FROM tables WHERE id = ?", (table,)),
        _seats_of(table),
        ('SELECT number, text, at FROM entries WHERE "table" = ? ORDER BY number', (table,)),
        (chat, (table,)),
        ('SELECT number, data FROM keyframes WHERE "table" = ? ORDER BY number', (table,)),
    )


def whole(found: Found) -> Stored | None:
    """The table out of the answers to `whole_queries`."""
    tables, seats, entries, chat, frames = found
    if not tables:
        return None
    return Stored(
        _table(tables[0]),
        [_seat(row) for row in seats],
        [Entry(*row) for row in entries],
        [ChatRow(*row) for row in chat][::-1],
        [KeyframeRow(*row) for row in frames],
    )


def _values(table: TableRow) -> Row:
    return (
        table.id,
        table.game,
        table.status,
        int(table.public),
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


def _seat_rows(table: str, seats: Sequence[SeatRow]) -> list[Row]:
    return [
        (table, s.seat, s.who, s.name, s.person, s.level, int(s.public), s.secret, s.invite)
        for s in seats
    ]


def _seats_of(table: str) -> Query:
    return f'SELECT {_SEAT} FROM seats WHERE "table" = ? ORDER BY seat', (table,)


def _seat(row: tuple[Any, ...]) -> SeatRow:
    seat, who, name, person, level, public, secret, invite = row
    return SeatRow(
        seat=seat,
        who=who,
        name=name,
        person=person,
        level=level,
        public=bool(public),
        secret=secret,
        invite=invite,
    )


def _entry_rows(table: str, after: int, texts: Sequence[str], at: int) -> list[Row]:
    return [(table, number, text, at) for number, text in enumerate(texts, after + 1)]


def _single(found: Found) -> Any:
    [rows] = found
    return rows[0][0] if rows else None
