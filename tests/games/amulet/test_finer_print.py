"""More rules that a small change would break unseen, each found by changing the code."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.fitting.grid import card_of
from druzina.games.amulet.model import NIGHT, Realm
from druzina.games.amulet.rules.day import Phase
from druzina.games.amulet.rules.gems import GainGems
from tests.games.amulet.table import (
    FACTS,
    TC,
    aside,
    asked,
    fight,
    ids,
    kind,
    night,
    offers,
    place,
    player,
    refused,
    run,
    said,
    say,
    table,
    visit,
    with_card,
)

RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")


def health(g: Realm) -> list[int]:
    return [one.health for one in g.players]


# An exhausted colour (AMU-CMP-08)


@pytest.mark.clause("AMU-CMP-08", "AMU-POT-03")
def test_alchemy_is_not_offered_a_colour_that_ran_out() -> None:
    g = table(player(), player("thief", potions="PT10"))
    g.gems[RED] = 1
    run(g, GainGems(0, [RED, BLUE], "AMU-WPN-02"))
    say(g, "aside", "aside")
    assert offers(g) == ["none", "copy blue"], "the last red gem has just been taken"


@pytest.mark.clause("AMU-CMP-08", "AMU-LOC-29")
def test_the_fair_exchanges_for_what_the_supply_has() -> None:
    g = table(player(aside="red"), player("thief"))
    g.gems[BLUE] = 0
    visit(g, "fair")
    say(g, "swap")
    assert offers(g) == ["gem yellow", "gem black", "gem green"]


@pytest.mark.clause("AMU-CMP-08", "AMU-LOC-25")
def test_the_village_gives_no_more_of_a_colour_than_there_are() -> None:
    cards = [m.id for m in FACTS.monsters if m.gem == RED][:3]
    blue = next(m.id for m in FACTS.monsters if m.gem == BLUE)
    g = table(player(), player("thief"), village=" ".join([*cards, blue]))
    g.gems[RED] = 1
    visit(g, "village")
    assert offers(g) == ["gem blue", "gem red"]
    say(g, "gem red")
    assert g.gems[BLUE] == 24, "only blue was left to take"


# The night


@pytest.mark.clause("AMU-NGT-06", "AMU-STN-01")
def test_stuns_of_one_ability_come_in_turn_order() -> None:
    g = table(player(health=1), player("thief", health=1), lair="M102", start=1)
    night(g)
    assert said(g, "event-stunned", "seat") == [1, 0]


@pytest.mark.clause("AMU-NGT-20")
def test_fewest_counts_all_tied() -> None:
    g = night(table(player(trophies="M101"), player("thief"), player("hunter"), lair="M118"))
    assert health(g) == [6, 5, 5]


@pytest.mark.clause("AMU-NGT-23", "AMU-PRE-01")
def test_fewest_looks_at_seats_that_are_not_affected() -> None:
    immune = player("thief", skills="R4a")
    g = night(table(player(trophies="M101"), immune, lair="M118"))
    assert health(g) == [6, 6], "only she has the fewest, so nobody suffers"


@pytest.mark.clause("AMU-NGT-04", "AMU-NGT-21")
def test_a_card_lies_beside_the_village_from_its_place_in_the_order() -> None:
    g = night(table(player(), player("thief"), lair="M112 M106", manor="M102"))
    assert g.village == []
    say(g, "resolve M106")
    assert ids("monsters", g.village) == "M106", "the lock of M112 is not in force yet"


@pytest.mark.clause("AMU-NGT-24", "AMU-PRE-06", "AMU-EX-28")
def test_the_healing_block_is_judged_by_who_would_be_healed() -> None:
    monk = player(health=2, skills="R1a R2a R3a")
    g = night(table(monk, player("thief", health=2, skills="R4a"), village="M106"))
    assert health(g) == [2, 3], "the immune are healed by who is under the block"
    spared = player(health=2, skills="R1a R2a R3a")
    spared.ignored = [FACTS.numbers["M106"]]
    g = night(table(spared, player("thief", health=2), village="M106"))
    assert health(g) == [3, 2], "others are not healed by who is free of it"


@pytest.mark.clause("AMU-SIM-02", "AMU-NGT-06")
def test_health_waits_for_all_choices_and_coins_do_not() -> None:
    g = night(table(player(), player("thief"), lair="M108"))
    say(g, "suffer")
    assert (health(g), g.players[1].coins) == ([6, 6], 3)
    say(g, "forfeit")
    assert (health(g), g.players[1].coins) == ([5, 6], 1)
    first = night(table(player(), player("thief"), lair="M108"))
    say(first, "forfeit")
    assert (first.players[0].coins, health(first)) == (1, [6, 6])


@pytest.mark.clause("AMU-PRE-04")
def test_reactions_are_asked_from_the_active_player_on() -> None:
    owners = player(potions="PT10"), player("thief", potions="PT10"), player("hunter")
    g = table(*owners, start=1, active=2)
    run(g, GainGems(2, [BLUE], "AMU-WPN-02"))
    say(g, "aside")
    assert (asked(g).seat, offers(g)) == (0, ["none", "copy blue"])


@pytest.mark.clause("AMU-PRE-08", "AMU-POT-12")
def test_both_potions_may_be_used_before_one_ability() -> None:
    g = night(table(player(potions="PT05 PT07"), player("thief"), lair="M102"))
    say(g, "done")
    assert offers(g) == ["none", "drink PT05", "stealth M102"]
    say(g, "drink PT05")
    assert offers(g) == ["none", "stealth M102"]
    say(g, "stealth M102", "aside")
    assert health(g) == [6, 4], "the blood and the ability"


# Quests in the night


@pytest.mark.clause("AMU-COO-23", "AMU-COO-33")
def test_what_quest_c_adds_comes_after_the_ability_and_its_stuns() -> None:
    """N08 takes 2 and stuns; only then one more is lost, of the restored health."""
    g = night(table(player(health=2), player("thief"), mode="cooperative", lair="M206",
                    quests="A0 B0 C2", mythical="Y1"))  # fmt: skip
    assert health(g) == [5, 3]
    assert [one.stuns for one in g.players] == [1, 0]


@pytest.mark.clause("AMU-COO-10", "AMU-COO-14")
def test_a_quest_that_is_kept_can_still_be_lost() -> None:
    g = table(player(), player("thief"), mode="cooperative", quests="A0 B0 C0", manor="M102")
    g.kept = [FACTS.numbers["A0"]]
    run(g, Phase(NIGHT))
    assert g.outcome is not None
    assert g.outcome.clause == "AMU-COO-14"


# Expeditions

NARROW = replace(  # no hilt can touch the edge, and a cross has no room
    FACTS.adventure("D1"), card=card_of(["XXXXX", "X..XX", "X..XX", "XWWXX", "XXXXX", "XXXXX"])
)


@pytest.mark.clause("AMU-ADV-16", "AMU-POT-09")
def test_only_the_first_weapon_must_have_room() -> None:
    others = (one for one in FACTS.adventures if one.id != "D1")
    content = replace(FACTS, adventures=(NARROW, *others), fingerprint="narrow")
    LOADED["narrow"] = content
    g = visit(table(player(potions="PT06"), player("thief"), content=content), "castle")
    say(g, "expedition")
    assert offers(g) == ["send WP2", "send WP3"]
    say(g, "send WP2")
    assert offers(g) == ["none", "agility WP1", "agility WP3", "agility WP4"]


@pytest.mark.clause("AMU-SKL-09")
def test_the_second_weapon_of_an_expedition_must_be_ready() -> None:
    g = visit(table(player("sorceress", skills="R1a R2a", damaged="WS2"), player()), "castle")
    say(g, "expedition", "send WS1")
    assert offers(g) == ["none", "send WS3", "send WS4"]


# Skills in fights

COLUMN = with_card("W.... W.... W.... ..... ..... .....", place="M201")
BEAM = "beam@1,1r1"  # covers it


@pytest.mark.clause("AMU-SKL-12", "AMU-POT-02")
def test_the_extra_weapon_cannot_be_spent() -> None:
    g = table(player("sorceress", skills="R1c R2c", potions="PT06"), player("thief"))
    fight(g, "M102")
    say(g, "wield WS1", "enough", "agility WS2", "close 3,3")
    assert offers(g) == ["spend WS1", "spend WS3", "spend WS4"]


@pytest.mark.clause("AMU-SKL-13", "AMU-RES-01")
def test_a_reduction_heals_nobody() -> None:
    """K-start: the morning's damage is 1 less, never below 0."""
    knight = player("knight", health=3, spells="beam")
    g = fight(table(knight, player("thief"), content=COLUMN), "M201")
    say(g, "enough", f"lay {BEAM}")
    assert said(g, "event-sum", "harm") == [0]
    assert g.players[0].health == 3


