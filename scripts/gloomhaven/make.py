"""Writes Gloomhaven's content files out of a folder of facts.

    python scripts/gloomhaven/make.py FACTS

The folder has characters.json, monsters.json, monster_decks.json, items.json, battle_goals.json,
scenarios.json, scenario_rules.json and treasures.json: figures and names in shorthand. What the
shorthand says that is not known here stops the script with the text; nothing is passed over.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import czech
from facts import Raw
from items import effect
from lines import actions
from maps import scenario
from toml_writer import document, sheet

HOME = Path(__file__).parents[2] / "src/druzina/games/gloomhaven/content"
CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
SOURCE = "public"
GOALS = {
    "cards in hand + discard at end": "cards_left",
    "xp gained in scenario, bonus not counted": "experience",
    "hp at end": "health",
    "traps sprung or disarmed by own or own-summon action in their turn": "traps",
    "treasure tiles looted": "treasures",
    "other characters exhausted": "others_exhausted",
    "rooms revealed by opening a door in own turn": "rooms",
    "money tokens looted": "coins",
    "money tokens + treasure tiles looted": "coins_and_treasures",
    "monsters killed": "kills",
    "elite monsters killed": "elite_kills",
    "item uses": "items_used",
    "rounds that began with no monster on the map": "rounds_without_monsters",
    "kills with at least 4 damage more than needed": "overkills",
    "made the first kill of the scenario": "first_kill",
    "times hp fell below ceil(max hp / 2)": "falls_below_half",
    "undamaged monsters killed by one attack": "kills_at_one_blow",
    "short rests": "short_rests",
    "long rests": "long_rests",
}
TESTS = {">=": "at_least", "<=": "at_most", "==": "exactly"}
EFFECTS = {"condition": "conditions"}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def called(english: str, table: dict[str, str]) -> Raw:
    return {"en": english, "cs": table[english]}


def half(raw: Raw) -> Raw:
    lines = actions(raw["actions"])
    for place, one in enumerate(list(lines)):
        if one["do"] == "xp_of_trap":
            lines[place - 1]["xp"] = one["n"]
            lines.remove(one)
    found = {key: raw[key] for key in ("xp", "lost", "unrecoverable") if raw.get(key)}
    if "duration" in raw:
        found["lasts"] = raw["duration"]
    if "charges" in raw:
        found["slots"] = raw["charges"]
    return {**found, "lines": lines}


def cards(raw: Raw) -> Iterator[Raw]:
    table = czech.names(czech.CARDS)
    for card in sorted(raw["cards"], key=lambda card: card["id"]):
        yield {
            "id": slug(card["name"]),
            "name": called(card["name"], table),
            "print": card["id"],
            "level": 0 if card["level"] == "X" else card["level"],
            "initiative": card["initiative"],
            "top": half(card["top"]),
            "bottom": half(card["bottom"]),
            "source": SOURCE,
        }


def modifier(raw: Raw) -> Raw:
    card: Raw = {"n": raw["mod"]} if raw.get("mod") else {}
    if raw.get("rolling"):
        card["rolling"] = True
    for one in raw.get("effects", ()):
        for key, value in one.items():
            if key == "condition" and value == "invisible":
                card["invisible"] = True
            elif key == "condition":
                card.setdefault("conditions", []).append(value)
            elif key != "who":
                card[key] = value
    return card


def perk(raw: Raw) -> Raw:
    found: Raw = {"boxes": raw["n"]} if raw["n"] != 1 else {}
    for key in ("add", "remove"):
        if key in raw:
            found[key] = [
                {"card": modifier(one["card"]), **({"n": one["n"]} if one["n"] != 1 else {})}
                for one in raw[key]
            ]
    for key in ("item", "scenario"):
        if raw.get(f"ignore_negative_{key}_effects"):
            found[f"ignore_{key}_effects"] = True
    return found


def classes(raw: Raw) -> Iterator[Raw]:
    table = czech.names(czech.CLASSES)
    for id_ in CLASSES:
        one = raw[id_]
        yield {
            "id": id_,
            "name": called(one["name"], table),
            "race": one["race"],
            "hand": one["hand_size"],
            "health": one["hp"],
            "perks": [perk(each) for each in one["perks"]],
            "source": SOURCE,
        }


def stats(raw: Raw) -> Raw:
    found: Raw = {"health": raw["hp"], "attack": raw["attack"]}
    found |= {key: raw[key] for key in ("move", "range", "shield", "retaliate") if raw.get(key)}
    if raw.get("retaliate_range", 1) != 1:
        found["retaliate_range"] = raw["retaliate_range"]
    found |= {key: raw[key] for key in ("targets", "pierce") if key in raw}
    if "on_attack" in raw:
        found["conditions"] = raw["on_attack"]
    found |= {key: True for key in ("advantage", "attackers_disadvantage") if raw.get(key)}
    if "starts invisible" in raw.get("notes", ()):
        found["starts_invisible"] = True
    return found


def variant_name(id_: str, raw: Raw, table: dict[str, str]) -> Raw:
    """A variant for one scenario is called as what it is a variant of."""
    english = re.sub(r" Scenario \d+$", "", raw["name"])
    return called(english, table)


def monsters(raw: Raw) -> Iterator[Raw]:
    table = czech.names(czech.MONSTERS)
    for id_, one in sorted(raw.items()):
        if "solo" in id_ or id_ in ("inox-necromancer", "lieutenant"):
            continue
        entry: Raw = {
            "id": id_,
            "name": variant_name(id_, one, table),
            "deck": one["deck"],
            "standees": one["standees"],
        }
        entry |= {key: one[key] for key in ("variant_of", "immune") if key in one}
        if one.get("flying") or any(
            level.get("flying") for levels in one["levels"].values() for level in levels
        ):
            entry["flying"] = True
        for rank, levels in one["levels"].items():
            entry[rank] = [stats(level) for level in levels]
        for key, word in (("1", "first"), ("2", "second")):
            if key in one.get("special", {}):
                entry[word] = actions(one["special"][key])
        yield {**entry, "source": SOURCE}


def decks(raw: Raw) -> Iterator[Raw]:
    for id_, one in sorted(raw.items()):
        if "solo" in id_ or id_ == "inox-necromancer":
            continue
        found = []
        for card in one["cards"]:
            entry: Raw = {"id": str(card["id"]), "initiative": card["initiative"]}
            if card.get("shuffle"):
                entry["shuffle"] = True
            found.append({**entry, "lines": actions(card["actions"])})
        yield {"id": id_, "source": SOURCE, "cards": found}


def items(raw: Raw) -> Iterator[Raw]:
    table = czech.names(czech.ITEMS)
    for number in sorted(map(int, raw)):
        one = raw[str(number)]
        entry: Raw = {
            "id": slug(one["name"]),
            "name": called(one["name"], table),
            "print": number,
            "cost": one["cost"],
            "count": one["count"],
            "slot": one["slot"],
            "use": "consumed" if one["use"] == "lost" else one["use"],
            "window": one["when"],
        }
        names = {
            "prosperity": "prosperity",
            "uses": "uses",
            "minus1_cards": "minus_ones",
            "unrecoverable": "unrecoverable",
            "solo_reward_of": "solo",
            "random_design": "design",
        }
        entry |= {name: one[key] for key, name in names.items() if key in one}
        yield {**entry, **effect(number, one), "source": SOURCE}


def goals(raw: list[Raw]) -> Iterator[Raw]:
    table = czech.names(czech.GOALS)
    for one in raw:
        test = one["test"]
        entry: Raw = {
            "id": slug(one["name"]),
            "name": called(one["name"], table),
            "print": one["id"],
            "checks": one["checks"],
            "counts": GOALS[test["count"]],
            "test": TESTS[test["op"]],
        }
        if test["n"] == "max hp":
            entry["of"] = "full_health"
        elif test["n"] == "level+2":
            entry |= {"n": 2, "of": "level"}
        else:
            entry["n"] = test["n"]
        yield {**entry, "source": SOURCE}


def write(file: str, table: str, entries: Iterator[Raw]) -> None:
    path = HOME / file
    path.parent.mkdir(parents=True, exist_ok=True)
    listed = list(entries)
    path.write_text(document(table, listed), "utf-8")
    print(f"{file}: {len(listed)}")


def main(folder: Path) -> None:
    def read(name: str) -> Raw:
        found: Raw = json.loads((folder / f"{name}.json").read_text("utf-8"))
        return found

    characters = read("characters")["characters"]
    write("classes.toml", "class", classes(characters))
    for id_ in CLASSES:
        write(f"cards/{id_}.toml", "card", cards(characters[id_]))
    write("monsters.toml", "monster", monsters(read("monsters")["monsters"]))
    write("decks.toml", "deck", decks(read("monster_decks")["decks"]))
    write("items.toml", "item", items(read("items")["items"]))
    write("goals.toml", "goal", goals(read("battle_goals")["goals"]))
    rules = read("scenario_rules")["scenarios"]
    found, chests = read("scenarios")["scenarios"], read("treasures")["treasures"]
    for number in sorted(map(int, found)):
        if found[str(number)].get("tiles"):
            text = sheet(scenario(found[str(number)], rules[str(number)], chests))
            (HOME / "scenarios" / f"{number:02}.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]))
