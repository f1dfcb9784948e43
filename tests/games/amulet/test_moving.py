"""Moving: where to, the river, locks, what entering costs (AMU-MOV)."""

from __future__ import annotations

import msgspec
import pytest

from druzina.games.amulet import GAME
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.rules.moving import Move
from tests.games.amulet.table import (
    FACTS,
    aside,
    asked,
    fight,
    kind,
    offers,
    place,
    player,
    refused,
    run,
    said,
    say,
    table,
    told,
    turn,
    visit,
)

LEFT = ("castle", "monastery", "village", "lair")
RIGHT = ("fair", "tower", "hut", "manor", "dungeons")


def goes(g: object) -> set[str]:
    return {text.removeprefix("go ") for text in offers(g)}  # type: ignore[arg-type]  # a table


@pytest.mark.clause("AMU-MOV-01", "AMU-MOV-02", "AMU-MOV-06", "AMU-MOV-09")
def test_any_other_location_may_be_chosen_never_the_same_or_the_inn() -> None:
    g = turn(table(player(place="castle"), player("thief", place="fair")))
    assert goes(g) == {*LOCATIONS} - {"castle"}
    assert refused(g, "go castle").clause == "AMU-MOV-01"
    assert refused(g, "go inn").reason == "refusal-no-answer"
    say(g, "go fair", "pay coins")
    assert place(g) == "fair", "other figures do not hinder, nor that nothing can be done"


@pytest.mark.clause("AMU-MOV-03")
def test_the_river_costs_a_coin_or_a_health() -> None:
    for way, health, coins in (("pay coins", 6, 2), ("pay health", 5, 3)):
        g = turn(table(player(place="castle"), player("thief")))
        say(g, "go fair")
        assert offers(g) == ["pay coins", "pay health"]
        say(g, way)
        assert (g.players[0].health, g.players[0].coins) == (health, coins)
        back = turn(table(player(place="fair"), player("thief")))
        say(back, "go castle", way)
        assert (back.players[0].health, back.players[0].coins) == (health, coins)


@pytest.mark.clause("AMU-MOV-03", "AMU-MOV-13")
@pytest.mark.parametrize("bank", [LEFT, RIGHT])
def test_the_same_bank_is_free(bank: tuple[str, ...]) -> None:
    for here in bank:
        for there in bank:
            if there != here:
                g = turn(table(player(place=here), player("thief")))
                say(g, f"go {there}")
                assert (g.players[0].health, g.players[0].coins) == (6, 3)


@pytest.mark.clause("AMU-MOV-04", "AMU-MOV-13", "AMU-STN-02")
def test_moving_from_the_inn_is_free() -> None:
    for there in LOCATIONS:
        g = turn(table(player(place="inn", coins=0, health=1), player("thief")))
        assert goes(g) == set(LOCATIONS)
        say(g, f"go {there}")
        assert (g.players[0].health, g.players[0].coins) == (1, 0)


@pytest.mark.clause("AMU-MOV-05", "AMU-EX-23")
def test_the_last_health_cannot_pay_the_river() -> None:
    g = turn(table(player(place="castle", health=1, coins=0), player("thief")))
    assert goes(g) == {"monastery", "village", "lair"}
    assert refused(g, "go fair").clause == "AMU-MOV-05"
    two = turn(table(player(place="castle", health=2, coins=0), player("thief")))
    say(two, "go fair")
    assert two.players[0].health == 1


@pytest.mark.clause("AMU-MOV-06")
def test_only_who_can_go_nowhere_goes_to_the_inn_and_does_nothing() -> None:
    night = FACTS.night("N31")
    part = msgspec.structs.replace(night.parts[0], places=tuple(LOCATIONS))
    shut = msgspec.structs.replace(night, parts=(part,))
    nights = tuple(shut if one.id == "N31" else one for one in FACTS.nights)
    content = msgspec.structs.replace(FACTS, nights=nights, fingerprint="all locked")
    LOADED["all locked"] = content
    g = table(player(place="lair"), player("thief"), village="M112", content=content, lair="M101")
    run(g, Move(0))
    assert place(g) == "inn"
    assert not g.questions()
    assert len(told(g, "event-stays")) == 1


