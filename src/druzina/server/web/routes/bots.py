"""For bots from elsewhere: where they are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from druzina.core import Problem
from druzina.server.table.seating import REMOTE
from druzina.server.web.keys import fits
from druzina.server.web.routes.common import FAULTS, AnyRequest, bearer, house_of
from druzina.server.wire.http_messages import BotTable

BotName = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/bots/{name:str}/tables", responses=FAULTS, tags=["bots"])
async def wanted(request: AnyRequest, name: BotName) -> list[BotTable]:
    """The open tables where the bot of this name sits, for who has its token."""
    house = house_of(request)
    if not any(fits(token, house.bots.get(name)) for token in bearer(request)):
        raise Problem("problem-bot-token")
    if house.members is not None:
        return _by_table(await house.members.seated(REMOTE + name))
    told = []
    for room in house.rooms.values():
        row, seats = room.table.row, room.table.seats
        mine = [one.seat for one in seats if one.level == REMOTE + name]
        if mine and row.status in ("waiting", "playing"):
            told.append(BotTable(row.id, row.game, mine))
    return told


def _by_table(seated: Sequence[tuple[str, str, int]]) -> list[BotTable]:
    """At whichever server they are."""
    tables: dict[str, BotTable] = {}
    for id_, game, seat in seated:
        tables.setdefault(id_, BotTable(id_, game, [])).seats.append(seat)
    return list(tables.values())


ROUTES = [wanted]
