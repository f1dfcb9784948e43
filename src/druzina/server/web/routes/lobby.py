"""Tables: list, open, sit, rename, set up, fill, start, leave."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from druzina.core import Problem
from druzina.server.lobby import opening
from druzina.server.lobby.house import House
from druzina.server.lobby.news import listed
from druzina.server.lobby.opening import Seated
from druzina.server.peers import Elsewhere
from druzina.server.profile.history import asked_of
from druzina.server.table.seating import held
from druzina.server.table.table import Table
from druzina.server.web.routes.common import (
    FAULTS,
    AnyRequest,
    address,
    house_of,
    language,
    room_of,
)
from druzina.server.wire.cards import TableCard
from druzina.server.wire.http_messages import (
    Created,
    Fill,
    Leave,
    Mine,
    MyTable,
    NewTable,
    Rename,
    Sat,
    SetUpSeat,
    Sit,
    Start,
)

TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
Lang = Annotated[str | None, QueryParameter(max_length=5)]


@get("/api/tables", responses=FAULTS, tags=["tables"])
async def list_tables(request: AnyRequest, lang: Lang = None) -> list[TableCard]:
    """Public tables: those with an open seat first, then those to watch."""
    return await listed(house_of(request), language(request))


@post("/api/tables", responses=FAULTS, tags=["tables"])
async def open_table(request: AnyRequest, data: JSONBody[NewTable], lang: Lang = None) -> Created:
    """Opens a table; the secrets in the answer are told only here."""
    house = house_of(request)
    if not house.opened.take(address(request)):
        raise Problem("problem-tables-limit")
    room, host, seats = await opening.open_table(house, data)
    return created(room.table.card(language(request)), host, seats)


async def _looked_at(house: House, id_: str) -> Table | None:
    """Here, or as it is kept if another server has it; None if it cannot be opened."""
    try:
        room = await house.room(id_)
        return room.table if room is not None else None
    except Elsewhere:
        return await house.glimpse(id_)
    except Problem:
        return None


def created(card: TableCard, host: str, seats: Seated) -> Created:
    return Created(card, host, seats.held, seats.invites)


@post("/api/tables/mine", status_code=200, responses=FAULTS, tags=["tables"])
async def my_tables(request: AnyRequest, data: JSONBody[Mine], lang: Lang = None) -> list[MyTable]:
    """The tables these secrets open; those that wait for me first, then the latest."""
    house, reader = house_of(request), language(request)
    told: list[MyTable] = []
    for holding in data.tables:
        table = await _looked_at(house, holding.table)
        if table is None:
            continue
        mine = held(table.seats, holding.secrets)
        asked, words = asked_of(table, mine, reader)
        if mine:
            since = min((table.turns.since[seat] for seat in asked), default=0)
            told.append(MyTable(table.card(reader), mine, bool(asked), words, since))
    return sorted(told, key=lambda one: (not one.waiting, -one.table.changed))


@get("/api/tables/{table:str}", responses=FAULTS, tags=["tables"])
async def one_table(request: AnyRequest, table: TableId, lang: Lang = None) -> TableCard:
    return (await room_of(request, table)).table.card(language(request))


@post("/api/tables/{table:str}/sit", responses=FAULTS, tags=["tables"])
async def sit(request: AnyRequest, table: TableId, data: JSONBody[Sit], lang: Lang = None) -> Sat:
    """By an invitation, or on a public seat; the secret is told only here."""
    room = await room_of(request, table)
    sat = await room.table.act(lambda: opening.sit(room, data.invite, data.seat, data.name))
    return Sat(sat.seat, sat.secret, room.table.card(language(request)))


@post("/api/tables/{table:str}/name", status_code=200, responses=FAULTS, tags=["tables"])
async def rename(
    request: AnyRequest, table: TableId, data: JSONBody[Rename], lang: Lang = None
) -> TableCard:
    """What the person on a seat is called."""
    room = await room_of(request, table)
    allowed = house_of(request).renames
    await room.table.act(lambda: opening.rename(room, data.secret, data.name, allowed))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/seat", status_code=200, responses=FAULTS, tags=["tables"])
async def set_up(
    request: AnyRequest, table: TableId, data: JSONBody[SetUpSeat], lang: Lang = None
) -> TableCard:
    """What a seat begins with, until the game does."""
    room = await room_of(request, table)
    await room.table.act(lambda: opening.set_up(room, data.secret, data.seat, data.options))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/fill", status_code=200, responses=FAULTS, tags=["tables"])
async def fill(
    request: AnyRequest, table: TableId, data: JSONBody[Fill], lang: Lang = None
) -> TableCard:
    """Bots for all open seats."""
    room, bots = await room_of(request, table), house_of(request).bots
    await room.table.act(lambda: opening.fill(room, data.host, data.level, bots))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/start", status_code=200, responses=FAULTS, tags=["tables"])
async def start(
    request: AnyRequest, table: TableId, data: JSONBody[Start], lang: Lang = None
) -> TableCard:
    room = await room_of(request, table)
    await room.table.act(lambda: opening.start(room, data.host))
    return room.table.card(language(request))


@post("/api/tables/{table:str}/leave", status_code=200, responses=FAULTS, tags=["tables"])
async def leave(
    request: AnyRequest, table: TableId, data: JSONBody[Leave], lang: Lang = None
) -> TableCard:
    """The seat opens again, or once the game has begun a bot takes it."""
    room = await room_of(request, table)
    await room.table.act(lambda: opening.leave(room, data.secret, data.level))
    return room.table.card(language(request))


ROUTES = [list_tables, open_table, my_tables, one_table, sit, rename, set_up, fill, start, leave]
