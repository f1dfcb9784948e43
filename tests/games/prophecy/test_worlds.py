"""PRO-HID: what others may imagine of cards that somebody has looked at."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.prophecy import GAME
from druzina.games.prophecy.model import Kingdom
from tests.games.prophecy.table import FACTS, hero, kingdom


def looking() -> Kingdom:
    """Seat 0 has looked at the card of a field and at a guardian; two more lie face down."""
    g = kingdom(hero("paladin"), hero("scout", "village"))
    g.told = None
    for field in (4, 7, 9):
        g.hidden[field] = g.adventure.deck.pop()
    g.heroes[0].looked = [g.hidden[4], g.spheres[2].lesser]
    return g


@pytest.mark.clause("PRO-HID-02", "PRO-HID-03", "PRO-HID-06")
@pytest.mark.parametrize("salt", range(12))
def test_what_others_looked_at_follows_the_cards_that_lie_there(salt: int) -> None:
    g = looking()
    GAME.resample(g, 1, Luck(salt))
    assert g.heroes[0].looked == [g.hidden[4], g.spheres[2].lesser]
    again = looking()
    GAME.resample(again, 1, Luck(99 - salt))
    GAME.resample(again, 1, Luck(salt))
    assert GAME.codec.fingerprint(again) == GAME.codec.fingerprint(g)


@pytest.mark.clause("PRO-HID-06")
def test_who_looked_knows_it_still() -> None:
    g = looking()
    known = list(g.heroes[0].looked)
    GAME.resample(g, 0, Luck(5))
    assert [g.hidden[4], g.spheres[2].lesser] == known == g.heroes[0].looked
    assert FACTS.cards[g.hidden[7]].deck == "adventure"
