"""XP and the skill tree (AMU-XP)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.experience import XpPart, gain_xp, open_nodes
from druzina.games.amulet.rules.skills import powers
from tests.games.amulet.table import (
    NODES,
    kind,
    night,
    offers,
    player,
    ready,
    refused,
    run,
    say,
    table,
    turn,
)


def learning(n: int, skills: str = "", character: str = "preacher", xp: str = "") -> Realm:
    g = table(player(character, skills=skills, xp=xp), player("thief"))
    gain_xp(g, 0, n, "AMU-RES-10")
    return run(g, XpPart(0))


@pytest.mark.clause("AMU-XP-01", "AMU-XP-02")
def test_the_first_xp_goes_on_a_basic_skill() -> None:
    g = learning(1)
    assert offers(g) == ["node R1a", "node R1b", "node R1c"], "and it must be placed"
    assert refused(g, "node R2a").clause == "AMU-XP-02"
    say(g, "node R1b")
    assert not g.questions()


@pytest.mark.clause("AMU-XP-02")
@pytest.mark.parametrize(
    ("skills", "opened"),
    [
        ("R1a", "R1b R1c R2a"),
        ("R1b", "R1a R1c R2b"),
        ("R1a R2a", "R1b R1c R3a"),
        ("R1b R2b", "R1a R1c R3a R3b R3c"),
        ("R1c R2c", "R1a R1b R3c"),
        ("R1b R2b R3b", "R1a R1c R3a R3c R4b"),
    ],
)
def test_nodes_open_above_an_unlocked_one(skills: str, opened: str) -> None:
    g = table(player(skills=skills), player("thief"))
    assert " ".join(node.id for node in open_nodes(g, 0)) == opened


@pytest.mark.clause("AMU-XP-02", "AMU-XP-03")
def test_a_node_is_unlocked_by_its_full_number() -> None:
    g = learning(1, "R1a")
    say(g, "node R2a")
    assert g.players[0].xp[NODES.index("R2a")] == 1
    assert "R3a" not in str(open_nodes(g, 0)), "not full, so it opens nothing"
    gain_xp(g, 0, 1, "AMU-RES-10")
    run(g, XpPart(0))
    say(g, "node R2a")
    assert g.players[0].xp[NODES.index("R2a")] == 0, "the tokens return"
    assert g.players[0].skills >> NODES.index("R2a") & 1


@pytest.mark.clause("AMU-XP-04", "AMU-XP-09")
def test_a_skill_works_from_the_end_of_the_turn() -> None:
    g = turn(table(player(coins=9), player("thief"), potions="PT02"))
    g.players[0].due = 1
    say(g, "go monastery", "done")
    assert kind(g) == "PlaceXp", "before the next seat is asked"
    say(g, "node R1a")
    assert "discount" in powers(g, 0), "P-R1a"
    fresh = table(player(), player("thief"))
    fresh.players[0].fresh = 1 << NODES.index("R1a")
    assert "discount" not in powers(fresh, 0)


@pytest.mark.clause("AMU-XP-05", "AMU-XP-09", "AMU-SIM-01")
def test_xp_is_placed_before_the_next_turn() -> None:
    g = table(player(lair := "preacher"), player("thief"))
    assert lair
    g.players[0].due = 2
    turn(g)
    say(g, "go fair")
    assert kind(g) == "PlaceXp"
    assert g.questions()[0].seat == 0
    say(g, "node R1a", "node R1b")
    assert g.players[0].due == 0


@pytest.mark.clause("AMU-XP-06")
def test_a_weapon_of_the_tree_comes_ready() -> None:
    g = learning(2, "R1b")
    assert "WP5" not in ready(g)
    say(g, "node R2b", "node R2b")
    assert ready(g) == "WP1 WP2 WP3 WP4 WP5"


@pytest.mark.clause("AMU-XP-07", "AMU-XP-08")
def test_xp_can_always_be_placed_in_the_end_on_the_top_row() -> None:
    g = learning(1, "R1a R2a R3a R4a")
    assert "node R4a" in offers(g), "an unlocked node of the top row takes any number"
    assert refused(g, "node R3a").clause == "AMU-XP-07"
    say(g, "node R4a")
    assert g.players[0].xp[NODES.index("R4a")] == 1
    everything = learning(1, " ".join(NODES[1:]))
    assert offers(everything) == ["node R4a", "node R4b", "node R4c"]


@pytest.mark.clause("AMU-XP-11")
def test_several_xp_are_placed_one_at_a_time_and_open_followers() -> None:
    g = learning(3)
    say(g, "node R1a")
    assert "node R2a" in offers(g)
    say(g, "node R2a", "node R2a")
    assert g.players[0].skills >> NODES.index("R2a") & 1


@pytest.mark.clause("AMU-XP-10", "AMU-XP-09")
def test_xp_of_a_night_action_is_placed_at_once_and_works_after_step_one() -> None:
    """The Hunter's night fight; the Thief's place in step 1 comes after his."""
    g = table(
        player("hunter", skills="R1c R2c R3c", xp="R1a:0"),
        player("thief", skills="R1b", damaged="WT1"),
        lair="M101",
    )
    night(g)
    say(g, "prowl", "wield WH1", "wield WH2")
    say(g, offers(g)[0])
    while kind(g) != "PlaceXp":
        say(g, offers(g)[0])
    assert g.questions()[0].seat == 0
    say(g, "node R1a")
    assert kind(g) == "NightAct"
    assert g.questions()[0].seat == 1
    assert g.players[0].fresh == 1 << NODES.index("R1a"), "it does not work yet"
    say(g, "done")
    assert g.players[0].fresh == 0
    assert g.players[0].skills >> NODES.index("R1a") & 1


@pytest.mark.clause("AMU-XP-10", "AMU-XP-06")
def test_a_weapon_unlocked_in_the_night_is_there_at_once() -> None:
    g = table(player("knight", skills="R1b R1a R2a R3a", xp="R2b:1"), player("thief"))
    night(g)
    g.players[0].due = 1
    say(g, "expedition", "send WK3", "lay WK3@1,0r0")
    say(g, "node R2b")
    assert "WK5" in ready(g)
