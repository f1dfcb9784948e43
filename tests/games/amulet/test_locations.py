"""The nine locations, base and upgraded (AMU-LOC)."""

from __future__ import annotations

import pytest

from tests.games.amulet.table import (
    FACTS,
    TC,
    aside,
    damaged,
    fight,
    ids,
    kind,
    offers,
    place,
    player,
    ready,
    refused,
    said,
    say,
    table,
    told,
    visit,
)

LAY_WP1 = "lay WP1@1,1r0"


@pytest.mark.clause("AMU-LOC-01", "AMU-ADV-01", "AMU-ADV-10")
def test_the_castle_gives_an_expedition_then_one_xp() -> None:
    g = visit(table(player(), player("thief")), "castle")
    assert offers(g) == ["expedition", "done"]
    say(g, "expedition", "send WP4", "lay WP4@1,-1r0")
    assert g.players[0].due == 1
    idle = visit(table(player(), player("thief")), "castle")
    say(idle, "done")
    assert idle.players[0].due == 0, "no weapon placed, nothing paid"


@pytest.mark.clause("AMU-LOC-14")
def test_the_upgraded_castle_pays_two_coins_too() -> None:
    g = visit(table(player(), player("thief"), upgraded="castle"), "castle")
    say(g, "expedition", "send WP4", "lay WP4@1,-1r0")
    assert (g.players[0].due, g.players[0].coins) == (1, 5)


@pytest.mark.clause("AMU-LOC-02", "AMU-LOC-31", "AMU-WPN-16")
def test_the_fair_repairs_three_of_ones_choice() -> None:
    g = visit(table(player(damaged="WP1 WP2 WP3 WP4"), player("thief")), "fair")
    say(g, "mend", "repair WP4")
    assert refused(g, "repair WP4").clause == "AMU-WPN-16"
    say(g, "repair WP1", "repair WP2")
    assert (ready(g), damaged(g)) == ("WP1 WP2 WP4", "WP3")
    few = visit(table(player(damaged="WP1 WP2"), player("thief")), "fair")
    say(few, "mend")
    assert damaged(few) == "", "fewer are all repaired without a question"


@pytest.mark.clause("AMU-LOC-15", "AMU-LOC-21")
def test_the_upgraded_fair_repairs_all_and_still_exchanges() -> None:
    g = table(player(damaged="WP1 WP2 WP3 WP4", aside="red"), player("thief"), upgraded="fair")
    visit(g, "fair")
    assert offers(g) == ["mend", "swap", "done"]
    say(g, "mend")
    assert damaged(g) == ""


@pytest.mark.clause("AMU-LOC-29", "AMU-LOC-02", "AMU-GEM-05")
def test_the_fair_exchanges_one_unplaced_gem_once() -> None:
    g = visit(table(player("thief", aside="red red", amulet="O1", damaged="WT1"), player()), "fair")
    say(g, "swap")
    assert kind(g) == "ExchangeFor"
    assert offers(g) == ["gem yellow", "gem black", "gem blue", "gem green"]
    say(g, "gem blue")
    assert offers(g) == ["field S5", "field I3", "field I6", "aside"], "it may be placed"
    say(g, "field S5")
    assert aside(g) == "red"
    assert (g.gems[3], g.gems[2]) == (26, 24)
    assert refused(g, "swap").reason == "refusal-once-a-visit"


@pytest.mark.clause("AMU-LOC-29", "AMU-LOC-32")
def test_placed_gems_cannot_be_exchanged() -> None:
    g = visit(table(player(amulet="O1 O2", damaged="WP1"), player("thief")), "fair")
    assert offers(g) == ["mend", "done"]
    assert refused(g, "swap").clause == "AMU-LOC-32"


@pytest.mark.clause("AMU-LOC-03", "AMU-FGT-01")
def test_only_monsters_of_the_row_are_fought_there() -> None:
    g = visit(table(player(), player("thief"), lair="M101 M103", manor="M102"), "lair")
    assert offers(g) == ["fight lair:1", "fight lair:2"]
    say(g, "fight lair:2")
    assert g.lair == [FACTS.numbers["M101"]]
    none = visit(table(player(), player("thief"), manor="M102"), "lair")
    assert not none.questions()


@pytest.mark.clause("AMU-LOC-04")
def test_the_weak_spots_of_the_mythical_card_are_unknown_before_the_fight() -> None:
    from druzina.games.amulet import GAME

    g = visit(table(player(), player("thief"), dungeon="Y1"), "dungeons")
    seen = GAME.view(g, 0).fight
    assert kind(g) == "ChooseWeapon"
    assert seen is not None
    assert (seen.monster.weak, seen.monster.id, seen.monster.name) == ([], "", {})
    say(g, "enough")
    seen = GAME.view(g, 0).fight
    assert not g.questions() or (seen is not None and seen.monster.id == "Y1")


