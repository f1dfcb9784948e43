"""The progress bar: on the terminal's error output, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from druzina.lab.sharing import Result
from druzina.lab.words import Words


class _Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, say: Words) -> None:
        super().__init__()
        self._say = say

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        rate = self._say.number(speed, 0 if speed >= 20 else 1)
        return Text(self._say("lab-games-rate", rate=rate), style="progress.data.speed")


@contextmanager
def progress(console: Console, games: int, say: Words) -> Iterator[Callable[[Result], None]]:
    """Gives the function to call with every game that is done; silent where nobody looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(say),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(say("lab-progress"), total=games)
        yield lambda result: bar.advance(task)
