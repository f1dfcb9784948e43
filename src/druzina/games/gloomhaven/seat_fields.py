"""GLH-SET-04, -08, GLH-ITM-01: what a seat may begin with, as the rest of its set-up stands."""

from __future__ import annotations

from druzina.core import SeatOptions
from druzina.core.seat_field import Field
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.rules.setup import SECOND_BOX, Character

MOST_ITEMS = 14


def classes(facts: Content) -> tuple[str, ...]:
    return tuple(facts.printed.classes)


def character(facts: Content) -> Field:
    """GLH-SET-08: no two seats play the same class."""
    return Field(kind="choice", values=classes(facts), apart=True)


def cards(facts: Content, one: Character) -> Field:
    """GLH-SET-04, GLH-CRD-02: as many as the hand of the class holds, of its level at most."""
    printed = facts.printed
    if one.character not in printed.classes:
        return Field(kind="several")
    hand = printed.classes[one.character].hand
    own = printed.hands[one.character]
    fit = tuple(card for card in own if printed.cards[card].level <= one.level)
    return Field(kind="several", values=fit, least=hand, most=hand)


def items(facts: Content) -> Field:
    """GLH-ITM-01: which of them fit together is looked at when all are named."""
    return Field(kind="several", values=tuple(facts.printed.items), most=MOST_ITEMS)


def perks(facts: Content, one: Character) -> Field:
    """GLH-SET-10: boxes of the class; a second box of a line is `3b`."""
    if one.character not in facts.printed.classes:
        return Field(kind="several")
    found = boxes(facts, one.character)
    return Field(kind="several", values=found, most=len(found))


def boxes(facts: Content, class_: str) -> tuple[str, ...]:
    return tuple(
        f"{number}{SECOND_BOX * box}"
        for number, perk in enumerate(facts.printed.classes[class_].perks, 1)
        for box in range(perk.boxes)
    )


def field(facts: Content, name: str, one: SeatOptions) -> Field | None:
    """What a field may hold; None where its type says all of it."""
    assert isinstance(one, Character), "a seat of this game"
    if name == "character":
        return character(facts)
    if name == "cards":
        return cards(facts, one)
    if name == "items":
        return items(facts)
    return perks(facts, one) if name == "perks" else None
