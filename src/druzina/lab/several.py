"""One run over several settings: `difficulty=I/II/III`, tables of different
sizes (`--seats "greedy,greedy;greedy,greedy,greedy"`), or both.

Each setting is a plan of its own, with the same seeds, so that luck is alike in all of them.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from druzina.lab.statistics import Estimate
from druzina.lab.summary import Summary
from druzina.lab.words import Words

BETWEEN = "/"
BETWEEN_TABLES = ";"
OVERVIEW = "settings.csv"


class Setting(Struct, frozen=True):
    """Who sits at the table, and the options."""

    seats: tuple[str, ...]
    options: dict[str, str]

    @property
    def name(self) -> str:
        """Short, and fit for a folder: `4-difficulty=I-mode=terror`."""
        said = (f"{name}={value}" for name, value in self.options.items())
        return "-".join((str(len(self.seats)), *said))


def settings(seats: str, options: Mapping[str, str]) -> list[Setting]:
    """All that the words stand for, every alternative with every other."""
    tables = [
        tuple(name.strip() for name in table.split(",")) for table in seats.split(BETWEEN_TABLES)
    ]
    values = [value.split(BETWEEN) for value in options.values()]
    return [
        Setting(table, dict(zip(options, chosen, strict=True)))
        for table in tables
        for chosen in product(*values)
    ]


def show_settings(console: Console, found: Sequence[tuple[Setting, Summary]], say: Words) -> None:
    """How often each setting was won together."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("lab-setting"))
    for heading in ("lab-count", "lab-share", "lab-interval"):
        table.add_column(say(heading), justify="right")
    for setting, summary in found:
        if summary.team is not None:
            shown = say.share(summary.team.value), say.share_interval(summary.team)
            table.add_row(told(setting, say), str(summary.played), *shown)
    if table.row_count:
        console.print(table)


def told(setting: Setting, say: Words) -> str:
    players = say("lab-players", players=len(setting.seats))
    return ", ".join((players, *(f"{name}={value}" for name, value in setting.options.items())))


def write_settings(folder: Path, found: Sequence[tuple[Setting, Summary]]) -> Path:
    """The same as a table: a row for each setting."""
    path = folder / OVERVIEW
    names = list(dict.fromkeys(name for setting, _ in found for name in setting.options))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("bots", "players", *names, "games", "won", "low", "high"))
        for setting, summary in found:
            share = summary.team or Estimate(0.0, 0.0, 0.0)
            figures = (f"{one:.4f}" for one in (share.value, share.low, share.high))
            values = (setting.options.get(name, "") for name in names)
            bots = ",".join(setting.seats)
            writer.writerow((bots, len(setting.seats), *values, summary.played, *figures))
    return path
