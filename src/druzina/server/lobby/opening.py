"""Opening tables, sitting down, starting, leaving: what the lobby does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from secrets import randbits
from typing import Any

import msgspec

from druzina import games
from druzina.core import Game, Luck, Match, Problem, Record, blend
from druzina.core.luck import Seed
from druzina.core.seat_options import says_of_seats, seat_kind
from druzina.server.clock import now
from druzina.server.limits import Quota
from druzina.server.lobby.house import Entropy, House, Room
from druzina.server.lobby.offered import Offered
from druzina.server.lobby.reading import read_game
from druzina.server.lobby.seat_setup import given, listed
from druzina.server.profile.results import keep_result
from druzina.server.table.naming import alike, plain_name
from druzina.server.table.notices import notice, says
from druzina.server.table.seating import check_level, names, seat_bot
from druzina.server.table.setup import Setup, write_setup
from druzina.server.table.table import Table
from druzina.server.table.wording import Voice
from druzina.server.web.keys import fits, hashed, new_secret, new_table_id
from druzina.server.wire.cards import Manners, Status
from druzina.server.wire.client_messages import MAX_NAME
from druzina.server.wire.http_messages import NewSeat, NewTable, SeatInvite, SeatSecret
from druzina.server.wire.server_messages import Notice
from druzina.store import SeatRow, TableRow

LARGEST_SEED = 2**63 - 1
NO_ENTRY = 4003
OF_SEATS = ("seats", "names")  # options that follow from who sits there, whatever is asked for
ORDER = 0x5EA7  # the seats are drawn apart from what the game draws of the same seed


class Seated(msgspec.Struct):
    """Rows for the store with the secrets that are told only now."""

    rows: list[SeatRow]
    held: list[SeatSecret]
    invites: list[SeatInvite]


def seated(wanted: Sequence[NewSeat], bots: Offered) -> Seated:
    """One row for every seat that is not left out. Seats of `me` are one person's."""
    made = Seated([], [], [])
    persons = 0
    for one in wanted:
        if one.who == "nobody":
            continue
        seat = len(made.rows)
        row = SeatRow(seat=seat, who="open", name=plain_name(one.name, MAX_NAME))
        if one.who == "bot":
            seat_bot(row, one.level, bots)
        elif one.who in ("me", "device"):
            persons += one.who == "device"
            row.who, row.person = "person", 0 if one.who == "me" else persons
            row.secret = _told(made.held, seat)
        elif one.who == "link":
            invite = new_secret()
            made.invites.append(SeatInvite(seat, invite))
            row.invite = hashed(invite)
        else:
            row.public = True
        made.rows.append(row)
    if not made.rows:
        raise Problem("problem-no-seats")
    return made


def _told(held: list[SeatSecret], seat: int) -> bytes:
    secret = new_secret()
    held.append(SeatSecret(seat, secret))
    return hashed(secret)


async def open_table(house: House, wanted: NewTable) -> tuple[Room, str, Seated]:
    """A new table in the store, begun if it can begin; with its host's secret."""
    game = await read_game(wanted.game)
    seed = wanted.seed
    if seed is not None and seed > LARGEST_SEED:
        raise Problem("problem-seed", valid=str(LARGEST_SEED))
    sitting = [one for one in wanted.seats if one.who != "nobody"]
    if wanted.random_order:
        Luck(blend(randbits(63) if seed is None else seed, ORDER)).shuffle(sitting)
    check_time(wanted.manners, sitting)
    seats = seated(sitting, house.bots)
    asked = {name: value for name, value in wanted.options.items() if name not in OF_SEATS}
    each = given(game, [one.set_up for one in sitting], asked)
    options: dict[str, object] = {**asked, **each}
    game.read_options({**options, **_called(seats.rows)})
    setup = Setup(options=options, manners=wanted.manners, seed=seed)
    if wanted.begin and not any(row.who == "open" for row in seats.rows):
        setup.record = first_record(game.name, setup, seats.rows, house.entropy)
    host = new_secret()
    room = await keep_table(house, game.name, setup, seats.rows, host)
    return room, host, seats


