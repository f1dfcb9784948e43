"""Characters that seats are given before the game begins, where its rules allow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from druzina import games
from druzina.core import Game, Problem
from druzina.server.lobby.catalogue import game_card
from druzina.server.table.wording import Voice

DRAWN = "drawn"


def given(
    game: Game[Any, Any], wishes: Sequence[str], options: Mapping[str, object]
) -> dict[str, object]:
    """The option that names them, seat by seat; none if all is left to the rules."""
    if not any(wishes):
        return {}
    known = game.characters(game.load())
    if not known:
        raise Problem("problem-character-none", game=game.name)
    if game.character_option in options:
        raise Problem("problem-character-both", option=game.character_option)
    named = [wish for wish in wishes if wish not in ("", DRAWN)]
    for wish in named:
        if wish not in known:
            valid = ", ".join([DRAWN, *known])
            raise Problem("problem-character-unknown", found=wish, valid=valid)
        if named.count(wish) > 1:
            raise Problem("problem-character-twice", found=wish)
    return {game.character_option: ",".join(wishes)}


def told(game: str, options: Mapping[str, object], count: int, lang: str) -> list[str]:
    """Each seat's character in words, as far as the options tell; empty where it is asked."""
    named = str(options.get(games.find(game).character_option, ""))
    if not named:
        return [""] * count
    wishes = [DRAWN] * count if named == DRAWN else named.split(",")
    card = game_card(game, lang).characters
    words = {value.value: value.label for value in card.values} if card else {}
    words[DRAWN] = Voice(lang).say("character-drawn")
    wishes = [wish.strip() for wish in wishes[:count]] + [""] * (count - len(wishes))
    return [words.get(wish, wish) for wish in wishes]
