"""What a reader is told, part by part: everything at first, then only what has changed.

A change is made from what this reader was told before and nothing else, so it can tell no more
than the two states themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from zlib import crc32

import msgspec
from msgspec import Struct

PARTS = ("status", "asked", "waiting", "undo", "silenced", "secretive", "outcome", "plans")

_encode_lines = msgspec.json.Encoder().encode_lines


class Told(Struct, frozen=True):
    """One state as one pair of eyes sees it: its parts and those of its view, as JSON."""

    eyes: bytes
    kind: type[Struct]  # of the view
    view: list[bytes]
    parts: list[bytes]
    fingerprint: int


def told(eyes: int | None, view: Struct, parts: list[bytes]) -> Told:
    """The fingerprint says nothing that these eyes do not see."""
    fields = _encode_lines(msgspec.structs.astuple(view)).split(b"\n")[:-1]
    whose = b"null" if eyes is None else b"%d" % eyes
    return Told(whose, type(view), fields, parts, crc32(b"\n".join([whose, *fields, *parts])))


def frame(before: Told | None, now: Told, lines: Sequence[bytes], since: int) -> bytes:
    """The message for a reader who was told `before` and holds the first `since` lines."""
    if before is None or before.eyes != now.eyes or before.kind is not now.kind:
        head = _whole(now)
    else:
        head = _changed(before, now)
    since = min(since, len(lines))
    tail = b',"number":%d,"first":%d,"lines":[' % (len(lines), since + 1)
    return head + tail + b",".join(lines[since:]) + b"]}"


def _whole(now: Told) -> bytes:
    view = _object(zip(_heads(now.kind), now.view, strict=True))
    parts = b"".join(name + part for name, part in zip(_PARTS, now.parts, strict=True))
    begin = b'{"type":"state","fingerprint":%d,"eyes":%b,"view":' % (now.fingerprint, now.eyes)
    return begin + view + parts


def _changed(before: Told, now: Told) -> bytes:
    begin = b'{"type":"changed","after":%d,"fingerprint":%d' % (before.fingerprint, now.fingerprint)
    seen = zip(_heads(now.kind), now.view, before.view, strict=True)
    view = [(name, field) for name, field, was in seen if field != was]
    known = zip(_PARTS, now.parts, before.parts, strict=True)
    parts = [name + part for name, part, was in known if part != was]
    return b"".join([begin, b',"view":' + _object(view) if view else b"", *parts])


def _object(fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    return b"{" + b",".join([name + field for name, field in fields]) + b"}"


@cache
def _heads(kind: type[Struct]) -> tuple[bytes, ...]:
    return tuple(b'"%b":' % name.encode() for name in kind.__struct_encode_fields__)


_PARTS = tuple(b',"%b":' % name.encode() for name in PARTS)
