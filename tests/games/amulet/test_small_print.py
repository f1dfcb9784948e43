"""Rules that a small change would break unseen, each found by changing the code."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.model import DAWN, NIGHT, Realm
from druzina.games.amulet.rules.day import Day
from druzina.games.amulet.rules.gems import FreeGems
from tests.games.amulet.table import (
    FACTS,
    TC,
    damaged,
    fight,
    ids,
    kind,
    night,
    offers,
    opening,
    player,
    refused,
    run,
    say,
    table,
    turn,
    visit,
    with_card,
)

STAFF, HYMNAL = "WP1@0,1r0", "WP2@1,3r0"
TWO = with_card("W.... W.... W.... ..... ..... .....", place="M201")  # easily beaten


@pytest.mark.clause("AMU-POT-01", "AMU-RES-13")
def test_wealth_is_spent_and_back_on_offer() -> None:
    g = fight(table(player(potions="PT02"), player("thief"), content=TC, potions="PT01"), "M101")
    say(g, "wield WP1", "wield WP2", f"lay {STAFF} {HYMNAL}", "drink PT02")
    assert g.players[0].potions == []
    assert ids("potions", g.potions) == "PT01 PT02"
    assert g.players[0].coins == 3 + 2 * 2


@pytest.mark.clause("AMU-POT-01", "AMU-POT-07")
def test_vampire_blood_is_spent() -> None:
    mine = player(potions="PT05", health=2)
    g = night(table(mine, player("thief"), potions="PT01"))
    say(g, "drink PT05")
    assert (g.players[0].potions, g.players[0].health, g.players[1].health) == ([], 6, 5)
    assert ids("potions", g.potions) == "PT01 PT05"


@pytest.mark.clause("AMU-LOC-18", "AMU-LOC-12")
def test_a_free_repair_adds_nothing_to_the_visits_total() -> None:
    """The Thief's discount is not used up by what costs nothing."""
    thief = player("thief", health=1, coins=5, skills="R1a", damaged="WT1")
    g = visit(table(thief, player(), upgraded="hut"), "hut")
    say(g, "mend", "heal")
    assert g.players[0].coins == 5
    say(g, "expedition", "send WT2")
    assert g.players[0].coins == 5, "two actions of 1 coin are what the discount covers"


@pytest.mark.clause("AMU-PRE-07", "AMU-POT-06", "AMU-PRE-01")
def test_stealth_is_asked_of_the_immune_only_for_a_gem() -> None:
    thief = player("thief", skills="R4a", potions="PT07")
    g = table(thief, player(), lair="M102")
    assert "stealth M102" in offers(night(g))
    g = table(thief, player(), lair="M102")
    g.gems[COLOURS.index("blue")] = 0
    assert "stealth M102" not in offers(night(g))
    lasting = turn(table(thief, player(), village="M112"))
    assert offers(lasting) == ["stealth M112", "done"]
    spent = table(thief, player(), village="M112")
    spent.gems[COLOURS.index("blue")] = 0
    assert kind(turn(spent)) == "Go", "in one's own turn too"


@pytest.mark.clause("AMU-CMP-08", "AMU-WPN-05")
def test_a_free_gem_of_an_empty_supply_is_not_gained() -> None:
    g = table(player(), player("thief"))
    g.gems = [0] * len(COLOURS)
    run(g, FreeGems(0, 1))
    assert not g.questions()
    assert g.players[0].aside == [0] * len(COLOURS)


@pytest.mark.clause("AMU-COO-21", "AMU-COO-29")
def test_one_of_the_two_need_have_nothing() -> None:
    poor = player(coins=0, damaged="WP1")
    rich = player("thief", coins=2, place="tower")
    for first, second in ((poor, rich), (player(coins=2), player("thief", coins=0, place="tower"))):
        g = table(first, second, mode="cooperative", quests="A0 B0 C0")
        assert "hand 1" in offers(visit(g, "tower"))
    g = table(poor, player("thief", coins=0, place="tower"), mode="cooperative", quests="A0 B0 C0")
    assert "hand 1" not in offers(visit(g, "tower"))


