"""GLH-VOC-02: whom a line is about, as the data says it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["self", "enemies", "allies", "both", "summons", "own_summons"]
Rank = Literal["any", "normal", "normal_or_elite"]
Place = Literal[
    "range",  # within so many hexes of the actor, in sight
    "own_range",  # within the range of the figure's own attack
    "adjacent",
    "anywhere",
    "room",  # in the room of the actor
    "moved_through",  # GLH-MOV-16
    "area",  # of the line it hangs on
    "target",  # adjacent to the target of the line it hangs on
    "hex",  # within so many hexes of the hex that was named
    "obstacle",  # adjacent to an obstacle that was placed, moved or destroyed before
    "slain",  # adjacent to where the slain one stood
]


class Whom(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Figures on one side, somewhere; all that fit, or so many that the actor chooses.

    `affect` takes in invisible ones of the own side; only a range needs sight. `alone`: no figure
    of its side is adjacent to it. `near_ally`: an ally of the actor is.
    """

    side: Side = "enemies"
    place: Place = "range"
    within: int = 0
    count: int = 0  # how many at most; 0 for all that fit
    self_too: bool = False
    affect: bool = False
    rank: Rank = "any"
    health: int = 0  # with so many hit points at most
    conditions: tuple[str, ...] = ()  # with one of these
    alone: bool = False
    near_ally: bool = False


class Area(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-ARE-01: a pattern; a melee one is laid from the actor's own hex, (0, 0).

    `body` are the hexes of an actor that stands on more than one.
    """

    hexes: tuple[tuple[int, int], ...]
    melee: bool = False
    body: tuple[tuple[int, int], ...] = ()
