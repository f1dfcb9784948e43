"""A whole store from one place to another, from any kind to any kind."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from druzina.core import Problem
from druzina.store import backup, postgres_copying
from druzina.store.backup import Manifest
from druzina.store.opening import OWN_FOLDER
from druzina.store.place import Place, named
from druzina.store.postgres_address import Address
from druzina.store.volumes import FILE, volumes


def backed_up(place: Place, file: Path) -> Manifest:
    if isinstance(place, Address):
        return postgres_copying.backup(place, file)
    return backup.backup(place, file)


def restored(place: Place, file: Path) -> tuple[Manifest, str]:
    """What was there is kept under the name that is told, if anything was."""
    if isinstance(place, Address):
        return postgres_copying.restore(place, file)
    told, before = backup.restore(place, file)
    return told, str(before or "")


def copied(source: Place, target: Place) -> Manifest:
    """One moment of the source, compared by its manifest; the target must not have tables yet."""
    if named(source) == named(target) and _same(source, target):
        raise Problem("problem-copy-same", store=named(source))
    if isinstance(target, Path) and volumes(target):
        raise Problem("problem-copy-there", store=str(target))
    with TemporaryDirectory(prefix="druzina-") as folder:  # only its owner reads there
        between = Path(folder) / FILE
        told = backed_up(source, between)
        if isinstance(target, Address):
            with closing(sqlite3.connect(between)) as here:
                asyncio.run(postgres_copying.fill(target, here))
        else:
            target.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            backup.restore(target, between)
    return told


def _same(source: Place, target: Place) -> bool:
    ways = [one.schema if isinstance(one, Address) else "" for one in (source, target)]
    return ways[0] == ways[1]
