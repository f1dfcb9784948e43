"""Enough to replay everything: options, seed, versions and entries, as readable JSON."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec import Struct

from druzina.core.refusal import Problem

RECORD_FORMAT = 1
_ENTRY = re.compile(
    r"(?P<seat>\d{1,9}) (?P<mark>~?)(?P<text>\S.*)|luck (?P<salt>\d{1,20})( (?P<for>\d{1,9}))?"
)


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """One play. `fingerprint` is that of the last position; `sitting` says who sat where."""

    druzina: Literal["record"] = "record"
    format: int = RECORD_FORMAT
    game: str
    version: int
    content: str
    options: dict[str, object]
    seed: int
    sitting: list[str] = []
    entries: list[str] = []
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
    """An entry: what the seat, or anybody, cannot know was drawn anew."""

    salt: int
    seat: int | None = None

    def __str__(self) -> str:
        return f"luck {self.salt}" if self.seat is None else f"luck {self.salt} {self.seat}"


def read_entry(text: str, number: int) -> Chosen | Redrawn:
    found = _ENTRY.fullmatch(text)
    if not found:
        raise Problem("problem-record-entry", number=number, text=text)
    if found["salt"]:
        return Redrawn(int(found["salt"]), int(found["for"]) if found["for"] else None)
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


def _line(data: bytes, error: str) -> int:
    """The line at which reading stopped: that of the byte named in the error, or the last."""
    byte = re.search(r"byte (\d+)", error)
    return 1 + data[: int(byte[1]) if byte else len(data)].count(b"\n")
