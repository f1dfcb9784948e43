"""What quests count (TOG-QST-11 to -15, -19): sets, surrounded tiles, closed chests, types."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.games.tales_of_glory.content import Item
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.table import (
    FACTS,
    goods,
    offers,
    player,
    printed,
    run,
    say,
    table,
    turn,
    with_tiles,
)

QUESTS = FACTS.deck("quests")


def scored(picture: str, **fields: object) -> int:
    """The glory that the end rewards of a story bring, beside a rival with every majority."""
    rival = player("H5", gold=99, potions=99, combat=99, magic=99)
    g = run(table(player(picture, FACTS, **fields), rival), FinalScoring())
    return goods(g)["glory"]


@pytest.mark.clause("TOG-QST-11")
@pytest.mark.parametrize("own", range(8))
def test_full_sets_of_three_in_the_reserve_count(own: int) -> None:
    """Q-05 gives 3 V for each set of 3 G, Q-06 for each set of 3 P."""
    assert scored("H1 Q-05", gold=own, potions=9 - own) == 3 * (own // 3)
    assert scored("H1 Q-06", potions=own, gold=9 - own) == 3 * (own // 3)


@pytest.mark.clause("TOG-QST-11")
def test_sets_are_counted_after_payment_and_not_spent() -> None:
    facts = with_tiles(printed("Q-06", items=(Item((("glory", 2),), "potion set"),)))
    g = turn(player("H1", facts, potions=8, held=["Q-06"]), facts=facts)
    say(g, "quest Q-06", "lay 0,1")
    assert (goods(g)["glory"], goods(g)["potions"]) == (4, 6)


@pytest.mark.clause("TOG-QST-12", "TOG-MUL-08")
@pytest.mark.parametrize(
    ("picture", "surrounded"),
    [
        # the hero; the northern tile only touches, its southern side has no connector
        (".     E2-04 .    \nQ-07  H5    E1-02\n.     E1-03 .    ", 1),
        # a quest
        (".     E1-01 .    \nH1    Q-07  E1-02\n.     E1-03 .    ", 1),
        # diagonals are no sides
        ("E1-04 E1-01 E1-05\nQ-07  H1    E1-02\nE1-06 .     E1-07", 0),
        ("E1-01 E1-02 Q-07 E1-04\nE1-05 H1 E1-06 E1-07\nE1-08 E1-09 E1-03 E1-10", 2),
        ("E1-01 E1-02 E1-03\nE1-05 H1 E1-06\nE1-08 Q-07 E1-10\nE1-11 E1-12 E1-13", 2),
    ],
)
def test_tiles_with_a_neighbour_on_all_four_sides_count(picture: str, surrounded: int) -> None:
    assert scored(picture) == 4 * surrounded


@pytest.mark.clause("TOG-QST-13")
@pytest.mark.parametrize(
    ("opened", "closed"), [({}, 4), ({"H1": 1}, 3), ({"H1": 3, "E1-07": 1}, 1), ({"E1-08": 1}, 3)]
)
def test_chests_without_key_count(opened: dict[str, int], closed: int) -> None:
    """Q-08 gives 2 V for each; it has no chest itself."""
    assert scored("H1 Q-08 E1-07 E1-08", opened=opened) == 2 * closed


@pytest.mark.clause("TOG-QST-14")
def test_quests_not_laid_give_nothing_and_cost_nothing() -> None:
    assert scored("H1", gold=9, potions=9, held=["Q-05", "Q-06"], returned=["Q-08"]) == 0
    assert scored("H1 Q-05", gold=9, potions=9, held=["Q-06"]) == 9


@pytest.mark.clause("TOG-QST-15")
def test_laid_quest_counts_for_its_type() -> None:
    """E3-07, E2-11 and E3-08 count monsters, characters and places at the end."""
    assert scored("H1 E3-07 Q-01 Q-04") == 2 * 2
    assert scored("H1 E3-08 Q-10") == 3 * 1
    assert scored("H1 E2-11 Q-09") == 2 * 2
    g = say(turn(player("H1 Q-13", taken="E2-10", slot=1)), "lay", "lay 0,1")
    assert goods(g)["potions"] == 1, "Q-13 is a treasure"
    assert Counter(FACTS.types[tile] for tile in QUESTS) == {
        "monster": 4,
        "character": 5,
        "place": 3,
        "treasure": 4,
    }


@pytest.mark.clause("TOG-QST-19")
def test_kept_quests_are_no_part_of_the_story_and_count_for_nothing() -> None:
    for laid, kept in (("E3-07", "Q-01"), ("E3-08", "Q-10"), ("Q-08", "Q-16")):
        assert scored(f"H1 {laid}", held=[kept]) == scored(f"H1 {laid}")
    g = turn(player("H1", held=["Q-05", "Q-06"], taken="E1-05", slot=1))
    say(g, "discard", "end")
    assert offers(g) == ["open hero:1", "open hero:2"], "their chests are out of reach"
