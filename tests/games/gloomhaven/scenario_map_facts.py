"""Writes a digest of every part of every map, out of a folder of facts, not of our files.

    python -m tests.games.gloomhaven.scenario_map_facts FACTS

`scenario_map_facts.json`: by scenario and part the digest of its lines. Tiles are laid and turned
here, from the hexes of their sides.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2s
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".json")
KINDS = {"hazard": "hazardous", "difficult-terrain": "difficult"}
Raw = dict[str, Any]
# What is decided in docs/gloomhaven_scenarios.md, or an objective that the facts have as no such:
# parts of 52 that are no floor, an altar of 90 that is no door, tokens of 95.
DECIDED = {(52, "floor"), (52, "overlays"), (90, "joins"), (90, "overlays"), (95, "loot")}


def digest(lines: Iterable[str]) -> str:
    return blake2s("\n".join(sorted(lines)).encode(), digest_size=6).hexdigest()


def at(hexes: Iterable[Sequence[int]]) -> str:
    return " ".join(f"{q},{r}" for q, r in sorted(map(tuple, hexes)))


def laid(tile: Raw, sides: Raw) -> list[tuple[int, int]]:
    """The hexes of a tile: its side turned so often, and moved to where it lies."""
    if tile["ref"] not in sides:
        return [(q, r) for q, r in tile["hexes"]]  # a strip of floor without a tile
    found = []
    for q, r in sides[tile["ref"]]["hexes"]:
        for _ in range(tile["rot"]):
            q, r = -r, q + r
        found.append((tile["anchor"][0] + q, tile["anchor"][1] + r))
    return found


def parts(raw: Raw, rules: Raw, sides: Raw) -> Iterator[tuple[str, list[str]]]:
    yield "start", [at([one]) for one in raw["start"]]
    yield "floor", [f"{tile['ref']} {at(laid(tile, sides))}" for tile in raw["tiles"]]
    yield (
        "joins",
        [
            f"{'corridor' if one['kind'].startswith('corridor') else 'door'} "
            f"{'-'.join(sorted(one['rooms']))} {at(one['hexes'])}"
            for one in raw["doors"]
        ],
    )
    yield (
        "overlays",
        [
            f"{KINDS.get(one['kind'], one['kind'])} {one['sub']} {one['tile']} {at(one['hexes'])}"
            for one in raw.get("overlays", ())
        ],
    )
    yield (
        "traps",
        [
            f"{look} {one['damage']} {' '.join(one['conditions'])}"
            for look, one in rules.get("traps", {}).items()
        ],
    )
    yield (
        "loot",
        [
            f"{one['tile']} {at([one['hex']])} {one.get('id', one.get('n'))} {one['kind']}"
            for one in raw.get("treasure", ())
        ],
    )


def main(folder: Path) -> None:
    read = {
        name: json.loads((folder / f"{name}.json").read_text("utf-8"))
        for name in ("scenarios", "scenario_rules", "map_tiles")
    }
    found: Raw = {}
    for number, raw in read["scenarios"]["scenarios"].items():
        if "tiles" in raw:
            rules = read["scenario_rules"]["scenarios"][number]
            told = parts(raw, rules, read["map_tiles"]["tiles"])
            found[number] = {
                part: digest(lines) for part, lines in told if (int(number), part) not in DECIDED
            }
    FILE.write_text(json.dumps(found, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
