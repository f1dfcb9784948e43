"""PRO-VOC: what an effect does, as a union of verbs: each with just what it speaks of.

A verb is a small record; its name in files (`do`) is the name of its class in lower case. When an
effect works, what it costs and how often it may be used stand in `effect`.
"""

from __future__ import annotations

import re

from msgspec import Struct


def snake(name: str) -> str:
    """`LoseLives` as files write it: `lose_lives`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(Struct, frozen=True, kw_only=True, tag_field="do", tag=snake):
    """One thing an effect does."""


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


# What a character gains


class Heal(Part, frozen=True, kw_only=True):
    """Lives, or `all` of them; on chance cards `others` is what everybody else heals."""

    n: int = 0
    all: bool = False
    others: int = 0


class Refill(Part, frozen=True, kw_only=True):
    """Mags, as `Heal`."""

    n: int = 0
    all: bool = False
    others: int = 0


class Increase(Part, frozen=True, kw_only=True):
    """PRO-CHR-06 to -10: one stone of what is named; of two the player chooses one."""

    what: tuple[str, ...]


class Gold(Part, frozen=True, kw_only=True):
    """Taken from the bank; `there` replaces `n` on fields of the terrain."""

    n: int
    others: int = 0
    terrain: str = ""
    there: int = 0


class Xp(Part, frozen=True, kw_only=True):
    n: int
    others: int = 0


class DrawItem(Part, frozen=True, kw_only=True):
    """PRO-CNT-17: top cards of a deck."""

    deck: str
    n: int = 1


class DrawKeep(Part, frozen=True, kw_only=True):
    """Draws openly, keeps some, discards the rest."""

    deck: str
    n: int
    keep: int


class Keep(Part, frozen=True, kw_only=True):
    """The opportunity stays with the character, at most one of its kind."""


# What a character loses


class LoseLives(Part, frozen=True, kw_only=True):
    """`more` on a roll of at most `roll`; `owned`: never more than one has."""

    n: int
    roll: int = 0
    more: int = 0
    owned: bool = False


class LoseMags(Part, frozen=True, kw_only=True):
    n: int = 0
    all: bool = False


class LoseGold(Part, frozen=True, kw_only=True):
    n: int


class LoseHalfGold(Part, frozen=True, kw_only=True):
    """PRO-CHN-25: all characters."""


class DamageItem(Part, frozen=True, kw_only=True):
    """PRO-CNT-18: the owner's choice."""


class DiscardItem(Part, frozen=True, kw_only=True):
    """PRO-RSL-04: the owner's choice."""


class LoseLess(Part, frozen=True, kw_only=True):
    """PRO-RSL-08: so many lives fewer, or none at all."""

    n: int = 0
    all: bool = False


class LoseNone(Part, frozen=True, kw_only=True):
    """No life of any loss."""


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


# Ways


class MoveExactly(Part, frozen=True, kw_only=True):
    n: int


class MoveUpTo(Part, frozen=True, kw_only=True):
    n: int


class MoveAny(Part, frozen=True, kw_only=True):
    """Any other field of the kind; `ends` the turn there (PRO-MOV-18)."""

    kind: str = "any"
    ends: bool = False


# Things, cards, looks


class Banish(Part, frozen=True, kw_only=True):
    """One face-up monster of one's field is discarded."""


class Repair(Part, frozen=True, kw_only=True):
    """One damaged thing of the slot, or `all`."""

    slot: str = ""
    all: bool = False


class Peek(Part, frozen=True, kw_only=True):
    """A private look at a face-down adventure card or a sphere's topmost one."""


class RevealSphere(Part, frozen=True, kw_only=True):
    """PRO-CHN-16."""


class DiscardForMags(Part, frozen=True, kw_only=True):
    """Refills by the deck of the item discarded."""

    common: int
    rare: int


