"""The games, found by name and imported only when one is wanted."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from druzina.core import Game

NAMES = ("tales_of_glory", "big_book_of_madness", "amulet", "prophecy", "gloomhaven")


def find(name: str) -> Game[Any, Any]:
    """The game of that name; `-` and `_` are alike, and a beginning that fits one name will do."""
    from druzina.core import Problem

    wanted = name.lower().replace("-", "_").replace(" ", "_")
    fitting = [known for known in NAMES if known == wanted] or [
        known for known in NAMES if wanted and known.startswith(wanted)
    ]
    if len(fitting) != 1:
        raise Problem("problem-game-unknown", game=name, valid=", ".join(NAMES))
    game: Game[Any, Any] = import_module(f"druzina.games.{fitting[0]}").GAME
    return game


def text_of(name: str) -> Path:
    """The folder of a game's words, known without importing the game."""
    return Path(__file__).parent / name / "text"


def texts() -> list[Path]:
    """The folders of all games' words."""
    return sorted(Path(__file__).parent.glob("*/text"))


def advisor() -> ModuleType:
    """What Gloomhaven's monsters do on any board, and why."""
    return import_module(f"{__name__}.gloomhaven.advise")


def study() -> ModuleType:
    """Boards of Gloomhaven as a page shows them: the advice, reach and sight, the scenarios."""
    return import_module(f"{__name__}.gloomhaven.study")
