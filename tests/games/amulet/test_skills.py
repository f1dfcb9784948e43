"""Skills: the 24 explained ones and the 31 of our own (AMU-SKL)."""

from __future__ import annotations

import pytest

from druzina.games.amulet import GAME
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.health import stun
from druzina.games.amulet.rules.scoring import points
from tests.games.amulet.table import (
    FACTS,
    TC,
    aside,
    damaged,
    fight,
    ids,
    kind,
    night,
    offers,
    place,
    player,
    ready,
    refused,
    said,
    say,
    table,
    told,
    trophies,
    turn,
    visit,
    with_card,
)


def battle(
    character: str,
    skills: str,
    monster: str = "M101",
    where: str = "lair",
    phase: str = "morning",
    health: int = 0,
    coins: int = 3,
    ready: str | None = None,
    damaged: str = "",
    spells: str = "",
    upgraded: str = "",
) -> Realm:
    """A character with skills before a fight; against M101 the card of the examples is used."""
    mine = player(character, health=health, coins=coins, skills=skills, spells=spells, ready=ready,
                  damaged=damaged)  # fmt: skip
    other = player("thief" if character != "thief" else "preacher")
    g = table(mine, other, content=TC, phase=phase, upgraded=upgraded)
    return fight(g, monster, where)


# Preacher


@pytest.mark.clause("AMU-SKL-01", "AMU-SKL-02", "AMU-SKL-03", "AMU-SKL-08", "AMU-NGT-12")
def test_self_sacrifice_closes_a_weak_spot_once_a_day() -> None:
    """SP1."""
    g = battle("preacher", "R1c R2c")
    say(g, "wield WP1", "enough", "close 1,4")
    assert g.players[0].health == 4
    assert refused(g, "lay WP1@1,4r0").clause == "AMU-PLC-02", "the marker takes its square"
    say(g, "lay WP1@0,1r0")
    assert trophies(g) == "M101", "closed counts as covered"
    fight(g, "Y1", "dungeons")
    say(g, "enough")
    assert not told(g, "event-closes"), "once between two nights"


@pytest.mark.clause("AMU-SKL-08")
def test_self_sacrifice_works_against_mythical_monsters_too() -> None:
    g = battle("preacher", "R1c R2c", "Y1", "dungeons")
    say(g, "enough")
    assert kind(g) == "CloseSpot"
    assert len(offers(g)) == 4


@pytest.mark.clause("AMU-NGT-16", "AMU-NGT-22")
def test_evening_prayer_heals_all_and_pays_two_coins() -> None:
    """SP2."""
    g = table(player(health=3, skills="R1a R2a R3a"), player("thief", health=2))
    night(g)
    assert [p.health for p in g.players] == [4, 3]
    assert g.players[0].coins == 5


@pytest.mark.clause("AMU-SKL-09")
def test_a_damaged_weapon_goes_on_the_castles_expedition_only() -> None:
    """SP3."""
    g = visit(table(player(skills="R1b", damaged="WP1 WP2 WP3 WP4"), player("thief")), "castle")
    say(g, "expedition", "send WP1", "lay WP1@1,1r0")
    assert damaged(g) == "WP2 WP3 WP4"
    hut = visit(table(player(skills="R1b", damaged="WP1 WP2 WP3 WP4"), player("thief")), "hut")
    assert "expedition" not in offers(hut)


@pytest.mark.clause("AMU-SKL-07")
def test_the_priest_in_the_dungeons() -> None:
    """SP4: with its heart, even if the Manor is not upgraded."""
    g = battle("preacher", "R1c R2c R3c", "Y1", "dungeons", health=6)
    g.players[0].health = 30
    say(g, "enough", "none", "lay priest@1,1r0")
    assert said(g, "event-sum", "healing") == [1]


def test_the_preachers_start_skill_heals_with_the_monk_in_the_manor() -> None:
    g = battle("preacher", "", where="manor")
    say(g, "enough", "lay monk@1,1r0")
    assert said(g, "event-sum", "healing") == [1]
    lair = battle("preacher", "")
    say(lair, "enough", "lay warrior@1,1r0")
    assert said(lair, "event-sum", "healing") == [0]
    without = battle("preacher", "", where="manor")
    say(without, "enough", "lay none")
    assert said(without, "event-sum", "healing") == [0]


