"""Taking back: as far as nothing became known and nobody else chose, and not a step further."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import Luck, Match, Refusal
from druzina.core.history import History
from druzina.core.record import Chosen
from tests.core.table import all_of, asked, keys, play, play_out, truth
from tests.core.toys.bazaar import bazaar
from tests.core.toys.court import Court, Envoys, court
from tests.core.toys.duel import duel

NOTHING = Refusal("", "refusal-nothing-to-undo")
LIMIT = Refusal("", "refusal-undo-limit")


def sent(match: Match[Court], *orders: tuple[int, int]) -> Match[Court]:
    """Seats send the cards at these places of their hands."""
    hands = [list(hand) for hand in truth(match).hands]
    return play(match, *(f"{seat} send {hands[seat][place]}" for seat, place in orders))


# What may be taken back


def test_ones_own_choices_are_taken_back_one_by_one() -> None:
    match = duel(seats=3)
    line = ("0 act strike", "0 aim 2")
    prints = [match.fingerprint, *(play(match, entry).fingerprint for entry in line)]
    assert match.undoable(0) == 2
    assert match.undo(0) is None
    assert (match.fingerprint, match.record.entries) == (prints[1], ["0 act strike"])
    assert match.undo(0) is None
    assert (match.fingerprint, match.record.entries) == (prints[0], [])
    assert match.undo(0) == NOTHING


def test_what_the_machine_answered_goes_with_the_choice() -> None:
    match = play(duel(), "0 act strike")
    assert asked(match) == ["1 Parry"]
    assert match.undo(0) is None
    assert asked(match) == ["0 Act"]


def test_the_same_choices_again_do_the_same_again() -> None:
    line = ("0 buy 3", "0 pay 1", "0 buy 0", "0 buy nothing")
    match = play(bazaar(), *line)
    end = match.fingerprint
    for _ in range(3):
        assert match.undo(0) is None
    assert play(match, *line[1:]).fingerprint == end
    assert match.record.entries == list(line)


def test_nothing_else_changes() -> None:
    match = play(bazaar(), "0 buy 0", "0 pay 2", "0 buy 3")
    fresh = play(bazaar(), "0 buy 0", "0 pay 2")
    assert match.undo(0) is None
    assert match.record == fresh.record
    assert match.view(0) == fresh.view(0)
    assert asked(match) == asked(fresh)


# What may not


def test_another_seats_choice_is_the_limit() -> None:
    match = play(duel(), "0 act strike", "1 parry no")
    before = all_of(match)
    assert match.undoable(0) == 0
    assert match.undo(0) == LIMIT
    assert all_of(match) == before
    assert match.undoable(1) == 1


def test_a_die_is_the_limit() -> None:
    match = play(duel(), "0 act throw")
    before = all_of(match)
    assert match.undoable(0) == 0
    assert match.undo(0) == LIMIT
    assert all_of(match) == before


def test_up_to_the_die_but_not_beyond() -> None:
    match = play(bazaar(gifts=True), "0 buy 3", "0 pay 1", "0 buy nothing", "1 buy 0")
    assert match.undoable(1) == 1
    assert match.undo(1) is None
    assert match.undo(1) == NOTHING
    assert match.undo(0) is None, "passing the turn revealed nothing"
    assert match.undo(0) == LIMIT, "the payment opened a box"
    assert match.record.entries == ["0 buy 3", "0 pay 1"]


def test_what_one_seat_alone_learned_is_a_limit_too() -> None:
    match = sent(court(seats=2), (0, 0), (1, 0))
    seat = match.questions()[0].seat
    play(match, f"{seat} favour peek")
    assert match.undo(seat) == LIMIT


def test_another_seats_choice_is_a_limit_even_if_it_was_taken_back_and_made_again() -> None:
    match = play(duel(), "0 act strike", "1 parry no")
    assert match.undo(1) is None
    assert match.undoable(0) == 1
    assert play(match, "1 parry parry").undo(0) == LIMIT


def test_who_has_not_chosen_takes_nothing_back() -> None:
    match = play(duel(), "0 act wait")
    before = all_of(match)
    for seats in [(1,), (7,), ()]:
        assert match.undoable(*seats) == 0
        assert match.undo(*seats) == NOTHING
    assert all_of(match) == before


# One person with several seats


def test_one_persons_seats_count_as_one() -> None:
    match = play(duel(), "0 act strike", "1 parry no", "1 act wait")
    assert match.undoable(0, 1) == 3
    for _ in range(3):
        assert match.undo(0, 1) is None
    assert match.record.entries == []


def test_a_third_persons_choice_still_limits_them() -> None:
    match = play(duel(seats=3), "0 act wait", "1 act wait", "2 act wait")
    assert match.undoable(0, 1) == 0
    assert match.undoable(0, 2) == 1
    assert match.undoable(0, 1, 2) == 3


def test_the_log_names_the_seat_whose_choice_it_was() -> None:
    match = play(duel(), "0 act wait", "1 act wait")
    assert match.undo(0, 1) is None
    assert match.log(None)[-1].arguments == {"seat": 1}


# Silence


def test_silence_is_no_choice() -> None:
    match = duel()
    match.silence(1, "Parry", "game")
    play(match, "0 act strike")
    assert match.record.entries == ["0 act strike", "1 ~parry no"]
    assert match.undoable(0) == 1
    assert match.undo(0) is None
    assert match.record.entries == []
    assert match.undo(1) == NOTHING


def test_ones_own_silence_goes_with_the_choice_before_it() -> None:
    match = duel()
    match.silence(1, "Parry", "game")
    play(match, "0 act wait", "1 act wait", "0 act strike", "1 act wait")
    assert match.undoable(1) == 1
    assert match.undo(1) is None
    assert match.record.entries[-1] == "1 ~parry no"
    assert match.undo(1) == LIMIT


# Lanes


def test_a_secret_answer_is_free_until_the_reveal_though_others_answered_since() -> None:
    match = sent(court(seats=3), (0, 1), (1, 2))
    only_other = sent(court(seats=3), (1, 2))
    assert match.undoable(0) == 1
    assert match.undo(0) is None
    assert match.fingerprint == only_other.fingerprint
    assert match.record == only_other.record


def test_each_small_answer_of_a_lane_is_free_though_others_answered_since() -> None:
    match = sent(court(seats=3, send=2), (0, 0), (1, 0), (0, 1), (1, 1), (2, 0))
    assert match.undoable(0) == 2
    assert match.undo(0) is None
    assert (
        match.fingerprint
        == sent(court(seats=3, send=2), (0, 0), (1, 0), (1, 1), (2, 0)).fingerprint
    )
    assert match.undo(0) is None
    assert match.undo(0) == NOTHING
    rest = sent(court(seats=3, send=2), (1, 0), (1, 1), (2, 0))
    assert match.fingerprint == rest.fingerprint
    assert match.record == rest.record


def test_an_answer_changed_in_a_lane_ends_as_if_it_had_been_the_first() -> None:
    match = sent(court(seats=3), (0, 0), (1, 0))
    assert match.undo(0) is None
    sent(match, (0, 2), (2, 0))
    assert match.fingerprint == sent(court(seats=3), (1, 0), (0, 2), (2, 0)).fingerprint


def test_the_reveal_is_the_limit_for_all() -> None:
    match = sent(court(seats=2), (0, 0), (1, 0))
    for seat in range(2):
        assert match.undo(seat) == LIMIT


def test_a_choice_before_the_lanes_is_no_longer_free_once_another_has_answered() -> None:
    match = sent(court(seats=2), (0, 0), (1, 0))
    while len(match.questions()) < 2:
        question = match.questions()[0]
        play(match, f"{question.seat} {question.verb} {question.choices(truth(match))[0]}")
    boaster = int(match.record.entries[-1].split()[0])
    assert match.record.entries[-1].endswith("boast no")
    assert match.undoable(boaster) == 1
    sent(match, (boaster, 0))
    assert match.undoable(boaster) == 2
    sent_by_other = 1 - boaster
    assert match.undo(boaster) is None
    sent(match, (sent_by_other, 0))
    assert match.undo(boaster) == LIMIT


def test_taking_back_half_an_answer_is_told_to_nobody_else() -> None:
    match = sent(court(seats=3, send=2), (0, 0), (1, 0))
    before = [match.log(reader) for reader in (1, 2, None)]
    assert match.undo(0) is None
    assert [match.log(reader) for reader in (1, 2, None)] == before
    assert keys(match, 0) == ["taken-back"]


def test_taking_back_a_whole_answer_is_told_to_all() -> None:
    match = sent(court(seats=3, send=2), (0, 0), (0, 1), (1, 0))
    assert match.undo(0) is None
    for reader in (0, 1, 2, None):
        assert keys(match, reader) == ["taken-back"]


# With everybody's consent


def test_consent_goes_beyond_the_limit_and_draws_anew() -> None:
    match = play(duel(), "0 act throw")
    assert match.undo(0, agreed=True, salt=77) is None
    assert match.record.entries == ["luck 77"]
    assert asked(match) == ["0 Act"]


def test_consent_within_the_limit_draws_nothing_anew() -> None:
    match = play(duel(), "0 act wait")
    before = duel().fingerprint
    assert match.undo(0, agreed=True, salt=77) is None
    assert (match.fingerprint, match.record.entries) == (before, [])


def test_the_withdrawn_dice_do_not_come_again() -> None:
    damages = set()
    for salt in range(20):
        match = play(duel(), "0 act throw")
        assert match.undo(0, agreed=True, salt=salt) is None
        play(match, "0 act throw")
        damages.add(truth(match).stack[-2].damage)
    assert damages == {1, 2, 3, 4}


def test_after_consent_the_earlier_choices_are_beyond_the_limit() -> None:
    match = play(bazaar(gifts=True), "0 buy 0", "0 pay 2")
    assert match.undo(0, agreed=True, salt=1) is None
    assert match.record.entries == ["0 buy 0", "luck 1"]
    assert match.undoable(0) == 0
    assert match.undo(0) == LIMIT


def test_without_a_salt_one_is_found_and_recorded() -> None:
    match = play(duel(), "0 act throw")
    assert match.undo(0, agreed=True) is None
    assert match.record.entries[-1].startswith("luck ")
    assert Match.replay(match.game, match.record).fingerprint == match.fingerprint


def test_consent_changes_nothing_that_a_seat_knows() -> None:
    match = sent(court(seats=2), (0, 0), (1, 0))
    seat = match.questions()[0].seat
    views = [match.view(reader) for reader in (0, 1, None)]
    play(match, f"{seat} favour draw")
    assert match.undo(seat, agreed=True, salt=5) is None
    assert [match.view(reader) for reader in (0, 1, None)] == views


def test_nobody_takes_back_what_was_never_chosen_even_with_consent() -> None:
    assert duel().undo(0, agreed=True) == NOTHING


def test_consent_across_a_reveal_asks_everybody_anew() -> None:
    match = sent(court(seats=3), (1, 0), (0, 0), (2, 0))
    assert match.undo(0, agreed=True, salt=5) is None
    assert asked(match) == ["0 Send", "1 Send", "2 Send"]
    assert match.ready() == []
    assert match.record.entries == ["luck 5 anew"]
    assert keys(match)[-2:] == ["taken-back", "asked-anew"]
    assert [match.last(seat) for seat in range(3)] == [None] * 3
    again = Match.replay(match.game, match.record)
    assert again.fingerprint == match.fingerprint


def test_half_an_answer_taken_back_across_a_reveal_takes_all_answers_with_it() -> None:
    line = ((0, 0), (1, 0), (1, 1), (0, 1))
    match = sent(court(seats=2, send=2), *line)
    assert match.undo(1, agreed=True, salt=5) is None
    assert asked(match) == ["0 Send", "1 Send"]
    assert all(not lane.given for lane in truth(match).nearest(Envoys).lanes)


def test_answers_that_were_only_imagined_do_not_outlive_their_reveal_either() -> None:
    """A fork draws the others' secret answers anew: no entry says them."""
    match = sent(court(seats=2), (1, 0))
    match.redraw(9, seat=0)
    sent(match, (0, 0))
    assert match.undo(0, agreed=True, salt=5) is None
    assert asked(match) == ["0 Send", "1 Send"]
    assert match.record.entries[1:] == ["luck 9 0", "luck 5 anew"]
    assert Match.replay(match.game, match.record).fingerprint == match.fingerprint


