"""The verbs of special rules, out of the facts; a function for each that is not the same there."""

from __future__ import annotations

import re
from collections.abc import Callable

from facts import Raw
from special_words import DOORS, IMMUNE, RANKS, MissingError, names, ranks

NAMES = {"reveal": "open_door", "act_as": "act", "cleanse": "destroy"}
# What `win` and `lose` of the map say already, or what a stat entry has in it.
SAID = ("win", "win_if", "objective_initiative", "not_ally")


def effect_of(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    verb = raw["do"]
    if verb in SAID and not (verb == "win" and rule["when"]["on"] == "turn_end"):
        return None
    if verb not in EFFECTS:
        raise MissingError(verb)
    found = EFFECTS[verb](raw, rule, scenario)
    return None if found is None else {"do": NAMES.get(verb, verb), **found}


def _spawn(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    at = raw.get("at", "")
    if at == "beside each pump not cleansed":
        return {"monster": raw["monster"], "ranks": ranks(raw), "by_objectives": True}
    if at in ("nearest empty hex", "its hex"):
        at = ""
    if len(at) > 1 or "for" in raw or "rank" in raw:
        raise MissingError(at)
    count = raw.get("count", 1)
    found: Raw = {"monster": raw["monster"], "ranks": ranks(raw)}
    if count != 1:
        found["count"] = count
    if at:
        found["at"] = at
    return found


def _spawn_next(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    found: Raw = {"cycle": raw["cycle"], "ranks": {}}
    for other in scenario["special_rules"]:
        for each in other["do"]:
            if each["do"] == "spawn_rank":
                found["ranks"] |= {type_: ranks(each) for type_ in each["of"]}
                if each.get("four"):
                    for type_ in each["of"]:
                        found["ranks"][type_][2] = RANKS[each["four"]]
    if raw.get("rank") == "2: n; 3: n in odd rounds, e in even; 4: e":
        found["ranks"] = {raw["cycle"][0]: ["normal", "normal", "elite"]}
        found["even"] = {raw["cycle"][0]: ["normal", "elite", "elite"]}
    for key in ("at", "at_odd", "at_even", "at_cycle"):
        if key in raw:
            found[key] = raw[key]
    if "by" in raw:
        found["by_objectives"] = True
    return found


def _hold_back(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["monsters"] == "all others on tiles i1b and b2b":
        return {"tiles": ["b2b", "i1b"]}
    return {"monsters": raw["monsters"]}


def _set_up(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    if raw.get("now"):
        return None  # they stand there from the beginning
    found: Raw = {} if isinstance(raw["monsters"], str) else {"monsters": raw["monsters"]}
    if raw.get("as") == "room reveal" or rule["when"]["on"] == "door_opened":
        found["reveals"] = True
    return found


def _doors(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    words = raw.get("door", raw.get("what"))
    found: Raw = {"doors": DOORS.get(words, [words])}
    if "k-th" in words:
        found["next_one"] = True
    return found


def _damage(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    n = str(raw["n"])
    if n == "trap":
        n = "T"
    if raw["who"] == "characters_and_summons still on tile j1a":
        return {"n": n, "who": ["character", "summon"], "tile": "j1a"}
    return {"n": n, **_whom(raw["who"])}


def _whom(words: str) -> Raw:
    return {} if words in ("that figure", "that monster") else {"who": names(words)}


def _heal(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    return {"n": str(raw["n"]), **_whom(raw["who"])}


def _condition(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["who"] == "all enemies beside the wall":
        return {"condition": raw["condition"], "who": ["monster"], "beside": True}
    return {"condition": raw["condition"], "who": names(raw["who"])}


def _attack_mod(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    found = {
        key: raw[key] for key in ("n", "advantage", "disadvantage", "conditions") if key in raw
    }
    if "pierce" in raw:
        raise MissingError("attack_mod")
    return {"who": names(raw["who"]), **found}


def _stat_mod(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    if "already" in raw.get("hp", ""):
        return None
    found: Raw = {"who": names(raw["who"])}
    for key, name in (("hp", "health"), ("attack", "attack"), ("move", "move"), ("range", "range")):
        if key in raw:
            found[name] = raw[key].split(",")[0].lstrip("+").replace("ceil(X/2)", "X/2")
    return found


def _shield_mod(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    if raw["who"].startswith("that character"):
        return None
    return {"who": names(raw["who"]), "n": raw["n"].lstrip("+")}


def _loot_rule(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    found: Raw = {}
    if raw.get("only") == "loot_ability":
        found["ability_only"] = True
    elif "only" in raw:
        raise MissingError("loot_rule")
    if "max_each" in raw:
        found["most_each"] = raw["max_each"]
    return found


def _start_limit(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw.get("max") != "ceil(C/2) characters in one starting room":
        raise MissingError("start_limit")
    return {"most": "C/2"}


def _level(raw: Raw, rule: Raw, scenario: Raw) -> None:
    return None  # every placement has its own


def _immune(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    if raw["who"] == "objective:1" and raw["to"].startswith("everything"):
        return None  # the thing itself is so
    if raw["who"] == "that character":
        return None  # see BEARERS
    if raw["to"] not in IMMUNE:
        raise MissingError("immune")
    return {"who": names(raw["who"]), "to": IMMUNE[raw["to"]]}


def _indestructible(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if "impassable" in raw:
        raise MissingError("indestructible")
    return {"looks": [raw["overlays"]]}


def _replace_summon(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    monster, rank = raw["by"].split()
    return {"who": names(raw["who"]), "monster": monster, "ranks": [RANKS[rank]] * 3}


def _replace(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    more = {"level": 1} if "one level higher" in raw.get("note", "") else {}
    return {"monster": raw["with"], "rank": "boss", **more}


def _cannot(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["what"] == "use items":
        return {"what": "use_items", "who": names(raw["who"])}
    if found := re.fullmatch(r"enter or pass door (\d)", raw["what"]):
        return {"what": "enter_door", "who": names(raw["who"]), "door": found[1]}
    raise MissingError("cannot")


def _focus(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    return {"who": names(rule["when"]["who"]), "objective": 1}


def _may_remove(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    return {"who": [raw["who"].removeprefix("one ").removesuffix(" of the players choice")]}


def _act_as(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    who = str(rule["when"].get("who"))
    if not who.startswith("objective") and who != "city-guard":
        raise MissingError("act_as")
    found: Raw = {"lines": []}
    if any(each["do"] == "may_open" for each in rule["do"]):
        found["opens_doors"] = True
    for line in raw["lines"]:
        toward = line.get("toward", "")
        if line["do"] == "move":
            found["lines"].append({"do": "move", "n": line.get("n", 99)})
            if toward == "the inox-shaman on tile d1b":
                found |= {"toward_type": "inox-shaman", "toward_tile": "d1b"}
            elif toward == "its start hex, back onto it":
                found["home"] = True
            elif toward:
                found["toward"] = toward.removeprefix("closest plate ")
            found |= {"opens_doors": True} if line.get("opens_doors") else {}
        else:
            found["lines"].append(_attack(line))
    found |= {"own_deck": True} if "modifier_deck" in raw else {}
    if any(each.get("counts_as") == "saved" for each in rule["do"]):
        found["saves"] = True
    return found


def _attack(raw: Raw) -> Raw:
    number, _, more = str(raw["n"]).partition(" + ")
    found: Raw = {"do": "attack", "n": int(number)}
    found |= {"x": "saved"} if more == "captives freed" else {}
    found |= {"range": raw["range"]} if "range" in raw else {}
    found |= {"whom": {"place": "adjacent"}} if raw.get("who") == "enemies_adjacent" else {}
    return found


def _give_token(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["to"] == "looter":
        return {}
    if raw["to"] != "giant-ooze":
        raise MissingError("give_token")
    return {"who": ["giant-ooze"], "n": raw["n"]}


def _remove_token(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["what"] != "one token of giant-ooze":
        raise MissingError("remove_token")
    return {"who": ["giant-ooze"]}


def _remove_overlay(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if raw["at"] != "that hex":
        raise MissingError("remove_overlay")
    return {"look": raw["overlay"]}


def _place_overlay(raw: Raw, rule: Raw, scenario: Raw) -> None:
    if raw["overlay"] != "corridor":
        raise MissingError("place_overlay")


def _treat_as(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    return {"who": ["summon"], "look": raw["hex"], "having": "poison"}


def _may_negate(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    who = rule["when"]["who"]
    number = {"crystal a": 1, "objective:1": 1, "objective:2": 2}[who]
    return {"objective": number, **({"most": raw["max"]} if "max" in raw else {})}


def _idle(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
    if rule["when"]["on"] != "standing":
        raise MissingError("idle")
    passed = {"passed": True} if raw.get("may_be_moved_through") else {}
    return {"monsters": raw["monsters"], **passed}


def _remove_figure(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
    if raw.get("counts_as") == "freed":
        return {"saved": True}
    if raw.get("counts_as") == "escaped":
        return {"do": "leave", "marker": "a"}
    if raw.get("counts_as") == "saved":
        return None  # its turn says so
    if rule["when"]["on"] != "door_opened":
        raise MissingError("remove_figure")
    return {"who": names(raw["who"])}


def _plain(*keys: str) -> Callable[[Raw, Raw, Raw], Raw | None]:
    def converted(raw: Raw, rule: Raw, scenario: Raw) -> Raw:
        return {key: raw[key] for key in keys if key in raw}

    return converted


def _nothing(raw: Raw, rule: Raw, scenario: Raw) -> None:
    return None  # said by what it belongs to


EFFECTS: dict[str, Callable[[Raw, Raw, Raw], Raw | None]] = {
    "spawn": _spawn,
    "spawn_next": _spawn_next,
    "spawn_rank": _nothing,
    "hold_back": _hold_back,
    "set_up": _set_up,
    "open_door": _doors,
    "reveal": _doors,
    "unlock_door": _doors,
    "door_while": _plain("door", "plates"),
    "shut_rule": _nothing,
    "place_objective": _nothing,
    "damage": _damage,
    "heal": _heal,
    "gain_condition": _condition,
    "add_cards": _plain("card", "n"),
    "discard_cards": _plain("n"),
    "element": _plain("element", "state"),
    "attack_mod": _attack_mod,
    "stat_mod": _stat_mod,
    "shield_mod": _shield_mod,
    "level": _level,
    "immune": _immune,
    "indestructible": _indestructible,
    "loot_rule": _loot_rule,
    "start_limit": _start_limit,
    "side": _plain("monsters", "side"),
    "replace_summon": _replace_summon,
    "replace": _replace,
    "cannot": _cannot,
    "act_as": _act_as,
    "focus": _focus,
    "may_negate": _may_negate,
    "may_remove": _may_remove,
    "idle": _idle,
    "may_open": _nothing,
    "cleanse": _plain(),
    "give_token": _give_token,
    "remove_token": _remove_token,
    "remove_overlay": _remove_overlay,
    "place_overlay": _place_overlay,
    "treat_as": _treat_as,
    "remove_figure": _remove_figure,
    "lose_item": _nothing,
    "reset": _nothing,
    "win": _plain(),
    "lose": _plain(),
}
