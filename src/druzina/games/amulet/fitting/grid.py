"""The grid of a card with its margin, as bits: cards and tokens drawn in text.

A card has 5 columns and 6 rows, counted from 1, (1,1) top left. Tokens may lie partly outside
(AMU-PLC-03), so the grid has a margin on every side, as wide as the longest token less one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

COLUMNS, ROWS = 5, 6
MARGIN = 5
WIDTH = COLUMNS + 2 * MARGIN

Square = tuple[int, int]

WEAK, COIN, GEM, FORBIDDEN, EMPTY = "W", "C", "G", "X", "."
DAMAGE = "123"
CARD_MARKS = WEAK + COIN + GEM + FORBIDDEN + EMPTY + DAMAGE

PLAIN, SHIELD, HILT, GAP = "#", "S", "H", "."
TOKEN_MARKS = PLAIN + SHIELD + HILT + GAP


def bit(column: int, row: int) -> int:
    """A square of the grid as a bit; the first column of the margin is 1 − MARGIN."""
    return 1 << ((row + MARGIN - 1) * WIDTH + column + MARGIN - 1)


def square(single: int) -> Square:
    """The square of a single bit."""
    row, column = divmod(single.bit_length() - 1, WIDTH)
    return column - MARGIN + 1, row - MARGIN + 1


def squares(mask: int) -> Iterator[Square]:
    """The squares of a mask, row by row."""
    while mask:
        lowest = mask & -mask
        yield square(lowest)
        mask ^= lowest


def on_card(column: int, row: int) -> bool:
    return 1 <= column <= COLUMNS and 1 <= row <= ROWS


def touches_edge(column: int, row: int) -> bool:
    """AMU-PLC-06, -07: a border square of the card, or one directly beside a border square."""
    if on_card(column, row):
        return column in (1, COLUMNS) or row in (1, ROWS)
    beside_column = column in (0, COLUMNS + 1) and 1 <= row <= ROWS
    beside_row = row in (0, ROWS + 1) and 1 <= column <= COLUMNS
    return beside_column or beside_row


ON_CARD = sum(bit(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
HILT_GROUND = sum(
    bit(column, row)
    for row in range(ROWS + 2)
    for column in range(COLUMNS + 2)
    if touches_edge(column, row)
)


class Card(Struct, frozen=True, cache_hash=True, gc=False):
    """The front of a monster or an adventure: where its symbols are, as masks of the grid.

    `damage` has one mask for each value from 1 to 3.
    """

    rows: tuple[str, ...]
    weak: int
    damage: tuple[int, int, int]
    coins: int
    gem: int
    forbidden: int

    @property
    def total(self) -> int:
        """All damage of the card."""
        return self.harm(0)

    def harm(self, covered: int) -> int:
        """AMU-FGT-06, -07: the damage left when these squares are covered."""
        one, two, three = self.damage
        free = ~covered
        return (
            (one & free).bit_count() + 2 * (two & free).bit_count() + 3 * (three & free).bit_count()
        )


TokenKind = Literal["weapon", "helper", "spell"]
TokenSymbol = Literal["", "heart", "gem", "coin", "xp"]


class Token(Struct, frozen=True, cache_hash=True, gc=False):
    """Something that can be laid: its name in an arrangement, and its squares by kind.

    `kind` is `weapon`, `helper` or `spell`; `symbol` what it pays when used. A token that may be
    `mirrored` (a spell, by a skill) may be turned over; others only turn (AMU-PLC-09).
    """

    id: str
    shape: tuple[str, ...]
    kind: TokenKind = "weapon"
    symbol: TokenSymbol = ""
    mirrored: bool = False

    @property
    def size(self) -> int:
        return sum(mark != GAP for row in self.shape for mark in row)

    def unshielded(self) -> Token:
        """SH5 and the like: the same token with its shield squares as plain ones."""
        shape = tuple(row.replace(SHIELD, PLAIN) for row in self.shape)
        return Token(self.id, shape, self.kind, self.symbol, self.mirrored)

    def turnable(self) -> Token:
        """The same token, which may also be mirrored."""
        return Token(self.id, self.shape, self.kind, self.symbol, mirrored=True)


def card_of(rows: Sequence[str]) -> Card:
    """A card from its rows, each of 5 marks."""
    masks = dict.fromkeys(CARD_MARKS, 0)
    for row, line in enumerate(rows, 1):
        for column, mark in enumerate(line, 1):
            masks[mark] |= bit(column, row)
    one, two, three = (masks[value] for value in DAMAGE)
    damage = (one, two, three)
    return Card(tuple(rows), masks[WEAK], damage, masks[COIN], masks[GEM], masks[FORBIDDEN])


def token_of(id_: str, shape: str, kind: TokenKind = "weapon", symbol: TokenSymbol = "") -> Token:
    """A token from a line such as `S# / S# / ##`."""
    return Token(id_, tuple(row.strip() for row in shape.split("/")), kind, symbol)
