"""To be forgotten: tables of one's own go whole, at others' one's name and words go."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from druzina.core import Problem
from druzina.server.lobby import opening
from druzina.server.lobby.house import House, Room
from druzina.server.peers import CARRIED, Elsewhere
from druzina.server.profile.sealing import unsealed
from druzina.server.web.keys import fits
from druzina.server.wire.http_messages import SeatSecret
from druzina.server.wire.profile_messages import Erased, TableKeys
from druzina.store import ProfileRow, SeatRow

GONE = 4004
STAND_IN = "adept"
BLANK = "•"  # a name keeps its length: who begins may hang on it


async def erase(house: House, profile: ProfileRow, secret: str) -> Erased:
    """The profile itself goes last: what is broken off can be begun again."""
    erased = Erased(tables=0, names=0)
    profiles = house.store.profiles
    while rows := await profiles.sittings(profile.id, house.limits.history):
        for row in rows:
            keys = unsealed(secret, row.keys)
            if keys is not None:
                await _leave_table(house, row.memory.table, keys, erased)
            await profiles.stand_up(profile.id, row.memory.table)
    await profiles.forget(profile.id)
    return erased


async def erase_seat(house: House, table: str, seat: int, secret: str) -> Erased:
    """The same at one table, for who has no profile."""
    erased = Erased(tables=0, names=0)
    keys = TableKeys(host="", held=[SeatSecret(seat, secret)])
    await _leave_table(house, table, keys, erased)
    return erased


async def _leave_table(house: House, table: str, keys: TableKeys, erased: Erased) -> None:
    try:
        room = await house.room(table)
    except Elsewhere as elsewhere:
        await _leave_elsewhere(elsewhere.address, table, keys, erased)
        return
    except Problem:  # its past cannot be played any more: only the rows can be looked at
        seats = await house.store.seats(table)
        own = _own(seats, keys.held)
        if _alone([row.seat for row in seats if row.who == "person"], own):
            await house.store.profiles.erase_table(table)
            erased.tables += 1
        return
    if room is None:
        return
    await room.table.act(lambda: _forget(house, room, keys.held, erased))


async def _leave_elsewhere(address: str, table: str, keys: TableKeys, erased: Erased) -> None:
    """The server that has the table does it, seat by seat."""
    import httpx

    found = Erased(tables=0, names=0)
    async with httpx.AsyncClient(base_url=address, timeout=30, trust_env=False) as http:
        for one in keys.held:
            try:
                answer = await http.post(
                    f"/api/tables/{table}/forget",
                    json={"secret": one.secret},
                    headers={CARRIED.decode(): "1"},
                )
            except httpx.HTTPError as error:
                raise Problem("error-table-elsewhere") from error
            if answer.status_code == 200:
                told = msgspec.json.decode(answer.content, type=Erased)
                found.tables += told.tables
                found.names += told.names
    erased.tables += min(1, found.tables)
    erased.names += 0 if found.tables else min(1, found.names)


async def _forget(house: House, room: Room, held: Sequence[SeatSecret], erased: Erased) -> None:
    """Names, words and keys of who sits there by now stay theirs."""
    seats = room.table.seats
    own = _own(seats, held)
    if _alone([row.seat for row in seats if row.who == "person"], own):
        await _erase_whole(house, room)
        erased.tables += 1
    elif own:
        await _erase_traces(room, own)
        erased.names += 1


def _own(seats: Sequence[SeatRow], held: Sequence[SeatSecret]) -> list[SeatSecret]:
    """Which of these keys are for seats where nobody else sits by now."""
    by_seat = {row.seat: row for row in seats}
    taken = {seat: row.secret for seat, row in by_seat.items() if row.who == "person"}
    return [
        one
        for one in held
        if one.seat in by_seat and (one.seat not in taken or fits(one.secret, taken[one.seat]))
    ]


def _alone(persons: Sequence[int], held: Sequence[SeatSecret]) -> bool:
    return set(persons) <= {one.seat for one in held}


async def _erase_whole(house: House, room: Room) -> None:
    """The rows first: who asks for the table meanwhile must not load it once more."""
    table = room.table
    room.thinking.stop()
    await house.store.profiles.erase_table(table.row.id)
    house.rooms.pop(table.row.id, None)
    table.lost = True
    for listener in list(table.listeners):
        listener.close(GONE)


async def _erase_traces(room: Room, held: Sequence[SeatSecret]) -> None:
    table = room.table
    if table.row.status in ("waiting", "playing"):
        for one in held:
            try:
                await opening.leave(room, one.secret, STAND_IN)
            except Problem:  # left long ago
                continue
    seats = [one.seat for one in held]
    record = table.setup.record
    named = record.options.get("names") if record is not None else None
    if record is not None and isinstance(named, list | tuple):
        record.options["names"] = [
            BLANK * len(str(name)) if seat in seats else name for seat, name in enumerate(named)
        ]
    for seat in seats:
        table.seats[seat].name, table.seats[seat].secret = "", None
    await table.save()
    await table.store.profiles.erase_traces(table.row.id, seats)
    await table.reload()
    for listener in table.listeners:
        listener.sent = 0
    table.tell()