class Shop(Part, frozen=True, kw_only=True):
    """Draws `n` openly; any may be bought for `less`; perhaps one may `sell`; the rest goes."""

    deck: str
    n: int
    less: int = 0
    sell: bool = False


class HealForGold(Part, frozen=True, kw_only=True):
    lives: int
    most: int


class Gamble(Part, frozen=True, kw_only=True):
    """A stake of 1 to `most` gold on the light die against the dark one."""

    most: int


class LearnTop(Part, frozen=True, kw_only=True):
    """The top ability of a guild one names, for its XP alone."""


class Row(Struct, frozen=True, kw_only=True):
    """What the light die means from `low` to `high`; `choose` gives any other row."""

    low: int
    high: int
    parts: tuple[AnyPart, ...] = ()
    choose: bool = False


class Table(Part, frozen=True, kw_only=True):
    """PRO-CNT-08, -11: a result for each number."""

    rows: tuple[Row, ...]


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


# Prices


class GoldLess(Part, frozen=True, kw_only=True):
    """PRO-TIM-12."""

    n: int


class SpellLess(Part, frozen=True, kw_only=True):
    """PRO-SPL-04."""

    n: int


class BuyCheaper(Part, frozen=True, kw_only=True):
    n: int


class SellDearer(Part, frozen=True, kw_only=True):
    n: int


class WillpowerCheaper(Part, frozen=True, kw_only=True):
    n: int


class WillpowerDearerAgainst(Part, frozen=True, kw_only=True):
    n: int


class DrillXp(Part, frozen=True, kw_only=True):
    """The XP of the drill yard."""

    n: int


class Monastery(Part, frozen=True, kw_only=True):
    """The figures of the free healing."""

    lives: int
    mags: int


# Rounds


class ExtraTurn(Part, frozen=True, kw_only=True):
    """One more turn this round."""


class LayAdventures(Part, frozen=True, kw_only=True):
    """PRO-CHN-01."""

    terrain: str


class LayAbility(Part, frozen=True, kw_only=True):
    """PRO-CHN-08, -11, -27: in a guild, one the drawer names, or each of the drawer's two."""

    guild: str


class LayGoods(Part, frozen=True, kw_only=True):
    """PRO-CHN-12, -13."""

    field: str
    common: int = 0
    rare: int = 0


class Fewest(Part, frozen=True, kw_only=True):
    """PRO-CHN-23: help for whoever has the fewest of each."""

    gold: int
    lives: int
    mags: int


class ChooseBattlefield(Part, frozen=True, kw_only=True):
    """PRO-FIN-05."""


AnyPart = (
    Bonus | Dice | Throw | Burn | RepeatRoll | UntilTurnEnd | Heal | Refill | Increase | Gold | Xp
    | DrawItem | DrawKeep | Keep | LoseLives | LoseMags | LoseGold | LoseHalfGold | DamageItem
    | DiscardItem | LoseLess | LoseNone | ReplaceFight | SkipMonsters | LayAdventure | Fight
    | Weaken | DrawIsDefeat | ThreeLives | RollSequence | ValueBySex | ValueByStones
    | IgnoreThrowMissile | IgnoreShieldHandHead | IgnorePositiveDice | MoveExactly | MoveUpTo
    | MoveAny | Banish | Repair | Peek | RevealSphere | DiscardForMags | Shop | HealForGold
    | Gamble | LearnTop | Table | CancelAttack | TakeGold | TakeItem | Safe | GoldLess | SpellLess
    | BuyCheaper | SellDearer | WillpowerCheaper | WillpowerDearerAgainst | DrillXp | Monastery
    | ExtraTurn | LayAdventures | LayAbility | LayGoods | Fewest | ChooseBattlefield
)  # fmt: skip

VERBS: dict[str, type[Part]] = {snake(kind.__name__): kind for kind in AnyPart.__args__}


def verb(part: Part) -> str:
    """The verb's name, as files write it."""
    return snake(type(part).__name__)
