"""A match with people around it. One thing happens at a time, and is on disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from secrets import token_hex
from typing import TypeVar

from druzina.core import Problem, Refusal, Shown
from druzina.core.silence import Scope
from druzina.server.clock import now
from druzina.server.faults import report
from druzina.server.metrics import CHOICES
from druzina.server.profile.results import keep_result
from druzina.server.table import entries, keyframes
from druzina.server.table.entries import AnyMatch
from druzina.server.table.keyframes import TableFrame
from druzina.server.table.listening import Listener, Ready, news, ready_for, say_to_all
from druzina.server.table.plans import Plans
from druzina.server.table.seating import persons_seats, table_card
from druzina.server.table.setup import Setup, read_setup, write_setup
from druzina.server.table.telling import Teller
from druzina.server.table.turns import Turns
from druzina.server.web.addresses import household
from druzina.server.web.metering import elsewhere
from druzina.server.wire.cards import TableCard
from druzina.server.wire.server_messages import ChatLine, FromServer, TableChanged
from druzina.server.workers.fairness import Payer
from druzina.store import ChatRow, Conflict, SeatRow, Store, Stored, StoreFailed, TableRow
from druzina.store.rows import Status

T = TypeVar("T")

TRY_LATER = 1013
AWAY = "away"  # all tables at which nobody is share one household
NOTED_WITHIN = 60_000  # milliseconds: so far behind may be when the store says a table changed


class Table:
    """Everything at one table goes through its lock, reading too: nobody sees what is not kept."""

    def __init__(self, store: Store, stored: Stored, secret: bytes) -> None:
        self.store = store
        self.secret = secret
        self._counted = CHOICES.labels(stored.table.game)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.after: list[Callable[[], None]] = []  # whoever must look after each change: bots
        self.on_card: list[Callable[[], None]] = []  # whoever shows the table from outside
        self.match: AnyMatch | None = None
        self.turns = Turns(secret)
        self.teller: Teller | None = None
        self.plans = Plans()
        self.used = now()
        self.marked = -1  # the number of the last keyframe
        self.lost = False  # what is kept could not be read again: this object is no use any more
        self.take_over(stored)

    # What is kept

    def take_over(self, stored: Stored) -> None:
        """Becomes what the store has: at first, and again after something could not be kept."""
        self.row: TableRow = stored.table
        self.setup: Setup = read_setup(stored.table.body)
        self.seats: list[SeatRow] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.number = len(stored.entries)
        self._noted = stored.table.changed
        if stored.entries:
            self.row.changed = max(self.row.changed, stored.entries[-1].at)
        self.stood_in: dict[int, list[Shown]] = {}  # what a bot chose since the person last did
        self.match = self.teller = None
        if self.setup.record is not None:
            self._begin(stored)

    def _begin(self, stored: Stored) -> None:
        """From the last sound keyframe; if that leads nowhere, from the beginning."""
        frames = keyframes.sound(stored.keyframes, len(stored.entries))
        try:
            self._play_again(stored, frames)
        except Exception as error:  # whatever a keyframe holds, the entries hold too
            if not frames:
                raise
            report(error, table=self.row.id)
            self.stood_in = {}
            self._play_again(stored, [])

    def _play_again(self, stored: Stored, frames: Sequence[TableFrame]) -> None:
        record = self.setup.record
        assert record is not None, "it has begun"
        turns = Turns(self.secret, self.row.id)
        self.marked = frames[-1].number if frames else -1
        if frames:
            match = entries.resumed(record, [frame.match for frame in frames])
            turns.take_over(match, frames[-1].numbers, frames[-1].asked)
            self.stood_in = frames[-1].stood_in
        else:
            match = entries.begun(record)
            turns.note(match, 0, self.setup.begun or self.row.created, anew=True)
        for entry in stored.entries[max(self.marked, 0) :]:
            text = entries.as_called_now(entry.text)
            by_bot = entries.by_bot_label(match, text)
            actors = entries.carry_out(match, text, entry.number)
            anew, back = entries.anew(entry.text), entry.text.startswith("back ")
            turns.note(match, entry.number, entry.at, actors, anew, back)
            self._count(actors, by_bot)
        self.match, self.turns = match, turns
        self.teller = Teller(match, turns, self.seats, self.setup.manners, self.plans)

    def _count(self, actors: Sequence[int], by_bot: Shown | None) -> None:
        for seat in actors:
            self.stood_in[seat] = [*self.stood_in.get(seat, ()), by_bot] if by_bot else []

    async def mark(self) -> None:
        """Keeps a keyframe if one is due; without it the table only opens more slowly."""
        match, since = self.match, self.marked
        if match is None or not keyframes.due(self.number, since, match.unkept):
            return
        frame = TableFrame(
            number=self.number,
            since=since,
            match=match.keyframe(),
            numbers=self.turns.numbers,
            asked=self.turns.since,
            stood_in=self.stood_in,
        )
        self.marked = self.number
        try:
            await self.store.mark(self.row.id, since, keyframes.write(frame))
        except (Conflict, StoreFailed) as error:
            report(error, table=self.row.id)

    async def save(self) -> None:
        """Keeps the table and its seats, then tells everybody."""
        self.row.changed = now()
        self.row.body = write_setup(self.setup)
        try:
            await self.store.save(self.row, self.seats)
        except (Conflict, StoreFailed):
            await self.reload()
            raise
        if self.teller is not None:
            self.teller.renamed()
        self.tell_table()

    async def reload(self) -> None:
        """Back to what is kept, whatever was tried; if not even that can be read, to nothing."""
        self.match = self.teller = None
        self.lost = True
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise StoreFailed("the table is gone")
        await elsewhere(self.take_over, stored)
        self.lost = False

    def put_away(self) -> None:
        """Nobody needs it any more; who still has it in hand finds that it is lost."""
        self.lost = True
        self.after.clear()
        self.on_card.clear()
        if self.teller is not None:
            self.teller.renamed()
        self.match = self.teller = None

    # Playing: each returns a refusal, or None when it is kept and told

    async def play(
        self, seat: int, number: int, choices: Sequence[str], by_bot: bool = False
    ) -> Refusal | None:
        """`by_bot`: one chose for a person whose time was over."""
        match = self.match
        if match is None:
            return Refusal("", "refusal-not-begun")
        if self.row.status == "abandoned":
            return Refusal("", "refusal-closed")
        if self.turns.numbers.get(seat) != number:
            asked = seat in self.turns.numbers
            stale = Refusal("", "refusal-stale")
            return stale if asked else match.why_not(seat, choices[0]) or stale
        before, label = match.length, self._label(seat, choices[0], by_bot)
        refused = _guarded(
            lambda: (
                match.play(seat, choices[0])
                if len(choices) == 1
                else match.play_many(seat, choices)
            )
        )
        chosen = entries.chosen(match, before)
        texts = [entries.by_bot(text) for text in chosen] if by_bot else chosen
        if refused is not None:
            return refused
        self.plans.follow(match, label.targets if label else ())
        return await self._keep(texts, (seat,), by_bot=label if by_bot else None)

    def _label(self, seat: int, choice: str, by_bot: bool) -> Shown | None:
        """What is about to be done, where somebody wants to know it."""
        wanted = self.match is not None and (by_bot or self.plans.marked)
        return entries.label(self.match, seat, choice) if wanted and self.match else None

    async def plan(self, seat: int, targets: Sequence[str]) -> Refusal | None:
        """What a seat marks for its partners; kept nowhere."""
        if self.match is None:
            return Refusal("", "refusal-not-begun")
        refused = self.plans.mark(self.match, seat, targets)
        if refused is None:
            self.retell()
        return refused

    async def undo(self, seat: int) -> Refusal | None:
        """One choice of the person on the seat, within the limit and the table's manners."""
        match, teller = self.match, self.teller
        if match is None or teller is None:
            return Refusal("", "refusal-not-begun")
        count, limit, _ = teller.may_undo(seat)
        if not count:
            return Refusal("", limit)
        seats = persons_seats(self.seats, seat)
        refused = match.undo(*seats)
        return refused or await self._keep([entries.back(seats)], seats, back=True)

    async def undo_agreed(self, seat: int) -> Refusal | None:
        """Beyond the limit, by everybody's consent; what was hidden is drawn anew."""
        if self.match is None:
            return Refusal("", "refusal-not-begun")
        seats, salt = persons_seats(self.seats, seat), token_hex(32)
        undo = partial(self.match.undo, *seats, agreed=True, salt=salt)
        refused = await elsewhere(undo)
        return refused or await self._keep([entries.back(seats, salt)], (), anew=True)

    async def silence(self, seat: int, kind: str, scope: Scope) -> Refusal | None:
        match = self.match
        asked = match.asked(seat) if match else None
        if match is None or asked is None or asked.kind != kind or not asked.silenceable:
            return Refusal("", "refusal-not-silenceable")
        refused = _guarded(lambda: match.silence(seat, kind, scope))
        return refused or await self._keep([entries.silence(seat, kind, scope)], ())

    async def speak(self, seat: int, kind: str) -> Refusal | None:
        if self.match is None or kind not in self.match.silenced(seat):
            return Refusal("", "refusal-not-silenceable")
        self.match.speak(seat, kind)
        return await self._keep([entries.speak(seat, kind)], ())

    async def _keep(
        self,
        texts: Sequence[str],
        actors: Sequence[int],
        anew: bool = False,
        back: bool = False,
        by_bot: Shown | None = None,
    ) -> Refusal | None:
        """On disk first, then told. If it cannot be kept, it has not happened.

        What will be told is made before the disk is waited for: all that it is made of was just in
        hand.
        """
        match = self.match
        assert match is not None, "something was played"
        at = now()
        self.turns.note(match, self.number + len(texts), at, actors, anew, back, len(texts))
        ready = self._made_ready()
        status = "finished" if match.outcome is not None else self.row.status
        if not await self._append(texts, at, status):
            await self._give_up()
            return Refusal("", "refusal-store")
        self._count(actors, by_bot)
        self.row.changed, changed_status = at, status != self.row.status
        self.row.status = status
        self.tell(ready)
        if changed_status:
            self.tell_table()
            await keep_result(self)
        await self.mark()
        return None

    async def _append(self, texts: Sequence[str], at: int, status: Status) -> bool:
        """Whether it is on disk now; the table's own row says so only now and then."""
        noted = status != self.row.status or at - self._noted >= NOTED_WITHIN
        told = status if noted else None
        try:
            await self.store.append(self.row.id, self.number, texts, at, told)
        except (Conflict, StoreFailed) as error:
            report(error, table=self.row.id)
            return False
        self._noted = at if noted else self._noted
        self.number += len(texts)
        self._counted.inc(len(texts))
        return True

    async def _give_up(self) -> None:
        """As it was before; where not even that can be read, everybody must come in again."""
        try:
            await self.reload()
            self.tell()
        except (StoreFailed, Problem) as error:
            report(error, table=self.row.id)
            for listener in self.listeners:
                listener.close(TRY_LATER)

    async def say(self, seat: int, text: str) -> Refusal | None:
        if not self.setup.manners.chat:
            return Refusal("", "refusal-chat-off")
        if seat in self.setup.muted:
            return Refusal("", "refusal-muted")
        number = self.chat[-1].number + 1 if self.chat else 1
        line = ChatRow(number, seat, self.seats[seat].name, text, now())
        try:
            await self.store.say(self.row.id, line)
        except (Conflict, StoreFailed):
            return Refusal("", "refusal-store")
        self.chat = [*self.chat[-199:], line]
        self.tell_all(lambda _: chat_line(line))
        return None

    # Telling

    def tell(self, ready: Sequence[Ready] | None = None) -> None:
        """Everybody whose eyes see a difference gets the new state."""
        self.retell(ready)
        for look in self.after:
            look()

    def retell(self, ready: Sequence[Ready] | None = None) -> None:
        """Nothing happened in the game, but some may be told more."""
        for one in news(self.teller, self.listeners) if ready is None else ready:
            if one.listener not in self.listeners:
                continue
            if one.listener.behind:  # who reads slowly is told the newest, once all else was read
                one.listener.miss(self)
            else:
                one.send()

    def show(self, listener: Listener, again: bool = False) -> None:
        ready = ready_for(self.teller, listener, again)
        if ready is not None:
            ready.send()

    def _made_ready(self) -> list[Ready] | None:
        """What will be told; what cannot be said must not keep a choice from being kept."""
        try:
            return news(self.teller, self.listeners)
        except Exception:  # noqa: BLE001  # it is tried again, and fails, when it is told
            return None

    def tell_table(self) -> None:
        for tell in self.on_card:
            tell()
        self.tell_all(lambda lang: TableChanged(table=self.card(lang)))

    def tell_all(self, made: Callable[[str], FromServer]) -> None:
        """One message to all, made once per language."""
        say_to_all(self.listeners, made)

    def card(self, lang: str) -> TableCard:
        connected = {seat for listener in self.listeners for seat in listener.held}
        return table_card(self.row, self.setup, self.seats, lang, connected, self.watching)

    @property
    def watching(self) -> int:
        """How many listen who hold no seat."""
        return sum(not listener.held for listener in self.listeners)

    def payer(self, used: Callable[[str], float]) -> Payer:
        """At whose expense bots think here: of all who listen, who had the least of late."""
        here = {household(listener.address) for listener in self.listeners}
        return Payer(min(sorted(here), key=used, default=AWAY), self.row.id)

    # One at a time

    async def act(self, made: Callable[[], Awaitable[T]]) -> T:
        """Does something when it is its turn, to the end even if who asked for it is gone."""
        return await asyncio.shield(asyncio.create_task(self.alone(made)))

    async def alone(self, made: Callable[[], Awaitable[T]]) -> T:
        """The same for who sees to it that it comes to its end: a task less for every message."""
        async with self.lock:
            self.used = now()
            return await made()


def chat_line(line: ChatRow) -> ChatLine:
    return ChatLine(number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)


def _guarded(play: Callable[[], Refusal | None]) -> Refusal | None:
    """A rule that fails leaves the match as it was; the player is told, the log says where."""
    try:
        return play()
    except Problem as problem:
        return Refusal("", problem.key, problem.arguments)
    except Exception as error:  # noqa: BLE001  # whatever a rule does wrong, the table goes on
        report(error)
        return Refusal("", "refusal-failed")
