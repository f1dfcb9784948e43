"""Writes what stands in every room of every scenario, out of a folder of facts, not of our files.

    python -m tests.games.gloomhaven.scenario_facts FACTS

`scenario_facts.json`: by scenario, number of characters, tile, type and rank, how many.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

FILE = Path(__file__).with_suffix(".json")
RANKS = {"n": "normal", "e": "elite", "b": "boss"}


def main(folder: Path) -> None:
    raw = json.loads((folder / "scenarios.json").read_text("utf-8"))["scenarios"]
    found: dict[str, list[str]] = {}
    for number in sorted(map(int, raw)):
        for characters in (2, 3, 4):
            counts: Counter[str] = Counter()
            for one in raw[str(number)].get("placements", ()):
                rank = one["by_players"][characters - 2]
                if rank:
                    counts[f"{one['tile']} {one['monster']} {RANKS[rank]}"] += 1
            if counts:
                lines = [f"{n} {what}" for what, n in sorted(counts.items())]
                found[f"{number} {characters}"] = lines
    FILE.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
