"""What a reader is told, part by part: everything at first, then only what has changed.

What everybody is told is one `Shared`, and what has changed in it is put in words once for all who
were told the same before. The rest is each reader's own. A change is made from what this reader
was told before and nothing else, so it can tell no more than the two states themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress, count
from operator import is_not
from typing import NamedTuple

from msgspec import Struct, field

SHARED = ("status", "waiting", "secretive", "outcome")
OWN = ("asked", "undo", "silenced", "plans")
PARTS = (*SHARED, *OWN)

WHOLE_NUMBER = 0xFFFF_FFFF  # any client can hold it

Field = bytes | tuple[bytes, ...]  # as JSON; of a list of structs each for itself

_serial = count().__next__


class Change(NamedTuple):
    """What everybody is told otherwise than before; each `,"name":…`, and `said` all of it."""

    fields: bytes
    entries: bytes  # of lists
    parts: bytes
    said: bytes


class Shared(Struct, frozen=True, eq=False):
    """What everybody is told of one moment: the fields of the view, and the parts, as JSON."""

    kind: type[Struct]  # of the view
    view: list[Field]
    parts: list[bytes]
    fingerprint: int
    serial: int = field(default_factory=_serial)
    changes: dict[tuple[int, frozenset[int]], Change] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Shared):
            return self is other
        return (self.kind, self.view, self.parts) == (other.kind, other.view, other.parts)

    def __hash__(self) -> int:
        return self.fingerprint

    def since(self, before: Shared, places: frozenset[int]) -> Change:
        """What is another than before, but for these places, where a reader sees otherwise."""
        key = before.serial, places
        change = self.changes.get(key)
        if change is None:
            mine, was = self.view, before.view
            other = compress(range(len(mine)), map(is_not, mine, was))
            seen = _seen(self.kind, [(n, mine[n], was[n]) for n in other if n not in places])
            parts = _parts(_SHARED, self.parts, before.parts)
            change = self.changes[key] = Change(*seen, parts, _joined(*seen, parts))
        return change


class Own(Struct, frozen=True):
    """What a seat sees otherwise than everybody: the fields as JSON, by place."""

    fields: dict[int, Field]
    places: frozenset[int]
    fingerprint: int


class Told(Struct, frozen=True):
    """One state as one pair of eyes sees it: what everybody is told, and its own."""

    eyes: bytes
    shared: Shared
    own: Own
    parts: list[bytes]
    fingerprint: int

    def field(self, place: int) -> Field:
        own = self.own.fields.get(place)
        return self.shared.view[place] if own is None else own


def shared(kind: type[Struct], view: list[Field], parts: list[bytes]) -> Shared:
    return Shared(kind, view, parts, hash((*view, *parts)))


def own(fields: dict[int, Field], before: Own) -> Own:
    same = fields.keys() == before.places
    mark = hash((*fields, *fields.values()))
    return Own(fields, before.places if same else frozenset(fields), mark)


def told(eyes: int | None, shared: Shared, own: Own, parts: list[bytes]) -> Told:
    """The fingerprint says nothing that these eyes do not see; it is this process's own."""
    mark = hash((eyes, shared.fingerprint, own.fingerprint, *parts))
    return Told(_written(eyes), shared, own, parts, mark & WHOLE_NUMBER)


@cache
def _written(eyes: int | None) -> bytes:
    return b"null" if eyes is None else b"%d" % eyes


def same(before: Told, now: Told) -> bool:
    """Whether both tell the same; where the fingerprints differ they do not."""
    return now is before or (now.fingerprint == before.fingerprint and now == before)


def frame(before: Told | None, now: Told, lines: Sequence[bytes], since: int) -> bytes:
    """The message for a reader who was told `before` and holds the first `since` lines."""
    if before is None or before.eyes != now.eyes or before.shared.kind is not now.shared.kind:
        said = _whole(now)
    else:
        said = _changed(before, now)
    count = len(lines)
    since = min(since, count)
    news = b",".join(lines[since:])
    return b'%b,"number":%d,"first":%d,"lines":[%b]}' % (said, count, since + 1, news)


def _whole(now: Told) -> bytes:
    heads = enumerate(_heads(now.shared.kind))
    parts = zip((*_SHARED, *_OWN), (*now.shared.parts, *now.parts), strict=True)
    return b'{"type":"state","fingerprint":%d,"eyes":%b,"view":{%b}%b' % (
        now.fingerprint,
        now.eyes,
        b",".join([name + whole(now.field(place)) for place, name in heads]),
        b"".join([name + part for name, part in parts]),
    )


def _changed(before: Told, now: Told) -> bytes:
    """What nobody made anew is the same object, which is quickly seen."""
    shared, was, own = now.shared, before.shared, now.own
    if own is not before.own:
        seen = _seen_by(before, now)
    else:
        seen = b"" if shared is was else shared.since(was, own.places).said
    parts = b"" if now.parts == before.parts else _parts(_OWN, now.parts, before.parts)
    marks = before.fingerprint, now.fingerprint
    return b'{"type":"changed","after":%d,"fingerprint":%d%b%b' % (*marks, seen, parts)


def _seen_by(before: Told, now: Told) -> bytes:
    """What everybody is told, and what these eyes see otherwise than before, or than all."""
    mine, was, shared = now.own, before.own, now.shared
    places = mine.places if mine.places is was.places else mine.places | was.places
    change = _NOTHING if shared is before.shared else shared.since(before.shared, places)
    here, there = mine.fields.get, was.fields.get
    other = [place for place in places if here(place) is not there(place)]
    fields, entries = _seen(
        shared.kind, [(place, now.field(place), before.field(place)) for place in other]
    )
    return _joined(change.fields + fields, change.entries + entries, change.parts)


def _joined(fields: bytes, entries: bytes, parts: bytes) -> bytes:
    view = b',"view":{%b}' % fields[1:] if fields else b""
    lists = b',"entries":{%b}' % entries[1:] if entries else b""
    return view + lists + parts


def _seen(kind: type[Struct], both: Iterable[tuple[int, Field, Field]]) -> tuple[bytes, bytes]:
    """What is another than before: fields, and entries of lists."""
    heads, fields, entries = _heads(kind), b"", b""
    for place, now, was in both:
        if now is was or now == was:
            continue
        if isinstance(now, tuple) and isinstance(was, tuple) and len(now) == len(was):
            entries += b",%b{%b}" % (heads[place], _entries(now, was))
        else:
            fields += b",%b%b" % (heads[place], whole(now))
    return fields, entries


def _entries(field: tuple[bytes, ...], before: tuple[bytes, ...]) -> bytes:
    """Those of a list that changed, by their places."""
    both = enumerate(zip(field, before, strict=True))
    changed = [b'"%d":%b' % (n, now) for n, (now, was) in both if now is not was and now != was]
    return b",".join(changed)


def _parts(names: Sequence[bytes], now: Sequence[bytes], before: Sequence[bytes]) -> bytes:
    if now == before:
        return b""
    both = zip(names, now, before, strict=True)
    return b"".join([name + part for name, part, was in both if part is not was and part != was])


def whole(field: Field) -> bytes:
    return field if isinstance(field, bytes) else b"[" + b",".join(field) + b"]"


@cache
def _heads(kind: type[Struct]) -> tuple[bytes, ...]:
    return tuple(b'"%b":' % name.encode() for name in kind.__struct_encode_fields__)


_SHARED, _OWN = ([b',"%b":' % name.encode() for name in names] for names in (SHARED, OWN))
_NOTHING = Change(b"", b"", b"", b"")
