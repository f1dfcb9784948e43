"""Every command that the README and the pages show is one that the command line understands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from druzina.cli_parser import read
from druzina.lab import command as lab

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
IN_PARTS = "performance.md"  # its tables share the beginnings of commands
SHOWN = re.compile(r"^(?:\.venv/bin/)?(druzina [^#…\n]+)|`(druzina [^`…]+)`", re.MULTILINE)
ALONE = 3  # a command named in passing, `druzina store backup`, has nothing to be read


def commands() -> Iterator[tuple[str, str]]:
    for page in (page for page in PAGES if page.name != IN_PARTS):
        for found in SHOWN.finditer(page.read_text("utf-8")):
            command = (found[1] or found[2]).partition(" > ")[0].strip()
            if "[" not in command:  # else it is the form of one
                yield page.name, command


def test_there_are_many() -> None:
    assert len(list(commands())) > 40


@pytest.mark.parametrize(("page", "command"), sorted(set(commands())))
def test_a_command_on_a_page_is_understood(page: str, command: str) -> None:
    words = shlex.split(command)[1:]
    if len(words) < ALONE and not any("=" in word for word in words):
        return
    if words[0] != "lab":
        assert read(words, "en").command
    elif words[1] == "run":
        lab.parser("en", "druzina lab run").parse_intermixed_args(words[2:])
    else:
        made, takes = lab.form("en", f"druzina lab {words[1]}", words[1])
        import_module(lab.STUDIES[words[1]]).takes_for(words[1], takes)
        made.parse_intermixed_args(words[2:])
