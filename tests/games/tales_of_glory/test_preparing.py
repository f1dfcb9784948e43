"""Preparing the next round (TOG-PRP): what leaves, what moves down, what is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from druzina.core import Luck
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.preparing import Prepare
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.table import (
    FACTS,
    asked,
    decisions,
    goods,
    ids,
    opening,
    player,
    run,
    say,
    table,
    told,
)

DECKS = (["E1-01", "E1-02", "E1-03", "E1-04", "E1-05", "E1-06"], ["E2-01"] * 5, ["E3-01"] * 5)
DRAWN = ["E1-06", "E1-05", "E1-04", "E1-03", "E1-02"]  # a deck's top is its last tile


def prepared(
    seats: int, *shown: str, decks: Sequence[Sequence[str]] = DECKS, luck: int = 1
) -> Tale:
    """Phase 3 with these tiles left on the display, `.` for a slot from which one was taken."""
    players = [player("H1") for _ in range(seats)]
    return run(table(*players, display=shown, decks=decks, luck=luck), Prepare())


# What leaves and what moves down

LEFT = {
    2: (". E1-10 . E1-11 E1-12 E1-13", "E1-10 E1-11 E1-12", "E1-13"),
    3: ("E1-10 . . E1-11 . E1-12", "E1-10 E1-11", "E1-12"),
    4: (". E1-10 . E1-11 . E1-12 E1-13 .", "E1-10", "E1-11 E1-12 E1-13"),
    5: (". . E1-10 . E1-11 . . E1-12", "", "E1-10 E1-11 E1-12"),
}


@pytest.mark.clause("TOG-PRP-01")
@pytest.mark.parametrize("seats", LEFT)
def test_tiles_on_the_lowest_occupied_slots_are_discarded(seats: int) -> None:
    shown, leaving, _ = LEFT[seats]
    assert ids(prepared(seats, *shown.split()).discard) == leaving.split()


@pytest.mark.clause("TOG-PRP-02", "TOG-PRP-03")
@pytest.mark.parametrize("seats", LEFT)
def test_remaining_tiles_move_down_in_their_order(seats: int) -> None:
    shown, _, staying = LEFT[seats]
    g = prepared(seats, *shown.split())
    rest = staying.split()
    assert ids(g.display)[: len(rest)] == rest
    assert len(rest) == (1 if seats <= 3 else 3)


@pytest.mark.clause("TOG-PRP-04", "TOG-PRP-06")
@pytest.mark.parametrize("seats", LEFT)
def test_five_tiles_fill_the_free_slots_in_the_order_of_the_draw(seats: int) -> None:
    shown, _, staying = LEFT[seats]
    g = prepared(seats, *shown.split())
    assert ids(g.display) == staying.split() + DRAWN
    assert ids(g.decks[0]) == ["E1-01"]
    assert [event.shown["tiles"] for event in told(g, "event-draws")] == [tuple(g.display[-5:])]


@pytest.mark.clause("TOG-PRP-04")
@pytest.mark.parametrize(("empty", "era"), [(0, "E1"), (1, "E2"), (2, "E3")])
def test_lowest_era_with_tiles_is_drawn_from(empty: int, era: str) -> None:
    decks: list[list[str]] = [deck[:5] if n >= empty else [] for n, deck in enumerate(DECKS)]
    g = prepared(5, *LEFT[5][0].split(), decks=decks)
    assert {tile[:2] for tile in ids(g.display)[3:]} == {era}
    assert [len(deck) for deck in g.decks] == [0 if n <= empty else 5 for n in range(3)]


@pytest.mark.clause("TOG-PRP-05")
def test_deck_that_runs_out_is_followed_by_the_next_era() -> None:
    decks = (["E1-01", "E1-02"], ["E2-01", "E2-02", "E2-03", "E2-04"], ["E3-01"])
    g = prepared(2, *LEFT[2][0].split(), decks=decks)
    assert sorted(ids(g.display)[1:]) == ["E1-01", "E1-02", "E2-02", "E2-03", "E2-04"]
    assert [ids(deck) for deck in g.decks] == [[], ["E2-01"], ["E3-01"]]


@pytest.mark.clause("TOG-PRP-05")
def test_draw_may_even_reach_the_third_era() -> None:
    g = prepared(2, *LEFT[2][0].split(), decks=(["E1-01"], ["E2-01"], ["E3-01"] * 4))
    assert sorted(ids(g.display)[1:]) == ["E1-01", "E2-01", "E3-01", "E3-01", "E3-01"]


@pytest.mark.clause("TOG-PRP-09")
def test_slot_does_not_tell_the_era_when_two_are_drawn() -> None:
    decks = (["E1-01", "E1-02"], ["E2-01", "E2-02", "E2-03", "E2-04"], ())
    tables = [prepared(2, *LEFT[2][0].split(), decks=decks, luck=luck) for luck in range(400)]
    for slot in range(1, 6):
        eras = Counter(ids(g.display)[slot][:2] for g in tables)
        assert 100 < eras["E1"] < 220, f"slot {slot + 1}: {eras}"


@pytest.mark.clause("TOG-PRP-06", "TOG-PRP-09", "TOG-COM-06")
@pytest.mark.parametrize("seats", range(2, 6))
def test_with_the_tiles_of_the_box_no_draw_comes_from_two_eras(seats: int) -> None:
    g = opening(seats)
    tops = [deck[::-1] for deck in g.decks]
    for _ in decisions(g, Luck(seats)):
        pass
    drawn = [event.shown["tiles"] for event in told(g, "event-draws")]
    stock = [tuple(deck[n : n + 5]) for deck in tops for n in range(0, len(deck), 5)]
    assert drawn == stock, "five from the top of one deck, in that order"


# What follows from it


@pytest.mark.clause("TOG-PRP-07")
def test_tile_moved_to_the_lower_row_costs_no_surcharge_any_more() -> None:
    shown = ["E1-01", "E1-02", "E1-03", "E1-04", "E1-05", "E1-17"]
    g = table(player("H1"), player("H1"), display=shown, decks=DECKS)
    assert g.wilderness(6)
    lanes = FirstChoice([Pick(0), Pick(1)])
    g.display[0] = g.display[1] = -1
    run(g, Prepare(), lanes, PassStartToken(), LayTiles())
    assert ids(g.display)[0] == "E1-17"
    say(g, "pick 1", seat=0)
    say(g, "pick 2", seat=1)
    while asked(g).seat != 0:
        say(g, "open hero:1" if asked(g).kind == "OpenChest" else "discard")
    say(g, "lay", "lay -1,0")
    assert goods(g)["gold"] == 4, "laid by one who had nothing to pay with"


@pytest.mark.clause("TOG-PRP-08", "TOG-HID-07")
def test_discarded_tiles_are_public() -> None:
    g = prepared(3, *LEFT[3][0].split())
    assert told(g, "event-sweeps")[0].shown == {
        "tiles": (FACTS.by_id("E1-10").number, FACTS.by_id("E1-11").number)
    }
    for reader in (None, 0, 1, 2):
        assert GAME.view(g, reader).discard == ["E1-10", "E1-11"]


@pytest.mark.clause("TOG-PRP-10")
@pytest.mark.parametrize(("seats", "leaving"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_discards_by_players_do_not_count(seats: int, leaving: int) -> None:
    """Everybody discards the taken tile; as many leave the display as ever."""
    shown = ["E1-10", "E1-11", "E1-12", "E1-13", "E1-14", "E1-17", "E1-18", "E1-09"]
    slots = 6 if seats <= 3 else 8
    players = [player("H1", gold=1, opened={"H1": 3}) for _ in range(seats)]
    g = table(*players, display=shown[:slots], decks=DECKS)
    lanes = FirstChoice([Pick(seat) for seat in range(seats)])
    run(g, lanes, PassStartToken(), LayTiles(), Prepare())
    for seat in range(seats):
        say(g, f"pick {seat + 1}", seat=seat)
    while g.questions():
        say(g, "discard")
    assert sorted(ids(g.discard)[:seats]) == sorted(shown[:seats])
    assert ids(g.discard)[seats:] == shown[seats : seats + leaving]
