"""What HTTP carries of my games: profiles, histories, statistics, being forgotten."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from druzina.server.wire.cards import Status
from druzina.server.wire.client_messages import TableId
from druzina.server.wire.http_messages import Holding, Name, SeatSecret, Strict


class NewProfile(Struct):
    """The only time this secret is told; the server keeps its hash."""

    secret: str


class TableKeys(Strict):
    """What opens one's seats at a table, and the table's host's own key if it is one's own."""

    host: Annotated[str, Meta(max_length=64)] = ""
    held: Annotated[list[SeatSecret], Meta(max_length=16)] = []


class Keeping(TableKeys, kw_only=True):
    table: TableId


class KeptTables(Strict):
    """Tables that shall belong to a profile; only seats that the secrets open are taken."""

    tables: Annotated[list[Keeping], Meta(max_length=50)]


class HistoryAsked(Strict):
    """One's games: those of this device by their secrets, those of a profile by its own.

    `who` names another person who played at the same device.
    """

    tables: Annotated[list[Holding], Meta(max_length=300)] = []
    game: Annotated[str, Meta(max_length=40)] = ""
    result: Literal["", "won", "lost", "open"] = ""
    who: Name = ""
    limit: Annotated[int, Meta(ge=1, le=1000)] = 50


class GameSeat(Struct):
    """Who sat there; `rank` is 0 while nobody has won."""

    seat: int
    name: str
    who: Literal["person", "bot", "open"]
    level: str
    mine: bool
    rank: int
    score: int


class MyGame(Struct):
    """One game of mine: how it ended, or what it waits for. `keys` only by a profile."""

    table: str
    game: str
    title: str
    status: Status
    result: Literal["won", "shared", "lost", "open", "unknown"]
    words: str
    at: int
    options: str
    score: str
    seats: list[GameSeat]
    together: bool
    grown: bool
    waiting: bool
    keys: TableKeys | None


class TallyLine(Struct):
    label: str
    played: int
    won: int


class TallyLines(Struct):
    by: str
    label: str
    rows: list[TallyLine]


class GameStatistics(Struct):
    """What the games of one kind add up to; the best ones in words, each with its table."""

    game: str
    title: str
    played: int
    won: int
    best: list[tuple[str, str]]
    groups: list[TallyLines]


class History(Struct):
    """`found` fit the filters, of `total`; `people` also played at this device."""

    games: list[MyGame]
    found: int
    total: int
    statistics: list[GameStatistics]
    people: list[str]


class SaidLine(Struct):
    table: str
    at: int
    text: str


class SeatExported(Struct):
    """Everything kept of who sits on a seat: its name, its choices, its words."""

    table: str
    seat: int
    name: str
    choices: list[str]
    said: list[SaidLine]


class Exported(Struct):
    """Everything the server knows of a profile."""

    created: int
    games: list[MyGame]
    statistics: list[GameStatistics]
    said: list[SaidLine]


class Erased(Struct):
    """`tables` went whole; at `names` others sat too: there one's name and words went."""

    tables: int
    names: int
