"""Tables are kept in volumes: a database that is never changed again, and a log that only grows.

Whoever copies the folder, file by file and in any order, has everything that was acknowledged
before they began: what they have read is not changed behind them, and what they have yet to read
is not begun anew. When the log is long, everything goes on in the next volume, which has its name
only once it is whole; the one before stays for a while, for those who are copying it.
"""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from pathlib import Path

FILE = "druzina.sqlite3"  # the first volume; the next ones have numbers
WAL, SHM = "-wal", "-shm"
OWNER_ONLY = 0o600

APART = 600.0  # seconds between volumes, and that the one before stays: a copy must be quicker
LONG_LOG = 16 * 1024 * 1024  # bytes; a database that is larger may have a log as large
DAY = 86_400.0  # seconds: what was erased is gone from the disk after as long

_NAME = re.compile(r"druzina(?:\.([1-9][0-9]*))?\.sqlite3")


def number(file: Path) -> int:
    found = _NAME.fullmatch(file.name)
    return int(found[1] or 0) if found else -1


def volumes(folder: Path) -> list[Path]:
    """Those that are there, the oldest first."""
    there = folder.iterdir() if folder.is_dir() else ()
    return sorted((path for path in there if number(path) >= 0), key=number)


def newest(folder: Path) -> Path:
    """The one that counts: it holds all that is in those before. The first, if there is none."""
    return max(volumes(folder), key=number, default=folder / FILE)


def following(file: Path) -> Path:
    return file.with_name(f"druzina.{number(file) + 1}.sqlite3")


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def private(file: Path) -> None:
    """Nobody else on the machine reads it; the log beside it has the same rights."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for one in (file, beside(file, WAL), beside(file, SHM)):
        if one.exists():
            one.chmod(OWNER_ONLY)


def growing(folder: Path) -> Path:
    """Where something is written that has no name yet, with nothing in it."""
    file = folder / f".{FILE}.growing"
    discard(file)
    private(file)
    return file


def place(file: Path, name: Path) -> None:
    """Gives it its name, for good, with an empty log: one without a log has lost it."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())
    private(beside(name, WAL))
    file.rename(name)
    with suppress(OSError):  # not every system lets a folder be opened
        opened = os.open(name.parent, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def discard(file: Path) -> None:
    for ending in ("", WAL, SHM):
        with suppress(OSError):
            beside(file, ending).unlink(missing_ok=True)


class Shelf:
    """When the next volume is due, and when the one before goes."""

    def __init__(self, file: Path, at: float) -> None:
        self.file, self._since = file, at

    def due(self, at: float) -> bool:
        if at - self._since < APART:
            return False
        try:
            base, log = self.file.stat(), beside(self.file, WAL).stat().st_size
        except OSError:
            return False
        old = log > 0 and time.time() - base.st_mtime > DAY
        return old or log > max(LONG_LOG, base.st_size)

    def put(self, file: Path, at: float) -> None:
        self.file, self._since = file, at

    def clear(self, at: float) -> None:
        """Nobody can be copying those before any more."""
        if at - self._since >= APART:
            for one in volumes(self.file.parent):
                if number(one) < number(self.file):
                    discard(one)
