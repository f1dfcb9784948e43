"""Stepping through a recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina.core import Luck, Problem
from druzina.terminal import saving
from druzina.terminal.replay import Replay, open_replay, print_all, step_through
from druzina.terminal.saving import InFile
from tests.terminal.room import Paper, Room, by_number, too_wide

FILE = Path("game.json")


def recorded(*options: str, lang: str = "en") -> Replay:
    room = Room("Ana=me,Ben=random", *options, seed=6, file=FILE)
    room.play(by_number(Luck(2)))
    return open_replay(saving.read(FILE), FILE, None, lang)


def walk(replay: Replay, *answers: str, reader: int | None = None) -> list[str]:
    """The screens between the answers."""
    paper, script = Paper(), iter([*answers, "q"])
    paper.answer = lambda: next(script)
    step_through(replay, reader, paper)
    return paper.text.split("> ")


def step_of(screen: str) -> str:
    return next(line.split(" ─")[0][3:] for line in screen.splitlines() if "── Step" in line)


def test_it_goes_forwards_backwards_and_anywhere() -> None:
    replay = recorded()
    last = replay.last
    answers = ("", "n", "p", "12", "last", "n", "first", "p")
    screens = walk(replay, *answers)
    steps = [step_of(screen).partition(":")[0] for screen in screens[:-1]]
    at = [0, 1, 2, 1, 12, last, last, 0, 0]
    assert steps == [f"Step {step} of {last}" for step in at]


def test_every_step_tells_what_it_brought() -> None:
    replay = recorded()
    told = [line for step in range(replay.last + 1) for line in replay.told(step, None)]
    assert told == replay.at(replay.last).log(None)


def test_a_step_that_is_not_there_is_refused() -> None:
    replay = recorded()
    screens = walk(replay, "9999", "sideways")
    assert f"There is no step “9999”; there are 0 to {replay.last}." in screens[1]
    assert "There is no step “sideways”" in screens[2]


def test_the_end_names_the_winner() -> None:
    replay = recorded(lang="cs")
    match = replay.at(replay.last)
    assert match.outcome is not None
    assert replay.words.verdict(match.outcome, match.teams) in walk(replay, "last")[1]


def test_a_spectator_does_not_see_what_was_secret() -> None:
    replay = recorded("mode=experienced")
    spectator, ana, ben = (walk(replay, "1", reader=reader)[1] for reader in (None, 0, 1))
    assert "Ana: …" in step_of(spectator)
    assert "Ana: return Q-" in step_of(ana)
    assert "Ana: …" in step_of(ben)


def test_the_whole_log_is_printed_at_once() -> None:
    replay = recorded()
    paper = Paper()
    print_all(replay, None, paper)
    assert paper.text.count("Ana ") > 50
    assert "Round 10 of 10 begins." in paper.text
    assert list(too_wide(paper.text)) == []


def test_all_screens_keep_to_a_hundred_columns() -> None:
    replay = recorded("mode=experienced", lang="cs")
    for reader in (None, 0):
        screens = walk(replay, *[""] * 25, "last", reader=reader)
        assert [line for screen in screens for line in too_wide(screen)] == []


def test_a_record_that_does_not_fit_says_in_which_file() -> None:
    recorded()
    record = saving.read(FILE)
    record.entries[3] = "0 dance"
    with pytest.raises(InFile) as error:
        open_replay(record, FILE, None, "en")
    assert isinstance(error.value.problem, Problem)
    assert error.value.problem.arguments["number"] == 4
