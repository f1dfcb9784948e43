"""PRO-VOC: verbs of fights: rolls, monsters, attacks between characters."""

from __future__ import annotations

from druzina.games.prophecy.part import Part

# Fights and their rolls


class Bonus(Part, frozen=True, kw_only=True):
    """Points in fights of the mode; `instead` replaces the card's plain bonus (PRO-ITM-18)."""

    strength: int = 0
    willpower: int = 0
    instead: bool = False


class Dice(Part, frozen=True, kw_only=True):
    """PRO-DIC-02: positive dice for oneself, negative ones for the opponent."""

    own: int = 0
    foe: int = 0


class Throw(Part, frozen=True, kw_only=True):
    """PRO-ITM-09, -10: replaces the weapon's bonus for one roll; then damaged and out of use."""

    strength: int
    instead: bool = False


class Burn(Part, frozen=True, kw_only=True):
    """As a throw, of a hand item in a willpower roll."""

    willpower: int


class RepeatRoll(Part, frozen=True, kw_only=True):
    """PRO-DIC-07: both sides roll again."""


class UntilTurnEnd(Part, frozen=True, kw_only=True):
    """PRO-CHR-13: points in fights until the end of the turn, no stones."""

    strength: int = 0
    willpower: int = 0


# Monsters and what stands against them


class ReplaceFight(Part, frozen=True, kw_only=True):
    """PRO-CNT-10: no fight; the monster is discarded, with its XP or without."""

    xp: bool = False
    most: int = 0


class SkipMonsters(Part, frozen=True, kw_only=True):
    """No monster is fought this turn."""


class LayAdventure(Part, frozen=True, kw_only=True):
    """The top adventure card face up on one's field with fewer than two."""


class Fight(Part, frozen=True, kw_only=True):
    """The monster described on the card itself (`Opportunity.monster`)."""


class Weaken(Part, frozen=True, kw_only=True):
    """The monster's strength becomes this."""

    strength: int


class DrawIsDefeat(Part, frozen=True, kw_only=True):
    """PRO-RSL-09."""


class ThreeLives(Part, frozen=True, kw_only=True):
    """PRO-GRP-01."""


class RollSequence(Part, frozen=True, kw_only=True):
    """PRO-GRP-05, -06: one roll of each mode, all of which must be won."""

    modes: tuple[str, ...]


class ValueBySex(Part, frozen=True, kw_only=True):
    """The monster's willpower."""

    men: int
    women: int


class ValueByStones(Part, frozen=True, kw_only=True):
    """So much more than the character has on the right, and never less than `least`."""

    strength: int
    willpower: int
    least: int


class IgnoreThrowMissile(Part, frozen=True, kw_only=True):
    """PRO-CNT-13."""


class IgnoreShieldHandHead(Part, frozen=True, kw_only=True):
    """PRO-CNT-14."""


class IgnorePositiveDice(Part, frozen=True, kw_only=True):
    """The character's positive dice and repeats."""


# Between characters


class CancelAttack(Part, frozen=True, kw_only=True):
    """On a roll of at least this the attack does not take place."""

    least: int


class TakeGold(Part, frozen=True, kw_only=True):
    n: int


class TakeItem(Part, frozen=True, kw_only=True):
    """PRO-PVP-23: one of the loser's choice."""


class Safe(Part, frozen=True, kw_only=True):
    """No attack until one's next turn, unless one holds an artifact."""
