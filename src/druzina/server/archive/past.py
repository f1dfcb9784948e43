"""Finished and forked tables: records, replays, playing on from here. What is secret until the
end is told only after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from druzina.core import Problem, Record, Refusal, read_record
from druzina.server.archive.lesson import asked_again
from druzina.server.archive.playback import ALL, PUBLIC, Playback
from druzina.server.lobby.house import House, Room
from druzina.server.lobby.opening import Seated, keep_table, seated, watchers_only
from druzina.server.lobby.reading import read_game
from druzina.server.table.answers import said, told_preview
from druzina.server.table.entries import AnyMatch, luck
from druzina.server.table.naming import plain_name
from druzina.server.table.seating import held
from druzina.server.table.setup import Setup
from druzina.server.table.wording import Voice
from druzina.server.web.keys import new_secret
from druzina.server.web.metering import elsewhere, one_by_one
from druzina.server.wire.cards import Manners
from druzina.server.wire.client_messages import MAX_NAME
from druzina.server.wire.http_messages import AskedAgain, Fork, NewSeat, Replay
from druzina.server.wire.server_messages import Reply
from druzina.server.workers.placing import tried
from druzina.server.workers.work import Place
from druzina.store import SeatRow

T = TypeVar("T")

MOST_SEATS = 64
LONGEST_NAME = 4 * MAX_NAME  # as anybody may type one; a table keeps its record with each change


class Past:
    """Replays, each kept as long as its table is open so that winding on is cheap."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def over(self, room: Room) -> None:
        """Raises unless all about this table, and about those it grew out of, may be told."""
        if room.table.row.status != "finished":
            raise Problem("problem-not-over")
        source: Room | None = room
        while source is not None and source.table.setup.veiled:
            source = await self.house.room(source.table.setup.veiled)
            if source is not None and source.table.row.status == "playing":
                raise Problem("problem-veiled")

    async def record(self, room: Room) -> Record:
        await self.over(room)
        assert room.table.match is not None, "a finished table was played"
        record = room.table.match.record
        record.sitting = [row.level or "person" for row in room.table.seats]
        return record

    async def finished(self, room: Room) -> AnyMatch:
        """A match that is over, to look back in."""
        await self.over(room)
        assert room.table.match is not None, "a finished table was played"
        return room.table.match.copy()

    async def replay(
        self, room: Room, steps: tuple[int, int], eyes: str, secrets: Sequence[str], lang: str
    ) -> Replay:
        match, teller = room.table.match, room.table.teller
        if match is None or teller is None:
            raise Problem("refusal-not-begun")
        await self._check_eyes(room, eyes, secrets)
        voice = teller.voice(lang)
        first, count = steps
        async with one_by_one():
            playback, lock = await self._playback(room, match)
            wanted = range(first, min(first + count, playback.steps + 1)) or range(first, first + 1)
            async with lock:
                frames = await elsewhere(playback.frames, wanted, eyes, voice)
        return Replay(playback.steps, eyes, frames)

    async def asked_again(self, room: Room, step: int, seat: int, lang: str) -> AskedAgain:
        """What the seat was asked after a step of a finished game."""
        return await self._back_at(
            room, step, lang, lambda match, voice: asked_again(match, step, seat, voice)
        )

    async def preview(
        self, room: Room, step: int, seat: int, choices: Sequence[str], lang: str
    ) -> Reply:
        """What choices would have done there, or what was against them."""

        def look(match: AnyMatch, voice: Voice) -> Reply:
            seen = told_preview(match, seat, choices, True, voice)
            if isinstance(seen, Refusal):
                return Reply(id=0, ok=False, refusal=said(seen, voice))
            return Reply(id=0, ok=True, preview=seen)

        return await self._back_at(room, step, lang, look)

    async def look_back(self, room: Room, step: int, look: Callable[[AnyMatch], T]) -> T:
        """What is to be seen of a finished game after a step."""
        return await self._back_at(room, step, "en", lambda match, _: look(match))

    async def _back_at(
        self, room: Room, step: int, lang: str, look: Callable[[AnyMatch, Voice], T]
    ) -> T:
        await self.over(room)
        match, teller = room.table.match, room.table.teller
        assert match is not None, "a finished table was played"
        assert teller is not None, "a finished table was played"
        voice = teller.voice(lang)
        async with one_by_one():
            playback, lock = await self._playback(room, match)
            async with lock:
                return await elsewhere(lambda: look(playback.at(step), voice))

    async def _check_eyes(self, room: Room, eyes: str, secrets: Sequence[str]) -> None:
        seats = room.table.seats
        own = [str(seat) for seat in held(seats, secrets)]
        known = eyes in (ALL, PUBLIC) or (eyes.isdigit() and int(eyes) < len(seats))
        if not known:
            raise Problem("problem-eyes")
        if eyes in own:
            return
        setup = room.table.setup
        if eyes == PUBLIC and (own or (setup.manners.spectators and not setup.watchers)):
            return  # where only so many may watch, nobody does so by the back door
        try:
            await self.over(room)
        except Problem as problem:
            raise Problem("problem-eyes") from problem

    async def _playback(self, room: Room, match: AnyMatch) -> tuple[Playback, asyncio.Lock]:
        """The playback of this moment, wound by one reader at a time; other tables do not wait."""
        number = room.table.number
        if room.playback is None or room.playback[0] != number:
            made = await elsewhere(Playback, match.copy(), match.settled)
            if room.playback is None or room.playback[0] != number:
                room.playback = number, made, asyncio.Lock()
        return room.playback[1:]

    # New tables out of old ones

    async def open_record(self, data: bytes, lang: str, whose: str = "") -> Room:
        """A finished table from a record; whatever is wrong with it is a `Problem`."""
        limits = self.house.limits
        if len(data) > limits.record_bytes:
            raise Problem("error-size")
        record = read_record(data)
        if len(record.entries) > limits.record_entries:
            count = len(record.entries)
            raise Problem("problem-record-long", found=count, valid=limits.record_entries)
        if any(len(name) > LONGEST_NAME for name in _names(record)):
            raise Problem("problem-record-field", detail="names")
        if len(record.sitting) > MOST_SEATS or any(len(o) > LONGEST_NAME for o in record.sitting):
            raise Problem("problem-record-field", detail="sitting")
        async with one_by_one():
            return await self._opened(record, data, lang, whose)

    async def _opened(self, record: Record, data: bytes, lang: str, whose: str) -> Room:
        await tried(self.house.crew, Place(record=data, lang=lang), whose)
        game = await read_game(record.game)
        options = game.read_options(dict(record.options))
        seats = [_recorded(record, seat) for seat in range(options.seats)]
        setup = Setup(
            options=_own_options(record),
            manners=watchers_only(Manners()),
            record=record,
            imported=True,
        )
        return await keep_table(self.house, record.game, setup, seats, new_secret(), finished=True)

    async def fork(self, room: Room, wanted: Fork) -> tuple[Room, str, Seated]:
        table = room.table
        if table.match is None:
            raise Problem("refusal-not-begun")
        whole = table.match.record
        whole.fingerprint = ""
        running = table.row.status != "finished"
        if not running:
            await self.over(room)
        seat = self._forker(room, wanted, running)
        step = len(whole.entries) if running or wanted.step is None else wanted.step
        if step > len(whole.entries):
            raise Problem("problem-step", found=step, last=len(whole.entries))
        whole.entries = whole.entries[:step]
        chosen = None if running else wanted.seats
        seats = seated(chosen or _forked_seats(len(table.seats), seat, wanted), self.house.bots)
        if len(seats.rows) != len(table.seats) or any(row.who == "open" for row in seats.rows):
            raise Problem("problem-seats-open")
        anew = [luck(seat if running else None)]
        setup = Setup(
            options=table.setup.options,
            manners=_inherited(table.setup),
            watchers=table.setup.watchers,
            record=whole,
            forked_from=table.row.id,
            veiled=table.row.id if running or table.setup.veiled else "",
        )
        host = new_secret()
        entries = anew if running or wanted.luck == "new" else []
        made = await keep_table(self.house, table.row.game, setup, seats.rows, host, entries)
        return made, host, seats

    def _forker(self, room: Room, wanted: Fork, running: bool) -> int:
        """Whose seat it is; of a running table only one's own."""
        table = room.table
        if not running:
            seat = wanted.seat or 0
            if seat >= len(table.seats):
                raise Problem("problem-fork-seat")
            return seat
        own = held(table.seats, [wanted.secret]) if wanted.secret else []
        if not own:
            raise Problem("problem-eyes")
        return own[0]


def _inherited(setup: Setup) -> Manners:
    """What a table does not allow, its fork does not either; nobody is waited for there."""
    if setup.imported:
        return Manners()
    return msgspec.structs.replace(setup.manners, clock=None, pace="live")


def _forked_seats(count: int, mine: int, wanted: Fork) -> list[NewSeat]:
    me = NewSeat(who="me", name=wanted.name)
    bot = NewSeat(who="bot", level=wanted.level)
    return [me if seat == mine else bot for seat in range(count)]


def _recorded(record: Record, seat: int) -> SeatRow:
    """Who sat there, as far as the record says."""
    names = _names(record)
    name = plain_name(names[seat], MAX_NAME) if seat < len(names) else ""
    return SeatRow(seat=seat, who="person", name=name, person=seat)


def _names(record: Record) -> list[str]:
    names = record.options.get("names")
    return [str(name) for name in names] if isinstance(names, list) else []


def _own_options(record: Record) -> dict[str, object]:
    return {name: v for name, v in record.options.items() if name not in ("seats", "names")}