@pytest.mark.clause("AMU-SKL-14", "AMU-SKL-05")
@pytest.mark.parametrize(("lair", "manor", "coins"), [("M201", "", 4), ("", "M201", 3)])
def test_a_night_fight_is_where_its_card_lay(lair: str, manor: str, coins: int) -> None:
    """H-R1c pays for a card of the Lair, wherever the Hunter stands."""
    hunter = player("hunter", skills="R1c R2c R3c", spells="beam", place="fair")
    g = night(table(hunter, player("thief"), content=COLUMN, lair=lair, manor=manor))
    say(g, "prowl", "enough", f"lay {BEAM}")
    assert ids("monsters", g.players[0].trophies) == "M201"
    assert (g.players[0].coins, place(g)) == (coins, "fair")


@pytest.mark.clause("AMU-RES-13", "AMU-POT-08")
def test_questions_after_the_outcome_come_in_their_order() -> None:
    witch = player("sorceress", skills="R1b R3a", spells="beam block", potions="PT02 PT04 PT09")
    g = table(witch, player("thief"), content=COLUMN, phase="evening")
    fight(g, "M201")
    say(g, "wield WS2", "wield WS4", f"lay WS2@2,5r0 WS4@3,3r0 {BEAM} block@4,1r0")
    kinds = []
    while kind(g) != "Act" and g.questions():
        kinds.append(kind(g))
        say(g, offers(g)[0])
    assert kinds == ["DrinkWealth", "DrinkWisdom", "KeepReady", "SaveWeapon", "KeepSpell"]


