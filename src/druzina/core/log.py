"""What was told at a match, in order; only ever longer but for what fails half-way.

Old events are seldom read again and take ten times the room of their bytes: they are kept packed.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from druzina.core.event import Event

CHUNK = 128

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Event]).decode


class Log:
    """The last events as they are, older ones in packed chunks of `CHUNK`."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._late: list[Event] = []

    def __len__(self) -> int:
        return len(self._packed) * CHUNK + len(self._late)

    def extend(self, events: Iterable[Event]) -> None:
        self._late.extend(events)
        while len(self._late) >= 2 * CHUNK:
            self._packed.append(_pack(self._late[:CHUNK]))
            del self._late[:CHUNK]

    def append(self, event: Event) -> None:
        self.extend((event,))

    def since(self, count: int) -> list[Event]:
        """The events after the first `count`."""
        early = len(self._packed) * CHUNK
        if count >= early:
            return self._late[count - early :]
        first = count // CHUNK
        opened = [event for chunk in self._packed[first:] for event in _unpack(chunk)]
        return [*opened[count - first * CHUNK :], *self._late]

    def cut(self, count: int) -> None:
        """Forgets all but the first `count`."""
        while count < len(self._packed) * CHUNK:
            self._late[:0] = _unpack(self._packed.pop())
        del self._late[count - len(self._packed) * CHUNK :]

    def packed(self, since: int) -> bytes:
        """The events after the first `since`, as bytes."""
        return _pack(self.since(since))

    def add_packed(self, data: bytes) -> None:
        self.extend(_unpack(data))

    def copy(self) -> Log:
        """The same so far; nothing that is in it ever changes."""
        other = Log()
        other._packed, other._late = list(self._packed), list(self._late)
        return other
