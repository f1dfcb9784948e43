"""Choices as people give them: values, texts, targets; and why something is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import Luck, Match, Position, Question, Refusal, Shown
from druzina.core.asking import explain, find
from druzina.core.step import dashed, written
from tests.core.table import all_of, asked, play, truth
from tests.core.toys.bazaar import bazaar
from tests.core.toys.court import court
from tests.core.toys.duel import duel


class Lay(Question[Position, tuple[int, int]]):
    """Two turns of a tile in each of three cells; in the last cell neither is allowed."""

    verb = "lay"
    clause = "LAY-01"

    def candidates(self, g: Position) -> list[tuple[int, int]]:
        return [(cell, turn) for cell in range(3) for turn in range(2)]

    def choices(self, g: Position) -> list[tuple[int, int]]:
        return [one for one in self.candidates(g) if self.refusal(g, one) is None]

    def refusal(self, g: Position, choice: tuple[int, int]) -> Refusal | None:
        cell, turn = choice
        if cell == 2:
            return Refusal("LAY-02", "refusal-full", {"cell": cell})
        return Refusal("LAY-03", "refusal-turned", {"turn": turn}) if choice == (1, 1) else None

    def show(self, g: Position, choice: tuple[int, int]) -> Shown:
        return Shown("choose-lay", "LAY-01", {}, (f"cell:{choice[0]}",))


def meant(wanted: Any) -> Any:
    g, question = Position(), Lay(0)
    return find(g, question, wanted, question.choices(g))


def against(wanted: Any) -> Refusal:
    return explain(Position(), Lay(0), wanted)


# What is meant


def test_a_choice_is_meant_by_itself_its_text_or_its_target() -> None:
    assert meant((0, 1)) == (0, 1)
    assert meant("lay 0,1") == (0, 1)
    assert meant("  lay   0,1 ") == (0, 1)
    assert meant("cell:1") == (1, 0), "the only one in that cell"


def test_a_target_with_several_choices_means_none_of_them() -> None:
    assert meant("cell:0") is None


@pytest.mark.parametrize("wanted", ["lay", "lay 2,0", "cell:2", "LAY 0,1", 0, (0,), None, [0, 1]])
def test_what_is_not_offered_is_not_meant(wanted: Any) -> None:
    assert meant(wanted) is None


def test_what_equals_a_choice_does_not_take_its_place() -> None:
    """A client's 1.0 or true must not get into a position."""
    found = meant((False, 1.0))
    assert found == (0, 1)
    assert [type(part) for part in found] == [int, int]
    match = bazaar()
    assert match.play(0, 0.0) is None  # type: ignore[arg-type]  # from JSON
    assert match.play(0, True) is None
    assert match.record.entries == ["0 buy 0", "0 pay 1"]
    assert match.game.codec.clone(truth(match)) == truth(match)


def test_texts_of_choices() -> None:
    assert [written(choice) for choice in (3, "no", (2, -1), ("hero", 2))] == [
        "3",
        "no",
        "2,-1",
        "hero,2",
    ]
    assert dashed("SecondChoice") == "second-choice"


# Why not


def test_a_refused_candidate_has_its_own_clause() -> None:
    assert against("lay 1,1") == Refusal("LAY-03", "refusal-turned", {"turn": 1})
    assert against((2, 0)) == Refusal("LAY-02", "refusal-full", {"cell": 2})


def test_a_target_at_which_all_is_refused_has_the_clause_against_it() -> None:
    assert against("cell:2") == Refusal("LAY-02", "refusal-full", {"cell": 2})


def test_a_target_with_several_choices_asks_which_one() -> None:
    assert against("cell:0") == Refusal("LAY-01", "refusal-which-target")


@pytest.mark.ux(68)
def test_a_target_nothing_is_asked_about_is_not_repeated_to_anybody() -> None:
    assert against("cell:77") == Refusal("LAY-01", "refusal-no-target")
    assert against("curse:3r") == Refusal("LAY-01", "refusal-no-target")


def test_what_is_no_candidate_is_no_answer_here() -> None:
    assert against("fly") == Refusal("LAY-01", "refusal-no-answer", {"text": "fly"})


