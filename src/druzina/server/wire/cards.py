"""Tables and games as the lobby shows them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from druzina.core import Teams
from druzina.core.seat_field import FieldKind

Who = Literal["me", "device", "link", "public", "bot", "nobody"]
Status = Literal["waiting", "playing", "finished", "abandoned"]


SeatValue = str | int | bool | list[str]


class SeatChosen(Struct):
    """One field of what a seat begins with, in words."""

    name: str
    value: SeatValue
    label: str
    words: str


class SeatCard(Struct):
    """One seat, for everybody: who sits there, never a secret.

    `who` is `person`, `bot` or `open`; seats with the same `person` number belong to one person.
    `named`: somebody gave it that name; otherwise it is made in the reader's language.
    `character` is the one given before the game, in words; `options` are all that it was given.
    `muted`: the host has taken the word from it in the chat. `vacated`: a bot plays since its
    person left; the host may invite somebody else.
    """

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    named: bool
    person: int
    level: str
    level_words: str
    public: bool
    connected: bool
    character: str
    options: list[SeatChosen]
    muted: bool = False
    vacated: bool = False


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table treats hints, undo, spectators, chat and time.

    `clock` is so many seconds to think about each question; a table by `post` is played in days.
    """

    hints: bool = True
    undo: Literal["free", "consent", "off"] = "free"
    spectators: bool = True
    chat: bool = True
    clock: Literal[30, 60, 120, 300] | None = None
    pace: Literal["live", "post"] = "live"


class OptionChosen(Struct):
    """One setting of the play in words."""

    name: str
    value: str
    label: str
    words: str


class TableCard(Struct):
    """A table as the lobby, the waiting room and the header show it; `teams` win together, at most
    `watchers` may watch (0: any number)."""

    id: str
    game: str
    title: str
    status: Status
    options: list[OptionChosen]
    seats: list[SeatCard]
    manners: Manners
    summary: str
    created: int
    changed: int
    spectators: int
    public: bool
    imported: bool
    forked_from: str
    teams: Teams
    watchers: int = 0


class OptionValue(Struct):
    """`seats` are the numbers of seats it goes with; `named`: only if every seat has a name.

    `together`: with it all win or lose together, where that hangs on this option.
    """

    value: str
    label: str
    words: str
    recommended: bool
    seats: list[int]
    named: bool = False
    together: bool | None = None


class OptionCard(Struct):
    """A setting a new table may choose, with its possible values."""

    name: str
    label: str
    words: str
    clause: str
    default: str
    values: list[OptionValue]


class BotCard(Struct):
    """A level people may sit down against, with its measured strength."""

    level: str
    label: str
    words: str
    seconds: float


class CharacterCard(Struct):
    """How seats come by their characters; `values` may be given beforehand, none if the rules deal.

    A seat may also be `drawn`, or left out: then it is asked at the table.
    """

    label: str
    words: str
    clause: str
    values: list[OptionValue]


class SeatFieldValue(Struct):
    """`words` say what it is, where a game has words for it."""

    value: str
    label: str
    words: str


class SeatField(Struct):
    """A field of what a seat begins with, to be asked for.

    A `choice` is one of `values`, `several` are some of them; `least` and `most` bound a number,
    how many several are, or how long a text is. `usual` is what it holds if nothing is given, and
    `unset` says so in words. `apart`: no two seats have the same. `fault`: what is wrong with it.
    """

    name: str
    kind: FieldKind
    label: str
    words: str
    clause: str
    usual: SeatValue
    unset: str
    values: list[SeatFieldValue]
    least: int
    most: int
    apart: bool
    fault: str


class SeatForms(Struct):
    """What each seat may begin with, as all are set up so far; some games ask for nothing."""

    seats: list[list[SeatField]]


class GameCard(Struct):
    """`cooperative`: with the usual options all win or lose together.

    `seat` is what a seat may begin with, as long as nothing is set up.
    """

    name: str
    title: str
    words: str
    prefix: str
    seats: list[int]
    minutes: int
    cooperative: bool
    options: list[OptionCard]
    bots: list[BotCard]
    characters: CharacterCard | None
    seat: list[SeatField]
