"""What is refused, by which clause, with the square or the thing, and that nothing changes."""

from __future__ import annotations

import pytest

from druzina.games.amulet.model import Player, Realm
from druzina.games.amulet.rules.arranging import Arrange
from tests.games.amulet.table import (
    TC,
    fight,
    night,
    offers,
    player,
    refused,
    say,
    table,
    turn,
    visit,
)

STAFF = "WP1@0,1r0"


def in_a_fight(*weapons: str, **given: object) -> Realm:
    """The card of the worked examples, turned up, the weapons chosen."""
    seats = player(**given), player("thief")  # type: ignore[arg-type]
    g = fight(table(*seats, content=TC), "M101")
    return say(g, *(f"wield {one}" for one in weapons), *(["enough"] if len(weapons) < 2 else []))


@pytest.mark.clause("AMU-PLC-02", "AMU-PLC-04", "AMU-PLC-05", "AMU-PLC-06", "AMU-PLC-07")
@pytest.mark.parametrize(
    ("laid", "clause", "token", "square"),
    [
        ("WP2@3,5r0", "AMU-PLC-04", "WP2", "3,6"),
        ("WP2@1,4r0", "AMU-PLC-05", "WP2", "1,4"),
        ("WP1@2,3r0", "AMU-PLC-06", "WP1", "2,3"),
        ("WP1@-1,2r0", "AMU-PLC-06", "WP1", "-1,2"),
        ("WP1@0,0r0", "AMU-PLC-03", "WP1", "0,0"),
        (f"{STAFF} WP2@3,1r0", "AMU-PLC-02", "WP2", "3,1"),
        (f"{STAFF} monk@1,3r0", "AMU-WPN-15", "monk", None),
        (f"{STAFF} spark@1,3r0", "AMU-SPL-02", "spark", None),
    ],
)
def test_a_token_laid_wrongly(laid: str, clause: str, token: str, square: str | None) -> None:
    refusal = refused(in_a_fight("WP1", "WP2"), f"lay {laid}")
    assert (refusal.clause, refusal.arguments["token"]) == (clause, token)
    assert refusal.arguments.get("square") == square


@pytest.mark.clause("AMU-PLC-07")
def test_a_hilt_at_the_corner() -> None:
    refusal = refused(in_a_fight("WP1", "WP4"), "lay WP4@-1,0r2")
    assert (refusal.clause, refusal.arguments["square"]) == ("AMU-PLC-07", "0,0")


@pytest.mark.clause("AMU-WPN-01", "AMU-FGT-02", "AMU-FGT-04")
def test_a_damaged_weapon_and_a_third_one() -> None:
    g = fight(table(player(damaged="WP3"), player("thief"), content=TC), "M101")
    refusal = refused(g, "wield WP3")
    assert (refusal.clause, refusal.arguments["weapon"]) == ("AMU-WPN-01", "WP3")
    say(g, "wield WP1")
    assert refused(g, "wield WP1").clause == "AMU-FGT-02"
    say(g, "wield WP2")
    third = refused(g, f"lay {STAFF} WP2@1,3r0 WP4@3,3r0")
    assert (third.clause, third.arguments["token"]) == ("AMU-FGT-04", "WP4")
    broken = refused(g, f"lay {STAFF} WP3@3,3r0")
    assert (broken.clause, broken.arguments["token"]) == ("AMU-WPN-01", "WP3")
    assert refused(g, "lay nothing@1,1r0").clause == "AMU-PLC-01"


@pytest.mark.clause("AMU-FGT-04", "AMU-PLC-12")
@pytest.mark.parametrize("half", ["lay", "lay ", "lay WP1", "lay none WP1@0,1r0"])
def test_half_an_answer_lays_nothing(half: str) -> None:
    g = in_a_fight("WP1")
    assert refused(g, half).reason in ("refusal-no-answer", "refusal-arrangement")
    say(g, "lay none")
    assert not any(isinstance(step, Arrange) for step in g.stack)


@pytest.mark.clause("AMU-ADV-16", "AMU-WPN-15")
def test_only_what_was_sent_is_laid_on_an_adventure() -> None:
    g = visit(table(player(), player("thief")), "castle")
    say(g, "expedition", "send WP1")
    other = refused(g, f"lay {STAFF} WP2@1,4r0")
    assert (other.clause, other.arguments["token"]) == ("AMU-ADV-16", "WP2")
    assert refused(g, f"lay {STAFF} warrior@1,4r0").clause == "AMU-WPN-15"
    without = refused(g, "lay none")
    assert (without.clause, without.arguments["token"]) == ("AMU-ADV-16", "WP1")


@pytest.mark.clause("AMU-MOV-01", "AMU-MOV-02", "AMU-MOV-05", "AMU-MOV-12")
def test_a_way_that_cannot_be_gone() -> None:
    here = player(place="lair", coins=0, health=1)
    g = turn(table(here, player("thief"), village="M112 M116"))
    for place, clause in (
        ("lair", "AMU-MOV-01"),
        ("fair", "AMU-MOV-02"),
        ("tower", "AMU-MOV-05"),
        ("castle", "AMU-MOV-12"),
    ):
        refusal = refused(g, f"go {place}")
        assert (refusal.clause, refusal.arguments["location"]) == (clause, place)


