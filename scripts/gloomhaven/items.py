"""What items do, out of the short words of the facts (GLH-V15)."""

from __future__ import annotations

import re
from collections.abc import Callable

from facts import Raw, area, one_ally, whom
from lines import summoned
from notes import match

CONDITIONS = {"poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"}
SELF = {"side": "self"}


def _conditions(condition: str, who: str) -> Raw:
    return {"do": "conditions", "conditions": [condition], "whom": whom(who)}


# By number: what no pattern below says. GLH-VOC-21, -22.
SINGLE: dict[int, Raw] = {
    7: {"rule": "double_counts_as_nothing"},
    15: {"rule": "initiative_10"},
    16: {"rule": "two_more_small_items"},
    29: {"rule": "basic_move_3"},
    30: {"attacker_disadvantage": True, "shield": 1},
    40: {"rule": "basic_attack_3"},
    42: {"rule": "plays_bottom"},
    43: {"rule": "initiative_20"},
    45: {
        "lines": [
            {"do": "refresh", "whom": SELF, "n": 2, "states": ["consumed"], "slot": "small"},
            {"do": "conditions", "conditions": ["curse"], "whom": SELF},
        ]
    },
    50: {"rule": "shield_if_hardly_moved"},
    51: {"rule": "negates"},
    56: {"rule": "plays_top"},
    57: {"rule": "basic_move_4"},
    58: {"rule": "phasing"},
    60: {"rule": "allies_in_area_suffer_3"},
    63: {"lines": [_conditions("strengthen", "self_allies_adjacent_affect")]},
    67: {"rule": "basic_attack_4"},
    68: {"rule": "reaches_2"},
    70: {"rule": "another_turn"},
    71: {"rule": "flying"},
    72: {"rule": "xp_if_moved_6"},
    73: {"lines": [{"do": "move", "n": 4, "jump": True}]},
    76: {"rule": "shield_among_three"},
    89: {"rule": "cures_1"},
    90: {"rule": "cures_all"},
    92: {"rule": "takes_element"},
    94: {"lines": [{"do": "heal", "n": 3, "range": 5}]},
    95: {"lines": [{"do": "recover", "whom": one_ally("within 5"), "n": 2}]},
    97: {"rule": "heal_if_moved_4"},
    98: {"rule": "ignores_terrain"},
    99: {"rule": "heals_in_hazards"},
    100: {
        "lines": [
            {"do": "heal", "n": 2, "whom": {"side": "summons", "place": "anywhere", "count": 1}}
        ]
    },
    101: {"rule": "without_two_minus_ones"},
    105: {"rule": "focused_last"},
    106: {"lines": [{"do": "heal", "n": 1}]},
    107: {"rule": "attack_if_moved_4"},
    108: {"rule": "muddle_is_strengthen"},
    109: {"rule": "loots_2"},
    110: {"rule": "immobilizes_attacker"},
    111: {"rule": "pushes_attacker"},
    113: {"attack": 5, "against": ["living-corpse", "living-spirit", "living-bones"]},
    116: {
        "lines": [
            {"do": "damage", "n": 1, "whom": {"place": "target", "self_too": True}},
        ]
    },
    119: {"lines": [_conditions("curse", "enemies_adjacent")]},
    120: {
        "lines": [
            {
                "do": "grant",
                "whom": {"side": "own_summons", "within": 3, "count": 1},
                "lines": [{"do": "move", "n": 3}],
            }
        ]
    },
    124: {
        "lines": [
            {
                "do": "grant",
                "forced": True,
                "whom": {"within": 5, "count": 1},
                "lines": [{"do": "move", "n": 2}],
            }
        ]
    },
    125: {"lines": [{"do": "disarm", "within": 2, "every": True}]},
    126: {"lines": [_conditions("poison", "enemies_adjacent")]},
    127: {"lines": [{"do": "loot", "n": 1}]},
    128: {"lines": [_conditions("muddle", "enemies_range:2")]},
    129: {"rule": "marks_enemy"},
    131: {"rule": "redirects"},
    133: {"lines": [{"do": "obstacle", "act": "destroy"}]},
    134: {"lines": [{"do": "shield", "n": 1}]},
    135: {"rule": "doubles_heal"},
    136: {"attack": 2, "advantage": True, "whole": True, "rule": "hurts_per_attack"},
    138: {"rule": "one_more_obstacle"},
    141: {
        "lines": [
            {
                "do": "refresh",
                "whom": {
                    "side": "allies",
                    "place": "anywhere",
                    "count": 1,
                    "self_too": True,
                    "affect": True,
                },
                "n": 1,
                "states": ["spent", "consumed"],
            }
        ]
    },
    142: {"rule": "negates_for_summon"},
    144: {
        "lines": [
            {
                "do": "conditions",
                "conditions": ["poison", "curse"],
                "whom": {"within": 3, "count": 1},
            }
        ]
    },
    145: {"attack": 2, "rule": "at_last_hit_point"},
    146: {"rule": "after_song"},
    147: {"rule": "after_doom"},
    148: {"rule": "better_packs"},
    149: {"rule": "infuses_if_moved_5"},
    150: {"rule": "plays_with_command"},
}


