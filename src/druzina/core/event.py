"""What happened, and who may know it."""

from __future__ import annotations

from msgspec import Struct

from druzina.core.refusal import Arguments


class Event(Struct, frozen=True):
    """One line of the story. `secret` arguments are for `knowers`; `private` lines theirs alone.

    An argument's name says what it is (`seat`, `tile`, `cell`), so that the text and the clients
    can name it and point at it. `undoes` are the places in the log from and up to which it takes
    back what was told.
    """

    key: str
    clause: str
    shown: Arguments
    secret: Arguments = {}
    knowers: tuple[int, ...] = ()
    private: bool = False
    undoes: tuple[int, int] | None = None

    def known_to(self, seat: int | None) -> bool:
        return not self.private or seat in self.knowers

    def arguments(self, seat: int | None) -> Arguments:
        return {**self.shown, **self.secret} if seat in self.knowers else self.shown


class Line(Struct, frozen=True):
    """An event as one reader may read it, numbered among that reader's lines without gaps.

    `undoes` are the numbers of the reader's first and last line that it takes back.
    """

    number: int
    key: str
    clause: str
    arguments: Arguments
    private: bool = False
    undoes: tuple[int, int] | None = None
    mine: bool = False  # it tells of the reader's own seat
    whom: bool = False  # another does it to the reader


def lines(events: list[Event], seat: int | None, since: int = 0) -> list[Line]:
    """The reader's lines after number `since`."""
    since = max(0, since)
    mine = [event for event in events if event.known_to(seat)]
    return [
        read_by(event, seat, n, undone(events, event, seat))
        for n, event in enumerate(mine[since:], since + 1)
    ]


def undone(events: list[Event], event: Event, seat: int | None) -> tuple[int, int] | None:
    """Which of a reader's lines an event takes back; none of others' secrets is counted."""
    if event.undoes is None:
        return None
    first, last = (sum(one.known_to(seat) for one in events[:at]) for at in event.undoes)
    return (first + 1, last) if last > first else None


def read_by(
    event: Event, seat: int | None, number: int, undoes: tuple[int, int] | None = None
) -> Line:
    """The event as the reader may read it."""
    return Line(
        number,
        event.key,
        event.clause,
        event.arguments(seat),
        event.private or bool(event.secret and seat in event.knowers),
        undoes,
        seat is not None and event.shown.get("seat") == seat,
        seat is not None and event.shown.get("owner") == seat,
    )


def whole(events: list[Event], since: int = 0) -> list[Line]:
    """Every event with all that anybody knew of it, after number `since`."""
    return [
        Line(
            number,
            event.key,
            event.clause,
            {**event.shown, **event.secret},
            event.private or bool(event.secret),
        )
        for number, event in enumerate(events[since:], since + 1)
    ]
