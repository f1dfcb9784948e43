"""The folder of a run: games.csv, times.csv, summary.json, report.html."""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self, TextIO

import msgspec

from druzina.core import Problem, Record
from druzina.core.refusal import hindrance
from druzina.lab.row import Row, cells, times
from druzina.lab.summary import Summary

PARQUET = "games.parquet"
GAMES, TIMES, SUMMARY, REPORT = "games.csv", "times.csv", "summary.json", "report.html"


def prepare(folder: Path, force: bool = False) -> None:
    """Makes sure, before anything is played, that the results can be written."""
    with _told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        if not force and any(folder.iterdir()):
            raise Problem("problem-lab-folder-used", folder=str(folder))


class Table:
    """The rows on disk, every one complete as soon as it is known."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with _told(folder):
            for name in (SUMMARY, REPORT, PARQUET):
                (folder / name).unlink(missing_ok=True)
            self._games = _Lines(folder / GAMES)
            self._times = _Lines(folder / TIMES)

    def add(self, row: Row) -> None:
        with _told(self.folder):
            self._games.add(dict(cells(row)))
            self._times.add(dict(times(row)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with _told(self.folder):
            self._games.file.close()
            self._times.file.close()


class _Lines:
    """A CSV file; the first line names the columns, and every line has the same."""

    def __init__(self, path: Path) -> None:
        self.file: TextIO = path.open("w", encoding="utf-8", newline="", buffering=1)
        self._writer: csv.DictWriter[str] | None = None

    def add(self, line: dict[str, str]) -> None:
        if self._writer is None:
            self._writer = csv.DictWriter(self.file, list(line), lineterminator="\n")
            self._writer.writeheader()
        self._writer.writerow(line)


def write_summary(folder: Path, summary: Summary) -> None:
    _write(folder / SUMMARY, msgspec.json.format(msgspec.json.encode(summary)) + b"\n")


def write_parquet(folder: Path, rows: Sequence[Row]) -> Path | None:
    """The rows once more as Parquet, figures as numbers; None where pyarrow is not installed."""
    if find_spec("pyarrow") is None or not rows:
        return None
    from pyarrow import Table as Columns
    from pyarrow.parquet import write_table

    lines = [dict(cells(row)) for row in rows]
    names = dict.fromkeys(name for line in lines for name in line)
    columns = {name: _typed([line.get(name) for line in lines]) for name in names}
    path = folder / PARQUET
    with _told(folder):
        write_table(Columns.from_pydict(columns), path)
    return path


def _typed(texts: Sequence[str | None]) -> list[int | float | str | None]:
    """Numbers where all texts of the column are numbers."""
    for kind in (int, float):
        with suppress(ValueError):
            return [None if text is None else kind(text) for text in texts]
    return list(texts)


def write_report(folder: Path, html: str) -> None:
    _write(folder / REPORT, html.encode())


def write_record(folder: Path, number: int, record: Record) -> Path:
    path = folder / f"game-{number}.json"
    _write(path, record.write())
    return path


def _write(path: Path, data: bytes) -> None:
    with _told(path.parent):
        path.write_bytes(data)


@contextmanager
def _told(folder: Path) -> Iterator[None]:
    """A disk that is full or refuses is a `Problem`: one sentence."""
    try:
        yield
    except OSError as error:
        detail = hindrance(error)
        raise Problem("problem-lab-folder", folder=str(folder), detail=detail) from error
