"""What a store keeps, as plain values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Status = Literal["waiting", "playing", "finished", "abandoned"]


class Conflict(Exception):
    """An entry of that number is there already: somebody else was quicker."""


class StoreFailed(Exception):
    """The store could not keep something: the disk is full, the file is gone."""


class StoreAway(StoreFailed):
    """It cannot be reached now; what is there is safe."""


class Contended(StoreFailed):
    """A table cannot be had now, for it is just changing hands; a moment later it can."""


class TableRow(Struct, kw_only=True):
    """A table. `host` is the hash of its host's secret; `body` is what only the server reads."""

    id: str
    game: str
    status: Status
    public: bool
    created: int
    changed: int
    host: bytes
    body: bytes


class SeatRow(Struct, kw_only=True):
    """A seat. Secrets are kept as hashes; `person` groups the seats of one person."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str = ""
    person: int = -1
    level: str = ""
    public: bool = False
    secret: bytes | None = None
    invite: bytes | None = None


class Entry(Struct, frozen=True):
    """One thing that happened at a table, numbered from 1 without gaps."""

    number: int
    text: str
    at: int


class KeyframeRow(Struct, frozen=True):
    """Where a table stood after entry `number`; may be lost, for the entries say it too."""

    number: int
    data: bytes


class ChatRow(Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Stored(Struct):
    """A whole table out of the store."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    chat: list[ChatRow]
    keyframes: list[KeyframeRow] = []


class ProfileRow(Struct, frozen=True):
    id: int
    created: int


class Memory(Struct, frozen=True):
    """A table as a history needs it; `result` only once it is over and was kept."""

    table: str
    game: str
    status: Status
    changed: int
    result: bytes | None


class SittingRow(Struct, frozen=True):
    """A table of a profile; `keys` are what opens its seats, sealed with the profile's secret."""

    keys: bytes
    at: int
    memory: Memory


class SaidRow(Struct, frozen=True):
    at: int
    text: str
