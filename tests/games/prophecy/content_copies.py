"""Copies of the content to spoil, and what the readers say about them."""

from __future__ import annotations

import shutil
from pathlib import Path

from druzina.core import Problem
from druzina.games.prophecy.content import HOME


def a_copy(folder: Path) -> Path:
    return Path(shutil.copytree(HOME, folder / "content"))


def edit(folder: Path, file: str, entry: str, old: str, new: str) -> None:
    """Replaces the first such text after the id of an entry."""
    path = folder / file
    text = path.read_text("utf-8")
    start = text.index(f'id = "{entry}"') if entry else 0
    place = text.index(old, start)
    path.write_text(text[:place] + new + text[place + len(old) :], "utf-8")


def places(problems: list[Problem]) -> list[tuple[object, ...]]:
    """File, entry, field and clause of each."""
    names = ("file", "entry", "field", "clause")
    return [tuple(problem.arguments.get(name) for name in names) for problem in problems]
