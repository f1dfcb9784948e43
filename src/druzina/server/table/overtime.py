"""A table with a clock: whose time is over loses nothing, but a bot may answer this one question.

It is let do so by somebody else at the table, and told to everybody. Until it has answered, the
late person still may.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from secrets import randbits

from druzina.core import Refusal
from druzina.server.clock import now
from druzina.server.table.notices import Say, notice, says
from druzina.server.table.seating import persons_seats, ticking
from druzina.server.table.table import Table
from druzina.server.wire.server_messages import write_message
from druzina.server.workers.crew import Crew, NoThought
from druzina.server.workers.work import Choose

LEVEL = "adept"
LAST_TOLD = 3
STALE = Refusal("", "refusal-stale")


class Overtime:
    """`seconds` are the bot's, not the person's."""

    def __init__(self, table: Table, crew: Crew, seconds: float) -> None:
        self.table, self.crew, self.seconds = table, crew, seconds

    async def let_bot(self, seat: int, late: int) -> Refusal | None:
        """At the word of whoever sits on `seat`; the bot knows no more than the late seat."""
        work = await self.table.act(lambda: self._asked(seat, late))
        if isinstance(work, Refusal):
            return work
        number, question = work
        try:
            payer = self.table.payer(self.crew.used)
            text = (await self.crew.choose(question, self.seconds, payer=payer)).text
        except NoThought:
            return Refusal("", "refusal-clock-failed")
        return await self.table.act(lambda: self._play(seat, late, number, text))

    async def _asked(self, seat: int, late: int) -> tuple[int, Choose] | Refusal:
        table, match = self.table, self.table.match
        refused = self._refused(seat, late)
        if refused is not None or match is None:
            return refused or STALE
        seen = match.seen(late)
        work = Choose(match.game.name, seen.world, late, seen.teams, LEVEL, randbits(63))
        return table.turns.numbers[late], work

    def _refused(self, seat: int, late: int) -> Refusal | None:
        table, clock = self.table, self.table.setup.manners.clock
        if table.match is None:
            return Refusal("", "refusal-not-begun")
        if clock is None or not ticking(table.setup.manners, table.seats):
            return Refusal("", "refusal-clock-off")
        if late in persons_seats(table.seats, seat):
            return Refusal("", "refusal-clock-own")
        if late < len(table.seats) and table.seats[late].who == "bot":
            return Refusal("", "refusal-clock-bot")
        if late not in table.turns.numbers:
            return STALE
        left = table.turns.since[late] + clock * 1000 - now()
        if left > 0:
            return Refusal("", "refusal-clock-early", {"asked": late, "n": ceil(left / 1000)})
        return None

    async def _play(self, seat: int, late: int, number: int, text: str) -> Refusal | None:
        table = self.table
        if table.turns.numbers.get(late) != number:
            return STALE
        refused = await table.play(late, number, [text], by_bot=True)
        teller = table.teller
        if refused is None and teller is not None:
            say = says(teller.voice, "notice-stand-in", seat=seat, asked=late)
            for listener in table.listeners:
                told = told_choices(table, late, listener.held, say)
                message = notice("notice-stand-in", listener.lang, told, late)
                listener.send(write_message(message))
        return refused


def told_back(table: Table, seat: int, held: Sequence[int]) -> Say | None:
    """For who comes back: that a bot answered, and what."""
    chosen = table.stood_in.get(seat)
    if not chosen or table.teller is None:
        return None
    say = says(table.teller.voice, "notice-stand-in-back", seat=seat, n=len(chosen))
    return told_choices(table, seat, held, say)


def told_choices(table: Table, seat: int, held: Sequence[int], say: Say) -> Say:
    """Adds what the bot chose for the seat, for nobody's eyes but those of its person."""
    teller, chosen = table.teller, table.stood_in.get(seat, [])
    alone = seat in held and set(held) <= set(persons_seats(table.seats, seat))
    if teller is None or not chosen or not alone:
        return say

    def told(lang: str) -> str:
        voice = teller.voice(lang)
        last = "; ".join(voice.shown(one) for one in chosen[-LAST_TOLD:])
        chose = voice.say("notice-stand-in-choices", left=len(chosen[:-LAST_TOLD]), chosen=last)
        return f"{say(lang)} {chose}"

    return told
