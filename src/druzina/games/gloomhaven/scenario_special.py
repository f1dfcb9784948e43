"""GLH-V20: the special rules of scenarios as data: a moment, tests, and effects by verb.

A file that says another word is refused with its place; what no verb can say keeps a scenario from
being played (`missing` of its map).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .cards.lines import AnyLine

Moment = Literal[
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
]
RANK = Literal["none", "normal", "elite", "boss"]
Ranks = tuple[RANK, RANK, RANK]
Names = tuple[str, ...]


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


class Effect(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=lambda name: "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_"),
):
    """One verb."""


class Spawn(Effect, frozen=True, kw_only=True):
    """GLH-SUM-11: at the hexes of a marker in turn, or where it happened."""

    monster: str
    ranks: Ranks
    count: int = 1
    at: str = ""
    by_objectives: bool = False  # beside each that is not destroyed


class SpawnNext(Effect, frozen=True, kw_only=True):
    """The next of the cycle at each place; `even`: ranks of even rounds where they differ."""

    cycle: Names
    ranks: dict[str, Ranks]
    even: dict[str, Ranks] = {}
    at: Names = ()
    at_odd: Names = ()
    at_even: Names = ()
    at_cycle: Names = ()
    by_objectives: bool = False  # in turn; one that is destroyed keeps its turn


class HoldBack(Effect, frozen=True, kw_only=True):
    """These are not placed with their room; no types: all, no tiles: anywhere."""

    monsters: Names = ()
    tiles: Names = ()
    but_at: Names = ()  # markers where they are placed nevertheless


class SetUp(Effect, frozen=True, kw_only=True):
    """Those held back are placed now; revealed ones leave money and act as such."""

    monsters: Names = ()
    reveals: bool = False


class RevealTiles(Effect, frozen=True, kw_only=True):
    """Tiles that lie open though no open door leads to them."""

    tiles: Names


class OpenDoor(Effect, frozen=True, kw_only=True):
    """Doors of these names open; `next_one`: one at a time."""

    doors: Names
    next_one: bool = False


class UnlockDoor(Effect, frozen=True, kw_only=True):
    doors: Names


class DoorWhile(Effect, frozen=True, kw_only=True):
    """Open while a figure of the party stands on each plate; who is in it when it shuts suffers."""

    door: str
    plates: Names


class Damage(Effect, frozen=True, kw_only=True):
    """GLH-PRC-07. Without figures: the one it happened to."""

    n: str
    who: Names = ()
    tile: str = ""


class Heal(Effect, frozen=True, kw_only=True):
    n: str
    who: Names = ()


class GainCondition(Effect, frozen=True, kw_only=True):
    condition: str
    who: Names = ()
    beside: bool = False  # only those beside where it happened
    permanent: bool = False  # GLH-SET-15


class AddCards(Effect, frozen=True, kw_only=True):
    """GLH-SET-18: curses or −1 cards of the scenario into every character's deck."""

    card: Literal["curse", "minus1"]
    n: int


class DiscardCards(Effect, frozen=True, kw_only=True):
    n: int


class Element(Effect, frozen=True, kw_only=True):
    element: Literal["fire", "ice", "air", "earth", "light", "dark"]
    state: Literal["inert", "waning", "strong"]


class AttackMod(Effect, frozen=True, kw_only=True):
    """GLH-PRC-06 steps 3 and 5, while the rule holds."""

    who: Names
    n: int = 0
    advantage: bool = False
    disadvantage: bool = False
    conditions: Names = ()
    pierce: int = 0
    against: Names = ()  # only these targets
    bearers: bool = False  # only who has a token


class StatMod(Effect, frozen=True, kw_only=True):
    """Added to stat cards while the rule holds; a fall of hit points never kills."""

    who: Names
    health: str = ""
    attack: str = ""
    move: str = ""
    range: str = ""


class ShieldMod(Effect, frozen=True, kw_only=True):
    who: Names
    n: str
    against: Names = ()  # only when these attack


class MoveMod(Effect, frozen=True, kw_only=True):
    who: Names
    n: int


class Level(Effect, frozen=True, kw_only=True):
    monsters: Names
    bonus: int
    most: int = 7


class Immune(Effect, frozen=True, kw_only=True):
    """To damage, to healing, to forced movement, or to a condition; `bearers`: with a token.

    `but_by_bearers`: what a character with a token does hurts it.
    """

    who: Names
    to: Names
    bearers: bool = False
    but_by_bearers: bool = False


class Indestructible(Effect, frozen=True, kw_only=True):
    """GLH-OVL-17: obstacles of these looks can be neither moved nor destroyed."""

    looks: Names


class LootRule(Effect, frozen=True, kw_only=True):
    """Who may take goal tiles, and how."""

    ability_only: bool = False
    most_each: int = 0
    for_bottom: bool = False  # or who is beside one, for a bottom action