def test_potions_are_cheaper_for_the_preacher_and_he_may_buy_two() -> None:
    """R1a, R4b."""
    g = table(player(coins=6, skills="R1a R1b R2b R3b R4b"), player("thief"), potions="PT03 PT07")
    visit(g, "monastery")
    say(g, "purchase PT03", "aside", "purchase PT07")
    assert g.players[0].coins == 6 - 3 - 1
    assert ids("potions", g.players[0].potions) == "PT03 PT07"


@pytest.mark.clause("AMU-SKL-15")
def test_the_village_heals_the_preacher_on_entering() -> None:
    """R1c."""
    g = visit(table(player(health=2, skills="R1c"), player("thief"), village="M105"), "village")
    assert g.players[0].health == 3


def test_the_monastery_repairs_one_for_the_preacher() -> None:
    """R2a."""
    g = visit(table(player(skills="R1a R2a", damaged="WP1 WP2", coins=0), player("thief")),
              "monastery")  # fmt: skip
    say(g, "mend", "repair WP2")
    assert damaged(g) == "WP1"
    plain = visit(table(player(damaged="WP1"), player("thief"), potions=""), "monastery")
    assert not plain.questions()


@pytest.mark.clause("AMU-STN-06")
def test_a_stunned_preacher_may_lose_no_coins() -> None:
    """R4a."""
    g = table(player(coins=7, skills="R1a R2a R3a R4a"), player("thief"))
    stun(g, 0)
    assert g.players[0].coins == 7


# Sorceress


@pytest.mark.clause("AMU-SKL-12", "AMU-SKL-02")
def test_unbinding_damages_a_weapon_that_is_not_placed() -> None:
    """SS1: a spare one, or a chosen one, which then cannot be placed."""
    g = battle("sorceress", "R1c R2c")
    say(g, "wield WS1", "enough", "close 3,1")
    assert offers(g) == ["spend WS1", "spend WS2", "spend WS3", "spend WS4"]
    say(g, "spend WS2", "lay WS1@1,4r0", "aside")
    assert trophies(g) == "M101"
    assert damaged(g) == "WS1 WS2"
    assert g.players[0].due == 1, "the spent weapon's symbol does not pay"
    chosen = battle("sorceress", "R1c R2c")
    say(chosen, "wield WS1", "wield WS2", "close 3,1", "spend WS2")
    assert refused(chosen, "lay WS2@1,3r0").clause == "AMU-WPN-01"
    none = battle("sorceress", "R1c R2c", ready="", damaged="WS1 WS2 WS3 WS4")
    assert kind(none) == "Arrange", "damaged ones do not qualify"


@pytest.mark.clause("AMU-SKL-07")
def test_one_weapon_returns_ready_in_the_evening() -> None:
    """SS2: without a question if one was used."""
    g = battle("sorceress", "R1b", phase="evening")
    say(g, "wield WS2", "enough", "lay WS2@1,1r0")
    assert damaged(g) == ""
    two = battle("sorceress", "R1b", phase="evening")
    say(two, "wield WS2", "wield WS4", "lay WS2@1,1r0 WS4@3,3r0")
    assert offers(two) == ["save WS2", "save WS4"]
    say(two, "save WS4")
    assert damaged(two) == "WS2"
    morning = battle("sorceress", "R1b")
    say(morning, "wield WS2", "enough", "lay WS2@1,1r0")
    assert damaged(morning) == "WS2"


@pytest.mark.clause("AMU-SKL-09", "AMU-EX-03")
def test_two_weapons_in_an_expedition() -> None:
    """SS3: with two gem weapons she gains two gems."""
    g = table(player("sorceress", skills="R1a R2a R1b R2b"), player("thief"), adventure="D7")
    visit(g, "castle")
    say(g, "expedition", "send WS1")
    assert offers(g)[0] == "none"
    say(g, "send WS5", "lay WS1@1,1r0 WS5@1,6r0", "aside", "aside")
    assert aside(g) == "black black"
    assert len(g.laid) == 2


