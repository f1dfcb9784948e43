"""Do not ask me again: the silent answer, how long it holds, and when it does not."""

from __future__ import annotations

import pytest

from druzina.core import Match
from tests.core.table import asked, play, play_out, truth
from tests.core.toys.bazaar import bazaar
from tests.core.toys.duel import Brawl, duel


def quiet(scope: str = "game", **options: int) -> Match[Brawl]:
    """A duel in which seat 1 does not want to be asked to parry."""
    match = duel(**options)
    match.silence(1, "Parry", scope)  # type: ignore[arg-type]  # one of the three
    return match


def test_silence_gives_the_silent_answer_and_records_it_marked() -> None:
    match = play(quiet(), "0 act strike")
    assert match.record.entries == ["0 act strike", "1 ~parry no"]
    assert asked(match) == ["1 Act"]


def test_silence_does_what_the_spoken_answer_does() -> None:
    spoken = play(duel(), "0 act strike", "1 parry no")
    silent = play(quiet(), "0 act strike")
    assert silent.fingerprint == spoken.fingerprint
    assert silent.log(None) == spoken.log(None)


def test_silence_answers_a_question_that_is_open_already() -> None:
    match = play(duel(), "0 act strike")
    match.silence(1, "Parry", "turn")
    assert match.record.entries[-1] == "1 ~parry no"


def test_silence_is_for_one_seat_and_one_kind_of_question() -> None:
    match = play(quiet(), "0 act wait", "1 act strike")
    assert asked(match) == ["0 Parry"]
    play(match, "0 parry parry")
    assert asked(match) == ["1 Feint"]


@pytest.mark.ux(29)
def test_a_grave_moment_is_asked_in_spite_of_silence() -> None:
    match = quiet(hp=4)
    play(match, "0 act strike", "1 act wait")
    assert match.record.entries[1] == "1 ~parry no"
    play(match, "0 act strike")
    assert asked(match) == ["1 Parry"]
    question = match.asked(1)
    assert question is not None
    assert not question.silenceable


def test_a_question_says_whether_it_can_be_silenced() -> None:
    match = duel()
    before = match.asked(0)
    assert before is not None
    assert not before.silenceable
    interrupt = play(match, "0 act strike").asked(1)
    assert interrupt is not None
    assert interrupt.silenceable


def test_silence_for_the_game_lasts() -> None:
    match = play(quiet("game", hp=9), *("0 act strike", "1 act wait") * 3)
    assert match.record.entries.count("1 ~parry no") == 3


def test_silence_for_the_turn_ends_with_it() -> None:
    match = play(quiet("turn", seats=3), "0 act strike", "0 aim 1")
    assert match.record.entries[-1] == "1 ~parry no"
    play(match, "1 act wait", "2 act strike", "2 aim 1")
    assert asked(match) == ["1 Parry"]


@pytest.mark.ux(29)
def test_silence_for_the_round_ends_with_it() -> None:
    match = play(quiet("round", seats=3), "0 act strike", "0 aim 1")
    play(match, "1 act wait", "2 act strike", "2 aim 1")
    assert match.record.entries[-1] == "1 ~parry no"
    play(match, "0 act strike", "0 aim 1")
    assert asked(match) == ["1 Parry"]


@pytest.mark.ux(29)
def test_speaking_ends_silence() -> None:
    match = quiet()
    match.speak(1, "Parry")
    assert asked(play(match, "0 act strike")) == ["1 Parry"]
    match.speak(0, "never silenced")


def test_what_cannot_be_silenced_is_asked() -> None:
    match = duel()
    match.silence(0, "Act", "game")
    assert asked(match) == ["0 Act"]
    assert match.record.entries == []


def test_several_silences_follow_each_other() -> None:
    match = bazaar(seats=3, curses=1)
    for seat in range(3):
        match.silence(seat, "Curse", "game")
    play_out(match)
    assert match.outcome is not None
    assert sum("~curse no" in entry for entry in match.record.entries) == 5
    assert Match.replay(match.game, match.record).fingerprint == match.fingerprint


def test_silence_is_no_part_of_the_position() -> None:
    assert quiet().fingerprint == duel().fingerprint
    assert truth(quiet()) == truth(duel())
