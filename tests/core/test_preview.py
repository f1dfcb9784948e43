"""Looking ahead: what can be known is told, nothing happens, and nothing hidden comes out."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import Luck, Match, Preview, Refusal
from tests.core.table import all_of, elsewhere, play, play_out, truth
from tests.core.toys import TOYS
from tests.core.toys.bazaar import BazaarView, bazaar
from tests.core.toys.court import CourtView, court
from tests.core.toys.duel import duel


def foreseen(match: Match[Any], seat: int, *choices: Any) -> Preview:
    found = match.preview(seat, choices)
    assert isinstance(found, Preview)
    return found


def told(preview: Preview) -> list[str]:
    return [line.key.removeprefix("event-") for line in preview.lines]


def test_it_tells_what_the_choices_would_do() -> None:
    seen = foreseen(bazaar(), 0, "buy 0", "pay 2")
    assert told(seen) == ["paid", "paid"]
    assert isinstance(seen.view, BazaarView)
    assert (seen.view.purses[0], seen.view.owners[0]) == ([1, 1, 5], 0)
    assert (seen.stop, seen.what) == ("", "")


def test_its_lines_are_numbered_from_one() -> None:
    match = play(bazaar(), "0 buy 0", "0 pay 2")
    assert [line.number for line in foreseen(match, 0, "buy 3").lines] == [1, 2]


def test_no_choices_show_how_it_is() -> None:
    match = bazaar()
    seen = foreseen(match, 0)
    assert (seen.lines, seen.view, seen.stop) == ([], match.view(0), "")


def test_it_stops_before_a_die() -> None:
    seen = foreseen(duel(), 0, "throw", "never asked")
    assert (told(seen), seen.stop, seen.what) == (["act"], "reveal", "damage")


def test_it_stops_before_a_hidden_thing() -> None:
    seen = foreseen(bazaar(gifts=True), 0, "buy 0", "pay 2", "buy 1")
    assert (told(seen), seen.stop, seen.what) == (["paid", "paid"], "reveal", "box")


def test_it_stops_where_another_is_asked() -> None:
    seen = foreseen(duel(), 0, "strike")
    assert (told(seen), seen.stop, seen.what) == (["act"], "asked", "1")
    assert foreseen(duel(), 0, "strike", "strike") == seen, "what comes later cannot be foreseen"


def test_it_stops_before_the_answers_of_all() -> None:
    match = court(seats=2)
    hands = truth(match).hands
    assert foreseen(match, 0, hands[0][0]).stop == "asked"
    play(match, f"1 send {hands[1][0]}")
    seen = foreseen(match, 0, hands[0][0])
    assert (seen.lines, seen.stop, seen.what) == ([], "reveal", "answers")


def test_it_goes_on_past_what_a_seat_shows_of_its_own() -> None:
    match = court(seats=2, seed=4)
    while match.questions()[0].kind != "Boast" or len(truth(match).advance()[1]) < 2:
        question = match.questions()[0]
        assert match.play(question.seat, question.choices(truth(match))[-1]) is None
    question = match.questions()[0]
    card = question.choices(truth(match))[1]
    seen = foreseen(match, question.seat, card)
    assert told(seen) == ["boasted"]
    assert isinstance(seen.view, CourtView)
    assert card in seen.view.table


def test_it_foresees_the_end() -> None:
    match = play(duel(hp=1), "0 act strike", "1 parry parry", "0 feint feint")
    seen = foreseen(match, 1, "mirror")
    assert (told(seen), seen.stop) == (["mirror", "hurt"], "end")


def test_a_wrong_choice_is_refused_with_its_clause() -> None:
    match = bazaar()
    assert match.preview(0, ["buy 9"]) == Refusal("BAZ-01", "refusal-no-answer", {"text": "buy 9"})
    assert match.preview(0, ["buy 0", "pay 5"]) == Refusal(
        "BAZ-02", "refusal-not-exactly", {"price": 4}
    )


def test_who_is_not_asked_foresees_nothing() -> None:
    match = bazaar()
    for seat in (1, 5, -1):
        refused = Refusal("BAZ-01", "refusal-not-asked", {"seat": seat, "asked": 0})
        assert match.preview(seat, ["buy 0"]) == refused
        assert match.preview(seat, []) == refused


@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.name))
@pytest.mark.ux(25)
def test_it_changes_nothing(game: Any) -> None:
    for seed in range(6):
        match = Match.new(game, {"seats": game.seats[-1]}, seed)
        for _ in range(12):
            before = all_of(match)
            for question in match.questions():
                for choice in question.choices(truth(match)):
                    first = match.preview(question.seat, [choice, "junk"])
                    assert match.preview(question.seat, [choice, "junk"]) == first
            assert all_of(match) == before
            play_out(match, seed, most=1)


@pytest.mark.parametrize("seed", range(8))
def test_it_is_the_same_in_all_worlds_that_differ_in_hidden_things(seed: int) -> None:
    starts: list[Match[Any]]
    starts = [court(seats=3, seed=seed, send=2), bazaar(seed=seed, gifts=True, curses=1)]
    for start in starts:
        match = play_out(start, seed, most=seed)
        for question in match.questions():
            choices = list(question.choices(truth(match)))
            mine = [match.preview(question.seat, [choice]) for choice in choices]
            for salt in range(10):
                other = elsewhere(match, question.seat, salt)
                assert [other.preview(question.seat, [choice]) for choice in choices] == mine


def test_a_reason_comes_from_an_imagined_world() -> None:
    match = court(seats=2)
    hidden = truth(match).hands[1][0]
    refused = match.why_not(0, hidden)
    for salt in range(10):
        assert elsewhere(match, 0, salt).why_not(0, hidden) == refused


def test_a_bot_is_given_the_same_world_however_often_one_looked_ahead() -> None:
    looked, plain = court(seed=6), court(seed=6)
    for choice in looked.seen(0).choices:
        looked.preview(0, [choice])
    looked.play(0, "junk")
    codec = looked.game.codec
    luck = [Luck(1), Luck(1)]
    worlds = [match.seen(0).sample(luck.pop()) for match in (looked, plain)]
    assert codec.fingerprint(worlds[0]) == codec.fingerprint(worlds[1])
    assert codec.fingerprint(looked.seen(0)._g) == codec.fingerprint(plain.seen(0)._g)


# One look, kept as long as nothing changes


def test_every_answer_is_played_once_and_only_when_it_is_asked_for() -> None:
    match = bazaar()
    ahead = match.ahead(0)
    assert ahead._seen == {}
    match.preview(0, ["buy 0"])
    match.preview(0, [0])
    match.glimpse(0, ["buy 0"])
    assert match.ahead(0) is ahead
    assert list(ahead._seen) == [(0,)]


def test_after_a_choice_one_looks_anew() -> None:
    match = bazaar()
    before, ahead = match.preview(0, ["buy 0"]), match.ahead(0)
    play(match, "0 buy 3")
    assert match.ahead(0) is not ahead
    match.undo(0)
    assert match.preview(0, ["buy 0"]) == before


def test_what_equals_a_choice_does_not_take_its_place_ahead() -> None:
    match = bazaar()
    assert match.preview(0, [True]) == match.preview(0, [1])
    assert [type(one) for (one,) in match.ahead(0)._seen] == [int]


def test_what_has_no_hash_is_refused_ahead_as_anywhere() -> None:
    found = bazaar().preview(0, [[0]])  # type: ignore[list-item]  # from JSON
    assert isinstance(found, Refusal)
