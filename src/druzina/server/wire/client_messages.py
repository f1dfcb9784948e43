"""What clients say to the server over the WebSocket, one struct per message.

`docs/protocol.md` shows an example of each. Everything is bounded: nothing longer is even read.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

MAX_CHOICE = 200
MAX_CHOICES = 64
MAX_SECRETS = 8
MAX_CHAT = 500
MAX_NAME = 40
MAX_MARKS = 12

Lang = Literal["cs", "en"]
Scope = Literal["turn", "round", "game"]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(min_length=1, max_length=MAX_CHOICE)]
Texts = Annotated[list[Text], Meta(min_length=1, max_length=MAX_CHOICES)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Secrets = Annotated[list[Secret], Meta(max_length=MAX_SECRETS)]
Target = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z]+(:[\w,.#@:+-]+)?$")]
Kind = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """`id` is the client's own number; the reply to the message carries it."""


class Hello(FromClient, tag="hello"):
    """The first message. Several secrets: several people, or one person's seats, on one device."""

    protocol: int
    table: TableId
    secrets: Secrets = []
    lang: Lang = "en"
    eyes: Seat | None = None
    since: Number = 0


class Eyes(FromClient, tag="eyes"):
    """Look through a seat held by this connection, or through nobody's (the public view)."""

    seat: Seat | None = None
    since: Number = 0


class Again(FromClient, tag="again"):
    """Tell everything: what came does not follow what is here."""

    since: Number = 0


class Language(FromClient, tag="lang"):
    """Everything is sent again in the other language."""

    lang: Lang


class Play(FromClient, tag="play"):
    """One answer, or several that are taken or refused as a whole.

    `number` is that of the question they answer (`asked.number`); another one is refused as stale.
    """

    id: Id
    seat: Seat
    number: Number
    choices: Texts


class AskPreview(FromClient, tag="preview"):
    """What the choices would do, as far as it can be known; `view` asks for the view after them."""

    id: Id
    seat: Seat
    choices: Texts
    view: bool = False


class AskForecast(FromClient, tag="forecast"):
    """The preview of every option of the seat's question, and what is greyed and why.

    Of more than sixty-four options only those `choices` are looked at that are named.
    """

    id: Id
    seat: Seat
    choices: Annotated[list[Text], Meta(max_length=MAX_CHOICES)] = []


class Why(FromClient, tag="why"):
    """What forbids a choice, given by its text or by its target."""

    id: Id
    seat: Seat
    choice: Text


class Undo(FromClient, tag="undo"):
    """Takes back the last choice of the person on this seat, as far as the limit allows."""

    id: Id
    seat: Seat


class AskUndo(FromClient, tag="ask_undo"):
    """Asks everybody to let the last choice be taken back beyond the limit."""

    id: Id
    seat: Seat


class Remind(FromClient, tag="remind"):
    """Tells those who are waited for that this seat waits; once a minute, by post once a day."""

    id: Id
    seat: Seat


class LetBot(FromClient, tag="let_bot"):
    """The time of the `late` seat is over: a bot may answer its one open question."""

    id: Id
    seat: Seat
    late: Seat


class MarkPlan(FromClient, tag="plan"):
    """What this seat plans, for its partners to see: all targets marked now, none to unmark."""

    id: Id
    seat: Seat
    targets: Annotated[list[Target], Meta(max_length=MAX_MARKS)]


class Consent(FromClient, tag="consent"):
    """The answer of a seat's person to somebody's request."""

    request: Number
    seat: Seat
    allow: bool


class Silence(FromClient, tag="silence"):
    """Do not ask this seat such questions again for this turn, round or game."""

    id: Id
    seat: Seat
    kind: Kind
    scope: Scope


class Speak(FromClient, tag="speak"):
    """Ask such questions again."""

    id: Id
    seat: Seat
    kind: Kind


class AskHint(FromClient, tag="hint"):
    """A strong bot's choice for this seat with one sentence of reason."""

    id: Id
    seat: Seat


class Say(FromClient, tag="chat"):
    """A word to the table, spoken by a seat held by this connection."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Eyes
    | Again
    | Language
    | Play
    | AskPreview
    | AskForecast
    | Why
    | Undo
    | AskUndo
    | Remind
    | LetBot
    | MarkPlan
    | Consent
    | Silence
    | Speak
    | AskHint
    | Say
    | Ping
)

read_message = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(Struct):
    id: Id


_read_numbered = msgspec.json.Decoder(_Numbered).decode


def id_of(data: str | bytes) -> int | None:
    """The number of a message that cannot be read otherwise, so that it can be answered."""
    try:
        return _read_numbered(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
