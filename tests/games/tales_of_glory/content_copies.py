"""Copies of the content to spoil, and what the readers say about them."""

import re
import shutil
from pathlib import Path

from druzina.core import Problem, Problems
from druzina.games.tales_of_glory.content import HOME
from druzina.games.tales_of_glory.content_file import read_tiles


def a_copy(folder: Path) -> Path:
    return Path(shutil.copytree(HOME, folder / "content"))


def block(text: str, tile: str) -> str:
    """The lines of one tile."""
    found = re.search(rf'\[\[tile\]\]\nid = "{tile}"\n(?:.+\n)*', text)
    assert found, tile
    return found[0]


def edit(folder: Path, file: str, tile: str, old: str, new: str) -> None:
    """Replaces something in a tile; with an empty `old`, adds a line to it."""
    path = folder / file
    text = path.read_text("utf-8")
    before = block(text, tile)
    assert old in before
    after = before.replace(old, new, 1) if old else f"{before}{new}\n"
    path.write_text(text.replace(before, after), "utf-8")


def add(folder: Path, file: str, tile: str, count: int = 1) -> None:
    """Appends tiles with the figures of one that is there, under new ids and names."""
    path = folder / file
    text = path.read_text("utf-8")
    entry = block(text, tile)
    new = (re.sub(r'(id|en|cs) = "(.+?)"', rf'\1 = "\2-{n}"', entry) for n in range(count))
    path.write_text("\n".join([text, *new]), "utf-8")


def remove(folder: Path, file: str, *tiles: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    for tile in tiles:
        text = text.replace(block(text, tile), "")
    path.write_text(text, "utf-8")


def refused(folder: Path) -> list[Problem]:
    """What keeps a folder from being loaded; nothing if it can be."""
    try:
        read_tiles(folder)
    except Problems as found:
        return found.problems
    return []


def told(problem: Problem) -> dict[str, object]:
    return {"key": problem.key, **problem.arguments}


def places(problems: list[Problem]) -> list[tuple[object, ...]]:
    """File, entry, field and clause of each."""
    names = ("file", "entry", "field", "clause")
    return [tuple(problem.arguments.get(name) for name in names) for problem in problems]