def test_what_was_sent_is_repeated_only_as_far_as_it_is_short() -> None:
    sent: list[Any] = [10**5000, (1, 10**5000), "x" * 10**6, [[]] * 10**5]
    for wanted in sent:
        assert 0 < len(str(against(wanted).arguments["text"])) <= 80


def test_what_was_sent_is_repeated_on_one_line() -> None:
    assert against("fly\naway\u202e").arguments["text"] == "fly away "


def test_nothing_is_against_what_is_offered() -> None:
    match = bazaar()
    for wanted in (0, "buy 0", "ware:0", "nothing"):
        assert match.why_not(0, wanted) is None
    assert asked(match) == ["0 Shop"]


def test_why_not_names_the_clause_by_choice_text_or_target() -> None:
    match = play(bazaar(), "0 buy 0", "0 pay 2")
    before = all_of(match)
    sold = Refusal("BAZ-01", "refusal-sold", {"ware": 0})
    for wanted in (0, "buy 0", "ware:0"):
        assert match.why_not(0, wanted) == sold
        assert match.play(0, wanted) == sold
    assert all_of(match) == before


def test_why_not_tells_who_is_asked() -> None:
    waits = Refusal("DUEL-01", "refusal-not-asked", {"seat": 1, "asked": 0})
    assert duel().why_not(1, "strike") == waits


def test_a_thing_of_a_rule_that_hangs_on_wits() -> None:
    match = play(duel(seats=3, wits=0), "0 act wait")
    assert match.play(1, "throw") == Refusal("DUEL-01", "refusal-no-wits", {"seat": 1})


# The question as its seat sees it


def test_a_question_is_offered_with_texts_targets_and_clauses() -> None:
    question = play(duel(seats=3), "0 act strike").asked(0)
    assert question is not None
    assert (question.seat, question.kind, question.unordered) == (0, "Aim", False)
    assert question.prompt == Shown("ask-aim", "DUEL-02", {"seat": 0})
    assert [offered.choice for offered in question.offered] == [1, 2]
    assert [offered.text for offered in question.offered] == ["aim 1", "aim 2"]
    assert [offered.shown.targets for offered in question.offered] == [("seat:1",), ("seat:2",)]


def test_who_is_not_asked_has_no_question() -> None:
    assert duel().asked(1) is None


def test_a_payment_says_that_its_order_is_free() -> None:
    question = play(bazaar(), "0 buy 0").asked(0)
    assert question is not None
    assert question.unordered


def test_what_is_offered_does_not_hang_on_what_is_hidden() -> None:
    match: Match[Any] = court(seats=2)
    offers = match.asked(0)
    assert offers is not None
    seen = match.seen(0)
    for salt in range(10):
        g = seen.sample(Luck(salt))
        lane = g.questions()[0]
        assert list(lane.choices(g)) == [offered.choice for offered in offers.offered]


# Seats that are not there or not asked


def test_the_choices_of_a_seat() -> None:
    match = play(duel(seats=3), "0 act strike")
    assert list(match.choices(0)) == [1, 2]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_an_error_in_a_sentence(seat: int) -> None:
    match = duel(seats=3)
    sentence = f"There is no seat {seat}: they are 0 to 2."
    looks = (
        *(match.view, match.asked, match.choices, match.seen, match.log),
        *(match.judged, match.ahead, match.warnings, match.greyed),
        *(match.silenced, lambda one: match.intention(one, 0), lambda one: match.intention(0, one)),
    )
    changes = (
        lambda one: match.silence(one, "Parry", "turn"),
        lambda one: match.speak(one, "Parry"),
        lambda one: match.redraw(5, one),
    )
    before = match.record
    for call in (*looks, *changes):
        with pytest.raises(ValueError, match=sentence):
            call(seat)
    assert match.record == before
    assert not match.silences


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    match = duel(seats=3)
    for look in (match.choices, match.seen):
        with pytest.raises(ValueError, match="Seat 1 is not asked now: asked is 0"):
            look(1)
    assert match.asked(1) is None


def test_who_has_answered_where_all_choose_is_told_how_to_change_it() -> None:
    match = court(seats=2)
    match.play(0, truth(match).hands[0][0])
    assert match.play(0, truth(match).hands[0][1]) == Refusal(
        "CRT-01", "refusal-not-asked", {"seat": 0, "asked": 1}
    )
