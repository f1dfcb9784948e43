"""For bots from elsewhere: where they are wanted."""

from __future__ import annotations

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
    told = []
    for room in house.rooms.values():
        row, seats = room.table.row, room.table.seats
        mine = [one.seat for one in seats if one.level == REMOTE + name]
        if mine and row.status in ("waiting", "playing"):
            told.append(BotTable(row.id, row.game, mine))
    return told


ROUTES = [wanted]
