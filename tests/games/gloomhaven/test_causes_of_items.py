"""GLH-VOC-22: what an item asks in one's own turn names the item."""

import pytest

from druzina.core import Shown
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.causes import cause
from druzina.games.gloomhaven.model import CHARACTER, Dungeon
from druzina.games.gloomhaven.rules.turn import HeroTurn
from tests.games.gloomhaven.dungeon import give, play
from tests.games.gloomhaven.outfits import busy, every, of, worn


def acts_by_itself(g: Dungeon) -> bool:
    return g.action is not None and g.figure(g.action.figure).kind != CHARACTER


@pytest.mark.ux(64)
@pytest.mark.clause("GLH-VOC-22")
@every(of("own_turn"))
def test_what_an_item_asks_names_the_item(item: Item) -> None:
    g = busy()
    sheet = g.heroes[0]
    if item.id == sheet.items[0].item:
        sheet.items[0].item = "minor-power-potion"
    worn(g, item)
    if item.rule.startswith("cures"):
        give(g.figures[0], "muddle", "poison")
    sheet.waiting = [sheet.hand.pop()]
    g.then(HeroTurn(0))
    play(g)
    play(g, f"use {item.id}")
    while (asked := g.advance()) is not None and f"top {sheet.waiting[0]}" not in asked[1]:
        said = cause(g, asked[0])
        if acts_by_itself(g):  # whom the item moves or makes attack
            assert said is not None
            assert said.key == "because-figure"
        else:
            assert said == Shown("because-item", "GLH-VOC-22", {"item": item.id})
        g.answer(asked[0], asked[1][0])
