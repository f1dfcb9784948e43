"""Worlds a seat cannot tell apart: what is imagined, what is kept, what a bot is given."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.core import Luck, Match
from druzina.core.hidden import imagine, redraw
from tests.conformance.checks import worlds_have_no_memory, worlds_look_alike
from tests.conformance.suite import walk
from tests.core.table import play, play_out, truth
from tests.core.toys.court import Court, CourtGame, Envoys, court
from tests.core.toys.duel import duel


def world(match: Match[Court], seat: int | None, salt: int) -> Court:
    return imagine(match.game, match.game.codec.encode(truth(match)), seat, Luck(salt))


def peeked(seed: int = 1) -> tuple[Match[Court], int]:
    """A court in which one seat knows the top of the deck."""
    match = court(seats=2, seed=seed)
    hands = [list(hand) for hand in truth(match).hands]
    play(match, f"0 send {hands[0][0]}", f"1 send {hands[1][0]}")
    seat = match.questions()[0].seat
    return play(match, f"{seat} favour peek"), seat


def test_what_a_seat_holds_is_kept_and_the_rest_is_drawn_anew() -> None:
    match = court(seats=3)
    hands = [list(hand) for hand in truth(match).hands]
    imagined = [world(match, 1, salt) for salt in range(20)]
    assert all(g.hands[1] == hands[1] for g in imagined)
    assert sum(g.hands[0] == hands[0] for g in imagined) < 5
    assert len({tuple(g.deck) for g in imagined}) > 15


def test_what_a_seat_has_seen_it_remembers() -> None:
    match, seat = peeked()
    top = truth(match).deck[-1]
    assert all(world(match, seat, salt).deck[-1] == top for salt in range(20))
    assert len({world(match, 1 - seat, salt).deck[-1] for salt in range(20)}) > 5


def test_for_nobody_only_what_no_seat_knows_is_drawn_anew() -> None:
    match, _ = peeked()
    g = truth(match)
    imagined = [world(match, None, salt) for salt in range(20)]
    assert all(other.hands == g.hands for other in imagined)
    assert all(other.deck[-1] == g.deck[-1] for other in imagined)
    assert len({tuple(other.deck) for other in imagined}) > 15


def test_nobodys_world_keeps_the_secret_answers_given() -> None:
    match = court(seats=2)
    card = truth(match).hands[0][1]
    play(match, f"0 send {card}")
    assert world(match, None, 3).nearest(Envoys).lanes[0].given == [card]


def test_the_dice_to_come_are_others() -> None:
    match = duel()
    data = match.game.codec.encode(truth(match))
    assert len({imagine(match.game, data, 0, Luck(salt)).luck for salt in range(50)}) == 50


def test_the_true_generator_is_in_no_world() -> None:
    match = court(seats=2)
    for salt in range(20):
        assert world(match, 0, salt).luck != truth(match).luck
    assert match.seen(0)._g.luck != truth(match).luck


def test_every_deal_is_imagined_alike_often() -> None:
    """Seat 0 holds 4 cards; each of the other 16 is in seat 1's hand a quarter of the time."""
    match = court(seats=2)
    luck, times, held = Luck(9), 800, Counter[int]()
    seen = match.seen(0)
    for _ in range(times):
        held.update(seen.sample(luck).hands[1])
    assert len(held) == 16
    assert all(0.17 < count / times < 0.33 for count in held.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("send", [1, 2])
def test_no_seat_can_tell_two_worlds_apart(seats: int, send: int) -> None:
    for seed in range(4):
        walk(CourtGame(), {"seats": seats, "send": send}, seed, checks=[worlds_look_alike])


def test_the_same_draw_gives_the_same_world_from_the_truth_and_from_another_world() -> None:
    for seed in range(4):
        walk(CourtGame(), {"seats": 3, "send": 2}, seed, checks=[worlds_have_no_memory])


def test_a_world_can_be_played_to_its_end() -> None:
    for seed in range(10):
        match = play_out(court(seats=3, seed=seed, send=2), seed, most=seed)
        for seat in range(3):
            g, luck = world(match, seat, seed), Luck(seed)
            while (asked := g.advance()) is not None:
                g.answer(asked[0], luck.pick(asked[1]))
            assert g.outcome is not None
            assert list(match.game.broken(g)) == []


# What a bot is given


def test_a_bot_sees_its_view_question_and_choices() -> None:
    match = court(seats=3)
    seen = match.seen(1)
    assert seen.view == match.view(1)
    assert (seen.question.seat, seen.question.kind) == (1, "Send")
    assert list(seen.choices) == truth(match).hands[1]
    assert seen.text(seen.choices[0]) == f"send {truth(match).hands[1][0]}"


def test_what_a_bot_does_to_its_worlds_is_not_felt() -> None:
    match = court(seats=3)
    before, seen = match.fingerprint, match.seen(1)
    g = seen.sample(Luck(1))
    g.hands[1].clear()
    seen._g.deck.clear()
    assert match.fingerprint == before
    assert seen.sample(Luck(1)).hands[1] == truth(match).hands[1]


def test_the_same_luck_samples_the_same_world() -> None:
    match = court(seats=3)
    codec, seen = match.game.codec, match.seen(1)
    assert codec.encode(seen.sample(Luck(4))) == codec.encode(seen.sample(Luck(4)))
    assert codec.encode(seen.sample(Luck(4))) != codec.encode(seen.sample(Luck(5)))


# Playing on from here


def test_playing_on_from_here_is_recorded_and_draws_anew_for_one_seat() -> None:
    match = court(seats=2)
    hands = [list(hand) for hand in truth(match).hands]
    match.redraw(12, 0)
    assert match.record.entries == ["luck 12 0"]
    assert truth(match).hands[0] == hands[0]
    assert truth(match).hands[1] != hands[1]
    again = Match.replay(match.game, match.record)
    assert again.fingerprint == match.fingerprint


def test_redrawing_ends_what_may_be_taken_back() -> None:
    match = play(duel(), "0 act wait")
    assert match.undoable(0) == 1
    match.redraw(3)
    assert match.undoable(0) == 0


def test_redrawing_in_place_is_what_imagining_does_to_a_copy() -> None:
    match = court(seats=2)
    g = match.game.codec.clone(truth(match))
    redraw(match.game, g, 0, Luck(8))
    assert match.game.codec.encode(g) == match.game.codec.encode(world(match, 0, 8))
