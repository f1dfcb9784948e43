"""GLH-V20: verbs of scenarios that are looked up for as long as their rule holds."""

from __future__ import annotations

from typing import Literal

from .scenario_verb import Effect, Names, Ranks


class HoldBack(Effect, frozen=True, kw_only=True):
    """These are not placed with their room; no types: all, no tiles: anywhere."""

    monsters: Names = ()
    tiles: Names = ()
    but_at: Names = ()  # markers where they are placed nevertheless


class DoorWhile(Effect, frozen=True, kw_only=True):
    """Open while a figure of the party stands on each plate; who is in it when it shuts suffers."""

    door: str
    plates: Names


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
    """GLH-PRC-04 step 1: of every move ability, not below 0."""

    who: Names
    n: int
    bearers: bool = False  # only who has a token


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
    """Who may take goal tiles, and how; `look`: overlays that are taken too, one at a time."""

    look: str = ""
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


class Cannot(Effect, frozen=True, kw_only=True):
    what: Literal["use_items", "enter_door", "attack_asleep"]
    who: Names
    door: str = ""
    tile: str = ""  # only those whose room it is


class Focus(Effect, frozen=True, kw_only=True):
    """GLH-V20: an objective that can be attacked in this turn comes before all others."""

    who: Names
    objective: int


class MayNegate(Effect, frozen=True, kw_only=True):
    """Any character may lose a card of its hand instead; `most`: so much damage at once."""

    objective: int
    most: int = 0


class Idle(Effect, frozen=True, kw_only=True):
    """No turn, no target; `passed`: figures of the other side may pass them."""

    monsters: Names
    passed: bool = False


class Sleep(Effect, frozen=True, kw_only=True):
    """No turn, though a target. `lightly`: one of the party that attacks, hurts or hinders it, or
    ends a movement beside it, wakes it; then it is as if spawned."""

    monsters: Names
    lightly: bool = False


class LinkHexes(Effect, frozen=True, kw_only=True):
    """The hexes of a marker are one for characters: who enters one comes out beside the other.

    The first time these tiles are revealed.
    """

    at: str
    tiles: Names


class Dig(Effect, frozen=True, kw_only=True):
    """GLH-V20: a character beside one of these may spend movement points on it, one for each hit
    point it has, in any portions."""

    who: Names


class HandedOn(Effect, frozen=True, kw_only=True):
    """By a Loot ability that reaches its bearer another character may take the token."""


class Charge(Effect, frozen=True, kw_only=True):
    """What these suffer from a bearer is counted."""

    who: Names


class TreatAs(Effect, frozen=True, kw_only=True):
    """Figures with a condition avoid these overlays like traps."""

    who: Names
    look: str
    having: str


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