@pytest.mark.clause("AMU-PLC-05")
def test_piercing_wards_against_mythical_monsters() -> None:
    """SS4: WS6 is `SSS / ###`; Y1 has a weak spot at (5,1)."""
    for skills, allowed in (("R1b R2b R3b", False), ("R1b R2b R3b R4b", True)):
        g = battle("sorceress", skills, "Y1", "dungeons", ready="WS6", damaged="WS1 WS2 WS3 WS4")
        g.players[0].health = 30
        say(g, "wield WS6")
        if allowed:
            say(g, "lay WS6@4,1r0")
        else:
            assert refused(g, "lay WS6@4,1r0").clause == "AMU-PLC-05"
    lair = battle("sorceress", "R1b R2b R3b R4b", ready="WS6", damaged="WS1")
    say(lair, "wield WS6")
    assert refused(lair, "lay WS6@2,1r0").clause == "AMU-PLC-05", "not against others"


def test_the_tower_repairs_two_for_the_sorceress_and_the_first_spell_is_cheaper() -> None:
    """R1a, start."""
    g = table(player("sorceress", skills="R1a", damaged="WS1 WS2 WS3", coins=8), player())
    visit(g, "tower")
    say(g, "mend", "repair WS1", "repair WS2", "buy ray")
    assert (damaged(g), g.players[0].coins) == ("WS3", 5)
    say(g, "buy beam")
    assert g.players[0].coins == 0


def test_a_victory_with_a_spell_gives_a_coin() -> None:
    """Sorceress R1c."""
    g = battle("sorceress", "R1c", spells="ray")
    say(g, "wield WS1", "enough", "lay WS1@1,4r0 ray@1,1r0", "aside")
    assert (trophies(g), g.players[0].coins) == ("M101", 3 + 1 + 1)


@pytest.mark.clause("AMU-SKL-07", "AMU-NGT-12")
def test_a_spell_is_kept_once_a_day() -> None:
    """Sorceress R3a."""
    g = battle("sorceress", "R1a R2a R3a", spells="ray spark")
    say(g, "enough", "lay ray@1,1r0 spark@1,5r0")
    assert offers(g) == ["keep ray", "keep spark"]
    say(g, "keep ray")
    assert ids("spells", g.players[0].spells) == "ray"
    fight(g, "M102")
    say(g, "enough", "lay ray@1,1r0")
    assert g.players[0].spells == []


@pytest.mark.clause("AMU-PLC-09", "AMU-PLC-13")
def test_mirror_magic() -> None:
    """Sorceress R3c: her spells may be mirrored, her weapons not."""
    g = battle("sorceress", "R1c R2c R3c", spells="sickle", health=5)
    say(g, "wield WS3", "enough", "none")
    assert refused(g, "lay WS3@1,1r0m").clause == "AMU-PLC-09"
    say(g, "lay sickle@1,1r0m")
    assert said(g, "event-lays", "laid") == ["sickle@1,1r0m"]


def test_one_cost_may_be_bought_twice() -> None:
    """Sorceress R4a: up to four spells."""
    g = table(player("sorceress", skills="R1a R2a R3a R4a", coins=30), player(),
              spells="spark twin-sparks ray hook scatter beam")  # fmt: skip
    visit(g, "tower")
    say(g, "buy spark", "buy twin-sparks")
    assert "buy hook" in offers(g)
    say(g, "buy ray")
    assert refused(g, "buy hook").reason == "refusal-same-cost"
    say(g, "buy beam", "aside")
    assert len(g.players[0].spells) == 4
    assert aside(g) == "green"


# Hunter


@pytest.mark.clause("AMU-SKL-15")
def test_coins_for_trophies_at_every_visit_of_the_fair() -> None:
    """SH1, mythical ones too."""
    g = table(player("hunter", skills="R1a", trophies="M101 M201 Y1"), player())
    visit(g, "fair")
    assert g.players[0].coins == 6
    visit(g, "castle")
    g.stack.clear()
    visit(g, "fair")
    assert g.players[0].coins == 9


