"""Positions of finished games as files, and tables that begin with a position in a file."""

from __future__ import annotations

from druzina.core import Problem
from druzina.core.position_writing import write_position
from druzina.server.archive.past import Past
from druzina.server.lobby.house import House, Room
from druzina.server.lobby.opening import Seated, keep_table, seated
from druzina.server.table.entries import luck
from druzina.server.table.setup import Setup
from druzina.server.web.keys import new_secret
from druzina.server.wire.cards import Manners
from druzina.server.wire.http_messages import Placing
from druzina.server.workers.placing import tried
from druzina.server.workers.work import Place


async def text_of(past: Past, room: Room, step: int) -> str:
    """The position after a step of a finished game, as a file."""
    return await past.look_back(
        room,
        step,
        lambda match: write_position(
            match.game, match.options, match.game.codec.decode(match.position)
        ),
    )


async def place(
    house: House, wanted: Placing, lang: str, whose: str = ""
) -> tuple[Room, str, Seated]:
    """A table from a written position. Whoever wrote it knows all: chance starts anew."""
    record = await tried(house.crew, Place(text=wanted.text, lang=lang), whose)
    record.fingerprint = ""
    seats = seated(wanted.seats, house.bots)
    if len(seats.rows) != record.options["seats"] or any(row.who == "open" for row in seats.rows):
        raise Problem("problem-seats-open")
    options = {name: one for name, one in record.options.items() if name not in ("seats", "names")}
    setup = Setup(options=options, manners=Manners(), record=record)
    host = new_secret()
    entries = [luck()] if wanted.luck == "new" else []
    return await keep_table(house, record.game, setup, seats.rows, host, entries), host, seats
