"""Every sentence a person reads, in their language, from text/cs.ftl and text/en.ftl."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .arena import Hex
from .monsters import Board, Reason
from .problem import Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent / "text"
LANGUAGES = ("cs", "en")
LETTERS = "ABCDEFGHIJKLNOPQRSTUVWXYZabcdefghijklnopqrstuvwxyz"


class UnknownMessage(KeyError):
    """A key that no text has: a fault of the program."""


def language(wanted: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted:
        return wanted
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((name for name in names if name), "")
    return "cs" if first.startswith("cs") else "en"


@cache
def bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # it takes long to import

    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource((HOME / f"{lang}.ftl").read_text(encoding="utf-8")))
    return found


def say(lang: str, key: str, **arguments: int | str) -> str:
    """The message of this key."""
    texts = bundle(lang)
    pattern = texts.get_message(key).value if texts.has_message(key) else None
    if pattern is None:
        raise UnknownMessage(key)
    text, errors = texts.format_pattern(pattern, arguments)
    if errors:
        raise UnknownMessage(f"{key}: {errors[0]}")
    return str(text)


def names(board: Board) -> dict[Hex, str]:
    """The enemies' letters, in the order of the board."""
    letters = [*LETTERS, *(f"E{n}" for n in range(len(LETTERS), len(board.enemies)))]
    return {enemy.at: letter for enemy, letter in zip(board.enemies, letters, strict=False)}


def place(at: Hex) -> str:
    return f"({at[0]}, {at[1]})"


def places(hexes: tuple[Hex, ...], known: Mapping[Hex, str]) -> str:
    """Hexes in words, an enemy's with its letter before it."""
    return ", ".join(f"{known[at]} {place(at)}" if at in known else place(at) for at in hexes)


def sentence(lang: str, reason: Reason, known: Mapping[Hex, str]) -> str:
    """A reason in words."""
    plain: dict[str, int | str] = {}
    offsets = reason.key.startswith("profile-")  # the hexes of a pattern, not of the board
    for name, value in reason.arguments.items():
        if isinstance(value, tuple):
            plain[name] = places(value, {} if offsets else known)
            plain[f"{name}_count"] = len(value)
        else:
            plain[name] = value
    if "proximity" in plain:
        if plain["proximity"] == -1:
            plain["proximity"] = "–"
        plain["figures"] = say(lang, "figures", **plain)
    return say(lang, reason.key, **plain)


def problem(lang: str, fault: Problem) -> str:
    """A problem in words; what it is made of first."""
    arguments = {
        name: problem(lang, value) if isinstance(value, Problem) else value
        for name, value in fault.arguments.items()
    }
    return say(lang, fault.key, **arguments)
