"""Records, replays, analyses, and playing on from here."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from druzina.core import Problem
from druzina.server.archive import positions
from druzina.server.archive.analysis import Analyses, Progress, in_words
from druzina.server.archive.past import Past
from druzina.server.limits import Limits
from druzina.server.lobby.house import Room
from druzina.server.web.metering import one_by_one
from druzina.server.web.routes.common import (
    FAULTS,
    AnyRequest,
    address,
    bearer,
    house_of,
    language,
    room_of,
)
from druzina.server.web.routes.lobby import Lang, TableId, created
from druzina.server.wire.cards import TableCard
from druzina.server.wire.http_messages import (
    Analysis,
    AskedAgain,
    Created,
    Fork,
    Placing,
    PositionText,
    WhatIf,
)
from druzina.server.wire.server_messages import write_message

StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Seat = Annotated[int, QueryParameter(ge=0, le=63)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]
Eyes = Annotated[
    str, QueryParameter(min_length=1, max_length=8, pattern="^(public|all|[0-9]{1,2})$")
]
RECORD_BYTES = Limits().record_bytes
POSITION_BYTES = 262_144


def _past(request: AnyRequest) -> Past:
    past: Past = request.app.state.past
    return past


def _analyses(request: AnyRequest) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


@get("/api/tables/{table:str}/record", responses=FAULTS, tags=["records"])
async def record(request: AnyRequest, table: TableId, lang: Lang = None) -> dict[str, Any]:
    """The whole record, once the game is over; the seed is secret until then."""
    room = await room_of(request, table)
    found = await room.table.act(lambda: _past(request).record(room))
    return {name: getattr(found, name) for name in found.__struct_fields__}


@post("/api/records", request_max_body_size=RECORD_BYTES, responses=FAULTS, tags=["records"])
async def open_record(
    request: AnyRequest, data: JSONBody[dict[str, Any]], lang: Lang = None
) -> TableCard:
    """A finished table out of a record."""
    if not house_of(request).opened.take(address(request)):
        raise Problem("problem-tables-limit")
    given, whose, house = write_message(data), address(request), house_of(request)
    room = await _past(request).open_record(given, language(request), whose)
    card = room.table.card(language(request))
    if room.empty and house.rooms.get(card.id) is room:  # who sends many keeps none in memory
        await house.put_away(room)
    return card


@get("/api/tables/{table:str}/replay", responses=FAULTS, tags=["records"])
async def replay(
    request: AnyRequest,
    table: TableId,
    step: StepNumber = 0,
    count: Count = 1,
    eyes: Eyes = "public",
    lang: Lang = None,
) -> Response[dict[str, Any]]:
    """The table after a step, and perhaps the next ones, as those eyes may see it."""
    room = await room_of(request, table)
    told = await _past(request).replay(
        room, (step, count), eyes, bearer(request), language(request)
    )
    content: Any = write_message(told)
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/question", responses=FAULTS, tags=["records"])
async def question(
    request: AnyRequest, table: TableId, step: StepNumber, seat: Seat, lang: Lang = None
) -> AskedAgain:
    """What a seat was asked after a step of a finished game: to answer it once more."""
    room = await room_of(request, table)
    return await _past(request).asked_again(room, step, seat, language(request))


@post(
    "/api/tables/{table:str}/question/preview",
    status_code=200,
    responses=FAULTS,
    tags=["records"],
)
async def question_preview(
    request: AnyRequest, table: TableId, data: JSONBody[WhatIf], lang: Lang = None
) -> Response[dict[str, Any]]:
    """What an answer to it would have done, as far as it could be known."""
    room = await room_of(request, table)
    told = await _past(request).preview(room, data.step, data.seat, data.choices, language(request))
    content: Any = write_message(told)
    return Response(content, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/fork", responses=FAULTS, tags=["records"])
async def fork(
    request: AnyRequest, table: TableId, data: JSONBody[Fork], lang: Lang = None
) -> Created:
    """Play on from here."""
    if not house_of(request).opened.take(address(request)):
        raise Problem("problem-tables-limit")
    room = await room_of(request, table)
    async with one_by_one():
        made, host, seats = await room.table.act(lambda: _past(request).fork(room, data))
    return created(made.table.card(language(request)), host, seats)


@get("/api/tables/{table:str}/position", responses=FAULTS, tags=["records"])
async def position(
    request: AnyRequest, table: TableId, step: StepNumber = 0, lang: Lang = None
) -> PositionText:
    """The position after a step of a finished game, as a file to be changed."""
    room = await room_of(request, table)
    return PositionText(await positions.text_of(_past(request), room, step))


@post("/api/positions", request_max_body_size=POSITION_BYTES, responses=FAULTS, tags=["records"])
async def place(request: AnyRequest, data: JSONBody[Placing], lang: Lang = None) -> Created:
    """A table from a written position."""
    if not house_of(request).opened.take(address(request)):
        raise Problem("problem-tables-limit")
    async with one_by_one():
        made, host, seats = await positions.place(
            house_of(request), data, language(request), address(request)
        )
    return created(made.table.card(language(request)), host, seats)


@post("/api/tables/{table:str}/analysis", status_code=200, responses=FAULTS, tags=["records"])
async def analyse(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    """Starts the analysis of a finished game, or joins it."""
    room = await room_of(request, table)
    found = await room.table.act(lambda: _past(request).finished(room))
    return _told(request, room, await _analyses(request).start(table, found, address(request)))


@get("/api/tables/{table:str}/analysis", responses=FAULTS, tags=["records"])
async def analysis(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    room = await room_of(request, table)
    await room.table.act(lambda: _past(request).over(room))
    return _told(request, room, await _analyses(request).look(table))


@delete("/api/tables/{table:str}/analysis", status_code=200, responses=FAULTS, tags=["records"])
async def stop_analysis(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    room = await room_of(request, table)
    await room.table.act(lambda: _past(request).over(room))
    return _told(request, room, await _analyses(request).stop(table))


def _told(request: AnyRequest, room: Room, found: Progress) -> Analysis:
    teller = room.table.teller
    assert teller is not None, "a finished table was played"
    return in_words(found, teller.voice(language(request)))


ROUTES = [
    record,
    open_record,
    replay,
    question,
    question_preview,
    fork,
    position,
    place,
    analyse,
    analysis,
    stop_analysis,
]