@pytest.mark.clause("AMU-LOC-29", "AMU-LOC-32")
def test_no_exchange_where_the_supply_has_no_other_colour() -> None:
    g = table(player(aside="red", damaged="WP1 WP2 WP3 WP4"), player("thief"))
    g.gems = [0] * len(COLOURS)
    g.gems[COLOURS.index("red")] = 24
    assert "swap" not in offers(visit(g, "fair"))
    g = table(player(aside="red", damaged="WP1 WP2 WP3 WP4"), player("thief"))
    g.gems = [0] * len(COLOURS)
    g.gems[COLOURS.index("blue")] = 1
    assert "swap" in offers(visit(g, "fair"))


@pytest.mark.clause("AMU-NGT-10")
def test_spells_are_items_too() -> None:
    """N15 takes one from who has spells alone, and one from who has potions alone."""
    g = night(table(player(spells="spark ray"), player("thief", potions="PT01 PT02"), lair="M218"))
    assert set(offers(g)) == {"return spark", "return ray"}
    say(g, "return spark")
    assert set(offers(g)) == {"discard PT01", "discard PT02"}


@pytest.mark.clause("AMU-SET-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_is_used_up_on_the_last_day(seats: int) -> None:
    from druzina.games.amulet import GAME

    options = GAME.read_options({"seats": seats, "character": "drawn"})
    g, luck = GAME.setup(options, GAME.load(), seats), Luck(seats)
    days = FACTS.table.days[seats - 1]
    while (asked := g.advance()) is not None:
        assert bool(g.deck) == (g.round < days) or not g.round
        g.answer(asked[0], luck.pick(asked[1]))
    assert (g.round, g.deck) == (days, [])


@pytest.mark.clause("AMU-POT-02", "AMU-FGT-10", "AMU-RES-06")
def test_the_extra_weapon_is_laid_and_worn_out_with_the_others() -> None:
    mine = player(potions="PT06")
    g = fight(table(mine, player("thief"), content=TC, potions="PT01"), "M101")
    say(g, "wield WP1", "wield WP2", "agility WP3")
    say(g, f"lay {STAFF} {HYMNAL} WP3@3,3r0", "aside")
    assert damaged(g) == "WP1 WP2 WP3"


@pytest.mark.clause("AMU-LOC-25", "AMU-CMP-08")
def test_a_village_gem_of_an_exhausted_colour_is_not_gained() -> None:
    g = table(player(), player("thief"), village="M105")
    g.gems[COLOURS.index("red")] = 0
    visit(g, "village")
    assert not g.questions(), "driven off, and nobody is asked for a gem"
    assert g.village == []
    assert g.players[0].aside == [0] * len(COLOURS)


@pytest.mark.clause("AMU-MOV-08")
def test_who_may_not_go_yet_is_told_what_is_left_to_do() -> None:
    village = visit(table(player(damaged="WP1"), player("thief"), village="M105"), "village")
    assert refused(village, "done").reason == "refusal-must-drive"
    lair = visit(table(player(health=2, potions="PT03"), player("thief"), lair="M101",
                       village="M105"), "lair")  # fmt: skip
    assert refused(lair, "done").reason == "refusal-must-fight"


@pytest.mark.clause("AMU-LOC-29", "AMU-LOC-32")
def test_a_gem_is_exchanged_only_if_another_colour_is_left() -> None:
    def at_the_fair(aside: str) -> Realm:
        g = table(player(aside=aside, damaged="WP1"), player("thief"))
        g.gems = [5, 0, 0, 0, 0]
        return visit(g, "fair")

    assert "swap" not in offers(at_the_fair("yellow"))
    g = say(at_the_fair("yellow red"), "swap")
    assert kind(g) == "PlaceGem", "only the red one can go, and only for a yellow one"
    assert g.players[0].aside == [2, 0, 0, 0, 0]


@pytest.mark.clause("AMU-LOC-12", "AMU-SKL-07")
def test_a_discount_is_for_its_own_kind_of_thing_alone() -> None:
    preacher = table(player(skills="R1a", coins=9, damaged="WP1"), player("thief"))
    say(visit(preacher, "tower"), "buy spark")
    assert preacher.players[0].coins == 6, "potions are cheaper, spells are not"
    sorceress = table(player("sorceress", coins=9), player("thief"))
    say(visit(sorceress, "monastery"), "purchase PT02")
    assert sorceress.players[0].coins == 8, "the first spell is cheaper, potions are not"


@pytest.mark.clause("AMU-COO-09", "AMU-COO-17")
def test_a_game_lost_while_monsters_strike_breaks_no_law() -> None:
    """What was about to strike lies nowhere then; nothing is there twice."""
    seed = 2460763781222336018
    wanted = {"seats": 3, "mode": "cooperative", "quest_a": "1", "quest_b": "1", "quest_c": "1",
              "more_mythical": "3", "start": "1", "gem_symbols_stack": False}  # fmt: skip
    g, luck = GAME.setup(GAME.read_options(wanted), GAME.load(), seed), Luck(seed)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], luck.pick(asked[1]))
    assert g.outcome is not None
    assert (g.outcome.clause, g.phase) == ("AMU-COO-17", NIGHT)
    assert list(GAME.broken(g)) == []
    g.gone.append(g.gone[0] if g.gone else g.deck[0])
    assert list(GAME.broken(g)), "a card that is there twice is a fault still"


