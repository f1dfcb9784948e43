"""What is thought about outside the server's own process, as messages to a worker and back."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from druzina.core import Shown, Teams


class Choose(Struct, frozen=True, tag=True):
    """A bot's choice for a seat, given an imagined world and never the true one.

    `kept` is what the bot of that seat had in mind after its last choice.
    """

    game: str
    world: bytes
    seat: int
    teams: Teams
    bot: str
    seed: int
    kept: bytes = b""


class Chose(Struct, frozen=True, tag=True):
    """`aims` are what its partners are told of its plan."""

    text: str
    reason: Shown
    kept: bytes = b""
    aims: list[Shown] = []


class Analyse(Struct, frozen=True, tag=True):
    """Estimates for the decisions `entries`, which came after the first `first` of a record.

    `position` is the saved one before them, so that the worker plays nothing else again.
    """

    record: bytes
    position: bytes
    first: int
    entries: list[str]
    simulations: int


class Moment(Struct, frozen=True):
    """One decision as the search bot saw it, and the game's judgement of all seats after it.

    `estimates` are those of the choices it looked at, by their texts.
    """

    step: int
    seat: int
    estimate: float
    best: str
    chosen: str
    judged: list[float]
    best_shown: Shown
    chosen_shown: Shown
    estimates: dict[str, float]


class Analysed(Struct, frozen=True, tag=True):
    moments: list[Moment]


class Consult(Struct, frozen=True, tag=True):
    """A question about boards of Gloomhaven: which one, its arguments as JSON, the language."""

    asked: Literal["shelf", "scenario", "boards", "advise"]
    body: bytes
    lang: str


class Consulted(Struct, frozen=True, tag=True):
    """The whole answer as JSON."""

    body: bytes


class Place(Struct, frozen=True, tag=True, kw_only=True):
    """A position somebody wrote down, or a record that starts from one: can it be played?"""

    text: str = ""
    record: bytes = b""
    lang: str = "en"


class Put(Struct, frozen=True, tag=True):
    """The record of the match that starts there, and how long it took to play it, in seconds."""

    record: bytes
    seconds: float = 0.0


class Refused(Struct, frozen=True, tag=True):
    """What is wrong with what was asked, in words."""

    key: str
    words: str


class Failed(Struct, frozen=True, tag=True):
    """It went wrong; `what` is for the server's log and never holds a position."""

    what: str


Work = Choose | Analyse | Consult | Place
Done = Chose | Analysed | Consulted | Put | Refused | Failed

write_work = msgspec.msgpack.Encoder().encode
read_work = msgspec.msgpack.Decoder(Work).decode
read_done = msgspec.msgpack.Decoder(Done).decode
