"""Profiles: whose games are whose. Secrets only as hashes, keys to seats only sealed by them."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from druzina.store.rows import Memory, ProfileRow, SaidRow, SittingRow
from druzina.store.writer import Writer

RESULT = "result"

Reading = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]

_MEMORY = "t.id, t.game, t.status, t.changed, k.data"
_KEPT = f"""LEFT JOIN kept k ON k."table" = t.id AND k.kind = '{RESULT}'"""
_OF_TABLE = ("sittings", "keyframes", "kept", "chat", "entries", "seats")


class Profiles:
    """The part of the store that belongs to persons."""

    def __init__(self, writer: Writer, read: Reading) -> None:
        self._writer, self._read = writer, read

    # Writing

    async def create(self, secret: bytes, at: int) -> None:
        query = "INSERT INTO profiles (secret, created) VALUES (?, ?)"
        await self._writer.write(lambda database: database.execute(query, (secret, at)))

    async def sit(self, profile: int, table: str, keys: bytes, at: int) -> None:
        """A table of theirs, or what opens its seats now."""
        query = (
            "INSERT INTO sittings VALUES (?, ?, ?, ?) "
            'ON CONFLICT (profile, "table") DO UPDATE SET keys = excluded.keys'
        )
        await self._writer.write(
            lambda database: database.execute(query, (profile, table, keys, at))
        )

    async def stand_up(self, profile: int, table: str) -> None:
        query = 'DELETE FROM sittings WHERE profile = ? AND "table" = ?'
        await self._writer.write(lambda database: database.execute(query, (profile, table)))

    async def forget(self, profile: int) -> None:
        """The profile and all that says which tables were its own."""

        def work(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM sittings WHERE profile = ?", (profile,))
            database.execute("DELETE FROM profiles WHERE id = ?", (profile,))

        await self._writer.write(work)

    async def erase_table(self, table: str) -> None:
        """A table at which nobody else sat, with everything that happened there."""

        await self._writer.write(lambda database: _erase(database, table))

    async def retire(self, tables_before: int, chat_before: int, spared: Sequence[str]) -> int:
        """Tables that were over, or waited in vain, before then, and what was said before then.

        0 keeps all; `spared` are tables that somebody has open. How many tables went.
        """
        gone = 0

        def work(database: sqlite3.Connection) -> None:
            nonlocal gone
            rows = database.execute(
                "SELECT id FROM tables WHERE changed < ? "
                "AND status IN ('finished', 'abandoned', 'waiting') LIMIT 200",
                (tables_before,),
            )
            ids = [row[0] for row in rows if row[0] not in spared]
            gone = len(ids)
            for id_ in ids:
                _erase(database, id_)
            database.execute("DELETE FROM chat WHERE at < ?", (chat_before,))

        await self._writer.write(work)
        return gone

    async def erase_traces(self, table: str, seats: Sequence[int]) -> None:
        """What these seats said; and what was made from the table and holds their names."""

        def work(database: sqlite3.Connection) -> None:
            marks = ", ".join("?" * len(seats))
            said = f'DELETE FROM chat WHERE "table" = ? AND seat IN ({marks})'
            database.execute(said, (table, *seats))
            for name in ("keyframes", "kept"):
                database.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))

        await self._writer.write(work)

    # Reading

    async def find(self, secret: bytes) -> ProfileRow | None:
        query = "SELECT id, created FROM profiles WHERE secret = ?"

        def work(database: sqlite3.Connection) -> ProfileRow | None:
            row = database.execute(query, (secret,)).fetchone()
            return None if row is None else ProfileRow(*row)

        found: ProfileRow | None = await self._read(work)
        return found

    async def sittings(self, profile: int, limit: int) -> list[SittingRow]:
        """Their tables, those changed last first."""
        query = (
            f"SELECT s.keys, s.at, {_MEMORY} FROM sittings s "
            f'JOIN tables t ON t.id = s."table" {_KEPT} '
            "WHERE s.profile = ? ORDER BY t.changed DESC LIMIT ?"
        )

        def work(database: sqlite3.Connection) -> list[SittingRow]:
            rows = database.execute(query, (profile, limit))
            return [SittingRow(keys, at, Memory(*rest)) for keys, at, *rest in rows]

        found: list[SittingRow] = await self._read(work)
        return found

    async def memories(self, tables: Sequence[str]) -> list[Memory]:
        """What is remembered of these tables."""
        marks = ", ".join("?" * len(tables))
        query = f"SELECT {_MEMORY} FROM tables t {_KEPT} WHERE t.id IN ({marks})"

        def work(database: sqlite3.Connection) -> list[Memory]:
            return [Memory(*row) for row in database.execute(query, tuple(tables))]

        found: list[Memory] = await self._read(work)
        return found

    async def said(self, table: str, seats: Sequence[int]) -> list[SaidRow]:
        """What these seats said in the chat."""
        marks = ", ".join("?" * len(seats))
        query = f'SELECT at, text FROM chat WHERE "table" = ? AND seat IN ({marks}) ORDER BY number'

        def work(database: sqlite3.Connection) -> list[SaidRow]:
            return [SaidRow(*row) for row in database.execute(query, (table, *seats))]

        found: list[SaidRow] = await self._read(work)
        return found


def _erase(database: sqlite3.Connection, table: str) -> None:
    for name in _OF_TABLE:
        database.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
    database.execute("DELETE FROM tables WHERE id = ?", (table,))
