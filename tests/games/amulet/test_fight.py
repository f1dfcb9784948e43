"""Fights up to the arrangement: card, weapons, reveal, what is added, placement (AMU-FGT,
AMU-PLC, AMU-WPN, AMU-SPL)."""

from __future__ import annotations

import pytest

from druzina.games.amulet import GAME
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
    refused,
    said,
    say,
    table,
    told,
    trophies,
    visit,
)

STAFF = "WP1@0,1r0"
HYMNAL = "WP2@1,3r0"


def on_tc(*others: object, where: str = "lair", **mine: object) -> Realm:
    """Seat 0 against the card of the examples; its weapons are asked for."""
    first = player(**mine)  # type: ignore[arg-type]  # as the keywords of a player
    g = table(first, player("thief"), content=TC)
    return fight(g, "M101", where)


@pytest.mark.clause("AMU-EX-16", "AMU-PLC-06", "AMU-PLC-08", "AMU-RES-02", "AMU-RES-12")
def test_staff_and_hymnal_beat_the_card() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2", f"lay {STAFF} {HYMNAL}")
    one = g.players[0]
    assert one.health == 6 - 3 + 1
    assert one.coins == 3 + 1 + 1, "the card's and the Hymnal's"
    assert (one.due, trophies(g), aside(g)) == (1, "M101", "")
    assert (ready(g), damaged(g)) == ("WP3 WP4", "WP1 WP2")
    assert told(g, "event-victory")


@pytest.mark.clause("AMU-EX-17", "AMU-PLC-05", "AMU-PLC-12")
def test_a_shield_on_a_weak_spot_cannot_be_committed() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2")
    refusal = refused(g, f"lay {STAFF} WP2@1,4r0")
    assert refusal.clause == "AMU-PLC-05"
    assert refusal.arguments == {"token": "WP2", "square": "1,4"}


@pytest.mark.clause("AMU-EX-05", "AMU-PLC-06", "AMU-PLC-07")
@pytest.mark.parametrize(
    ("laid", "clause"),
    [("WP1@1,3r0", ""), ("WP1@0,3r0", ""), ("WP1@2,3r0", "AMU-PLC-06"),
     ("WP1@-1,3r0", "AMU-PLC-06"), ("WP1@0,0r1", "AMU-PLC-03"), ("WP4@0,-2r0", "AMU-PLC-03")],
)  # fmt: skip
def test_hilts_touch_the_edge(laid: str, clause: str) -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP4")
    if clause:
        assert refused(g, f"lay {laid}").clause == clause
    else:
        say(g, f"lay {laid}")
        assert damaged(g) == "WP1"


@pytest.mark.clause("AMU-PLC-07")
def test_a_hilt_at_a_corner_touches_only_a_point() -> None:
    """WT2 is `## / H.`; turned once its hilt is top left."""
    g = fight(table(player("thief"), player(), content=TC), "M101")
    say(g, "wield WT2", "enough")
    refusal = refused(g, "lay WT2@0,0r1")
    assert (refusal.clause, refusal.arguments["square"]) == ("AMU-PLC-07", "0,0")


@pytest.mark.clause("AMU-EX-06", "AMU-PLC-01")
@pytest.mark.parametrize("laid", ["WP2@1.5,3r0", "WP2@1,3r0.5", "WP2@1,3r4", "WP2", "WP2@1,3"])
def test_nothing_lies_askew(laid: str) -> None:
    g = on_tc()
    say(g, "wield WP2", "enough")
    assert refused(g, f"lay {laid}").clause == "AMU-PLC-01"
    say(g, f"lay {HYMNAL}")


@pytest.mark.clause("AMU-PLC-02")
def test_tokens_do_not_overlap_on_the_card_or_outside() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2")
    assert refused(g, "lay WP1@1,3r0 WP2@2,3r0").arguments["square"] == "2,3"
    outside = refused(g, "lay WP1@0,1r0 WP2@-1,1r1")
    assert outside.clause in ("AMU-PLC-02", "AMU-PLC-03")
    both = refused(g, "lay WP1@0,5r0 WP2@0,5r1")
    assert (both.clause, both.arguments["token"]) == ("AMU-PLC-02", "WP2")


