"""Whether an arrangement is legal, and if not, by which clause and on which square."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from druzina.games.amulet.fitting.grid import (
    COLUMNS,
    HILT_GROUND,
    ON_CARD,
    ROWS,
    Card,
    Square,
    square,
)
from druzina.games.amulet.fitting.placement import Placement


class Fault(Struct, frozen=True):
    """What is wrong: the clause, the token, and the first offending square."""

    clause: str
    token: str
    square: Square


def legal(card: Card, arrangement: Sequence[Placement], taken: int = 0) -> Fault | None:
    """The first fault of an arrangement on a card with these squares taken; None if legal."""
    for placement in arrangement:
        fault = lies_well(card, placement, taken)
        if fault:
            return fault
        taken |= placement.mask
    return None


def lies_well(card: Card, placement: Placement, taken: int) -> Fault | None:
    """AMU-PLC-02 to -07, in the order in which a person would see it."""
    if not placement.mask & ON_CARD:
        return fault("AMU-PLC-03", placement, placement.mask)
    if over := placement.mask & taken:
        return fault("AMU-PLC-02", placement, over)
    if barred := placement.mask & card.forbidden:
        return fault("AMU-PLC-04", placement, barred)
    if blunt := placement.shields & card.weak:
        return fault("AMU-PLC-05", placement, blunt)
    if loose := placement.hilts & ~HILT_GROUND:
        column, row = square(loose & -loose)
        corner = column in (0, COLUMNS + 1) and row in (0, ROWS + 1)
        return fault("AMU-PLC-07" if corner else "AMU-PLC-06", placement, loose)
    return None


def fault(clause: str, placement: Placement, squares: int) -> Fault:
    return Fault(clause, placement.token.id, square(squares & -squares))


def fits(card: Card, placement: Placement, taken: int = 0) -> bool:
    """Whether one token may lie there: the same, without saying why not."""
    return not (
        placement.mask & (taken | card.forbidden)
        or placement.shields & card.weak
        or placement.hilts & ~HILT_GROUND
    )
