"""Multipliers and end-of-game rewards (TOG-MUL)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.content import TYPES
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.scene import face, happened, keys, lay, me, next_turn, turn
from tests.games.tales_of_glory.table import (
    FACTS,
    goods,
    offers,
    player,
    run,
    say,
    table,
    with_tiles,
)

HERO = face("H1", "o o o o")

# One monster, two places, three treasures and two characters west of the hero; room to the north.
CROWD = "E1-01 E1-10 E1-11 E1-15 E1-16 E1-17 E1-05 E1-06 H1"
COUNTS = {"monster": 1, "place": 2, "treasure": 3, "character": 2}


def counting(reward: str, picture: str = "H1", kind: str = "character", **fields: object) -> Tale:
    """The tile with this reward, laid north of the hero."""
    carrier = face("Q-09", "- - o -", reward=reward, kind=kind)
    return lay(turn(picture, HERO, carrier, taken="Q-09", **fields), "0,1")


def ending(reward: str, picture: str, rivals: int = 0, **fields: object) -> Tale:
    """The end of a game for a story in which Q-09 has this reward."""
    facts = with_tiles(HERO, face("Q-09", reward=reward))
    others = [player("H2", facts, gold=rivals, potions=rivals, combat=rivals, magic=rivals)]
    return run(table(player(picture, facts, **fields), *others, facts=facts), FinalScoring())


@pytest.mark.clause("TOG-MUL-01")
@pytest.mark.parametrize("kind", TYPES)
def test_a_reward_is_multiplied_by_the_tiles_of_a_type(kind: str) -> None:
    carrier = "treasure" if kind == "character" else "character"
    assert me(counting(f"2 V × {kind}", CROWD, carrier)).glory == 2 * COUNTS[kind]


@pytest.mark.clause("TOG-MUL-01")
def test_only_the_own_story_is_counted() -> None:
    carrier = face("E1-05", "- - o -", reward="1 V × monster")
    g = turn("E1-01 H1", HERO, carrier)
    g.players[1].story = player("H2 E1-03 E1-04").story
    assert me(lay(g, "0,1")).glory == 1


@pytest.mark.clause("TOG-MUL-01")
def test_tiles_are_counted_when_the_reward_is_collected() -> None:
    """A monster laid in the same turn counts, whether before or after; one laid later does not."""
    carrier = face("Q-09", "- - o -", reward="1 V × monster")
    monsters = face("E1-01", "- o - -"), face("E1-02", "o - - -", reward="4 V")
    g = turn("H1", HERO, carrier, *monsters, taken="E1-01", held=["Q-09"])
    lay(g, "0,1", quest="Q-09")
    lay(g, "-1,0")
    assert me(g).glory == 1
    lay(next_turn(g, "E1-02"), "0,-1")
    assert me(g).glory == 1 + 4, "the 4 V of the second monster"


@pytest.mark.clause("TOG-MUL-02")
@pytest.mark.parametrize("times", [*TYPES, "key", "combat", "magic", "set of 3 G", "surrounded"])
def test_nothing_is_gained_if_the_number_is_0(times: str) -> None:
    carrier = "monster" if times == "character" else "character"
    g = counting(f"(2 V + 1 K + S) × {times}", kind=carrier)
    assert me(g).glory == 0
    assert keys(g) == {}
    assert g.start == 1
    assert happened(g) == []


@pytest.mark.clause("TOG-MUL-03")
def test_times_key_counts_the_key_tokens_on_chests_of_the_own_story() -> None:
    g = counting("2 V × key", "E1-05 H1 E1-01", opened={"H1": 0b11, "E1-05": 0b1})
    assert me(g).glory == 6


@pytest.mark.clause("TOG-MUL-03")
def test_keys_in_the_stories_of_others_do_not_count() -> None:
    carrier = face("E1-05", "- - o -", reward="2 V × key")
    g = turn("H1", HERO, carrier, opened={"H1": 0b01})
    g.players[1].story.opened[0] = 0b11
    assert me(lay(g, "0,1")).glory == 2


@pytest.mark.clause("TOG-MUL-04")
def test_times_combat_and_times_magic_count_the_tokens_at_the_banner() -> None:
    assert me(counting("2 V × combat", combat=4, magic=1)).glory == 8
    assert me(counting("2 V × magic", combat=4, magic=1)).glory == 2


@pytest.mark.clause("TOG-MUL-04")
def test_skills_are_counted_at_the_moment_of_collecting() -> None:
    """Two items of one tile: after the combat there is one more to count."""
    g = counting("1 C; 1 V × combat", combat=2)
    say(g, "gain 1")
    assert goods(g) == {"gold": 0, "potions": 0, "combat": 3, "magic": 0, "glory": 3}
    g = counting("1 C; 1 V × combat", combat=2)
    say(g, "gain 2")
    assert goods(g) == {"gold": 0, "potions": 0, "combat": 3, "magic": 0, "glory": 2}


@pytest.mark.clause("TOG-MUL-05")
def test_times_majority_counts_the_majorities_at_the_end() -> None:
    """Combat and magic alone, gold shared, potions the other's: three tokens."""
    g = ending("end: 5 V × majority", "H1 Q-09", rivals=2, combat=3, magic=3, gold=2, potions=1)
    assert me(g).majorities == 3
    assert me(g).glory == 3 * 4 + 3 * 5


@pytest.mark.clause("TOG-MUL-05")
def test_times_majority_stands_in_end_of_game_rewards_only() -> None:
    found = [item for tile in FACTS.tiles for item in tile.items if item.times == "majority"]
    assert found
    assert all(item.at_end for item in found)


