"""Copies of the content to spoil, and what the readers say about them."""

import re
import shutil
from pathlib import Path

from druzina.core import Problem
from druzina.games.amulet.content import HOME


def a_copy(folder: Path) -> Path:
    return Path(shutil.copytree(HOME, folder / "content"))


def block(text: str, entry: str) -> str:
    """The lines of one entry, found by its id."""
    found = re.search(rf'\[\[\w+\]\]\nid = "{entry}"\n(?:(?!\[\[).*\n)*', text)
    assert found, entry
    return found[0]


def edit(folder: Path, file: str, entry: str, old: str, new: str) -> None:
    """Replaces something in an entry; with an empty `old`, adds a line after its id."""
    path = folder / file
    text = path.read_text("utf-8")
    before = block(text, entry) if entry else text
    assert old in before, (entry, old)
    after = before.replace(old, new, 1) if old else before.replace('"\n', f'"\n{new}\n', 1)
    path.write_text(text.replace(before, after), "utf-8")


def redraw(folder: Path, file: str, entry: str, rows: tuple[str, ...]) -> None:
    """Gives a card another grid."""
    path = folder / file
    text = path.read_text("utf-8")
    before = block(text, entry)
    grid = "".join(f'    "{row}",\n' for row in rows)
    after = re.sub(r"grid = \[\n.*?\]", f"grid = [\n{grid}]", before, flags=re.DOTALL)
    path.write_text(text.replace(before, after), "utf-8")


def remove(folder: Path, file: str, entry: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    path.write_text(text.replace(block(text, entry), ""), "utf-8")


def places(problems: list[Problem]) -> list[tuple[object, ...]]:
    """File, entry, field and clause of each."""
    names = ("file", "entry", "field", "clause")
    return [tuple(problem.arguments.get(name) for name in names) for problem in problems]
