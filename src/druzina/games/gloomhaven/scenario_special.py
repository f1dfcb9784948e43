"""GLH-V20: the special rules of scenarios as data: a moment, tests, and effects by verb.

A file that says another word is refused with its place; what no verb can say keeps a scenario from
being played (`missing` of its map).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .scenario_verb import Names
from .scenario_verbs import (
    Act,
    AddCards,
    ChooseBearer,
    Comes,
    Damage,
    Destroy,
    DiscardCards,
    DrawToken,
    DropToken,
    Element,
    Fire,
    ForcedMove,
    GainCondition,
    GiveToken,
    Heal,
    Leave,
    Lose,
    MayRemove,
    MoveObjective,
    OpenDoor,
    PlaceOverlay,
    PlaceTrap,
    RemoveFigure,
    RemoveOverlay,
    RemoveToken,
    Replace,
    RevealTiles,
    RollBoulders,
    SetUp,
    Spawn,
    SpawnNext,
    UnlockDoor,
    Wake,
    Win,
)
from .scenario_verbs_standing import (
    AttackMod,
    ByPlace,
    Cannot,
    Charge,
    Dig,
    DoorWhile,
    Focus,
    GoesAway,
    HandedOn,
    HoldBack,
    Idle,
    Immune,
    Indestructible,
    Level,
    LinkHexes,
    LootRule,
    MayNegate,
    MoveMod,
    Occupies,
    Redirect,
    ReplaceSummon,
    ShieldMod,
    Side,
    Sleep,
    StartLimit,
    StatMod,
    TreatAs,
)

Moment = Literal[
    "map",  # GLH-SET-04: as soon as the first room lies there
    "setup",  # GLH-SET-18: at the start of the first round
    "round_start",
    "round_end",
    "turn_start",
    "turn_end",
    "door_opened",
    "dead",
    "destroyed",
    "looted",
    "exhausted",
    "enters",
    "option",  # GLH-PRC-02 step 4: offered to a character, at its cost
    "standing",  # looked up as long as it holds
    "acts",  # GLH-V20: the turn of an objective
    "always",  # GLH-END-10
]


class Rounds(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """In which rounds: from the first to the last, every so many with that rest."""

    first: int = 1
    last: int = 99
    every: int = 1
    rest: int = 0


class Test(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must hold, all of it. Figures are named by kind, by type, or as `objective:1`."""

    opened: str = ""  # a door of that name was opened
    opened_now: str = ""  # in this round
    looted_now: bool = False  # the last goal tile, in this round
    dead: Names = ()  # of each one was placed, and none is left
    absent: Names = ()  # none is on the map
    stands: int = 0  # an objective of that number has not been destroyed
    looted: int = 0  # so many goal tiles are taken
    all_on: Names = ()  # every character stands on one of these markers
    occupied: Names = ()  # somebody of the party stands on every hex of these markers
    more: dict[str, Names] = {}  # further markers by the number of characters
    on_tile: Names = ()  # of these figures one stands on `tile`
    off_tile: Names = ()  # of these figures none does
    tile: str = ""
    hidden: str = ""  # that tile is not revealed
    saved: int = 0  # exactly so many objectives are saved
    charged: str = ""  # so much damage was done by bearers
    characters: tuple[int, ...] = ()  # with so many characters
    woken: str = ""  # that type was
    tokens: tuple[int, ...] = ()  # all of these numbers were turned up
    placed: str = ""  # that type was, by a room or a rule
    peopled: tuple[Names, ...] = ()  # a character is on each of these groups of tiles
    deserted: tuple[Names, ...] = ()  # on one of these groups there is none
    alone: bool = False  # no more than one character is not exhausted
    near: str = ""  # `stands`: beside this marker


class Spot(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a figure stands: on a marker, a tile, an overlay; or within so many hexes of it."""

    marker: str = ""
    tile: str = ""
    look: str = ""
    objective: int = 0
    within: int = 0


class Count(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-V20 `per`: what X counts."""

    objectives: tuple[int, ...] = ()  # not destroyed, revealed or not
    standing: tuple[int, ...] = ()  # on the map
    figures: Names = ()
    token: str = ""  # on the figure itself
    saved: bool = False


AnyEffect = (
    Spawn
    | SpawnNext
    | HoldBack
    | SetUp
    | RevealTiles
    | OpenDoor
    | UnlockDoor
    | DoorWhile
    | Damage
    | Heal
    | GainCondition
    | AddCards
    | DiscardCards
    | Element
    | AttackMod
    | StatMod
    | ShieldMod
    | MoveMod
    | Level
    | Immune
    | Indestructible
    | LootRule
    | StartLimit
    | Side
    | ReplaceSummon
    | Replace
    | Cannot
    | Focus
    | MayNegate
    | Idle
    | Sleep
    | Wake
    | LinkHexes
    | Act
    | Fire
    | ForcedMove
    | RollBoulders
    | MoveObjective
    | RemoveFigure
    | Comes
    | GoesAway
    | Redirect
    | ByPlace
    | Occupies
    | Leave
    | Destroy
    | GiveToken
    | Dig
    | ChooseBearer
    | HandedOn
    | DropToken
    | DrawToken
    | Charge
    | PlaceTrap
    | PlaceOverlay
    | RemoveToken
    | RemoveOverlay
    | TreatAs
    | MayRemove
    | Win
    | Lose
)


class SpecialRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """GLH-V20: when, and what is done. `who`, `door`, `objective`, `n` narrow the moment down."""

    on: Moment
    do: tuple[AnyEffect, ...]
    rounds: Rounds | None = None
    test: Test | None = None
    until: Test | None = None
    at: Spot | None = None
    per: Count | None = None
    who: Names = ()
    door: str = ""
    objective: int = 0
    beside: tuple[int, ...] = ()  # objectives of these numbers an option is about
    n: int = 0
    place: tuple[int, int] | None = None  # where the figure was placed by its room
    having: str = ""  # the figure has this condition
    bearing: bool = False  # the figure has a token
    cost: Literal["", "token", "bottom", "action"] = ""  # GLH-V20: what a player may pay for it
    once: bool = False
    once_each: bool = False  # for every figure
    unlooted: bool = False  # only characters that have taken no goal tile
    exempts: bool = False  # GLH-PRK-03: a scenario effect that a perk ignores