@pytest.mark.clause("AMU-SKL-04", "AMU-SKL-05", "AMU-SKL-10", "AMU-FGT-12", "AMU-NGT-01")
def test_the_night_fight() -> None:
    """SH2: any remaining card, no helper, no move."""
    g = table(player("hunter", skills="R1c R2c R3c", place="fair"), player(), lair="M101",
              manor="M102 M103", dungeon="Y1", mythical="Y2", content=TC)  # fmt: skip
    night(g)
    assert offers(g) == ["prowl", "done"]
    say(g, "prowl")
    assert offers(g) == ["fight lair:1", "fight manor:1", "fight manor:2", "descend"]
    say(g, "fight lair:1", "wield WH1", "wield WH2")
    assert "warrior" not in str(offers(g))
    say(g, "lay WH2@1,4r0", "aside")
    assert place(g) == "fair"
    assert (damaged(g), g.players[0].coins) == ("WH2", 3)
    none = night(table(player("hunter", skills="R1c R2c R3c"), player(), mythical="Y2"))
    assert not none.questions(), "none is left, and never one from the deck"


@pytest.mark.clause("AMU-SKL-05", "AMU-LOC-05")
def test_the_lantern_lights_the_night_fight_too() -> None:
    g = table(player("hunter", skills="R1c R2c R3c"), player(), dungeon="Y1", upgraded="dungeons")
    night(g)
    say(g, "prowl")
    assert kind(g) == "ChooseWeapon"
    assert told(g, "event-turned-up")


@pytest.mark.clause("AMU-ADV-07")
def test_the_hunters_weapons_come_home_ready() -> None:
    """SH3."""
    g = table(player("hunter", skills="R1a R2a", ready="WH2"), player(), adventure="D7",
              laid="0:WH1@1,1r0")  # fmt: skip
    from druzina.games.amulet.rules.expedition import Homecoming
    from tests.games.amulet.table import run

    run(g, Homecoming([]))
    assert ready(g) == "WH1 WH2"


@pytest.mark.clause("AMU-SKL-02", "AMU-SKL-07")
def test_a_bought_tip_closes_a_weak_spot_in_the_evening() -> None:
    """SH4: once a fight, not in the morning, not in the night."""
    g = battle("hunter", "R1b", phase="evening")
    say(g, "enough", "close 3,1")
    assert g.players[0].coins == 1
    assert kind(g) == "Arrange"
    for phase, coins in (("morning", 3), ("night", 3), ("evening", 1)):
        other = battle("hunter", "R1b", phase=phase, coins=coins)
        say(other, "wield WH1", "enough")
        assert kind(other) == "Arrange"


@pytest.mark.clause("AMU-PLC-05", "AMU-WPN-14")
def test_shields_are_free_for_the_hunter_not_on_a_borrowed_weapon() -> None:
    """SH5: WH4 is `SS / #. / #.`."""
    g = battle("hunter", "R1a R2a R3a")
    say(g, "wield WH4", "enough", "lay WH4@1,4r0")
    assert damaged(g) == "WH4"
    plain = battle("hunter", "")
    say(plain, "wield WH4", "enough")
    assert refused(plain, "lay WH4@1,4r0").clause == "AMU-PLC-05"
    lent = table(player("hunter", skills="R1a R2a R3a", potions="PT01"),
                 player("preacher", damaged="WP2"), content=TC)  # fmt: skip
    fight(lent, "M101")
    say(lent, "enough", "borrow WP2")
    assert refused(lent, "lay WP2@1,4r0").clause == "AMU-PLC-05"


@pytest.mark.clause("AMU-INF-06", "AMU-NGT-12")
def test_the_hunters_look_is_private_and_once_a_day() -> None:
    """Hunter R2c."""
    g = table(player("hunter", skills="R1c R2c"), player(), lair="M101 M102 M103")
    visit(g, "lair")
    assert offers(g) == ["none", "look lair:1", "look lair:2", "look lair:3"]
    say(g, "look lair:2")
    assert [card.id for card in GAME.view(g, 0).lair] == ["", "M102", ""]
    assert [card.id for card in GAME.view(g, 1).lair] == ["", "", ""]
    assert [event.knowers for event in told(g, "event-looks")] == [(0,)]
    assert kind(g) == "ChooseMonster"
    say(g, "fight lair:1", "enough")
    silent = g.players[0].looked
    assert silent == [FACTS.numbers["M102"]], "until the card leaves the row"
    g.stack.clear()
    visit(g, "lair")
    assert kind(g) != "LookAtFront"


