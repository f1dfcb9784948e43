"""What the server says to clients over the WebSocket, one struct per message.

`docs/protocol.md` shows an example of each. All words for people come formatted in the language
of the connection; ids, kinds and choices are the same in every language.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from druzina.core import Teams
from druzina.server.wire.cards import Status, TableCard
from druzina.server.wire.client_messages import Scope

PROTOCOL = 3


class FromServer(Struct, tag_field="type", kw_only=True, omit_defaults=False):
    pass


class Crossing(Struct):
    """Where undo ends: `reveal`, `shown`, `asked` (another seat) or `end`, in words too."""

    stop: str
    what: str
    words: str


class Option(Struct):
    """One answer: its text form, its label, what it points at, its clause.

    `warning` says that it loses the game.
    """

    choice: str
    label: str
    targets: tuple[str, ...]
    clause: str
    warning: str = ""


class AskedOf(Struct):
    """The open question of the eyes' seat. `number` goes back with the answer.

    `cause` says why it is asked, where the prompt does not.
    """

    number: int
    seat: int
    kind: str
    prompt: str
    clause: str
    targets: tuple[str, ...]
    options: list[Option]
    unordered: bool
    silenceable: bool
    together: bool
    cause: str = ""


class Waiting(Struct):
    """A seat that is asked now (`thinking`), or has answered while others still do (`ready`).

    `until` is when its time to think is over, 0 where no clock runs.
    """

    seat: int
    kind: str
    status: Literal["thinking", "ready"]
    words: str
    since: int
    until: int = 0


class LogLine(Struct, omit_defaults=True):
    """One line of the reader's log; `private` if not everybody reads it so.

    `undoes` are the numbers of the first and the last line that were taken back by it.
    """

    number: int
    words: str
    clause: str
    key: str
    targets: tuple[str, ...]
    private: bool
    undoes: tuple[int, int] | None = None


class UndoState(Struct):
    """How many choices may be taken back now; at the limit, why, and whether asking is allowed."""

    count: int
    words: str
    ask: bool


class Silenced(Struct):
    kind: str
    scope: Scope
    words: str


class PlanTold(Struct):
    """What a partner plans: a bot in words, a person by what is marked; `targets` are where."""

    seat: int
    words: str
    targets: tuple[str, ...]


class ScoreLine(Struct):
    """One part of a seat's score, as the game counts it; `tie`: it only decides between equals."""

    part: str
    words: str
    points: int
    tie: bool


class SeatOutcome(Struct):
    seat: int
    rank: int
    won: bool
    score: int
    words: str
    lines: list[ScoreLine]


class OutcomeTold(Struct):
    """How it ended, and why: the seats in the order of their ranks; `teams` win and lose together.

    Where nobody wins there is no rank 1.
    """

    clause: str
    words: str
    seats: list[SeatOutcome]
    teams: Teams


class State(FromServer, tag="state"):
    """All that the eyes may see now; replaces the state before. Only `lines` are added to.

    `number` is that of the reader's last line; `lines` begin at line `first`. `secretive` seats
    see something that must not stay on a shared screen. `fingerprint` is that of the whole.
    """

    fingerprint: int
    number: int
    eyes: int | None
    status: Status
    view: Raw
    asked: AskedOf | None
    waiting: list[Waiting]
    undo: UndoState | None
    silenced: list[Silenced]
    secretive: list[int]
    outcome: OutcomeTold | None
    plans: list[PlanTold]
    first: int
    lines: list[LogLine]


class Changed(FromServer, tag="changed"):
    """What is new since the state with the fingerprint `after`, for the same eyes.

    What is not said is as it was; `view` holds the fields of the view that changed. Of lists as
    long as before `entries` holds those that changed, by field and place.
    """

    after: int
    fingerprint: int
    number: int
    first: int
    lines: list[LogLine]
    status: Status | UnsetType = UNSET
    view: dict[str, Raw] | UnsetType = UNSET
    entries: dict[str, dict[str, Raw]] | UnsetType = UNSET
    asked: AskedOf | UnsetType | None = UNSET
    waiting: list[Waiting] | UnsetType = UNSET
    undo: UndoState | UnsetType | None = UNSET
    silenced: list[Silenced] | UnsetType = UNSET
    secretive: list[int] | UnsetType = UNSET
    outcome: OutcomeTold | UnsetType | None = UNSET
    plans: list[PlanTold] | UnsetType = UNSET


class ChatLine(FromServer, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Request(FromServer, tag="request"):
    """Somebody asks to take a choice back beyond the limit; the `wanted` seats may allow it."""

    request: int
    seat: int
    words: str
    wanted: list[int]
    until: int


class Settled(FromServer, tag="settled"):
    """`also` as in a notice."""

    request: int
    allowed: bool
    words: str
    also: dict[str, str]


class Welcome(FromServer, tag="welcome"):
    """The answer to hello; a state follows at once if the game has begun."""

    protocol: int
    version: str
    table: TableCard
    held: list[int]
    chat: list[ChatLine]
    requests: list[Request]
    now: int


class TableChanged(FromServer, tag="table"):
    """Somebody sat down, came, went, or the table began or ended."""

    table: TableCard


class Said(Struct):
    """A refusal or a fault in words; `clause` is the rule behind it, if one is."""

    key: str
    words: str
    clause: str = ""


class Stop(Struct):
    """What ended a preview: `""` (the seat is asked on), `reveal`, `shown`, `asked` or `end`."""

    stop: str
    what: str
    words: str


class Previewed(Struct):
    """What the choices would give, in brief and line by line, and what stopped the look ahead.

    `crosses` is null while the choices can be taken back.
    """

    choices: list[str]
    brief: str
    lines: list[LogLine]
    stop: Stop
    crosses: Crossing | None
    view: Raw | UnsetType = UNSET


class Greyed(Struct):
    """Something a person could point at that is no choice now, and why.

    `of`: the thing the words begin with, if the rest of them may be said of others too.
    """

    choice: str
    targets: tuple[str, ...]
    clause: str
    words: str
    of: str


class Forecast(Struct):
    """What options would do: all of a few, of many those that were named; and what is greyed."""

    number: int
    options: list[Previewed]
    greyed: list[Greyed]


class Hinted(Struct):
    choice: str
    label: str
    targets: tuple[str, ...]
    words: str


class Reply(FromServer, tag="reply", omit_defaults=True):
    """The answer to the message with that id: done, or refused with nothing changed."""

    id: int
    ok: bool
    refusal: Said | None = None
    preview: Previewed | None = None
    forecast: Forecast | None = None
    hint: Hinted | None = None


class Notice(FromServer, tag="notice"):
    """Something the table should know that is no part of the game.

    `also` says the same in the other languages: what is told only once outlives a change.
    """

    key: str
    words: str
    also: dict[str, str]
    seat: int | None = None


class Error(FromServer, tag="error"):
    """A message that could not be understood or obeyed; after a fatal one the server hangs up.

    `also` as in a notice.
    """

    key: str
    words: str
    also: dict[str, str]
    fatal: bool = False
    id: int | None = None


class Lobby(FromServer, tag="lobby"):
    """All that is ever said on the line to the lobby: the public tables, whenever they change."""

    tables: list[TableCard]


class Pong(FromServer, tag="pong"):
    now: int


ServerMessage = (
    Welcome
    | TableChanged
    | State
    | Changed
    | ChatLine
    | Request
    | Settled
    | Reply
    | Notice
    | Error
    | Pong
)

write_message = msgspec.json.Encoder().encode
DONE = b'{"type":"reply","id":%d,"ok":true}'  # the reply that is sent most: nothing more to say
