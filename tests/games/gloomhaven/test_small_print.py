"""Small print of turns and attacks that is easily read past."""

import pytest

from druzina.games.gloomhaven.model import STRONG, Action, Dungeon, Possession
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.turn import Basic, HeroTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
)


def turn_of(*numbers: int, class_: str = "brute") -> Dungeon:
    """A character's turn with these cards; nobody else is there."""
    g = dungeon(class_, "scoundrel" if class_ != "scoundrel" else "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.played = [card(number) for number in numbers]
    sheet.waiting = list(sheet.played)
    sheet.hand = [each for each in sheet.hand if each not in sheet.played]
    g.then(HeroTurn(0))
    return g


@pytest.mark.clause("GLH-TRN-13", "GLH-ELM-02")
def test_a_half_that_did_nothing_takes_no_element_from_the_half_before() -> None:
    g = turn_of(9, 1)
    asked = play(g, f"bottom {card(9)}")
    play(g, next(each for each in asked if each.startswith("go ")))
    assert len(g.infused) == 1
    play(g, f"top {card(1)}")
    assert card(1) in g.heroes[0].discard, "nobody to attack"
    while (asked_ := g.advance()) is not None:
        g.answer(asked_[0], "end" if "end" in asked_[1] else asked_[1][0])
    assert [state for state in g.elements if state == STRONG] == [STRONG]


@pytest.mark.clause("GLH-TRN-13")
def test_a_half_that_did_nothing_infuses_nothing() -> None:
    g = turn_of(9, 1)
    play(g, f"bottom {card(9)}", "none")
    assert g.infused == []


@pytest.mark.clause("GLH-ACT-12", "GLH-ATK-17")
def test_what_doubles_an_attack_doubles_what_items_add() -> None:
    g = dungeon("scoundrel", "brute")
    one = hero(g, 0, HERE)
    give(one, "invisible")
    foe = monster(g, "bandit-guard", (2, 3), health=40)
    active(g, 0, 90, top=True)
    item = next(
        each
        for each in FACTS.printed.items.values()
        if each.attack == 1 and each.use == "spent" and "own_melee_attack" in each.window
    )
    g.heroes[0].items.append(Possession(item.id))
    comes(g.heroes[0].deck, "0", "0")
    g.acting, g.action = one.id, Action(one.id, basic=True)
    g.then(Basic(0, top=True))
    asked = play(g)
    while asked:
        asked = play(g, next((each for each in asked if each.startswith("use ")), asked[0]))
    assert 40 - foe.health == 2 * (2 + 1)


@pytest.mark.clause("GLH-ITM-14", "GLH-PRC-12")
def test_items_may_be_used_before_a_long_rest_which_then_refreshes_them() -> None:
    g = turn_of()
    sheet = g.heroes[0]
    sheet.resting, sheet.played, sheet.waiting = True, [], []
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    wand = next(each for each in FACTS.printed.items.values() if each.print == 83)
    sheet.items.append(Possession(wand.id))
    assert play(g) == [f"use {wand.id}", "end"]
    play(g, f"use {wand.id}")
    assert sheet.items[0].state == "spent"
    lost = play(g)
    assert lost[0].startswith("lose ")
    play(g, lost[0])
    assert sheet.items[0].state == "ready"


@pytest.mark.clause("GLH-MAT-04")
def test_a_monster_pushes_the_full_distance_and_nobody_can_decline_it() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (2, 3))
    g.action = Action(guard.id)
    g.then(Force(guard.id, one.id, 2))
    asked = play(g)
    assert asked
    assert all(each.startswith("push ") for each in asked)
    asked = play(g, asked[0])
    while asked:
        asked = play(g, asked[0])
    assert field.far(g, one.at, guard.at) == 3


@pytest.mark.clause("GLH-PRC-07", "GLH-ACT-11")
def test_of_two_cards_that_take_a_damage_away_their_owner_says_which() -> None:
    g = dungeon("spellweaver", "brute")
    one = hero(g, 0, HERE)
    first, second = active(g, 0, 66, top=False), active(g, 0, 85, top=False)
    g.then(Hurt(one.id, 3, attack=True))
    assert play(g) == [f"slot {first.card}", f"slot {second.card}"]
    play(g, f"slot {second.card}")
    assert (first.slot, second.slot) == (0, 1)
    assert one.health == one.full
