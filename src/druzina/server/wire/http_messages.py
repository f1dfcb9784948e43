"""What HTTP requests carry and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from druzina.server.wire.cards import Manners, TableCard, Who
from druzina.server.wire.client_messages import MAX_NAME, Secret, TableId, Texts
from druzina.server.wire.server_messages import AskedOf, Forecast, LogLine, OutcomeTold, Waiting

Name = Annotated[str, Meta(max_length=4 * MAX_NAME)]
Level = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class Strict(Struct, kw_only=True, forbid_unknown_fields=True):
    """A body with a field nobody knows is a mistake worth telling."""


OptionName = Annotated[str, Meta(max_length=40)]
Worded = Annotated[str, Meta(max_length=200)]
SeatOptionsGiven = Annotated[
    dict[OptionName, Worded | int | bool | Annotated[list[Worded], Meta(max_length=100)]],
    Meta(max_length=20),
]
Chosen = Annotated[dict[str, str | int | bool], Meta(max_length=20)]


class NewSeat(Strict):
    who: Who
    name: Name = ""
    level: Level = "adept"


class NewTableSeat(NewSeat):
    """`options` are what the seat begins with, by field; `character` is short for that one of them:
    an id, `drawn`, or empty: as the rules say."""

    character: Annotated[str, Meta(max_length=40)] = ""
    options: SeatOptionsGiven = {}

    @property
    def set_up(self) -> dict[str, object]:
        """All that the seat begins with."""
        return {**({"character": self.character} if self.character else {}), **self.options}


class NewTable(Strict):
    """A table to be opened; it begins at once if no seat stays open.

    In random order the seats are drawn from the seed; what is kept is the order that came out.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewTableSeat], Meta(min_length=1, max_length=16)]
    random_order: bool = False
    options: Chosen = {}
    manners: Manners = Manners()
    seed: Annotated[int, Meta(ge=0)] | None = None
    begin: bool = True


class SeatsAsked(Strict):
    """What may these seats begin with, as they are set up so far?"""

    seats: Annotated[list[SeatOptionsGiven], Meta(min_length=1, max_length=16)]
    options: Chosen = {}


class SetUpSeat(Strict):
    """All that the seat shall begin with; `secret` is that of who sits there, or of the host for a
    seat where no person sits."""

    seat: SeatNumber
    secret: Secret
    options: SeatOptionsGiven


class SeatSecret(Struct):
    seat: int
    secret: str


class SeatInvite(Struct):
    seat: int
    invite: str


class Created(Struct):
    """The only time these secrets are told."""

    table: TableCard
    host: str
    held: list[SeatSecret]
    invites: list[SeatInvite]


class BotTable(Struct):
    """A table where a bot from elsewhere sits: it comes in with its token as the secret."""

    table: str
    game: str
    seats: list[int]


class Sit(Strict):
    invite: Secret | None = None
    seat: SeatNumber | None = None
    name: Name = ""


class Sat(Struct):
    seat: int
    secret: str
    table: TableCard


class Rename(Strict):
    secret: Secret
    name: Name


class Fill(Strict):
    host: Secret
    level: Level = "adept"


class Start(Strict):
    host: Secret


class HostSeat(Strict):
    host: Secret
    seat: SeatNumber


class Kick(HostSeat):
    """`level` is that of the bot that takes over once the game has begun."""

    level: Level = "adept"


class Mute(HostSeat):
    muted: bool = True


class Watching(Strict):
    """At most so many watch; 0: any number."""

    host: Secret
    spectators: bool
    most: Annotated[int, Meta(ge=0, le=1000)] = 0


class MakeCode(Strict):
    secret: Secret


class Code(Struct):
    code: str


class Recover(Strict):
    code: Annotated[str, Meta(max_length=40)]


class Recovered(Struct):
    seat: int
    secret: str
    code: str


class Leave(Strict):
    secret: Secret
    level: Level = "adept"


class Holding(Strict):
    table: TableId
    secrets: Annotated[list[Secret], Meta(max_length=16)]


class Mine(Strict):
    tables: Annotated[list[Holding], Meta(max_length=50)]


class MyTable(Struct):
    """One of my tables, and whether it waits for me; `since` when, else 0."""

    table: TableCard
    held: list[int]
    waiting: bool
    words: str
    since: int


class Fork(Strict):
    """Play on from a step of a finished table, or from now of one's own (`secret`)."""

    step: Step | None = None
    luck: Literal["same", "new"] = "same"
    seat: SeatNumber | None = None
    name: Name = ""
    level: Level = "adept"
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None
    secret: Secret | None = None


class PositionText(Struct):
    """A position as a file."""

    text: str


class Placing(Strict):
    """A table from a written position; with new luck what nobody knows is drawn anew."""

    text: Annotated[str, Meta(min_length=1, max_length=65_536)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    luck: Literal["same", "new"] = "new"


class WhatIf(Strict):
    """Choices to be looked ahead for at a step of a finished game."""

    step: Step
    seat: SeatNumber
    choices: Texts


class Frame(Struct):
    """The table after one step, for one pair of eyes; `label` is the choice in words."""

    step: int
    seat: int | None
    choice: str
    label: str
    view: Raw
    views: list[Raw]
    number: int
    first: int
    lines: list[LogLine]
    waiting: list[Waiting]
    outcome: OutcomeTold | None


class Replay(Struct):
    steps: int
    eyes: str
    frames: list[Frame]


class AnalysedMoment(Struct):
    """One decision: the search bot's estimate and choice, and what it cost to choose otherwise.

    `estimates` are those of the choices the bot looked at.
    """

    step: int
    seat: int
    estimate: float
    best: str
    best_label: str
    chosen: str
    chosen_label: str
    loss: float
    judged: list[float]
    estimates: dict[str, float]


class Analysis(Struct):
    status: Literal["none", "running", "done", "stopped"]
    done: int
    steps: int
    moments: list[AnalysedMoment]


class AskedAgain(Struct):
    """The question of a step of a finished game, as the seat was asked it."""

    asked: AskedOf
    forecast: Forecast


class ClauseCard(Struct):
    id: str
    game: str
    section: str
    marks: tuple[str, ...]
    text: str
    related: tuple[str, ...]
    example: bool
    lang: str  # of its text: English where the reader's language has none yet


class Chapter(Struct):
    title: str
    lang: str  # of its title
    clauses: list[ClauseCard]


class HowToItem(Struct):
    """Something with its glyph; `clause` says it in full, if there is one."""

    glyph: str
    name: str
    words: str
    clause: str


class HowToPart(Struct):
    title: str
    kind: Literal["steps", "points", "icons"]
    items: list[HowToItem]


class HowToPlay(Struct):
    """How a game is played, on one page: the flow of a turn, what wins, the icons."""

    game: str
    title: str
    words: str
    clause: str
    parts: list[HowToPart]


class ThinkingShares(Struct):
    """Workers, how many of them think, how many thoughts wait, and how the last minute's thinking
    was shared out among those who play, the largest share first; not who they are."""

    workers: int
    busy: int
    waiting: int
    shares: list[float]


class Readiness(Struct, frozen=True):
    """`alive`: it answers; `ready`: tables can be played here."""

    alive: bool
    ready: bool


class Health(Struct):
    """`addresses`: where others in the network reach the server, told on its own computer only."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    connections: int
    addresses: list[str]
    thinking: ThinkingShares


class Fault(Struct):
    """What went wrong, in words for people; `option` names the setting at fault, `1.level` that of
    a seat."""

    key: str
    words: str
    status: int
    option: str = ""
