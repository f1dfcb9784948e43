"""One server at a time on a folder: of two, each would believe only what it wrote itself.

The system frees the lock of whoever dies, so that nothing is ever in the way by mistake. The file
says who holds it, and whether the last one left a log beside the database.
"""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from druzina.core import Problem
from druzina.store.volumes import OWNER_ONLY

LOCK = "druzina.lock"
AWAY, AWAY_WITH_LOG = "closed", "closed, the log is beside"
FAR = 1 << 20  # where Windows locks a byte, which then cannot be read either


class Held:
    """The folder is ours until `release`; `with_log` if whoever had it last left a log."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            _lock(self._file)
        except OSError as error:
            holder = os.pread(self._file, 200, 0) if hasattr(os, "pread") else b""
            os.close(self._file)
            who = holder.decode("utf-8", "replace").strip() or "?"
            raise Problem("problem-store-held", folder=str(folder), who=who) from error
        self.with_log = os.read(self._file, 200).strip() not in (b"", AWAY.encode())
        since = datetime.now().astimezone().isoformat(" ", "seconds")
        self._write(f"pid {os.getpid()}, {socket.gethostname()}, {since}")

    def release(self, with_log: bool = False) -> None:
        if self._file >= 0:
            self._write(AWAY_WITH_LOG if with_log else AWAY)
            os.close(self._file)
            self._file = -1

    def _write(self, text: str) -> None:
        with suppress(OSError):  # a full disk must keep nobody from playing
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.encode() + b"\n")


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
