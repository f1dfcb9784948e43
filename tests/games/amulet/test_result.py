"""What a fight comes to (AMU-RES), and the potions at its result (AMU-POT)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.model import Realm
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
    said,
    say,
    table,
    told,
    trophies,
    with_card,
)

WIN = "lay WP1@0,1r0 WP2@1,3r0"


def preacher(potions: str = "", health: int = 6, coins: int = 3, **more: str) -> Realm:
    """The Preacher with Staff and Hymnal against the card of the examples."""
    g = table(
        player(health=health, coins=coins, potions=potions, **more),  # type: ignore[arg-type]  # words
        player("thief"),
        content=TC,
        potions="",
    )
    fight(g, "M101")
    return say(g, "wield WP1", "wield WP2")


def sorceress(health: int, potions: str = "") -> Realm:
    """The Sorceress with her Wand alone: one weak spot covered, 4 damage left."""
    g = table(player("sorceress", health=health, potions=potions), player("thief"), content=TC)
    fight(g, "M101")
    return say(g, "wield WS1", "enough", "lay WS1@1,4r0")


@pytest.mark.clause("AMU-RES-01", "AMU-EX-01", "AMU-PRE-07", "AMU-RES-13")
def test_health_is_computed_together() -> None:
    """3 − 7 + 3 + 2 = 1: the Potion of Health and two hearts."""
    heavy = with_card("..W11 ...11 ...11 W...1 ..... .....", place="M103")
    g = table(player(health=3, potions="PT03", skills="R1b R2b"), player("thief"), content=heavy)
    fight(g, "M103")
    say(g, "wield WP1", "wield WP5", "lay WP1@0,1r0 WP5@0,3r0")
    assert offers(g) == ["none", "drink PT03"]
    say(g, "drink PT03")
    assert (g.players[0].health, g.players[0].stuns, trophies(g)) == (1, 0, "M103")


@pytest.mark.clause("AMU-RES-02", "AMU-RES-09", "AMU-RES-10", "AMU-RES-11", "AMU-RES-12")
def test_a_victory_gives_coins_xp_the_card_and_symbols() -> None:
    g = say(preacher(), WIN)
    assert said(g, "event-coins", "n") == [2]
    assert g.players[0].due == 1
    assert trophies(g) == "M101"


@pytest.mark.clause("AMU-RES-10")
@pytest.mark.parametrize(("monster", "xp"), [("M101", 1), ("M201", 2), ("Y1", 0)])
def test_xp_by_level(monster: str, xp: int) -> None:
    assert FACTS.monster(monster).xp == xp
    g = table(player(health=40, skills="R1c R2c"), player("thief"), content=TC)
    where = "dungeons" if monster == "Y1" else "lair"
    from druzina.games.amulet.rules.fighting import Fight
    from druzina.games.amulet.rules.result import Reward
    from tests.games.amulet.table import run

    frame = Fight(0, 5, FACTS.numbers[monster], True, laid="none", outcome="mutual")
    run(g, Reward(), frame)
    assert g.players[0].due == xp
    assert trophies(g) == monster
    assert where


@pytest.mark.clause("AMU-RES-03", "AMU-EX-18", "AMU-STN-06")
def test_mutual_destruction() -> None:
    g = say(preacher(health=2, coins=7), WIN)
    one = g.players[0]
    assert told(g, "event-mutual")
    assert (trophies(g), one.due) == ("M101", 1)
    assert one.coins == 3, "no coins of the fight; half of the 7 held are lost"
    assert (one.health, one.stuns, place(g)) == (6, 1, "inn")
    assert damaged(g) == "WP1 WP2"


@pytest.mark.clause("AMU-RES-07", "AMU-EX-19", "AMU-RES-13")
def test_awareness_makes_it_a_full_victory() -> None:
    g = say(preacher("PT08", health=2), WIN)
    assert offers(g) == ["none", "drink PT08"]
    say(g, "drink PT08")
    one = g.players[0]
    assert (one.health, one.stuns, one.coins, one.due) == (1, 0, 5, 1)
    assert trophies(g) == "M101"
    declined = say(preacher("PT08", health=2), WIN, "none")
    assert declined.players[0].stuns == 1


@pytest.mark.clause("AMU-RES-04", "AMU-EX-20")
def test_a_retreat_pays_symbols_only_and_the_card_is_discarded() -> None:
    g = sorceress(5)
    say(g, "aside")
    one = g.players[0]
    assert (one.health, aside(g), one.coins, one.due) == (1, "blue", 3, 0)
    assert (trophies(g), ids("monsters", g.gone)) == ("", "M101")
    assert told(g, "event-retreat")


@pytest.mark.clause("AMU-RES-05", "AMU-EX-21", "AMU-RES-08")
def test_a_defeat_gives_nothing() -> None:
    g = sorceress(4)
    one = g.players[0]
    assert told(g, "event-defeat")
    assert (aside(g), one.due, trophies(g), one.stuns) == ("", 0, "", 1)
    assert ids("monsters", g.gone) == "M101", "it is out of the game"
    assert damaged(g) == "WS1"


@pytest.mark.clause("AMU-RES-08")
def test_a_mythical_monster_leaves_after_a_retreat_in_the_competitive_game() -> None:
    g = table(player("knight", health=7), player("thief"), mythical="Y2")
    g.players[0].health = 30
    fight(g, "Y1", "dungeons")
    say(g, "enough")
    assert ids("monsters", g.gone) == "Y1"
    assert g.dungeon == -1
    assert g.outcome is None


@pytest.mark.clause("AMU-RES-06", "AMU-WPN-01")
def test_used_weapons_are_damaged_in_every_outcome() -> None:
    for g, used in (
        (say(preacher(), WIN), "WP1 WP2"),
        (sorceress(5), "WS1"),
        (sorceress(4), "WS1"),
    ):
        if g.questions():
            say(g, "aside")
        assert damaged(g) == used


@pytest.mark.clause("AMU-RES-13", "AMU-RES-16")
def test_health_is_asked_only_if_damage_is_left_and_the_sum_is_below_the_maximum() -> None:
    asked = say(preacher("PT03", health=6), WIN)
    assert kind(asked) == "DrinkAtResult"
    harmless = with_card("..W.. ..... ..... ..... W.... .....", place="M104")
    none = table(player(health=3, potions="PT03"), player("thief"), content=harmless)
    fight(none, "M104")
    say(none, "wield WP1", "wield WP2", "lay WP1@0,1r0 WP2@1,4r0")
    assert kind(none) != "DrinkAtResult"
    light = with_card("..W.1 ..... ..... ..... W.... .....", place="M105")
    healed = table(player(potions="PT03"), player("thief"), content=light)
    fight(healed, "M105")
    say(healed, "wield WP1", "wield WP2", "lay WP1@0,1r0 WP2@1,4r0")
    assert kind(healed) != "DrinkAtResult", "6 − 1 + 1 is the maximum"


@pytest.mark.clause("AMU-RES-13", "AMU-RES-15")
def test_wealth_doubles_the_coins_of_the_fight() -> None:
    g = say(preacher("PT02"), WIN)
    assert kind(g) == "DrinkWealth"
    say(g, "drink PT02")
    assert g.players[0].coins == 3 + 2 * 2
    kept = say(preacher("PT02"), WIN, "none")
    assert (kept.players[0].coins, len(kept.players[0].potions)) == (5, 1)


@pytest.mark.clause("AMU-RES-13", "AMU-RES-15")
def test_wealth_is_not_asked_when_no_coin_is_due() -> None:
    g = sorceress(5, "PT02")
    assert kind(g) == "PlaceGem"
    retreat = say(preacher("PT02"), "lay WP2@1,3r0")
    assert kind(retreat) == "DrinkWealth", "the Hymnal's coin is paid on a retreat"
    say(retreat, "drink PT02")
    assert retreat.players[0].coins == 3 + 2


@pytest.mark.clause("AMU-EX-11", "AMU-POT-05")
def test_wisdom_gives_xp_for_a_victory_without_a_gem() -> None:
    g = say(preacher("PT04"), WIN)
    assert kind(g) == "DrinkWisdom"
    say(g, "drink PT04")
    assert g.players[0].due == 1 + 2
    due = table(player("sorceress", potions="PT04"), player("thief"), content=TC)
    fight(due, "M101")
    say(due, "wield WS1", "enough", "lay WS1@1,4r0 warrior@2,1r0")
    assert kind(due) == "PlaceGem", "a gem is due and cannot be refused"
    covered = table(player("sorceress", potions="PT04"), player("thief"), content=TC)
    fight(covered, "M101")
    say(covered, "wield WS1", "wield WS2", "lay WS1@1,4r0 WS2@4,2r0 warrior@2,1r0")
    assert kind(covered) == "DrinkWisdom", "the gem square is covered"
    lost = table(player("thief", potions="PT04"), player(), content=TC)
    fight(lost, "M101")
    say(lost, "wield WT3", "enough", "lay WT3@3,3r0")
    assert kind(lost) != "DrinkWisdom", "only in a victory"


@pytest.mark.clause("AMU-POT-10")
def test_a_gem_that_the_supply_cannot_pay_is_not_due() -> None:
    g = table(player("sorceress", potions="PT04"), player("thief"), content=TC)
    g.gems[2] = 0
    fight(g, "M101")
    say(g, "wield WS1", "enough", "lay WS1@1,4r0 warrior@2,1r0")
    assert kind(g) == "DrinkWisdom"


@pytest.mark.clause("AMU-POT-10")
def test_the_hunters_extra_gem_is_a_gem_of_the_card() -> None:
    """R4a against a level-2 card, its gem square covered."""
    second = with_card("..W.. ....W ...WG ..... ..... .....", place="M201")
    g = table(player("hunter", potions="PT04", skills="R1a R2a R3a R4a"), player("thief"),
              content=second)  # fmt: skip
    fight(g, "M201")
    say(g, "wield WH3", "wield WH2", "lay WH3@3,1r0 WH2@5,2r0")
    assert trophies(g) == "M201"
    assert kind(g) == "PlaceGem"


@pytest.mark.clause("AMU-POT-05")
def test_the_yellow_gem_of_morning_fights_does_not_forbid_wisdom() -> None:
    g = table(player("knight", potions="PT04", skills="R3a"), player("thief"), content=TC)
    fight(g, "M101")
    say(g, "aside", "wield WK3", "enough", "lay WK3@1,1r1 warrior@-1,4r0")
    assert kind(g) == "DrinkWisdom"
    assert aside(g) == "yellow"


@pytest.mark.clause("AMU-RES-13", "AMU-POT-08")
def test_sturdiness_saves_one_used_weapon() -> None:
    g = say(preacher("PT09"), WIN)
    assert offers(g) == ["none", "save WP1", "save WP2"]
    say(g, "save WP2")
    assert (damaged(g), g.players[0].potions) == ("WP1", [])


@pytest.mark.clause("AMU-POT-08")
def test_sturdiness_and_the_evening_skill_save_two_weapons() -> None:
    g = table(player("sorceress", potions="PT09", skills="R1b"), player("thief"), content=TC,
              phase="evening")  # fmt: skip
    fight(g, "M101")
    say(g, "wield WS1", "wield WS2", "lay WS1@1,4r0 WS2@4,3r0")
    say(g, "aside", "save WS1")
    assert offers(g) == ["none", "save WS2"]
    say(g, "save WS2")
    assert (damaged(g), ready(g)) == ("", "WS1 WS2 WS3 WS4")


@pytest.mark.clause("AMU-RES-14", "AMU-MOV-05", "AMU-SKL-08")
def test_self_sacrifice_is_paid_at_once_never_with_the_last_health() -> None:
    g = table(player(health=3, skills="R1c R2c"), player("thief"), content=TC)
    fight(g, "M101")
    say(g, "enough")
    assert offers(g) == ["none", "close 3,1", "close 1,4"]
    say(g, "close 3,1")
    assert g.players[0].health == 1
    weak = table(player(health=2, skills="R1c R2c"), player("thief"), content=TC)
    fight(weak, "M101")
    say(weak, "wield WP1", "enough")
    assert kind(weak) == "Arrange", "hearts of the same fight do not help to pay"


@pytest.mark.clause("AMU-RES-15")
def test_coins_of_skills_are_doubled_too() -> None:
    g = table(player("hunter", potions="PT02", skills="R1c"), player("thief"), content=TC)
    fight(g, "M101")
    say(g, "wield WH1", "enough", "lay WH1@1,2r1 warrior@1,1r0", "drink PT02")
    assert g.players[0].coins == 3 + 2 * (1 + 1), "the card's coin and the Hunter's, twice"


@pytest.mark.clause("AMU-RES-15")
def test_the_thief_keeps_the_cards_coins_on_a_retreat() -> None:
    g = table(player("thief"), player(), content=TC)
    fight(g, "M101")
    say(g, "wield WT3", "enough", "lay WT3@3,3r0")
    assert told(g, "event-retreat")
    assert g.players[0].coins == 4
