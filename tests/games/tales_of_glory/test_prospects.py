"""What a choice brings, as one sum for now and one for the end."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match, Outcome, Preview
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.prospects import at_end, waiting
from druzina.text.words import Words
from tests.positions import position


def words(match: Match[Tale], lang: str = "en") -> Words:
    return Words(lang, GAME, match.content, ("Ana", "Ben"), strict=True)


def ended(match: Match[Tale]) -> Outcome | None:
    return match.outcome


@pytest.mark.clause("TOG-END-04")
@pytest.mark.parametrize("seed", range(4))
def test_the_last_choice_says_what_the_end_brings_in_one_number(seed: int) -> None:
    match = Match.new(GAME, {"seats": 2, "mode": "basic"}, seed=seed)
    luck, foretold = Luck(seed), {0: 0, 1: 0}
    while match.outcome is None:
        seat = match.questions()[0].seat
        choice = luck.pick(match.choices(seat))
        seen = match.preview(seat, [choice])
        assert isinstance(seen, Preview)
        late = [line for line in seen.sums if line.key == "event-at-end"]
        gains = [line for line in seen.sums if line.key == "event-gains"]
        assert len(late) <= 1
        assert len(gains) <= 1
        before = position(match).players[seat].glory
        match.play(seat, choice)
        outcome = ended(match)
        if outcome is not None:
            parts = outcome.parts[seat]
            foretold[seat] = int(str(late[0].arguments["glory"])) if late else 0
            assert foretold[seat] == parts["majorities"] + parts["end_rewards"]
            assert before <= parts["during"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_sum_is_a_sum_in_words(lang: str) -> None:
    """Never the same kind of good twice, and only the seat's own."""
    luck = Luck(9)
    for seed in range(3):
        match = Match.new(GAME, {"seats": 2}, seed=seed)
        while match.outcome is None:
            seat = match.questions()[0].seat
            choice = luck.pick(match.choices(seat))
            seen = match.preview(seat, [choice])
            assert isinstance(seen, Preview)
            assert all(line.arguments["seat"] == seat for line in seen.sums)
            brief = words(match, lang).brief(seen.sums)
            assert brief.count("+") <= 2
            assert "×" not in brief
            match.play(seat, choice)


@pytest.mark.clause("TOG-REW-09")
def test_what_waits_behind_a_question_is_counted() -> None:
    """Where a chest must be chosen, the rest of the tile's reward is still to come."""
    luck, found = Luck(3), 0
    for seed in range(12):
        match = Match.new(GAME, {"seats": 2}, seed=seed)
        while match.outcome is None:
            asked = match.questions()[0]
            due = dict(waiting(position(match), asked.seat))
            assert all(n > 0 for n in due.values())
            found += asked.kind == "OpenChest" and bool(due)
            assert at_end(position(match), asked.seat) >= 0
            match.play(asked.seat, luck.pick(match.choices(asked.seat)))
        assert not waiting(position(match), 0)
    assert found