@pytest.mark.clause("AMU-PLC-03")
def test_a_token_may_hang_over_with_one_square_on_the_card() -> None:
    g = on_tc()
    say(g, "wield WP2", "enough", "lay WP2@0,0r0")
    assert damaged(g) == "WP2"
    other = on_tc()
    say(other, "wield WP2", "enough")
    assert refused(other, "lay WP2@6,1r0").clause == "AMU-PLC-03"


@pytest.mark.clause("AMU-PLC-04")
@pytest.mark.parametrize("token", ["WP3@2,5r0", "warrior@2,6r0", "ray@3,6r0"])
def test_no_token_covers_a_forbidden_square(token: str) -> None:
    g = on_tc(spells="ray")
    say(g, "wield WP3", "enough")
    refusal = refused(g, f"lay {token}")
    assert (refusal.clause, refusal.arguments["square"]) == ("AMU-PLC-04", "3,6")


@pytest.mark.clause("AMU-PLC-05", "AMU-PLC-10")
def test_a_shield_covers_everything_else() -> None:
    """The Hymnal's shields on the damage of (1,1) and (2,2)."""
    g = on_tc()
    say(g, "wield WP2", "enough", "lay WP2@1,1r3")
    assert said(g, "event-sum", "harm") == [2]


@pytest.mark.clause("AMU-PLC-08")
def test_a_hilt_on_a_weak_spot_covers_it() -> None:
    """The Staff with its hilt on (1,4); the warrior covers (3,1)."""
    g = on_tc()
    say(g, "wield WP1", "enough", "lay WP1@1,4r0 warrior@2,1r0")
    assert trophies(g) == "M101"


@pytest.mark.clause("AMU-PLC-09", "AMU-PLC-13")
def test_tokens_turn_but_are_never_mirrored() -> None:
    g = fight(table(player("hunter", spells="sickle"), player("thief"), content=TC), "M101")
    say(g, "wield WH1", "enough")
    assert refused(g, "lay WH1@1,1r0m").clause == "AMU-PLC-09"
    assert refused(g, "lay sickle@1,1r0m").clause == "AMU-PLC-09"
    assert refused(g, "lay WH1@60,-60r0").clause == "AMU-PLC-03", "far off, it is off the card"
    assert refused(g, "lay WH1@1,1r7").clause == "AMU-PLC-01"
    say(g, "lay WH1@1,1r3")
    same = on_tc(ready="WP2")
    say(same, "wield WP2", "lay warrior@1,2r2")
    assert said(same, "event-lays", "laid") == ["warrior@1,2r0"], "the same set is one choice"


@pytest.mark.clause("AMU-PLC-10")
@pytest.mark.parametrize(
    ("laid", "harm", "coins", "gems"),
    [("warrior@1,2r0", 3, 0, "blue"), ("warrior@3,2r0", 4, 0, ""), ("warrior@3,1r0", 4, 0, "blue")],
)
def test_what_is_covered_counts(laid: str, harm: int, coins: int, gems: str) -> None:
    g = on_tc(ready="WP3 WP4")
    say(g, "wield WP3", "enough", f"lay WP3@4,5r0 {laid}")
    assert said(g, "event-sum", "harm") == [harm]
    if g.questions():
        say(g, "aside")
    assert aside(g) == gems
    assert g.players[0].coins == 3 + coins, "a retreat pays no coins of the card"


@pytest.mark.clause("AMU-PLC-10", "AMU-RES-09")
def test_a_covered_coin_square_loses_its_coin() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP4", "lay WP1@1,4r0 warrior@3,1r0")
    assert trophies(g) == "M101"
    assert g.players[0].coins == 3


@pytest.mark.clause("AMU-PLC-11", "AMU-RES-06", "AMU-WPN-01")
def test_a_chosen_weapon_left_out_is_not_used() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2", f"lay {STAFF}")
    assert damaged(g) == "WP1"
    assert g.players[0].coins == 3, "the Hymnal's coin is not paid"


