"""Who waits long may remind those who are asked, now and then."""

from __future__ import annotations

from druzina.core import Refusal
from druzina.server.clock import now
from druzina.server.table.notices import notice, says
from druzina.server.table.seating import persons_seats
from druzina.server.table.table import Table
from druzina.server.wire.server_messages import write_message


class Reminders:
    """Nobody is reminded before they were waited for long, nor again before that time passed.

    By post that is days, not minutes.
    """

    def __init__(self, table: Table, seconds: float, post_seconds: float) -> None:
        self.table, self._live, self._post = table, seconds, post_seconds
        self._last: dict[int, int] = {}

    async def remind(self, seat: int) -> Refusal | None:
        table = self.table
        if table.match is None or table.teller is None:
            return Refusal("", "refusal-not-begun")
        at, mine = now(), persons_seats(table.seats, seat)
        late = [
            other
            for other in table.turns.numbers
            if other not in mine and table.seats[other].who == "person" and self._long(other, at)
        ]
        if not late:
            return Refusal("", "refusal-remind-post" if self._by_post else "refusal-remind-early")
        for other in late:
            self._last[other] = at
        say = says(table.teller.voice, "notice-reminded", seat=seat)
        for listener in table.listeners:
            reminded = next((other for other in late if other in listener.held), None)
            if reminded is not None:
                told = notice("notice-reminded", listener.lang, say, reminded)
                listener.send(write_message(told))
        return None

    @property
    def _by_post(self) -> bool:
        return self.table.setup.manners.pace == "post"

    def _long(self, seat: int, at: int) -> bool:
        since = max(self.table.turns.since.get(seat, at), self._last.get(seat, 0))
        return at - since >= (self._post if self._by_post else self._live) * 1000
