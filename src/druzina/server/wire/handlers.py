"""What each message of a client does: one small handler for each kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from secrets import randbits
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from druzina.core import Refusal
from druzina.server.clock import now
from druzina.server.metrics import LATENCY
from druzina.server.table import answers
from druzina.server.table.seating import persons_seats
from druzina.server.table.wording import Voice, cleaned
from druzina.server.web.addresses import household
from druzina.server.wire import client_messages as c
from druzina.server.wire import server_messages as p
from druzina.server.workers.crew import NoThought
from druzina.server.workers.fairness import Payer
from druzina.server.workers.work import Choose

if TYPE_CHECKING:
    from druzina.server.lobby.house import Room
    from druzina.server.wire.connection import Connection

NOT_YOURS = Refusal("", "refusal-not-yours")
OTHER_EYES = Refusal("", "refusal-other-eyes")
NO_FAULT = (
    "refusal-stale",
    "refusal-not-asked",
    "refusal-store",
    "refusal-not-yours",
)  # of a choice that may have been good
HINT_BOT = "master"
HINTS_WAITING = 8  # thoughts of one household that may wait before hints are refused

Handler = Callable[[Any], Coroutine[Any, Any, None]]
T = TypeVar("T")


class ShownOut(Exception):
    """Of this table nothing more is told to them."""


class Handlers:
    """Serves one connection at one table."""

    def __init__(self, connection: Connection, room: Room) -> None:
        self.connection, self.room, self.table = connection, room, room.table

    def of(self, message: c.ClientMessage) -> Handler:
        """What takes this kind of message."""
        return partial(_HANDLERS[type(message)], self)

    @property
    def voice(self) -> Voice:
        """The table's words in this connection's language."""
        teller = self.table.teller
        return teller.voice(self.connection.lang) if teller else Voice(self.connection.lang)

    async def _act(self, made: Callable[[], Awaitable[T]]) -> T:
        """When it is its turn. Whoever was shown out while waiting for it does nothing more; which
        seats are held is looked at only then, for it may be one less than when it was asked."""

        async def here() -> T:
            if self.connection not in self.table.listeners:
                raise ShownOut
            return await made()

        return await self.connection.act(self.table, here)

    async def _own(self, seat: int, act: Callable[[], Awaitable[Refusal | None]]) -> Refusal | None:
        return await act() if seat in self.connection.held else NOT_YOURS

    # Looking

    async def _hello(self, message: c.Hello) -> None:
        self.connection.error("error-message", detail="hello")

    async def _eyes(self, message: c.Eyes) -> None:
        if message.seat is not None and message.seat not in self.connection.held:
            self.connection.error("refusal-not-yours")
            return
        await self._act(lambda: self._look(message.seat, message.since))

    async def _again(self, message: c.Again) -> None:
        await self._act(lambda: self._look(self.connection.eyes, message.since))

    async def _language(self, message: c.Language) -> None:
        self.connection.lang = message.lang
        await self._act(lambda: self._look(self.connection.eyes, 0, renamed=True))

    async def _look(self, eyes: int | None, since: int, renamed: bool = False) -> None:
        connection = self.connection
        if eyes is not None and eyes not in connection.held:
            connection.error("refusal-not-yours")
            return
        connection.eyes, connection.sent = eyes, since
        if renamed:
            connection.say(p.TableChanged(table=self.table.card(connection.lang)))
            for request in self.room.requests.told(connection.lang):
                connection.say(request)
        self.table.show(connection, again=True)

    async def _ping(self, message: c.Ping) -> None:
        self.connection.say(p.Pong(now=now()))

    # Playing

    async def _play(self, message: c.Play) -> None:
        began = perf_counter()
        await self._do(
            message,
            lambda: self.table.play(message.seat, message.number, message.choices),
        )
        LATENCY.observe(perf_counter() - began)

    async def _undo(self, message: c.Undo) -> None:
        await self._do(message, lambda: self.table.undo(message.seat))

    async def _ask_undo(self, message: c.AskUndo) -> None:
        await self._do(message, lambda: self.room.requests.ask(message.seat))

    async def _remind(self, message: c.Remind) -> None:
        await self._do(message, lambda: self.room.reminders.remind(message.seat))

    async def _plan(self, message: c.MarkPlan) -> None:
        await self._do(message, lambda: self.table.plan(message.seat, message.targets))

    async def _silence(self, message: c.Silence) -> None:
        await self._do(
            message, lambda: self.table.silence(message.seat, message.kind, message.scope)
        )

    async def _speak(self, message: c.Speak) -> None:
        await self._do(message, lambda: self.table.speak(message.seat, message.kind))

    async def _do(
        self,
        message: c.Play | c.Undo | c.AskUndo | c.Remind | c.MarkPlan | c.Silence | c.Speak,
        act: Callable[[], Awaitable[Refusal | None]],
    ) -> None:
        """Only for a seat of one's own; then the reply, after the state that it led to."""
        if message.seat not in self.connection.held:
            self.connection.refuse(message.id, NOT_YOURS, self.voice)
            return
        refused = await self._act(lambda: self._own(message.seat, act))
        if refused is not None and isinstance(message, c.Play) and refused.reason not in NO_FAULT:
            self.room.remote.refused(message.seat)
        self._reply(message.id, refused)

    async def _let_bot(self, message: c.LetBot) -> None:
        """Not under the table's lock: others play on while the bot thinks."""
        if message.seat not in self.connection.held:
            self.connection.refuse(message.id, NOT_YOURS, self.voice)
            return
        refused = await self.room.overtime.let_bot(message.seat, message.late)
        self._reply(message.id, refused)

    def _reply(self, id_: int, refused: Refusal | None) -> None:
        if refused is not None:
            self.connection.refuse(id_, refused, self.voice)
        else:
            self.connection.send(p.DONE % id_)

    async def _consent(self, message: c.Consent) -> None:
        if message.seat not in self.connection.held:
            self.connection.error("refusal-not-yours")
            return
        answer = partial(self.room.requests.answer, message.request, message.seat, message.allow)
        refused = await self._act(lambda: self._own(message.seat, answer))
        if refused is not None:
            self.connection.error(refused.reason)

    async def _say(self, message: c.Say) -> None:
        text = cleaned(message.text, c.MAX_CHAT)
        if message.seat not in self.connection.held:
            self.connection.error("refusal-not-yours")
        elif text:
            say = partial(self.table.say, message.seat, text)
            refused = await self._act(lambda: self._own(message.seat, say))
            if refused is not None:
                self.connection.error(refused.reason)

    # Looking ahead

    async def _preview(self, message: c.AskPreview) -> None:
        async def act() -> None:
            seen = answers.preview(
                self.table, message.seat, message.choices, message.view, self.voice
            )
            if isinstance(seen, Refusal):
                self.connection.refuse(message.id, seen, self.voice)
            else:
                self.connection.say(p.Reply(id=message.id, ok=True, preview=seen))

        await self._ahead(message, act)

    async def _forecast(self, message: c.AskForecast) -> None:
        async def act() -> None:
            seen = answers.forecast(self.table, message.seat, message.choices, self.voice)
            if isinstance(seen, Refusal):
                self.connection.refuse(message.id, seen, self.voice)
            else:
                self.connection.say(p.Reply(id=message.id, ok=True, forecast=seen))

        await self._ahead(message, act)

    async def _why(self, message: c.Why) -> None:
        async def act() -> None:
            refused = answers.why(self.table, message.seat, message.choice)
            if refused is not None:
                self.connection.refuse(message.id, refused, self.voice)
            else:
                self.connection.say(p.Reply(id=message.id, ok=True))

        await self._ahead(message, act)

    async def _ahead(
        self, message: c.AskPreview | c.AskForecast | c.Why, act: Callable[[], Awaitable[None]]
    ) -> None:
        """Only through the eyes one looks through: a shared screen shows no other seat's side."""

        async def seen() -> None:
            refused = self._unseen(message.seat)
            if refused is None:
                await act()
            else:
                self.connection.refuse(message.id, refused, self.voice)

        await self._act(seen)

    def _unseen(self, seat: int) -> Refusal | None:
        if seat not in self.connection.held:
            return NOT_YOURS
        return None if seat == self.connection.eyes else OTHER_EYES

    async def _hint(self, message: c.AskHint) -> None:
        refused = await self._hinted(message)
        if refused is not None:
            self.connection.refuse(message.id, refused, self.voice)

    async def _hinted(self, message: c.AskHint) -> Refusal | None:
        table, seat = self.table, message.seat
        unseen = self._unseen(seat)
        if unseen is not None:
            return unseen
        if not table.setup.manners.hints:
            return Refusal("", "refusal-hints-off")
        person, crew = persons_seats(table.seats, seat)[0], self.room.crew
        payer = Payer(household(self.connection.address), table.row.id)
        if person in self.room.hinting or crew.waiting_of(payer.household) >= HINTS_WAITING:
            return Refusal("", "refusal-hint-busy")
        work = await self._act(lambda: self._imagined(seat))
        if isinstance(work, Refusal):
            return work
        self.room.hinting.add(person)
        try:
            chose = await crew.choose(work, self.room.limits.bot_seconds, payer=payer)
        except NoThought:
            return Refusal("", "refusal-hint-failed")
        finally:
            self.room.hinting.discard(person)

        async def tell() -> Refusal | None:
            unseen = self._unseen(seat)
            if unseen is not None:
                return unseen
            hint = answers.hinted(table, seat, chose, self.voice)
            if hint is None:
                return Refusal("", "refusal-stale")
            self.connection.say(p.Reply(id=message.id, ok=True, hint=hint))
            return None

        return await self._act(tell)

    async def _imagined(self, seat: int) -> Choose | Refusal:
        """What the hinting bot is given: no more than the seat knows."""
        match, unseen = self.table.match, self._unseen(seat)
        if unseen is not None:
            return unseen
        if match is None:
            return answers.NOT_BEGUN
        if seat not in self.table.turns.numbers:
            return match.why_not(seat, "") or answers.NOT_BEGUN
        return Choose(
            match.game.name, match.seen(seat).world, seat, match.teams, HINT_BOT, randbits(63)
        )


# Beside the class, not in it: a table of its own methods would go round in a circle.
_HANDLERS: dict[type[c.FromClient], Callable[[Handlers, Any], Coroutine[Any, Any, None]]] = {
    c.Hello: Handlers._hello,
    c.Eyes: Handlers._eyes,
    c.Again: Handlers._again,
    c.Language: Handlers._language,
    c.Play: Handlers._play,
    c.AskPreview: Handlers._preview,
    c.AskForecast: Handlers._forecast,
    c.Why: Handlers._why,
    c.Undo: Handlers._undo,
    c.AskUndo: Handlers._ask_undo,
    c.Remind: Handlers._remind,
    c.LetBot: Handlers._let_bot,
    c.MarkPlan: Handlers._plan,
    c.Consent: Handlers._consent,
    c.Silence: Handlers._silence,
    c.Speak: Handlers._speak,
    c.AskHint: Handlers._hint,
    c.Say: Handlers._say,
    c.Ping: Handlers._ping,
}