@pytest.mark.clause("AMU-INF-06", "AMU-MOV-14")
def test_the_hunter_looks_on_entering_before_any_action() -> None:
    """Hunter R2c: what was seen may decide about potions and hand-overs before the fight."""
    hunter = player("hunter", skills="R1c R2c", potions="PT03", health=3)
    g = table(hunter, player(), lair="M101 M102")
    visit(g, "lair")
    assert kind(g) == "LookAtFront"
    say(g, "look lair:2")
    assert offers(g) == ["battle", "drink PT03"]
    say(g, "drink PT03")
    assert kind(g) == "ChooseMonster"


@pytest.mark.clause("AMU-SKL-14")
def test_a_victory_in_the_lair_pays_the_hunter_in_the_night_too() -> None:
    """Hunter R1c."""
    for phase, where, more in (
        ("morning", "lair", 1),
        ("night", "lair", 1),
        ("morning", "manor", 0),
    ):
        g = battle("hunter", "R1c", phase=phase, where=where)
        say(g, "wield WH1", "wield WH2", "lay WH1@1,2r1 WH2@3,1r1")
        if g.questions():
            say(g, "aside")
        assert trophies(g) == "M101"
        assert g.players[0].coins == 3 + 1 + more


def test_a_level_two_victory_gives_the_hunter_its_gem_though_covered() -> None:
    """Hunter R4a."""
    second = with_card("..W.. ....W ...WG ..... ..... .....", place="M201")
    g = table(player("hunter", skills="R1a R2a R3a R4a"), player("thief"), content=second)
    fight(g, "M201")
    say(g, "wield WH3", "wield WH2", "lay WH3@3,1r0 WH2@5,2r0", "aside")
    assert aside(g) == "blue"


@pytest.mark.clause("AMU-SKL-07")
def test_after_a_victory_the_hunter_repairs_a_weapon_not_used() -> None:
    """Hunter R4b."""
    g = battle("hunter", "R1b R2b R3b R4b", damaged="WH3 WH4")
    say(g, "wield WH1", "enough", "lay WH1@1,2r1 warrior@1,1r0")
    assert offers(g) == ["repair WH3", "repair WH4"]
    say(g, "repair WH4")
    assert damaged(g) == "WH1 WH3"


# Holy Knight


@pytest.mark.clause("AMU-SKL-15", "AMU-SKL-07")
def test_a_yellow_gem_before_the_weapons_of_a_morning_fight() -> None:
    """SK1."""
    g = battle("knight", "R3a")
    assert kind(g) == "PlaceGem"
    say(g, "aside")
    assert (aside(g), kind(g)) == ("yellow", "ChooseWeapon")
    late = battle("knight", "R3a", phase="evening")
    assert kind(late) == "ChooseWeapon"


@pytest.mark.clause("AMU-SKL-11", "AMU-MOV-05")
def test_health_for_a_repair_once_in_each_phase() -> None:
    """SK2."""
    g = visit(table(player("knight", skills="R1c", damaged="WK1 WK2 WK3"), player()), "castle")
    say(g, "sacrifice", "repair WK1")
    assert (g.players[0].health, damaged(g)) == (5, "WK2 WK3")
    assert refused(g, "sacrifice").clause == "AMU-SKL-11"
    g.stack.clear()
    g.players[0].marks = 0
    night(g)
    say(g, "sacrifice", "repair WK2")
    assert (g.players[0].health, damaged(g)) == (3, "WK3")
    weak = visit(table(player("knight", skills="R1c", damaged="WK1", health=2), player()), "castle")
    assert "sacrifice" not in offers(weak)


@pytest.mark.clause("AMU-SKL-11", "AMU-MOV-10")
def test_a_new_phase_allows_a_new_sacrifice() -> None:
    from druzina.games.amulet.rules.day import Phase
    from tests.games.amulet.table import run

    g = table(player("knight", skills="R1c", damaged="WK1"), player())
    g.players[0].marks = 8 | 1
    run(g, Phase(2))
    assert g.players[0].marks == 1