@pytest.mark.clause("AMU-MOV-15")
def test_two_locations_of_each_bank_can_never_be_locked() -> None:
    locks = {where for night in FACTS.nights for where in night.locks}
    assert len(set(LEFT) - locks) >= 2
    assert len(set(RIGHT) - locks) >= 2


@pytest.mark.clause("AMU-MOV-07", "AMU-MOV-14")
def test_after_the_move_come_actions_gems_and_xp_then_the_next_player() -> None:
    g = turn(table(player(place="inn", aside="blue", damaged="WP1"), player("thief")))
    g.players[0].due = 1
    say(g, "go fair")
    assert kind(g) == "Act"
    say(g, "mend", "done")
    assert kind(g) == "PlaceGem"
    say(g, "aside")
    assert kind(g) == "PlaceXp"
    say(g, "node R1a")
    assert not g.questions(), "the turn is over"


@pytest.mark.clause("AMU-MOV-08", "AMU-LOC-04")
@pytest.mark.parametrize("where", ["lair", "manor", "dungeons"])
def test_a_fight_is_a_must_where_a_monster_is(where: str) -> None:
    g = table(player(damaged="WP1", skills="R1c"), player("thief"), lair="M101", manor="M102",
              dungeon="Y1")  # fmt: skip
    visit(g, where)
    assert kind(g) == "ChooseWeapon", "the only thing to do, so it is begun"
    g = table(player("knight", damaged="WK1", skills="R1c"), player("thief"), lair="M101",
              manor="M102", dungeon="Y1")  # fmt: skip
    visit(g, where)
    assert offers(g) == ["battle", "sacrifice"]
    assert refused(g, "done").clause == "AMU-MOV-08"


@pytest.mark.clause("AMU-MOV-08", "AMU-LOC-06")
def test_driving_off_is_a_must_all_else_is_not() -> None:
    g = visit(table(player(damaged="WP1"), player("thief"), village="M105"), "village")
    assert offers(g) == ["drive", "mend"]
    assert refused(g, "done").clause == "AMU-MOV-08"
    say(g, "mend")
    assert told(g, "event-drives-off")


@pytest.mark.clause("AMU-MOV-08", "AMU-LOC-13")
def test_each_action_is_done_at_most_once_a_visit_in_any_order() -> None:
    g = visit(table(player(damaged="WP1 WP2", health=2, coins=9), player("thief")), "hut")
    say(g, "heal", "mend", "repair WP2")
    assert offers(g) == ["expedition", "done"]
    assert refused(g, "heal").reason == "refusal-once-a-visit"
    assert refused(g, "mend").reason == "refusal-once-a-visit"


@pytest.mark.clause("AMU-MOV-02", "AMU-NGT-08", "AMU-NGT-15")
@pytest.mark.parametrize(
    ("monster", "where"), [("M112", "fair"), ("M215", "monastery"), ("M213", "tower")]
)
def test_a_locked_location_cannot_be_entered(monster: str, where: str) -> None:
    g = turn(table(player(), player("thief"), village=monster))
    assert goes(g) == {*LOCATIONS} - {where}
    assert refused(g, f"go {where}").clause == "AMU-MOV-02"


@pytest.mark.clause("AMU-MOV-11")
def test_the_hunter_crosses_free_in_the_morning_only() -> None:
    g = turn(table(player("hunter", place="castle"), player("thief")))
    say(g, "go hut")
    assert g.players[0].coins == 3
    late = turn(table(player("hunter", place="castle"), player("thief"), phase="evening"))
    say(late, "go hut")
    assert kind(late) == "PayRiver"


