"""The lines of cards, monster cards and items: a union of kinds, each with what it speaks of.

GLH-VOC-01: `sub` is done with the line or right after it, for the same targets; `then` follows
only if the line was performed. Numbers are `n`, added to the figure's own value where the line is
`relative`; `x` names what is added besides.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .whom import Area, Whom
from .words import Bonus, Condition, Element, RuleName, Test, Trigger, X


class Line(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=str.lower,
):
    """What all kinds have: when it is done, lines of the same ability, lines that follow it."""

    test: Test | Literal[""] = ""
    sub: tuple[AnyLine, ...] = ()
    then: tuple[AnyLine, ...] = ()


class Move(Line, frozen=True, kw_only=True):
    """GLH-PRC-04. What a move may do besides: see GLH-VOC-16, -18, -20."""

    n: int = 0
    x: X = ""
    relative: bool = False
    jump: bool = False
    straight: bool = False
    to_obstacle: bool = False
    to_actor: bool = False  # a forced move that must end adjacent to the one who forces it
    loots: bool = False
    clears: bool = False
    hurts: int = 0  # damage to figures beside the hexes entered


class Attack(Line, frozen=True, kw_only=True):
    """GLH-PRC-05. Without `range` it is melee, unless it or the figure's own attack is ranged."""

    n: int = 0
    x: X = ""
    relative: bool = False
    range: int = 0
    ranged: bool = False  # GLH-VOC-03: without a number of its own
    range_more: int = 0
    own_range: bool = False  # of a figure that is forced to attack (GLH-VOC-08)
    targets: int = 0
    whom: Whom | None = None
    area: Area | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    along: bool = False  # GLH-VOC-04: every enemy on a path to the target
    all_on_one: bool = False  # GLH-MAT-07
    near_own_ally: int = 0  # GLH-MOT-08: added if the target is adjacent to an ally of the attacker
    in_area: tuple[Condition, ...] = ()  # GLH-VOC-19: on all figures in the area
    hits_obstacles: bool = False  # GLH-VOC-20: a push may break obstacles
    hits_walls: bool = False  # GLH-VOC-20: a push against walls hurts
    xp_per_target: int = 0


class Heal(Line, frozen=True, kw_only=True):
    """GLH-HEA. Without `range` and `whom` nobody but the actor."""

    n: int = 0
    x: X = ""
    relative: bool = False
    by_level: tuple[int, ...] = ()
    range: int = 0
    targets: int = 0
    whom: Whom | None = None
    per_target_hurt: bool = False  # GLH-MOT-09


class Shield(Line, frozen=True, kw_only=True):
    """GLH-SHD: for as long as the half says, else to the end of the round."""

    n: int = 0
    relative: bool = False
    whom: Whom | None = None


class Retaliate(Line, frozen=True, kw_only=True):
    """GLH-RET."""

    n: int = 0
    relative: bool = False
    by_level: tuple[int, ...] = ()
    range: int = 0
    whom: Whom | None = None
    xp_each: int = 0


class Loot(Line, frozen=True, kw_only=True):
    """GLH-LOT-01, GLH-VOC-16."""

    n: int = 0
    most: int = 0
    per_enemy: bool = False


class Push(Line, frozen=True, kw_only=True):
    """GLH-EFF-01 without an attack."""

    n: int = 0
    relative: bool = False
    whom: Whom | None = None


class Pull(Line, frozen=True, kw_only=True):
    """GLH-EFF-02; `to_hex`: toward a hex within so many that is named first (GLH-EFF-12)."""

    n: int = 0
    whom: Whom | None = None
    to_hex: int = 0


class Conditions(Line, frozen=True, kw_only=True):
    """GLH-CON without an attack; `push` follows for the same targets."""

    conditions: tuple[Condition, ...] = ()
    whom: Whom | None = None
    push: int = 0


class Infuse(Line, frozen=True, kw_only=True):
    """GLH-ELM-02, -15."""

    element: Element = "any"
    n: int = 1


class Consume(Line, frozen=True, kw_only=True):
    """GLH-ELM-04, -12, -13: all of these elements, for what `then` says."""

    elements: tuple[Element, ...] = ()


