"""When the write-ahead log is copied into the database, so that a copy of the folder is a backup.

Whoever copies the files reads the database first and its log after it. That is sound as long as
the log is not begun anew in between after pages were copied that the reader has not: so the log is
copied when nothing was written for a while, and kept from being begun anew for as long again. Only
on a server that is never quiet is it copied when it has grown long.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

QUIET = 30.0  # seconds; a copy of the folder should take no longer
LONGEST = 64 * 1024 * 1024  # bytes


class Checkpoints:
    """Has a connection for copying and one that reads, while which the log is not begun anew."""

    def __init__(self, copier: sqlite3.Connection, guard: sqlite3.Connection, log: Path) -> None:
        self._copier, self._guard, self._log = copier, guard, log
        self._copied = 0  # writes that were in it when it was last copied
        self._seen, self._since = 0, 0.0
        self._until = 0.0

    def tend(self, writes: int, at: float) -> bool:
        """Looks whether it is time, after so many writes; whether the log was copied."""
        if writes != self._seen:
            self._seen, self._since = writes, at
        if at >= self._until:
            self._let_go()
        if self._long():
            self._let_go()
            return self._copy()
        if self._copied == writes or at - self._since < QUIET:
            return False
        self._guard_from(at)
        self._copied = writes
        return self._copy()

    def close(self) -> None:
        self._let_go()
        self._guard.close()
        self._copier.close()

    def _copy(self) -> bool:
        busy, _, _ = self._copier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return not busy

    def _guard_from(self, at: float) -> None:
        self._let_go()
        self._guard.execute("BEGIN")
        self._guard.execute("SELECT count(*) FROM version").fetchone()
        self._until = at + QUIET

    def _let_go(self) -> None:
        if self._guard.in_transaction:
            self._guard.execute("ROLLBACK")

    def _long(self) -> bool:
        return self._log.exists() and self._log.stat().st_size > LONGEST
