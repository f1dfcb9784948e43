"""Gloomhaven's advisor: scenarios to begin from, boards to read, and what a monster does on one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from druzina.advisor.consulting import Rooms
from druzina.advisor.messages import (
    AdviceTold,
    AdviseBody,
    Boards,
    BoardsBody,
    RoomBoard,
    Shelf,
)
from druzina.core import Problem
from druzina.server.limits import Limits
from druzina.server.web.routes.common import FAULTS, AnyRequest, address, house_of, language
from druzina.server.web.routes.lobby import Lang
from druzina.server.wire.http_messages import Fault
from druzina.server.workers.crew import Crew, NoThought
from druzina.server.workers.fairness import Payer
from druzina.server.workers.work import Consult, Refused
from druzina.text import LANGUAGES

Number = Annotated[int, PathParameter(ge=1, le=999)]
RoomNumbers = Annotated[str, QueryParameter(max_length=40, pattern=r"^[0-9]{1,2}(,[0-9]{1,2})*$")]
Characters = Annotated[int, QueryParameter(ge=2, le=4)]
BOARD_BYTES = Limits().board_bytes
OWN_SECONDS = 60.0  # our own content is read once
WAITING = 8  # boards of one household that wait to be thought about
HOME = "/api/gloomhaven"
# What a worker reads our content for before a board is thought about.
FIRST = Consult("shelf", b"null", LANGUAGES[0])


async def _ask(
    request: AnyRequest,
    asked: Literal["shelf", "scenario", "boards", "advise"],
    body: object = None,
) -> Response[Any]:
    """What the worker says; a fault is the reader's, for the server itself never loads a board."""
    advisors: Crew = request.app.state.advisors
    whose = address(request)
    if advisors.waiting_of(whose) >= WAITING:
        raise Problem("error-busy")
    work = Consult(asked, msgspec.json.encode(body), language(request))
    theirs = asked in ("boards", "advise")
    seconds = house_of(request).limits.advice_seconds if theirs else OWN_SECONDS
    try:
        done = await advisors.ask(work, seconds, payer=Payer(whose))
    except NoThought as error:
        raise Problem("problem-board-hard") from error
    if isinstance(done, Refused):
        return Response(Fault(done.key, done.words, 422), status_code=422)
    content: Any = getattr(done, "body", b"")
    return Response(content, status_code=200, media_type=MediaType.JSON)


@get(f"{HOME}/shelf", responses=FAULTS, tags=["gloomhaven"])
async def shelf(request: AnyRequest, lang: Lang = None) -> Response[Shelf]:
    """The scenarios and their rooms, area patterns, and how large a board may be."""
    return await _ask(request, "shelf")


@get(f"{HOME}/scenarios/{{number:int}}", responses=FAULTS, tags=["gloomhaven"])
async def scenario(
    request: AnyRequest,
    number: Number,
    rooms: RoomNumbers = "1",
    characters: Characters = 2,
    lang: Lang = None,
) -> Response[RoomBoard]:
    """Rooms of a scenario; the doors between them are open."""
    chosen = [int(room) for room in rooms.split(",")]
    return await _ask(request, "scenario", Rooms(number, chosen, characters))


@post(
    f"{HOME}/boards",
    status_code=200,
    request_max_body_size=BOARD_BYTES,
    responses=FAULTS,
    tags=["gloomhaven"],
)
async def boards(
    request: AnyRequest, data: JSONBody[BoardsBody], lang: Lang = None
) -> Response[Boards]:
    """The boards of a file, or in one sentence what is wrong with which."""
    return await _ask(request, "boards", data)


@post(
    f"{HOME}/advise",
    status_code=200,
    request_max_body_size=BOARD_BYTES,
    responses=FAULTS,
    tags=["gloomhaven"],
)
async def advise(
    request: AnyRequest, data: JSONBody[AdviseBody], lang: Lang = None
) -> Response[AdviceTold]:
    """What the monster does on a board, and why."""
    return await _ask(request, "advise", data)


ROUTES = [shelf, scenario, boards, advise]
