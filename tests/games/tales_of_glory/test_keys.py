"""Keys and chests (TOG-KEY)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.content import Tile
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.scene import (
    NONE,
    face,
    happened,
    keys,
    lay,
    me,
    next_turn,
    turn,
    waiting,
)
from tests.games.tales_of_glory.table import declined, goods, offers, player, run, say, told

HERO = face("H1", "o o o o", chests="2 V / 2 P")
EMPTY_HERO = face("H1", "o o o o")


def with_key(*faces: Tile, picture: str = "H1", reward: str = "1 K", **fields: object) -> Tale:
    """A tile that gives a key, laid north of the hero."""
    giver = face("E1-05", "- - o -", reward=reward)
    return lay(turn(picture, giver, *faces, **fields), "0,1")


@pytest.mark.clause("TOG-KEY-01", "TOG-KEY-02")
def test_a_key_token_opens_a_chest_and_its_contents_are_gained() -> None:
    g = with_key(face("H1", chests="1 C + 2 M + 3 G + 4 P + 5 V"))
    assert keys(g) == {"hero": 0b1}
    assert goods(g) == {"gold": 3, "potions": 4, "combat": 1, "magic": 2, "glory": 5}
    assert happened(g)[0] == "opens hero:1"


@pytest.mark.clause("TOG-KEY-01")
def test_a_chest_without_a_key_stays_closed() -> None:
    g = with_key(HERO, reward="1 V")
    assert keys(g) == {}
    assert goods(g) == NONE | {"glory": 1}


@pytest.mark.clause("TOG-KEY-03")
def test_an_open_chest_is_not_opened_again() -> None:
    hero = face("H1", chests="2 V / 2 P / 2 G")
    g = with_key(hero, opened={"H1": 0b010})
    assert offers(g) == ["open hero:1", "open hero:3"]
    assert declined(g, "open hero:2").clause == "TOG-KEY-03"
    say(g, "open hero:3")
    assert keys(g) == {"hero": 0b110}
    assert goods(g) == NONE | {"gold": 2}


@pytest.mark.clause("TOG-KEY-03")
def test_keys_stay_on_their_chests_in_later_turns() -> None:
    g = with_key(HERO, face("E1-06", "- o - -", reward="1 K"))
    say(g, "open hero:2")
    lay(next_turn(g, "E1-06"), "-1,0")
    assert happened(g) == ["opens hero:1", "2 V"]
    assert keys(g) == {"hero": 0b11}


# Half keys join north of E1-01, two cells west of the hero; E1-03 between has a chest as well.
JOINED = "E1-01 E1-03 H1"
OLD = face("E1-01", "k o - -", chests="1 G")
BETWEEN = face("E1-03", "- o - o", chests="1 C")
NEW = face("E1-05", "- - k -", chests="1 M")


@pytest.mark.clause("TOG-KEY-04")
def test_two_half_keys_make_a_key_for_the_two_tiles_and_the_hero_alone() -> None:
    g = lay(turn(JOINED, HERO, OLD, BETWEEN, NEW), "-2,1")
    assert happened(g) == ["half keys"]
    assert offers(g) == ["open hero:1", "open hero:2", "open E1-01:1", "open E1-05:1"]
    assert declined(g, "open E1-03:1").clause == "TOG-KEY-04"
    say(g, "open E1-01:1")
    assert keys(g) == {"E1-01": 1}
    assert goods(g) == NONE | {"gold": 1}


@pytest.mark.clause("TOG-KEY-04")
@pytest.mark.parametrize(
    ("older", "newer", "cell"),
    [
        ("k - - -", "- - k -", "-3,1"),
        ("- k - -", "- - - k", "-2,0"),
        ("- - k -", "k - - -", "-3,-1"),
        ("- - - k", "- k - -", "-4,0"),
    ],
)
def test_half_keys_join_on_every_side(older: str, newer: str, cell: str) -> None:
    bare = face("H1", "- - - -", chests="3 V")
    g = turn("E1-01 . . H1", bare, face("E1-01", older), face("E1-05", newer))
    assert happened(lay(g, cell)) == ["half keys", "opens hero:1", "3 V"]


@pytest.mark.clause("TOG-KEY-05")
@pytest.mark.parametrize("source", ["tile", "place connector", "chest", "discard"])
def test_a_reward_key_opens_any_closed_chest_of_the_story(source: str) -> None:
    """All but the open one of E1-02, however far from where the key came."""
    west = face("E1-01", "- o - o", chests="1 G"), face("E1-02", "- o - o", chests="1 P / 2 P")
    picture, opened = "E1-02 E1-01 H1", {"E1-02": 0b01}
    hero = face("H1", "o o o o", chests="2 V")
    if source == "tile":
        g = with_key(hero, *west, picture=picture, opened=opened)
    elif source == "place connector":
        place = face("E1-14", "- | - | 1 K | -")
        g = lay(turn(picture, hero, *west, place, taken="E1-14", opened=opened), "0,1")
    elif source == "discard":
        g = say(turn(picture, hero, *west, opened=opened, gold=3), "discard")
    else:
        chest_of_key = face("H1", "k - - o", chests="2 V / 1 K")
        g = turn(picture, chest_of_key, *west, face("E1-05", "- - k -"), opened=opened)
        say(lay(g, "0,1"), "open hero:2")
    assert offers(g) == ["open hero:1", "open E1-02:2", "open E1-01:1"]


@pytest.mark.clause("TOG-KEY-06")
def test_a_key_must_be_used_at_once_and_the_player_chooses_where() -> None:
    """Nothing else is asked and nothing else happens before it lies on a chest."""
    g = with_key(HERO, reward="1 K; 3 G")
    assert offers(g) == ["open hero:1", "open hero:2"]
    assert declined(g, "keep").clause == "TOG-KEY-06"
    assert declined(g, "pass").clause == "TOG-KEY-06"
    assert goods(g) == NONE
    say(g, "open hero:2")
    assert goods(g) == NONE | {"potions": 2, "gold": 3}
    assert not g.questions()


@pytest.mark.clause("TOG-KEY-06")
def test_a_key_is_used_even_to_the_players_harm() -> None:
    """Two closed chests are worth 10 V at the end, one 5 V."""
    counter = face("Q-08", "o o o o", reward="end: 5 V × closed chest", chests="1 G")
    g = with_key(face("H1", chests="1 P"), counter, picture="Q-08 H1")
    say(g, "open hero:1")
    run(g, FinalScoring())
    assert me(g).glory == 5 + 4, "one chest is left closed; the potion is a majority"


@pytest.mark.clause("TOG-KEY-07")
def test_a_key_without_a_closed_chest_is_lost() -> None:
    g = with_key(HERO, opened={"H1": 0b11})
    assert happened(g) == ["key lost"]
    assert told(g, "event-loses-key")[0].clause == "TOG-KEY-07"
    assert keys(g) == {"hero": 0b11}
    assert goods(g) == NONE


@pytest.mark.clause("TOG-KEY-07")
def test_a_key_of_half_keys_is_lost_though_another_chest_is_closed() -> None:
    """Only the tile between, which is none of the two, has a closed chest."""
    faces = EMPTY_HERO, face("E1-01", "k o - -"), BETWEEN, face("E1-05", "- - k -")
    g = lay(turn(JOINED, *faces), "-2,1")
    assert happened(g) == ["half keys", "key lost"]
    assert keys(g) == {}


@pytest.mark.clause("TOG-KEY-07")
def test_a_lost_key_is_not_kept_for_later() -> None:
    g = with_key(EMPTY_HERO, face("E1-06", "- o - -", chests="9 V"))
    assert happened(g) == ["key lost"]
    lay(next_turn(g, "E1-06"), "-1,0")
    assert happened(g) == []
    assert keys(g) == {}


@pytest.mark.clause("TOG-KEY-08")
@pytest.mark.parametrize(("older", "newer"), [("k", "o"), ("o", "k"), ("o", "o")])
def test_a_half_key_on_one_side_only_makes_no_key(older: str, newer: str) -> None:
    hero = face("H1", f"{older} - - -", chests="2 V")
    g = lay(turn("H1", hero, face("E1-05", f"- - {newer} k")), "0,1")
    assert happened(g) == []
    assert keys(g) == {}


@pytest.mark.clause("TOG-KEY-08")
def test_half_keys_at_other_sides_than_the_joined_ones_make_no_key() -> None:
    g = lay(turn("H1", face("H1", "o k k k", chests="2 V"), face("E1-05", "k k o k")), "0,1")
    assert happened(g) == []


# The new tile joins E1-01 in the west and E1-02 in the east; the hero is away in the south.
PAIR = """
E1-01 . E1-02
.     . .
.     H1 .
"""


def two_keys(**fields: object) -> Tale:
    older = face("E1-01", "- k - -", chests="1 G"), face("E1-02", "- - - k", chests="1 P / 1 P")
    bare = face("H1", "- - - -", chests="1 V")
    return lay(turn(PAIR, bare, *older, face("E1-05", "- k - k"), **fields), "0,2")


@pytest.mark.clause("TOG-KEY-09")
def test_two_half_key_connections_of_one_placement_are_two_keys_with_pairs_of_their_own() -> None:
    g = two_keys()
    assert waiting(g) == {"gain 1": "half keys", "gain 2": "half keys"}
    say(g, "gain 1")
    assert offers(g) == ["open hero:1", "open E1-02:1", "open E1-02:2"]
    say(g, "open hero:1")
    assert happened(g)[-3:] == ["half keys", "opens E1-01:1", "1 G"]
    g = say(two_keys(), "gain 2")
    assert offers(g) == ["open hero:1", "open E1-01:1"]


@pytest.mark.clause("TOG-KEY-09", "TOG-QST-17")
def test_a_turn_with_quests_makes_keys_at_each_placement() -> None:
    """Three tiles in one turn: hero – quest – taken tile – quest, joined by three keys."""
    chain = (
        face("H1", "k - - -"),
        face("Q-01", "k - k -", chests="1 G"),
        face("E1-05", "k - k -", chests="1 P"),
        face("Q-02", "- - k -", chests="1 V"),
    )
    g = turn("H1", *chain, held=["Q-01", "Q-02"])
    lay(g, "0,1", quest="Q-01")
    lay(g, "0,2")
    lay(g, "0,3", quest="Q-02")
    assert waiting(g) == dict.fromkeys(("gain 1", "gain 2", "gain 3"), "half keys")
    say(g, "gain 3")
    assert offers(g) == ["open E1-05:1", "open Q-02:1"]
    say(g, "open Q-02:1")
    assert waiting(g) == dict.fromkeys(("gain 1", "gain 2"), "half keys")
    say(g, "gain 2")
    assert offers(g) == ["open Q-01:1", "open E1-05:1"]
    say(g, "open E1-05:1")
    assert keys(g) == {"Q-01": 1, "E1-05": 1, "Q-02": 1}, "the last one has a single chest"
    assert goods(g) == NONE | {"gold": 1, "potions": 1, "glory": 1}


@pytest.mark.clause("TOG-KEY-09", "TOG-KEY-07")
def test_keys_of_a_turn_compete_for_chests_and_the_later_may_be_lost() -> None:
    """Both pairs share the taken tile, which has the only chest: same sets, no question."""
    chain = (
        face("H1", "k - - -"),
        face("E1-05", "k - k -", chests="1 P"),
        face("Q-02", "- - k -"),
    )
    g = turn("H1", *chain, held=["Q-02"])
    lay(g, "0,1")
    lay(g, "0,2", quest="Q-02")
    assert happened(g) == ["half keys", "opens E1-05:1", "1 P", "half keys", "key lost"]


@pytest.mark.clause("TOG-KEY-09", "TOG-REW-09")
def test_the_keys_of_a_turn_are_gained_when_all_its_tiles_are_placed() -> None:
    """The key of the first placement may open the chest of a tile laid after it only if joined."""
    first = face("Q-01", "- - k o", chests="1 G")
    later = face("E1-05", "- o o -", chests="9 V")
    g = turn("H1", face("H1", "k - - o"), first, later, held=["Q-01"])
    lay(g, "0,1", quest="Q-01")
    assert happened(g) == []
    lay(g, "-1,1")
    assert happened(g) == ["half keys", "opens Q-01:1", "1 G"]


@pytest.mark.clause("TOG-KEY-10")
def test_a_key_in_a_chest_is_a_reward_key_used_at_once() -> None:
    """The key of half keys reaches the hero alone; the one inside reaches the tile far off."""
    hero = face("H1", "k - - o", chests="1 K")
    far = face("E1-01", "- o - o", chests="1 K + 2 G"), face("E1-02", "- o - o", chests="3 V / 4 V")
    g = turn("E1-02 E1-01 H1", hero, *far, face("E1-05", "- - k -", reward="5 P"))
    lay(g, "0,1")
    assert happened(g) == ["half keys", "opens hero:1"]
    assert offers(g) == ["open E1-02:1", "open E1-02:2", "open E1-01:1"]
    say(g, "open E1-01:1")
    assert goods(g) == NONE, "the key in that chest comes before the gold behind it"
    assert offers(g) == ["open E1-02:1", "open E1-02:2"]
    say(g, "open E1-02:2")
    assert happened(g)[2:] == ["opens E1-01:1", "opens E1-02:2", "4 V", "2 G", "5 P"]


@pytest.mark.clause("TOG-KEY-10")
def test_a_chain_runs_without_asking_while_one_chest_is_left_and_ends_lost() -> None:
    west = face("E1-01", "- o - o", chests="2 K")
    g = with_key(face("H1", chests="1 V + 1 K"), west, picture="E1-01 H1")
    say(g, "open E1-01:1")
    assert happened(g) == ["opens E1-01:1", "opens hero:1", "1 V", "key lost", "key lost"]
    assert keys(g) == {"E1-01": 1, "hero": 1}


@pytest.mark.clause("TOG-KEY-11")
def test_chests_of_other_players_are_never_opened() -> None:
    g = with_key(HERO)
    assert offers(g) == ["open hero:1", "open hero:2"]
    declined(g, "chest:1:hero:1")
    say(g, "open hero:1")
    assert g.players[1].story.opened == [0]


@pytest.mark.clause("TOG-KEY-11")
def test_a_key_is_lost_though_others_have_closed_chests() -> None:
    g = turn("H1", EMPTY_HERO, face("E1-05", "- - o -", reward="1 K"))
    g.players[1].story = player("H2 E1-01").story
    assert happened(lay(g, "0,1")) == ["key lost"]
    assert g.players[1].story.opened == [0, 0]


@pytest.mark.clause("TOG-KEY-12")
def test_a_chest_still_closed_at_the_end_gives_nothing() -> None:
    g = with_key(face("H1", chests="7 V / 8 V + 9 G"), opened={"H1": 0b01}, reward="1 V")
    run(g, FinalScoring())
    assert goods(g) == NONE | {"glory": 1}
    assert keys(g) == {"hero": 0b01}


@pytest.mark.clause("TOG-KEY-13")
@pytest.mark.parametrize("source", ["reward", "half keys", "discard"])
def test_hero_chests_are_permitted_for_every_key(source: str) -> None:
    faces = HERO, face("E1-01", "k o - -"), face("E1-03", "- o - o")
    if source == "discard":
        g = say(turn(JOINED, *faces, gold=3), "discard")
    elif source == "reward":
        g = with_key(*faces, picture=JOINED)
    else:
        g = lay(turn(JOINED, *faces, face("E1-05", "- - k -")), "-2,1")
    assert offers(g) == ["open hero:1", "open hero:2"]


@pytest.mark.clause("TOG-KEY-14")
def test_times_key_counts_no_symbols_and_no_lost_keys() -> None:
    """Half keys all over, two joined, one key lost: still one token lies on a chest."""
    hero = face("H1", "k k k k", chests="1 G")
    counter = face("E1-05", "- k k k", reward="1 V × key")
    g = lay(turn("H1", hero, counter, opened={"H1": 0b1}), "0,1")
    assert happened(g) == ["half keys", "key lost", "1 V"]


@pytest.mark.clause("TOG-KEY-15")
def test_the_chests_of_one_tile_are_separate() -> None:
    g = with_key(face("H1", chests="1 V / 2 V / 4 V"))
    say(g, "open hero:2")
    assert keys(g) == {"hero": 0b010}
    assert me(g).glory == 2


@pytest.mark.clause("TOG-KEY-15")
def test_a_key_with_one_permitted_chest_is_used_without_asking() -> None:
    g = with_key(HERO, opened={"H1": 0b01})
    assert not g.questions()
    assert happened(g) == ["opens hero:2", "2 P"]


@pytest.mark.clause("TOG-KEY-15")
def test_a_key_of_half_keys_with_one_permitted_chest_is_used_without_asking() -> None:
    faces = EMPTY_HERO, face("E1-01", "k o - -"), BETWEEN, NEW
    g = lay(turn(JOINED, *faces), "-2,1")
    assert happened(g) == ["half keys", "opens E1-05:1", "1 M"]


@pytest.mark.clause("TOG-KEY-15")
def test_a_key_with_no_permitted_chest_is_lost_without_asking() -> None:
    g = with_key(EMPTY_HERO)
    assert not g.questions()
    assert happened(g) == ["key lost"]
