"""The words of effects: the verbs, and what may stand beside each.

A card's text is a list of parts, `{ do = "draw", x = 2 }`. A number after `x` is a factor, one
after `n` is not; `all`, `as_many`, `down_to`, `up_to_hand` and `per_player` say how many otherwise.
"""

from __future__ import annotations

from msgspec import Struct

from druzina.games.big_book_of_madness.parts import (
    DrawCards,
    GainCards,
    HandleCurses,
    Madness,
    MillCards,
    MoveCards,
    Part,
    TurnSpells,
)

AMOUNTS = ("n", "x", "all", "as_many", "down_to", "up_to_hand", "per_player")
WHO = ("you", "one", "another", "some others", "each", "each other", "active", "table")
ORIGINS = ("hand", "support", "shared", "discard", "hands", "discards", "destroyed")
PLACES = ("hand", "support", "discard", "top")
UPGRADES = ("place", "hand", "discard")
ONLY = ("water", "earth", "fire", "air", "element", "value 1", "value 2 or 3")
CONDITIONS = ("nothing moved", "madness moved", "lost a card")
MOST = 40


class Verb(Struct, frozen=True):
    """How a verb is used: its kind of part, the amounts it takes, keys it must and may have."""

    kind: type[Part]
    amounts: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


COUNTED = ("n", "x")
VERBS: dict[str, Verb] = {
    # Cards chosen and moved
    "discard": Verb(MoveCards, ("n", "x", "all", "down_to"), may=("from", "only", "up_to")),
    "destroy": Verb(MoveCards, ("n", "x", "all"), ("from",), ("only", "up_to", "upgrade")),
    "support": Verb(MoveCards, COUNTED, may=("up_to",)),
    "recover": Verb(MoveCards, COUNTED, ("to",), ("up_to", "unpaid")),
    "take": Verb(MoveCards, COUNTED, ("from", "to"), ("up_to", "only")),
    "put": Verb(MoveCards, COUNTED),
    "cure": Verb(MoveCards, ("n", "x", "all"), ("from",), ("up_to",)),
    "give": Verb(MoveCards, COUNTED, may=("up_to",)),
    "trade": Verb(MoveCards, COUNTED, may=("up_to",)),
    "pass": Verb(Part),
    "discard each element": Verb(Part),
    # Draw piles
    "draw": Verb(DrawCards, ("n", "x", "as_many", "up_to_hand"), may=("if",)),
    "mill": Verb(MillCards, ("n", "x", "all")),
    "destroy top": Verb(MillCards, COUNTED),
    "sift": Verb(Part, COUNTED),
    # Madness, supply, spells
    "madness": Verb(Madness, COUNTED, ("to",), ("if",)),
    "burn madness": Verb(Madness, ("n", "per_player")),
    "seed madness": Verb(Part),
    "gain": Verb(GainCards, ("n", "x", "as_many"), ("value", "to"), ("up_to", "same")),
    "strip": Verb(GainCards, (), ("value",)),
    "exhaust": Verb(TurnSpells, COUNTED),
    "neutralise": Verb(TurnSpells, COUNTED),
    "refresh": Verb(TurnSpells, COUNTED, may=("up_to",)),
    "learn": Verb(Part),
    "forget": Verb(TurnSpells, COUNTED),
    "burn library": Verb(Part),
    # Curses and actions
    "neutralise curse": Verb(HandleCurses, COUNTED, may=("up_to",)),
    "token": Verb(HandleCurses, may=("others",)),
    "bar reward": Verb(Part),
    "act": Verb(Part, COUNTED),
    "incarnate": Verb(Part, COUNTED),
    "break": Verb(HandleCurses, COUNTED, ("less",), ("up_to",)),
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
