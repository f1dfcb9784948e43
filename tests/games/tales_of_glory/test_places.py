"""Place tiles: the rewards on their connectors (TOG-PLA)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.content import TYPES
from tests.games.tales_of_glory.scene import NONE, face, happened, keys, lay, me, next_turn, turn
from tests.games.tales_of_glory.table import FACTS, goods, number, offers, say, told

HERO = face("H1", "o o o o")


@pytest.mark.clause("TOG-PLA-01")
def test_every_connector_of_a_place_carries_a_reward_of_its_own() -> None:
    places = [tile for tile in FACTS.tiles if tile.type == "place"]
    assert len(places) == 14
    for tile in places:
        assert all(side.gains for side in tile.sides if side)


@pytest.mark.clause("TOG-PLA-02")
def test_a_connector_reward_comes_with_a_connection_of_that_connector() -> None:
    """Laid north of the hero, only the southern connector of the place connects."""
    place = face("E1-10", "1 V | 2 V | 4 V | 8 V")
    g = lay(turn("H1", HERO, place, taken="E1-10"), "0,1")
    assert happened(g) == ["4 V"]


@pytest.mark.clause("TOG-PLA-03")
def test_it_comes_when_the_place_is_laid_and_when_another_is_laid_against_it() -> None:
    place = face("E1-10", "1 V | - | 4 V | -")
    g = turn("H1", HERO, place, face("E1-05", "- - o -"), taken="E1-10")
    lay(g, "0,1")
    assert happened(g) == ["4 V"]
    lay(next_turn(g, "E1-05"), "0,2")
    assert happened(g) == ["1 V"]


@pytest.mark.clause("TOG-PLA-04")
@pytest.mark.parametrize("wanted", ["", *TYPES])
@pytest.mark.parametrize("kind", TYPES)
def test_a_condition_asks_for_the_type_on_the_other_side(wanted: str, kind: str) -> None:
    """Both ways round: the place is there first, or it comes second."""
    reward = f"2 V if {wanted}" if wanted else "2 V"
    met = wanted in ("", kind)
    older = face("E1-10", f"{reward} | - | - | -"), face("E1-05", "- - o -", kind=kind)
    g = lay(turn("E1-10 H1", face("H1", "- - - -"), *older, taken="E1-05"), "-1,1")
    assert happened(g) == (["2 V"] if met else ["missed"])
    newer = face("E1-10", f"- | - | {reward} | -"), face("E1-05", "o - - -", kind=kind)
    g = lay(turn("E1-05 H1", face("H1", "- - - -"), *newer, taken="E1-10"), "-1,1")
    assert happened(g) == (["2 V"] if met else ["missed"])


@pytest.mark.clause("TOG-PLA-04")
def test_the_type_of_the_place_itself_meets_no_condition() -> None:
    place = face("E1-10", "- | - | 2 V if place | -")
    g = turn("E1-05 H1", face("H1", "- - - -"), place, face("E1-05", "o - - -"), taken="E1-10")
    assert happened(lay(g, "-1,1")) == ["missed"]


@pytest.mark.clause("TOG-PLA-05")
def test_without_the_condition_tiles_connect_and_the_reward_is_lost_for_good() -> None:
    """A character on the connector for treasures; a treasure laid later beside brings nothing."""
    place = face("E1-10", "3 G if treasure | - | - | -")
    character = face("E1-05", "o - o -", kind="character")
    treasure = face("E1-15", "- - o -", kind="treasure")
    g = turn("E1-10 H1", face("H1", "- - - -"), place, character, treasure)
    lay(g, "-1,1")
    assert me(g).story.tiles[-1] == number("E1-05")
    assert told(g, "event-misses")[0].clause == "TOG-PLA-05"
    assert goods(g) == NONE
    lay(next_turn(g, "E1-15"), "-1,2")
    assert goods(g) == NONE
    assert happened(g) == []


@pytest.mark.clause("TOG-PLA-06")
def test_laying_one_place_may_yield_several_connector_rewards() -> None:
    place = face("E1-10", "1 G | 2 P | 3 V | 4 V if monster")
    around = """
    .     E1-05 .
    E1-01 .     E1-15
    .     H1    .
    """
    open_all = [face(tile) for tile in ("E1-05", "E1-01", "E1-15")]
    g = lay(turn(around, HERO, place, *open_all, taken="E1-10"), "0,1")
    assert goods(g) == NONE | {"gold": 1, "potions": 2, "glory": 7}


@pytest.mark.clause("TOG-PLA-07")
def test_each_connector_gives_its_reward_once() -> None:
    """The story goes on around the place; the connection to the hero is not formed again."""
    place = face("E1-10", "- | 2 G | 5 V | 2 G")
    g = turn("H1", HERO, place, face("E1-05", "- - - o"), face("E1-06", "- o - -"), taken="E1-10")
    lay(g, "0,1")
    assert goods(g) == NONE | {"glory": 5}
    lay(next_turn(g, "E1-05"), "1,1")
    assert goods(g) == NONE | {"glory": 5, "gold": 2}
    lay(next_turn(g, "E1-06"), "-1,1")
    assert goods(g) == NONE | {"glory": 5, "gold": 4}


@pytest.mark.clause("TOG-PLA-08")
@pytest.mark.parametrize("hero", ["H1", "H2", "H3", "H4"])
def test_the_hero_is_any_tile_but_of_no_type(hero: str) -> None:
    g = turn(hero, face("E1-10", "- | - | 2 V | -"), taken="E1-10")
    assert happened(lay(g, "0,1")) == ["2 V"]
    for kind in TYPES:
        g = turn(hero, face("E1-10", f"- | - | 2 V if {kind} | -"), taken="E1-10")
        assert happened(lay(g, "0,1")) == ["missed"]


@pytest.mark.clause("TOG-PLA-09")
@pytest.mark.parametrize(
    ("older", "newer", "gained"),
    [
        ("1 G", "2 P", ["2 P", "1 G"]),
        ("1 G if place", "2 P if place", ["2 P", "1 G"]),
        ("1 G if place", "2 P if monster", ["missed", "1 G"]),
        ("1 G if treasure", "2 P if place", ["missed", "2 P"]),
        ("1 G if treasure", "2 P if monster", ["missed", "missed"]),
    ],
)
def test_two_connected_places_are_checked_separately(
    older: str, newer: str, gained: list[str]
) -> None:
    first = face("E1-10", f"{older} | - | - | -")
    second = face("E1-11", f"- | - | {newer} | -")
    g = turn("E1-10 H1", face("H1", "- - - -"), first, second, taken="E1-11")
    assert happened(lay(g, "-1,1")) == gained


@pytest.mark.clause("TOG-PLA-10")
def test_a_place_connector_holds_a_reward_instead_of_a_half_key() -> None:
    for tile in FACTS.tiles:
        assert not (tile.type == "place" and FACTS.half_keys[tile.number])
        assert all(not (side.gains and side.half_key) for side in tile.sides if side)


@pytest.mark.clause("TOG-PLA-10")
@pytest.mark.parametrize("taken", ["E1-10", "E1-05"])
def test_facing_a_half_key_it_makes_no_key(taken: str) -> None:
    """Whichever of the two is laid last; the hero's chests stay closed."""
    place = face("E1-10", "- | - | 1 P | -")
    other = face("E1-05", "k - - -")
    there, cell = ("E1-05", "-1,1") if taken == "E1-10" else ("E1-10", "-1,-1")
    g = turn(f"{there} H1", face("H1", "- - - -", chests="2 V / 2 G"), place, other, taken=taken)
    assert happened(lay(g, cell)) == ["1 P"]
    assert keys(g) == {}


@pytest.mark.clause("TOG-PLA-11")
def test_a_key_of_a_place_connector_opens_any_closed_chest() -> None:
    """Also one on a tile far from the connection."""
    place = face("E1-14", "- | - | 1 K | -")
    hero, far = face("H1", "o - - o", chests="1 G"), face("E1-01", chests="7 V")
    g = turn("E1-01 E1-05 H1", hero, far, face("E1-05", "- o - o"), place, taken="E1-14")
    lay(g, "0,1")
    assert offers(g) == ["open hero:1", "open E1-01:1"]
    say(g, "open E1-01:1")
    assert me(g).glory == 7


@pytest.mark.clause("TOG-PLA-12")
def test_a_place_may_have_a_reward_and_a_chest_like_other_tiles() -> None:
    place = face("E1-14", "- | - | 1 K | 8 V", reward="3 V", chests="5 G")
    g = lay(turn("H1", HERO, place, taken="E1-14"), "0,1")
    assert happened(g) == ["opens E1-14:1", "5 G", "3 V"]
    assert keys(g) == {"E1-14": 1}
