"""When the order of rewards is asked, and what is offered (TOG-REW-13)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.scene import face, happened, lay, me, rewarded, turn, waiting
from tests.games.tales_of_glory.table import declined, offers, player, run, say, table, with_tiles

# When it is asked

SENSITIVE = ["key", "closed chest", "combat", "magic", "set of 3 G", "set of 3 P"]


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize("times", SENSITIVE)
def test_asked_where_a_sensitive_item_waits_with_a_live_one(times: str) -> None:
    g = rewarded(f"1 V × {times}; 1 K", chests="1 G")
    assert waiting(g) == {"gain 1": f"1 V × {times}", "gain 2": "1 K"}


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize("times", SENSITIVE)
def test_not_asked_where_the_key_finds_no_closed_chest(times: str) -> None:
    g = rewarded(f"1 V × {times}; 1 K; 2 K", chests="1 G", opened={"H1": 1})
    assert not g.questions()
    assert happened(g)[-1] == "key lost"


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize("times", ["monster", "character", "place", "treasure", "surrounded"])
def test_not_asked_where_the_count_is_of_tiles(times: str) -> None:
    g = rewarded(f"1 V × {times}; 1 K; 1 C + 1 M + 3 G + 3 P", chests="1 G")
    assert not g.questions()


GIVERS = {"combat": "C", "magic": "M", "set of 3 G": "G", "set of 3 P": "P"}


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize("times", GIVERS)
@pytest.mark.parametrize("symbol", "CMGPV")
def test_asked_where_another_item_gives_what_a_sensitive_one_counts(
    times: str, symbol: str
) -> None:
    g = rewarded(f"1 V × {times}; 1 {symbol}")
    if GIVERS[times] == symbol:
        assert waiting(g) == {"gain 1": f"1 V × {times}", "gain 2": f"1 {symbol}"}
    else:
        assert not g.questions()


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize("times", ["key", "closed chest"])
def test_keys_and_chests_are_changed_by_live_items_alone(times: str) -> None:
    assert not rewarded(f"1 V × {times}; 1 C + 1 M + 3 G + 3 P", chests="1 G").questions()


@pytest.mark.clause("TOG-REW-13")
@pytest.mark.parametrize(
    ("reward", "gained"),
    [
        ("(1 C + 1 V) × combat", ["1 C", "1 V"]),
        ("(1 K + 1 V) × closed chest", ["opens hero:1", "1 P", "1 V"]),
    ],
)
def test_an_item_is_no_rival_of_itself(reward: str, gained: list[str]) -> None:
    """It takes no part in anything, so the 3 G behind it come behind it."""
    g = rewarded(f"{reward}; 3 G", chests="1 P", combat=1)
    assert happened(g) == [*gained, "3 G"]


@pytest.mark.clause("TOG-REW-13")
def test_two_sensitive_items_that_feed_nothing_are_not_asked() -> None:
    assert not rewarded("1 V × combat; 1 V × magic; 1 V × key", combat=1, magic=1).questions()


@pytest.mark.clause("TOG-REW-13")
def test_two_sensitive_items_that_feed_each_other_are_both_offered() -> None:
    g = rewarded("1 M × combat; 1 C × magic", combat=1, magic=2)
    assert waiting(g) == {"gain 1": "1 M × combat", "gain 2": "1 C × magic"}
    say(g, "gain 2")
    assert (me(g).combat, me(g).magic) == (3, 5)


# The new tile joins half keys with E1-01 in the west and E1-02 in the east, the hero lies south.
BETWEEN = """
E1-01 . E1-02
.     H1 .
"""


def joined(west: str, east: str, hero: str, reward: str = "", **fields: object) -> Tale:
    """Keys of half keys: east first in default order; chests of the three tiles as given."""
    faces = (
        face("E1-01", "- k - -", chests=west),
        face("E1-02", "- - - k", chests=east),
        face("H1", "- - - -", chests=hero),
        face("E1-05", "- k - k", reward=reward),
    )
    return lay(turn(BETWEEN, *faces, **fields), "0,1")


@pytest.mark.clause("TOG-REW-13")
def test_asked_where_live_items_may_open_different_chests() -> None:
    g = joined(west="1 G", east="1 P", hero="1 V")
    assert waiting(g) == {"gain 1": "half keys", "gain 2": "half keys"}


@pytest.mark.clause("TOG-REW-13")
def test_not_asked_where_live_items_may_open_the_same_chests() -> None:
    g = joined(west="", east="", hero="1 V / 2 V / 4 V", reward="1 K")
    assert offers(g) == ["open hero:1", "open hero:2", "open hero:3"]
    say(g, "open hero:3", "open hero:1")
    opened = ["opens hero:3", "4 V", "half keys", "opens hero:1", "1 V", "opens hero:2", "2 V"]
    assert happened(g) == ["half keys", *opened]


@pytest.mark.clause("TOG-REW-13")
def test_not_asked_where_only_one_of_the_keys_is_live() -> None:
    g = joined(west="1 G", east="", hero="")
    assert happened(g) == ["half keys", "key lost", "half keys", "opens E1-01:1", "1 G"]


# What it offers, and what comes before


@pytest.mark.clause("TOG-REW-13")
def test_items_that_take_no_part_come_before_unasked_in_default_order() -> None:
    """Of the printed items the third and the fifth hinge on each other; the rest has come."""
    g = rewarded("1 V; 2 P; 1 V × combat; 2 M; 1 C; 3 G", combat=1)
    assert happened(g) == ["1 V", "2 P", "2 M", "3 G"]
    assert waiting(g) == {"gain 1": "1 V × combat", "gain 2": "1 C"}


@pytest.mark.clause("TOG-REW-13")
def test_a_key_that_opens_nothing_takes_no_part_and_comes_before() -> None:
    g = joined(west="1 G", east="", hero="", reward="1 V × key; 1 V × combat; 1 C")
    assert happened(g) == ["half keys", "key lost"]
    assert waiting(g) == {
        "gain 1": "half keys",
        "gain 2": "1 V × key",
        "gain 3": "1 V × combat",
        "gain 4": "1 C",
    }


@pytest.mark.clause("TOG-REW-13")
def test_of_live_items_with_the_same_chests_only_the_first_is_offered() -> None:
    """Two keys of half keys reach the hero alone, and so does the key of the reward."""
    g = joined(west="", east="", hero="1 V / 2 V / 4 V", reward="1 V × key; 1 K")
    assert waiting(g) == {"gain 1": "half keys", "gain 3": "1 V × key"}
    for text in ("gain 2", "gain 4"):
        assert declined(g, text).clause == "TOG-REW-13"


@pytest.mark.clause("TOG-REW-13")
def test_items_with_keys_that_open_nothing_are_all_offered_for_what_else_they_give() -> None:
    g = rewarded("1 V × set of 3 G; 1 K + 1 G; 1 K + 2 G", gold=1)
    assert waiting(g) == {
        "gain 1": "1 V × set of 3 G",
        "gain 2": "1 K + 1 G",
        "gain 3": "1 K + 2 G",
    }


@pytest.mark.clause("TOG-REW-13")
def test_a_sensitive_item_with_a_key_is_offered_beside_keys_for_the_same_chests() -> None:
    g = rewarded("1 K; (1 K + 1 V) × key; 1 K × combat; 1 K", chests="1 G / 1 G", opened={"H1": 2})
    assert waiting(g) == {
        "gain 1": "1 K",
        "gain 2": "1 K + 1 V × key",
        "gain 3": "1 K × combat",
    }


@pytest.mark.clause("TOG-REW-13")
def test_all_live_items_take_part_where_two_of_them_differ() -> None:
    """West and reward reach different chests; the key in the east is the reward's like."""
    g = joined(west="1 G", east="", hero="1 V / 2 V", reward="1 K")
    assert waiting(g) == {"gain 1": "half keys", "gain 2": "half keys"}
    assert declined(g, "gain 3").clause == "TOG-REW-13", "as the one with E1-01"


