"""The words of effects: the verbs, and what may stand beside each.

A card's text is a list of parts, `{ do = "draw", x = 2 }`. A number after `x` is a factor, one
after `n` is not; `all`, `as_many`, `down_to`, `up_to_hand` and `per_player` say how many otherwise.
"""

from __future__ import annotations

from msgspec import Struct

AMOUNTS = ("n", "x", "all", "as_many", "down_to", "up_to_hand", "per_player")
WHO = ("you", "one", "another", "some others", "each", "each other", "active", "table")
ORIGINS = ("hand", "support", "shared", "discard", "hands", "discards", "destroyed")
PLACES = ("hand", "support", "discard", "top")
UPGRADES = ("place", "hand", "discard")
ONLY = ("water", "earth", "fire", "air", "element", "value 1", "value 2 or 3")
CONDITIONS = ("nothing moved", "madness moved", "lost a card")
MOST = 40


class Verb(Struct, frozen=True):
    """How a verb is used: the amounts it takes, keys it must have, and keys it may have."""

    amounts: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


COUNTED = ("n", "x")
VERBS: dict[str, Verb] = {
    # Cards chosen and moved
    "discard": Verb(("n", "x", "all", "down_to"), may=("from", "only", "up_to")),
    "destroy": Verb(("n", "x", "all"), ("from",), ("only", "up_to", "upgrade")),
    "support": Verb(COUNTED, may=("up_to",)),
    "recover": Verb(COUNTED, ("to",), ("up_to", "unpaid")),
    "take": Verb(COUNTED, ("from", "to"), ("up_to", "only")),
    "put": Verb(COUNTED),
    "cure": Verb(("n", "x", "all"), ("from",), ("up_to",)),
    "give": Verb(COUNTED, may=("up_to",)),
    "trade": Verb(COUNTED, may=("up_to",)),
    "pass": Verb(),
    "discard each element": Verb(),
    # Draw piles
    "draw": Verb(("n", "x", "as_many", "up_to_hand"), may=("if",)),
    "mill": Verb(("n", "x", "all")),
    "destroy top": Verb(COUNTED),
    "sift": Verb(COUNTED),
    # Madness, supply, spells
    "madness": Verb(COUNTED, ("to",), ("if",)),
    "burn madness": Verb(("n", "per_player")),
    "seed madness": Verb(),
    "gain": Verb(("n", "x", "as_many"), ("value", "to"), ("up_to", "same")),
    "strip": Verb((), ("value",)),
    "exhaust": Verb(COUNTED),
    "neutralise": Verb(COUNTED),
    "refresh": Verb(COUNTED, may=("up_to",)),
    "learn": Verb(),
    "forget": Verb(COUNTED),
    "burn library": Verb(),
    # Curses and actions
    "neutralise curse": Verb(COUNTED, may=("up_to",)),
    "token": Verb(may=("others",)),
    "bar reward": Verb(),
    "act": Verb(COUNTED),
    "incarnate": Verb(COUNTED),
    "break": Verb(COUNTED, ("less",), ("up_to",)),
}

# Verbs that concern the table or the caster alone: no list of players can carry them out.
TABLE_VERBS = (
    "burn madness",
    "seed madness",
    "strip",
    "burn library",
    "token",
    "bar reward",
    "pass",
)
