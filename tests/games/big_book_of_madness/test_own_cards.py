"""Whose card an option means is said only where it is somebody else's."""

from __future__ import annotations

import pytest

from druzina.core import Shown
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.rules.choosing import shown_spot
from druzina.text.words import Words
from tests.games.big_book_of_madness.table import FACTS


@pytest.mark.parametrize(
    ("lang", "mine", "other"),
    [
        ("en", "pay: Water 2 in the hand", "pay: Water 2 in the hand (Ana)"),
        ("cs", "zaplatit: Voda 2 z ruky", "zaplatit: Voda 2 z ruky (Ana)"),
    ],
)
def test_ones_own_card_goes_without_a_name(lang: str, mine: str, other: str) -> None:
    words = Words(lang, GAME, FACTS.fingerprint, ("Ana", "Ben"), strict=True)
    named = GAME.naming(FACTS.fingerprint).shown
    asked = [Shown("choose-pay", "", shown_spot(("W2", "hand", 0), reader)) for reader in (0, 1)]
    said = [words.shown(named(one)) for one in asked]
    assert [one.replace("\xa0", " ") for one in said] == [mine, other]
