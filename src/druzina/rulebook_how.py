"""How a game is played, on one page: the flow of a turn, what wins, the icons.

Read from docs/rules/how, in Czech from docs/rules/how/cs. A heading opens a part; its items are
``1. `glyph` **Name.** words (CLAUSE)``, numbered where they follow one another.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from druzina import rulebook

_ITEM = re.compile(
    r"(?P<bullet>\d+\.|-) `(?P<glyph>[a-z0-9-]+)` \*\*(?P<name>.+?)\.\*\* (?P<words>.*)"
)
_CLAUSE = re.compile(r" ?\(([A-Z]{3}-[A-Z0-9]+-\d+[a-z]?)\)$")

Kind = Literal["steps", "points", "icons"]


class Item(NamedTuple):
    """Something with its glyph; `clause` says it in full, if there is one."""

    glyph: str
    name: str
    words: str
    clause: str


class Part(NamedTuple):
    title: str
    kind: Kind
    items: tuple[Item, ...]


class HowTo(NamedTuple):
    game: str
    title: str
    words: str
    clause: str
    parts: tuple[Part, ...]


@cache
def how_to(game: str, lang: str = "en") -> HowTo:
    """The page of a game; an unknown one is `NotInRulebook`."""
    name = rulebook.game_named(game)
    folder = rulebook.folder() / "how"
    path = folder / lang / f"{name}.md"
    return _read(name, path if path.exists() else folder / f"{name}.md")


def _read(game: str, path: Path) -> HowTo:
    head, *parts = re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    title, _, aim = head.removeprefix("# ").partition("\n")
    words, clause = _apart(aim.strip())
    told = [_part(text, last=text is parts[-1]) for text in parts]
    return HowTo(game, title.strip(), words, clause, tuple(told))


def _part(text: str, last: bool) -> Part:
    title, _, body = text.partition("\n")
    lines = [line for line in body.splitlines() if line.strip()]
    found = [_ITEM.fullmatch(line) for line in lines]
    wrong = [line for line, match in zip(lines, found, strict=True) if match is None]
    if wrong:
        raise ValueError(f"no item: {wrong[0]}")
    items = tuple(
        Item(match["glyph"], match["name"], *_apart(match["words"])) for match in found if match
    )
    steps = bool(lines) and lines[0][0].isdigit()
    return Part(title.strip(), "steps" if steps else "icons" if last else "points", items)


def _apart(text: str) -> tuple[str, str]:
    """The words, and the clause in brackets behind them."""
    found = _CLAUSE.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")
