"""Potions as things: who holds which, what becomes of one that is used (AMU-POT-01)."""

from __future__ import annotations

from functools import cache

from druzina.games.amulet.content import LOADED
from druzina.games.amulet.model import NOTHING, Realm


@cache
def _roles(content: str) -> dict[str, int]:
    """Each potion by what sets it apart, the last of its parts."""
    return {potion.parts[-1].do: potion.number for potion in LOADED[content].potions}


def holds(g: Realm, seat: int, role: str) -> int:
    """The potion of this effect, if the seat holds it."""
    potions = g.players[seat].potions
    if not potions:
        return NOTHING
    potion = _roles(g.content).get(role, NOTHING)
    return potion if potion in potions else NOTHING


def strength(g: Realm, potion: int, verb: str) -> int:
    """The number that stands beside a verb of the potion."""
    return sum(part.n for part in LOADED[g.content].potions[potion].parts if part.do == verb)


def spend_potion(g: Realm, seat: int, potion: int) -> None:
    """AMU-POT-01, AMU-SOL-03: back on offer at the Monastery; alone, out of the game."""
    g.players[seat].potions.remove(potion)
    if len(g.players) > 1:
        g.potions.append(potion)
    if g.told is not None:
        g.tell("AMU-POT-01", "event-drinks", seat=seat, potion=potion)


def return_potion(g: Realm, seat: int, potion: int) -> None:
    """AMU-SOL-07: given up unused, it goes back on offer, alone too."""
    g.players[seat].potions.remove(potion)
    g.potions.append(potion)
