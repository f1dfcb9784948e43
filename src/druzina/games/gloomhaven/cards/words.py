"""The words that lines of cards, monster cards and items are said with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Condition = Literal[
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
    "invisible",
    "strengthen",
    "bless",
]
Element = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
X = Literal[
    "",
    "hexes_moved_in_turn",  # GLH-MOV-17
    "hexes_moved_in_action",
    "damage_dealt_in_turn",  # GLH-ATK-21
    "twice_shield",  # of the target
    "twice_destroyed",  # hexes of obstacles that were destroyed before
    "half_health",  # of the figure itself as it is now, rounded up
    "half_full_health",  # of the target, rounded down
    "full_health",
    "allies_within_2",  # of the actor
    "characters",  # C
    "scouts",  # vermling scouts on the map
    "saved",  # objectives that were freed
]
Test = Literal["near_ally", "alone", "invisible", "straight", "round_trip"]
Per = Literal["ally_near_target", "negative_condition"]
RuleName = Literal[
    "takes_attacks_on_allies",
    "moves_as_attacks",
    "two_augments",
    "augments_ranged",
    "to_next_door",
    "scouts_act_again",
    "altar_moves",
    "to_next_perch",
    "to_next_place",
    "hatches_eggs",
    "lays_eggs",
    "scatters_party",
    "mind_control",
]
Trigger = Literal[
    "damage",
    "attack_damage",
    "melee_attacked",
    "attack",
    "melee_attack",
    "ranged_attack_action",
    "heal_action",
    "turn_start",
    "turn_end",
]


class Bonus(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """GLH-VOC-14: what is added to an attack on one target if a test holds, or for each of many."""

    test: Test | Literal[""] = ""
    per: Per | Literal[""] = ""
    attack: int = 0
    conditions: tuple[Condition, ...] = ()
    xp: int = 0
