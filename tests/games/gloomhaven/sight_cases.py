"""The cases that hold the page's sight and the server's to each other, as one file.

python -m tests.games.gloomhaven.sight_cases writes it anew; read the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from druzina.games.gloomhaven.arena import Arena, Hex, arena
from druzina.games.gloomhaven.arena.hexes import around
from druzina.games.gloomhaven.scenario_maps import arena_of, load
from tests.games.gloomhaven.random_boards import land, walls

FILE = Path(__file__).with_name("sight_cases.json")
SEED, RANDOM = 14, 40
SCENARIOS, EYES = (1, 2, 5, 9, 21, 30, 41, 52, 67, 82), 3


def cases() -> list[dict[str, object]]:
    """Revealed maps of scenarios, closed doors and open ones, and random ground with thin walls."""
    random = Random(SEED)
    found = []
    for number in SCENARIOS:
        scenario = load(number)
        doors = sorted(scenario.doors())
        opened = doors[: random.randint(0, len(doors))]
        for field in (arena_of(scenario), arena_of(scenario, opened)):
            found += [a_record(field, eye) for eye in random.sample(sorted(field.cells), EYES)]
    for _ in range(RANDOM):
        hexes = land(random)
        _, thin = walls(random, hexes)
        field = arena(hexes, around(set(hexes)), [(q, r, side) for q, r, side in thin])
        found.append(a_record(field, random.choice(hexes)))
    return found


def a_record(field: Arena, eye: Hex) -> dict[str, object]:
    hexes = sorted(field.cells)
    cells = field.cells
    return {
        "hexes": hexes,
        "walls": sorted(field.thin_walls),
        "eye": eye,
        "ranges": [(*each, field.range(cells[eye], cells[each])) for each in hexes],
        "seen": [each for each in hexes if field.sees(eye, each)],
    }


def as_text() -> str:
    """One case a line."""
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