@pytest.mark.clause("AMU-LOC-12", "AMU-LOC-10", "AMU-LOC-26", "AMU-LOC-08")
def test_a_purchase_one_cannot_pay() -> None:
    poor = visit(table(player(coins=2, damaged="WP1"), player("thief")), "tower")
    assert (refused(poor, "buy spark").clause, refused(poor, "buy spark").arguments["n"]) == (
        "AMU-LOC-12",
        3,
    )
    sold = refused(poor, "buy crown")
    assert (sold.clause, sold.arguments["spell"]) == ("AMU-LOC-10", "crown")
    monk = visit(table(player(coins=3, health=1), player("thief")), "monastery")
    assert refused(monk, "purchase PT03").arguments["n"] == 4
    assert refused(monk, "purchase PT09").clause == "AMU-LOC-26"
    beggar = visit(table(player(coins=0, damaged="WP1", place="fair"), player("thief")), "hut")
    assert offers(beggar) == []
    begging = visit(table(player(coins=1, damaged="WP1 WP2"), player("thief")), "hut")
    say(begging, "mend", "repair WP1")
    assert offers(begging) == []


@pytest.mark.clause("AMU-COO-07", "AMU-PRE-07", "AMU-COO-21")
def test_an_oath_or_a_potion_out_of_its_moment() -> None:
    mine = player(oaths="O3 O1", potions="PT03 PT08", coins=9, damaged="WP1")
    g = visit(table(mine, player("thief"), mode="cooperative", quests="A0 B0 C0"), "tower")
    oath = refused(g, "oath O3")
    assert (oath.clause, oath.arguments["oath"]) == ("AMU-COO-07", "O3")
    potion = refused(g, "drink PT08")
    assert (potion.clause, potion.arguments["potion"]) == ("AMU-PRE-07", "PT08")
    assert refused(g, "hand 1").clause == "AMU-COO-21"
    rivals = visit(table(player(damaged="WP1"), player("thief")), "tower")
    assert refused(rivals, "hand 1").clause == "AMU-COO-21"


@pytest.mark.clause("AMU-COO-07", "AMU-PRE-07", "AMU-NGT-01", "AMU-SKL-10", "AMU-SKL-11")
def test_what_is_not_done_in_the_night() -> None:
    """Each by the clause that keeps it away; what no skill of the seat allows is no answer."""
    mine = player("hunter", oaths="O2 O4", potions="PT03 PT05", skills="R1c R2c R3c", ready="WH1")
    g = night(table(mine, player("thief"), mode="cooperative", quests="A0 C0"))
    assert offers(g) == ["drink PT05", "done"]
    for text, clause, name in (
        ("oath O2", "AMU-COO-07", "O2"),
        ("oath O4", "AMU-COO-07", "O4"),
        ("drink PT03", "AMU-PRE-07", "PT03"),
    ):
        refusal = refused(g, text)
        assert (refusal.clause, [*refusal.arguments.values()]) == (clause, [name])
    assert refused(g, "prowl").clause == "AMU-SKL-10"
    assert refused(g, "tinker").reason == "refusal-no-answer"


@pytest.mark.clause("AMU-SKL-11", "AMU-SKL-07", "AMU-LOC-32", "AMU-MOV-05", "AMU-ADV-09")
def test_night_repairs_that_cannot_be_had() -> None:
    whole = night(table(knight(), player("thief"), adventure=""))
    assert refused(whole, "sacrifice").clause == "AMU-LOC-32"
    assert refused(whole, "expedition").clause == "AMU-ADV-09"
    weak = night(table(knight(health=2, damaged="WK1"), player("thief")))
    assert refused(weak, "sacrifice").clause == "AMU-MOV-05"
    again = night(table(knight(damaged="WK1 WK2"), player("thief")))
    say(again, "sacrifice", "repair WK1")
    assert refused(again, "sacrifice").clause == "AMU-SKL-11"
    poor = night(table(thief(coins=1, damaged="WT1"), player()))
    price = refused(poor, "tinker")
    assert (price.clause, price.arguments["n"]) == ("AMU-SKL-07", 2)
    assert refused(night(table(thief(coins=9), player())), "tinker").clause == "AMU-LOC-32"
    done = night(table(thief(coins=9, damaged="WT1 WT2"), player()))
    say(done, "tinker", "repair WT1")
    assert refused(done, "tinker").clause == "AMU-NGT-01"


def knight(health: int = 0, damaged: str = "") -> Player:
    """Who has SK2 and SK4, and Vampire Blood, so that the night asks."""
    skills = "R1a R1b R1c R2a R3a"
    return player("knight", health=health, damaged=damaged, skills=skills, potions="PT05")


def thief(coins: int, damaged: str = "") -> Player:
    """Who has ST1, and Vampire Blood."""
    return player("thief", coins=coins, damaged=damaged, skills="R1b", potions="PT05")


@pytest.mark.clause("AMU-MOV-15", "AMU-PRE-07")
def test_a_potion_that_has_no_moment_before_the_move() -> None:
    g = turn(table(player(health=2, potions="PT03 PT08"), player("thief")))
    assert offers(g) == ["drink PT03", "done"]
    refusal = refused(g, "drink PT08")
    assert (refusal.clause, refusal.arguments["potion"]) == ("AMU-PRE-07", "PT08")
