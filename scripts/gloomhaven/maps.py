"""The maps of the scenarios, out of the facts: tiles, joins, overlays, figures, goals, traps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from facts import Raw

KINDS = {"hazard": "hazardous", "difficult-terrain": "difficult"}
GOAL_KEYS = {
    "enemies", "kill", "loot", "loot_id", "destroy", "reveal", "escape", "occupy", "reach",
    "arrive", "survive_rounds", "special",
}  # fmt: skip
RANKS = {"n": "normal", "e": "elite", "b": "boss", None: "none"}


def runs(hexes: Sequence[Sequence[int]]) -> list[list[int]]:
    """The hexes of a tile as runs: row, from, to."""
    found: list[list[int]] = []
    for q, r in sorted(hexes, key=lambda each: (each[1], each[0])):
        if found and found[-1][0] == r and found[-1][2] == q - 1:
            found[-1][2] = q
        else:
            found.append([r, q, q])
    return found


def scenario(raw: Raw, rules: Raw) -> Raw:
    """One scenario in the project's form."""
    found: Raw = {
        "number": raw["number"],
        "name": raw["name"],
        "location": raw["map_location"],
        "source": "public",
        "rules": rules["class"],
        "start": raw["start"],
        "win": _goal(raw["win"]),
        "lose": _failure(raw.get("lose") or {}),
        "traps": rules.get("traps", {}),
        "tiles": [{"id": tile["ref"], "runs": runs(tile["hexes"])} for tile in raw["tiles"]],
        "joins": list(_joins(raw)),
        "overlays": [
            {
                "kind": KINDS.get(one["kind"], one["kind"]),
                "look": one["sub"],
                "tile": one["tile"],
                "hexes": one["hexes"],
            }
            for one in raw.get("overlays", ())
        ],
        "objectives": list(_objectives(raw)),
        "monsters": list(_monsters(raw)),
        "treasures": list(_treasures(raw)),
    }
    markers = {key: value for key, value in raw.get("markers", {}).items() if value}
    markers |= {key: value for key, value in rules.get("markers", {}).items() if key not in markers}
    if markers:
        found["markers"] = markers
    return {key: value for key, value in found.items() if value not in ([], {})}


def _goal(raw: Raw) -> Raw:
    """GLH-V16: all keys must hold at one moment."""
    found = {key: value for key, value in raw.items() if key in GOAL_KEYS}
    if "kill_count" in raw:
        found["kills"] = str(raw["kill_count"]["n"])
        found["of"] = raw["kill_count"].get("of", [])
    if "except" in raw:
        found["others"] = raw["except"]
    if "then" in raw:
        found["then"] = [_goal(raw["then"])]
    if "then_either" in raw:
        found["then"] = [_goal(one) for one in raw["then_either"]]
    unknown = set(raw) - GOAL_KEYS - {"kill_count", "except", "then", "then_either"}
    if unknown:
        raise SystemExit(f"A goal nobody knows: {sorted(unknown)}")
    return {key: value for key, value in found.items() if value != []}


def _failure(raw: Raw) -> Raw:
    found = dict(raw)
    if isinstance(found.get("exhausted"), str):
        found["exhausted"] = [found["exhausted"]]
    return found


def _joins(raw: Raw) -> Iterator[Raw]:
    for one in raw.get("doors", ()):
        corridor = one["kind"].startswith("corridor")
        yield {
            "kind": "corridor" if corridor else "door",
            "look": one.get("material", one["kind"]) if corridor else one["kind"],
            "tiles": one["rooms"],
            "hexes": one["hexes"],
        }


def _objectives(raw: Raw) -> Iterator[Raw]:
    for one in raw.get("objective_hexes", ()):
        door = {"door": True} if one.get("door") else {}
        yield {"number": one["objective"], "hexes": one["hexes"], **door}


def _monsters(raw: Raw) -> Iterator[Raw]:
    for one in raw.get("placements", ()):
        entry: Raw = {
            "type": one["monster"],
            "tile": one["tile"],
            "at": one["hex"],
            "by_characters": [RANKS[rank] for rank in one["by_players"]],
        }
        entry |= {key: one[key] for key in ("level_bonus", "named") if key in one}
        yield entry


def _treasures(raw: Raw) -> Iterator[Raw]:
    for one in raw.get("treasure", ()):
        entry: Raw = {"kind": one["kind"], "tile": one["tile"], "at": one["hex"]}
        if one["kind"] == "coin":
            entry["count"] = one["n"]
        elif one.get("id") == "goal":
            entry["goal"] = True
        elif "id" in one:
            entry["number"] = one["id"]
        yield entry
