"""PRO-VOC-01: an effect as a record: window, verbs with arguments, conditions, cost, limit."""

from __future__ import annotations

from msgspec import Struct

from druzina.games.prophecy.parts import AnyPart

# PRO-VOC: when an effect works. In the second line, the windows that ask nothing.
WINDOWS = (
    "fight", "fight+", "roll+", "after", "stealth", "step2", "prefight", "begin", "foe", "victory",
    "defeat", "loss", "attacked", "pvpwin", "outside", "move", "instead", "pay", "price", "service",
    "step4", "turnend", "roundstart", "roundend", "chance", "setup",
)  # fmt: skip

# Windows that a question looks at together.
GROUPS = {
    "moving": ("move", "instead", "outside"),
    "facing": ("outside", "prefight", "stealth", "step2"),
}

LIMITS = ("turn", "round", "two rounds", "roll", "fight")


class When(Struct, frozen=True, kw_only=True, cache_hash=True):
    """PRO-VOC-02: what must hold. An empty field asks nothing; all the others together.

    `weapon` names classes of the weapon in use, `armed` any weapon, `unarmed` none; `shield` is
    `use` or `none`; `terrain` names kinds of field, `wilderness`, or `sphere`.
    """

    weapon: tuple[str, ...] = ()
    hands: int = 0
    rare: bool = False
    armed: bool = False
    unarmed: bool = False
    shield: str = ""
    thrown: bool = False
    against: tuple[str, ...] = ()
    not_against: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    group: bool = False
    mode: str = ""
    first_roll: bool = False
    own_turn: bool = False
    not_started: bool = False
    least_strength: int = 0


class Cost(Struct, frozen=True, kw_only=True):
    """PRO-VOC-03: `card` is the card itself, `damage` that the thing is damaged.

    On fields of the `terrain` it costs `mags_there` in place of `mags`.
    """

    mags: int = 0
    gold: int = 0
    xp: int = 0
    lives: int = 0
    card: bool = False
    damage: bool = False
    terrain: str = ""
    mags_there: int = 0


ALWAYS = When()
FREE = Cost()


class Effect(Struct, frozen=True, kw_only=True):
    """What a card does in one window. `may` marks a `?` of a monster: the player's choice.

    `card` is the id of its entry, shared by all copies.
    """

    number: int
    card: str
    window: str
    parts: tuple[AnyPart, ...]
    when: When = ALWAYS
    cost: Cost = FREE
    limit: str = ""
    may: bool = False
