"""Tables of a toy for tests of the store, and stores of both kinds to keep them in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from druzina.store import SeatRow, SqliteStore, Store, TableRow
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address

T = TypeVar("T")


def table(id_: str = "t1", **more: object) -> TableRow:
    fields: dict[str, object] = {
        "id": id_,
        "game": "toy",
        "status": "playing",
        "public": True,
        "created": 1,
        "changed": 1,
        "host": b"hash",
        "body": b"{}",
        **more,
    }
    return TableRow(**fields)  # type: ignore[arg-type]  # fields by name


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_postgres(url: str, work: Callable[[PostgresStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = PostgresStore(Address(url))
        await store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


class Backend:
    """A place for a store, which is opened anew for every work."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    def __call__(self, work: Callable[[Store], Awaitable[T]]) -> T:
        if isinstance(self.place, Path):
            return with_store(self.place, work)
        return with_postgres(self.place, work)


async def fill(store: Store, tables: int, entries: int) -> None:
    """So many tables, each with so many entries of some length."""
    for n in range(tables):
        texts = [f"0 entry {k} of {n} {'x' * 40}" for k in range(entries)]
        seats = [SeatRow(seat=0, who="person", name=f"Ana {n}")]
        await store.create(table(f"table{n:03d}"), seats, texts)
