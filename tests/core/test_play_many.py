"""Several choices at once: all or nothing, payments in any order, never past the unknown."""

from __future__ import annotations

from itertools import permutations

import pytest

from druzina.core import Choice, Match, Refusal
from tests.core.table import all_of, asked, play, truth
from tests.core.toys.bazaar import Bazaar, bazaar
from tests.core.toys.court import court
from tests.core.toys.duel import duel


def refused(match: Match[Bazaar], seat: int, *choices: Choice) -> Refusal:
    """The refusal, and nothing has changed."""
    before = all_of(match)
    found = match.play_many(seat, choices)
    assert found is not None
    assert all_of(match) == before
    return found


def test_all_are_played_and_recorded_one_by_one() -> None:
    match = bazaar()
    assert match.play_many(0, ["buy 1", "pay 1", "buy 0", "pay 2"]) is not None
    assert match.play_many(0, ["buy 3", "pay 1", "buy 0", "pay 2"]) is None
    assert match.record.entries == ["0 buy 3", "0 pay 1", "0 buy 0"]
    line = play(bazaar(), "0 buy 3", "0 pay 1", "0 buy 0")
    assert match.fingerprint == line.fingerprint
    assert match.log(0) == line.log(0)


def test_none_are_played_if_one_is_wrong() -> None:
    assert refused(bazaar(), 0, "buy 0", "pay 2", "buy 0") == Refusal(
        "BAZ-01", "refusal-sold", {"ware": 0}
    )


def test_no_choices_are_no_mistake() -> None:
    match = bazaar()
    before = all_of(match)
    assert match.play_many(0, []) is None
    assert all_of(match) == before


@pytest.mark.parametrize("coins", [(2, 2), (1, 1, 2)])
@pytest.mark.parametrize("form", ["{}", "pay {}"])
def test_a_payment_may_be_sent_in_any_order(coins: tuple[int, ...], form: str) -> None:
    ends = set()
    for order in permutations(coins):
        match = bazaar()
        sent = [int(coin) if form == "{}" else form.format(coin) for coin in order]
        assert match.play_many(0, ["buy 0", *sent]) is None
        assert sum(truth(match).purses[0]) == 11 - 4
        ends.add((match.fingerprint, *match.record.entries))
    assert len(ends) == 1


def test_two_payments_are_not_mixed_up() -> None:
    """Coins are taken in rising order, but not those of the payment after the next purchase."""
    match = bazaar()
    assert match.play_many(0, ["buy 0", "pay 2", "pay 2", "buy 3", "pay 1", "pay 1"]) is None
    assert match.record.entries == ["0 buy 0", "0 pay 2", "0 buy 3"]
    assert truth(match).purses[0] == [5]


def test_a_payment_with_a_wrong_coin_is_refused_by_its_clause() -> None:
    assert refused(bazaar(), 0, "buy 0", "pay 5") == Refusal(
        "BAZ-02", "refusal-not-exactly", {"price": 4}
    )


def test_single_answers_may_be_sent_or_left_out() -> None:
    ends = set()
    for coins in (["pay 1"], ["pay 1", "pay 1"], ["pay 1", "pay 1", "pay 2"], [2, 1, 1], [1, 2]):
        match = bazaar()
        assert match.play_many(0, ["buy 0", *coins]) is None
        assert match.record.entries == ["0 buy 0", "0 pay 1"]
        ends.add(match.fingerprint)
    assert len(ends) == 1


def test_nothing_may_be_left_over() -> None:
    found = refused(bazaar(), 0, "buy 0", "pay 2", "pay 2", "pay 2")
    assert found == Refusal("BAZ-01", "refusal-no-answer", {"text": "pay 2"})


def test_a_single_answer_of_another_seat_is_passed_by() -> None:
    match = bazaar(curses=0)
    assert match.play_many(0, ["buy 0", "pay 2", "buy nothing"]) is None
    assert asked(match) == ["1 Shop"]


def test_a_question_to_another_seat_is_not() -> None:
    found = refused(bazaar(curses=1), 0, "buy 0", "pay 2", "buy nothing")
    assert found == Refusal("BAZ-03", "refusal-beyond-known", {"left": 1})


def test_the_last_choice_may_lead_to_another_seat() -> None:
    match = bazaar(curses=1)
    assert match.play_many(0, ["buy 0", "pay 2"]) is None
    assert asked(match) == ["1 Curse"]


def test_a_sequence_past_a_reveal_is_refused_unplayed() -> None:
    for seed in range(10):
        found = refused(bazaar(seed=seed, gifts=True), 0, "buy 0", "pay 2", "buy 1")
        assert found == Refusal("BAZ-01", "refusal-beyond-known", {"left": 1})
    match = duel()
    before = all_of(match)
    assert match.play_many(0, ["throw", "wait"]) is not None
    assert all_of(match) == before


def test_the_refusal_is_the_same_whatever_is_hidden_behind_the_reveal() -> None:
    """Else one could try "buy 1" behind a gift and learn from the refusal which gift it is."""
    sequences: list[list[Choice]] = [
        ["buy 0", "pay 2", "buy 2"],
        ["buy 0", "pay 2", "buy 4", "pay 5", "buy 1"],
        ["buy 0", "pay 2", "junk"],
    ]
    for sequence in sequences:
        found = {str(refused(bazaar(seed=seed, gifts=True), 0, *sequence)) for seed in range(20)}
        assert len(found) == 1


def test_the_last_choice_may_lead_to_a_reveal() -> None:
    match = bazaar(gifts=True)
    assert match.play_many(0, ["buy 0", "pay 2"]) is None
    assert len(truth(match).boxes) == 5


def test_a_lane_takes_its_small_answers_at_once() -> None:
    match = court(seats=2, send=2)
    hand = list(truth(match).hands[1])
    assert match.play_many(1, hand[:2]) is None
    assert match.record.entries == [f"1 send {hand[0]}", f"1 send {hand[1]}"]
    before = all_of(match)
    assert match.play_many(0, [*truth(match).hands[0][:2], "favour draw"]) is not None
    assert all_of(match) == before


def test_who_is_not_asked_is_told_so() -> None:
    for seat in (1, 9, -1):
        wrong = Refusal("BAZ-01", "refusal-not-asked", {"seat": seat, "asked": 0})
        assert refused(bazaar(), seat, "buy 0") == wrong


def test_what_silence_answers_is_passed_by() -> None:
    match = bazaar(curses=1)
    match.silence(1, "Curse", "game")
    assert match.play_many(0, ["buy 0", "pay 2", "buy nothing"]) is None
    assert match.record.entries == ["0 buy 0", "0 pay 2", "1 ~curse no", "0 buy nothing"]
