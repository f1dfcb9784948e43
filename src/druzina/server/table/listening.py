"""Those who hear what happens at a table, and what is made ready for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from druzina.server.table.frames import Told, frame, same
from druzina.server.table.sights import Eyes
from druzina.server.table.telling import Teller
from druzina.server.wire.server_messages import FromServer, write_message

if TYPE_CHECKING:
    from druzina.server.table.table import Table


class Listener(Protocol):
    """Somebody who hears what happens at the table."""

    lang: str
    address: str
    eyes: Eyes
    held: list[int]
    heard: Told | None
    sent: int
    behind: bool  # something waits to be read; news would only grow old behind it

    def miss(self, table: Table) -> None: ...

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Ready(NamedTuple):
    """A message for somebody, and what they will have heard with it."""

    listener: Listener
    message: bytes
    told: Told
    lines: int

    def send(self) -> None:
        self.listener.heard, self.listener.sent = self.told, self.lines
        self.listener.send(self.message)


def news(teller: Teller | None, listeners: Iterable[Listener]) -> list[Ready]:
    """What everybody whose eyes see a difference will be told of what has just happened."""
    if teller is None:
        return []
    teller.changed()
    told = [ready_for(teller, listener) for listener in listeners]
    return [one for one in told if one is not None]


def ready_for(teller: Teller | None, listener: Listener, again: bool = False) -> Ready | None:
    """The message for a listener whose eyes see a difference, or who is told all `again`."""
    if teller is None:
        return None
    now, lines = teller.all(listener.eyes, listener.lang)
    before, count = None if again else listener.heard, len(lines)
    if count == listener.sent and before is not None and same(before, now):
        return None
    return Ready(listener, frame(before, now, lines, listener.sent), now, count)


def say_to_all(listeners: Iterable[Listener], made: Callable[[str], FromServer]) -> None:
    """One message to all, made once per language."""
    said: dict[str, bytes] = {}
    for listener in listeners:
        if listener.lang not in said:
            said[listener.lang] = write_message(made(listener.lang))
        listener.send(said[listener.lang])
