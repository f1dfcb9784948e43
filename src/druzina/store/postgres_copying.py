"""All rows out of PostgreSQL, or into it; and backups, in the same kind of file as of a folder."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from druzina.core import Problem
from druzina.store.backup import Manifest, keep_file, put_rows, read, with_manifest
from druzina.store.opening import connect
from druzina.store.postgres_address import Address, driver
from druzina.store.postgres_schema import alive, migrate, quoted, version
from druzina.store.schema import VERSION

if TYPE_CHECKING:
    from asyncpg import Connection

NAMES = (
    "settings",
    "tables",
    "seats",
    "entries",
    "chat",
    "kept",
    "keyframes",
    "profiles",
    "sittings",
)
AT_ONCE = 500  # rows

Rows = Iterable[tuple[object, ...]]


def backup(address: Address, file: Path) -> Manifest:
    """One moment of it, while servers play on; the file is whole or not there."""

    def fill(there: sqlite3.Connection) -> Manifest:
        asyncio.run(_into(address, there))
        return with_manifest(there)

    return keep_file(file, fill)


def restore(address: Address, file: Path) -> tuple[Manifest, str]:
    """Puts a backup in place of the tables; the schema that was there goes on under another name,
    which is told."""
    told = read(file)
    with closing(connect(file, read_only=True)) as here:
        return told, asyncio.run(_replaced(address, here))


async def fill(address: Address, here: sqlite3.Connection) -> None:
    """Everything out of SQLite into a store that has no tables yet."""
    async with opened(address) as database, database.transaction():
        await migrate(database, address.schema, address.name)
        if await database.fetchval("SELECT count(*) FROM tables"):
            raise Problem("problem-copy-there", store=address.name)
        await _put(database, here)


async def _into(address: Address, there: sqlite3.Connection) -> None:
    async with opened(address) as database:
        await readable(database, address)
        async with database.transaction(isolation="repeatable_read", readonly=True):
            for name in NAMES:
                rows = database.cursor(f"SELECT * FROM {name}", prefetch=AT_ONCE)
                waiting: list[tuple[object, ...]] = []
                async for row in rows:
                    waiting.append(tuple(row))
                    if len(waiting) == AT_ONCE:
                        put_rows(there, name, waiting)
                        waiting = []
                put_rows(there, name, waiting)


async def _replaced(address: Address, here: sqlite3.Connection) -> str:
    """All in one transaction: it is as it was, or as the backup has it."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d_%H%M%S")
    before = ""
    async with opened(address) as database, database.transaction():
        if await version(database, address.schema):
            await _deserted(database, address)
            before = f"{address.schema}_before_restore_{stamp}"
            await database.execute(
                f"ALTER SCHEMA {quoted(address.schema)} RENAME TO {quoted(before)}"
            )
        await migrate(database, address.schema, address.name)
        for name in NAMES:
            await database.execute(f"DELETE FROM {name}")
        await _put(database, here)
    return before


async def _put(database: Connection, here: sqlite3.Connection) -> None:
    for name in NAMES:
        rows = here.execute(f"SELECT * FROM {name}")
        while some := rows.fetchmany(AT_ONCE):
            await database.copy_records_to_table(name, records=some)
    await database.execute(
        "SELECT setval(pg_get_serial_sequence('profiles', 'id'), max(id)) FROM profiles "
        "HAVING max(id) IS NOT NULL"
    )


async def _deserted(database: Connection, address: Address) -> None:
    """No server uses it."""
    found = await alive(database)
    if found:
        raise Problem("problem-postgres-held", store=address.name, who=found[0][0])


async def readable(database: Connection, address: Address) -> None:
    """There is a store of this very version."""
    found = await version(database, address.schema)
    if not found:
        raise Problem("problem-postgres-empty", store=address.name)
    if found > VERSION:
        raise Problem("problem-postgres-newer", store=address.name, found=found, wanted=VERSION)
    if found < VERSION:
        raise Problem("problem-postgres-older", store=address.name, found=found, wanted=VERSION)


@asynccontextmanager
async def opened(address: Address) -> AsyncIterator[Connection]:
    """A connection for a while; what goes wrong with it is a `Problem`."""
    asyncpg = driver()
    database = await address.connect()
    try:
        yield database
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise address.problem(error) from error
    finally:
        with suppress(Exception):
            await database.close(timeout=5)
