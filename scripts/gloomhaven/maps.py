"""The maps of the scenarios, out of the facts: tiles, joins, overlays, figures, goals, traps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import special
from facts import Raw

KINDS = {"hazard": "hazardous", "difficult-terrain": "difficult"}
GOAL_KEYS = {
    "enemies", "kill", "loot", "loot_id", "destroy", "reveal", "escape", "occupy", "reach",
    "arrive", "survive_rounds", "special",
}  # fmt: skip
# 26: to cleanse a pump is to be done with it.
# 36: the demon has values of its own there.
# 82: all go back, or none has; who is exhausted does not.
GOALS: dict[int, Raw] = {
    26: {"destroy": [1, 2, 3]},
    36: {"kill": ["prime-demon-scenario-36"]},
    82: {
        "loot_id": [62],
        "then": [{"reach": {"marker": "g"}}, {"escape": {"start": True, "everybody": True}}],
    },
}
# 66: the letter stands beside its plate in the facts. 90: the altars, joined by a rift.
MARKERS: dict[int, Raw] = {66: {"b": [[-2, 10]]}, 90: {"a": [[1, 3], [-2, 8]]}}
# 90: an altar that the facts have as a door is an obstacle.
NO_DOORS = {(90, "altar")}
# 95: tokens that lie face down on a marker.
TOKENS = {95: "a"}
# 52: obstacles that nothing passes, moves or sees through are no hexes of the map.
SOLID = {(52, "m1a")}
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


def scenario(raw: Raw, rules: Raw, chests: Raw) -> Raw:
    """One scenario in the project's form."""
    raw = {**raw, "special_rules": rules.get("rules", ()), "chests": chests}
    written, missing = special.rules(raw, rules)
    walls = [
        at
        for one in raw.get("overlays", ())
        if one["kind"] == "obstacle" and (raw["number"], one["tile"]) in SOLID
        for at in one["hexes"]
    ]
    found: Raw = {
        "number": raw["number"],
        "name": raw["name"],
        "location": raw["map_location"],
        "source": "public",
        "rules": rules["class"],
        "missing": missing,
        "start": raw["start"],
        "win": GOALS.get(raw["number"]) or _goal(raw["win"]),
        "lose": _failure(raw.get("lose") or {}),
        "traps": rules.get("traps", {}),
        "tiles": [
            {"id": tile["ref"], "runs": runs([at for at in tile["hexes"] if at not in walls])}
            for tile in raw["tiles"]
        ],
        "joins": list(_joins(raw)),
        "overlays": [
            {
                "kind": KINDS.get(one["kind"], one["kind"]),
                "look": one["sub"],
                "tile": one["tile"],
                "hexes": one["hexes"],
            }
            for one in (*raw.get("overlays", ()), *_no_doors(raw))
            if one["hexes"][0] not in walls
        ],
        "objectives": [
            *_objectives(raw, rules),
            *_walls(raw),
            *_altar(raw, rules),
            *_things(raw, rules),
        ],
        "monsters": list(_monsters(raw)),
        "treasures": [*_treasures(raw), *_tokens(raw, rules)],
    }
    markers = {key: value for key, value in raw.get("markers", {}).items() if value}
    markers |= {
        key: value
        for key, value in rules.get("markers", {}).items()
        if key not in markers and len(key) == 1  # longer ones are notes on placements
    }
    markers |= MARKERS.get(raw["number"], {})
    if markers:
        found["markers"] = markers
    found["special"] = written
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
    called = _door_names(raw)
    locked = [set(lock["rooms"]) for lock in raw.get("locks", ())]
    things = [
        at for one in raw.get("objective_hexes", ()) if one.get("door") for at in one["hexes"]
    ]
    unlocked = [
        each.get("door")
        for rule in raw["special_rules"]
        for each in rule["do"]
        if each["do"] == "unlock_door"
    ]
    for one in raw.get("doors", ()):
        if (raw["number"], one["kind"]) in NO_DOORS:
            continue
        corridor = one["kind"].startswith("corridor")
        entry: Raw = {
            "kind": "corridor" if corridor else "door",
            "look": one.get("material", one["kind"]) if corridor else one["kind"],
            "tiles": one["rooms"],
            "hexes": one["hexes"],
        }
        if not corridor:
            name = called.get(tuple(one["hexes"][0]), "")
            entry |= {"name": name} if name else {}
            shut = set(one["rooms"]) in locked or one["hexes"][0] in things
            shut = shut or (bool(name) and name in unlocked)
            if shut or one["kind"] == "breakable-wall":
                entry["locked"] = True
        yield entry