class StartLimit(Effect, frozen=True, kw_only=True):
    """GLH-SET-07: so many characters at most in one starting room; or only where monsters are."""

    most: str = ""
    with_monsters: bool = False


class Side(Effect, frozen=True, kw_only=True):
    monsters: Names
    side: Literal["party_ally", "hostile_to_all"]


class ReplaceSummon(Effect, frozen=True, kw_only=True):
    """What these monsters summon is another."""

    who: Names
    monster: str
    ranks: Ranks


class Replace(Effect, frozen=True, kw_only=True):
    """Another figure where the first one died."""

    monster: str
    rank: RANK


class Cannot(Effect, frozen=True, kw_only=True):
    what: Literal["use_items", "enter_door"]
    who: Names
    door: str = ""


class Focus(Effect, frozen=True, kw_only=True):
    """GLH-V20: an objective that can be attacked in this turn comes before all others."""

    who: Names
    objective: int


class MayNegate(Effect, frozen=True, kw_only=True):
    """Any character may lose a card of its hand instead; `most`: so much damage at once."""

    objective: int
    most: int = 0


class Idle(Effect, frozen=True, kw_only=True):
    """No turn, no target; may be passed."""

    monsters: Names


class Act(Effect, frozen=True, kw_only=True):
    """GLH-V20 `act_as`: these lines by the rules of monsters; its moves may go toward a place."""

    lines: tuple[AnyLine, ...]
    toward: str = ""  # a marker; none: toward its focus
    toward_type: str = ""  # monsters of that type, and where they are printed
    home: bool = False  # back to where it was placed
    opens_doors: bool = False
    own_deck: bool = False  # drawn from a character's deck
    saves: bool = False  # who has come there is taken off the map, saved


class RemoveFigure(Effect, frozen=True, kw_only=True):
    """GLH-V20: it leaves the map; saved ones are counted."""

    who: Names = ()
    saved: bool = False


class Leave(Effect, frozen=True, kw_only=True):
    """GLH-END-09: characters on the marker leave the map with their summons; they have escaped."""

    marker: str


class Destroy(Effect, frozen=True, kw_only=True):
    """The objective it happened to, or of that number, is gone as if its hit points were."""

    objective: int = 0


class GiveToken(Effect, frozen=True, kw_only=True):
    """To these figures, or to the one it happened to."""

    who: Names = ()
    n: int = 1


class Dig(Effect, frozen=True, kw_only=True):
    """GLH-V20: a character beside one of these may spend movement points on it, one for each hit
    point it has, in any portions."""

    who: Names


class ChooseBearer(Effect, frozen=True, kw_only=True):
    """A character of the players' choice has a token."""


class HandedOn(Effect, frozen=True, kw_only=True):
    """By a Loot ability that reaches its bearer another character may take the token."""


class DropToken(Effect, frozen=True, kw_only=True):
    """It lies where its bearer was, as a goal tile."""


class Charge(Effect, frozen=True, kw_only=True):
    """What these suffer from a bearer is counted."""

    who: Names


class PlaceTrap(Effect, frozen=True, kw_only=True):
    """Traps of a look on a marker; who stands there springs them at once."""

    look: str
    at: str


class RemoveToken(Effect, frozen=True, kw_only=True):
    who: Names


class RemoveOverlay(Effect, frozen=True, kw_only=True):
    """That of the hex where it happened."""

    look: str


class TreatAs(Effect, frozen=True, kw_only=True):
    """Figures with a condition avoid these overlays like traps."""

    who: Names
    look: str
    having: str


class Comes(Effect, frozen=True, kw_only=True):
    """Off the map at first; in its turn it appears at the next marker if it is off the map."""

    monster: str
    rank: RANK
    at_cycle: Names


class GoesAway(Effect, frozen=True, kw_only=True):
    """Alive, but off the map, after each melee attack of its own."""

    who: Names


class Redirect(Effect, frozen=True, kw_only=True):
    """Damage and conditions for the objective are for the monster."""

    objective: int
    monster: str


class ByPlace(Effect, frozen=True, kw_only=True):
    """What a moving objective calls at each marker; ranks of the first and second special."""

    types: dict[str, str]
    first: Ranks
    second: Ranks


class Occupies(Effect, frozen=True, kw_only=True):
    """It covers all hexes of a marker, and moves from one to the next."""

    who: Names
    at_cycle: Names


class MayRemove(Effect, frozen=True, kw_only=True):
    """The leader may take one of these off the map."""

    who: Names


class Win(Effect, frozen=True, kw_only=True):
    """GLH-END-01."""


class Lose(Effect, frozen=True, kw_only=True):
    """GLH-END-01."""


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
    | Act
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
    | Charge
    | PlaceTrap
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