@pytest.mark.clause("AMU-FGT-01", "AMU-QCK-03")
def test_the_card_is_chosen_and_leaves_its_row() -> None:
    g = visit(table(player(), player("thief"), lair="M101 M102 M103"), "lair")
    say(g, "fight lair:2")
    assert ids("monsters", g.lair) == "M101 M103"
    seen = GAME.view(g, 1).fight
    assert seen is not None
    assert (seen.place, seen.monster.power) == ("lair", 3)


@pytest.mark.clause("AMU-FGT-02", "AMU-FGT-10", "AMU-INF-04")
def test_up_to_two_ready_weapons_are_chosen_before_the_reveal() -> None:
    g = on_tc(damaged="WP3")
    assert offers(g) == ["wield WP1", "wield WP2", "wield WP4", "enough"]
    assert refused(g, "wield WP3").clause == "AMU-WPN-01"
    assert refused(g, "wield WP5").clause == "AMU-SET-11"
    assert not told(g, "event-turned-up")
    say(g, "wield WP1")
    assert refused(g, "wield WP1").clause == "AMU-FGT-02"
    say(g, "wield WP2")
    assert kind(g) == "Arrange", "a third is not asked for"
    assert refused(g, f"lay {STAFF} WP4@1,3r0").clause == "AMU-FGT-04"
    assert said(g, "event-weapons", "weapons") == [(0, 1)]


@pytest.mark.clause("AMU-FGT-03", "AMU-INF-02")
def test_then_the_card_is_open_to_everybody() -> None:
    g = on_tc()
    say(g, "enough")
    for seat in (0, 1, None):
        seen = GAME.view(g, seat).fight
        assert seen is not None
        assert seen.monster.id == "M101"


@pytest.mark.clause("AMU-FGT-04", "AMU-FGT-10")
def test_any_legal_arrangement_may_be_sent_though_few_are_listed() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2")
    assert 1 < len(offers(g)) < 40
    poor = "lay WP2@4,4r0"
    assert poor not in offers(g)
    say(g, poor)
    assert damaged(g) == "WP2"


@pytest.mark.clause("AMU-FGT-05")
def test_weak_spots_by_level() -> None:
    for monster in FACTS.monsters:
        assert monster.card.weak.bit_count() == (2 if monster.level == 1 else 3)
    g = on_tc()
    say(g, "wield WP1", "enough", f"lay {STAFF}")
    assert trophies(g) == "", "one of two is not enough"
    assert told(g, "event-retreat")


@pytest.mark.clause("AMU-FGT-06", "AMU-FGT-07")
def test_uncovered_damage_costs_health_by_its_number() -> None:
    g = on_tc(ready="")
    say(g, "lay warrior@3,5r0")
    assert g.players[0].health == 6 - 4
    numbered = fight(table(player("knight"), player("thief"), phase="evening"), "Y1", "dungeons")
    say(numbered, "enough")
    assert said(numbered, "event-sum", "harm") == [17]


@pytest.mark.clause("AMU-FGT-09")
def test_a_fight_without_weapons_takes_place() -> None:
    g = visit(table(player(ready=""), player("thief"), manor="M101", phase="evening"), "manor")
    say(g, offers(g)[-1])
    assert g.manor == []
    assert len(told(g, "event-retreat") + told(g, "event-defeat")) == 1


@pytest.mark.clause("AMU-FGT-11")
def test_the_figure_stays_where_it_fought() -> None:
    g = on_tc()
    say(g, "wield WP1", "wield WP2", f"lay {STAFF} {HYMNAL}")
    assert place(g) == "lair"


