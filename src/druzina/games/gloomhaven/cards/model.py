"""What content files hold of classes, monsters, items and battle goals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from druzina.core.content import Name, Source

from .lines import AnyLine
from .whom import Area
from .words import Condition, Element

Slot = Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
Use = Literal["spent", "consumed", "always"]
Window = Literal[
    "own_turn",
    "own_turn_end",
    "own_move",
    "own_attack",
    "own_melee_attack",
    "own_ranged_attack",
    "own_single_target_melee_attack",
    "own_single_target_ranged_attack",
    "own_loot",
    "own_heal",
    "own_kill",
    "own_obstacle_created",
    "own_augment",
    "own_song",
    "own_doom",
    "own_command",
    "ally_attack",
    "ally_medical_pack",
    "attacked",
    "attack_damage_on_self",
    "summon_damaged",
    "enemy_consumes",
    "round_start",
    "passive",
]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What every entry of a content file has."""

    id: str
    name: Name
    source: Source


class Half(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-CRD-01: the top or bottom of an ability card; an action.

    `slots` are the uses of a lasting effect, each with the experience it earns (GLH-ACT-10).
    """

    lines: tuple[AnyLine, ...]
    xp: int = 0
    lost: bool = False
    unrecoverable: bool = False
    lasts: Literal["", "round", "persistent"] = ""
    slots: tuple[int, ...] = ()


class Card(Entry, frozen=True, kw_only=True):
    """An ability card; level 0 is X. `print` is its number in the specification."""

    print: int
    level: int
    initiative: int
    top: Half
    bottom: Half


class Modifier(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-V10: an attack modifier card; `times` 2 and 0 are 2× and null."""

    n: int = 0
    times: Literal[0, 1, 2] = 1
    rolling: bool = False
    shuffle: bool = False
    conditions: tuple[Condition, ...] = ()
    infuse: Element | Literal[""] = ""
    push: int = 0
    pull: int = 0
    pierce: int = 0
    heal: int = 0
    shield: int = 0
    target: int = 0
    refresh: int = 0
    invisible: bool = False


class Some(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many of one modifier card."""

    card: Modifier
    n: int = 1


class Perk(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-PRK, V11: what ticking a box does to the deck; how many boxes there are."""

    boxes: int = 1
    add: tuple[Some, ...] = ()
    remove: tuple[Some, ...] = ()
    ignore_item_effects: bool = False
    ignore_scenario_effects: bool = False


class CharacterClass(Entry, frozen=True, kw_only=True):
    """GLH-CHR: hit points by level, cards in hand, and perks."""

    race: str
    hand: int
    health: tuple[int, ...]
    perks: tuple[Perk, ...]


class Stats(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-MSC-01: one figure of a stat card; values of bosses may be expressions (V16)."""

    health: int | str
    attack: int | str = 0
    move: int = -1  # it never moves (GLH-MON-15)
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    targets: int = 1
    pierce: int = 0
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    attackers_disadvantage: bool = False
    starts_invisible: bool = False


class MonsterType(Entry, frozen=True, kw_only=True):
    """A stat card: levels 0 to 7 of the normal and the elite figure, or of the boss."""

    deck: str
    standees: int
    normal: tuple[Stats, ...] = ()
    elite: tuple[Stats, ...] = ()
    boss: tuple[Stats, ...] = ()
    variant_of: str = ""
    flying: bool = False
    immune: tuple[str, ...] = ()
    first: tuple[AnyLine, ...] = ()  # the specials of a boss
    second: tuple[AnyLine, ...] = ()


class AbilityCard(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """GLH-MON-06: one card of a monster deck."""

    id: str
    initiative: int
    lines: tuple[AnyLine, ...] = ()
    shuffle: bool = False


class Deck(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The ability cards of one or several types of monsters."""

    id: str
    source: Source
    cards: tuple[AbilityCard, ...]


class Item(Entry, frozen=True, kw_only=True):
    """GLH-ITM: when it may be used, and what it then does.

    What it adds to an attack or a move stands beside what it does by itself (`lines`); `whole`:
    for the whole action, not for one attack. `rule` names what nothing else says (GLH-VOC-21).
    """

    print: int
    cost: int
    count: int
    slot: Slot
    use: Use
    window: Window
    prosperity: int = 0
    uses: int = 0
    minus_ones: int = 0
    unrecoverable: bool = False
    solo: str = ""
    design: bool = False
    whole: bool = False
    attack: int = 0
    range: int = 0
    move: int = 0
    jump: bool = False
    pierce: int = 0
    ignores_shield: bool = False
    push: int = 0
    pull: int = 0
    advantage: bool = False
    conditions: tuple[Condition, ...] = ()
    against: tuple[str, ...] = ()
    consumes: tuple[Element, ...] = ()
    damage: int = 0  # the wearer takes so much for it
    shield: int = 0
    retaliate: int = 0
    attacker_disadvantage: bool = False
    immune: tuple[str, ...] = ()
    area: Area | None = None
    rule: str = ""
    lines: tuple[AnyLine, ...] = ()


class Goal(Entry, frozen=True, kw_only=True):
    """GLH-BGL-01, V12: a battle goal; what is counted, and what the count must be."""

    print: int
    checks: Literal[1, 2]
    counts: str
    test: Literal["at_least", "at_most", "exactly"]
    n: int = 0
    of: Literal["", "full_health", "level"] = ""  # added to n
