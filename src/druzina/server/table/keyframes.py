"""A table's keyframes: where its match stood, so that opening it plays only what came since.

They are made from the entries and can be lost: whatever is wrong with one, the entries are played
from the one before it, or from the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec
from msgspec import Struct

from druzina.core import Shown
from druzina.core.history import KEYFRAME
from druzina.core.keyframe import Keyframe
from druzina.store import KeyframeRow

DIGEST = 12
FORM = b"2"  # another one is not read: the entries are played again

StoodIn = dict[int, list[Shown]]


class TableFrame(Struct, array_like=True):
    """After entry `number` of the table; `since` is the number of the keyframe before.

    `numbers` and `asked` are those of the open questions, `stood_in` is what bots chose for people.
    """

    number: int
    since: int
    match: Keyframe
    numbers: dict[int, int]
    asked: dict[int, int]
    stood_in: StoodIn


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(TableFrame).decode


def due(number: int, since: int, unkept: int) -> bool:
    """Whether so much has happened that it would be long to play again."""
    return max(number - max(since, 0), unkept) >= KEYFRAME


def write(frame: TableFrame) -> KeyframeRow:
    data = _encode(frame)
    return KeyframeRow(frame.number, blake2b(data, digest_size=DIGEST, person=FORM).digest() + data)


def sound(rows: Sequence[KeyframeRow], last: int) -> list[TableFrame]:
    """Those that can be used: each following the one before, undamaged, none of the future."""
    frames: list[TableFrame] = []
    for row in rows:
        frame = _read(row.data)
        since = frames[-1].number if frames else -1
        if frame is None or (frame.number, frame.since) != (row.number, since):
            break
        if frame.number > last:
            break
        frames.append(frame)
    return frames


def _read(data: bytes) -> TableFrame | None:
    check, body = data[:DIGEST], data[DIGEST:]
    if blake2b(body, digest_size=DIGEST, person=FORM).digest() != check:
        return None
    try:
        return _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