@pytest.mark.clause("AMU-WPN-02", "AMU-WPN-03", "AMU-EX-02")
def test_gem_symbols_pay_once_for_each_token_if_the_gem_lies_open() -> None:
    """WS1 and the knight both show a gem."""
    g = table(player("sorceress"), player("thief"), content=TC, upgraded="lair")
    fight(g, "M101")
    say(g, "wield WS1", "enough", "lay WS1@1,4r0 knight-helper@2,1r0", "aside", "aside")
    assert (aside(g), trophies(g)) == ("blue blue", "M101")
    covered = fight(table(player("sorceress"), player("thief"), content=TC, upgraded="lair"),
                    "M101")  # fmt: skip
    say(covered, "wield WS1", "enough", "lay WS1@1,4r0 knight-helper@3,2r0")
    assert aside(covered) == ""


@pytest.mark.clause("AMU-WPN-13", "AMU-RES-04")
def test_the_knights_gem_is_paid_on_a_retreat() -> None:
    g = table(player(), player("thief"), content=TC, upgraded="lair")
    fight(g, "M101")
    say(g, "enough", "lay knight-helper@1,5r0", "aside")
    assert (aside(g), trophies(g)) == ("blue", "")


@pytest.mark.clause("AMU-WPN-04")
def test_symbols_do_not_add_up_if_so_agreed() -> None:
    g = table(player("sorceress"), player("thief"), content=TC, upgraded="lair", stacking=False)
    fight(g, "M101")
    say(g, "wield WS1", "enough", "lay WS1@1,4r0 knight-helper@2,1r0", "aside")
    assert aside(g) == "blue"
    assert GAME.read_options({"seats": 2}).gem_symbols_stack is True
    assert GAME.read_options({"seats": 2, "gem_symbols_stack": False}).gem_symbols_stack is False


@pytest.mark.clause("AMU-WPN-05", "AMU-LOC-23")
def test_mythical_monsters_give_gems_of_any_colour() -> None:
    g = fight(table(player("sorceress"), player("thief"), upgraded="dungeons"), "Y1", "dungeons")
    g.players[0].health = 40
    say(g, "wield WS1", "enough", "lay WS1@4,6r2")
    assert kind(g) == "FreeGems"
    assert offers(g) == ["gem yellow", "gem black", "gem blue", "gem red", "gem green"]
    say(g, "gem green", "aside")
    assert aside(g) == "green"


@pytest.mark.clause("AMU-WPN-10", "AMU-WPN-11", "AMU-WPN-12", "AMU-WPN-06")
def test_coin_xp_and_heart_symbols() -> None:
    coin = on_tc()
    say(coin, "wield WP2", "enough", f"lay {HYMNAL}")
    assert coin.players[0].coins == 4
    xp = fight(table(player("sorceress"), player("thief"), content=TC), "M101")
    say(xp, "wield WS2", "enough", "lay WS2@1,1r0")
    assert xp.players[0].due == 1
    heart = on_tc()
    say(heart, "wield WP1", "enough", f"lay {STAFF}")
    assert heart.players[0].health == 6 - 3 + 1
    full = fight(table(player(), player("thief")), "M101")
    say(full, "wield WP1", "wield WP5") if "wield WP5" in offers(full) else None


@pytest.mark.clause("AMU-WPN-06", "AMU-RES-01")
def test_health_never_exceeds_the_maximum() -> None:
    """A card without harm left, with a heart."""
    from tests.games.amulet.table import with_card

    easy = with_card("..W.. ..... ..... ..... W.... .....", place="M102")
    g = fight(table(player(), player("thief"), content=easy), "M102")
    say(g, "wield WP1", "enough", "lay WP1@0,1r0")
    assert g.players[0].health == 6


@pytest.mark.clause("AMU-WPN-07", "AMU-WPN-08", "AMU-WPN-15")
def test_helpers_belong_to_their_place_and_are_not_damaged() -> None:
    for where, name, other in (("lair", "warrior", "monk"), ("manor", "monk", "warrior")):
        g = on_tc(where=where)
        say(g, "wield WP1", "wield WP2")
        assert refused(g, f"lay {other}@1,2r0").clause == "AMU-WPN-15"
        assert refused(g, f"lay {name}@1,2r0 {name}@1,4r0").clause == "AMU-PLC-01"
        say(g, f"lay {name}@1,2r0")
        assert damaged(g) == "", "it counts beside the two weapons and is left whole"
        again = fight(g, "M103", where)
        say(again, "enough")
        assert name in str(offers(again))


