"""The reward list of a turn and its default order (TOG-REW-09, -10, -12)."""

from __future__ import annotations

import pytest

from tests.games.tales_of_glory.scene import face, happened, lay, me, rewarded, turn, waiting
from tests.games.tales_of_glory.table import offers, say

NO_CHEST = face("H1", "o o o o")


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


@pytest.mark.clause("TOG-REW-10", "TOG-MUL-06")
def test_the_parts_behind_a_multiplied_key_are_multiplied_too() -> None:
    g = rewarded("(1 V + 1 K + 2 G) × combat", chests="1 C / 1 M", combat=2)
    say(g, "open hero:1")
    assert happened(g) == ["2 V", "opens hero:1", "1 C", "opens hero:2", "1 M", "4 G"]


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
