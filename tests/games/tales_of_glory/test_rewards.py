"""Rewards in general: what a laid tile gives, and when (TOG-REW-01 to -08, -11)."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.rules.ending import FinalScoring
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.scene import NONE, face, happened, keys, lay, me, next_turn, turn
from tests.games.tales_of_glory.table import (
    asked,
    declined,
    goods,
    number,
    offers,
    player,
    run,
    say,
    table,
    told,
    with_tiles,
)

HERO = face("H1", "o o o o", chests="2 G / 2 P")


@pytest.mark.clause("TOG-REW-01")
def test_the_printed_reward_comes_after_placing() -> None:
    g = say(turn("H1", HERO, face("E1-05", reward="4 G")), "lay")
    assert offers(g)[0].startswith("lay "), "the cell is still to be chosen"
    assert goods(g) == NONE
    say(g, "lay 0,1")
    assert goods(g) == NONE | {"gold": 4}


@pytest.mark.clause("TOG-REW-01")
def test_a_discarded_tile_does_not_give_its_reward() -> None:
    g = say(turn("H1", face("H1"), face("E1-05", reward="9 V")), "discard")
    assert goods(g) == NONE | {"gold": 1, "potions": 1}


@pytest.mark.clause("TOG-REW-02", "TOG-REW-03")
@pytest.mark.parametrize(
    ("reward", "gained"),
    [
        ("3 G", {"gold": 3}),
        ("4 P", {"potions": 4}),
        ("5 V", {"glory": 5}),
        ("1 C", {"combat": 1}),
        ("2 C", {"combat": 2}),
        ("1 M", {"magic": 1}),
        ("3 M", {"magic": 3}),
    ],
)
def test_what_each_symbol_gives(reward: str, gained: dict[str, int]) -> None:
    """Gold, potions and glory go to the reserve; skills to the banner, one token per symbol."""
    g = lay(turn("H1", HERO, face("E1-05", reward=reward)), "0,1")
    assert goods(g) == NONE | gained
    assert goods(g, seat=1) == NONE


@pytest.mark.clause("TOG-REW-02")
def test_a_reward_is_added_to_what_is_there() -> None:
    g = lay(turn("H1", HERO, face("E1-05", reward="3 G"), gold=2, glory=7), "0,1")
    assert goods(g) == NONE | {"gold": 5, "glory": 7}


@pytest.mark.clause("TOG-REW-04")
def test_the_start_player_token_is_taken_from_its_holder() -> None:
    g = turn("H1", HERO, face("E1-05", reward="S"))
    assert g.start == 1
    lay(g, "0,1")
    assert g.start == 0
    assert happened(g) == ["S"]


@pytest.mark.clause("TOG-REW-04")
def test_nothing_happens_to_a_player_who_has_the_token_already() -> None:
    g = turn("H1", HERO, face("E1-05", reward="S + 1 V"))
    g.start = 0
    lay(g, "0,1")
    assert g.start == 0
    assert happened(g) == ["1 V"]


@pytest.mark.clause("TOG-REW-05")
def test_the_token_comes_at_once_and_decides_the_next_first_choice() -> None:
    """Seat 1 gains it in phase 2; both then name the same slot, and seat 1 is faster."""
    facts = with_tiles(HERO, face("E1-05", reward="S"))
    g = table(
        player("H1", facts, taken="E1-06", opened={"H1": 0b11}),
        player("H1", facts, taken="E1-05"),
        display=["E1-01", "E1-02", "E1-03"],
        facts=facts,
    )
    run(g, LayTiles(), FirstChoice([Pick(0), Pick(1)]))
    assert asked(g).seat == 1, "seat 0 could only discard"
    assert g.start == 0
    say(g, "lay", "lay 0,1")
    assert g.start == 1
    say(g, "pick 3", seat=0)
    say(g, "pick 3", seat=1)
    assert g.players[1].taken == number("E1-03")
    assert asked(g).seat == 0


@pytest.mark.clause("TOG-REW-05")
def test_a_token_lost_in_this_round_may_be_won_back_in_phase_2() -> None:
    facts = with_tiles(HERO, face("E1-05", reward="S"))
    g = table(
        player("H1", facts, taken="E1-05", slot=1),
        player("H1", facts, taken="E1-06", slot=2, opened={"H1": 0b11}),
        facts=facts,
    )
    run(g, PassStartToken(), LayTiles())
    assert g.start == 1, "it must go to another player"
    say(g, "lay", "lay 0,1")
    assert g.start == 0


@pytest.mark.clause("TOG-REW-06")
def test_a_key_is_put_at_once_on_any_closed_chest_of_the_story() -> None:
    far = face("E1-01", chests="5 V")
    g = lay(turn("E1-01 E1-03 H1", HERO, far, face("E1-05", "- - - o", reward="1 K")), "1,0")
    assert offers(g) == ["open hero:1", "open hero:2", "open E1-01:1"]
    say(g, "open E1-01:1")
    assert keys(g) == {"E1-01": 1}
    assert goods(g) == NONE | {"glory": 5}


@pytest.mark.clause("TOG-REW-07")
def test_a_reward_is_collected_once() -> None:
    """Neither the next tile laid beside it nor the end of the game brings it again."""
    g = lay(turn("H1", HERO, face("E1-05", reward="4 V"), face("E1-06", "- - o -")), "0,1")
    assert me(g).glory == 4
    lay(next_turn(g, "E1-06"), "0,2")
    assert me(g).glory == 4
    run(g, FinalScoring())
    assert me(g).glory == 4


@pytest.mark.clause("TOG-REW-07")
def test_only_a_reward_marked_so_waits_for_the_end() -> None:
    g = lay(turn("H1", HERO, face("E1-05", reward="1 V; end: 10 V")), "0,1")
    assert me(g).glory == 1
    run(g, FinalScoring())
    assert me(g).glory == 11


@pytest.mark.clause("TOG-REW-08")
def test_all_parts_of_a_reward_are_gained() -> None:
    reward = "1 V + 2 G + 3 P; 4 C; 5 M + S"
    g = lay(turn("H1", HERO, face("E1-05", reward=reward)), "0,1")
    assert goods(g) == {"gold": 2, "potions": 3, "combat": 4, "magic": 5, "glory": 1}
    assert g.start == 0


@pytest.mark.clause("TOG-REW-08")
def test_gaining_is_compulsory() -> None:
    """Even where it harms: the one question is which chest, and none of them is no answer."""
    g = lay(turn("H1", HERO, face("E1-05", reward="1 K")), "0,1")
    assert offers(g) == ["open hero:1", "open hero:2"]
    for text in ("pass", "end", "open"):
        assert declined(g, text).clause == "TOG-KEY-06"


QUEST = face("Q-13", "- - o -", cost="3 G")


@pytest.mark.clause("TOG-REW-11")
def test_rewards_of_this_turn_pay_for_nothing_in_this_turn() -> None:
    """The taken tile gives 9 G, the quest costs 3 G; before the rewards there is 1 G."""
    g = turn("H1", HERO, face("E1-05", reward="9 G"), QUEST, held=["Q-13"], gold=1)
    lay(g, "0,1")
    assert offers(g) == ["end"]
    assert declined(g, "quest Q-13").clause == "TOG-PAY-13"
    assert me(g).gold == 1
    say(g, "end")
    assert me(g).gold == 10


@pytest.mark.clause("TOG-REW-11")
def test_all_costs_of_a_turn_are_paid_before_any_reward_is_received() -> None:
    paying = face("E1-05", "o - o o", reward="9 G", cost="2 G")
    g = turn("H1", HERO, paying, QUEST, held=["Q-13"], gold=5)
    lay(g, "0,1")
    lay(g, "0,2", quest="Q-13")
    spent = [event.shown["gold"] for event in told(g, "event-pays")]
    order = [event.key for event in g.told or [] if event.key in ("event-pays", "event-gains")]
    assert spent == [2, 3]
    assert order == ["event-pays", "event-pays", "event-gains"]
    assert me(g).gold == 9
