"""Characters that seats are given before the game begins, where its rules allow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from druzina import games
from druzina.core import Game, Problem
from druzina.core.seat_options import DRAWN, EACH, gathered, says_of_seats, seat_kind
from druzina.server.lobby.catalogue import game_card
from druzina.server.table.wording import Voice


def given(
    game: Game[Any, Any], wishes: Sequence[str], options: Mapping[str, object]
) -> dict[str, object]:
    """The option that names them, seat by seat; none if all is left to the rules."""
    if not any(wishes):
        return {}
    known = game.characters(game.load())
    if not known:
        raise Problem("problem-character-none", game=game.name)
    kind = seat_kind(game.options)
    if both := [name for name in options if says_of_seats(name, kind)]:
        raise Problem("problem-character-both", option=", ".join(both))
    named = [wish for wish in wishes if wish not in ("", DRAWN)]
    for wish in named:
        if wish not in known:
            valid = ", ".join([DRAWN, *known])
            raise Problem("problem-character-unknown", found=wish, valid=valid)
        if named.count(wish) > 1:
            raise Problem("problem-character-twice", found=wish)
    return {EACH: [{"character": wish} if wish else {} for wish in wishes]}


def told(game: str, options: Mapping[str, object], count: int, lang: str) -> list[str]:
    """Each seat's character in words, as far as the options tell; empty where it is asked."""
    kind = seat_kind(games.find(game).options)
    each = gathered(options, kind, count).get(EACH, []) if kind else []
    wishes = [str(one.get("character", "")) for one in each] if isinstance(each, list) else []
    if not any(wishes):
        return [""] * count
    card = game_card(game, lang).characters
    words = {value.value: value.label for value in card.values} if card else {}
    words[DRAWN] = Voice(lang).say("character-drawn")
    return [words.get(wish, wish) for wish in wishes]