@pytest.mark.clause("TOG-REW-13")
def test_the_test_is_made_again_after_each_item() -> None:
    """When the last chest is open, the keys left are live no more and nothing is asked."""
    g = joined(west="1 G", east="1 P", hero="", reward="1 K")
    assert waiting(g) == dict.fromkeys(("gain 1", "gain 2"), "half keys") | {"gain 3": "1 K"}
    say(g, "gain 3", "open E1-02:1")
    rest = ["half keys", "key lost", "half keys", "opens E1-01:1", "1 G"]
    assert happened(g) == ["opens E1-02:1", "1 P", *rest]


@pytest.mark.clause("TOG-REW-13")
def test_what_is_no_answer_to_the_question_of_order_changes_nothing() -> None:
    g = rewarded("1 V × combat; 1 C")
    for text in ("gain 0", "gain 3", "gain -1", "skip"):
        assert declined(g, text).clause == "TOG-REW-13"


@pytest.mark.clause("TOG-REW-13", "TOG-END-11")
def test_the_same_test_orders_end_of_game_rewards() -> None:
    facts = with_tiles(face("Q-09", reward="end: 3 G; 1 P; end: 5 V; end: 1 V × set of 3 G"))
    g = run(table(player("H1 Q-09", facts), player("H2"), facts=facts), FinalScoring())
    assert happened(g) == ["5 V"]
    assert waiting(g) == {"gain 1": "3 G", "gain 2": "1 V × set of 3 G"}
