"""What a reader is told, part by part: everything at first, then only what has changed.

A change is made from what this reader was told before and nothing else, so it can tell no more
than the two states themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

PARTS = ("status", "asked", "waiting", "undo", "silenced", "secretive", "outcome", "plans")

WHOLE_NUMBER = 0xFFFF_FFFF  # any client can hold it


Field = bytes | tuple[bytes, ...]  # as JSON; of a list of structs each for itself


class Told(Struct, frozen=True):
    """One state as one pair of eyes sees it: its parts and the fields of its view, as JSON."""

    eyes: bytes
    kind: type[Struct]  # of the view
    view: list[Field]
    parts: list[bytes]
    fingerprint: int


def told(eyes: int | None, kind: type[Struct], view: list[Field], parts: list[bytes]) -> Told:
    """The fingerprint says nothing that these eyes do not see; it is this process's own."""
    whose = b"null" if eyes is None else b"%d" % eyes
    return Told(whose, kind, view, parts, hash((whose, *view, *parts)) & WHOLE_NUMBER)


def frame(before: Told | None, now: Told, lines: Sequence[bytes], since: int) -> bytes:
    """The message for a reader who was told `before` and holds the first `since` lines."""
    if before is None or before.eyes != now.eyes or before.kind is not now.kind:
        said = _whole(now)
    else:
        said = _changed(before, now)
    since = min(since, len(lines))
    said.append(b',"number":%d,"first":%d,"lines":[' % (len(lines), since + 1))
    said.append(b",".join(lines[since:]))
    said.append(b"]}")
    return b"".join(said)


def _whole(now: Told) -> list[bytes]:
    fields = zip(_heads(now.kind), now.view, strict=True)
    return [
        b'{"type":"state","fingerprint":%d,"eyes":%b,"view":{' % (now.fingerprint, now.eyes),
        b",".join([name + whole(field) for name, field in fields]),
        b"}",
        *[name + part for name, part in zip(_PARTS, now.parts, strict=True)],
    ]


def _changed(before: Told, now: Told) -> list[bytes]:
    """What nobody made anew is the same object, which is quickly seen."""
    said = [
        b'{"type":"changed","after":%d,"fingerprint":%d' % (before.fingerprint, now.fingerprint)
    ]
    if now.view is not before.view:
        _add_seen(said, before, now)
    for name, part, was in zip(_PARTS, now.parts, before.parts, strict=True):
        if part is not was and part != was:
            said += (name, part)
    return said


def _add_seen(said: list[bytes], before: Told, now: Told) -> None:
    """Of the view what changed: fields, and entries of lists."""
    fields: list[bytes] = []
    entries: list[bytes] = []
    for name, field, was in zip(_heads(now.kind), now.view, before.view, strict=True):
        if field is was or field == was:
            continue
        if isinstance(field, tuple) and isinstance(was, tuple) and len(field) == len(was):
            entries += (b"," + name + b"{", _entries(field, was), b"}")
        else:
            fields += (b"," + name, whole(field))
    if fields:
        fields[0] = b',"view":{' + fields[0][1:]
        said += (*fields, b"}")
    if entries:
        entries[0] = b',"entries":{' + entries[0][1:]
        said += (*entries, b"}")


def _entries(field: tuple[bytes, ...], before: tuple[bytes, ...]) -> bytes:
    """Those of a list that changed, by their places."""
    both = enumerate(zip(field, before, strict=True))
    changed = [b'"%d":%b' % (n, now) for n, (now, was) in both if now is not was and now != was]
    return b",".join(changed)


def whole(field: Field) -> bytes:
    return field if isinstance(field, bytes) else b"[" + b",".join(field) + b"]"


@cache
def _heads(kind: type[Struct]) -> tuple[bytes, ...]:
    return tuple(b'"%b":' % name.encode() for name in kind.__struct_encode_fields__)


_PARTS = tuple(b',"%b":' % name.encode() for name in PARTS)