class Change(Line, frozen=True, kw_only=True):
    """What a consumed element does to the line it hangs on, or to those of the action."""

    move: int = 0
    attack: int = 0
    heal: int = 0
    shield: int = 0
    retaliate: int = 0
    push: int = 0
    range: int = 0
    pierce: int = 0
    targets: int = 0  # so many all together
    recover: int = 0  # instead
    damage: int = 0  # instead
    loot: int = 0  # instead
    per_bonus: int = 0  # instead of the printed one
    bonus: int = 0  # instead of that of a lasting bonus
    full_health: bool = False  # X instead of half of it
    conditions: tuple[Condition, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    area: Area | None = None
    whom: Whom | None = None
    xp: int = 0


class Summoned(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-SUM-12: the figure a summon makes; what is not there it cannot do."""

    id: str
    health: int
    move: int = 0
    attack: int = -1  # no attack
    x: X = ""
    range: int = 0
    flying: bool = False
    conditions: tuple[Condition, ...] = ()
    infuses: Element | Literal[""] = ""
    dying: tuple[AnyLine, ...] = ()


class Called(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-SUM-10, -14: a monster that a monster calls; ranks for two, three and four characters."""

    type: str
    ranks: tuple[str, ...] = ("normal", "normal", "normal")
    count: int = 1
    health: str = ""
    lines: tuple[AnyLine, ...] = ()


class Summon(Line, frozen=True, kw_only=True):
    """GLH-SUM: a figure of the party, or monsters."""

    figure: Summoned | None = None
    monsters: tuple[Called, ...] = ()
    by_target: bool = False
    splits: bool = False  # GLH-MOT-06


class Suffer(Line, frozen=True, kw_only=True):
    """GLH-MOT-06: damage to the actor itself."""

    n: int = 0


class Damage(Line, frozen=True, kw_only=True):
    """GLH-VOC-09: `as_target`: as much as the target suffered (GLH-ATK-20)."""

    n: int = 0
    whom: Whom | None = None
    as_target: bool = False


class Slay(Line, frozen=True, kw_only=True):
    """GLH-VOC-05; `instead` of what the line it hangs on does to that target."""

    whom: Whom | None = None
    area: Area | None = None
    instead: bool = False
    xp_per_kill: int = 0


class Grant(Line, frozen=True, kw_only=True):
    """GLH-VOC-07, -08: figures perform lines; `forced` ones as the owner of the card likes."""

    whom: Whom | None = None
    forced: bool = False
    augmented: bool = False
    lines: tuple[AnyLine, ...] = ()


class Control(Line, frozen=True, kw_only=True):
    """GLH-VOC-06: its own turn with sides swapped; `directed` by the owner of the card."""

    whom: Whom | None = None
    directed: bool = False


class Recover(Line, frozen=True, kw_only=True):
    """GLH-REC-01, -03, GLH-VOC-12: up to `n` cards, 0 for all."""

    whom: Whom | None = None
    n: int = 0
    pile: Literal["discard", "lost"] = "discard"
    lose: int = 0
    of_neighbour: bool = False


class Refresh(Line, frozen=True, kw_only=True):
    """GLH-REC-02: up to `n` items, 0 for all, of these states and slots."""

    whom: Whom | None = None
    n: int = 0
    states: tuple[Literal["spent", "consumed"], ...] = ()
    slot: str = ""


class Trap(Line, frozen=True, kw_only=True):
    """GLH-VOC-11, GLH-MOT-11: a trap in an adjacent empty hex."""

    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    xp: int = 0  # to its maker when an enemy springs it


class Disarm(Line, frozen=True, kw_only=True):
    """GLH-OVL-04, GLH-VOC-11: an adjacent trap, or all within so many hexes.

    `passes`: an enemy within so many hexes has its effects instead.
    """

    within: int = 1
    every: bool = False
    passes: int = 0


class Obstacle(Line, frozen=True, kw_only=True):
    """GLH-VOC-10."""

    act: Literal["place", "move", "destroy"] = "place"
    n: int = 1
    every: bool = False
    within: int = 1
    triangle: bool = False
    where_slain: bool = False


class Lasting(Line, frozen=True, kw_only=True):
    """GLH-VOC-15: what is added to attacks for as long as the card says."""

    whom: Whom | None = None  # nobody else than the actor where it is not said
    kind: Literal["any", "melee", "ranged"] = "any"
    attack: int = 0
    x: X = ""
    advantage: bool = False
    conditions: tuple[Condition, ...] = ()
    against: Whom | None = None
    negates: bool = False  # the next damage in this round
    attacked_with_disadvantage: bool = False


class Slots(Line, frozen=True, kw_only=True):
    """GLH-ACT-10, -11: what happens each time, until the last slot of the card is used.

    `cost` is what a slot asks for besides; `lines` are done at that moment.
    """

    on: Trigger
    against: Whom | None = None
    while_invisible: bool = False
    negates: bool = False
    doubles: bool = False
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 0
    attack: int = 0
    heal: int = 0
    range: int = 0
    targets: int = 0
    cost: Literal["", "air", "obstacle"] = ""
    lines: tuple[AnyLine, ...] = ()


class Augment(Line, frozen=True, kw_only=True):
    """GLH-ACT-14: lines that every own melee attack has."""

    attack: int = 0
    conditions: tuple[Condition, ...] = ()
    lines: tuple[AnyLine, ...] = ()


class Xp(Line, frozen=True, kw_only=True):
    """GLH-XP."""

    n: int = 0


class Dying(Line, frozen=True, kw_only=True):
    """GLH-MOT-07: what a monster does before it is removed, until the end of the round."""

    lines: tuple[AnyLine, ...] = ()


class Special(Line, frozen=True, kw_only=True):
    """GLH-BOS-01: the first or second special of the boss."""

    n: int = 1


class Rule(Line, frozen=True, kw_only=True):
    """GLH-VOC-20, V17: what no other line says, each carried out by a function of its own."""

    name: RuleName


AnyLine = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Loot
    | Push
    | Pull
    | Conditions
    | Infuse
    | Consume
    | Change
    | Summon
    | Suffer
    | Damage
    | Slay
    | Grant
    | Control
    | Recover
    | Refresh
    | Trap
    | Disarm
    | Obstacle
    | Lasting
    | Slots
    | Augment
    | Xp
    | Dying
    | Special
    | Rule
)
