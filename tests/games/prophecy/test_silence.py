"""Which questions of Prophecy need not be asked again, and that each has words."""

from __future__ import annotations

from typing import Any

import pytest

from druzina import games
from druzina.core.step import Question, dashed
from druzina.games.prophecy.rules.effects_losses import Protect
from druzina.text.words import Words
from tests.games.prophecy.scenes import realm
from tests.games.prophecy.table import hero


def kinds_of(game: str) -> set[str]:
    """The kinds of questions of a game that silence may answer."""
    games.find(game)
    found, todo = set[str](), list[type[Any]]([Question])
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith(f"druzina.games.{game}.") and kind.silent is not None:
            found.add(kind.__name__)
    return found


@pytest.mark.clause("PRO-TIM-10")
def test_every_window_out_of_ones_turn_may_be_silenced() -> None:
    wanted = {"AtStart", "AtTurnEnd", "Dodge", "LowerGold", "Protect", "RepeatRoll", "UseRule"}
    assert kinds_of("prophecy") >= wanted


@pytest.mark.parametrize("game", ["amulet", "prophecy"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_is_silent_has_a_name(game: str, lang: str) -> None:
    words = Words(lang, games.find(game))
    bases = {"WindowQuestion", "Lower"}  # never asked itself
    kinds = kinds_of(game) - bases
    assert [one for one in kinds if not words.messages.has(f"silent-{dashed(one)}")] == []


@pytest.mark.clause("PRO-RSL-08")
def test_who_would_die_is_asked_in_any_case() -> None:
    g = realm(hero("paladin", lives=2), hero("scout", "village"))
    assert not Protect(0, n=2).grave(g)
    assert Protect(0, n=3).grave(g)
