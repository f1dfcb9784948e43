"""What a new character of each class may well set out with: items for its 30 gold that fit its
slots at level 1, and cards of level X in the place of cards that help little in a fight."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

GOLD = 30


class Outfit(Struct, frozen=True):
    """`instead`: which card of level 1 stays behind, and which comes along for it."""

    items: tuple[str, ...]
    instead: tuple[tuple[str, str], ...] = ()


OUTFITS = {
    "brute": Outfit(("leather-armor", "minor-stamina-potion"), (("eye-for-an-eye", "skewer"),)),
    "spellweaver": Outfit(
        ("leather-armor", "minor-stamina-potion"), (("ride-the-wind", "aid-from-the-ether"),)
    ),
    "scoundrel": Outfit(("cloak-of-invisibility", "minor-stamina-potion")),
    "cragheart": Outfit(("heater-shield", "minor-healing-potion")),
    "tinkerer": Outfit(("boots-of-striding", "minor-healing-potion")),
    "mindthief": Outfit(("cloak-of-invisibility", "minor-stamina-potion")),
}


def swapped(class_: str, hand: Sequence[str]) -> tuple[str, ...]:
    """GLH-CRD-02: the hand with the cards that come along in the place of those that do not."""
    instead = dict(OUTFITS[class_].instead)
    return tuple(instead.get(card, card) for card in hand)
