"""The rules machine: steps, frames, interrupts, and rules that fail."""

from __future__ import annotations

import pytest

from druzina.core import Match, Outcome, Position, Refusal
from tests.core.table import all_of, asked, keys, play, truth
from tests.core.toys.court import court
from tests.core.toys.duel import Brawl, Feint, Round, Strike, Turn, duel
from tests.core.toys.trap import HouseView, trap

STRIKE_AND_PARRY = ("0 act strike", "1 parry parry")
THREE_DEEP = (*STRIKE_AND_PARRY, "0 feint feint")


def hp(match: Match[Brawl]) -> list[int]:
    return [fighter.hp for fighter in truth(match).fighters]


def bare(*stack: Turn | Strike | Round) -> Brawl:
    return Brawl(fighters=[], rounds=0, stack=[*stack])


# The stack


def test_the_first_of_several_steps_runs_first_and_all_before_what_waits() -> None:
    g = bare(Turn(9))
    g.told = []
    g.then(Turn(1), Turn(2))
    g.then(Turn(0))
    assert g.advance(single=True) is None
    assert [event.shown["seat"] for event in g.told] == [0, 1, 2, 9]


def test_nearest_is_the_innermost_frame_of_its_kind() -> None:
    g = bare(Strike(0, 1, 5), Turn(0), Strike(1, 0, 7), Turn(1))
    assert g.nearest(Strike).damage == 7
    assert g.nearest(Turn).seat == 1


def test_leaving_drops_what_lies_above_the_nearest_frame_and_the_frame() -> None:
    g = bare(Strike(0, 1, 5), Turn(0), Strike(1, 0, 7), Turn(1))
    g.leave(Strike)
    assert g.stack == [Strike(0, 1, 5), Turn(0)]


def test_ending_drops_everything() -> None:
    g = bare(Strike(0, 1, 5), Turn(0))
    g.end(Outcome("X-1", [True], [1], [0]))
    assert g.stack == []
    assert g.advance() is None


def test_a_new_position_has_a_stack_of_its_own() -> None:
    Position().stack.append(Turn(0))
    assert Position().stack == []


# Interrupts


def test_interrupts_nest_three_deep() -> None:
    match = play(duel(), *THREE_DEEP)
    assert asked(match) == ["1 Ward"]
    assert [type(step).__name__ for step in truth(match).stack][-3:] == ["Turn", "Strike", "Ward"]


def test_results_travel_through_the_frame() -> None:
    assert hp(play(duel(), "0 act strike", "1 parry no")) == [5, 3]
    assert hp(play(duel(), *STRIKE_AND_PARRY, "0 feint no")) == [5, 5]
    assert hp(play(duel(), *THREE_DEEP, "1 ward no")) == [5, 4]


def test_leaving_a_frame_from_three_deep_leaves_the_turn_to_go_on() -> None:
    match = play(duel(), *THREE_DEEP, "1 ward ward")
    assert hp(match) == [5, 5]
    assert keys(match)[-2:] == ["ward", "turn-over"]
    assert asked(match) == ["1 Act"]


def test_leaving_the_turn_skips_its_end() -> None:
    match = play(duel(), "0 act flee")
    assert "turn-over" not in keys(match)
    assert truth(match).turn == 0
    assert asked(match) == ["1 Act"]


def test_the_game_may_end_in_the_middle_of_a_deep_stack() -> None:
    match = play(duel(hp=1), *THREE_DEEP, "1 ward mirror")
    assert match.outcome == Outcome("DUEL-04", [False, True], [2, 1], [0, 1])
    assert match.questions() == []
    assert truth(match).stack == []
    assert "turn-over" not in keys(match)


def test_after_the_end_every_choice_is_refused_by_the_clause_that_ended_it() -> None:
    match = play(duel(hp=1), *THREE_DEEP, "1 ward mirror")
    before = all_of(match)
    for seat in (0, 1, 7):
        assert match.play(seat, "strike") == Refusal("DUEL-04", "refusal-over")
        assert match.play_many(seat, ["strike"]) == Refusal("DUEL-04", "refusal-over")
        assert match.preview(seat, ["strike"]) == Refusal("DUEL-04", "refusal-over")
    assert all_of(match) == before


def test_a_seat_with_nothing_to_use_is_not_asked() -> None:
    match = play(duel(wits=0), "0 act strike")
    assert asked(match) == ["1 Act"]
    assert hp(match) == [5, 3]


def test_each_interrupt_is_asked_of_the_seat_it_belongs_to() -> None:
    match = play(duel(seats=3), "0 act strike", "0 aim 2", "2 parry parry")
    assert asked(match) == ["0 Feint"]
    assert truth(match).stack[-1] == Feint(0)
    assert match.play(2, "no") == Refusal("DUEL-03", "refusal-not-asked", {"seat": 2, "asked": 0})


# Questions


def test_an_answer_may_ask_a_question() -> None:
    assert asked(play(duel(seats=3), "0 act strike")) == ["0 Aim"]


def test_a_single_choice_is_made_by_the_machine_and_not_recorded() -> None:
    match = play(duel(seats=2), "0 act strike")
    assert asked(match) == ["1 Parry"]
    assert match.record.entries == ["0 act strike"]


def test_a_single_choice_that_would_tell_is_asked_and_recorded() -> None:
    match = court(seats=2, seed=2)
    while asked(match)[0].split()[1] != "Boast" or len(truth(match).advance()[1]) > 1:
        first = match.questions()[0]
        assert match.play(first.seat, first.choices(truth(match))[-1]) is None
    seat = match.questions()[0].seat
    question = match.asked(seat)
    assert question is not None
    assert [offered.text for offered in question.offered] == ["boast no"]
    play(match, f"{seat} boast no")
    assert match.record.entries[-1] == f"{seat} boast no"


def test_a_die_is_rolled_between_the_choice_and_its_interrupt() -> None:
    damages = set()
    for seed in range(30):
        match = play(duel(seed=seed), "0 act throw", "1 parry no")
        damages.add(5 - hp(match)[1])
    assert damages == {1, 2, 3, 4}


# Rules that fail


@pytest.mark.parametrize(("door", "error"), [("pit", RuntimeError), ("bell", KeyboardInterrupt)])
def test_a_rule_that_fails_leaves_everything_as_it_was(
    door: str, error: type[BaseException]
) -> None:
    match = play(trap(), "0 open safe")
    before = all_of(match)
    with pytest.raises(error):
        match.play(0, door)
    assert all_of(match) == before
    assert play(match, "0 open safe").view(0) == HouseView(["safe", "safe"])


def test_a_rule_that_fails_in_the_last_of_many_choices_takes_all_back() -> None:
    match = play(trap(), "0 open safe")
    before = all_of(match)
    with pytest.raises(RuntimeError):
        match.play_many(0, ["safe", "safe", "pit"])
    assert all_of(match) == before


def test_a_rule_that_fails_in_a_silent_answer_takes_the_choice_back_too() -> None:
    match = trap()
    match.silence(1, "Echo", "game")
    before = all_of(match)
    with pytest.raises(RuntimeError):
        match.play(0, "hall")
    assert all_of(match) == before
