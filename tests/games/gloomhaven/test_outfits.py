"""What characters set out with who have chosen nothing."""

from __future__ import annotations

import pytest

from druzina.core import Problem
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.outfits import GOLD, OUTFITS
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, characters, set_up
from tests.games.gloomhaven.dungeon import FACTS


def party(*chosen: Character, outfit: str = "ready") -> list[Character]:
    options = GAME.read_options({"seats": len(chosen), "outfit": outfit})
    return characters(DungeonOptions(seats=2, outfit=options.outfit, each=chosen), FACTS)


@pytest.mark.clause("GLH-SET-04")
@pytest.mark.parametrize("class_", list(FACTS.printed.classes))
def test_an_outfit_costs_no_more_than_a_new_character_has(class_: str) -> None:
    one = OUTFITS[class_]
    assert sum(FACTS.printed.items[item].cost for item in one.items) <= GOLD
    assert all(FACTS.printed.items[item].prosperity == 1 for item in one.items)
    other = next(id_ for id_ in FACTS.printed.classes if id_ != class_)
    found = party(Character(class_), Character(other))[0]
    assert found.items == one.items
    assert len(set(found.cards)) == FACTS.printed.classes[class_].hand


@pytest.mark.clause("GLH-CRD-02")
def test_cards_of_level_x_come_in_the_place_of_others() -> None:
    brute, spellweaver = party(Character("brute"), Character("spellweaver"))
    assert "skewer" in brute.cards
    assert "eye-for-an-eye" not in brute.cards
    assert "aid-from-the-ether" in spellweaver.cards
    assert {FACTS.printed.cards[card].level for card in brute.cards} == {0, 1}


def test_who_has_chosen_keeps_to_it_and_plain_is_plain() -> None:
    own = ("minor-power-potion",)
    chosen, other = party(Character("brute", items=own), Character("tinkerer"))
    assert chosen.items == own
    assert other.items == OUTFITS["tinkerer"].items
    plain = party(Character("brute"), Character("tinkerer"), outfit="plain")
    assert not any(one.items or one.cards for one in plain)


def test_a_table_that_asks_for_it_begins_with_it() -> None:
    g = set_up(GAME.read_options({"seats": 2, "outfit": "ready"}), FACTS, 7)
    assert [item.item for item in g.heroes[0].items] == ["leather-armor", "minor-stamina-potion"]
    with pytest.raises(Problem):
        GAME.read_options({"seats": 2, "outfit": "rich"})