@pytest.mark.clause("AMU-LOC-05")
def test_in_the_upgraded_dungeons_the_card_is_turned_up_before_weapons_are_chosen() -> None:
    g = visit(table(player(), player("thief"), dungeon="Y1", upgraded="dungeons"), "dungeons")
    assert kind(g) == "ChooseWeapon"
    assert said(g, "event-turned-up", "monster") == [FACTS.numbers["Y1"]]
    base = visit(table(player(), player("thief"), dungeon="Y1"), "dungeons")
    assert not told(base, "event-turned-up")


@pytest.mark.clause("AMU-LOC-06", "AMU-NGT-08")
def test_driven_off_monsters_leave_the_game_with_their_abilities() -> None:
    g = visit(table(player(), player("thief"), village="M112 M107"), "village")
    say(g, "aside")
    assert g.village == []
    assert ids("monsters", g.gone) == "M112 M107"
    from druzina.games.amulet.rules.skills import locked

    assert not locked(g, 1, "fair")


@pytest.mark.clause("AMU-LOC-25", "AMU-EX-24")
def test_one_gem_of_the_driven_cards_two_if_there_were_four() -> None:
    four = "M105 M110 M102 M103"  # red, red, blue, green
    pairs = set()
    for first in ("red", "blue", "green"):
        g = visit(table(player("thief", amulet="O1 I2"), player(), village=four), "village")
        assert offers(g) == ["gem blue", "gem red", "gem green"]
        say(g, f"gem {first}")
        pairs |= {frozenset((first, text[4:])) for text in offers(g)}
    wanted = {("red",), ("red", "blue"), ("red", "green"), ("blue", "green")}
    assert pairs == {frozenset(pair) for pair in wanted}, "not blue and blue"
    g = visit(table(player("thief", amulet="O1 I2"), player(), village=four), "village")
    say(g, "gem red", "gem red")
    assert aside(g) == "red red"
    three = visit(table(player("thief", amulet="O1 I2"), player(), village="M105 M110 M102"),
                  "village")  # fmt: skip
    say(three, "gem red")
    assert aside(three) == "red"


@pytest.mark.clause("AMU-LOC-07", "AMU-LOC-31")
def test_the_village_repairs_one_without_monsters_too() -> None:
    g = visit(table(player(damaged="WP1 WP2"), player("thief")), "village")
    say(g, "mend", "repair WP2")
    assert damaged(g) == "WP1"


@pytest.mark.clause("AMU-LOC-17", "AMU-LOC-21")
def test_the_upgraded_village_repairs_two_and_still_drives_off() -> None:
    g = table(player(damaged="WP1 WP2 WP3"), player("thief"), upgraded="village", village="M105")
    visit(g, "village")
    assert offers(g) == ["drive", "mend"]
    say(g, "mend", "repair WP2", "repair WP3")
    assert damaged(g) == "WP1"


@pytest.mark.clause("AMU-LOC-08", "AMU-LOC-13")
def test_the_hut_sells_three_actions_at_a_coin_each() -> None:
    g = visit(table(player(damaged="WP1 WP2", health=2, coins=3), player("thief")), "hut")
    assert offers(g) == ["mend", "heal", "expedition", "done"]
    say(g, "mend", "repair WP1")
    assert g.players[0].coins == 2
    say(g, "expedition", "send WP1", LAY_WP1, "heal")
    assert (g.players[0].coins, g.players[0].health) == (0, 5), "2 for the coin, 1 for the heart"
    assert not g.questions()


@pytest.mark.clause("AMU-LOC-28", "AMU-ADV-14")
def test_an_expedition_from_the_hut_gives_no_xp_but_that_of_symbols() -> None:
    g = visit(table(player(coins=1), player("thief"), upgraded="castle"), "hut")
    say(g, "expedition", "send WP4", "lay WP4@1,-1r0")
    assert (g.players[0].due, g.players[0].coins) == (0, 0)
    symbol = visit(table(player("sorceress", coins=1), player()), "hut")
    say(symbol, "expedition", "send WS2", "lay WS2@1,0r0")
    assert symbol.players[0].due == 1


@pytest.mark.clause("AMU-LOC-18")
def test_the_upgraded_hut_repairs_for_nothing() -> None:
    g = table(player(damaged="WP1", health=2, coins=1), player("thief"), upgraded="hut")
    visit(g, "hut")
    say(g, "mend")
    assert g.players[0].coins == 1
    say(g, "heal")
    assert g.players[0].coins == 0
    assert not g.questions(), "the expedition still costs one"