def _door_names(raw: Raw) -> dict[tuple[int, int], str]:
    """By which letter or number rules speak of a door: that of the room it leads to."""
    doors = [one for one in raw.get("doors", ()) if not one["kind"].startswith("corridor")]
    found: dict[tuple[int, int], str] = {}
    depth = _depth(raw)
    rooms = _rooms(raw)
    for room in raw["rooms"]:
        tile = room["ref"].lower()
        if not room.get("marker") or tile not in rooms:
            continue
        for one in doors:
            inside = [each for each in one["rooms"] if each in rooms[tile]]
            outside = [each for each in one["rooms"] if each not in rooms[tile]]
            if inside and outside and depth[outside[0]] < depth[inside[0]]:
                found[tuple(one["hexes"][0])] = str(room["marker"])
    for thing in raw.get("objective_hexes", ()):
        if thing.get("door"):
            marker = raw["objectives"][thing["objective"] - 1].get("marker", "")
            found |= {tuple(at): str(marker) for at in thing["hexes"]}
    locks = raw.get("locks", ())
    if any("elite_kills" in lock["opens"] for lock in locks if isinstance(lock["opens"], dict)):
        for place, lock in enumerate(locks):
            for one in doors:
                if set(one["rooms"]) == set(lock["rooms"]):
                    found[tuple(one["hexes"][0])] = "abcdefgh"[place]
    return found


def _rooms(raw: Raw) -> dict[str, set[str]]:
    """The tiles that are one room with each tile."""
    rooms = {tile["ref"]: {tile["ref"]} for tile in raw["tiles"]}
    for one in raw.get("doors", ()):
        if one["kind"].startswith("corridor"):
            whole = rooms[one["rooms"][0]] | rooms[one["rooms"][1]]
            rooms.update(dict.fromkeys(whole, whole))
    return rooms


def _depth(raw: Raw) -> dict[str, int]:
    """How many doors are between a tile and the start."""
    rooms = _rooms(raw)
    start = {tuple(at) for at in raw["start"]}
    depth = {
        each: 0
        for tile in raw["tiles"]
        if start & {tuple(at) for at in tile["hexes"]}
        for each in rooms[tile["ref"]]
    }
    for far in range(1, len(rooms) + 1):
        for one in raw.get("doors", ()):
            for here, there in (one["rooms"], reversed(one["rooms"])):
                if depth.get(here) == far - 1 and there not in depth:
                    depth |= dict.fromkeys(rooms[there], far)
    return {tile: depth.get(tile, 99) for tile in rooms}


def _objectives(raw: Raw, rules: Raw) -> Iterator[Raw]:
    acting = [one for one in rules.get("rules", ()) if one["when"]["on"] == "acts"]
    standing = [each for one in rules.get("rules", ()) for each in one["do"]]
    for one in raw.get("objective_hexes", ()):
        number = one["objective"]
        kind, name = raw["objectives"][number - 1], f"objective:{number}"
        entry: Raw = {
            "number": number,
            "name": kind["name"].lower().removeprefix("the ").replace(" ", "-"),
            "health": _health(str(kind["health"])),
            "hexes": one["hexes"],
        }
        entry |= {"door": True} if one.get("door") else {}
        entry |= PARTICULAR.get((raw["number"], number), {})
        shared = [each for each in standing if each.get("who") == name]
        placed = [each for each in standing if each["do"] == "place_objective"]
        alone = any(each["do"] == "not_ally" for each in shared)
        alone = alone or any(each.get("ally") is False for each in placed)
        protected = any(each.get("enemy_of") == "monsters" for each in placed)
        if kind.get("escort") or alone or protected:
            entry["escort"] = True
            entry |= {} if alone else {"ally": True}
        turns = [each["when"].get("initiative") for each in acting if each["when"]["who"] == name]
        turns += [each["initiative"] for each in shared if each["do"] == "objective_initiative"]
        entry |= {"initiative": turns[0]} if turns and turns[0] not in (None, 99) else {}
        yield entry


