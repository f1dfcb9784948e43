"""Records, replays, analyses, and playing on from here."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from druzina.core import Problem
from druzina.server.analysis import Analyses
from druzina.server.bodies import Analysis, Created, Fork
from druzina.server.cards import TableCard
from druzina.server.limits import Limits
from druzina.server.past import Past
from druzina.server.protocol import write_message
from druzina.server.routes.common import (
    FAULTS,
    AnyRequest,
    address,
    bearer,
    house_of,
    language,
    room_of,
)
from druzina.server.routes.lobby import Lang, TableId, created

StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]
Eyes = Annotated[
    str, QueryParameter(min_length=1, max_length=8, pattern="^(public|all|[0-9]{1,2})$")
]
RECORD_BYTES = Limits().record_bytes


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
    room = await _past(request).open_record(write_message(data))
    return room.table.card(language(request))


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


@post("/api/tables/{table:str}/fork", responses=FAULTS, tags=["records"])
async def fork(
    request: AnyRequest, table: TableId, data: JSONBody[Fork], lang: Lang = None
) -> Created:
    """Play on from here."""
    if not house_of(request).opened.take(address(request)):
        raise Problem("problem-tables-limit")
    room = await room_of(request, table)
    made, host, seats = await room.table.act(lambda: _past(request).fork(room, data))
    return created(made.table.card(language(request)), host, seats)


@post("/api/tables/{table:str}/analysis", status_code=200, responses=FAULTS, tags=["records"])
async def analyse(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    """Starts the analysis of a finished game, or joins it."""
    room = await room_of(request, table)
    found = await room.table.act(lambda: _past(request).record(room))
    return await _analyses(request).start(table, found)


@get("/api/tables/{table:str}/analysis", responses=FAULTS, tags=["records"])
async def analysis(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    room = await room_of(request, table)
    await room.table.act(lambda: _past(request).over(room))
    return await _analyses(request).look(table)


@delete("/api/tables/{table:str}/analysis", status_code=200, responses=FAULTS, tags=["records"])
async def stop_analysis(request: AnyRequest, table: TableId, lang: Lang = None) -> Analysis:
    await room_of(request, table)
    return await _analyses(request).stop(table)


ROUTES = [record, open_record, replay, fork, analyse, analysis, stop_analysis]
