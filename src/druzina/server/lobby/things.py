"""The things of a game in one language: a name by language becomes the name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from druzina import games
from druzina.text import LANGUAGES


@cache
def things_of(name: str, lang: str) -> dict[str, dict[str, Any]]:
    """The facts of every thing of the catalogue, by id."""
    game = games.find(name)
    return {
        id_: _plain(msgspec.to_builtins(thing), lang)
        for id_, thing in game.catalogue(game.load()).items()
    }


def name_of(game: str, thing: str, lang: str) -> str:
    """What a thing is called; what has no name goes by its id."""
    return str(things_of(game, lang).get(thing, {}).get("name", thing))


def _plain(value: Any, lang: str) -> Any:
    if isinstance(value, Mapping):
        if value and set(value) <= set(LANGUAGES):
            return value.get(lang) or next(iter(value.values()))
        return {key: _plain(one, lang) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, lang) for one in value]
    return value
