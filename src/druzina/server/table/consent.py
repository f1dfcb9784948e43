"""Taking back beyond the limit: somebody asks, everybody else answers, silence refuses."""

from __future__ import annotations

import asyncio
from itertools import count

from msgspec import Struct

from druzina.core import Refusal
from druzina.server.clock import now
from druzina.server.table.notices import also, says
from druzina.server.table.seating import persons_seats
from druzina.server.table.table import Table
from druzina.server.wire.server_messages import Request, Settled


class _Asked(Struct):
    request: int
    seat: int
    wanted: list[int]
    until: int
    number: int


class Requests:
    """At most one request at a table; it falls when the game goes on.

    By post it stands for days, not seconds.
    """

    def __init__(self, table: Table, seconds: float, post_seconds: float) -> None:
        self.table = table
        self.seconds = post_seconds if table.setup.manners.pace == "post" else seconds
        self._count = count(1)
        self._open: _Asked | None = None
        self._timer: asyncio.TimerHandle | None = None
        table.after.append(self._look)

    async def ask(self, seat: int) -> Refusal | None:
        """Asks every person but the one on the seat; with bots alone it is done at once."""
        table = self.table
        if table.match is None or table.teller is None:
            return Refusal("", "refusal-not-begun")
        if self._open is not None:
            return Refusal("", "refusal-request-open")
        count, _, ask = table.teller.may_undo(seat)
        if count or not ask:
            return await table.undo(seat)  # or says why not
        mine = persons_seats(table.seats, seat)
        wanted = [s.seat for s in table.seats if s.who == "person" and s.seat not in mine]
        if not wanted:
            return await table.undo_agreed(seat)
        until = now() + int(self.seconds * 1000)
        self._open = _Asked(next(self._count), seat, wanted, until, table.number)
        self._timer = asyncio.get_running_loop().call_later(self.seconds, self._too_late)
        table.tell_all(lambda lang: self.told(lang)[0])
        return None

    @property
    def open(self) -> bool:
        return self._open is not None

    def told(self, lang: str) -> list[Request]:
        """The open request, for those who come in now."""
        asked, teller = self._open, self.table.teller
        if asked is None or teller is None:
            return []
        return [
            Request(
                request=asked.request,
                seat=asked.seat,
                words=teller.voice(lang).say("request-undo", seat=asked.seat, n=self._later(asked)),
                wanted=list(asked.wanted),
                until=asked.until,
            )
        ]

    def _later(self, asked: _Asked) -> int:
        """How many choices that all know of would fall with it."""
        match = self.table.match
        last = match.last(*persons_seats(self.table.seats, asked.seat)) if match else None
        return max(0, match.settled - last - 1) if match and last is not None else 0

    async def answer(self, request: int, seat: int, allow: bool) -> Refusal | None:
        asked = self._open
        if asked is None or asked.request != request or seat not in asked.wanted:
            return Refusal("", "refusal-stale")
        if not allow:
            self._settle(False, "settled-refused", seat)
            return None
        answered = persons_seats(self.table.seats, seat)
        asked.wanted = [one for one in asked.wanted if one not in answered]
        if not asked.wanted:
            self._settle(True, "settled-allowed", seat)
            return await self.table.undo_agreed(asked.seat)
        return None

    def _look(self) -> None:
        """Whatever was played since, the question is another now."""
        if self._open is not None and self.table.number != self._open.number:
            self._settle(False, "settled-moved-on", self._open.seat)

    def _too_late(self) -> None:
        if self._open is not None:
            self._settle(False, "settled-silence", self._open.seat)

    def _settle(self, allowed: bool, key: str, seat: int) -> None:
        asked, self._open = self._open, None
        if self._timer is not None:
            self._timer.cancel()
        teller = self.table.teller
        if asked is None or teller is None:
            return
        say = says(teller.voice, key, seat=seat)
        self.table.tell_all(
            lambda lang: Settled(
                request=asked.request, allowed=allowed, words=say(lang), also=also(lang, say)
            )
        )
