"""How a table ended, kept beside it so that a history opens no table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from druzina.played import Played, Sitting, played
from druzina.server.faults import report
from druzina.store import Conflict, SeatRow, StoreFailed
from druzina.store.profiles import RESULT

if TYPE_CHECKING:
    from druzina.server.table.table import Table

write_result = msgspec.json.Encoder().encode
read_result = msgspec.json.Decoder(Played).decode


def result_of(table: Table) -> Played | None:
    """None while it is not over."""
    match = table.match
    if match is None or match.outcome is None:
        return None
    grown = bool(table.setup.forked_from) or table.setup.imported
    return played(match, sitting(table.seats), table.row.changed, grown)


def sitting(seats: Sequence[SeatRow]) -> list[Sitting]:
    return [
        Sitting("bot" if row.who == "bot" else "person", row.name, row.level, row.person)
        for row in seats
    ]


async def keep_result(table: Table) -> Played | None:
    """Kept once; it is made from the table again if it is lost."""
    found = result_of(table)
    if found is not None:
        try:
            await table.store.keep(table.row.id, RESULT, write_result(found))
        except (Conflict, StoreFailed) as error:
            report(error, table=table.row.id)
    return found
