"""Where records are kept, and how they are written so that a broken write loses nothing."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from druzina.core import Problem, Record, read_record
from druzina.core.refusal import hindrance


class InFile(Exception):
    """A problem with what stands in a file."""

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(f"{file}: {problem}")
        self.file = file
        self.problem = problem


def home() -> Path:
    """The platform's folder for the data of programs."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "druzina"


def fresh(game: str, folder: Path | None = None) -> Path:
    """A file of its own for a game that begins now."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    place = folder or home()
    names = (f"{game}-{stamp}{'' if n == 1 else f'-{n}'}.json" for n in range(1, 1000))
    return next(place / name for name in names if not (place / name).exists())


def write(path: Path, record: Record) -> None:
    """All or nothing: beside the old file first, then in its place. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a directory")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def read(path: Path) -> Record:
    """The record in a file; whatever is wrong says what and where."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Problem("problem-file", file=str(path), detail=hindrance(error)) from error
    try:
        return read_record(data)
    except Problem as problem:
        raise InFile(path, problem) from problem
