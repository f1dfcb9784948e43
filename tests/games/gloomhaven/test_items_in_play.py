"""GLH-ITM, GLH-V15: items in their windows."""

import pytest

from druzina.core import Problem
from druzina.games.gloomhaven.model import Boon, Strike
from druzina.games.gloomhaven.rules.action import BetweenLines
from druzina.games.gloomhaven.rules.arming import AttackItems, ShieldItems
from druzina.games.gloomhaven.rules.asking import NONE
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.rules.turn import HeroTurn, TurnMenu
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
    wear,
)

EAST = (2, 3)


@pytest.mark.clause("GLH-EX-168", "GLH-PRC-06", "GLH-ACT-10", "GLH-ITM-18")
def test_card_slot_ally_and_potion_add_up() -> None:
    g = dungeon("scoundrel", "brute", level=2)
    hero(g, 0, HERE)
    hero(g, 1, (2, 2))
    guard = monster(g, "bandit-guard", EAST, "elite")
    assert guard.health == 10
    marker = active(g, 0, 88, top=False)
    (potion,) = wear(g, 0, 14)
    comes(g.heroes[0].deck, "1")
    begin(g, 0, 89, top=True)
    play(g, "use minor-power-potion", f"hit {guard.id}")
    assert guard.health == 2
    assert (g.heroes[0].xp, marker.slot, potion.state) == (1, 1, "consumed")


@pytest.mark.clause("GLH-EX-170", "GLH-ITM-11", "GLH-SHD-03")
def test_a_bow_ignores_shields_for_the_whole_action() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, (0, 3))
    spirit = monster(g, "living-spirit", EAST)
    archer = monster(g, "bandit-archer", (2, 2), "elite")
    (bow,) = wear(g, 0, 9)
    comes(g.heroes[0].deck, "0", "2x")
    begin(g, 0, 94, top=True)
    play(g, "use piercing-bow", f"hit {spirit.id}", f"hit {archer.id}")
    assert g.find(spirit.id) is None
    assert archer.health == 3
    assert (g.heroes[0].xp, bow.state) == (1, "consumed")


@pytest.mark.clause("GLH-EX-171", "GLH-ITM-09")
def test_a_net_is_asked_for_before_each_draw() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, (0, 3))
    spirit = monster(g, "living-spirit", EAST, health=9)
    archer = monster(g, "bandit-archer", (2, 2), "elite")
    wear(g, 0, 19)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 94, top=True)
    play(g, f"hit {spirit.id}", f"hit {archer.id}", "none", "use weighted-net")
    assert archer.is_("immobilize")
    assert not spirit.is_("immobilize")


@pytest.mark.clause("GLH-EX-189", "GLH-SHD-02", "GLH-ITM-06", "GLH-ITM-15")
def test_shields_slots_and_items_against_an_attack_in_order() -> None:
    for shield, left in (("use heater-shield", 1), ("none", 2)):
        g = dungeon("brute", "scoundrel")
        brute = hero(g, 0, HERE)
        g.heroes[0].hand, g.heroes[0].discard = [], []
        demon = monster(g, "earth-demon", EAST, "elite")
        brute.boons.append(Boon("shield", 1))
        marker = active(g, 0, 7, top=False)
        armor, _ = wear(g, 0, 3, 8)
        comes(g.monster_modifiers, "1")
        begin_attack(g, demon, FACTS.own_attack, [brute.id])
        play(g, shield)
        assert brute.health == brute.full - left
        assert (marker.slot, armor.used, g.heroes[0].xp) == (1, 1, 0)


@pytest.mark.clause("GLH-EX-14", "GLH-ITM-06")
def test_an_item_with_slots_is_spent_after_the_last() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    guard = monster(g, "bandit-guard", EAST)
    (armor,) = wear(g, 0, 3)
    for state in ("ready", "spent"):
        comes(g.monster_modifiers, "0")
        begin_attack(g, guard, FACTS.own_attack, [brute.id])
        play(g)
        assert armor.state == state
    assert brute.health == brute.full - 1 - 1


@pytest.mark.clause("GLH-ITM-14", "GLH-ITM-03", "GLH-RST-04")
def test_a_rest_refreshes_what_is_spent_not_what_is_consumed() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.resting = True
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    boots, potion = wear(g, 0, 1, 14)
    boots.state, potion.state = "spent", "consumed"
    g.then(HeroTurn(0))
    choices = play(g)
    play(g, choices[0])
    assert (boots.state, potion.state) == ("ready", "consumed")


@pytest.mark.clause("GLH-ITM-08", "GLH-ITM-17", "GLH-TRN-08")
def test_boots_lengthen_a_move_and_wings_make_it_a_jump() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-2, 5))
    wear(g, 0, 1, 2)
    begin(g, 0, 3, top=False)  # Move 3
    near = play(g, "use boots-of-striding", "none")
    assert "go 3,2" in near or "go 2,4" in near
    assert max(abs(int(one[3:].split(",")[0]) + 2) for one in near if one.startswith("go")) == 5


