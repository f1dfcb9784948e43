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

# The reader knows all of it; it tells of the reader's own seat; another does it to the reader.
KNOWING, MINE, WHOM = 1, 2, 4
UNREAD = -1
NOBODY = -1


class News:
    """The events after the first `since`."""

    def __init__(self, match: AnyMatch, since: int, voice: Voice) -> None:
        self.since, self.until = since, match.told
        self._match, self._voice = match, voice
        self._events = match.events(since)
        self._about = [event.shown.get("seat", NOBODY) for event in self._events]
        self._struck = [event.shown.get("owner", NOBODY) for event in self._events]
        self._open = all(map(_open, self._events))
        self._said: dict[tuple[int, int], bytes] = {}  # by event and way, without numbers
        self._read: dict[tuple[int, Eyes], list[bytes]] = {}

    def read(self, eyes: Eyes, number: int) -> list[bytes]:
        """The lines of a reader who has read `number` before."""
        if not self._open:
            return self._numbered(eyes, number)
        key = number, eyes if eyes in self._about or eyes in self._struck else None
        lines = self._read.get(key)
        if lines is None:
            lines = self._read[key] = self._numbered(eyes, number)
        return lines

    def _numbered(self, eyes: Eyes, number: int) -> list[bytes]:
        if self._open:
            both = zip(self._about, self._struck, strict=True)
            ways = [(seat == eyes) * MINE + (owner == eyes) * WHOM for seat, owner in both]
        else:
            ways = [_way(event, eyes) for event in self._events]
        said = self._said.get
        read = [one for one in enumerate(ways) if one[1] != UNREAD]
        words = [said(one) or self._words(*one, eyes) for one in read]
        return [b'{"number":%d%b' % one for one in enumerate(words, number + 1)]

    def _words(self, place: int, way: int, eyes: Eyes) -> bytes:
        event = self._events[place]
        said = self._voice.told(event, eyes)
        if event.undoes is None:
            self._said[place, way] = said
            return said
        found = undone(self._match.events(0), event, eyes)
        return said if found is None else said[:-1] + b',"undoes":[%d,%d]}' % found


def _open(event: Event) -> bool:
    """Whether everybody may read all of it, and nobody's lines are counted in it."""
    return not event.knowers and not event.private and event.undoes is None


def _way(event: Event, eyes: Eyes) -> int:
    """Which of the ways to read an event; who reads it in the same way reads the same words."""
    knowing = bool(event.knowers) and eyes in event.knowers
    if event.private and not knowing:
        return UNREAD
    if eyes is None:
        return knowing * KNOWING
    mine, whom = event.shown.get("seat") == eyes, event.shown.get("owner") == eyes
    return knowing * KNOWING + mine * MINE + whom * WHOM