@pytest.mark.clause("TOG-MUL-06")
def test_one_multiplier_multiplies_every_part() -> None:
    g = counting("(1 G + 2 P) × treasure", CROWD)
    assert goods(g) == {"gold": 3, "potions": 6, "combat": 0, "magic": 0, "glory": 0}


@pytest.mark.clause("TOG-MUL-07")
@pytest.mark.parametrize("kind", TYPES)
def test_a_tile_counts_itself_for_its_own_type(kind: str) -> None:
    assert me(counting(f"1 V × {kind}", "H1", kind)).glory == 1
    assert me(counting(f"1 V × {kind}", CROWD, kind)).glory == COUNTS[kind] + 1


@pytest.mark.clause("TOG-MUL-08")
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("hero", ["H1", "H2", "H3", "H4"])
def test_the_hero_counts_for_none_of_the_four_types(hero: str, kind: str) -> None:
    other = next(one for one in TYPES if one != kind)
    carrier = face("Q-09", "- - o -", reward=f"1 V × {kind}", kind=other)
    assert me(lay(turn(hero, carrier, taken="Q-09"), "0,1")).glory == 0


@pytest.mark.clause("TOG-MUL-08", "TOG-QST-12")
def test_the_hero_counts_as_a_tile_that_is_surrounded() -> None:
    g = counting("3 V × surrounded", ". . .\nE1-01 H1 E1-02\n. E1-03 .")
    assert me(g).glory == 3


@pytest.mark.clause("TOG-MUL-09")
def test_an_end_of_game_reward_is_not_gained_on_laying() -> None:
    g = counting("end: 2 V × treasure", CROWD)
    assert me(g).glory == 0
    run(g, FinalScoring())
    assert me(g).glory == 6


@pytest.mark.clause("TOG-MUL-09")
def test_end_of_game_rewards_come_after_the_majorities() -> None:
    """Gold from such a reward wins no majority: the other player had more before."""
    g = ending("end: 9 G", "H1 Q-09", rivals=1)
    assert me(g).gold == 9
    assert [one.majorities for one in g.players] == [0, 4]


@pytest.mark.clause("TOG-MUL-10")
def test_multiplied_and_end_of_game_rewards_stand_on_characters_and_quests() -> None:
    carriers = [
        tile for tile in FACTS.tiles if any(item.times or item.at_end for item in tile.items)
    ]
    assert carriers
    assert all(tile.type == "character" or tile.deck == "quests" for tile in carriers)


@pytest.mark.clause("TOG-MUL-10")
@pytest.mark.parametrize("kind", TYPES)
def test_they_may_stand_on_quests_of_any_type(kind: str) -> None:
    g = counting("1 V × combat; end: 1 V × magic", "H1", kind, combat=2, magic=3)
    assert me(g).glory == 2
    run(g, FinalScoring())
    assert me(g).glory == 2 + 3 + 2 * 4, "with the majorities of combat and magic"


@pytest.mark.clause("TOG-MUL-11")
@pytest.mark.parametrize(
    ("times", "number"),
    [("monster", 1), ("character", 3), ("key", 3), ("combat", 6), ("magic", 4)],
)
def test_an_end_of_game_reward_takes_the_final_numbers(times: str, number: int) -> None:
    g = counting(f"end: 1 V × {times}", combat=1, magic=1)
    final = player(CROWD + " Q-09", g.facts, opened={"H1": 0b11, "E1-05": 0b1})
    final.combat, final.magic = 6, 4
    g.players[0] = final
    run(g, FinalScoring())
    assert me(g).glory == number + 2 * 4, "with the majorities of combat and magic"


@pytest.mark.clause("TOG-MUL-11")
def test_gold_and_potions_count_as_they_stand_when_the_reward_is_resolved() -> None:
    """The gold of one end-of-game reward makes sets for another, if it is resolved before."""
    for first, glory in (("gain 1", 2), ("gain 2", 1)):
        g = ending("end: 3 G; end: 1 V × set of 3 G", "H1 Q-09", rivals=9, gold=5)
        assert offers(g) == ["gain 1", "gain 2"]
        say(g, first)
        assert (me(g).gold, me(g).glory) == (8, glory)


@pytest.mark.clause("TOG-MUL-12")
def test_a_multiplied_key_gives_that_many_keys_one_after_the_other() -> None:
    """The first opens a chest with combat; the number was counted before, so there are two."""
    hero = face("H1", "o o o o", chests="1 C / 2 G / 3 P")
    carrier = face("Q-09", "- - o -", reward="1 K × combat")
    g = lay(turn("H1", hero, carrier, taken="Q-09", combat=2), "0,1")
    assert offers(g) == ["open hero:1", "open hero:2", "open hero:3"]
    say(g, "open hero:1")
    assert me(g).combat == 3
    assert offers(g) == ["open hero:2", "open hero:3"]
    say(g, "open hero:3")
    assert not g.questions()
    assert keys(g) == {"hero": 0b101}


@pytest.mark.clause("TOG-MUL-12")
def test_a_multiplied_token_is_given_once() -> None:
    g = counting("(S + 1 V) × combat", combat=3)
    assert g.start == 0
    assert happened(g) == ["S", "3 V"]


@pytest.mark.clause("TOG-MUL-13")
def test_a_multiplier_stands_for_its_own_item_alone() -> None:
    """As on E3-09: the keys multiply 1 V, not the 2 V behind the semicolon."""
    g = counting("10 G; 1 V × key; 2 V", opened={"H1": 0b11})
    assert goods(g) == {"gold": 10, "potions": 0, "combat": 0, "magic": 0, "glory": 2 + 2}
    g = counting("1 V × key; 2 V")
    assert me(g).glory == 2
