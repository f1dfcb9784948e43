"""What the teller keeps, and when it must make it anew."""

from __future__ import annotations

import msgspec

from druzina import games
from druzina.core import Match
from druzina.server.table.plans import Plans
from druzina.server.table.telling import Teller
from druzina.server.table.turns import Turns
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
