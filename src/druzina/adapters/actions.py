"""Choices as numbers of a fixed range.

A choice has the number that the kind of its question and its text form hash to, so that *pick
slot 3* is the same action in every game that is ever played; where two choices of one list meet,
the later takes the next free number. No table of all choices is needed, and none of them is cut
off: a list longer than the range is an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

SIZE = 512  # far above the longest list of choices of any game


def numbered(kind: str, texts: Sequence[str], size: int = SIZE) -> Mapping[int, int]:
    """For every number that is open the place of its choice in the list."""
    if len(texts) > size:
        raise ValueError(f"{kind} has {len(texts)} choices, more than the {size} actions.")
    taken: dict[int, int] = {}
    for place, text in enumerate(texts):
        number = crc32(f"{kind} {text}".encode()) % size
        while number in taken:
            number = (number + 1) % size
        taken[number] = place
    return taken
