"""What the teller keeps, and when it must make it anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from druzina import games
from druzina.core import Match
from druzina.server.table.plans import Plans
from druzina.server.table.telling import Teller
from druzina.server.table.turns import Turns
from druzina.server.table.wording import Voice, _kept_words
from druzina.server.wire.cards import Manners
from druzina.store import SeatRow


def test_an_open_question_calls_whoever_sits_there_now_by_name() -> None:
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=7)
    turns = Turns(b"secret")
    turns.note(match, 0, at=0)
    seats = [
        SeatRow(seat=seat, who="person", name=name) for seat, name in enumerate(("Ana", "Ben"))
    ]
    teller = Teller(match, turns, seats, Manners(), Plans())
    asked = teller.asked(0, teller.voice("en"))
    assert msgspec.json.decode(asked)["prompt"].startswith("Ana:")
    assert teller.asked(0, teller.voice("en")) is asked
    seats[0].name = "Cyril"
    teller.renamed()
    again = teller.asked(0, teller.voice("en"))
    assert msgspec.json.decode(again)["prompt"].startswith("Cyril:")


@pytest.mark.parametrize("name", games.NAMES)
def test_answers_read_the_same_whether_things_were_named_or_still_have_numbers(name: str) -> None:
    game, luck = games.find(name), random.Random(4)
    match = Match.new(game, {"seats": max(2, game.seats[0])}, seed=11)
    for _ in range(40):
        if match.outcome is not None:
            break
        question = luck.choice(match.questions())
        named, numbered = match.asked(question.seat), match.offered(question)
        assert named is not None
        _kept_words.cache_clear()
        voice = Voice("en", name, match.content)
        told = voice.options(numbered.offered, ())
        _kept_words.cache_clear()
        fresh = Voice("en", name, match.content)
        assert told == fresh.options(named.offered, ())
        assert voice.named(numbered.prompt) == fresh.shown(named.prompt)
        match.play(question.seat, luck.choice(match.choices(question.seat)))
