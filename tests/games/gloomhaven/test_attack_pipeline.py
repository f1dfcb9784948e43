"""GLH-PRC-05, -06: the worked examples of the attack pipeline, and what they rest on."""

import pytest

from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import Boon, Piece
from druzina.games.gloomhaven.rules.damage import Hurt
from tests.games.gloomhaven.dungeon import (
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
)

EAST, WEST = (2, 3), (0, 3)


@pytest.mark.clause("GLH-EX-169", "GLH-ATK-17", "GLH-ACT-12", "GLH-VOC-14")
def test_bonuses_are_added_before_the_value_is_doubled() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    hero(g, 1, (2, 2))
    guard = monster(g, "bandit-guard", EAST, health=20)
    give(she, "invisible")
    give(guard, "poison")
    active(g, 0, 90, top=True)
    comes(g.heroes[0].deck, "-2")
    begin(g, 0, 106, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 12
    assert g.heroes[0].xp == 1 + 2
    assert card(90) in g.heroes[0].lost
    assert she.is_("invisible")


@pytest.mark.clause("GLH-EX-172", "GLH-ACT-11", "GLH-ATK-05", "GLH-ACT-10")
def test_a_null_uses_the_slot_all_the_same() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    marker = active(g, 0, 69, top=True, slot=1)
    comes(g.heroes[0].deck, "null", "null")
    begin(g, 0, 67, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == guard.full
    assert (g.heroes[0].xp, marker.slot) == (1, 2)


@pytest.mark.clause("GLH-EX-173", "GLH-EFF-08", "GLH-RET-06", "GLH-SHD-03")
def test_pierce_takes_from_the_shield_and_retaliate_follows() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    demon = monster(g, "flame-demon", EAST, "elite")
    assert demon.health == 3
    comes(g.heroes[0].deck, "1")
    begin(g, 0, 1, top=True)
    play(g, f"hit {demon.id}")
    assert demon.health == 1
    assert brute.health == brute.full - 2


@pytest.mark.clause("GLH-EX-174", "GLH-VOC-13")
def test_x_is_twice_the_shield_before_pierce() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    golem = monster(g, "stone-golem", EAST, "elite")
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 98, top=True)
    play(g, f"hit {golem.id}")
    assert golem.health == golem.full - 4


@pytest.mark.clause("GLH-EX-175", "GLH-ACT-14", "GLH-ACT-13")
def test_a_new_augment_sends_the_old_one_to_the_discards() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    active(g, 0, 151, top=True)
    comes(g.heroes[0].deck, "1", "0")
    begin(g, 0, 149, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 9 - 2
    assert card(151) in g.heroes[0].discard
    assert [one.card for one in g.heroes[0].active] == [card(149)]
    begin(g, 0, 161, top=False)
    play(g, f"hit {guard.id}")
    assert sum(boon.n for boon in she.boons if boon.kind == "shield") == 2
    assert she.is_("strengthen")


@pytest.mark.clause("GLH-EX-176", "GLH-ATK-21")
def test_damage_dealt_is_not_capped_by_what_was_left() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (3, 2), health=1)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 10, top=True)
    play(g, f"hit {guard.id}")
    assert g.dealt[0] == 3
    begin(g, 0, 12, top=False)
    ends = play(g)
    assert "go -2,3" in ends  # the door, three hexes away


@pytest.mark.clause("GLH-EX-178", "GLH-ARE-06", "GLH-ARE-05")
def test_a_ranged_area_is_worse_for_the_adjacent_target_only() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    near = monster(g, "bandit-guard", (1, 2), health=9)
    left = monster(g, "bandit-guard", (1, 1), health=9)
    right = monster(g, "bandit-guard", (2, 1), health=9)
    comes(g.heroes[0].deck, "1", "-1", "0", "0")
    begin(g, 0, 34, top=True)
    wanted = "area 1,1;1,2;2,1"
    play(g, wanted, "any")
    assert (near.health, left.health, right.health) == (9 - 3, 9 - 4, 9 - 4)
    assert g.heroes[0].xp == 3


def rolling(**more: object) -> Modifier:
    return Modifier(rolling=True, **more)  # type: ignore[arg-type]


@pytest.mark.clause("GLH-EX-184", "GLH-ADV-02", "GLH-AMD-09")
def test_advantage_with_a_rolling_card_uses_both() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    give(brute, "strengthen")
    guard = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, rolling(n=1), "2x")
    begin(g, 0, 1, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 8


@pytest.mark.clause("GLH-EX-185")
def test_two_rolling_cards_go_on_to_the_next() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    give(brute, "strengthen")
    guard = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, rolling(push=1), rolling(conditions=("stun",)), "-1")
    begin(g, 0, 1, top=True)
    choices = play(g, f"hit {guard.id}")
    assert guard.health == 20 - 2
    assert guard.is_("stun")
    assert "none" in choices
    play(g, choices[0])
    assert guard.at != EAST