def test_what_was_taken_back_by_older_servers_is_taken_back_so_again() -> None:
    match = sent(court(seats=2), (1, 0), (0, 0))
    assert match.undo(0, agreed=True, salt=5, anew=False) is None
    assert (asked(match), match.ready()) == (["0 Send"], [1])


# The log


def test_the_log_is_only_ever_longer() -> None:
    match = play(duel(), "0 act strike", "1 parry parry")
    before = match.log(None)
    assert match.undo(1) is None
    assert match.log(None)[: len(before)] == before
    assert keys(match, None, len(before)) == ["taken-back"]
    play(match, "1 parry no")
    assert keys(match, None, len(before)) == ["taken-back", "hurt", "turn-over"]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.ux(27)
def test_as_many_can_be_taken_back_as_is_said(seed: int) -> None:
    matches: list[Match[Any]]
    matches = [court(seats=3, send=2), bazaar(gifts=True, curses=1), duel(seats=3)]
    for match in matches:
        play_out(match, seed, most=3 + seed)
        for persons in ((0,), (1,), (0, 1), (2, 0)):
            again = Match.replay(match.game, match.record)
            count = again.undoable(*persons)
            for left in range(count, 0, -1):
                assert again.undoable(*persons) == left
                assert again.undo(*persons) is None
            assert again.undo(*persons) in (LIMIT, NOTHING)
            assert len(again.record.entries) <= len(match.record.entries) - count