@pytest.mark.clause("AMU-WPN-09", "AMU-SKL-07")
def test_the_holy_knight_always_has_the_better_helpers() -> None:
    """SK3."""
    for where, helper in (("lair", "knight-helper"), ("manor", "priest")):
        g = battle("knight", "R1a R2a", where=where)
        say(g, "enough", f"lay {helper}@1,2r0")
        assert said(g, "event-lays", "laid") == [f"{helper}@1,2r0"]


@pytest.mark.clause("AMU-SKL-04")
def test_the_night_expedition() -> None:
    """SK4: one weapon, completion as usual, an adventure is needed."""
    g = table(player("knight", skills="R1a"), player(), adventure="")
    night(g)
    assert not g.questions()
    done = table(player("knight", skills="R1a", coins=0), player("preacher", ready="WP2"),
                 adventure="D7", laid="1:WP1@1,4r0")  # fmt: skip
    night(done)
    say(done, "expedition", "send WK4", "lay WK4@1,5r0", "aside")
    assert told(done, "event-completed")
    assert done.players[0].coins == 2, "(1,5) lies covered"


@pytest.mark.clause("AMU-FGT-02")
def test_three_weapons_against_mythical_monsters() -> None:
    """SK5."""
    g = battle("knight", "R1a R2a R3a R4a", "Y1", "dungeons", phase="evening")
    say(g, "wield WK1", "wield WK2", "wield WK3")
    assert kind(g) == "Arrange"
    lair = battle("knight", "R1a R2a R3a R4a", phase="evening")
    say(lair, "wield WK1", "wield WK2")
    assert kind(lair) == "Arrange"


@pytest.mark.clause("AMU-MOV-11")
def test_the_holy_knight_takes_one_damage_less_in_the_morning() -> None:
    for phase, harm in (("morning", 3), ("evening", 4)):
        g = battle("knight", "", phase=phase)
        say(g, "enough", "lay warrior@3,5r0")
        assert said(g, "event-sum", "harm") == [harm]
    harmless = with_card("..W.. ..... ..... ..... W.... .....", place="M104")
    none = table(player("knight"), player(), content=harmless)
    fight(none, "M104")
    say(none, "enough", "lay warrior@1,2r0")
    assert said(none, "event-sum", "harm") == [0], "never below 0"


def test_a_victory_with_the_helper_gives_the_holy_knight_a_coin() -> None:
    """Holy Knight R1b."""
    for laid, coins in (("lay WK3@1,1r1 warrior@-1,4r0", 6), ("lay WK3@1,1r1 WK4@1,4r0", 5)):
        g = battle("knight", "R1b", phase="evening")
        say(g, "wield WK3", "wield WK4", laid)
        if g.questions():
            say(g, "aside")
        assert trophies(g) == "M101"
        assert g.players[0].coins == coins


def test_the_village_repairs_one_more_for_the_holy_knight() -> None:
    """Holy Knight R2c."""
    g = visit(table(player("knight", skills="R1c R2c", damaged="WK1 WK2 WK3", health=2), player()),
              "village")  # fmt: skip
    say(g, "mend", "repair WK1", "repair WK3")
    assert damaged(g) == "WK2"


@pytest.mark.clause("AMU-SKL-13")
def test_a_victory_without_health_lost_gives_xp() -> None:
    """Holy Knight R3c: hearts and the Potion of Health less the damage after reductions."""
    light = with_card("..W.1 ..... ..... ..... W.... .....", place="M105")
    for phase, xp in (("morning", 2), ("evening", 1)):
        g = table(player("knight", skills="R1c R2c R3c"), player(), content=light, phase=phase)
        fight(g, "M105")
        say(g, "wield WK1", "enough", "lay WK1@1,5r0 warrior@2,1r0")
        assert trophies(g) == "M105"
        assert g.players[0].due == xp


@pytest.mark.clause("AMU-SKL-15", "AMU-NGT-22")
def test_the_holy_knight_is_healed_on_entering_the_dungeons() -> None:
    """Holy Knight R4b."""
    g = table(player("knight", skills="R1b R2b R3b R4b", health=3), player(), dungeon="Y1")
    visit(g, "dungeons")
    assert (g.players[0].health, kind(g)) == (5, "ChooseWeapon")
    stopped = table(player("knight", skills="R1b R2b R3b R4b", health=3), player(), dungeon="Y1",
                    village="M106")  # fmt: skip
    visit(stopped, "dungeons")
    assert stopped.players[0].health == 3


