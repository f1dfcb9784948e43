"""What was told at a match, in order; only ever longer but for what fails half-way.

Old events are seldom read again and take ten times the room of their bytes: they are kept packed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from druzina.core.event import Event

CHUNK = 512

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Event]).decode


class Log:
    """The last events as they are, older ones packed by the hundreds."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._ends: list[int] = []  # how many events there were after each packed chunk
        self._early = 0  # how many are packed
        self._late: list[Event] = []

    def __len__(self) -> int:
        return self._early + len(self._late)

    def extend(self, events: Iterable[Event]) -> None:
        self._late.extend(events)
        while len(self._late) >= 2 * CHUNK:
            self._add_chunk(_pack(self._late[:CHUNK]), CHUNK)
            del self._late[:CHUNK]

    def append(self, event: Event) -> None:
        self.extend((event,))

    def since(self, count: int) -> list[Event]:
        """The events after the first `count`."""
        if count >= self._early:
            return self._late[count - self._early :]
        first = bisect_right(self._ends, count)
        opened = [event for chunk in self._packed[first:] for event in _unpack(chunk)]
        skipped = count - (self._ends[first - 1] if first else 0)
        return [*opened[skipped:], *self._late]

    def cut(self, count: int) -> None:
        """Forgets all but the first `count`."""
        while count < self._early:
            self._ends.pop()
            self._early = self._ends[-1] if self._ends else 0
            self._late[:0] = _unpack(self._packed.pop())
        del self._late[count - self._early :]

    def packed(self, since: int) -> bytes:
        """The events after the first `since`, as bytes."""
        return _pack(self.since(since))

    def add_packed(self, data: bytes, count: int) -> None:
        """So many further events that were packed; they are read when they are wanted."""
        if self._late:
            self._add_chunk(_pack(self._late), len(self._late))
            self._late = []
        if count:
            self._add_chunk(data, count)

    def _add_chunk(self, data: bytes, count: int) -> None:
        self._early += count
        self._ends.append(self._early)
        self._packed.append(data)

    def copy(self) -> Log:
        """The same so far; nothing that is in it ever changes."""
        other = Log()
        other._packed, other._ends = list(self._packed), list(self._ends)
        other._early = self._early
        other._late = list(self._late)
        return other
