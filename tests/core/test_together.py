"""Secret questions to all at once: any order, one result, nothing to be seen before."""

from __future__ import annotations

from itertools import permutations

import pytest

from druzina.core import Luck, Match, Refusal
from tests.core.table import all_of, asked, keys, play, truth
from tests.core.toys.court import Court, CourtView, Envoys, court


def hand(match: Match[Court], seat: int) -> list[int]:
    return list(truth(match).hands[seat])


def view(match: Match[Court], seat: int | None) -> CourtView:
    seen = match.view(seat)
    assert isinstance(seen, CourtView)
    return seen


def test_all_are_asked_at_once() -> None:
    assert asked(court(seats=3)) == ["0 Send", "1 Send", "2 Send"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_single_answers_in_any_order_give_the_same(order: tuple[int, ...]) -> None:
    match, other = court(), court()
    for seat in range(3):
        play(match, f"{seat} send {hand(match, seat)[1]}")
    lots = [hand(other, seat)[1] for seat in range(3)]
    for seat in order:
        play(other, f"{seat} send {lots[seat]}")
    assert other.fingerprint == match.fingerprint
    assert other.log(None) == match.log(None)
    assert [other.log(seat) for seat in range(3)] == [match.log(seat) for seat in range(3)]


@pytest.mark.parametrize("order", sorted(set(permutations((0, 0, 1, 1)))))
def test_several_small_answers_interleave_in_any_order(order: tuple[int, ...]) -> None:
    def result(seats: tuple[int, ...]) -> tuple[str, list[str]]:
        match = court(seats=2, send=2)
        left = [hand(match, seat)[:2] for seat in range(2)]
        for seat in seats:
            play(match, f"{seat} send {left[seat].pop(0)}")
        return match.fingerprint, keys(match)

    assert result(order) == result((0, 0, 1, 1))


def test_nothing_is_carried_out_before_the_last_answer() -> None:
    match = court(seats=2)
    play(match, f"0 send {hand(match, 0)[0]}")
    assert keys(match) == []
    assert view(match, 1).sizes == [4, 4]
    play(match, f"1 send {hand(match, 1)[0]}")
    assert keys(match) == ["sent", "sent"]
    assert view(match, 1).sizes == [3, 3]


def test_answers_are_carried_out_in_turn_order_whoever_was_first() -> None:
    match = court(seats=3)
    for seat in (2, 0, 1):
        play(match, f"{seat} send {hand(match, seat)[0]}")
    assert [line.arguments["seat"] for line in match.log(None)] == [0, 1, 2]


def test_the_last_answer_makes_them_known() -> None:
    match = court(seats=2)
    known = truth(match).known
    play(match, f"0 send {hand(match, 0)[0]}")
    assert truth(match).known == known
    play(match, f"1 send {hand(match, 1)[0]}")
    assert truth(match).known == known + 1


def test_others_see_who_is_ready_and_no_more() -> None:
    match = court(seats=3)
    play(match, f"1 send {hand(match, 1)[2]}")
    assert view(match, 0).ready == view(match, None).ready == [1]
    assert view(match, 0).sent == view(match, None).sent == []
    assert view(match, 1).sent == [hand(match, 1)[2]]


def test_a_half_given_answer_is_seen_by_nobody_else() -> None:
    match = court(seats=3, send=2)
    before = [(view(match, reader), match.log(reader), asked(match)) for reader in (0, 2, None)]
    play(match, f"1 send {hand(match, 1)[0]}")
    after = [(view(match, reader), match.log(reader), asked(match)) for reader in (0, 2, None)]
    assert after == before
    assert view(match, 1).sent == [hand(match, 1)[0]]


def test_others_imagine_a_half_given_answer_as_none_and_a_given_one_as_another() -> None:
    match = court(seats=3, send=2)
    first = hand(match, 0)
    play(match, f"1 send {hand(match, 1)[0]}")
    play(match, f"0 send {first[0]}", f"0 send {first[1]}")
    luck, sent = Luck(1), set()
    for _ in range(40):
        lanes = match.seen(2).sample(luck).nearest(Envoys).lanes
        assert lanes[1].given == []
        assert lanes[0].done
        sent.add(tuple(lanes[0].given))
    assert len(sent) > 10


def test_a_lane_is_asked_even_if_it_has_one_choice() -> None:
    match = court(seats=2, seed=3)
    while min(map(len, truth(match).hands)) > 1 or len(match.questions()) < 2:
        question = match.questions()[0]
        assert match.play(question.seat, question.choices(truth(match))[0]) is None
    seat = next(seat for seat in range(2) if len(hand(match, seat)) == 1)
    assert f"{seat} Send" in asked(match)


def test_who_is_ready_is_not_asked_again() -> None:
    match = court(seats=2)
    play(match, f"0 send {hand(match, 0)[0]}")
    before = all_of(match)
    refused = match.play(0, hand(match, 0)[1])
    assert refused == Refusal("CRT-01", "refusal-not-asked", {"seat": 0, "asked": 1})
    assert all_of(match) == before
