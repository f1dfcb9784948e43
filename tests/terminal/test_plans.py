"""Partners at one screen: what bots are up to, and what people mark for each other."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec import to_builtins

from druzina.bots import sit
from druzina.core import Match
from tests.terminal.room import Room

BOOK = "big_book_of_madness"


@pytest.mark.parametrize(("lang", "word"), [("en", "turn"), ("cs", "")])
def test_a_bots_plan_stands_above_the_question(lang: str, word: str) -> None:
    room = Room("me,greedy", "character=drawn", game=BOOK, lang=lang, seed=4)
    shown = room.say()
    told = room.session.planned(0)
    assert len(told) == 1
    assert told[0].split(": ", 1)[1] in " ".join(shown.split())


def test_rivals_tell_nothing() -> None:
    room = Room("me,greedy")
    room.say()
    assert room.session.planned(0) == []
    assert "nobody here who plays with you" in Room("me,greedy").say("plan 1")


def test_a_marked_choice_is_seen_by_the_other_until_it_is_done() -> None:
    room = Room("Ana=me,Ben=me", "character=drawn", game=BOOK, seed=4)
    room.say("plan 1")
    asked = room.match.questions()[0].seat
    offered = room.match.asked(asked)
    assert offered is not None
    label = room.session.words.shown(offered.offered[0].shown)
    other = 1 - asked
    assert any(label in line for line in room.session.planned(other))
    room.session.play(asked, offered.offered[0].choice)
    assert not any(label in line for line in room.session.planned(other))


def test_a_second_time_takes_the_mark_away() -> None:
    room = Room("Ana=me,Ben=me", "character=drawn", game=BOOK, seed=4)
    shown = room.say("plan 1", "plan 1", "plan 99")
    assert "Your partners see that you plan" in shown
    assert "You no longer plan" in shown
    assert all("plan:" not in line for line in room.session.planned(0))


def test_for_ears_a_plan_is_said_once_while_it_stands() -> None:
    for plain in (True, False):
        room = Room("me,greedy", "outfit=ready", plain=plain, game="gloomhaven", seed=7)
        told = room.say(*["1"] * 12).splitlines()
        said = [line.strip() for line in told if re.match(r" +Greedy: [a-zI]", line)]
        again = [one for one, other in pairwise(said) if one == other]
        assert said
        assert bool(again) == (not plain)


def acting(match: Match[Any]) -> object:
    seen = to_builtins(match.view(None))
    return match.round, seen["at_turn"]


def test_what_a_bot_did_in_its_turn_is_no_plan_once_the_turn_is_over() -> None:
    """Gloomhaven counts turns by round and place in the order."""
    room = Room("me,greedy", "outfit=ready", game="gloomhaven", seed=7)
    match, plans = room.match, room.session.plans
    bots = [sit("greedy", seed=1), sit("greedy", seed=2)]
    heard: dict[int, tuple[object, list[str]]] = {}
    ended = 0
    while match.round < 3 and match.outcome is None:
        seat = match.questions()[0].seat
        choice = bots[seat].choose(match.seen(seat))
        plans.hear(seat, bots[seat].aims)
        if bots[seat].aims:
            told = plans.lines(1 - seat, [seat], room.session.words)
            heard[seat] = acting(match), told
        assert match.play(seat, choice) is None
        for one, (then, told) in list(heard.items()):
            if acting(match) != then:
                ended += 1
                del heard[one]
                assert plans.lines(1 - one, [one], room.session.words) != told
    assert ended
