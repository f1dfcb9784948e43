"""Bots at a table: each thinks in another process about what its seat may know."""

from __future__ import annotations

import asyncio
from secrets import randbits

from druzina.bots.bot import Budget
from druzina.bots.random import RandomBot
from druzina.core import Refusal, Shown
from druzina.server.faults import report
from druzina.server.table.notices import notice, says
from druzina.server.table.seating import REMOTE
from druzina.server.table.table import Table
from druzina.server.workers.crew import PATIENT, URGENT, Crew, NoThought
from druzina.server.workers.work import Choose

RETRY = 2.0


class Thinking:
    """Wakes the bots of a table after each change; a thought about an older question is dropped."""

    def __init__(self, table: Table, crew: Crew, seconds: float) -> None:
        self.table, self.crew, self.seconds = table, crew, seconds
        self._about: dict[int, int] = {}
        self._kept: dict[int, bytes] = {}  # a seat's bot goes on from what it had in mind
        self._tasks: set[asyncio.Task[None]] = set()
        self._unkept: set[int] = set()  # whose choice the store refuses, and everybody knows
        table.after.append(self.wake)

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Bots whom nobody watches wait, unless people who are away wait for each other there."""
        if self.table.row.status != "playing" or not (self.table.listeners or self._awaited()):
            return
        for seat, number in self.table.turns.numbers.items():
            row = self.table.seats[seat]
            ours = row.who == "bot" and not row.level.startswith(REMOTE)
            if ours and self._about.get(seat) != number:
                self._about[seat] = number
                task = asyncio.create_task(self._answer(seat, number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _awaited(self) -> bool:
        return len({s.person for s in self.table.seats if s.who == "person"}) > 1

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _answer(self, seat: int, number: int) -> None:
        try:
            while (refused := await self._try(seat, number)) is not None:
                if refused.reason != "refusal-store":
                    return
                await asyncio.sleep(RETRY)
        except Exception as error:  # noqa: BLE001  # a bot must not take the table with it
            report(error, table=self.table.row.id)

    async def _try(self, seat: int, number: int) -> Refusal | None:
        work = await self.table.act(lambda: self._asked(seat, number))
        if work is None:
            return None
        try:
            urgency = URGENT if self.table.listeners else PATIENT
            payer = self.table.payer(self.crew.used)
            chose = await self.crew.choose(work, self.seconds, urgency, payer)
            text, aims, self._kept[seat] = chose.text, chose.aims, chose.kept
        except NoThought as error:
            report(error, table=self.table.row.id)
            text, aims = "", []
        return await self.table.act(lambda: self._play(seat, number, text, aims))

    async def _asked(self, seat: int, number: int) -> Choose | None:
        """All that the bot is given, if its question is still open."""
        match = self.table.match
        if match is None or self.table.turns.numbers.get(seat) != number:
            return None
        level = self.table.seats[seat].level
        seen = match.seen(seat)
        kept = self._kept.get(seat, b"")
        name, world, teams = match.game.name, seen.world, seen.teams
        return Choose(name, world, seat, teams, level, randbits(63), kept)

    async def _play(self, seat: int, number: int, text: str, aims: list[Shown]) -> Refusal | None:
        table = self.table
        if table.match is None or table.turns.numbers.get(seat) != number:
            return None
        table.plans.say(table.match, seat, aims)
        refused = await table.play(seat, number, [text]) if text else Refusal("", "")
        if refused is not None and refused.reason != "refusal-store":
            refused = await self._draw_lots(seat, number)
        self._tell_kept(seat, refused is None)
        return refused

    def _tell_kept(self, seat: int, kept: bool) -> None:
        """Else people would wait for a bot and not know why; it is told when it begins and ends."""
        if kept == (seat not in self._unkept):
            return
        self._unkept.symmetric_difference_update({seat})
        self._tell("notice-kept-again" if kept else "notice-not-kept", seat)

    def _tell(self, key: str, seat: int) -> None:
        table = self.table
        if table.teller is not None:
            say = says(table.teller.voice, key, seat=seat)
            table.tell_all(lambda lang: notice(key, lang, say, seat))

    async def _draw_lots(self, seat: int, number: int) -> Refusal | None:
        """The bot failed, or said what cannot be played."""
        table = self.table
        if table.match is None:
            return None
        seen = table.match.seen(seat)
        choice = RandomBot(randbits(63)).choose(seen, Budget())
        self._tell("notice-bot-failed", seat)
        return await table.play(seat, number, [seen.text(choice)])