@pytest.mark.clause("GLH-EX-186", "GLH-ADV-03", "GLH-ADV-07")
def test_disadvantage_disregards_rolling_cards() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    give(brute, "muddle")
    guard = monster(g, "bandit-guard", EAST, health=20)
    deck = g.heroes[0].deck
    comes(deck, rolling(n=1), "0")
    begin(g, 0, 1, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 3
    assert len(deck.discard) == 2
    comes(deck, rolling(n=1), rolling(push=1), "null")
    begin(g, 0, 3, top=True)
    choices = play(g)
    play(g, choices[0])
    assert guard.health == 20 - 3


@pytest.mark.clause("GLH-EX-187", "GLH-ADV-05", "GLH-AMD-04", "GLH-AMD-03")
def test_blesses_and_curses_leave_the_deck_used_or_not() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    give(brute, "strengthen")
    guard = monster(g, "bandit-guard", EAST, health=20)
    deck = g.heroes[0].deck
    g.curses, g.blesses = 1, 1
    comes(deck, "curse", "bless")
    begin(g, 0, 4, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 4
    assert (g.curses, g.blesses, deck.discard, deck.mix) == (0, 0, [], False)
    give(brute, "muddle")
    comes(deck, rolling(n=1), "1")
    begin(g, 0, 4, top=True)
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 4 - 4


@pytest.mark.clause("GLH-EX-188")
def test_retaliates_that_reach_are_one_damage() -> None:
    g = dungeon("spellweaver", "brute")
    she = hero(g, 0, (-1, 3))
    brute = hero(g, 1, (1, 3))
    for seat in (0, 1):
        g.heroes[seat].hand, g.heroes[seat].discard = [], []
    infester = monster(g, "harrower-infester", EAST, "elite")
    infester.boons += [Boon("shield", 2), Boon("retaliate", 2, 3)]
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 72, top=True)
    play(g, f"hit {infester.id}")
    assert infester.health == infester.full - 1
    assert she.health == she.full - 2
    comes(g.heroes[1].deck, "0")
    begin(g, 1, 1, top=True)
    play(g, f"hit {infester.id}")
    assert brute.health == brute.full - 4


@pytest.mark.clause("GLH-EX-190", "GLH-PRC-07")
def test_a_slot_is_used_only_where_damage_would_be_suffered() -> None:
    g = dungeon("spellweaver", "brute")
    she = hero(g, 0, HERE)
    marker = active(g, 0, 66, top=False)
    g.then(Hurt(she.id, 0, attack=True))
    play(g)
    assert marker.slot == 0
    g.then(Hurt(she.id, 1))
    assert play(g) == []
    assert (she.health, marker.slot, g.heroes[0].xp) == (she.full, 1, 1)


@pytest.mark.clause("GLH-EX-191", "GLH-OVL-15", "GLH-EFF-10", "GLH-EFF-04")
def test_pushed_onto_a_trap_it_dies_for_the_one_who_pushed() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (0, 3))
    guard = monster(g, "bandit-guard", (1, 3))
    assert guard.health == 6
    g.pieces.append(Piece("trap", [(2, 3)], 3))
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 7, top=True)
    play(g, f"hit {guard.id}", "push 2,3")
    assert g.find(guard.id) is None
    assert g.pieces == []
    assert [each.at for each in g.loose] == [(2, 3)]
    assert g.heroes[0].counts["kills"] == 1
    assert g.advance() is None


@pytest.mark.clause("GLH-EX-193", "GLH-RET-04")
def test_a_pulled_hound_retaliates_from_where_it_ends() -> None:
    for pulled in (True, False):
        g = dungeon("tinkerer", "brute")
        he = hero(g, 0, (-1, 3))
        g.heroes[0].hand, g.heroes[0].discard = [], []
        hound = monster(g, "hound", (2, 3), "elite", health=4)
        hound.boons.clear()
        g.pieces.append(Piece("hazardous", [(1, 3)]))
        comes(g.heroes[0].deck, "-1")
        begin(g, 0, 33, top=True)
        play(g, f"hit {hound.id}")
        retaliate = 2  # of an elite hound of level 1
        if pulled:
            play(g, "push 1,3")
            assert hound.health == 4 - 1 - 1
            assert he.health == he.full - retaliate
        else:
            play(g, "none")
            assert he.health == he.full


@pytest.mark.clause("GLH-EX-201", "GLH-RET-05")
def test_retaliate_follows_each_target() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE, health=1)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    first = monster(g, "hound", EAST, "elite")
    second = monster(g, "hound", (2, 2), "elite")
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 3, top=True)
    choices = play(g)
    both = next(one for one in choices if "2,2" in one and "2,3" in one)
    play(g, both, f"hit {second.id}")
    assert g.find(brute.id) is None
    assert g.heroes[0].exhausted
    assert (first.health, second.health) == (first.full, first.full - 2)


@pytest.mark.clause("GLH-ATK-08", "GLH-PRC-05")
def test_the_targets_of_an_area_are_attacked_in_the_order_the_attacker_says() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    near = monster(g, "bandit-guard", (1, 2), health=9)
    left = monster(g, "bandit-guard", (1, 1), health=9)
    right = monster(g, "bandit-guard", (2, 1), health=9)
    comes(g.heroes[0].deck, "2", "1", "-1", "0")
    begin(g, 0, 34, top=True)
    asked = play(g, "area 1,1;1,2;2,1")
    assert asked == [f"hit {near.id}", f"hit {left.id}", f"hit {right.id}", "any"]
    play(g, f"hit {right.id}", f"hit {left.id}")
    assert (right.health, left.health, near.health) == (9 - 6, 9 - 5, 9 - 3)


@pytest.mark.clause("GLH-EX-209")
def test_a_ranged_attack_action_uses_a_slot_though_nobody_else_is_there() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (1, 1))
    marker = active(g, 0, 121, top=True)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 126, top=True)
    play(g, f"hit {guard.id}")
    assert (marker.slot, g.heroes[0].xp) == (1, 1)
    guard.at = EAST
    begin(g, 0, 117, top=True)
    play(g, f"hit {guard.id}")
    assert marker.slot == 1


@pytest.mark.clause("GLH-EX-211")
def test_both_heals_of_an_action_profit_from_one_slot() -> None:
    g = dungeon("tinkerer", "brute", character_level=7)
    he = hero(g, 0, HERE, health=1)
    marker = active(g, 0, 44, top=True)
    begin(g, 0, 56, top=True)
    play(g, "none", f"pick {he.id}", "none", f"pick {he.id}")
    assert he.health == 1 + 4 + 4
    assert marker.slot == 1
