"""The words of the facts as the project's words: whom, areas, conditions."""

from __future__ import annotations

import re
from typing import Any

Raw = dict[str, Any]  # a line of the facts, as JSON has it

SIDES = {
    "self": {"side": "self"},
    "enemy_adjacent": {"place": "adjacent", "count": 1},
    "enemies_adjacent": {"place": "adjacent"},
    "enemies_moved_through": {"place": "moved_through"},
    "enemies": {"place": "anywhere"},
    "self_allies_adjacent_affect": {
        "side": "allies",
        "place": "adjacent",
        "self_too": True,
        "affect": True,
    },
    "allies_adjacent_affect": {"side": "allies", "place": "adjacent", "affect": True},
    "self_allies_affect": {
        "side": "allies",
        "place": "anywhere",
        "self_too": True,
        "affect": True,
    },
    "allies_anywhere": {"side": "allies", "place": "anywhere", "affect": True},
    "one_ally_anywhere": {"side": "allies", "place": "anywhere", "affect": True, "count": 1},
    "both_adjacent": {"side": "both", "place": "adjacent"},
    "allies_adjacent": {"side": "allies", "place": "adjacent"},
    "allies_room": {"side": "allies", "place": "room"},
    "enemies_room": {"place": "room"},
    "both_by_target": {"side": "both", "place": "target"},
    "enemies_by_target": {"place": "target"},
    "both_by_obstacle": {"side": "both", "place": "obstacle"},
    "enemies_by_obstacle": {"place": "obstacle"},
    "enemies_by_slain": {"place": "slain"},
    "allies_in_area": {"side": "allies", "place": "area", "affect": True},
    "normal_target": {"rank": "normal", "count": 1},
    "normal_in_area": {"place": "area", "rank": "normal"},
}
RANGES = {
    "enemies_range": {},
    "allies_range_affect": {"side": "allies", "affect": True},
    "allies_range": {"side": "allies"},
    "self_allies_range": {"side": "allies", "self_too": True},
}
UNABLE = ["disarm", "immobilize", "stun"]


def whom(words: str) -> Raw:
    """Whom a line is about."""
    if words in SIDES:
        return dict(SIDES[words])
    side, _, within = words.partition(":")
    if not within:
        return {**RANGES[side], "place": "own_range"}
    return {**RANGES[side], "within": int(within)}


def one_enemy(words: str) -> Raw:
    """One enemy, told in words: `adj normal enemy, isolated and adj to an own ally`."""
    found: Raw = {"count": 1}
    if words.startswith("adj"):
        found["place"] = "adjacent"
    if within := re.search(r"within (\d)", words):
        found["within"] = int(within[1])
    if "normal/elite" in words:
        found["rank"] = "normal_or_elite"
    elif "normal" in words:
        found["rank"] = "normal"
    if health := re.search(r"hp<=(\d)", words):
        found["health"] = int(health[1])
    if "stunned" in words:
        found["conditions"] = ["stun"]
    if "isolated" in words:
        found["alone"] = True
    if "adj to an own ally" in words:
        found["near_ally"] = True
    return found


def one_ally(words: str) -> Raw:
    """`adj ally`, `ally within 3`."""
    within = re.search(r"within (\d)", words)
    place: Raw = {"within": int(within[1])} if within else {"place": "adjacent"}
    return {"side": "allies", **place, "count": 1}


def area(raw: Raw) -> Raw:
    found: Raw = {"hexes": raw["hexes"]}
    if raw.get("melee"):
        found["melee"] = True
    if "actor_hexes" in raw:
        found["body"] = raw["actor_hexes"]
    return found
