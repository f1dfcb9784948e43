"""The heroes among the games: in this process, or in a copy of the package for another."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from druzina import games
from druzina.core import Game
from tests.heroes import GAME

ROOT = Path(__file__).parents[2]


def among_the_games(patch: pytest.MonkeyPatch) -> None:
    """They are found as the others are."""
    find = games.find

    def found(name: str) -> Game[Any, Any]:
        return GAME if name == GAME.name else find(name)

    patch.setattr(games, "NAMES", (*games.NAMES, GAME.name))
    patch.setattr(games, "find", found)


def copy_with_heroes(code: Path) -> None:
    """The package with one game more."""
    package = ROOT / "src" / "druzina"
    shutil.copytree(package, code / "druzina", ignore=shutil.ignore_patterns("client"))
    (code / "druzina" / "server" / "client").symlink_to(package / "server" / "client")
    home = code / "druzina" / "games"
    shutil.copytree(Path(__file__).parent, home / GAME.name)
    listing = home / "__init__.py"
    known = listing.read_text()
    listing.write_text(known + f'\nNAMES = (*NAMES, "{GAME.name}")\n')
