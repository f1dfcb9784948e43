"""The special rules of the scenarios, out of the facts: moments, tests and verbs of the project.

A text of the facts that is not known here stops the script. A verb that the game cannot carry out
yet is no rule: the scenario says that it is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from facts import Raw
from special_effects import SAID, effect_of
from special_words import PER, SPOTS, TESTS, MissingError, names, ranks
from worded import BEARERS, WHOLE, WORDED

MOMENTS = (
    "setup", "round_start", "round_end", "turn_start", "turn_end", "door_opened", "dead", "killed",
    "destroyed", "looted", "exhausted", "standing", "acts", "enters", "option",
)  # fmt: skip
BATHS = 87
# Moments that are no moments here: what they say is looked up.
LOOKED_UP = {"focus": "standing", "suffers_damage": "standing"}


def rules(raw: Raw, special: Raw) -> tuple[list[Raw], list[str]]:
    """The special rules of a scenario, and what is missing for it."""
    found: list[Raw] = list(WHOLE.get(raw["number"], ()))
    missing: set[str] = set()
    for place, one in enumerate(special.get("rules", ()) if not found else ()):
        if (raw["number"], place) in WORDED:
            found += WORDED[raw["number"], place]
            continue
        try:
            found += _rule(one, raw, special)
        except MissingError:
            missing.update(_verbs(one))
    later = raw.get("set_up_later_on", {"monsters": raw.get("set_up_later", [])})
    if later["monsters"] and not any(e["do"] == "hold_back" for one in found for e in one["do"]):
        tiles = {"tiles": [later["tile"]]} if "tile" in later else {}
        held = {"do": "hold_back", "monsters": later["monsters"], **tiles}
        found.insert(0, {"on": "standing", "do": [held]})
    if raw["number"] == BATHS:
        found += BEARERS
    found += _by_place(special)
    return found, sorted(missing)


def _verbs(rule: Raw) -> Iterator[str]:
    """By what a rule that cannot be carried out is called: its verbs."""
    for effect in rule["do"]:
        if effect["do"] not in SAID:
            yield effect["do"]


def _by_place(special: Raw) -> Iterator[Raw]:
    """21: what the altar calls at each of its places."""
    for boss in special.get("boss", {}).values():
        calls = [line for lines in boss.values() for line in lines if "type_by_hex" in line]
        if calls:
            effect = {"do": "by_place", "types": calls[0]["type_by_hex"]}
            by_rank = {"first": ranks(calls[0]), "second": ranks(calls[1])}
            yield {"on": "standing", "do": [{**effect, **by_rank}]}


def _rule(one: Raw, raw: Raw, special: Raw) -> Iterator[Raw]:
    when = one["when"]
    if any(part["do"] == "lose_item" for part in one["do"]):
        return  # `win` of the map; the item is the campaign's
    effects = [each for part in one["do"] if (each := effect_of(part, one, raw)) is not None]
    if when["on"] == "exhausted" and [part["do"] for part in one["do"]] == ["lose"]:
        return  # `lose` of the map
    if when["on"] == "round_end" and [part["do"] for part in one["do"]] in (["win"], ["lose"]):
        return  # rounds to survive, or the last round
    if when["on"] == "dead" and [part["do"] for part in one["do"]] == ["lose"]:
        return
    if when["on"] == "scenario_lost" or not effects:
        return
    if when.get("test") == "party achievement sun-blessed":
        return  # no campaign, no achievements
    on = LOOKED_UP.get(when["on"], when["on"])
    found: Raw = {"on": on}
    if on not in MOMENTS:
        raise MissingError(on)
    if when["on"] == "killed":
        found = {"on": "dead", "who": [when["monster"]], "n": when["n"], "once": True}
    found |= _narrowed(when, raw)
    found["do"] = effects
    if one.get("scenario_effect"):
        found["exempts"] = True
    if when.get("test") == EITHER:
        yield {**found, "test": {"hidden": "m1b"}}
        yield {**found, "test": {"on_tile": ["rending-drake"], "tile": "m1b"}}
        return
    yield found


def _narrowed(when: Raw, raw: Raw) -> Raw:
    """What a moment is narrowed down by."""
    unknown = set(when) - LIMITS
    if unknown:
        raise SystemExit(f"A limit nobody knows: {sorted(unknown)}")
    if set(when) & OPTIONS and when.get("cost") not in COSTS:
        raise MissingError("option")
    found = {**_times(when), **_spot(when), **_about(when, raw)}
    if when["on"] == "dead" and found.get("who") and "all " in str(when["who"]):
        found["test"] = {**found.get("test", {}), "dead": found["who"]}
    return found


LIMITS = {
    "on", "rounds", "from", "while", "test", "until", "on_marker", "on_hex", "within", "per",
    "door", "objective", "n", "once", "who", "initiative", "monster", "not_on", "what", "hex",
    "adjacent_to", "cost", "events", "after", "kind", "option", "source", "when",
}  # fmt: skip
OPTIONS = {"adjacent_to", "cost", "option", "source", "kind", "when"}
EITHER = "tree room not revealed, or a rending-drake is on tile m1b"


def _times(when: Raw) -> Raw:
    """Rounds and tests, `from` and `until`."""
    found: Raw = {}
    test: Raw = {}
    rounds = str(when.get("rounds", "true"))
    if rounds in TESTS:
        test |= TESTS[rounds]
        found |= {"once": True} if "saved" in test else {}
    elif rounds != "true":
        found["rounds"] = _rounds(rounds)
    for words in (when[key] for key in ("from", "while", "test") if key in when):
        if words == "the character has not looted a goal tile":
            found["unlooted"] = True
        elif words in TESTS:
            test |= TESTS[words]
        elif words != EITHER:
            raise MissingError(words)
    if test:
        found["test"] = test
    if "until" in when:
        if when["until"] not in TESTS:
            raise MissingError(when["until"])
        found["until"] = TESTS[when["until"]]
    if when.get("once") is True:
        found["once"] = True
    return found


COSTS: dict[str, Raw] = {
    "forgo the bottom action: discard that card": {"cost": "bottom", "beside": [1, 2, 3]},
    "forgo an action: discard one card": {"cost": "action", "beside": [2]},
    "discard one of the two tokens": {
        "on": "turn_end",
        "cost": "token",
        "who": ["character"],
        "at": {"marker": "a", "within": 1},
    },
}


def _spot(when: Raw) -> Raw:
    """Where the figure stands."""
    if when.get("hex"):
        looks = when["hex"] == "water"
        return {"at": {"look": "water"} if looks else {"marker": when["hex"]}}
    if "on_marker" in when:
        return {"at": {"marker": when["on_marker"]}}
    if "on_hex" in when:
        return {"at": {"look": when["on_hex"]}}
    return {"at": SPOTS[when["within"]]} if "within" in when else {}


def _about(when: Raw, raw: Raw) -> Raw:
    """Which figure, door or thing, and how many."""
    found: Raw = {}
    if "per" in when:
        found["per"] = PER[when["per"]]
    if "door" in when:
        found["door"] = when["door"]
    if "objective" in when:
        found["objective"] = _objective(when["objective"])
    if "n" in when and when["on"] != "killed":
        found["n"] = when["n"]
    if when["on"] == "looted" and "goal tile of" in str(when.get("what")):
        tile = when["what"].split()[3]
        found["place"] = next(
            one["hex"] for one in raw["treasure"] if one.get("id") == "goal" and one["tile"] == tile
        )
    if when.get("cost") in COSTS:
        return {**found, **COSTS[when["cost"]]}
    if when.get("who") == "characters_and_summons with poison":
        return {**found, "who": ["character", "summon"], "having": "poison"}
    if when.get("once") == "per character":
        found["once_each"] = True
    if when.get("who") == "the elite city-guard of room i1b (hex 10,-9)":
        return {**found, "who": ["city-guard"], "place": [10, -9]}
    if "who" in when and (named := names(when["who"])):
        found["who"] = named
    return found


def _objective(words: str) -> int:
    return {"door a": 1, "door b": 1, "door 1": 1, "wall": 1, "grave c": 3}[words]


def _rounds(text: str) -> Raw:
    if found := re.fullmatch(r"R%(\d)==(\d)", text):
        return {"every": int(found[1]), "rest": int(found[2])}
    if found := re.fullmatch(r"R==(\d+)", text):
        return {"first": int(found[1]), "last": int(found[1])}
    if found := re.fullmatch(r"R>=(\d+)", text):
        return {"first": int(found[1])}
    raise MissingError(text)
