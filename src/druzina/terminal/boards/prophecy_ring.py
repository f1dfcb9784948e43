"""The ring of Prophecy as a rectangle of boxes, seven and three and seven and three, and what is
written inside it."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from druzina.terminal.boards.picture import aimed

BOX, ROWS = 10, 3
ACROSS, DOWN = 7, 3
RING_WIDTH = ACROSS * (BOX + 1) + 1
INSIDE = (ACROSS - 2) * (BOX + 1) - 1
EDGE = "│"


class Box(NamedTuple):
    """A field: its name with port and gate, the cards lying there, the figures."""

    id: str
    name: str
    cards: str
    figures: str


def draw_ring(boxes: list[Box], inside: list[Text]) -> list[Text]:
    """Clockwise from the upper left corner; what is inside begins below the upper row."""
    upper = boxes[:ACROSS]
    right = boxes[ACROSS : ACROSS + DOWN]
    lower = boxes[ACROSS + DOWN : 2 * ACROSS + DOWN][::-1]
    left = boxes[2 * ACROSS + DOWN :][::-1]
    line = "─" * BOX
    cross = Text("┼".join(["", *([line] * ACROSS), ""]))
    rows = [cross, *_row(upper), cross]
    place = 0
    for west, east in zip(left, right, strict=True):
        for number in range(ROWS):
            middle = inside[place].copy() if place < len(inside) else Text()
            middle.truncate(INSIDE)
            middle.append(" " * (INSIDE - len(middle)))
            row = _edge().append_text(_piece(west, number)).append(EDGE).append_text(middle)
            rows.append(row.append(EDGE).append_text(_piece(east, number)).append(EDGE))
            place += 1
    return [*rows, cross, *_row(lower), cross, *inside[place:]]


def _row(boxes: list[Box]) -> list[Text]:
    lines = []
    for number in range(ROWS):
        line = _edge()
        for box in boxes:
            line.append_text(_piece(box, number)).append(EDGE)
        lines.append(line)
    return lines


def _edge() -> Text:
    return Text(EDGE)


def _piece(box: Box, number: int) -> Text:
    """One line of a box: cut to its width, so that the ring stays a ring."""
    told = (box.name, box.cards, box.figures)[number]
    return aimed(told[:BOX].ljust(BOX), f"field:{box.id}", ("bold", "red", "cyan")[number])