@pytest.mark.clause("AMU-WPN-15", "AMU-FGT-12", "AMU-SKL-04")
def test_no_helper_in_the_night_or_in_the_dungeons() -> None:
    g = fight(table(player("hunter"), player("thief"), phase="night", content=TC), "M101")
    say(g, "wield WH1", "enough")
    assert "warrior" not in str(offers(g))
    assert refused(g, "lay warrior@1,2r0").clause == "AMU-WPN-15"
    below = fight(table(player(), player("thief")), "Y1", "dungeons")
    say(below, "wield WP1", "enough")
    assert refused(below, "lay monk@1,1r0").clause == "AMU-WPN-15"


@pytest.mark.clause("AMU-SPL-01")
def test_spells_cover_one_square_less_than_they_cost() -> None:
    for spell in FACTS.spells:
        assert spell.token.size == spell.cost - 1


@pytest.mark.clause("AMU-SPL-02", "AMU-SPL-04", "AMU-RES-06")
def test_used_spells_return_others_stay() -> None:
    g = on_tc(spells="ray twin-sparks")
    g.spells = []
    say(g, "enough", "lay ray@1,1r0")
    assert ids("spells", g.players[0].spells) == "twin-sparks"
    assert ids("spells", g.spells) == "ray"


@pytest.mark.clause("AMU-FGT-08", "AMU-CON-03")
def test_power_and_damage_rise_with_the_level() -> None:
    def mean(level: int) -> float:
        cards = [m for m in FACTS.monsters if m.level == level]
        return sum(m.card.total for m in cards) / len(cards)

    assert mean(1) < mean(2) < mean(3)
    powers = [max(m.power for m in FACTS.monsters if m.level == n) for n in (1, 2)]
    assert powers[0] < min(m.power for m in FACTS.monsters if m.level == 2)


@pytest.mark.clause("AMU-PEN-01", "AMU-PEN-02")
def test_the_engine_neither_shows_the_card_early_nor_lets_a_wrong_weapon_lie() -> None:
    """The table's penalties have nothing to punish: no front before the weapons, no fault after."""
    g = on_tc()
    seen = GAME.view(g, 0).fight
    assert seen is not None
    assert seen.monster.id == ""
    say(g, "wield WP1", "enough")
    assert refused(g, "lay WP1@2,3r0").clause == "AMU-PLC-06"


@pytest.mark.clause("AMU-WPN-14", "AMU-POT-02", "AMU-POT-09")
def test_a_borrowed_weapon_pays_the_borrower_and_returns_damaged() -> None:
    g = table(player(potions="PT01"), player("thief", damaged="WT1"), content=TC)
    fight(g, "M101")
    say(g, "enough")
    assert offers(g) == ["none", "borrow WT1"], "only what is damaged and not one's own"
    say(g, "borrow WT1", "lay WT1@1,4r0")
    assert g.players[0].coins == 4, "its coin symbol"
    assert damaged(g, 1) == "WT1"
    assert g.players[0].potions == []


@pytest.mark.clause("AMU-POT-02", "AMU-POT-09", "AMU-PRE-08")
def test_agility_adds_a_ready_weapon_after_the_reveal() -> None:
    g = table(player(potions="PT06 PT01", damaged="WP4"), player("thief", damaged="WT1"),
              content=TC)  # fmt: skip
    fight(g, "M101")
    say(g, "wield WP1", "wield WP2")
    assert offers(g) == ["none", "agility WP3", "borrow WT1"]
    say(g, "agility WP3")
    assert offers(g) == ["none", "borrow WT1"], "both may be used"
    say(g, "none", f"lay {STAFF} {HYMNAL}")
    assert (ready(g), ids("potions", g.players[0].potions)) == ("WP3", "PT01"), "spent all the same"
