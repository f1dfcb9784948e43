"""Writes what the rules of every scenario bring about, out of a folder of facts, not of our files.

    python -m tests.games.gloomhaven.scenario_rule_facts FACTS

`scenario_rule_facts.json`. `come`: by scenario, number of characters and moment the figures that
appear in the rounds 1 to 8, each as type, rank and hexes of its marker; `deck` and `conditions`:
what each character begins with; `elements`: what is set at the start of every round; `figures`:
hit points of things and damage, with 2, 3, 4 characters at the levels 0 to 7; `called`: by
scenario, boss, special and number of characters whom it calls.
"""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".json")
RANKS = {"n": "normal", "e": "elite", "b": "boss"}
ROUNDS = range(1, 9)
COUNTS, LEVELS = (2, 3, 4), range(8)
FORMULA = re.compile(r"(?=.*[CL])[CL0-9+*()-]+")
Raw = dict[str, Any]


def main(folder: Path) -> None:
    maps = json.loads((folder / "scenarios.json").read_text("utf-8"))["scenarios"]
    rules = json.loads((folder / "scenario_rules.json").read_text("utf-8"))["scenarios"]
    found: Raw = {
        "come": {},
        "deck": {},
        "conditions": {},
        "elements": {},
        "figures": {},
        "called": {},
    }
    for number in sorted(map(int, rules)):
        here, said = maps[str(number)], rules[str(number)].get("rules", [])
        marked = {**rules[str(number)].get("markers", {}), **here.get("markers", {})}
        for characters in COUNTS:
            for moment in ("round_start", "round_end"):
                if lines := come(said, marked, moment, characters):
                    found["come"][f"{number} {moment} {characters}"] = lines
        for rule in said:
            begin(found, number, rule)
        figures(found, number, here, said)
        bosses(found, number, rules[str(number)].get("boss", {}))
    FILE.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")


def figures(found: Raw, number: int, here: Raw, said: list[Raw]) -> None:
    for each in (each for rule in said for each in rule["do"]):
        if each["do"] == "damage" and FORMULA.fullmatch(str(each["n"])):
            found["figures"][f"{number} damage"] = table(each["n"])
    for place, kind in enumerate(here.get("objectives", []), 1):
        if kind["health"]:
            found["figures"][f"{number} thing {place}"] = table(kind["health"])


def bosses(found: Raw, number: int, known: Raw) -> None:
    for boss, specials in known.items():
        for which, lines in specials.items():
            for characters in COUNTS:
                found["called"][f"{number} {boss} {which} {characters}"] = called(lines, characters)


def come(said: list[Raw], marked: Raw, moment: str, characters: int) -> list[str]:
    """Line by line: round, type, rank, hexes."""
    found, cycle = [], 0
    ranks = {
        type_: {"four": "", **each}
        for rule in said
        for each in rule["do"]
        if each["do"] == "spawn_rank"
        for type_ in each["of"]
    }
    for number in ROUNDS:
        for rule in said:
            when = rule["when"]
            if when["on"] != moment or not in_round(str(when.get("rounds", "true")), number):
                continue
            for each in rule["do"]:
                if each["do"] == "spawn" and len(each["at"]) == 1:
                    rank = each["by_players"][characters - 2]
                    hexes = marked[each["at"]]
                    line = f"{number} {each['monster']} {RANKS.get(rank, '')} {hexes}"
                    found += [line] * (each.get("count", 1) if rank else 0)
                elif each["do"] == "spawn_next" and "by" not in each:
                    for place in places(each, number, cycle):
                        type_ = each["cycle"][cycle % len(each["cycle"])]
                        cycle += 1
                        rank = ranks[type_]["by_players"][characters - 2]
                        if characters == COUNTS[-1] and ranks[type_]["four"]:
                            rank = ranks[type_]["four"]
                        found.append(f"{number} {type_} {RANKS[rank]} {marked[place]}")
    return found


def places(each: Raw, number: int, cycle: int) -> list[str]:
    if "at_cycle" in each:
        return [each["at_cycle"][cycle % len(each["at_cycle"])]]
    return list(each.get("at") or each["at_odd" if number % 2 else "at_even"])


def called(lines: list[Raw], characters: int) -> list[str]:
    """Type and rank of everybody; things have none. An altar calls first what its hex a says."""
    found = []
    for each in lines:
        rank = each["by_players"][characters - 2] if each["do"] == "summon" else None
        if rank is None:
            continue
        type_ = each["monster"] if "monster" in each else each["type_by_hex"]["a"]
        count = characters if each.get("count") == "C" else each.get("count", 1)
        found += [f"{type_} {'' if each.get('token') else RANKS[rank]}"] * count
    return found


def in_round(words: str, number: int) -> bool:
    if words == "true":
        return True
    return words[0] == "R" and bool(eval(words, {"R": number}))  # noqa: S307 - our own facts


def begin(found: Raw, number: int, rule: Raw) -> None:
    for each in rule["do"]:
        if rule["when"]["on"] == "setup" and each["do"] == "add_cards":
            found["deck"][str(number)] = [each["card"], each["n"], bool(rule["scenario_effect"])]
        if rule["when"]["on"] == "setup" and each["do"] == "gain_condition":
            found["conditions"][str(number)] = each["condition"]
        campaign = "achievement" in str(rule["when"].get("test"))
        if rule["when"]["on"] == "round_start" and each["do"] == "element" and not campaign:
            told = found["elements"].setdefault(str(number), {})
            told[each["element"]] = each["state"]


def table(text: str | int) -> list[list[int]]:
    """By number of characters and level."""
    plain = str(text).strip("[]").replace("Math.", "").replace("x", "*")
    return [[math.ceil(worked(plain, c, level)) for level in LEVELS] for c in COUNTS]


def worked(text: str, characters: int, level: int) -> float:
    words = {"C": characters, "L": level, "floor": math.floor, "ceil": math.ceil}
    return float(eval(text, words))  # noqa: S307 - our own facts


if __name__ == "__main__":
    main(Path(sys.argv[1]))
