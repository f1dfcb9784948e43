"""Seats whose bot thinks elsewhere: it sits down by its token and speaks the protocol of the page.

The table waits for it as long as its time allows. Whether it is late, talks nonsense or is not
there, everybody is told which, and one of the server's own bots answers that one question for it
from the same view. What it says afterwards is stale, as for people.
"""

from __future__ import annotations

import asyncio
from secrets import randbits
from time import monotonic

from druzina.bots.bot import Budget
from druzina.bots.random import RandomBot
from druzina.server.faults import report
from druzina.server.limits import Limits
from druzina.server.table.notices import notice, says
from druzina.server.table.seating import REMOTE
from druzina.server.table.table import Table
from druzina.server.workers.crew import Crew, NoThought
from druzina.server.workers.work import Choose

STAND_IN = "adept"
NONSENSE = 3  # refused answers to one question, then it is answered for the bot
LATE, SILLY, AWAY = "notice-remote-late", "notice-remote-nonsense", "notice-remote-away"


class Remote:
    """Waits for the bots of such seats after each change."""

    def __init__(self, table: Table, crew: Crew, limits: Limits) -> None:
        self.table, self.crew, self.limits = table, crew, limits
        self._about: dict[int, int] = {}
        self._refused: dict[int, int] = {}
        self._missed: set[int] = set()  # seats of which it was told that nobody is there
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        table.after.append(self.wake)

    def wake(self) -> None:
        if self.table.row.status != "playing" or not self.table.listeners:
            return
        for seat, number in self.table.turns.numbers.items():
            if self.table.seats[seat].level.startswith(REMOTE) and self._about.get(seat) != number:
                self._about[seat], self._refused[seat] = number, 0
                task = asyncio.create_task(self._wait(seat, number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def changed(self) -> None:
        """Somebody came or went."""
        self._news.set()

    def refused(self, seat: int) -> None:
        """The bot of that seat answered what cannot be played."""
        if seat in self._refused:
            self._refused[seat] += 1
            self._news.set()

    async def _wait(self, seat: int, number: int) -> None:
        try:
            why = await self._reason(seat, number)
            if why:
                await self._stand_in(seat, number, why)
        except Exception as error:  # noqa: BLE001  # a bot must not take the table with it
            report(error, table=self.table.row.id)

    async def _reason(self, seat: int, number: int) -> str:
        """Why it must be answered for the bot; nothing if it answers in time."""
        since, was_here = monotonic(), self._here(seat)
        while self.table.turns.numbers.get(seat) == number:
            here = self._here(seat)
            if here != was_here:
                since, was_here = monotonic(), here
            if here:
                self._missed.discard(seat)
            if self._refused[seat] >= NONSENSE:
                return SILLY
            limits = self.limits
            patience = limits.remote_seconds if here else limits.remote_away_seconds
            left = since + (0.0 if seat in self._missed else patience) - monotonic()
            if left <= 0:
                return LATE if here else AWAY
            await self._until_news(min(left, 1.0))
        return ""

    async def _until_news(self, seconds: float) -> None:
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return

    def _here(self, seat: int) -> bool:
        return any(seat in listener.held for listener in self.table.listeners)

    async def _stand_in(self, seat: int, number: int, why: str) -> None:
        match = self.table.match
        if match is None:
            return
        seen = match.seen(seat)
        name, world, teams = match.game.name, seen.world, seen.teams
        work = Choose(name, world, seat, teams, STAND_IN, randbits(63))
        try:
            payer = self.table.payer(self.crew.used)
            text = (await self.crew.choose(work, self.limits.bot_seconds, payer=payer)).text
        except NoThought as error:
            report(error, table=self.table.row.id)
            text = seen.text(RandomBot(randbits(63)).choose(seen, Budget()))
        await self.table.act(lambda: self._play(seat, number, text, why))

    async def _play(self, seat: int, number: int, text: str, why: str) -> None:
        table, teller = self.table, self.table.teller
        if teller is None or table.turns.numbers.get(seat) != number:
            return
        told = why == AWAY and seat in self._missed
        if why == AWAY:
            self._missed.add(seat)
        if not told:
            say = says(teller.voice, why, seat=seat)
            table.tell_all(lambda lang: notice(why, lang, say, seat))
        await table.play(seat, number, [text])
