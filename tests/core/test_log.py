"""Events and logs: who may read what, numbered for each reader without gaps."""

from __future__ import annotations

from druzina.core import Event, Line
from druzina.core.event import lines
from tests.core.table import keys, play, play_out, truth
from tests.core.toys.court import court
from tests.core.toys.duel import duel

OPEN = Event("event-open", "X-1", {"seat": 0})
SECRET = Event("event-secret", "X-2", {"seat": 1}, {"card": 9}, knowers=(1, 2))
PRIVATE = Event("event-private", "X-3", {}, {"card": 7}, knowers=(1,), private=True)
STORY = [OPEN, PRIVATE, SECRET, OPEN]


def test_everybody_reads_what_is_open() -> None:
    for reader in (0, 1, 2, None):
        line = Line(1, "event-open", "X-1", {"seat": 0}, mine=reader == 0)
        assert lines([OPEN], reader) == [line]


def test_only_knowers_read_the_secret_part() -> None:
    assert lines([SECRET], 1)[0].arguments == {"seat": 1, "card": 9}
    assert lines([SECRET], 2)[0].arguments == {"seat": 1, "card": 9}
    for reader in (0, None):
        assert lines([SECRET], reader)[0].arguments == {"seat": 1}


def test_a_line_with_a_secret_is_marked_for_those_who_know_it() -> None:
    assert [lines([SECRET], reader)[0].private for reader in (0, 1, None)] == [False, True, False]
    assert lines([PRIVATE], 1)[0].private


def test_a_private_line_is_its_knowers_alone() -> None:
    assert [line.key for line in lines(STORY, 1)].count("event-private") == 1
    for reader in (0, 2, None):
        assert "event-private" not in [line.key for line in lines(STORY, reader)]


def test_lines_are_numbered_for_each_reader_without_gaps() -> None:
    assert [line.number for line in lines(STORY, 1)] == [1, 2, 3, 4]
    assert [line.number for line in lines(STORY, 0)] == [1, 2, 3]


def test_the_lines_after_a_number_are_those_with_higher_numbers() -> None:
    for reader in (0, 1, None):
        whole = lines(STORY, reader)
        for since in range(6):
            assert lines(STORY, reader, since) == whole[since:]
    assert lines(STORY, 0, -3) == lines(STORY, 0)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = court(seats=2)
    hands = [list(hand) for hand in truth(match).hands]
    play(match, f"0 send {hands[0][0]}", f"1 send {hands[1][0]}")
    seat, top = match.questions()[0].seat, truth(match).deck[-1]
    play(match, f"{seat} favour draw")
    assert match.log(seat)[-1].arguments == {"seat": seat, "card": top}
    for reader in (1 - seat, None):
        assert match.log(reader)[-1].arguments == {"seat": seat}


def test_a_peek_is_seen_and_what_was_seen_is_private() -> None:
    match = court(seats=2)
    hands = [list(hand) for hand in truth(match).hands]
    play(match, f"0 send {hands[0][0]}", f"1 send {hands[1][0]}")
    seat, top = match.questions()[0].seat, truth(match).deck[-1]
    play(match, f"{seat} favour peek")
    assert keys(match, seat)[-2:] == ["peeked", "saw"]
    assert match.log(seat)[-1].arguments == {"card": top}
    for reader in (1 - seat, None):
        assert keys(match, reader)[-1] == "peeked"


def test_no_reader_but_the_owner_ever_reads_a_hidden_card() -> None:
    for seed in range(10):
        match = play_out(court(seats=3, seed=seed), seed)
        for reader in (0, 1, 2, None):
            for line in match.log(reader):
                if line.key == "event-drew":
                    assert ("card" in line.arguments) == (line.arguments["seat"] == reader)


def test_a_log_is_only_ever_longer() -> None:
    match, before = duel(seats=3), list[Line]()
    for number in range(12):
        play_out(match, number, most=1)
        now = match.log(None)
        assert now[: len(before)] == before
        before = now


def test_events_name_their_clause() -> None:
    assert {line.clause for line in play_out(duel()).log(None)} <= {"DUEL-01", "DUEL-03"}
