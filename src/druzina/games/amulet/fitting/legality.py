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
    Token,
    square,
)
from druzina.games.amulet.fitting.placement import (
    WRITTEN,
    Placement,
    turned,
    turnings,
    within_margin,
)


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


def astray(text: str, tokens: Sequence[Token]) -> Fault | None:
    """AMU-PLC-03, -09: why no placement can be read: a token far from the card, or mirrored."""
    named = {token.id: token for token in tokens}
    for form in map(WRITTEN.fullmatch, text.split()):
        if form is None or form[1] not in named:
            continue
        token, at = named[form[1]], (int(form[2]), int(form[3]))
        shape = turned(token.shape, int(form[4]), bool(form[5]))
        if shape not in {one for *_, one in turnings(token)}:
            return Fault("AMU-PLC-09", token.id, at)
        if not within_margin(shape, *at):
            return Fault("AMU-PLC-03", token.id, at)
    return None


def fits(card: Card, placement: Placement, taken: int = 0) -> bool:
    """Whether one token may lie there: the same, without saying why not."""
    return not (
        placement.mask & (taken | card.forbidden)
        or placement.shields & card.weak
        or placement.hilts & ~HILT_GROUND
    )
