"""Scoring and ties (AMU-SCO)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.model import Player
from druzina.games.amulet.rules.scoring import points, score
from tests.games.amulet.table import player, run, table


def ranks(*players: Player) -> list[int]:
    g = table(*players)
    score(g)
    assert g.outcome is not None
    return g.outcome.ranks


@pytest.mark.clause(
    "AMU-EX-31", "AMU-SCO-01", "AMU-SCO-02", "AMU-SCO-03", "AMU-SCO-04", "AMU-SCO-07",
    "AMU-SCO-08", "AMU-SCO-09", "AMU-GEM-04",
)  # fmt: skip
def test_the_worked_example() -> None:
    """Sections of the Preacher worth 4 and 6: P2, P3."""
    g = table(
        player(trophies="M101 M103 M201 Y1", amulet="O2 S1 S2 O3 S3 I3", coins=11,
               damaged="WP4", spells="ray", potions="PT02", aside="red blue",
               xp="R4a:2 R4c:1", skills="R1a R2a R3a", stuns=1),
        player("thief"),
    )  # fmt: skip
    parts = points(g, 0)
    assert parts == {
        "trophies": 24, "sections": 10, "coins": 2, "weapons": 3, "potions": 1, "spells": 1,
        "unplaced": 2, "experience": 1, "skills": 0, "stuns": -5,
    }  # fmt: skip
    assert sum(parts.values()) == 39


@pytest.mark.clause("AMU-SCO-02")
@pytest.mark.parametrize(("coins", "power"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_point_for_every_full_five_coins(coins: int, power: int) -> None:
    assert points(table(player(coins=coins), player("thief")), 0)["coins"] == power


@pytest.mark.clause("AMU-SCO-03")
@pytest.mark.parametrize(
    ("xp", "power"), [("", 0), ("R4a:1", 0), ("R4a:1 R4b:1", 1), ("R4a:3", 1), ("R3a:2", 0)]
)
def test_a_point_for_two_xp_on_the_top_row(xp: str, power: int) -> None:
    assert points(table(player(xp=xp), player("thief")), 0)["experience"] == power


@pytest.mark.clause("AMU-SCO-06")
def test_only_ready_weapons_count_and_a_total_may_be_negative() -> None:
    g = table(player(ready="WP2", damaged="WP3", stuns=3, coins=0), player("thief"),
              laid="0:WP1@1,1r0")  # fmt: skip
    assert points(g, 0)["weapons"] == 1
    score(g)
    assert g.outcome is not None
    assert g.outcome.scores[0] == -14


@pytest.mark.clause("AMU-SCO-05")
def test_ties_go_to_gems_then_coins() -> None:
    assert ranks(player(trophies="M101"), player("thief")) == [1, 2]
    gems = ranks(
        player(amulet="O1", damaged="WP1"), player("thief", aside="red", damaged="WT1 WT2")
    )
    assert gems == [1, 2], "3 + 0 and 2 + 1 are equal; one gem each, so the coins, the character"
    placed = ranks(player("thief", amulet="O1 O3"), player(amulet="O1"))
    assert placed == [1, 2]
    coins = ranks(player("thief", coins=4), player(coins=3))
    assert coins == [1, 2]
    unplaced = ranks(player(), player("thief", aside="red", damaged="WT1"))
    assert unplaced == [2, 1], "an unplaced gem counts as one"
    before = ranks(player(coins=4), player("thief", amulet="O1"))
    assert before == [2, 1], "gems come before coins"


@pytest.mark.clause("AMU-SCO-05", "AMU-SCO-11")
def test_the_order_of_characters_decides_last() -> None:
    names = ["thief", "sorceress", "hunter", "knight", "preacher"]
    assert ranks(*(player(name) for name in names)) == [5, 4, 3, 2, 1]


@pytest.mark.clause("AMU-DAY-03", "AMU-SCO-11")
def test_the_winner_is_one() -> None:
    g = table(player(), player("thief"), day=8)
    from druzina.games.amulet.rules.day import NightOver

    run(g, NightOver())
    assert g.outcome is not None
    assert g.outcome.won == [True, False]
