"""A run from its plan to its results; also the way in for programs."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from druzina.lab import files
from druzina.lab.interrupt import put_off
from druzina.lab.plan import Plan, checked
from druzina.lab.row import Failed, Row
from druzina.lab.sharing import Result
from druzina.lab.summary import Summary, summarise
from druzina.lab.workers import PROCESSES, InOrder, results

MOST_FAILURES = 10
Watch = Callable[[Result], None]


class Results(Struct, kw_only=True):
    """The rows of a run in the order of its games, and what went wrong."""

    plan: Plan
    rows: list[Row] = []
    failed: list[Failed] = []
    interrupted: bool = False
    seconds: float = 0.0
    workers: int = 1

    @property
    def summary(self) -> Summary:
        return summarise(
            self.plan,
            self.rows,
            self.failed,
            seconds=self.seconds,
            workers=self.workers,
            interrupted=self.interrupted,
        )

    @property
    def given_up(self) -> bool:
        """So many games failed that the rest was not tried."""
        return len(self.failed) >= MOST_FAILURES


def run(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int = 1,
    *,
    rotate: bool = True,
    options: Mapping[str, str] | None = None,
    content: Path | None = None,
    workers: int | None = None,
    folder: Path | None = None,
    force: bool = False,
    lang: str = "en",
    on: str = PROCESSES,
) -> Results:
    """Plays the games and, given a folder, writes the tables, the summary and the report there.

    The same arguments give the same rows whatever the number of workers, unless a bot thinks by
    the clock. Several workers are started by `spawn`: a script calls this under
    `if __name__ == "__main__"`.
    """
    plan = checked(
        Plan(
            game=game,
            seats=tuple(seats),
            games=games,
            seed=seed,
            rotate=rotate,
            options=dict(options or {}),
            content=None if content is None else str(content),
        )
    )
    if folder is not None:
        files.prepare(folder, force)
    found = play_all(plan, workers, folder, on=on)
    if folder is not None:
        write(found, folder, lang)
    return found


def play_all(
    plan: Plan,
    workers: int | None = None,
    folder: Path | None = None,
    watch: Watch = lambda result: None,
    on: str = PROCESSES,
) -> Results:
    """The games of a checked plan; Ctrl-C ends them and keeps what there is."""
    numbers = plan.numbers
    results_ = Results(plan=plan, workers=min(workers or os.cpu_count() or 1, plan.games))
    order, start = InOrder(numbers), perf_counter()
    with ExitStack() as stack:
        table = None
        try:
            found = stack.enter_context(closing(results(plan, numbers, results_.workers, on)))
            table = stack.enter_context(files.Table(folder)) if folder else None
            for result in found:
                with put_off():
                    watch(result)
                    for ready in order.add(result):
                        _keep(ready, results_, table)
                if results_.given_up:
                    break
        except KeyboardInterrupt:
            results_.interrupted = True
        with put_off():
            for ready in order.rest():
                _keep(ready, results_, table)
    results_.seconds = perf_counter() - start
    return results_


def _keep(result: Result, kept: Results, table: files.Table | None) -> None:
    if isinstance(result, Failed):
        kept.failed.append(result)
        return
    kept.rows.append(result)
    if table is not None:
        table.add(result)


def write(found: Results, folder: Path, lang: str = "en") -> None:
    """The summary and the report beside the tables."""
    from druzina.lab.page import page

    summary = found.summary
    files.write_parquet(folder, found.rows)
    files.write_summary(folder, summary)
    files.write_report(folder, page(summary, found.rows, lang))