def check_time(manners: Manners, seats: Sequence[NewSeat]) -> None:
    """A clock and the post exclude each other, and nobody races against themselves."""
    if manners.clock is None:
        return
    if manners.pace == "post":
        raise Problem("problem-clock-post")
    others = sum(one.who in ("device", "link", "public") for one in seats)
    if others + any(one.who == "me" for one in seats) < 2:
        raise Problem("problem-clock-alone")


async def keep_table(
    house: House,
    game: str,
    setup: Setup,
    seats: Sequence[SeatRow],
    host: str,
    entries: Sequence[str] = (),
    finished: bool = False,
) -> Room:
    at = now()
    begun: Status = "finished" if finished else "playing"
    row = TableRow(
        id=new_table_id(),
        game=game,
        status="waiting" if setup.record is None else begun,
        public=any(seat.public for seat in seats),
        created=at,
        changed=at,
        host=hashed(host),
        body=write_setup(setup),
    )
    await house.store.create(row, seats, entries)
    room = await house.room(row.id)
    assert room is not None, "it was just created"
    house.news.changed()
    return room


def _called(seats: Sequence[SeatRow]) -> dict[str, object]:
    return {"seats": len(seats), "names": tuple(row.name for row in seats)}


def first_record(game: str, setup: Setup, seats: Sequence[SeatRow], entropy: Entropy) -> Record:
    """What the match begins with; whatever is wrong with the options is a `Problem`."""
    options = {**setup.options, **_called(seats)}
    record = Match.new(games.find(game), options, start_of(setup.seed, seats, entropy)).record
    record.sitting = [row.level or "person" for row in seats]
    return record


def start_of(typed: int | None, seats: Sequence[SeatRow], entropy: Entropy) -> Seed:
    """Where chance begins. Nobody can compute it, but who plays alone against bots may type it."""
    persons = {row.person for row in seats if row.who == "person"}
    if typed is not None and len(persons) <= 1:
        return typed
    return blake2b(entropy(32), digest_size=32, key=str(typed).encode()).hexdigest()


# At a table that is open; each under the table's lock


async def sit(room: Room, invite: str | None, seat: int | None, name: str) -> SeatSecret:
    """By invitation, or on a public seat."""
    table = room.table
    if invite is not None:
        row = next((one for one in table.seats if fits(invite, one.invite)), None)
        if row is None:
            raise Problem("problem-invite")
    else:
        row = next((s for s in table.seats if s.public and seat in (None, s.seat)), None)
        row = next((s for s in table.seats if s.seat == seat), row)
        if row is None or not row.public:
            raise Problem("problem-seat-closed")
    taking_over = invite is not None and row.who == "bot" and table.row.status == "playing"
    if row.who != "open" and not taking_over:
        raise Problem("problem-seat-taken")
    if table.row.status != "waiting" and not taking_over:
        raise Problem("problem-begun")
    name = own_name(table, row.seat, name)
    told: list[SeatSecret] = []
    row.secret = _told(told, row.seat)
    row.who, row.name, row.level, row.invite = "person", name, "", None
    table.setup.vacated = [one for one in table.setup.vacated if one != row.seat]
    if invite is not None:  # whom the host invites is not whom the host muted
        table.setup.muted = [one for one in table.setup.muted if one != row.seat]
    row.person = 1 + max(0, *(s.person for s in table.seats))  # 0 is who opened the table
    await table.save()
    if taking_over:
        table.tell_all(lambda lang: told_of_seat(table.seats, lang, row.seat, "notice-sat-in"))
        table.tell()
    return told[0]


async def rename(room: Room, secret: str, name: str, allowed: Quota) -> None:
    """Another name for who sits there; everything said so far is said again with it, so that it
    may not be done all the time."""
    table = room.table
    row = next((one for one in table.seats if fits(secret, one.secret)), None)
    if row is None:
        raise Problem("error-secret")
    wanted = own_name(table, row.seat, name) or row.name
    if wanted == row.name:
        return
    if not allowed.take(f"{table.row.id} {row.seat}"):
        raise Problem("problem-renames-limit")
    row.name = wanted
    await table.save()
    await keep_result(table)
    for listener in table.listeners:
        listener.sent = 0
    table.tell()


