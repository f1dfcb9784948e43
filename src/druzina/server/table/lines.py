"""What was told of late, in the words of one language, as each pair of eyes may read it.

An event is put in words once for all who read it alike, and lines with their numbers are made once
for all who have read as many before.
"""

from __future__ import annotations

from druzina.core import Event
from druzina.core.event import undone
from druzina.server.table.entries import AnyMatch
from druzina.server.table.sights import Eyes
from druzina.server.table.wording import Voice

KNOWING, MINE = 1, 2  # the reader knows all of it; it tells of the reader's own seat
UNREAD = -1


class News:
    """The events after the first `since`."""

    def __init__(self, match: AnyMatch, since: int, voice: Voice) -> None:
        self.since, self.until = since, match.told
        self._match, self._voice = match, voice
        self._events = match.events(since)
        self._undo = any(event.undoes is not None for event in self._events)
        self._said: dict[tuple[int, int], bytes] = {}  # by event and way, without numbers
        self._read: dict[tuple[int, tuple[int, ...]], list[bytes]] = {}

    def read(self, eyes: Eyes, number: int) -> list[bytes]:
        """The lines of a reader who has read `number` before."""
        ways = tuple([_way(event, eyes) for event in self._events])
        lines = self._read.get((number, ways))
        if lines is None or self._undo:
            lines = self._read[number, ways] = self._numbered(eyes, number, ways)
        return lines

    def _numbered(self, eyes: Eyes, number: int, ways: tuple[int, ...]) -> list[bytes]:
        lines = []
        for place, way in enumerate(ways):
            if way != UNREAD:
                number += 1
                lines.append(b'{"number":%d%b' % (number, self._words(place, way, eyes)))
        return lines

    def _words(self, place: int, way: int, eyes: Eyes) -> bytes:
        event, said = self._events[place], self._said.get((place, way))
        if said is None:
            said = self._said[place, way] = self._voice.told(event, eyes)
        if event.undoes is None:
            return said
        found = undone(self._match.events(0), event, eyes)
        return said if found is None else said[:-1] + b',"undoes":[%d,%d]}' % found


def _way(event: Event, eyes: Eyes) -> int:
    """Which of the ways to read an event; who reads it in the same way reads the same words."""
    knowing = bool(event.knowers) and eyes in event.knowers
    if event.private and not knowing:
        return UNREAD
    mine = eyes is not None and event.shown.get("seat") == eyes
    return knowing * KNOWING + mine * MINE