# Thief


@pytest.mark.clause("AMU-SKL-07")
def test_the_thief_repairs_for_coins_once_a_night() -> None:
    """ST1."""
    g = night(table(player("thief", skills="R1b", damaged="WT1 WT2", coins=5), player()))
    assert offers(g) == ["tinker", "done"]
    say(g, "tinker", "repair WT2")
    assert (g.players[0].coins, damaged(g)) == (3, "WT1")
    assert not g.questions(), "once a night"
    poor = night(table(player("thief", skills="R1b", damaged="WT1", coins=1), player()))
    assert not poor.questions()


@pytest.mark.clause("AMU-EX-10", "AMU-LOC-12")
def test_the_hut_is_two_coins_cheaper_for_the_thief() -> None:
    """ST2: one action costs nothing and pays nothing back, three cost one."""
    g = table(player("thief", skills="R1a", damaged="WT1 WT2", coins=1, health=2), player())
    visit(g, "hut")
    say(g, "mend", "repair WT1")
    assert g.players[0].coins == 1
    say(g, "heal")
    assert g.players[0].coins == 1
    say(g, "expedition", "send WT3", "lay WT3@1,1r0")
    assert g.players[0].coins == 0
    broke = visit(table(player("thief", skills="R1a", damaged="WT1", coins=0, health=2), player()),
                  "hut")  # fmt: skip
    say(broke, "mend", "heal")
    assert not broke.questions(), "the third cannot be paid"


@pytest.mark.clause("AMU-PLC-05")
def test_shields_are_free_for_the_thief_in_the_evening() -> None:
    """ST3: WT6 is `S## / S##`."""
    for phase, allowed in (("evening", True), ("morning", False)):
        g = battle("thief", "R1a R2a R1b R2b", phase=phase)
        say(g, "wield WT6", "enough")
        if allowed:
            say(g, "lay WT6@1,3r0")
        else:
            assert refused(g, "lay WT6@1,3r0").clause == "AMU-PLC-05"


@pytest.mark.clause("AMU-NGT-16", "AMU-WPN-05")
def test_the_thief_gains_any_gem_each_night() -> None:
    """ST4."""
    g = night(table(player("thief", skills="R1a R2a R3a"), player()))
    assert kind(g) == "FreeGems"
    say(g, "gem red", "aside")
    assert aside(g) == "red"


@pytest.mark.clause("AMU-SKL-10", "AMU-SKL-06", "AMU-MOV-08")
def test_the_thief_fights_the_top_mythical_card() -> None:
    """ST5: only when the Dungeons are empty, not if the deck is."""
    g = table(player("thief", skills="R1c R2c"), player(), mythical="Y3 Y2")
    visit(g, "dungeons")
    assert kind(g) == "ChooseWeapon"
    say(g, "enough")
    assert said(g, "event-turned-up", "monster") == [FACTS.numbers["Y2"]]
    there = table(player("thief", skills="R1c R2c"), player(), mythical="Y3", dungeon="Y1")
    visit(there, "dungeons")
    say(there, "enough")
    assert said(there, "event-turned-up", "monster") == [FACTS.numbers["Y1"]]
    empty = visit(table(player("thief", skills="R1c R2c"), player()), "dungeons")
    assert not empty.questions()
    other = visit(table(player(), player("thief"), mythical="Y3"), "dungeons")
    assert not other.questions()


@pytest.mark.clause("AMU-PRE-01", "AMU-EX-28")
def test_no_ability_touches_the_thief() -> None:
    """ST6: locks and the healing block, and what strikes in the night."""
    g = table(player("thief", skills="R4a"), player(), village="M112 M116 M202")
    turn(g)
    assert "go fair" in offers(g)
    say(g, "go castle")
    assert g.players[0].health == 6, "entering costs nothing"
    g = table(player("thief", skills="R4a", health=3), player(health=3), lair="M206")
    night(g)
    assert [p.health for p in g.players] == [3, 1]
    heal = table(player(health=3, skills="R1a R2a R3a"), player("thief", health=3,
                 skills="R4a"), village="M106")  # fmt: skip
    night(heal)
    assert [p.health for p in heal.players] == [3, 4], "she heals normally under the block"