def own_name(table: Table, seat: int, name: str) -> str:
    """A name that can be told from those of the others at the table."""
    wanted = plain_name(name, MAX_NAME)
    others = {alike(one.name) for one in table.seats if one.seat != seat and one.who == "person"}
    if wanted and alike(wanted) in others:
        raise Problem("problem-name-taken", found=wanted)
    return wanted


async def set_up(room: Room, secret: str, seat: int, options: Mapping[str, object]) -> None:
    """What a seat begins with, by who sits there; by the host where no person sits."""
    table = room.table
    row = next((one for one in table.seats if one.seat == seat), None)
    if row is None:
        raise Problem("error-secret")
    if not fits(secret, row.secret) and (row.who == "person" or not fits(secret, table.row.host)):
        raise Problem("error-secret")
    if table.row.status != "waiting":
        raise Problem("problem-begun")
    game, count = games.find(table.row.game), len(table.seats)
    each: list[Mapping[str, object]] = [*listed(game.name, table.setup.options, count)]
    each[seat] = options
    kept = {name: value for name, value in table.setup.options.items() if not _of_seats(game, name)}
    kept |= given(game, each, kept)
    game.read_options({**kept, **_called(table.seats)})
    table.setup.options = kept
    await table.save()


def _of_seats(game: Game[Any, Any], option: str) -> bool:
    return says_of_seats(option, seat_kind(game.options))


async def fill(room: Room, host: str, level: str, bots: Offered) -> None:
    """Bots for all open seats."""
    table = room.table
    check_host(room, host)
    check_level(level, bots)
    for row in table.seats:
        if row.who == "open":
            row.name, row.invite = "", None
            seat_bot(row, level, bots)
    await table.save()


async def start(room: Room, host: str) -> None:
    table = room.table
    check_host(room, host)
    if table.row.status != "waiting":
        raise Problem("problem-begun")
    if any(row.who == "open" for row in table.seats):
        raise Problem("problem-seats-open")
    await begin(room)


async def begin(room: Room) -> None:
    table = room.table
    table.setup.record = first_record(table.row.game, table.setup, table.seats, room.entropy)
    table.row.status, table.setup.begun = "playing", now()
    await table.save()
    await table.reload()
    table.tell()


async def leave(room: Room, secret: str, level: str) -> None:
    """Before the start the seat opens again; later a bot takes it. The last one out: abandoned."""
    table = room.table
    check_level(level)
    row = next((one for one in table.seats if fits(secret, one.secret)), None)
    if row is None:
        raise Problem("error-secret")
    before = [msgspec.structs.replace(one) for one in table.seats]
    row.secret, row.person = None, -1
    table.setup.codes.pop(str(row.seat), None)
    if table.row.status == "waiting":
        row.who, row.name = "open", ""
    else:
        hand_over(table, row, level)
    if not any(one.who == "person" for one in table.seats) and table.row.status != "finished":
        table.row.status = "abandoned"
    await table.save()
    show_out(table, row.seat)
    key = "notice-left-open" if row.who == "open" else "notice-left"
    table.tell_all(lambda lang: told_of_seat(before, lang, row.seat, key))
    table.tell()


def hand_over(table: Table, row: SeatRow, level: str) -> None:
    """A bot plays on; somebody else may be invited to its seat."""
    row.who, row.level = "bot", level
    table.setup.vacated = sorted({*table.setup.vacated, row.seat})


def show_out(table: Table, seat: int) -> None:
    """Who held that seat alone hears nothing more of this table; who has another looks on."""
    for listener in list(table.listeners):
        if seat not in listener.held:
            continue
        listener.held = [one for one in listener.held if one != seat]
        if not listener.held:
            table.listeners.remove(listener)
            listener.close(NO_ENTRY)
        elif listener.eyes == seat:
            listener.eyes, listener.sent = None, 0


def told_of_seat(seats: Sequence[SeatRow], lang: str, seat: int, key: str) -> Notice:
    """By the name they had at the table."""
    say = says(lambda one: Voice(one, names=names(seats, one)), key, seat=seat)
    return notice(key, lang, say, seat)


def check_host(room: Room, host: str) -> None:
    if not fits(host, room.table.row.host):
        raise Problem("problem-host")


def watchers_only(manners: Manners) -> Manners:
    """For tables nobody plays at: records that were opened."""
    return msgspec.structs.replace(manners, hints=False, undo="off", chat=False)