@pytest.mark.clause("AMU-COO-16", "AMU-SET-15")
def test_a_game_lost_before_the_last_dawn_breaks_no_law() -> None:
    g = opening(1, quest_b="2", more_mythical="3", character="drawn")
    g.round, g.deck = 7, g.deck[:2]
    g.stack.clear()
    run(g, Day())
    assert g.outcome is not None
    assert (g.outcome.clause, g.phase) == ("AMU-COO-16", DAWN)
    assert not [one for one in GAME.broken(g) if one.startswith("the deck")]


@pytest.mark.clause("AMU-POT-01", "AMU-RES-16")
def test_the_potion_of_health_of_a_result_is_spent() -> None:
    g = table(player(potions="PT03", health=4), player("thief"), content=TC, potions="PT01")
    fight(g, "M101")
    say(g, "wield WP1", "wield WP2", f"lay {STAFF} {HYMNAL}", "drink PT03")
    assert g.players[0].potions == []
    assert ids("potions", g.potions) == "PT01 PT03"
    assert g.players[0].health == 4 - 3 + 1 + 3


@pytest.mark.clause("AMU-COO-21", "AMU-COO-29")
def test_what_is_handed_over_leaves_its_giver() -> None:
    giver = player(place="fair", spells="ray", potions="PT01", aside="red red blue", coins=0)
    g = table(giver, player("thief", place="castle"), mode="cooperative", quests="A0 B0 C0")
    visit(g, "castle")
    say(g, "hand 1", "spell ray", "potion PT01", "gem red", "done", "done", "accept", "aside")
    mine, theirs = g.players
    assert (mine.spells, mine.potions) == ([], [])
    assert mine.aside == [0, 0, 1, 1, 0]
    assert (ids("spells", theirs.spells), ids("potions", theirs.potions)) == ("ray", "PT01")
    assert theirs.aside == [0, 0, 0, 1, 0]


@pytest.mark.clause("AMU-COO-07", "AMU-RES-08")
def test_trophies_discarded_for_an_oath_leave_the_game() -> None:
    humble = player(trophies="M101 M102 M103", oaths="O7 O3")
    g = visit(table(humble, player("thief"), mode="cooperative", quests="A0 B0 C0"), "village")
    say(g, "oath O7", "trophy M101", "trophy M103")
    assert ids("monsters", g.gone) == "M101 M103"


@pytest.mark.clause("AMU-WPN-05", "AMU-CMP-08")
def test_free_gems_are_named_one_by_one_as_far_as_there_are_any() -> None:
    g = table(player(), player("thief"))
    g.gems = [1, 0, 2, 0, 0]
    run(g, FreeGems(0, 2))
    assert offers(g) == ["gem yellow", "gem blue"]
    say(g, "gem yellow")
    assert kind(g) == "PlaceGem" or g.players[0].aside[2] == 1, "the last colour needs no question"
    assert g.gems == [0, 0, 1, 0, 0]


@pytest.mark.clause("AMU-COO-28", "AMU-POT-09")
def test_a_weapon_by_a_potion_is_no_duel() -> None:
    """O10: weapons alone, and the potion that adds one counts as used even if it is left out."""
    g = table(
        player("knight", potions="PT06", oaths="O10 O3"),
        player("thief"),
        mode="cooperative",
        quests="A0 B0 C0",
        content=TWO,
    )
    fight(g, "M201")
    say(g, "wield WK1", "wield WK2", "agility WK3")
    say(g, offers(g)[0])
    while kind(g) not in ("", "Act", "PlaceXp") and g.questions():
        say(g, offers(g)[0])
    assert ids("monsters", g.players[0].trophies) == "M201"
    assert g.players[0].oaths, "not fulfilled"
