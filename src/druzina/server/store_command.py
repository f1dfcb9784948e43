"""`druzina store`: backup, restore, check and copy of what a server keeps."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from druzina.core import Problem
from druzina.server.command import BAD_INPUT, TEXT, store_place
from druzina.store import Store, Stored, StoreFailed
from druzina.store.backup import Manifest
from druzina.store.copying import backed_up, copied, restored
from druzina.store.opening import check, connect
from druzina.store.place import named, place_of
from druzina.store.postgres_address import Address
from druzina.store.sqlite import answers
from druzina.store.tables import whole, whole_queries
from druzina.store.volumes import newest
from druzina.text import Messages
from druzina.text.words import Words

DAMAGED = 1
NOWHERE: Any = None  # a table that is only looked at keeps nothing


def run(given: Namespace, lang: str) -> int:
    """0 if it was done and all is well, 1 if something is damaged, 2 if it could not be done."""
    words = Messages(lang, [TEXT])
    try:
        return COMMANDS[given.command](given, words)
    except Problem as problem:
        print(Words(lang, folders=[TEXT]).problem(problem), file=sys.stderr)
        return BAD_INPUT


def _backup(given: Namespace, words: Messages) -> int:
    told = backed_up(store_place(given), given.file)
    print(words.format("store-backed-up", {**_figures(told), "file": str(given.file)}))
    return 0


def _restore(given: Namespace, words: Messages) -> int:
    place = store_place(given)
    told, before = restored(place, given.file)
    more = {"made": told.made, "folder": named(place)}
    print(words.format("store-restored", {**_figures(told), **more}))
    if before:
        print(words.format("store-was-aside", {"file": before}))
    return 0


def _copy(given: Namespace, words: Messages) -> int:
    source, target = place_of(given.source), place_of(given.target)
    told = copied(source, target)
    more = {"source": named(source), "target": named(target)}
    print(words.format("store-copied", {**_figures(told), **more}))
    return 0


def _figures(told: Manifest) -> dict[str, object]:
    return {"tables": told.rows["tables"], "entries": told.rows["entries"]}


def _check(given: Namespace, words: Messages) -> int:
    """Page by page, then every table played again; nothing is changed, the server may run."""
    place = store_place(given)
    if isinstance(place, Address):
        said, broken, tables = asyncio.run(_looked_through(place))
    else:
        said, broken, tables = _read_through(place)
    for detail in said:
        print(words.format("store-unsound", {"detail": detail}), file=sys.stderr)
    for table, kind in broken.items():
        print(words.format("store-table-broken", {"table": table, "kind": kind}), file=sys.stderr)
    if said or broken:
        return DAMAGED
    print(words.format("store-sound", {"tables": tables}))
    return 0


def _read_through(folder: Path) -> tuple[list[str], dict[str, str], int]:
    file = newest(folder)
    if not file.exists():
        raise Problem("problem-store-none", folder=str(folder))
    try:
        with closing(connect(file, read_only=True)) as database:
            return check(database), dict(_broken(database)), _count(database)
    except sqlite3.Error as error:
        raise Problem("problem-store-damaged", file=str(file), detail=str(error)) from error


async def _looked_through(address: Address) -> tuple[list[str], dict[str, str], int]:
    """PostgreSQL answers for its pages itself; what is in them is played again."""
    from druzina.store.postgres import PostgresStore
    from druzina.store.postgres_copying import opened, readable

    async with opened(address) as database:
        await readable(database, address)
        ids = [row[0] for row in await database.fetch("SELECT id FROM tables ORDER BY id")]
    store = PostgresStore(address)
    await store.start()
    try:
        found = {id_: await _fault(store, id_) for id_ in ids}
    finally:
        await store.close()
    return [], {id_: kind for id_, kind in found.items() if kind}, len(ids)


async def _fault(store: Store, id_: str) -> str:
    try:
        stored = await store.load(id_)
        if stored is not None:
            _play_again(stored)
    except StoreFailed as error:
        return str(error)
    except Exception as error:  # noqa: BLE001  # whatever a damaged table does
        return type(error).__name__
    return ""


def _play_again(stored: Stored) -> None:
    from druzina.server.table.table import Table

    Table(NOWHERE, stored, b"check")


def _count(database: sqlite3.Connection) -> int:
    try:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        return 0


def _broken(database: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Tables that cannot be opened, each with what is wrong in SQLite's words or by its kind."""
    try:
        ids = [str(row[0]) for row in database.execute("SELECT id FROM tables ORDER BY id")]
    except sqlite3.DatabaseError:
        return  # said already, page by page
    for id_ in ids:
        try:
            stored = whole(answers(database, *whole_queries(id_)))
            if stored is not None:
                _play_again(stored)
        except sqlite3.Error as error:
            yield id_, str(error)
        except Exception as error:  # noqa: BLE001  # whatever a damaged table does
            yield id_, type(error).__name__


COMMANDS: dict[str, Callable[[Namespace, Messages], int]] = {
    "store copy": _copy,
    "store backup": _backup,
    "store restore": _restore,
    "store check": _check,
}