@pytest.mark.clause("AMU-MOV-12", "AMU-NGT-08")
def test_all_costs_of_a_move_are_paid_in_turn() -> None:
    """N36: entering the Castle costs a health; N37: the river costs two."""
    g = turn(table(player(place="fair", health=2, coins=1), player("thief"), village="M116"))
    say(g, "go castle")
    assert g.players[0].coins == 0, "with health both could not be paid"
    assert g.players[0].health == 1
    poor = turn(table(player(place="fair", health=2, coins=0), player("thief"), village="M116"))
    assert "castle" not in goes(poor)
    assert refused(poor, "go castle").clause == "AMU-MOV-12", "the river alone could be paid"
    rich = turn(table(player(place="fair", health=1, coins=6), player("thief"), village="M116"))
    assert refused(rich, "go castle").reason == "refusal-entry"
    weak = turn(table(player(place="lair", health=1), player("thief"), village="M116"))
    assert refused(weak, "go castle").clause == "AMU-MOV-12"


@pytest.mark.clause("AMU-MOV-12", "AMU-PRE-01")
def test_a_risen_river_costs_two_of_one_kind_and_beats_the_hunter() -> None:
    g = turn(table(player(place="castle", coins=1, health=6), player("thief"), village="M207"))
    say(g, "go fair")
    assert (g.players[0].coins, g.players[0].health) == (1, 4), "coins and health do not mix"
    hunter = turn(table(player("hunter", place="castle"), player("thief"), village="M207"))
    say(hunter, "go fair")
    assert kind(hunter) == "PayRiver"
    say(hunter, "pay coins")
    assert hunter.players[0].coins == 1


@pytest.mark.clause("AMU-MOV-15", "AMU-PRE-06", "AMU-EX-26")
def test_stealth_before_the_move_opens_a_lock_for_this_seat_alone() -> None:
    g = table(player(potions="PT07"), player("thief"), village="M107 M112")
    turn(g)
    assert offers(g) == ["stealth M112", "done"], "against what lasts, not the every-round one"
    say(g, "stealth M112")
    say(g, "aside")
    assert aside(g) == "blue", "the monster's gem"
    assert "go fair" in offers(g)
    say(g, "go fair")
    turn(g, 1)
    assert "go fair" not in offers(g)


@pytest.mark.clause("AMU-MOV-15", "AMU-PRE-07", "AMU-PRE-08")
def test_before_the_move_only_health_and_stealth_may_be_drunk() -> None:
    g = turn(table(player(health=2, potions="PT03 PT05 PT08"), player("thief")))
    assert offers(g) == ["drink PT03", "done"]
    say(g, "drink PT03")
    assert g.players[0].health == 5
    assert kind(g) == "Go"
    full = turn(table(player(potions="PT03"), player("thief")))
    assert kind(full) == "Go", "at full health it can gain nothing"


@pytest.mark.clause("AMU-MOV-15", "AMU-SKL-11")
def test_sacrifices_come_after_the_move() -> None:
    g = turn(table(player("knight", skills="R1c", damaged="WK1"), player("thief")))
    assert kind(g) == "Go"
    say(g, "go fair")
    assert "sacrifice" in offers(g)


@pytest.mark.clause("AMU-NGT-09")
def test_who_stands_where_a_lock_falls_may_stay_and_leave() -> None:
    g = turn(table(player(place="fair"), player("thief"), village="M112"))
    assert place(g) == "fair"
    assert "go hut" in offers(g)


@pytest.mark.clause("AMU-MOV-09", "AMU-LOC-07")
def test_a_visit_may_offer_nothing() -> None:
    for where in ("lair", "village", "castle"):
        g = visit(table(player(), player("thief"), adventure=""), where)
        assert not g.questions()
        assert place(g) == where


def test_a_destination_is_shown_with_its_target() -> None:
    g = turn(table(player(), player("thief")))
    assert asked(g).show(g, "go castle").targets == ("location:castle",)
    assert said(fight(g, "M101"), "event-turn", "seat") == []
    assert GAME.view(g, 0).active == 0