@pytest.mark.clause("AMU-RES-15", "AMU-RES-04")
def test_what_a_victory_pays_is_not_paid_on_a_retreat() -> None:
    """H-R1c: a coin for a victory in the Lair."""
    g = fight(table(player("hunter", skills="R1c"), player("thief"), content=COLUMN), "M201")
    say(g, "enough", "lay none")
    assert (g.players[0].coins, ids("monsters", g.gone)) == (3, "M201")


@pytest.mark.clause("AMU-RES-07", "AMU-RES-13", "AMU-EX-18")
def test_coins_of_a_fight_that_stuns_are_not_there_to_be_doubled() -> None:
    g = fight(table(player(health=2, potions="PT02"), player("thief"), content=TC), "M101")
    say(g, "wield WP1", "wield WP2", "lay WP1@0,1r0 WP2@1,3r0")
    assert said(g, "event-mutual", "seat") == [0]
    assert ids("potions", g.players[0].potions) == "PT02"
    assert kind(g) != "DrinkWealth"


@pytest.mark.clause("AMU-WPN-04", "AMU-EX-03")
@pytest.mark.parametrize(("stacking", "gems"), [(True, 2), (False, 1)])
def test_gem_symbols_of_an_expedition_stack_as_agreed(stacking: bool, gems: int) -> None:
    witch = player("sorceress", skills="R1a R1b R2a R2b")
    g = visit(table(witch, player(), stacking=stacking), "castle")
    say(g, "expedition", "send WS1", "send WS5", "lay WS1@1,1r0 WS5@1,6r0")
    while kind(g) == "PlaceGem":
        say(g, "aside")
    assert sum(g.players[0].aside) == gems


# Places


@pytest.mark.clause("AMU-LOC-27", "AMU-LOC-10")
def test_a_fourth_spell_gives_no_second_green_gem() -> None:
    witch = player("sorceress", coins=30, skills="R4a")
    g = visit(table(witch, player()), "tower")
    say(g, "buy spark", "buy ray", "buy beam", "aside", "buy block")
    assert (aside(g), g.gems[COLOURS.index("green")]) == ("green", 24)


@pytest.mark.clause("AMU-INF-06")
def test_a_front_that_was_looked_at_is_forgotten_with_its_card() -> None:
    g = table(player("hunter", skills="R1c R2c"), player(), lair="M101 M102")
    visit(g, "lair")
    say(g, "look lair:2")
    assert ids("monsters", g.players[0].looked) == "M102"
    say(g, "fight lair:2", "enough")
    assert g.players[0].looked == []
    left = table(player("hunter"), player(), lair="M101")
    left.players[0].looked = [FACTS.numbers["M101"]]
    assert night(left).players[0].looked == [], "it comes back, but as a back"


@pytest.mark.clause("AMU-ADV-05", "AMU-PLC-02", "AMU-PLC-09")
def test_a_mirrored_spell_keeps_its_squares_on_the_adventure() -> None:
    """Sorceress R3c: who comes later may lie where its reverse would be, not where it lies."""
    witch = player("sorceress", skills="R1c R2c R3c", spells="sickle")
    g = table(witch, player("thief"), adventure="D1")
    visit(g, "castle")
    say(g, "expedition", "send WS1", "lay WS1@1,6r0 sickle@1,1r0m")
    assert [laid.text for laid in g.laid] == ["WS1@1,6r0", "sickle@1,1r0m"]
    visit(g, "castle", seat=1)
    say(g, "expedition", "send WT1")
    overlap = refused(g, "lay WT1@3,1r0")
    assert (overlap.clause, overlap.arguments["square"]) == ("AMU-PLC-02", "3,1")
    say(g, "lay WT1@0,1r0")
    assert g.laid[-1].text == "WT1@0,1r0"


@pytest.mark.clause("AMU-FGT-02", "AMU-POT-02")
def test_agility_adds_a_fourth_weapon_to_three() -> None:
    """SK5 with PT06."""
    knight = player("knight", skills="R1a R2a R4a", potions="PT06")
    g = fight(table(knight, player("thief")), "Y1", "dungeons")
    say(g, "wield WK1", "wield WK2", "wield WK3")
    assert offers(g) == ["none", "agility WK4"]
    say(g, "agility WK4", "lay WK1@1,1r0 WK4@0,3r0")
    assert ids("potions", g.players[0].potions) == ""


@pytest.mark.clause("AMU-LOC-05", "AMU-SKL-10")
def test_the_top_mythical_card_is_turned_up_before_weapons_in_the_lit_dungeons() -> None:
    """ST5 with the upgrade."""
    thief = player("thief", skills="R1c R2c")
    g = visit(table(thief, player(), mythical="Y1 Y2", upgraded="dungeons"), "dungeons")
    assert kind(g) == "ChooseWeapon"
    assert said(g, "event-turned-up", "monster") == [FACTS.numbers["Y2"]]
    assert ids("monsters", g.mythical) == "Y1"
