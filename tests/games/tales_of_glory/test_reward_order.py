"""The order of rewards within a turn (TOG-REW-09, -10, -12, -13)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.scene import (
    face,
    happened,
    lay,
    me,
    turn,
    waiting,
)
from tests.games.tales_of_glory.table import (
    declined,
    offers,
    player,
    run,
    say,
    table,
    with_tiles,
)

NONE = {"gold": 0, "potions": 0, "combat": 0, "magic": 0, "glory": 0}
TWO_CHESTS = face("H1", "o o o o", chests="2 G / 2 P")
NO_CHEST = face("H1", "o o o o")


def rewarded(
    reward: str, sides: str = "- - o -", hero: str = "o o o o", chests: str = "", **goods: object
) -> Tale:
    """A tile with this reward laid north of a hero with these chests."""
    faces = face("H1", hero, chests=chests), face("Q-09", sides, reward=reward)
    return lay(turn("H1", *faces, taken="Q-09", **goods), "0,1")


# TOG-REW-09: the list


@pytest.mark.clause("TOG-REW-09")
def test_the_player_orders_the_items_and_a_key_is_used_when_its_item_is_resolved() -> None:
    """A key of half keys, a key of a place, an item that counts them: every order is possible."""
    place = face("E1-10", "- | - | - | 1 K")
    faces = face("H1", "k - - -", chests="1 G / 1 G"), place
    counter = face("E1-05", "- o k -", reward="1 V × key")
    for order, glory in ((("gain 3",), 0), (("gain 1", "open hero:1", "gain 2"), 1)):
        g = lay(turn(". E1-10\nH1 .", *faces, counter), "0,1")
        assert waiting(g) == {"gain 1": "half keys", "gain 3": "1 V × key"}
        say(g, *order)
        assert me(g).glory == glory
    g = say(lay(turn(". E1-10\nH1 .", *faces, counter), "0,1"), "gain 1", "open hero:2")
    assert waiting(g) == {"gain 1": "1 K", "gain 2": "1 V × key"}
    say(g, "gain 1")
    assert happened(g)[-3:] == ["opens hero:1", "1 G", "2 V"]


@pytest.mark.clause("TOG-REW-09")
def test_the_contents_of_a_chest_are_gained_before_the_next_item() -> None:
    g = rewarded("1 K; 4 P", chests="3 G + 1 M")
    assert happened(g) == ["opens hero:1", "3 G", "1 M", "4 P"]


@pytest.mark.clause("TOG-REW-09")
def test_the_parts_between_semicolons_are_items_of_their_own() -> None:
    """Combat can come before or after what counts it; within one item it could not."""
    g = rewarded("1 C; 1 V × combat; 2 C", combat=1)
    assert waiting(g) == {"gain 1": "1 C", "gain 2": "1 V × combat", "gain 3": "2 C"}
    say(g, "gain 3")
    assert waiting(g) == {"gain 1": "1 C", "gain 2": "1 V × combat"}
    say(g, "gain 2")
    assert (me(g).glory, me(g).combat) == (3, 4)


@pytest.mark.clause("TOG-REW-09")
def test_end_of_game_rewards_are_left_out_of_the_list() -> None:
    g = rewarded("1 C; end: 1 V × combat")
    assert happened(g) == ["1 C"]
    assert not g.questions()


@pytest.mark.clause("TOG-REW-09")
def test_rewards_wait_until_all_tiles_of_the_turn_are_placed() -> None:
    quest = face("Q-09", "- o - -", reward="2 V")
    g = turn("H1", NO_CHEST, quest, face("E1-05", "- - o -", reward="1 V"), held=["Q-09"])
    lay(g, "0,1")
    assert happened(g) == []
    lay(g, "-1,0", quest="Q-09")
    assert happened(g) == ["1 V", "2 V"]


@pytest.mark.clause("TOG-REW-09")
def test_the_compensation_of_a_discard_is_an_item_of_the_list() -> None:
    """Its gold makes a set of three, so the order is asked; the tile's 1 V comes unasked."""
    quest = face("Q-09", "- - o -", reward="1 V × set of 3 G; 1 V")
    for first, glory in (("gain 1", 1), ("gain 2", 2)):
        g = turn("H1", NO_CHEST, quest, face("E1-05"), held=["Q-09"], gold=2)
        say(g, "discard")
        lay(g, "0,1", quest="Q-09")
        assert happened(g) == ["1 V"]
        assert waiting(g) == {"gain 1": "1 V × set of 3 G", "gain 2": "1 G + 1 P + 1 K"}
        say(g, first)
        assert (me(g).gold, me(g).glory) == (3, glory)


# TOG-REW-10: one item


@pytest.mark.clause("TOG-REW-10")
def test_the_parts_of_an_item_are_gained_in_printed_order() -> None:
    assert happened(rewarded("1 V + 2 G + 3 P")) == ["1 V", "2 G", "3 P"]
    assert happened(rewarded("3 P + 2 G + 1 V")) == ["3 P", "2 G", "1 V"]


@pytest.mark.clause("TOG-REW-10")
def test_a_key_in_the_middle_of_an_item_is_used_before_the_parts_behind_it() -> None:
    g = rewarded("1 V + 1 K + 2 G + 1 K + 3 P", chests="1 C / 1 M")
    assert happened(g) == ["1 V"]
    say(g, "open hero:2")
    assert happened(g) == ["1 V", "opens hero:2", "1 M", "2 G", "opens hero:1", "1 C", "3 P"]


