"""`druzina store`: backup, restore and check of what a server keeps."""

from __future__ import annotations

import sqlite3
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from druzina.core import Problem
from druzina.server.command import BAD_INPUT, TEXT, data_folder
from druzina.store.backup import backup, restore
from druzina.store.opening import FILE, check, connect
from druzina.store.sqlite import answers
from druzina.store.tables import whole, whole_queries
from druzina.text import Messages

DAMAGED = 1
NOWHERE: Any = None  # a table that is only looked at keeps nothing


def run(given: Namespace, lang: str) -> int:
    """0 if it was done and all is well, 1 if something is damaged, 2 if it could not be done."""
    words = Messages(lang, [TEXT])
    folder = given.data or data_folder()
    try:
        return COMMANDS[given.command](given, folder, words)
    except Problem as problem:
        print(words.format(problem.key, problem.arguments), file=sys.stderr)
        return BAD_INPUT


def _backup(given: Namespace, folder: Path, words: Messages) -> int:
    told = backup(folder, given.file)
    figures = {"tables": told.rows["tables"], "entries": told.rows["entries"]}
    print(words.format("store-backed-up", {**figures, "file": str(given.file)}))
    return 0


def _restore(given: Namespace, folder: Path, words: Messages) -> int:
    told, before = restore(folder, given.file)
    figures = {"tables": told.rows["tables"], "entries": told.rows["entries"]}
    print(words.format("store-restored", {**figures, "made": told.made, "folder": str(folder)}))
    if before is not None:
        print(words.format("store-was-aside", {"file": str(before)}))
    return 0


def _check(given: Namespace, folder: Path, words: Messages) -> int:
    """Page by page, then every table played again; nothing is changed, the server may run."""
    file = folder / FILE
    if not file.exists():
        raise Problem("problem-store-none", folder=str(folder))
    try:
        with closing(connect(file, read_only=True)) as database:
            said = check(database)
            broken = dict(_broken(database))
            tables = _count(database)
    except sqlite3.Error as error:
        raise Problem("problem-store-damaged", file=str(file), detail=str(error)) from error
    for detail in said:
        print(words.format("store-unsound", {"detail": detail}), file=sys.stderr)
    for table, kind in broken.items():
        print(words.format("store-table-broken", {"table": table, "kind": kind}), file=sys.stderr)
    if said or broken:
        return DAMAGED
    print(words.format("store-sound", {"tables": tables}))
    return 0


def _count(database: sqlite3.Connection) -> int:
    try:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        return 0


def _broken(database: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Tables that cannot be opened, each with what is wrong in SQLite's words or by its kind."""
    from druzina.server.table.table import Table

    try:
        ids = [str(row[0]) for row in database.execute("SELECT id FROM tables ORDER BY id")]
    except sqlite3.DatabaseError:
        return  # said already, page by page
    for id_ in ids:
        try:
            stored = whole(answers(database, *whole_queries(id_)))
            if stored is not None:
                Table(NOWHERE, stored, b"check")
        except sqlite3.Error as error:
            yield id_, str(error)
        except Exception as error:  # noqa: BLE001  # whatever a damaged table does
            yield id_, type(error).__name__


COMMANDS: dict[str, Callable[[Namespace, Path, Messages], int]] = {
    "store backup": _backup,
    "store restore": _restore,
    "store check": _check,
}
