"""Discarding the taken tile (TOG-DIS): what it gives, and what it does not cost."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match, Refusal
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import NOTHING
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.preparing import Prepare
from druzina.games.tales_of_glory.rules.rewards import gained_by
from tests.games.tales_of_glory.scene import face, gains
from tests.games.tales_of_glory.table import (
    asked,
    decisions,
    declined,
    goods,
    ids,
    number,
    offers,
    opening,
    player,
    run,
    say,
    table,
    told,
    turn,
    with_tiles,
)


@pytest.mark.clause("TOG-DIS-01")
def test_tile_may_be_discarded_by_who_could_pay_it() -> None:
    g = turn(player("H1", gold=9, taken="E1-05", slot=1))
    assert offers(g) == ["lay", "discard"]
    say(g, "discard")
    tile = number("E1-05")
    assert told(g, "event-discards")[0].shown == {"seat": 0, "tile": tile, "hindrance": "none"}


@pytest.mark.clause("TOG-DIS-01")
def test_tile_is_discarded_by_who_cannot_pay_it() -> None:
    g = turn(player("H1", taken="E1-05", slot=1))
    tile = number("E1-05")
    assert told(g, "event-discards")[0].shown == {"seat": 0, "tile": tile, "hindrance": "price"}


@pytest.mark.clause("TOG-DIS-02", "TOG-DIS-05")
def test_discarded_tile_is_out_of_the_game_and_rewards_nothing() -> None:
    g = turn(player("H1", taken="E1-14", slot=1, opened={"H1": 3}))
    say(g, "discard")
    assert g.discard == [number("E1-14")]
    assert g.players[0].taken == NOTHING
    assert ids(g.players[0].story.tiles) == ["H1"]
    assert g.questions() == []
    assert goods(g) == {"gold": 1, "potions": 1, "combat": 0, "magic": 0, "glory": 0}


@pytest.mark.clause("TOG-DIS-02")
@pytest.mark.parametrize("seats", [2, 5])
def test_discarded_tile_never_comes_back(seats: int) -> None:
    g = opening(seats)
    for _ in decisions(g, Luck(2)):
        pass
    gone = [event.shown["tile"] for event in told(g, "event-discards")]
    stories = {tile for who in g.players for tile in who.story.tiles}
    taken = [event.shown["tile"] for event in told(g, "event-takes")]
    assert gone
    assert not set(gone) & stories
    assert len(set(taken)) == len(taken) == 10 * seats


@pytest.mark.clause("TOG-DIS-03")
def test_discard_gives_one_gold_and_one_potion() -> None:
    g = turn(player("H1", gold=4, potions=2, combat=1, taken="E1-17", slot=1, opened={"H1": 3}))
    say(g, "discard")
    assert goods(g) == {"gold": 5, "potions": 3, "combat": 1, "magic": 0, "glory": 0}


@pytest.mark.clause("TOG-DIS-04")
def test_discard_gives_a_key_for_any_closed_chest() -> None:
    far = "H1 E1-07 E1-08"
    g = turn(player(far, taken="E1-17", slot=1, opened={"H1": 1}))
    say(g, "discard")
    assert offers(g) == ["open hero:2", "open E1-07:1", "open E1-08:1"]
    assert len(told(g, "event-has-key")) == 1, "a preview ends here and must name the key"
    say(g, "open E1-08:1")
    assert g.players[0].story.opened == [1, 0, 1]
    assert goods(g)["potions"] == 1 + 2


@pytest.mark.clause("TOG-DIS-06", "TOG-PAY-08")
@pytest.mark.parametrize("slot", [4, 5, 6])
def test_no_surcharge_is_paid_for_a_discarded_tile(slot: int) -> None:
    g = turn(player("H1", gold=3, potions=3, taken="E1-17", slot=slot, opened={"H1": 3}))
    say(g, "discard")
    assert (goods(g)["gold"], goods(g)["potions"]) == (4, 4)
    assert told(g, "event-pays") == []


@pytest.mark.clause("TOG-DIS-07")
def test_without_closed_chest_only_the_key_of_a_discard_is_lost() -> None:
    g = say(turn(player("H1", taken="E1-17", slot=1, opened={"H1": 3})), "discard")
    assert len(told(g, "event-loses-key")) == 1
    assert g.players[0].story.opened == [3]
    assert (goods(g)["gold"], goods(g)["potions"]) == (1, 1)


@pytest.mark.clause("TOG-DIS-08", "TOG-REW-10")
def test_compensation_is_one_item_with_the_key_last() -> None:
    g = say(turn(player("H1", taken="E1-17", slot=1)), "discard")
    assert asked(g).kind == "OpenChest"
    assert (goods(g)["gold"], goods(g)["potions"]) == (1, 1), "both are there before the key"


@pytest.mark.clause("TOG-DIS-08")
def test_paid_tile_can_no_longer_be_discarded() -> None:
    g = turn(player("H1", gold=3, potions=1, taken="E1-06", slot=1))
    say(g, "lay")
    assert goods(g)["gold"] == 0
    assert declined(g, "discard") == Refusal("TOG-DIS-08", "refusal-tile-paid")
    assert offers(g) == ["lay 0,-1", "lay 1,0", "lay 0,1"]


@pytest.mark.clause("TOG-LAY-07", "TOG-PRP-10")
def test_discards_of_phase_2_are_done_before_the_display_is_prepared() -> None:
    g = table(player("H1", taken="E1-17", slot=1), player("H2"), display=["E1-01"] * 6)
    run(g, LayTiles(), Prepare())
    say(g, "discard", "open hero:1")
    assert ids(g.discard) == ["E1-17", "E1-01", "E1-01", "E1-01"]


# Which rule an event names


@pytest.mark.clause("TOG-PAY-13", "TOG-DIS-01")
def test_a_tile_that_must_go_names_the_rule_that_makes_it() -> None:
    dear = turn(player("H1", gold=0, potions=0, taken="E1-06", slot=1))
    assert [event.clause for event in told(dear, "event-discards")] == ["TOG-PAY-13"]
    free = turn(player("H1", gold=3, potions=1, taken="E1-06", slot=1))
    say(free, "discard")
    assert [event.clause for event in told(free, "event-discards")] == ["TOG-DIS-01"]


@pytest.mark.clause("TOG-LAY-06")
def test_a_tile_without_a_place_names_that_rule() -> None:
    """The story has an open side to the south alone; the tile has none to the north."""
    facts = with_tiles(face("H5", "- - o -"), face("E1-05", "- o - -"))
    g = turn(player("H5", facts, gold=9, potions=9, taken="E1-05", slot=1), facts=facts)
    assert [event.clause for event in told(g, "event-discards")] == ["TOG-LAY-06"]


COUNTING = [
    ("monster", "TOG-MUL-01"),
    ("key", "TOG-MUL-03"),
    ("combat", "TOG-MUL-04"),
    ("magic", "TOG-MUL-04"),
    ("majority", "TOG-MUL-05"),
]


@pytest.mark.clause("TOG-MUL-01", "TOG-MUL-03", "TOG-MUL-04", "TOG-MUL-05")
@pytest.mark.parametrize(("times", "clause"), COUNTING)
def test_a_multiplier_names_the_rule_that_counts_it(times: str, clause: str) -> None:
    facts = with_tiles(face("E1-05", "o o o o", reward=f"1 V × {times}"))
    g = turn(player("H5", facts, gold=9, potions=9, taken="E1-05", slot=1), facts=facts)
    say(g, "lay")
    say(g, offers(g)[0])
    assert [event.clause for event in told(g, "event-counts")] == [clause]


@pytest.mark.clause("TOG-REW-02", "TOG-REW-03", "TOG-REW-08")
@pytest.mark.parametrize(
    ("reward", "clause"),
    [("1 G + 1 P", "TOG-REW-02"), ("1 C + 2 M", "TOG-REW-03"), ("1 G + 1 M", "TOG-REW-08")],
)
def test_what_is_gained_is_told_with_that_rule_in_pairs(reward: str, clause: str) -> None:
    facts = with_tiles(face("E1-05", "o o o o", reward=reward))
    g = turn(player("H5", facts, gold=9, potions=9, taken="E1-05", slot=1), facts=facts)
    say(g, "lay")
    say(g, offers(g)[0])
    [event] = told(g, "event-gains")
    assert event.clause == clause
    assert event.shown["gains"] == gains(reward)


@pytest.mark.clause("TOG-REW-02", "TOG-REW-03", "TOG-REW-08")
def test_gains_name_the_rule_of_what_is_gained() -> None:
    assert gained_by((("gold", 1), ("potions", 1))) == "TOG-REW-02"
    assert gained_by((("combat", 1), ("magic", 2))) == "TOG-REW-03"
    assert gained_by((("gold", 1), ("magic", 1))) == "TOG-REW-08"


@pytest.mark.clause("TOG-SEL-04")
def test_a_card_laid_face_down_is_changed_by_taking_it_back() -> None:
    match = Match.new(GAME, {"seats": 2}, seed=1)
    assert match.play(1, "pick 1") is None
    refused = match.play(1, "pick 2")
    assert refused is not None
    assert refused.clause == "TOG-SEL-04"
