"""Where a token can lie: its turnings, its placements, and how they are written.

`WP1@0,1r0` is the token WP1 with the top left of its box on column 0, row 1, turned by 0 quarters;
an `m` at the end says that it is mirrored first. An arrangement is some of these, or `none`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from druzina.games.amulet.fitting.grid import (
    COLUMNS,
    GAP,
    HILT,
    MARGIN,
    ON_CARD,
    ROWS,
    SHIELD,
    WIDTH,
    Square,
    Token,
    bit,
)

NONE = "none"
WRITTEN = re.compile(r"([A-Za-z0-9_-]+)@(-?[0-9]{1,2}),(-?[0-9]{1,2})r([0-3])(m?)")

CORNER = (1 - MARGIN, 1 - MARGIN)  # the first square of the margin

Shape = tuple[str, ...]


class Placement(Struct, frozen=True, cache_hash=True, gc=False):
    """A token at a place: all its squares, and those that are shields or hilts, as masks."""

    token: Token
    column: int
    row: int
    turn: int
    mirrored: bool
    mask: int
    shields: int
    hilts: int

    def __str__(self) -> str:
        end = "m" if self.mirrored else ""
        return f"{self.token.id}@{self.column},{self.row}r{self.turn}{end}"


Arrangement = tuple[Placement, ...]


def turned(shape: Shape, turn: int, mirrored: bool = False) -> Shape:
    """AMU-PLC-09: a shape mirrored, if so, and then turned clockwise by quarters."""
    if mirrored:
        shape = tuple(row[::-1] for row in shape)
    for _ in range(turn):
        shape = tuple("".join(column) for column in zip(*reversed(shape), strict=True))
    return shape


def squares_of(shape: Shape, column: int, row: int) -> Iterator[tuple[Square, str]]:
    """The squares of a shape whose box begins there, with their kinds."""
    for down, line in enumerate(shape):
        for right, mark in enumerate(line):
            if mark != GAP:
                yield (column + right, row + down), mark


def placed(token: Token, column: int, row: int, turn: int, mirrored: bool = False) -> Placement:
    """A token at a place, which must lie within the margin."""
    masks = masks_of(turned(token.shape, turn, mirrored))
    return _shifted(token, column, row, turn, mirrored, masks)


def masks_of(shape: Shape) -> tuple[int, int, int]:
    """All squares of a shape whose box begins in the corner, its shields and its hilts."""
    masks = {"": 0, SHIELD: 0, HILT: 0}
    for square, mark in squares_of(shape, *CORNER):
        masks[""] |= bit(*square)
        if mark in masks:
            masks[mark] |= bit(*square)
    return masks[""], masks[SHIELD], masks[HILT]


def _shifted(
    token: Token, column: int, row: int, turn: int, mirrored: bool, masks: tuple[int, int, int]
) -> Placement:
    """The shape moved from the corner to its place: the same bits, further on."""
    way = (row - CORNER[1]) * WIDTH + column - CORNER[0]
    every, shields, hilts = masks
    return Placement(token, column, row, turn, mirrored, every << way, shields << way, hilts << way)


@lru_cache(maxsize=256)
def turnings(token: Token) -> tuple[tuple[int, bool, Shape], ...]:
    """AMU-PLC-13: the turnings of a token that differ, each with its shape."""
    found: dict[Shape, tuple[int, bool, Shape]] = {}
    for mirrored in (False, True) if token.mirrored else (False,):
        for turn in range(4):
            shape = turned(token.shape, turn, mirrored)
            found.setdefault(shape, (turn, mirrored, shape))
    return tuple(found.values())


@lru_cache(maxsize=256)
def placements(token: Token) -> tuple[Placement, ...]:
    """AMU-PLC-03, -13: every way a token can lie with at least one square on the card."""
    found = []
    for turn, mirrored, shape in turnings(token):
        masks = masks_of(shape)
        for row in range(2 - len(shape), ROWS + 1):
            for column in range(2 - len(shape[0]), COLUMNS + 1):
                placement = _shifted(token, column, row, turn, mirrored, masks)
                if placement.mask & ON_CARD:
                    found.append(placement)
    return tuple(found)


def written(arrangement: Sequence[Placement]) -> str:
    """An arrangement as text; `read` takes it back."""
    return " ".join(map(str, arrangement)) or NONE


def read(text: str, tokens: Sequence[Token]) -> Arrangement | None:
    """An arrangement from its text; None if it is none of these tokens, each at most once.

    A turning that looks like an earlier one is that one. Nothing is said about legality.
    """
    if text.strip() in ("", NONE):
        return ()
    named = {token.id: token for token in tokens}
    found: list[Placement] = []
    for word in text.split():
        placement = _read_one(word, named)
        if placement is None:
            return None
        del named[placement.token.id]
        found.append(placement)
    return tuple(found)


def _read_one(word: str, named: dict[str, Token]) -> Placement | None:
    form = WRITTEN.fullmatch(word)
    token = named.get(form[1]) if form else None
    if form is None or token is None:
        return None
    column, row, turn, mirrored = int(form[2]), int(form[3]), int(form[4]), bool(form[5])
    shape = turned(token.shape, turn, mirrored)
    if mirrored and shape not in {one for *_, one in turnings(token)}:
        return None
    if not within_margin(shape, column, row):
        return None
    turn, mirrored = next(known[:2] for known in turnings(token) if known[2] == shape)
    return placed(token, column, row, turn, mirrored)


def within_margin(shape: Shape, column: int, row: int) -> bool:
    """Whether a shape at a place stays on the grid with its margin."""
    right, bottom = column + len(shape[0]) - 1, row + len(shape) - 1
    fits_across = column >= 1 - MARGIN and right <= COLUMNS + MARGIN
    return fits_across and row >= 1 - MARGIN and bottom <= ROWS + MARGIN
