"""PRO-VOC: in which windows each verb can stand, and which conditions a window can ask.

A verb in another window is a card that the rules cannot carry out: the content check says so.
"""

from __future__ import annotations

WINDOWS_OF: dict[str, tuple[str, ...]] = {
    "bonus": (
        "fight",
        "fight+",
        "roll+",
    ),
    "dice": (
        "fight",
        "roll+",
    ),
    "throw": ("roll+",),
    "burn": ("roll+",),
    "repeat_roll": ("after",),
    "until_turn_end": ("outside",),
    "heal": (
        "victory",
        "outside",
        "instead",
        "step4",
        "roundend",
        "chance",
    ),
    "refill": (
        "victory",
        "outside",
        "instead",
        "step4",
        "chance",
    ),
    "increase": (
        "victory",
        "outside",
        "step4",
    ),
    "gold": (
        "victory",
        "instead",
        "step4",
        "chance",
    ),
    "xp": (
        "victory",
        "outside",
        "step4",
    ),
    "draw_item": ("victory",),
    "draw_keep": ("step4",),
    "lose_lives": (
        "begin",
        "defeat",
    ),
    "lose_mags": (
        "begin",
        "defeat",
    ),
    "lose_gold": ("defeat",),
    "lose_half_gold": ("chance",),
    "damage_item": ("defeat",),
    "discard_item": ("defeat",),
    "lose_less": ("loss",),
    "lose_none": ("loss",),
    "keep": ("step4",),
    "replace_fight": ("prefight",),
    "skip_monsters": ("stealth",),
    "lay_adventure": ("step2",),
    "fight": ("step4",),
    "weaken": ("begin",),
    "draw_is_defeat": ("foe",),
    "three_lives": ("foe",),
    "roll_sequence": ("foe",),
    "value_by_sex": ("foe",),
    "value_by_stones": ("foe",),
    "ignore_throw_missile": ("foe",),
    "ignore_shield_hand_head": ("foe",),
    "ignore_positive_dice": ("foe",),
    "move_exactly": ("move",),
    "move_up_to": ("move",),
    "move_any": (
        "victory",
        "move",
        "step4",
    ),
    "banish": ("outside",),
    "repair": (
        "outside",
        "step4",
    ),
    "peek": ("outside",),
    "reveal_sphere": (
        "step4",
        "chance",
    ),
    "discard_for_mags": ("outside",),
    "cancel_attack": ("attacked",),
    "take_gold": ("pvpwin",),
    "take_item": ("pvpwin",),
    "gold_less": ("pay",),
    "spell_less": ("pay",),
    "buy_cheaper": ("price",),
    "sell_dearer": ("price",),
    "willpower_cheaper": ("price",),
    "willpower_dearer_against": ("price",),
    "drill_xp": ("service",),
    "monastery": ("service",),
    "table": (
        "instead",
        "step4",
        "roundstart",
    ),
    "shop": ("step4",),
    "heal_for_gold": ("step4",),
    "gamble": ("step4",),
    "learn_top": ("step4",),
    "extra_turn": (
        "turnend",
        "chance",
    ),
    "safe": ("turnend",),
    "lay_adventures": ("chance",),
    "lay_ability": ("chance",),
    "lay_goods": ("chance",),
    "fewest": ("chance",),
    "choose_battlefield": ("setup",),
}

# What chance cards of the module do, beside the tables of the specification (PRO-CHN-27).
WINDOWS_OF["xp"] += ("chance",)

# PRO-VOC-02: conditions that speak of a fight, and the windows that have one.
FIGHT_WINDOWS = ("fight", "fight+", "roll+", "after", "loss")
AGAINST_WINDOWS = (*FIGHT_WINDOWS, "prefight", "victory")
OF_A_FIGHT = (
    "weapon", "hands", "rare", "armed", "unarmed", "shield", "thrown", "group", "mode",
    "first_roll", "not_started",
)  # fmt: skip
WINDOWS_ASKING: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(OF_A_FIGHT, FIGHT_WINDOWS),
    "against": AGAINST_WINDOWS,
    "not_against": AGAINST_WINDOWS,
    "least_strength": ("victory",),
}
