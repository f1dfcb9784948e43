"""My games: history and statistics, profiles, taking everything along, being forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import delete, get, post
from litestar.params import JSONBody

from druzina.core import Problem
from druzina.server.clock import now
from druzina.server.profile import erasing, history
from druzina.server.profile.sealing import sealed
from druzina.server.table.seating import held
from druzina.server.web.keys import hashed, new_secret
from druzina.server.web.routes.common import (
    FAULTS,
    AnyRequest,
    address,
    bearer,
    house_of,
    language,
    room_of,
)
from druzina.server.web.routes.lobby import Lang, TableId
from druzina.server.wire.http_messages import MakeCode
from druzina.server.wire.profile_messages import (
    Erased,
    Exported,
    History,
    HistoryAsked,
    KeptTables,
    NewProfile,
    SaidLine,
    SeatExported,
    TableKeys,
)
from druzina.store import ProfileRow, SeatRow

HISTORY_BYTES = 131_072


@post("/api/profiles", responses=FAULTS, tags=["my games"])
async def create(request: AnyRequest, lang: Lang = None) -> NewProfile:
    """A profile is its secret: whoever has it has the games."""
    house = house_of(request)
    if not house.profiles.take(address(request)):
        raise Problem("problem-profiles-limit")
    secret = new_secret()
    await house.store.profiles.create(hashed(secret), now())
    return NewProfile(secret)


async def _profile(request: AnyRequest) -> tuple[ProfileRow, str]:
    """Whose secret came with the request; wrong ones are counted."""
    house, given = house_of(request), bearer(request)
    found = await house.store.profiles.find(hashed(given[0])) if given else None
    if found is not None:
        return found, given[0]
    if not house.wrong.take(address(request)):
        raise Problem("problem-profiles-limit")
    raise Problem("problem-profile")


@post("/api/profile/tables", status_code=200, responses=FAULTS, tags=["my games"])
async def keep(request: AnyRequest, data: JSONBody[KeptTables], lang: Lang = None) -> list[str]:
    """Tables that belong to the profile from now on: the ids of those that it could take."""
    house = house_of(request)
    profile, secret = await _profile(request)
    kept: list[str] = []
    for one in data.tables:
        seats = await house.store.seats(one.table)
        keys = [key for key in one.held if key.seat in held(seats, [key.secret])]
        if not keys:
            continue
        seal = sealed(secret, TableKeys(host=one.host, held=keys))
        await house.store.profiles.sit(profile.id, one.table, seal, now())
        kept.append(one.table)
    return kept


@post(
    "/api/history",
    status_code=200,
    request_max_body_size=HISTORY_BYTES,
    responses=FAULTS,
    tags=["my games"],
)
async def my_games(request: AnyRequest, data: JSONBody[HistoryAsked], lang: Lang = None) -> History:
    """The games of a profile, if its secret comes along, and of this device."""
    house = house_of(request)
    owned = await history.of_device(house, data.tables) if data.tables else []
    if bearer(request):
        profile, secret = await _profile(request)
        owned = history.merged(await history.of_profile(house, profile, secret), owned)
    return await history.told(house, owned, data, language(request))


@get("/api/profile", responses=FAULTS, tags=["my games"])
async def export(request: AnyRequest, lang: Lang = None) -> Exported:
    """Everything the server knows of the profile."""
    house = house_of(request)
    profile, secret = await _profile(request)
    owned = await history.of_profile(house, profile, secret)
    everything = HistoryAsked(limit=house.limits.history)
    told = await history.told(house, owned, everything, language(request))
    said = [
        SaidLine(one.memory.table, line.at, line.text)
        for one in owned
        for line in await house.store.profiles.said(one.memory.table, one.seats)
    ]
    return Exported(profile.created, told.games, told.statistics, said)


@delete("/api/profile", status_code=200, responses=FAULTS, tags=["my games"])
async def erase(request: AnyRequest, lang: Lang = None) -> Erased:
    """The profile, its tables, and at others' tables its name and words."""
    profile, secret = await _profile(request)
    return await erasing.erase(house_of(request), profile, secret)


@post("/api/tables/{table:str}/export", status_code=200, responses=FAULTS, tags=["my games"])
async def export_seat(
    request: AnyRequest, table: TableId, data: JSONBody[MakeCode], lang: Lang = None
) -> SeatExported:
    """Everything the server keeps of one's own seat."""
    house, room = house_of(request), await room_of(request, table)
    seat = _own_seat(room.table.seats, data.secret)
    stored = await house.store.load(table)
    mine = f"{seat} "
    texts = [entry.text for entry in stored.entries] if stored is not None else []
    chosen = [text.removeprefix(mine) for text in texts if text.startswith(mine)]
    said = await house.store.profiles.said(table, [seat])
    told = [SaidLine(table, line.at, line.text) for line in said]
    return SeatExported(table, seat, room.table.seats[seat].name, chosen, told)


@post("/api/tables/{table:str}/forget", status_code=200, responses=FAULTS, tags=["my games"])
async def forget_seat(
    request: AnyRequest, table: TableId, data: JSONBody[MakeCode], lang: Lang = None
) -> Erased:
    """One's name and words at a table; all of it where nobody else sat. A bot plays on."""
    room = await room_of(request, table)
    seat = _own_seat(room.table.seats, data.secret)
    return await erasing.erase_seat(house_of(request), table, seat, data.secret)


def _own_seat(seats: Sequence[SeatRow], secret: str) -> int:
    own = held(seats, [secret])
    if not own:
        raise Problem("error-secret")
    return own[0]


ROUTES = [create, keep, my_games, export, erase, export_seat, forget_seat]