def effect(number: int, raw: Raw) -> Raw:
    """What an item does; a text that is not known here stops the script."""
    found = dict(SINGLE[number]) if number in SINGLE else _told(raw["effect"], raw)
    if "area" in raw:
        found["area"] = area(raw["area"])
    return found


def _told(text: str, raw: Raw) -> Raw:
    if text in ("attack becomes area", "summon"):
        if "summon" in raw:
            return {"lines": [{"do": "summon", "figure": summoned(raw["summon"])}]}
        return {}
    found: Raw = {}
    lines: list[Raw] = []
    consumed, arrow, rest = text.partition(" -> ")
    if arrow and consumed.startswith("consume"):
        found["consumes"] = consumed.removeprefix("consume ").split(" and ")
        text = rest
    elif arrow:  # take dmg n -> …
        found["damage"] = int(consumed.split()[-1])
        text = rest
    if text.startswith("immune to"):
        words = text.removeprefix("immune to ")
        return {"immune": ["push", "pull"] if "forced" in words else words.split(", ")}
    for part in text.split(", "):
        _part(part.strip(), found, lines)
    return {**found, "lines": lines} if lines else found


NUMBERS = {
    r"A\+(\d)": "attack",
    r"R\+(\d)": "range",
    r"M\+(\d)": "move",
    r"pierce (\d)": "pierce",
    r"push (\d)": "push",
    r"pull (\d)": "pull",
    r"shield (\d)": "shield",
    r"retaliate (\d)": "retaliate",
}
FLAGS = {
    "whole action": "whole",
    "advantage": "advantage",
    "jump": "jump",
    "ignore shield": "ignores_shield",
    "attacker disadvantage": "attacker_disadvantage",
}
SILENT = ("one attack", "one movement", "ally A+1")


def _part(part: str, found: Raw, lines: list[Raw]) -> None:
    for pattern, key in NUMBERS.items():
        if number := re.fullmatch(pattern, part):
            found[key] = int(number[1])
            return
    if part in FLAGS:
        found[FLAGS[part]] = True
    elif part in CONDITIONS:
        found.setdefault("conditions", []).append(part)
    elif part == "ally A+1":
        found["attack"] = 1
    elif part not in SILENT:
        line = match(part, LINES)
        if line is None:
            raise SystemExit(f"An item's effect nobody knows: {part!r}")
        lines.append(line)


LINES: list[tuple[str, Callable[..., Raw]]] = [
    (r"heal (\d+) self", lambda n: {"do": "heal", "n": int(n)}),
    (
        r"infuse any two",
        lambda: {"do": "infuse", "element": "any", "n": 2},
    ),
    (r"infuse (\w+)", lambda element: {"do": "infuse", "element": element}),
    (
        r"recover up to (\d) discarded",
        lambda n: {"do": "recover", "whom": SELF, "n": int(n)},
    ),
    (
        r"refresh all own spent items",
        lambda: {"do": "refresh", "whom": SELF, "states": ["spent"]},
    ),
    (
        r"refresh 1 own consumed small item",
        lambda: {"do": "refresh", "whom": SELF, "n": 1, "states": ["consumed"], "slot": "small"},
    ),
    (r"(\w+) self", lambda one: _conditions(one, "self")),
]
