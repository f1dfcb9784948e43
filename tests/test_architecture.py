"""The page on the architecture speaks of what is there: every file, folder and name it mentions."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE = re.compile(r"`([\w/.<>*-]+\.(?:py|ts|svelte|css|json|js)|[\w/]+/)`")
WORD = re.compile(r"`([A-Za-z_][\w.]*)`")
FOLDERS = ("src", "tests", "web/src", "bench", "scripts", "docs")
TOLD = (".py", ".ts", ".svelte")
NOT_OURS = {"ci"}


def everything() -> list[Path]:
    return [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]


def test_every_file_it_names_is_there() -> None:
    paths = [f"/{path.relative_to(ROOT)}" for path in everything()]
    wanted = {name: f"*/{name.rstrip('/').replace('<game>', '*')}" for name in FILE.findall(PAGE)}
    gone = [name for name, form in wanted.items() if not any(fnmatch(one, form) for one in paths)]
    assert len(wanted) > 150
    assert not gone


def test_every_name_it_uses_stands_in_the_code() -> None:
    files = (
        path for path in everything() if path.suffix in TOLD and "__pycache__" not in path.parts
    )
    known = {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}
    named = {name.rpartition(".")[2] for name in WORD.findall(PAGE)}
    assert not named - known - NOT_OURS