@pytest.mark.clause("AMU-LOC-08", "AMU-LOC-32")
def test_what_cannot_be_paid_or_changes_nothing_is_not_offered() -> None:
    g = visit(table(player("knight", damaged="WK1", coins=0, skills="R1c"), player()), "hut")
    assert offers(g) == ["sacrifice", "done"]
    assert refused(g, "mend").reason == "refusal-too-dear"
    assert refused(g, "heal").clause in ("AMU-LOC-08", "AMU-LOC-32")
    assert refused(g, "battle").reason == "refusal-not-here"
    whole = visit(table(player("knight", damaged="WK1", coins=9, skills="R1c"), player(),
                        adventure=""), "hut")  # fmt: skip
    assert offers(whole) == ["mend", "sacrifice", "done"]
    assert refused(whole, "heal").clause == "AMU-LOC-32"
    assert refused(whole, "expedition").clause == "AMU-ADV-09"


@pytest.mark.clause("AMU-LOC-32", "AMU-SKL-11", "AMU-MOV-05")
def test_what_a_skill_adds_is_refused_by_its_own_rule() -> None:
    """P-R2a, T-R3c and SK2 belong to the location of whoever has them; others do not."""
    monk = visit(table(player("preacher", skills="R2a", health=2, coins=0), player()), "monastery")
    assert refused(monk, "mend").reason == "refusal-nothing-to-do"
    other = visit(table(player("thief", health=2, damaged="WT1"), player()), "monastery")
    assert refused(other, "mend").reason == "refusal-not-here"
    seller = visit(table(player("thief", damaged="WT1", skills="R3c"), player()), "fair")
    assert refused(seller, "sale").clause == "AMU-LOC-32"
    whole = visit(table(player("knight", health=3, skills="R1c"), player()), "monastery")
    assert refused(whole, "sacrifice").clause == "AMU-LOC-32"
    weak = visit(table(player("knight", health=2, damaged="WK1", skills="R1c"), player()), "tower")
    assert refused(weak, "sacrifice").clause == "AMU-MOV-05"
    once = visit(table(player("knight", damaged="WK1 WK2 WK3", skills="R1c"), player()), "tower")
    say(once, "sacrifice", "repair WK1")
    assert refused(once, "sacrifice").clause == "AMU-SKL-11"
    assert refused(once, "sale").reason == "refusal-not-here"


@pytest.mark.clause("AMU-LOC-09")
def test_the_monastery_heals_all_for_nothing() -> None:
    g = visit(table(player(health=1, coins=0), player("thief")), "monastery")
    assert offers(g) == ["heal", "done"]
    say(g, "heal")
    assert (g.players[0].health, g.players[0].coins) == (6, 0)


@pytest.mark.clause("AMU-LOC-26", "AMU-GEM-06")
def test_the_monastery_sells_one_potion_some_with_a_gem() -> None:
    g = visit(table(player(coins=20), player("thief"), potions="PT02 PT03"), "monastery")
    assert offers(g) == ["purchase PT02", "purchase PT03", "done"]
    assert refused(g, "purchase PT05").reason == "refusal-potion-sold"
    say(g, "purchase PT03")
    assert kind(g) == "PlaceGem", "yellow, to be placed at once"
    say(g, "aside")
    assert (g.players[0].coins, aside(g)) == (16, "yellow")
    assert not g.questions(), "no second potion"


@pytest.mark.clause("AMU-LOC-26")
def test_no_second_potion_and_none_if_none_is_left() -> None:
    g = visit(table(player("knight", coins=20, damaged="WK1", skills="R1c"), player(),
                    potions="PT02 PT04"), "monastery")  # fmt: skip
    say(g, "purchase PT02")
    assert offers(g) == ["sacrifice", "done"]
    assert refused(g, "purchase PT04").reason == "refusal-one-potion"
    none = visit(table(player(coins=20), player("thief"), potions=""), "monastery")
    assert not none.questions()


@pytest.mark.clause("AMU-LOC-19", "AMU-LOC-12")
def test_the_upgraded_monastery_is_two_cheaper_never_below_nothing() -> None:
    g = table(player(coins=2), player("thief"), potions="PT02 PT03", upgraded="monastery")
    visit(g, "monastery")
    assert offers(g) == ["purchase PT02", "purchase PT03", "done"]
    say(g, "purchase PT02")
    assert g.players[0].coins == 2, "1 − 2 is 0"
    risen = table(player(coins=1), player("thief"), potions="PT02", upgraded="monastery",
                  village="M202")  # fmt: skip
    visit(risen, "monastery")
    say(risen, "purchase PT02")
    assert risen.players[0].coins == 0, "1 + 2 − 2: only the end is raised to 0"


