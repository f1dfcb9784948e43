"""Profiles: whose games are whose. Secrets only as hashes, keys to seats only sealed by them."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.store.rows import Memory, ProfileRow, SaidRow, SittingRow
from druzina.store.works import Reading, Row, Work, Writing, one

RESULT = "result"
RETIRED_AT_ONCE = 200

_MEMORY = "t.id, t.game, t.status, t.changed, k.data"
_KEPT = f"""LEFT JOIN kept k ON k."table" = t.id AND k.kind = '{RESULT}'"""
_OF_TABLE = ("sittings", "keyframes", "kept", "chat", "entries", "seats")


class Profiles:
    """The part of the store that belongs to persons."""

    def __init__(self, write: Writing, read: Reading) -> None:
        self._write, self._read = write, read

    # Writing

    async def create(self, secret: bytes, at: int) -> None:
        await self._write(one("INSERT INTO profiles (secret, created) VALUES (?, ?)", secret, at))

    async def sit(self, profile: int, table: str, keys: bytes, at: int) -> None:
        """A table of theirs, or what opens its seats now."""
        query = (
            "INSERT INTO sittings VALUES (?, ?, ?, ?) "
            'ON CONFLICT (profile, "table") DO UPDATE SET keys = excluded.keys'
        )
        await self._write(one(query, profile, table, keys, at))

    async def stand_up(self, profile: int, table: str) -> None:
        query = 'DELETE FROM sittings WHERE profile = ? AND "table" = ?'
        await self._write(one(query, profile, table))

    async def forget(self, profile: int) -> None:
        """The profile and all that says which tables were its own."""
        parts = (
            ("DELETE FROM sittings WHERE profile = ?", ((profile,),)),
            ("DELETE FROM profiles WHERE id = ?", ((profile,),)),
        )
        await self._write(Work(parts))

    async def erase_table(self, table: str) -> None:
        """A table at which nobody else sat, with everything that happened there."""
        await self._write(Work(_erased([table]), table))

    async def retire(self, tables_before: int, chat_before: int, spared: Sequence[str]) -> int:
        """Tables at which nothing has happened since then, and what was said before then.

        0 keeps all; `spared` are tables that somebody has open. How many tables went.
        """
        query = "SELECT id FROM tables WHERE changed < ? LIMIT ?"
        [rows] = await self._read((query, (tables_before, RETIRED_AT_ONCE + len(spared))))
        ids = [row[0] for row in rows if row[0] not in spared][:RETIRED_AT_ONCE]
        said = ("DELETE FROM chat WHERE at < ?", ((chat_before,),))
        await self._write(Work((*_erased(ids), said)))
        return len(ids)

    async def erase_traces(self, table: str, seats: Sequence[int]) -> None:
        """What these seats said; and what was made from the table and holds their names."""
        said = 'DELETE FROM chat WHERE "table" = ? AND seat = ?'
        parts = (
            (said, [(table, seat) for seat in seats]),
            ('DELETE FROM keyframes WHERE "table" = ?', ((table,),)),
            ('DELETE FROM kept WHERE "table" = ?', ((table,),)),
        )
        await self._write(Work(parts, table))

    # Reading

    async def find(self, secret: bytes) -> ProfileRow | None:
        query = "SELECT id, created FROM profiles WHERE secret = ?"
        [rows] = await self._read((query, (secret,)))
        return ProfileRow(*rows[0]) if rows else None

    async def sittings(self, profile: int, limit: int) -> list[SittingRow]:
        """Their tables, those changed last first."""
        query = (
            f"SELECT s.keys, s.at, {_MEMORY} FROM sittings s "
            f'JOIN tables t ON t.id = s."table" {_KEPT} '
            "WHERE s.profile = ? ORDER BY t.changed DESC LIMIT ?"
        )
        [rows] = await self._read((query, (profile, limit)))
        return [SittingRow(keys, at, Memory(*rest)) for keys, at, *rest in rows]

    async def memories(self, tables: Sequence[str]) -> list[Memory]:
        """What is remembered of these tables."""
        if not tables:
            return []
        query = f"SELECT {_MEMORY} FROM tables t {_KEPT} WHERE t.id IN ({_marks(tables)})"
        [rows] = await self._read((query, tuple(tables)))
        return [Memory(*row) for row in rows]

    async def said(self, table: str, seats: Sequence[int]) -> list[SaidRow]:
        """What these seats said in the chat."""
        if not seats:
            return []
        query = f'SELECT at, text FROM chat WHERE "table" = ? AND seat IN ({_marks(seats)})'
        [rows] = await self._read((f"{query} ORDER BY number", (table, *seats)))
        return [SaidRow(*row) for row in rows]


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _erased(tables: Sequence[str]) -> list[tuple[str, Sequence[Row]]]:
    rows = [(table,) for table in tables]
    parts: list[tuple[str, Sequence[Row]]] = [
        (f'DELETE FROM {name} WHERE "table" = ?', rows) for name in _OF_TABLE
    ]
    return [*parts, ("DELETE FROM tables WHERE id = ?", rows)]