# What the facts say in words of single objectives.
PARTICULAR: dict[tuple[int, int], Raw] = {
    (26, 1): {"health": "1", "ignored": True},
    (26, 2): {"health": "1", "ignored": True, "characters": 3},
    (26, 3): {"health": "1", "ignored": True, "characters": 4},
    (68, 1): {"ignored": True},
    **{(75, number): {"ignored": True} for number in (1, 2, 3)},
}


def _altar(raw: Raw, rules: Raw) -> Iterator[Raw]:
    """21: an altar that stands for its demon."""
    for one in rules.get("rules", ()):
        for each in one["do"]:
            if each["do"] == "place_overlay" and each["overlay"] == "altar":
                at = rules["markers"][each["at"]]
                yield {"number": 1, "name": "altar", "health": "1", "hexes": at}


def _no_doors(raw: Raw) -> Iterator[Raw]:
    for one in raw.get("doors", ()):
        if (raw["number"], one["kind"]) in NO_DOORS:
            tile = one["rooms"][0]
            yield {"kind": "obstacle", "sub": one["kind"], "tile": tile, "hexes": one["hexes"]}


def _things(raw: Raw, rules: Raw) -> Iterator[Raw]:
    """78: a victim without hit points; 95: boulders that can be destroyed."""
    for each in (each for one in rules.get("rules", ()) for each in one["do"]):
        if each["do"] != "place_objective":
            continue
        if each.get("what") == "victim a (no hit points)":
            at = rules["markers"][each["at"]]
            yield {"number": 1, "name": "victim", "health": "1", "hexes": at, "ignored": True}
        elif each.get("what") == "each boulder on k2b":
            for one in raw["overlays"]:
                if one["sub"].startswith("boulder") and one["tile"] == "k2b":
                    health, hexes = each["health"], one["hexes"]
                    yield {"number": 1, "name": "boulder", "health": health, "hexes": hexes}


def _tokens(raw: Raw, rules: Raw) -> Iterator[Raw]:
    marker = TOKENS.get(raw["number"])
    for at in rules["markers"][marker] if marker else ():
        tile = next(one["ref"] for one in raw["tiles"] if at in one["hexes"])
        yield {"kind": "chest", "tile": tile, "at": at, "goal": True}


def _walls(raw: Raw) -> Iterator[Raw]:
    """76: walls that can be broken, each an objective in a doorway."""
    for one in raw.get("doors", ()):
        if one["kind"] == "breakable-wall" and not raw.get("locks"):
            yield {
                "number": 1,
                "name": "wall",
                "health": "C+L/2",
                "hexes": one["hexes"],
                "door": True,
                "by_characters": True,
            }


def _health(text: str) -> str:
    """`[Math.floor(2+(LxC/2))]` as `floor(2+(L*C/2))`."""
    return text.strip("[]").replace("Math.", "").replace("x", "*")


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
            entry |= {"number": one["id"], **_chest(raw["chests"][str(one["id"])]["effects"])}
        yield entry


HELD = {
    "item": "item",
    "itemDesign": "design",
    "randomItemDesign": "random_design",
    "scenario": "scenario",
    "randomScenario": "random_scenario",
    "custom": "story",
}
GIVEN = {"gold": "gold", "experience": "xp", "damage": "damage", "battleGoal": "checks"}


def _chest(effects: Sequence[Raw]) -> Raw:
    """GLH-V16: what is in a numbered chest."""
    found: Raw = {}
    for one in effects:
        if one["do"] in GIVEN:
            found[GIVEN[one["do"]]] = one["values"][0]
        elif one["do"] == "condition":
            found["conditions"] = one["values"]
        else:
            found["holds"] = HELD[one["do"]]
            numbers = [each for each in one.get("values", ()) if isinstance(each, int)]
            found |= {"which": numbers} if numbers else {}
    return found
