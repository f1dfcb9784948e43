"""Enough to replay everything: options, seed, versions and entries, as readable JSON."""

from __future__ import annotations

import re
from base64 import b64decode
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from druzina.core.codec import Codec
from druzina.core.content import Entries, differing
from druzina.core.luck import Seed
from druzina.core.position import Position
from druzina.core.refusal import Problem

G = TypeVar("G", bound=Position)

RECORD_FORMAT = 1
SEALED = 64
_ENTRY = re.compile(
    r"(?P<seat>\d{1,9}) (?P<mark>~?)(?P<text>\S.*)"
    r"|luck (?P<salt>\d{1,20}|[0-9a-f]{64})( (?P<for>\d{1,9})|(?P<anew> anew))?"
)
Sealed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """One play. `fingerprint` is that of the last position; `sitting` says who sat where.

    `seed` is where chance starts: a number, or a sealed state.
    `start` is the position it began with, where that was no fresh deal.
    `content` is the fingerprint of what rules read, `digests` four letters for each entry of it.
    """

    druzina: Literal["record"] = "record"
    format: int = RECORD_FORMAT
    game: str
    version: int
    content: str
    digests: str = ""
    options: dict[str, object]
    seed: int | Sealed
    sitting: list[str] = []
    entries: list[str] = []
    start: str = ""
    fingerprint: str = ""

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class Chosen(Struct, frozen=True):
    """An entry: a seat's choice in its text form; silent if the seat had asked not to be asked."""

    seat: int
    text: str
    silent: bool = False

    def __str__(self) -> str:
        return f"{self.seat} {'~' if self.silent else ''}{self.text}"


class Redrawn(Struct, frozen=True):
    """An entry: what the seat, or anybody, cannot know was drawn anew.

    `anew`: those who choose together choose anew, their answers are void.
    """

    salt: Seed
    seat: int | None = None
    anew: bool = False

    def __str__(self) -> str:
        whose = "" if self.seat is None else f" {self.seat}"
        return f"luck {self.salt}{whose}{' anew' if self.anew else ''}"


def read_seed(text: str) -> Seed:
    """A seed or salt as entries spell it: a number, or the 64 digits of a sealed state."""
    return text if len(text) == SEALED else int(text)


def read_entry(text: str, number: int) -> Chosen | Redrawn:
    found = _ENTRY.fullmatch(text)
    if not found:
        raise Problem("problem-record-entry", number=number, text=text)
    if found["salt"]:
        seat = int(found["for"]) if found["for"] else None
        return Redrawn(read_seed(found["salt"]), seat, bool(found["anew"]))
    return Chosen(int(found["seat"]), found["text"], bool(found["mark"]))


def read_record(data: bytes) -> Record:
    """The record in a file's bytes; whatever is wrong is a `Problem` that says what and where."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise Problem("problem-record-field", detail=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("problem-record-damaged", line=_line(data, str(error))) from error
    if record.format != RECORD_FORMAT:
        raise Problem("problem-record-format", found=record.format, wanted=RECORD_FORMAT)
    return record


SHOWN_ENTRIES = 6


def other_content(kept: Record, content: str, entries: Entries) -> Problem:
    """The record's content is not this one: which entries differ, as far as it can be said."""
    changed, gone = differing(kept.digests, entries) if kept.digests else ([], 0)
    what = "changed" if changed else "gone" if gone else "unknown"
    return Problem(
        "problem-record-content",
        what=what,
        entries=", ".join(changed[:SHOWN_ENTRIES]),
        more=max(0, len(changed) - SHOWN_ENTRIES),
        n=len(changed) or gone,
        found=kept.content,
        wanted=content,
    )


def read_start(codec: Codec[G], kept: Record) -> bytes:
    """The position that a record starts from."""
    try:
        data = b64decode(kept.start, validate=True)
    except ValueError as error:
        raise Problem("problem-save-damaged", detail=str(error)) from error
    g = codec.load(data, kept.game, kept.version)
    if g.content != kept.content:
        raise Problem("problem-save-damaged", detail="content")
    return codec.encode(g)


def _line(data: bytes, error: str) -> int:
    """The line at which reading stopped: that of the byte named in the error, or the last."""
    byte = re.search(r"byte (\d+)", error)
    return 1 + data[: int(byte[1]) if byte else len(data)].count(b"\n")
