"""Taking tiles (TOG-SEL) and the change of the start player (TOG-FPL)."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import NOTHING, Tale
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.table import (
    asked,
    decisions,
    declined,
    goods,
    ids,
    offers,
    opening,
    player,
    run,
    say,
    table,
    told,
)
from tests.positions import position

SIX = ["E1-17", "E1-18", "E1-10", "E1-11", "E1-12", "E1-13"]
EIGHT = [*SIX, "E1-14", "E1-09"]
PLAYS = [(seats, mode) for seats in range(2, 6) for mode in ("basic", "experienced")]
TOKEN_MOVES = ("event-first-token", "event-takes-token", "event-token-passes")
every_table = pytest.mark.parametrize(("seats", "mode"), PLAYS)


def taking(seats: int, start: int = 0) -> Tale:
    """Phase 1a of a round whose display is `SIX` or `EIGHT`; phase 2 follows."""
    shown = SIX if seats <= 3 else EIGHT
    g = table(*(player("H1") for _ in range(seats)), display=shown, start=start)
    lanes = [Pick(seat) for seat in range(seats)]
    return run(g, FirstChoice(lanes), PassStartToken(), LayTiles())


def pick(g: Tale, *cards: int) -> Tale:
    """The cards of seats 0, 1, 2 …"""
    for seat, card in enumerate(cards):
        say(g, f"pick {card}", seat=seat)
    return g


def played_out(seats: int, seed: int, mode: str) -> Tale:
    """A whole game at random, its events in `told`."""
    g = opening(seats, seed, mode=mode)
    for _ in decisions(g, Luck(seed)):
        pass
    return g


def taken(g: Tale) -> list[str]:
    return ids([who.taken for who in g.players])


def open_questions(g: Tale) -> list[str]:
    return [f"{question.seat} {question.kind}" for question in g.questions()]


# First choice


@pytest.mark.clause("TOG-SEL-01", "TOG-SIM-01")
def test_all_choose_at_the_same_time() -> None:
    g = taking(4)
    assert open_questions(g) == ["0 Pick", "1 Pick", "2 Pick", "3 Pick"]
    say(g, "pick 5", seat=2)
    assert open_questions(g) == ["0 Pick", "1 Pick", "3 Pick"]


@pytest.mark.clause("TOG-SEL-02")
@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_every_slot_may_be_named_by_everybody(seats: int, slots: int) -> None:
    g = taking(seats)
    for seat in range(seats):
        assert offers(g, seat) == [f"pick {slot}" for slot in range(1, slots + 1)]


@pytest.mark.clause("TOG-SEL-02")
@pytest.mark.parametrize("text", ["pick 0", "pick 9", "pick -1", "pick", "pick 1,2", "3.0", ""])
def test_no_other_card_exists(text: str) -> None:
    refusal = declined(taking(5), text, seat=3)
    assert (refusal.clause, refusal.reason) == ("TOG-SEL-01", "refusal-no-answer")


@pytest.mark.clause("TOG-SEL-02", "TOG-SEL-06")
def test_tile_that_cannot_be_paid_may_be_named() -> None:
    g = table(player("H1"), player("H2"), display=["E3-13", "E3-01", *SIX[2:]])
    run(g, FirstChoice([Pick(0), Pick(1)]))
    assert taken(pick(g, 1, 2)) == ["E3-13", "E3-01"]


@pytest.mark.clause("TOG-SEL-03")
def test_several_may_name_the_same_slot() -> None:
    g = pick(taking(3), 4, 4)
    assert "pick 4" in offers(g, seat=2)
    say(g, "pick 4", seat=2)
    assert [event.shown["slot"] for event in told(g, "event-picked")] == [4, 4, 4]


@pytest.mark.clause("TOG-SEL-04")
def test_card_may_be_changed_until_the_last_has_chosen() -> None:
    match = Match.new(GAME, {"seats": 3, "start": "0"}, seed=5)
    shown = list(position(match).display)
    assert match.play(0, "pick 2") is None
    assert match.play(1, "pick 3") is None
    assert match.undo(0) is None
    assert [question.seat for question in match.questions()] == [0, 2]
    assert match.play(0, "pick 6") is None
    assert match.play(2, "pick 1") is None
    assert [who.taken for who in position(match).players] == [shown[5], shown[2], shown[0]]
    for seat in range(3):
        refusal = match.undo(seat)
        assert refusal is not None
        assert refusal.reason == "refusal-undo-limit"


@pytest.mark.clause("TOG-SEL-04")
def test_card_is_not_changed_by_laying_a_second_one() -> None:
    g = say(taking(3), "pick 2", seat=0)
    assert declined(g, "pick 3", seat=0).reason == "refusal-not-asked"


@pytest.mark.clause("TOG-SEL-05")
def test_a_card_is_not_changed_after_all_were_turned_up() -> None:
    """By whoever is asked something else, and by whoever is not asked."""
    g = pick(taking(3), 2, 2, 3)
    assert asked(g).kind == "SecondChoice"
    for seat in range(3):
        assert declined(g, "pick 4", seat=seat).clause == "TOG-SEL-05"
    before = taking(3)
    say(before, "pick 2", seat=0)
    assert declined(before, "pick 3", seat=0).clause == "TOG-SEL-04", "still face down"
    assert declined(g, "fly", seat=asked(g).seat).clause == asked(g).clause


# Taking


@pytest.mark.clause("TOG-SEL-05", "TOG-SIM-01")
def test_all_cards_are_turned_up_together() -> None:
    g = pick(taking(3), 2, 5)
    assert g.told == []
    assert (taken(g), ids(g.display)) == ([".", ".", "."], SIX)
    say(g, "pick 3", seat=2)
    turned = [(event.shown["seat"], event.shown["slot"]) for event in told(g, "event-picked")]
    assert turned == [(0, 2), (1, 5), (2, 3)]
    keys = [event.key for event in g.told or []]
    assert keys[:4] == ["event-picked"] * 3 + ["event-takes"], "turned up before any is taken"


@pytest.mark.clause("TOG-SEL-06")
def test_each_takes_the_tile_of_the_named_slot() -> None:
    g = pick(taking(5), 8, 1, 5, 3, 2)
    assert taken(g) == ["E1-09", "E1-17", "E1-12", "E1-10", "E1-18"]
    assert ids(g.display) == [".", ".", ".", "E1-11", ".", "E1-13", "E1-14", "."]
    assert [who.slot for who in g.players] == [8, 1, 5, 3, 2]


@pytest.mark.clause("TOG-SEL-06", "TOG-SEL-07")
@pytest.mark.parametrize(("start", "faster"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_first_in_turn_order_gets_a_tile_named_by_several(start: int, faster: int) -> None:
    g = pick(taking(4, start), 6, 6, 6, 1)
    assert taken(g) == ["E1-13" if seat == faster else "." for seat in range(3)] + ["E1-17"]
    assert g.start == start, "the token stays until all have taken"


@pytest.mark.clause("TOG-SEL-07")
def test_whose_tile_is_gone_waits_for_the_second_choice() -> None:
    g = pick(taking(3), 4, 4, 4)
    assert taken(g) == ["E1-11", ".", "."]
    missed = [(event.shown["seat"], event.shown["slot"]) for event in told(g, "event-misses-tile")]
    assert missed == [(1, 4), (2, 4)]
    assert open_questions(g) == ["1 SecondChoice"]


@pytest.mark.clause("TOG-SEL-08")
@pytest.mark.parametrize("seats", range(2, 6))
def test_all_cards_are_available_every_round(seats: int) -> None:
    g = opening(seats)
    for question in decisions(g, Luck(seats)):
        if question.kind == "Pick":
            assert list(question.choices(g)) == list(range(1, len(g.display) + 1))
    assert g.outcome is not None


# Second choice


@pytest.mark.clause("TOG-SEL-09")
def test_players_without_tile_choose_in_turn_order_from_what_is_left() -> None:
    g = pick(taking(4, start=2), 3, 3, 3, 5)
    assert open_questions(g) == ["0 SecondChoice"]
    assert offers(g) == ["take 1", "take 2", "take 4", "take 6", "take 7", "take 8"]
    say(g, "take 7")
    assert open_questions(g) == ["1 SecondChoice"]
    say(g, "take 1")
    assert taken(g) == ["E1-14", "E1-17", "E1-10", "E1-12"]
    assert [who.slot for who in g.players] == [7, 1, 3, 5]


@pytest.mark.clause("TOG-SEL-09")
def test_second_choice_comes_after_the_first_is_fully_resolved() -> None:
    """Seat 1 misses slot 2, but what seat 2 has named is not open to it."""
    g = pick(taking(3), 2, 2, 5)
    assert offers(g, seat=1) == ["take 1", "take 3", "take 4", "take 6"]


@pytest.mark.clause("TOG-SEL-09")
@pytest.mark.parametrize("text", ["take 4", "  take   4", "slot:4"])
def test_empty_slot_cannot_be_taken(text: str) -> None:
    g = pick(taking(3), 4, 4, 1)
    refusal = declined(g, text)
    assert (refusal.clause, refusal.reason) == ("TOG-SEL-09", "refusal-slot-empty")
    assert refusal.arguments == {"slot": 4}


@pytest.mark.clause("TOG-SEL-09")
def test_who_has_a_tile_chooses_no_second() -> None:
    g = pick(taking(3), 4, 4, 1)
    assert declined(g, "take 2", seat=0).reason == "refusal-not-asked"
    assert declined(g, "take 7", seat=1).reason == "refusal-no-answer"


@pytest.mark.clause("TOG-SEL-10", "TOG-SIM-04")
def test_second_choice_is_open_and_one_after_the_other() -> None:
    match = Match.new(GAME, {"seats": 3, "start": "0"}, seed=2)
    for seat in range(3):
        assert match.play(seat, "pick 3") is None
    assert [question.seat for question in match.questions()] == [1]
    assert match.play(1, "take 5") is None
    for reader in (None, 0, 2):
        line = match.log(reader)[-1]
        assert (line.key, line.arguments["seat"], line.arguments["slot"]) == ("event-takes", 1, 5)
    assert [question.seat for question in match.questions()] == [2]
    assert offers(position(match)) == ["take 1", "take 2", "take 4", "take 6"]
    assert len([line for line in match.log(None) if line.key == "event-picked"]) == 3


@pytest.mark.clause("TOG-SEL-11")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 4), (4, 5), (5, 4)])
def test_there_is_always_a_tile_left(seats: int, left: int) -> None:
    g = pick(taking(seats), *([1] * seats))
    for _ in range(seats - 2):
        say(g, offers(g)[0])
    assert asked(g).kind == "SecondChoice"
    assert len(offers(g)) == left


@pytest.mark.clause("TOG-SEL-11", "TOG-SEL-12")
@every_table
def test_display_only_shrinks_in_phases_1_and_2(seats: int, mode: str) -> None:
    for seed in range(4):
        g = opening(seats, seed, mode=mode)
        seen: dict[int, list[int]] = {}
        for question in decisions(g, Luck(seed)):
            whole = seen.setdefault(g.round, list(g.display))
            now = [(tile, was) for tile, was in zip(g.display, whole, strict=True) if tile != was]
            assert all(tile == NOTHING for tile, _ in now)
            assert NOTHING not in whole
            if question.kind == "SecondChoice":
                assert len(question.choices(g)) > len(g.display) - seats
            elif question.kind not in ("Pick", "ReturnQuest"):
                assert len(now) == seats


# Change of the start player


@pytest.mark.clause("TOG-FPL-01", "TOG-FPL-02", "TOG-FPL-03")
@every_table
def test_token_goes_to_another_in_every_round(seats: int, mode: str) -> None:
    g = played_out(seats, seats, mode)
    holder, slots = -1, {}
    for event in g.told or []:
        seat = int(str(event.shown.get("seat", -1)))
        if event.key == "event-takes":
            slots[event.shown["slot"]] = seat
        if event.key == "event-token-passes":
            assert seat != holder
            assert seat == slots[min(slot for slot, taker in slots.items() if taker != holder)]
            slots.clear()
        if event.key in TOKEN_MOVES:
            holder = seat
    assert holder == g.start


@pytest.mark.clause("TOG-FPL-02")
@pytest.mark.parametrize("start", [0, 1, 3])
def test_token_goes_to_the_lowest_slot(start: int) -> None:
    g = pick(taking(4, start), 5, 7, 2, 8)
    assert g.start == 2


@pytest.mark.clause("TOG-FPL-02")
def test_slot_of_the_tile_counts_and_not_the_card() -> None:
    g = pick(taking(3, start=0), 1, 1, 4)
    say(g, "take 6")
    assert g.start == 2, "seat 1 played card 1, but took from slot 6"
    g = pick(taking(3, start=0), 5, 5, 4)
    say(g, "take 1")
    assert g.start == 1, "seat 1 played card 5, but took from slot 1"


@pytest.mark.clause("TOG-FPL-03")
def test_if_the_lowest_holds_it_the_second_lowest_gets_it() -> None:
    assert pick(taking(4, start=2), 5, 7, 2, 8).start == 0
    assert pick(taking(4, start=2), 5, 4, 2, 3).start == 3
    g = pick(taking(3, start=1), 3, 3, 1)
    assert say(g, "take 2").start == 2, "the holder has not the lowest slot"


@pytest.mark.clause("TOG-FPL-01", "TOG-FPL-04")
@pytest.mark.parametrize("mode", ["basic", "experienced"])
def test_with_two_players_the_token_changes_sides_every_time(mode: str) -> None:
    for seed in range(10):
        holder, changes = -1, 0
        for event in played_out(2, seed, mode).told or []:
            if event.key == "event-token-passes":
                assert event.shown["seat"] == 1 - holder
                changes += 1
            if event.key in TOKEN_MOVES:
                holder = int(str(event.shown["seat"]))
        assert changes == 10


@pytest.mark.clause("TOG-FPL-05")
def test_new_holder_is_first_in_phase_2_of_the_same_round() -> None:
    g = pick(taking(4, start=1), 8, 7, 6, 5)
    assert (g.start, asked(g).seat, asked(g).kind) == (3, 3, "OpenChest")
    g = table(*(player("H1", gold=1) for _ in range(4)), display=EIGHT, start=1)
    run(g, FirstChoice([Pick(seat) for seat in range(4)]), PassStartToken(), LayTiles())
    pick(g, 4, 3, 2, 1)
    assert (asked(g).seat, asked(g).kind) == (3, "LayOrDiscard")


@pytest.mark.clause("TOG-FPL-06")
def test_slots_are_remembered_until_the_end_of_phase_2() -> None:
    """All take from the wilderness; even the last to lay pays for it, after two others."""
    g = table(*(player("H1", gold=1) for _ in range(3)), display=SIX)
    run(g, FirstChoice([Pick(seat) for seat in range(3)]), PassStartToken(), LayTiles())
    pick(g, 4, 5, 6)
    assert g.turn_order() == [1, 2, 0]
    say(g, "discard", "open hero:1", "discard", "open hero:1")
    say(g, "lay")
    assert asked(g).seat == 0
    assert goods(g)["gold"] == 0


@pytest.mark.clause("TOG-FPL-06")
@every_table
def test_slot_of_a_taken_tile_does_not_change_while_tiles_are_laid(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for question in decisions(g, Luck(1)):
        if question.kind not in ("Pick", "SecondChoice", "ReturnQuest"):
            takes = told(g, "event-takes")[-seats:]
            remembered = {take.shown["seat"]: take.shown["slot"] for take in takes}
            assert {seat: who.slot for seat, who in enumerate(g.players)} == remembered