@pytest.mark.clause("GLH-ITM-12", "GLH-CON-08", "GLH-VOC-22")
def test_a_stunned_character_uses_only_what_cures() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    give(one, "stun")
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    wear(g, 0, 12, 89)
    g.then(HeroTurn(0))
    assert play(g) == ["use minor-cure-potion", "end"]
    menu = play(g, "use minor-cure-potion")
    assert not one.is_("stun")
    assert any(choice.startswith("top ") for choice in menu)
    assert "use minor-healing-potion" in menu


@pytest.mark.clause("GLH-ITM-04", "GLH-ITM-13", "GLH-DMG-06")
def test_armour_negates_the_damage_of_an_attack() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    (armor,) = wear(g, 0, 51)
    comes(g.monster_modifiers, "0")
    begin_attack(g, guard, FACTS.own_attack, [brute.id])
    play(g, "use shadow-armor")
    assert (brute.health, armor.state) == (brute.full, "consumed")


@pytest.mark.clause("GLH-TRN-07")
def test_a_basic_attack_is_worth_more_with_a_blade() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    wear(g, 0, 40)
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop()]
    last = sheet.waiting[0]
    comes(sheet.deck, "0")
    g.then(HeroTurn(0))
    play(g, f"attack {last}", f"hit {guard.id}")
    assert guard.health == 9 - 3
    assert last in sheet.discard


@pytest.mark.clause("GLH-ITM-01", "GLH-ITM-02", "GLH-SET-04", "GLH-SET-08", "GLH-CRD-02")
@pytest.mark.parametrize(
    ("character", "problem"),
    [
        (Character("wizard"), "problem-class"),
        (Character("brute", items=("iron-helmet", "eagle-eye-goggles")), "problem-item-slot"),
        (Character("brute", items=("war-hammer", "poison-dagger")), "problem-item-slot"),
        (
            Character("brute", items=("minor-healing-potion", "minor-power-potion")),
            "problem-item-slot",
        ),
        (Character("brute", items=("iron-helmet", "iron-helmet")), "problem-item-twice"),
        (Character("brute", items=("crown",)), "problem-item"),
        (Character("brute", cards=("trample",)), "problem-hand"),
        (
            Character("brute", cards=(*FACTS.printed.hands["brute"][:9], "fatal-advance")),
            "problem-card-level",
        ),
        (
            Character("brute", cards=(*FACTS.printed.hands["brute"][:9], "flame-strike")),
            "problem-card",
        ),
    ],
)
def test_what_cannot_be_played_with_is_one_problem(character: Character, problem: str) -> None:
    options = DungeonOptions(seats=2, each=(character, Character("scoundrel")))
    with pytest.raises(Problem) as raised:
        set_up(options, FACTS, 1)
    assert raised.value.key == problem


@pytest.mark.clause("GLH-SET-08")
def test_two_of_one_class_are_refused() -> None:
    options = DungeonOptions(seats=2, each=(Character("brute"), Character("brute")))
    with pytest.raises(Problem) as raised:
        set_up(options, FACTS, 1)
    assert raised.value.key == "problem-class-twice"


@pytest.mark.clause("GLH-ITM-07")
def test_armour_brings_minus_ones_into_the_deck() -> None:
    options = DungeonOptions(
        seats=2, each=(Character("brute", items=("hide-armor",)), Character("scoundrel"))
    )
    g = set_up(options, FACTS, 1)
    assert len(g.heroes[0].deck.draw) == 22
    assert card(1) in g.heroes[0].hand


def test_a_cloak_holds_two_more_small_things() -> None:
    items = (
        "cloak-of-pockets",
        "minor-healing-potion",
        "minor-power-potion",
        "minor-stamina-potion",
    )
    options = DungeonOptions(
        seats=2, each=(Character("brute", items=items), Character("scoundrel"))
    )
    assert len(set_up(options, FACTS, 1).heroes[0].items) == 4


@pytest.mark.clause("GLH-ITM-18", "GLH-TIM-07")
def test_windows_of_items_may_be_silenced_but_not_where_one_would_fall() -> None:
    """Silence for a turn ends with it: turns are counted by their place in the round."""
    g = dungeon("scoundrel", "brute")
    one = hero(g, 0, HERE)
    assert {kind.silent for kind in (AttackItems, ShieldItems, BetweenLines)} == {NONE}
    asked = ShieldItems(0)
    g.strike = Strike(one.id, 0, 2, 0, target=one.id, coming=one.health)
    assert asked.grave(g)
    g.strike.coming -= 1
    assert not asked.grave(g)
    before = g.this_turn()
    g.at_turn += 1
    assert g.this_turn() != before


@pytest.mark.clause("GLH-TRN-01")
def test_who_has_played_both_cards_is_not_asked_for_a_half() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    g.heroes[0].waiting = []
    assert TurnMenu(0).prompt(g).key == "ask-turn-end"
    g.heroes[0].waiting = [next(iter(g.heroes[0].hand))]
    assert TurnMenu(0).prompt(g).key == "ask-turn-menu"
