"""PRO-VOC: what an effect does, as a union of verbs: each with just what it speaks of.

A verb is a small record; its name in files (`do`) is the name of its class in lower case. Those of
fights and of one character have files of their own. When an effect works, what it costs and how
often it may be used stand in `effect`.
"""

from __future__ import annotations

from msgspec import Struct

from druzina.games.prophecy.part import Part, snake
from druzina.games.prophecy.parts_character import (
    DamageItem,
    DiscardItem,
    DrawItem,
    DrawKeep,
    Gold,
    Heal,
    Increase,
    Keep,
    LoseGold,
    LoseHalfGold,
    LoseLess,
    LoseLives,
    LoseMags,
    LoseNone,
    MoveAny,
    MoveExactly,
    MoveUpTo,
    Refill,
    Xp,
)
from druzina.games.prophecy.parts_fights import (
    Bonus,
    Burn,
    CancelAttack,
    Dice,
    DrawIsDefeat,
    Fight,
    IgnorePositiveDice,
    IgnoreShieldHandHead,
    IgnoreThrowMissile,
    LayAdventure,
    RepeatRoll,
    ReplaceFight,
    RollSequence,
    Safe,
    SkipMonsters,
    TakeGold,
    TakeItem,
    ThreeLives,
    Throw,
    UntilTurnEnd,
    ValueBySex,
    ValueByStones,
    Weaken,
)

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
