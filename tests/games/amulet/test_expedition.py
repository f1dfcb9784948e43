"""Expeditions and upgrades (AMU-ADV)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.model import NOTHING, Realm
from tests.games.amulet.table import (
    FACTS,
    aside,
    damaged,
    ids,
    kind,
    night,
    offers,
    player,
    ready,
    refused,
    said,
    say,
    table,
    told,
    visit,
)

# D7: ..... .C... ....G .W.WC C.... W....  (black gem, weak spots (2,4), (4,4), (1,6))
STAFF = "WP1@1,4r0"  # covers (1..4,4): two weak spots


def castle(*players: object, **more: str) -> Realm:
    seats = players or (player(), player("thief"))
    return visit(table(*seats, adventure="D7", **more), "castle")  # type: ignore[arg-type]  # seats


@pytest.mark.clause("AMU-ADV-01", "AMU-ADV-16")
def test_exactly_one_weapon_is_put_on_the_card() -> None:
    g = castle()
    say(g, "expedition")
    assert offers(g) == ["send WP1", "send WP2", "send WP3", "send WP4"]
    say(g, "send WP1")
    assert refused(g, "lay none").clause == "AMU-ADV-16", "it must be placed"
    assert refused(g, f"lay {STAFF} WP2@1,1r0").clause == "AMU-ADV-16", "no other"
    assert refused(g, "lay WP1@2,3r0").clause == "AMU-PLC-06", "as in a fight"
    say(g, f"lay {STAFF}")
    assert [laid.text for laid in g.laid] == [STAFF]


@pytest.mark.clause("AMU-ADV-02", "AMU-ADV-12", "AMU-SPL-03")
def test_spells_are_added_beside_the_weapon_and_stay() -> None:
    g = castle(player(spells="ray spark"), player("thief"))
    say(g, "expedition", "send WP1", f"lay {STAFF} ray@1,1r0")
    assert ids("spells", g.players[0].spells) == "spark"
    assert [laid.text for laid in g.laid] == [STAFF, "ray@1,1r0"]
    alone = castle(player(ready="", damaged="WP1", spells="ray"), player("thief"))
    assert not alone.questions(), "no weapon, no expedition"


@pytest.mark.clause("AMU-ADV-03")
def test_a_token_need_not_cover_a_weak_spot() -> None:
    g = castle()
    say(g, "expedition", "send WP2", "lay WP2@1,1r0")
    assert len(g.laid) == 1


@pytest.mark.clause("AMU-ADV-04", "AMU-WPN-12")
def test_symbols_pay_at_once() -> None:
    heart = castle(player(health=3), player("thief"))
    say(heart, "expedition", "send WP1", f"lay {STAFF}")
    assert heart.players[0].health == 4
    coin = castle()
    say(coin, "expedition", "send WP2", "lay WP2@1,1r0")
    assert coin.players[0].coins == 4
    gem = castle()
    say(gem, "expedition", "send WP3", "lay WP3@1,1r0", "aside")
    assert aside(gem) == "black"
    covered = castle()
    say(covered, "expedition", "send WP3", "lay WP3@3,2r0")
    assert aside(covered) == "", "the gem square lies under it"


@pytest.mark.clause("AMU-ADV-04", "AMU-ADV-16")
def test_an_own_later_token_on_the_gem_square_costs_the_gem() -> None:
    g = castle(player(spells="spark"), player("thief"))
    say(g, "expedition", "send WP3", "lay WP3@1,1r0 spark@5,3r0")
    assert aside(g) == ""


@pytest.mark.clause("AMU-ADV-05", "AMU-SCO-06")
def test_placed_weapons_are_away_and_nobody_overlaps_them() -> None:
    g = castle()
    say(g, "expedition")
    assert refused(g, "send WP5").clause == "AMU-SET-11", "it waits in the tree"
    say(g, "send WP1", f"lay {STAFF}")
    assert (ready(g), damaged(g)) == ("WP2 WP3 WP4", "")
    visit(g, "castle", 1)
    say(g, "expedition", "send WT1")
    assert refused(g, "lay WT1@1,4r0").clause == "AMU-PLC-02"
    from tests.games.amulet.table import fight

    other = table(player(ready="WP2"), player("thief"), adventure="D7", laid=f"0:{STAFF}")
    fight(other, "M101")
    assert refused(other, "wield WP1").clause == "AMU-ADV-05"


@pytest.mark.clause("AMU-ADV-06", "AMU-ADV-07", "AMU-EX-08")
def test_two_players_complete_it_together() -> None:
    g = castle()
    say(g, "expedition", "send WP1", f"lay {STAFF}")
    g.players[0].due = 0
    assert not told(g, "event-completed")
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert told(g, "event-completed")
    # coins at (2,2), (5,4), (1,5) lie open
    assert [p.coins for p in g.players] == [3 + 3, 3 + 3]
    assert (damaged(g, 0), damaged(g, 1)) == ("WP1", "WT4")
    assert (g.adventure, g.laid) == (NOTHING, [])
    assert g.adventures[0] == FACTS.numbers["D7"], "under the deck"


@pytest.mark.clause("AMU-ADV-06", "AMU-ADV-13")
def test_each_gets_the_full_number_once() -> None:
    g = castle(player(ready="WP4"), player("thief", ready="WT4"), laid=f"0:{STAFF} 0:WP2@4,1r0")
    visit(g, "castle", 1)
    say(g, "expedition", "lay WT4@1,6r0") if kind(g) == "Act" else None
    assert [p.coins for p in g.players] == [6, 6]


@pytest.mark.clause("AMU-ADV-07", "AMU-SPL-03")
def test_spells_return_to_the_tower_on_completion() -> None:
    g = castle(player(ready="WP2 WP3"), player("thief"), laid=f"0:{STAFF} 0:scatter@1,1r0")
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert "scatter" in ids("spells", g.spells)


@pytest.mark.clause("AMU-ADV-08", "AMU-INF-01")
def test_the_top_upgrade_is_put_on_its_location() -> None:
    g = castle(player(), player("thief"), laid=f"0:{STAFF}", upgrades="fair hut")
    g.players[0].ready &= ~1
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert g.upgraded == 1 << LOCATIONS.index("hut")
    assert said(g, "event-upgrade", "location") == [LOCATIONS.index("hut")]
    none = castle(player(), player("thief"), laid=f"0:{STAFF}", upgrades="")
    visit(none, "castle", 1)
    say(none, "expedition", "send WT4", "lay WT4@1,6r0")
    assert none.upgraded == 0


@pytest.mark.clause("AMU-ADV-09")
def test_until_the_next_dawn_the_castle_has_no_adventure() -> None:
    g = castle(player(), player("thief"), laid=f"0:{STAFF}")
    g.players[0].ready &= ~1
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    visit(g, "castle", 0)
    assert not g.questions()


@pytest.mark.clause("AMU-ADV-10", "AMU-ADV-15")
def test_an_upgrade_of_the_castle_pays_from_the_next_visit_on() -> None:
    g = castle(player(), player("thief"), laid=f"0:{STAFF}", upgrades="castle")
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert g.upgraded == 1
    assert (g.players[1].coins, g.players[1].due) == (6, 2), "1 XP of WT4, 1 of the Castle"


@pytest.mark.clause("AMU-ADV-11")
def test_adventures_have_no_damage() -> None:
    assert all(adventure.card.total == 0 for adventure in FACTS.adventures)


@pytest.mark.clause("AMU-ADV-12", "AMU-EX-04", "AMU-POT-09")
def test_agility_adds_a_weapon_to_an_expedition() -> None:
    g = castle(player(potions="PT06 PT01"), player("thief", damaged="WT1"))
    say(g, "expedition", "send WP1")
    assert offers(g) == ["none", "agility WP2", "agility WP3", "agility WP4"], "no borrowing"
    say(g, "agility WP2", f"lay {STAFF} WP2@1,1r0")
    assert g.players[0].coins == 4, "the Hymnal's coin; the heart heals nothing"
    assert ready(g) == "WP3 WP4"


@pytest.mark.clause("AMU-ADV-12", "AMU-SKL-02")
def test_wounding_skills_do_not_work_in_an_expedition() -> None:
    g = castle(player(skills="R1c R2c"), player("thief"))
    say(g, "expedition", "send WP1")
    assert kind(g) == "LayOnAdventure"


@pytest.mark.clause("AMU-ADV-13")
def test_a_player_may_contribute_again_later() -> None:
    g = castle()
    say(g, "expedition", "send WP1", f"lay {STAFF}")
    visit(g, "castle")
    say(g, "expedition", "send WP2", "lay WP2@1,1r0")
    assert len(g.laid) == 2


@pytest.mark.clause("AMU-ADV-14")
def test_completing_from_the_hut_pays_as_usual_after_the_price() -> None:
    g = table(player(), player("thief", coins=1), adventure="D7", laid=f"0:{STAFF}",
              upgrades="fair")  # fmt: skip
    visit(g, "hut", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert g.players[1].coins == 0 + 3
    assert g.upgraded == 1 << LOCATIONS.index("fair")


@pytest.mark.clause("AMU-ADV-16", "AMU-LOC-32")
def test_only_weapons_with_a_legal_placement_are_offered() -> None:
    """All but a few squares of the card are taken; a long hilt weapon finds no room."""
    full = " ".join(f"1:WT4@{c},{r}r0" for c, r in ((0, 1), (2, 1)))
    g = table(player(), player("thief", ready="WT1"), adventure="D7", laid=full)
    visit(g, "castle")
    say(g, "expedition")
    assert "send WP1" in offers(g)
    say(g, "send WP4")
    for text in offers(g):
        assert "WP4@" in text


@pytest.mark.clause("AMU-EX-32", "AMU-ADV-07")
def test_sturdiness_on_a_weapon_that_comes_home() -> None:
    g = table(player(potions="PT09", ready="WP2"), player("thief"), adventure="D7",
              laid=f"0:{STAFF}")  # fmt: skip
    visit(g, "castle", 1)
    say(g, "expedition", "send WT4", "lay WT4@1,6r0")
    assert g.questions()[0].seat == 0
    assert offers(g) == ["none", "save WP1"]
    say(g, "save WP1")
    assert (ready(g), damaged(g)) == ("WP1 WP2", "")
    assert g.players[0].potions == [], "it is spent"


@pytest.mark.clause("AMU-SKL-04", "AMU-LOC-28")
def test_a_night_expedition_gives_no_castle_bonus() -> None:
    g = table(player("knight", skills="R1a R2a R3a"), player("thief"), adventure="D7",
              upgraded="castle")  # fmt: skip
    night(g)
    say(g, "expedition", "send WK4", "lay WK4@1,1r0")
    say(g, "aside")
    assert (g.players[0].due, g.players[0].coins, aside(g)) == (0, 3, "black")
