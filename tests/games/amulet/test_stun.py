"""Stuns (AMU-STN)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.rules.health import Faint, Suffer, stun
from tests.games.amulet.table import (
    TC,
    damaged,
    fight,
    kind,
    night,
    offers,
    place,
    player,
    run,
    say,
    table,
    told,
    turn,
)


@pytest.mark.clause("AMU-STN-01", "AMU-STN-05", "AMU-STN-06", "AMU-STN-07", "AMU-STN-08")
def test_a_stun_gives_a_token_takes_half_the_coins_heals_and_moves_to_the_inn() -> None:
    g = table(player(health=1, coins=7, place="fair"), player("thief"))
    run(g, Suffer([1, 0], "AMU-NGT-06"))
    one = g.players[0]
    assert (one.stuns, one.coins, one.health, place(g)) == (1, 3, 6, "inn")


@pytest.mark.clause("AMU-STN-06", "AMU-EX-22")
@pytest.mark.parametrize(("coins", "left"), [(7, 3), (0, 0), (1, 0), (2, 1), (8, 4)])
def test_half_the_coins_rounded_up(coins: int, left: int) -> None:
    g = table(player(coins=coins), player("thief"))
    stun(g, 0)
    assert g.players[0].coins == left


@pytest.mark.clause("AMU-STN-01")
def test_loss_and_healing_of_one_event_are_netted() -> None:
    g = table(player(health=1, potions="PT03"), player("thief"))
    run(g, Suffer([2, 0], "AMU-NGT-06"))
    say(g, "drink PT03")
    assert (g.players[0].health, g.players[0].stuns) == (2, 0)


@pytest.mark.clause("AMU-STN-03")
def test_each_token_costs_five_power() -> None:
    from druzina.games.amulet.rules.scoring import points

    g = table(player(stuns=2), player("thief"))
    assert points(g, 0)["stuns"] == -10


@pytest.mark.clause("AMU-STN-04")
def test_excess_loss_has_no_further_effect() -> None:
    g = table(player(health=1), player("thief"))
    run(g, Suffer([9, 0], "AMU-NGT-06"))
    assert (g.players[0].stuns, g.players[0].health) == (1, 6)


@pytest.mark.clause("AMU-STN-09", "AMU-STN-11", "AMU-FGT-11")
def test_a_stun_ends_the_turn_but_gems_and_xp_are_still_placed() -> None:
    g = table(
        player("knight", health=2, aside="red", skills="R1c", damaged="WK2"),
        player("thief"),
        lair="M101",
        content=TC,
        phase="evening",
    )
    turn(g)
    say(g, "go lair", "wield WK3", "enough", "lay WK3@1,1r1 warrior@-1,4r0")
    assert g.players[0].stuns == 1
    assert kind(g) == "PlaceGem", "no further action of the visit, but the gem part"
    say(g, "aside")
    assert kind(g) == "PlaceXp", "of the beaten monster"
    say(g, "node R1a")
    assert not g.questions()
    assert place(g) == "inn"


@pytest.mark.clause("AMU-STN-09", "AMU-NGT-16")
def test_a_stun_in_the_night_fight_leaves_the_rest_of_the_seats_place() -> None:
    hunter = player("hunter", health=1, skills="R1c R2c R3c", potions="PT05")
    g = night(table(hunter, player("thief"), lair="M101", content=TC))
    say(g, "prowl", "enough")
    assert g.players[0].stuns == 1
    assert offers(g) == ["drink PT05", "done"]


@pytest.mark.clause("AMU-STN-10")
def test_nothing_else_is_lost_and_every_ability_may_stun() -> None:
    g = table(
        player(health=1, coins=0, spells="ray", potions="PT02", trophies="M101", aside="red",
               damaged="WP1"),
        player("thief", coins=0),
        lair="M206 M102",
        phase="night",
    )  # fmt: skip
    night(g)
    say(g, "resolve M206")
    one = g.players[0]
    assert one.stuns == 1
    assert (len(one.spells), len(one.potions), len(one.trophies)) == (1, 1, 1)
    assert (damaged(g), one.aside[3]) == ("WP1", 1)
    g.players[0].health = 1
    again = table(player(health=1), player("thief"), village="M201", lair="M206", phase="night")
    night(again)
    say(again, "resolve M206")
    assert again.players[0].stuns == 1
    assert again.players[0].health == 5, "full after the first, then N22"


@pytest.mark.clause("AMU-STN-02", "AMU-STN-08")
def test_the_next_crossing_is_free() -> None:
    g = table(player(place="castle", coins=0, health=1), player("thief"))
    stun(g, 0)
    turn(g)
    assert len(offers(g)) == 9


@pytest.mark.clause("AMU-PRE-07")
def test_awareness_is_asked_whenever_health_would_be_gone() -> None:
    g = table(player(health=1, potions="PT08"), player("thief"))
    run(g, Suffer([1, 0], "AMU-NGT-06"))
    assert offers(g) == ["none", "drink PT08"]
    say(g, "drink PT08")
    assert (g.players[0].health, g.players[0].stuns, place(g)) == (1, 0, "inn")
    other = table(player(health=0, potions="PT08", place="fair"), player("thief"))
    other.players[0].health = 0
    run(other, Faint(0))
    say(other, "none")
    assert other.players[0].stuns == 1
    assert len(told(other, "event-stunned")) == 1
    fight(other, "M101")