@pytest.mark.clause("TOG-REW-10")
def test_nothing_comes_between_the_parts_of_one_item() -> None:
    """The other item that counts keys must wait until the gold behind the key is gained."""
    g = rewarded("1 K + 2 G; 1 V × key", chests="1 P")
    say(g, "gain 1")
    assert happened(g) == ["opens hero:1", "1 P", "2 G", "1 V"]


@pytest.mark.clause("TOG-REW-10")
@pytest.mark.parametrize(
    ("reward", "chests", "gained"),
    [
        ("(1 K + 5 V) × key", "1 G", ["opens hero:2", "1 G", "5 V"]),
        ("(2 C + 1 V) × combat", "", ["2 C", "1 V"]),
        ("(3 G + 1 V) × set of 3 G", "", ["3 G", "1 V"]),
        ("(1 K + 1 V) × closed chest", "1 G", ["opens hero:2", "1 G", "1 V"]),
    ],
)
def test_the_multiplier_is_counted_once_before_the_first_part(
    reward: str, chests: str, gained: list[str]
) -> None:
    """There is one of everything: an open chest, a closed one, a combat token, a set of gold."""
    g = rewarded(
        reward, chests=f"9 P / {chests}" if chests else "", opened={"H1": 1}, combat=1, gold=3
    )
    assert happened(g) == gained


# TOG-REW-12: the default order

ALL_FOUR = """
.     E1-10 .
E1-11 .     E1-12
.     H1    .
"""


@pytest.mark.clause("TOG-REW-12")
def test_keys_then_connectors_then_items_then_the_compensation() -> None:
    """Though the tile was discarded before the quest was laid."""
    place = face("E1-10", "- | - | - | 4 V")
    quest = face("Q-09", "- o k -", reward="2 V; 1 V")
    hero = face("H1", "k - - -", chests="8 V / 16 V / 32 V")
    g = turn(". E1-10\nH1 .", hero, place, quest, held=["Q-09"], opened={"H1": 0b100})
    say(g, "discard")
    lay(g, "0,1", quest="Q-09")
    assert offers(g) == ["open hero:1", "open hero:2"]
    say(g, "open hero:1")
    first = ["half keys", "opens hero:1", "8 V", "4 V", "2 V", "1 V"]
    assert happened(g) == [*first, "1 G", "1 P", "opens hero:2", "16 V"]


@pytest.mark.clause("TOG-REW-12")
def test_round_one_tile_north_east_south_west() -> None:
    around = (
        face("E1-10", "- | - | 1 V | -"),
        face("E1-12", "- | - | - | 2 V"),
        face("H1", "4 V | - | - | -"),
        face("E1-11", "- | 3 V | - | -"),
    )
    g = lay(turn(ALL_FOUR, *around, face("E1-05", "o o o o")), "0,1")
    assert happened(g) == ["1 V", "2 V", "4 V", "3 V"]


@pytest.mark.clause("TOG-REW-12")
def test_between_two_places_the_new_tiles_own_connector_comes_first() -> None:
    around = (
        face("E1-10", "- | - | 1 V | -"),
        face("E1-12", "- | - | - | 2 V"),
        NO_CHEST,
        face("E1-11", "- | 3 V | - | -"),
    )
    place = face("E1-13", "10 V | 20 V | 40 V | 30 V")
    g = lay(turn(ALL_FOUR, *around, place, taken="E1-13"), "0,1")
    assert happened(g) == ["10 V", "1 V", "20 V", "2 V", "40 V", "30 V", "3 V"]


@pytest.mark.clause("TOG-REW-12")
def test_tile_by_tile_in_the_order_of_placing() -> None:
    """Within each group; a connection between the two belongs to the later one."""
    hero = face("H1", "1 V | - | - | 2 V")
    first = face("Q-09", "3 V | - | o | -", reward="5 V; 6 V")
    second = face("E1-05", "- | o | 4 V | -", reward="7 V")
    third = face("Q-10", "- | - | 9 V | -", reward="8 V")
    g = turn("H1", hero, first, second, third, held=["Q-09", "Q-10"])
    lay(g, "0,1", quest="Q-09")
    lay(g, "-1,0")
    lay(g, "0,2", quest="Q-10")
    connectors = ["1 V", "2 V", "9 V", "3 V"]
    assert happened(g) == [*connectors, "5 V", "6 V", "7 V", "8 V"]


@pytest.mark.clause("TOG-REW-12")
@pytest.mark.parametrize(
    ("first", "opened"),
    [("gain 1", "E1-10"), ("gain 2", "E1-12"), ("gain 3", "E1-13"), ("gain 4", "E1-11")],
)
def test_the_keys_round_one_tile_wait_north_east_south_west(first: str, opened: str) -> None:
    """Each reaches the one chest beyond its side, so the list can be read from the question."""
    around = (
        face("E1-10", "- - k -", chests="1 V"),
        face("E1-12", "- - - k", chests="2 V"),
        face("E1-13", "k - - -", chests="3 V"),
        face("E1-11", "- k - -", chests="4 V"),
    )
    picture = ALL_FOUR.replace("H1   ", "E1-13") + ". H1 ."
    g = turn(picture, face("H1", "- - - -"), *around, face("E1-05", "k k k k"))
    say(lay(g, "0,2"), first)
    assert happened(g)[:2] == ["half keys", f"opens {opened}:1"]


# TOG-REW-13, pictured: when it is asked

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
@pytest.mark.parametrize("reward", ["(1 C + 1 V) × combat", "(1 K + 1 V) × closed chest"])
def test_an_item_is_no_rival_of_itself(reward: str) -> None:
    g = rewarded(f"{reward}; 1 V", chests="1 G", combat=1)
    assert not g.questions()


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
