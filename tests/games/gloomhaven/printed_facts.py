"""Writes the figures of cards, monsters and items out of a folder of facts, not of our files.

    python -m tests.games.gloomhaven.printed_facts FACTS

`printed_facts.json`: by piece a line of figures for each of its parts, each figure with its word.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".json")
CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
FIGURES = ("range", "targets", "pierce", "push", "pull")
USES = {"spent": "spent", "lost": "consumed", "always": "always"}
STATS = ("health", "move", "attack", "range", "targets", "shield", "retaliate", "pierce")


def of_line(line: Mapping[str, Any]) -> Iterator[str]:
    """The figures of one line: its value, what else stands on it, conditions, hexes of its area."""
    if isinstance(n := line.get("n"), int):
        yield f"{line['do'].removeprefix('boss_')} {n}"
    for name in FIGURES:
        if isinstance(line.get(name), int):
            yield f"{name} {line[name]}"
    yield from map(str, line.get("conditions", ()))
    if line.get("range_mod"):
        yield f"range {line['range_mod']:+}"
    if line.get("jump"):
        yield "jump"
    if line.get("area"):
        yield f"hexes {len(line['area']['hexes'])}"
    if line["do"] == "infuse":
        yield f"infuse {line['element']}"


def of_half(half: Mapping[str, Any]) -> list[str]:
    found = [f"xp {half['xp']}"] if half.get("xp") else []
    found += ["lost"] if half.get("lost") else []
    return found + [each for line in half["actions"] for each in of_line(line)]


def of_card(card: Mapping[str, Any]) -> dict[str, str]:
    level = 0 if card["level"] == "X" else card["level"]
    return {
        "card": f"level {level}, initiative {card['initiative']}",
        "top": ", ".join(sorted(of_half(card["top"]))),
        "bottom": ", ".join(sorted(of_half(card["bottom"]))),
    }


def of_deck(cards: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    found = {}
    for place, card in enumerate(cards):
        told = [f"initiative {card['initiative']}"] + ["shuffle"] * bool(card.get("shuffle"))
        for line in card["actions"]:
            if "mod" in line:
                told.append(f"{line['do']} {line['mod']:+}")
            told += of_line(line)
        found[str(card.get("id", place))] = ", ".join(sorted(told))
    return found


def of_monster(monster: Mapping[str, Any]) -> dict[str, str]:
    return {
        f"{rank} {level}": ", ".join(f"{name} {row[name]}" for name in STATS if row.get(name))
        for rank, rows in monster["levels"].items()
        for level, row in enumerate({**one, "health": one["hp"]} for one in rows)
    }


def of_item(item: Mapping[str, Any]) -> str:
    return f"cost {item['cost']}, count {item['count']}, {item['slot']}, {USES[item['use']]}"


def printed(name: str) -> bool:
    """Whether it belongs to the 95 scenarios: not to solo scenarios and events."""
    return not name.endswith("-solo") and name not in ("inox-necromancer", "lieutenant")


def main(folder: Path) -> None:
    def raw(name: str) -> Any:
        return json.loads((folder / f"{name}.json").read_text("utf-8"))

    classes, decks = raw("characters")["characters"], raw("monster_decks")["decks"]
    monsters = raw("monsters")["monsters"]
    found = {
        "cards": {
            str(one["id"]): of_card(one) for name in CLASSES for one in classes[name]["cards"]
        },
        "decks": {k: of_deck(one["cards"]) for k, one in sorted(decks.items()) if printed(k)},
        "monsters": {k: of_monster(one) for k, one in sorted(monsters.items()) if printed(k)},
        "items": {k: of_item(one) for k, one in raw("items")["items"].items()},
    }
    FILE.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