# What was taken back stays in the log, struck


def test_what_was_taken_back_is_named_by_line() -> None:
    match = play(duel(seats=3), "0 act strike", "0 aim 2")
    told = len(match.log(1))
    assert match.undo(0) is None
    assert match.undo(0) is None
    for reader in (0, 1, None):
        lines = match.log(reader)
        first, last = lines[-1].undoes or (0, -1)
        assert lines[-1].key == "event-taken-back"
        assert (first, last) == (1, len(lines) - 1)
        assert told == 1


def test_no_reader_learns_how_many_secret_lines_were_taken_back() -> None:
    """The lines that are struck are counted among the reader's own."""
    match = sent(court(seats=3, send=2), (0, 0), (0, 1), (1, 0))
    assert match.undo(0) is None
    for reader in (0, 1, 2, None):
        lines = match.log(reader)
        struck = lines[-1].undoes
        assert struck is None or 1 <= struck[0] <= struck[1] < lines[-1].number
        if reader != 0:
            assert struck is None, "others had read nothing of a secret answer"


def test_where_all_choose_others_lines_stay() -> None:
    match = sent(court(seats=3, send=1), (0, 0), (1, 0))
    mine = len(match.log(0))
    assert match.undo(0) is None
    lines = match.log(0)
    struck = lines[-1].undoes
    assert struck is None or struck[1] <= mine


def test_looking_back_once_finds_what_one_after_the_other_may_take_back() -> None:
    luck = Luck(3)
    for _ in range(300):
        history, known = History(), 0
        for told in range(luck.roll(12)):
            entry = Chosen(luck.roll(3), "add 1", silent=luck.roll(5) == 0)
            history.add(entry, b"", known, in_lane=luck.roll(3) == 0, told=told)
            known += luck.roll(8) == 0
        for seats in ((0,), (1, 2), (0, 1, 2)):
            count, last = 0, history.last(seats)
            while last is not None and history.may_undo(last, seats, known):
                count, last = count + 1, history.last(seats, last)
            assert history.undoable(seats, known) == count
