"""What the host may do for the peace of a table, and how a guest comes back to a lost seat.

Everything is told to everybody. No power shows the host anything of a seat.
"""

from __future__ import annotations

from msgspec import structs

from druzina.core import Problem
from druzina.server.limits import Quota
from druzina.server.lobby.house import Room
from druzina.server.lobby.opening import (
    NO_ENTRY,
    check_host,
    hand_over,
    show_out,
    told_of_seat,
)
from druzina.server.table.seating import check_level
from druzina.server.table.table import Table
from druzina.server.web.keys import as_written, fits, hashed, new_code, new_secret
from druzina.server.wire.http_messages import Recovered, SeatInvite
from druzina.store import SeatRow


async def kick(room: Room, host: str, seat: int, level: str) -> None:
    """Before the start the seat opens again, to whom the host invites; later a bot takes over. Not
    the host's own seats."""
    table = room.table
    row = _guest(room, host, seat)
    check_level(level)
    _running(table)
    before = [structs.replace(one) for one in table.seats]
    row.secret, row.person = None, -1
    table.setup.codes.pop(str(seat), None)
    if table.row.status == "waiting":
        row.who, row.name, row.public = "open", "", False  # or they would be back at once
        table.row.public = any(one.public for one in table.seats)
    else:
        hand_over(table, row, level)
    await table.save()
    show_out(table, seat)
    key = "notice-kicked-open" if row.who == "open" else "notice-kicked"
    table.tell_all(lambda lang: told_of_seat(before, lang, seat, key))
    table.tell()


async def mute(room: Room, host: str, seat: int, muted: bool) -> None:
    """Whoever sits there says nothing in the chat any more, or again."""
    table = room.table
    _guest(room, host, seat)
    before = set(table.setup.muted)
    table.setup.muted = sorted(before | {seat} if muted else before - {seat})
    await table.save()
    key = "notice-muted" if muted else "notice-unmuted"
    table.tell_all(lambda lang: told_of_seat(table.seats, lang, seat, key))


async def invite(room: Room, host: str, seat: int) -> SeatInvite:
    """A link for a seat that is open, or that a bot plays since its guest left.

    It is good for one sitting; an older one is no good any more.
    """
    table = room.table
    check_host(room, host)
    _running(table)
    row = _seat(table, seat)
    left = seat in table.setup.vacated and table.row.status == "playing"
    if row.who != "open" and not left:
        raise Problem("problem-seat-taken")
    made = new_secret()
    row.invite = hashed(made)
    await table.save()
    return SeatInvite(seat, made)


async def close(room: Room, host: str) -> None:
    """Nobody plays here any more; what was played stays as it is."""
    table = room.table
    check_host(room, host)
    _running(table)
    table.row.status, table.row.public = "abandoned", False
    await table.save()
    table.tell_all(lambda lang: told_of_seat(table.seats, lang, 0, "notice-closed"))
    table.tell()


async def limit_watching(room: Room, host: str, spectators: bool, most: int) -> None:
    """Whether others may watch, and at most how many (0: any number); who is too many goes."""
    table = room.table
    check_host(room, host)
    table.setup.manners = structs.replace(table.setup.manners, spectators=spectators)
    table.setup.watchers = most
    await table.save()
    watching = [one for one in table.listeners if not one.held]
    stay = (most or len(watching)) if spectators else 0
    for listener in watching[stay:]:
        table.listeners.remove(listener)
        listener.close(NO_ENTRY)
    table.tell_table()


# A guest's own


async def make_code(room: Room, secret: str) -> str:
    """A code to write down, which opens the seat once if its link is lost."""
    table = room.table
    row = next((one for one in table.seats if fits(secret, one.secret)), None)
    if row is None:
        raise Problem("error-secret")
    code = new_code()
    table.setup.codes[str(row.seat)] = hashed(as_written(code)).hex()
    await table.save()
    return code


async def recover(room: Room, code: str, wrong: Quota, address: str) -> Recovered:
    """A new secret for the seat of this code, and the next code; the lost link opens nothing."""
    table = room.table
    found = hashed(as_written(code)).hex()
    seat = next((int(seat) for seat, kept in table.setup.codes.items() if kept == found), None)
    if seat is None or table.seats[seat].who != "person":
        if not wrong.take(address):
            raise Problem("problem-codes-limit")
        raise Problem("problem-code")
    secret, following = new_secret(), new_code()
    table.seats[seat].secret = hashed(secret)
    table.setup.codes[str(seat)] = hashed(as_written(following)).hex()
    await table.save()
    show_out(table, seat)
    table.tell_table()
    return Recovered(seat, secret, following)


def _guest(room: Room, host: str, seat: int) -> SeatRow:
    """A seat where somebody else than the host sits."""
    check_host(room, host)
    row = _seat(room.table, seat)
    if row.who != "person":
        raise Problem("problem-nobody-there")
    if row.person == 0:
        raise Problem("problem-host-seat")
    return row


def _seat(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Problem("problem-nobody-there")
    return table.seats[seat]


def _running(table: Table) -> None:
    if table.row.status not in ("waiting", "playing"):
        raise Problem("problem-over-already")