def test_the_castle_pays_the_thief_a_coin() -> None:
    """Thief R1c: with its XP."""
    g = visit(table(player("thief", skills="R1c"), player()), "castle")
    say(g, "expedition", "send WT3", "lay WT3@1,1r0")
    assert g.players[0].coins == 4
    hut = visit(table(player("thief", skills="R1c"), player()), "hut")
    say(hut, "expedition", "send WT3", "lay WT3@1,1r0")
    assert hut.players[0].coins == 2


@pytest.mark.clause("AMU-GEM-05")
def test_the_thief_sells_an_unplaced_gem_at_the_fair() -> None:
    """Thief R3c: once a visit, for 3 coins."""
    g = table(player("thief", skills="R1c R2c R3c", aside="red green"), player())
    visit(g, "fair")
    say(g, "sale", "sell green")
    assert (g.players[0].coins, aside(g), g.gems[4]) == (6, "red", 26)
    assert "sale" not in offers(g)
    assert refused(g, "sale").clause == "AMU-MOV-08"


@pytest.mark.clause("AMU-WPN-14", "AMU-WPN-10")
def test_the_thiefs_coin_symbols_pay_two() -> None:
    """Thief R4b: her own weapons only; in expeditions too."""
    g = battle("thief", "R1b R2b R3b R4b", phase="evening")
    say(g, "wield WT1", "enough", "lay WT1@1,5r0")
    assert g.players[0].coins == 3 + 2 + 1, "a retreat: 2 for the symbol, 1 by her start skill"
    lent = table(player("thief", skills="R1b R2b R3b R4b", potions="PT01"),
                 player("preacher", damaged="WP2"), content=TC)  # fmt: skip
    fight(lent, "M101")
    say(lent, "enough", "borrow WP2", "lay WP2@1,5r0")
    assert lent.players[0].coins == 3 + 1 + 1
    away = table(player("thief", skills="R1b R2b R3b R4b"), player(), adventure="D7")
    visit(away, "castle")
    say(away, "expedition", "send WT1", "lay WT1@1,1r0")
    assert away.players[0].coins == 5


# The end


@pytest.mark.clause("AMU-SCO-10")
@pytest.mark.parametrize(
    ("character", "part", "before", "after"),
    [
        ("preacher", "skills", 0, 3),
        ("sorceress", "spells", 2, 4),
        ("hunter", "skills", 0, 1),
        ("knight", "skills", 0, 3),
        ("thief", "coins", 2, 4),
    ],
)
def test_end_skills(character: str, part: str, before: int, after: int) -> None:
    """R4c of each: 6 health, 2 spells, 3 trophies of which one is mythical, 12 coins."""
    for skills, value in (("R1c R2c R3c", before), ("R1c R2c R3c R4c", after)):
        g = table(player(character, skills=skills, spells="ray spark", trophies="M101 M201 Y1",
                         coins=12, health=6), player("hunter" if character != "hunter" else
                                                     "thief"))  # fmt: skip
        if character == "sorceress":
            g.players[0].health = 5
        assert points(g, 0)[part] == value


@pytest.mark.clause("AMU-SCO-10", "AMU-NGT-16", "AMU-NGT-22")
@pytest.mark.parametrize("character", ["preacher", "sorceress", "hunter", "knight", "thief"])
def test_in_the_cooperative_game_end_skills_heal_each_night(character: str) -> None:
    skills = "R1c R2c R3c R4c"
    for village, gained in (("", 2), ("M106", 0)):
        g = table(player(character, skills=skills, health=2), mode="cooperative", village=village)
        night(g)
        while g.questions():
            say(g, "done" if "done" in offers(g) else offers(g)[0])
        assert g.players[0].health == 2 + gained
    rivals = table(player(character, skills=skills, health=2), player("preacher" if character
                   != "preacher" else "thief"))  # fmt: skip
    night(rivals)
    assert rivals.players[0].health == 2
    assert rivals.dungeon == NOTHING
