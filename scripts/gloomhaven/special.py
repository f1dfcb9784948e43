"""The special rules of the scenarios, out of the facts: moments, tests and verbs of the project.

A text of the facts that is not known here stops the script. A verb that the game cannot carry out
yet is no rule: the scenario says that it is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from facts import Raw
from worded import BEARERS, WHOLE, WORDED

RANKS = {"n": "normal", "e": "elite", "b": "boss", None: "none"}
DEMONS = ["earth-demon", "flame-demon", "frost-demon", "night-demon", "sun-demon", "wind-demon"]
WHO: dict[str, list[str]] = {
    "character": ["character"],
    "each_character": ["character"],
    "that character": ["character"],
    "characters_and_summons": ["character", "summon"],
    "monster": ["monster"],
    "monsters": ["monster"],
    "all demons": DEMONS,
    "demons": DEMONS,
    "any demon": DEMONS,
    "party-allied demons": DEMONS,
    "all figures": ["character", "summon", "monster", "objective"],
    "any figure": ["character", "summon", "monster", "objective"],
    "any": [],
    "an elite monster (the k-th)": ["elite"],
    "all cultists": ["cultist"],
    "any ooze": ["ooze"],
    "all stone-golems": ["stone-golem"],
    "crystal a": ["objective:1"],
}
# Tests in words: `from`, `while`, `test`, and words about rounds.
TESTS: dict[str, Raw] = {
    "door 1 opened": {"opened": "1"},
    "door 1 opened, this round included": {"opened": "1"},
    "door 2 opened": {"opened": "2"},
    "all cultists dead": {"dead": ["cultist"]},
    "door 1 stands": {"stands": 1},
    "every character stands on a plate in play: d (2), d e (3), d e f (4)": {
        "all_on": ["d"],
        "more": {"3": ["e"], "4": ["e", "f"]},
    },
    "every character stands on a plate c": {"all_on": ["c"]},
    "every plate in play is occupied (Fish counts)": {
        "occupied": ["a"],
        "more": {"3": ["b"], "4": ["b", "c"]},
    },
    "no city-archer on the map": {"absent": ["city-archer"]},
    "the round in which door 1 opens": {"opened_now": "1"},
    "the round in which the last goal tile is looted": {"looted_now": True},
    "the round in which the first villager is saved": {"saved": 1},
    **{f"chord {n} stands": {"stands": n} for n in range(1, 7)},
}
SPOTS: dict[str, Raw] = {
    "2 of a": {"marker": "a", "within": 2},
    "2 of a totem": {"objective": 1, "within": 2},
}
PER: dict[str, Raw] = {
    "altar not yet destroyed, revealed or not (X of them)": {"objectives": [1]},
    "bone pile on the map (X)": {"standing": [1]},
    "living-bones on the map other than it (X)": {"figures": ["living-bones"]},
    "token on it (X)": {"token": "ooze"},
}
DOORS: dict[str, list[str]] = {
    "both doors d1a-h3b and d1a-h1b": ["a"],
    "both doors d1a-c1a": ["b"],
    "both m1a-j1a (a)": ["a"],
    "both m1a-j2a (b)": ["b"],
    "m1a-d2a (c)": ["c"],
    "m1a-d1a (d)": ["d"],
    "i and j (for good)": ["i", "j"],
    "that door": [],
    "the k-th of a,b,c,d,e,f": ["a", "b", "c", "d", "e", "f"],
    "room a3a (corridor at b)": ["b"],
    "room a2b (corridor at c)": ["c"],
    "room e1b (corridor at d)": ["d"],
    "the tile or tiles behind (every tile is a room)": [],
}
IMMUNE = {
    "all damage": ["damage"],
    "all damage (conditions and other effects apply)": ["damage"],
    "healing": ["healing"],
    "forced movement and any change of place": ["forced"],
    "everything but healing (once revealed) and the rule above": ["attacks"],
}
# What `win` and `lose` of the map say already, or what a stat entry has in it.
MOMENTS = (
    "setup", "round_start", "round_end", "turn_start", "turn_end", "door_opened", "dead", "killed",
    "destroyed", "looted", "exhausted", "standing", "acts", "enters", "option",
)  # fmt: skip
NAMES = {"reveal": "open_door", "act_as": "act", "cleanse": "destroy"}
# Moments that are no moments here: what they say is looked up.
LOOKED_UP = {"focus": "standing", "suffers_damage": "standing"}
SAID = ("win", "win_if", "objective_initiative", "not_ally")
# Bosses whose cards need no more than lines and rules that are known.
BOSS_RULES = ("to_next_door", "scouts_act_again", "to_next_place", "hatches_eggs", "lays_eggs")


class MissingError(Exception):
    """A verb nobody can carry out yet."""


def names(words: object) -> list[str]:
    if isinstance(words, list):
        return [str(one) for one in words]
    text = str(words)
    if text in WHO:
        return WHO[text]
    if re.fullmatch(r"objective:\d|[a-z]+(-[a-z]+)*", text):
        return [text]
    raise MissingError(text)


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
        except MissingError as error:
            missing.update(_verbs(one, str(error)))
    later = raw.get("set_up_later_on", {"monsters": raw.get("set_up_later", [])})
    if later["monsters"] and not any(e["do"] == "hold_back" for one in found for e in one["do"]):
        tiles = {"tiles": [later["tile"]]} if "tile" in later else {}
        held = {"do": "hold_back", "monsters": later["monsters"], **tiles}
        found.insert(0, {"on": "standing", "do": [held]})
    if any(effect["do"] == "remove_overlay" for one in found for effect in one["do"]):
        found += BEARERS
    found += _by_place(special)
    for boss in special.get("boss", {}).values():
        missing.update(_boss(boss))
    return found, sorted(missing)


def _verbs(rule: Raw, why: str) -> Iterator[str]:
    """By what a rule that cannot be carried out is called: its verbs."""
    for effect in rule["do"]:
        if effect["do"] not in SAID:
            yield effect["do"]


def _boss(boss: Raw) -> Iterator[str]:
    for lines in boss.values():
        for line in lines:
            if line["do"] in ("forced_move", "mind_control"):
                yield line["do"]


def _by_place(special: Raw) -> Iterator[Raw]:
    """21: what the altar calls at each of its places."""
    for boss in special.get("boss", {}).values():
        calls = [line for lines in boss.values() for line in lines if "type_by_hex" in line]
        if calls:
            effect = {"do": "by_place", "types": calls[0]["type_by_hex"]}
            ranks = {"first": _ranks(calls[0]), "second": _ranks(calls[1])}
            yield {"on": "standing", "do": [{**effect, **ranks}]}


def _rule(one: Raw, raw: Raw, special: Raw) -> Iterator[Raw]:
    when = one["when"]
    if any(part["do"] == "lose_item" for part in one["do"]):
        return  # `win` of the map; the item is the campaign's
    effects = [each for part in one["do"] if (each := _effect(part, one, raw)) is not None]
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


def _ranks(raw: Raw) -> list[str]:
    return [RANKS[one] for one in raw["by_players"]]


def _effect(raw: Raw, rule: Raw, scenario: Raw) -> Raw | None:
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
        return {"monster": raw["monster"], "ranks": _ranks(raw), "by_objectives": True}
    if at in ("nearest empty hex", "its hex"):
        at = ""
    if len(at) > 1 or "for" in raw or "rank" in raw:
        raise MissingError(at)
    count = raw.get("count", 1)
    found: Raw = {"monster": raw["monster"], "ranks": _ranks(raw)}
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
                found["ranks"] |= {type_: _ranks(each) for type_ in each["of"]}
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
        n = "2+L"
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
    return {"monster": raw["with"], "rank": "boss"}


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
                found["toward_type"] = "inox-shaman"
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
    return {"monsters": raw["monsters"]}


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
