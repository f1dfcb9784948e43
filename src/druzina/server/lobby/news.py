"""Who looks at the lobby hears of tables that open, fill and end, at whichever server.

What happens close together is told together, so that a list is made a few times a second at most,
once for all who read a language, however many come and go; it is told only if it is not the last
one again. Other servers on the same database are told that there is news, and make lists of their
own.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

from druzina.server.faults import report
from druzina.server.limits import Bucket, Limits
from druzina.server.table.seating import table_card
from druzina.server.table.setup import read_setup
from druzina.server.wire.cards import TableCard
from druzina.server.wire.server_messages import Lobby, write_message
from druzina.store import StoreFailed, TableRow

if TYPE_CHECKING:
    from druzina.server.lobby.house import House
    from druzina.server.wire.connection import Socket

EVERY = 0.25  # seconds between two lists
WORD = {"lobby": True}  # what other servers are told
TRY_LATER, TOO_MANY = 1013, 4008


async def listed(house: House, lang: str) -> list[TableCard]:
    """Public tables: those with an open seat first, then those to watch."""
    rows = await house.store.listed(("waiting", "playing"), house.limits.tables_listed)
    cards: list[TableCard] = []
    for row in rows:
        card = await _listed(house, row, lang)
        if card is not None:
            cards.append(card)
        await asyncio.sleep(0)  # who plays does not wait for the whole list
    return sorted(cards, key=lambda card: card.status != "waiting")


async def _listed(house: House, row: TableRow, lang: str) -> TableCard | None:
    """None for one that cannot be told: nobody's table takes the list from everybody."""
    try:
        return await _card(house, row, lang)
    except StoreFailed:
        raise
    except Exception as error:  # noqa: BLE001
        report(error, table=row.id)
        return None


async def _card(house: House, row: TableRow, lang: str) -> TableCard:
    """Without opening a table that nobody is at."""
    room = house.rooms.get(row.id)
    if room is not None:
        return room.table.card(lang)
    return table_card(row, read_setup(row.body), await house.store.seats(row.id), lang)


class Onlooker:
    """One line to the lobby: of what was not read yet only the newest is kept."""

    def __init__(self, socket: Socket, lang: str, limits: Limits) -> None:
        self.lang = lang
        self._socket, self._limits = socket, limits
        self._newest: bytes | None = None
        self._closing: int | None = None
        self._ready = asyncio.Event()

    def tell(self, data: bytes) -> None:
        self._newest = data
        self._ready.set()

    def close(self, code: int) -> None:
        self._closing = code
        self._ready.set()

    async def run(self) -> None:
        """Until either side hangs up."""
        tasks = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        """Nothing is expected; who says much all the same is let go."""
        bucket = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        while bucket.take():
            await self._socket.receive()
        await self._socket.close(TOO_MANY)

    async def _write(self) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            closing, data, self._newest = self._closing, self._newest, None
            try:
                async with asyncio.timeout(self._limits.write_seconds):
                    if data is not None and not self._socket.send_now(data):
                        await self._socket.send(data)
                    if closing is not None:
                        await self._socket.close(closing)
                        return
            except TimeoutError:
                self._socket.abort()
                return


class LobbyNews:
    """All who look, and when they are told."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.onlookers: set[Onlooker] = set()
        self._told: dict[str, tuple[bytes, float]] = {}  # the last list of a language, and when
        self._making = asyncio.Lock()
        self._telling: asyncio.Task[None] | None = None
        self._more = self._ours = False

    def changed(self, ours: bool = True) -> None:
        """A table looks otherwise in the lobby: one of ours, or another server says so."""
        self._more, self._ours = True, self._ours or ours
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    def hear(self, _at: str, word: Any) -> None:
        if word == WORD:
            self.changed(ours=False)

    async def look(self, socket: Socket, address: str, lang: str) -> None:
        """Lets one onlooker in, who is told the list at once; the line to them is at their
        expense."""
        house, limits = self._house, self._house.limits
        counted = bool(address) and address not in limits.unlimited
        full = len(self.onlookers) + len(house.connections) >= limits.connections
        if full or (counted and not house.present.enter(address)):
            await socket.close(TRY_LATER)
            return
        onlooker = Onlooker(socket, lang, limits)
        self.onlookers.add(onlooker)
        try:
            await self._show({lang}, onlooker)
            await onlooker.run()
        finally:
            self.onlookers.discard(onlooker)
            if counted:
                house.present.leave(address)

    def close(self, code: int) -> None:
        if self._telling is not None:
            self._telling.cancel()
        for onlooker in self.onlookers:
            onlooker.close(code)

    async def _tell(self) -> None:
        """Now, and once more after a while if more happened meanwhile."""
        try:
            while self._more:
                ours, self._more, self._ours = self._ours, False, False
                if ours and self._house.members is not None:
                    await self._house.members.say(WORD)
                await self._show({one.lang for one in self.onlookers})
                await asyncio.sleep(EVERY)
        finally:
            self._telling = None

    async def _show(self, langs: set[str], newcomer: Onlooker | None = None) -> None:
        """A newcomer is told the last list, unless it is old."""
        for lang in langs:
            async with self._making:
                before, at = self._told.get(lang, (b"", -EVERY))
                if newcomer is not None and monotonic() - at < EVERY:
                    newcomer.tell(before)
                    continue
                made = await self._made(lang)
            for one in self.onlookers:
                if made and one.lang == lang and (one is newcomer or made != before):
                    one.tell(made)

    async def _made(self, lang: str) -> bytes:
        """A store that does not answer is no news; the page looks by itself now and then."""
        try:
            made = write_message(Lobby(tables=await listed(self._house, lang)))
        except StoreFailed as error:
            report(error)
            return b""
        self._told[lang] = made, monotonic()
        return made
