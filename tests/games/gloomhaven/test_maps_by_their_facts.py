"""GLH-SET-01: floor, doors, overlays, traps, money and treasure of every map, by frozen digests.

A digest that differs says which part of which map; `scenario_map_facts.py` tells its lines.
"""

import json
from collections.abc import Iterator

import pytest

from druzina.games.gloomhaven.scenario_maps import ScenarioMap, Treasure, load, numbers
from tests.games.gloomhaven.scenario_map_facts import FILE, at, digest

WRITTEN: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))


def parts(here: ScenarioMap) -> Iterator[tuple[str, list[str]]]:
    yield "start", [at([one]) for one in here.start]
    yield "floor", [f"{tile.id} {at(tile.hexes)}" for tile in here.tiles]
    yield (
        "joins",
        [f"{one.kind} {'-'.join(sorted(one.tiles))} {at(one.hexes)}" for one in here.joins],
    )
    yield "overlays", [f"{one.kind} {one.look} {one.tile} {at(one.hexes)}" for one in here.overlays]
    yield (
        "traps",
        [f"{look} {one.damage} {' '.join(one.conditions)}" for look, one in here.traps.items()],
    )
    yield "loot", [f"{one.tile} {at([one.at])} {what(one)} {one.kind}" for one in here.treasures]


def what(one: Treasure) -> str:
    if one.kind == "coin":
        return str(one.count)
    return "goal" if one.goal else str(one.number)


@pytest.mark.clause("GLH-SET-01", "GLH-SET-05", "GLH-OVL-14", "GLH-TRE-01")
@pytest.mark.parametrize("number", numbers())
def test_every_part_of_a_map_is_as_printed(number: int) -> None:
    told = {part: digest(lines) for part, lines in parts(load(number))}
    wanted = WRITTEN[str(number)]
    assert {part: told[part] for part in wanted} == wanted
    assert len(wanted) >= 4