@pytest.mark.clause("AMU-LOC-20", "AMU-LOC-10")
def test_the_tower_repairs_one_and_sells_spells_of_different_cost() -> None:
    g = visit(table(player(coins=20, damaged="WP1 WP2"), player("thief")), "tower")
    assert offers(g) == ["mend", "buy spark", "buy ray", "buy hook", "buy beam", "buy block",
                         "done"]  # fmt: skip
    say(g, "buy ray")
    assert refused(g, "buy hook").reason == "refusal-same-cost"
    assert refused(g, "buy ray").reason == "refusal-spell-sold"
    assert refused(g, "buy scatter").reason == "refusal-spell-sold"
    say(g, "mend", "repair WP1", "buy beam")
    assert offers(g) == ["buy spark", "done"]
    assert ids("spells", g.players[0].spells) == "ray beam"
    assert g.players[0].coins == 11


@pytest.mark.clause("AMU-LOC-11", "AMU-LOC-27", "AMU-LOC-30", "AMU-EX-25")
def test_all_three_costs_in_the_upgraded_tower() -> None:
    g = visit(table(player(coins=10), player("thief"), upgraded="tower"), "tower")
    say(g, "buy ray")
    assert g.players[0].coins == 8, "the first is 2 cheaper"
    assert refused(g, "buy hook").clause == "AMU-LOC-10"
    say(g, "buy spark")
    assert g.players[0].coins == 5, "once a visit"
    say(g, "buy beam")
    assert g.players[0].coins == 0
    assert kind(g) == "PlaceGem"
    say(g, "aside")
    assert aside(g) == "green"


@pytest.mark.clause("AMU-LOC-27")
def test_two_costs_give_no_gem() -> None:
    g = visit(table(player(coins=10), player("thief")), "tower")
    say(g, "buy spark", "buy beam")
    assert aside(g) == ""


@pytest.mark.clause("AMU-LOC-12", "AMU-LOC-30")
def test_the_sorceress_and_the_upgrade_make_the_first_spell_free() -> None:
    g = visit(table(player("sorceress", coins=3), player(), upgraded="tower"), "tower")
    say(g, "buy spark")
    assert g.players[0].coins == 3, "3 − 2 − 1"
    assert offers(g) == ["done"] or "buy ray" not in offers(g)
    dear = visit(table(player("sorceress", coins=9), player(), village="M202"), "tower")
    say(dear, "buy spark")
    assert dear.players[0].coins == 5, "3 + 2 − 1"


@pytest.mark.clause("AMU-LOC-12")
def test_what_is_too_dear_is_refused_with_its_price() -> None:
    g = visit(table(player(coins=4), player("thief")), "tower")
    refusal = refused(g, "buy beam")
    told = {"n": 5, "coins": 4, "more": 1}
    assert (refusal.clause, refusal.arguments) == ("AMU-LOC-12", told)


@pytest.mark.clause("AMU-LOC-16", "AMU-LOC-22", "AMU-WPN-09")
def test_upgraded_lair_and_manor_have_better_helpers_for_all() -> None:
    for where, base, better in (("lair", "warrior", "knight"), ("manor", "monk", "priest")):
        for upgraded, name in (("", base), (where, better)):
            for seat in (0, 1):
                g = table(player(), player("thief"), upgraded=upgraded, content=TC)
                fight(g, "M101", where, seat)
                say(g, "enough")
                names = {text.split()[1].split("@")[0] for text in offers(g) if "@" in text}
                assert {one.removesuffix("-helper") for one in names} == {name}


@pytest.mark.clause("AMU-LOC-23", "AMU-LOC-24")
def test_mythical_cards() -> None:
    mythical = [m for m in FACTS.monsters if m.mythical]
    for monster in mythical:
        assert (monster.power, monster.xp) == (12, 0)
        assert monster.card.weak.bit_count() == 3
        assert monster.card.forbidden.bit_count() == 2


@pytest.mark.clause("AMU-LOC-13", "AMU-WPN-16")
def test_a_weapon_repaired_at_the_hut_goes_on_the_expedition() -> None:
    g = visit(table(player(ready="", damaged="WP1", coins=2), player("thief")), "hut")
    assert "expedition" not in offers(g)
    say(g, "mend")
    assert "expedition" in offers(g)
    assert place(g) == "hut"
