"""The host's powers, and a guest's way back to a lost seat."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from druzina.server.lobby import hosting
from druzina.server.web.routes.common import (
    FAULTS,
    AnyRequest,
    address,
    house_of,
    language,
    room_of,
)
from druzina.server.web.routes.lobby import Lang, TableId
from druzina.server.wire.cards import TableCard
from druzina.server.wire.http_messages import (
    Code,
    HostSeat,
    Kick,
    MakeCode,
    Mute,
    Recover,
    Recovered,
    SeatInvite,
    Start,
    Watching,
)


@post("/api/tables/{table:str}/kick", status_code=200, responses=FAULTS, tags=["host"])
async def kick(
    request: AnyRequest, table: TableId, data: JSONBody[Kick], lang: Lang = None
) -> TableCard:
    """Sends a guest away: the seat opens again, or once the game has begun a bot takes it."""
    room = await room_of(request, table)
    await room.table.act(lambda: hosting.kick(room, data.host, data.seat, data.level))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/mute", status_code=200, responses=FAULTS, tags=["host"])
async def mute(
    request: AnyRequest, table: TableId, data: JSONBody[Mute], lang: Lang = None
) -> TableCard:
    """Takes the word from a seat in the chat, or gives it back."""
    room = await room_of(request, table)
    await room.table.act(lambda: hosting.mute(room, data.host, data.seat, data.muted))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/invite", status_code=200, responses=FAULTS, tags=["host"])
async def invite(
    request: AnyRequest, table: TableId, data: JSONBody[HostSeat], lang: Lang = None
) -> SeatInvite:
    """A new link for a seat that is open, or that a bot plays since its guest left."""
    room = await room_of(request, table)
    return await room.table.act(lambda: hosting.invite(room, data.host, data.seat))


@post("/api/tables/{table:str}/close", status_code=200, responses=FAULTS, tags=["host"])
async def close(
    request: AnyRequest, table: TableId, data: JSONBody[Start], lang: Lang = None
) -> TableCard:
    """Ends the table for everybody."""
    room = await room_of(request, table)
    await room.table.act(lambda: hosting.close(room, data.host))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/watching", status_code=200, responses=FAULTS, tags=["host"])
async def watching(
    request: AnyRequest, table: TableId, data: JSONBody[Watching], lang: Lang = None
) -> TableCard:
    """Whether others may watch, and how many at most."""
    room = await room_of(request, table)
    await room.table.act(
        lambda: hosting.limit_watching(room, data.host, data.spectators, data.most)
    )
    return room.table.card(language(request))


@post("/api/tables/{table:str}/code", status_code=200, responses=FAULTS, tags=["tables"])
async def make_code(
    request: AnyRequest, table: TableId, data: JSONBody[MakeCode], lang: Lang = None
) -> Code:
    """A code to write down, for the day one's link is lost; an older one is no good any more."""
    room = await room_of(request, table)
    return Code(await room.table.act(lambda: hosting.make_code(room, data.secret)))


@post("/api/tables/{table:str}/recover", status_code=200, responses=FAULTS, tags=["tables"])
async def recover(
    request: AnyRequest, table: TableId, data: JSONBody[Recover], lang: Lang = None
) -> Recovered:
    """A new secret for the seat of that code, with the next code."""
    room, wrong, whose = await room_of(request, table), house_of(request).wrong, address(request)
    return await room.table.act(lambda: hosting.recover(room, data.code, wrong, whose))


ROUTES = [kick, mute, invite, close, watching, make_code, recover]
