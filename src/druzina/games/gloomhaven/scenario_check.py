"""Whether a scenario's file has the right form, and its map makes sense: all faults at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args, get_type_hints

import msgspec
from msgspec import Struct

from druzina.core import Problem

from .arena import Hex, neighbours
from .form import form as wrong_form
from .scenario_maps import ScenarioMap


def form(file: str, raw: dict[str, object], whole: type[Struct]) -> list[Problem]:
    """The faults of form: of the head as a whole, and of every entry of every list by itself."""
    hints = get_type_hints(whole)
    problems = []
    head = dict(raw)
    for name, entries in raw.items():
        entry = next(iter(get_args(hints.get(name))), None)
        if isinstance(entries, list) and isinstance(entry, type) and issubclass(entry, Struct):
            head[name] = []
            found = (fault(file, name, n, each, entry) for n, each in enumerate(entries, 1))
            problems += [problem for problem in found if problem]
    first = fault(file, "", 0, head, whole)
    return [first, *problems] if first else problems


def fault(file: str, name: str, number: int, raw: object, type_: type[Struct]) -> Problem | None:
    """What is wrong with the form of an entry, with its place."""
    try:
        msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        from .scenario_rule_check import possible

        path, why = wrong_form(error)
        field = path.lstrip(".") or "–"
        word = possible(file, place(name, number), field, str(why["detail"]))
        if name == "special" and word is not None:
            return word
        return Problem("problem-map-form", file=file, entry=place(name, number), field=field, **why)
    return None


def place(name: str, number: int) -> str:
    return f"{name} {number}" if number else "–"


def faults(file: str, scenario: ScenarioMap) -> list[Problem]:
    """GLH-GEO-09, GLH-SET-01, GLH-V20: what cannot be true of a map and its rules."""
    from .scenario_rule_check import faults as of_rules

    problems = [
        Problem(key, file=file, entry=entry, field=field, value=str(value))
        for key, entry, field, value in (
            *_tiles(scenario),
            *_places(scenario),
            *_known_tiles(scenario),
            *_together(scenario),
        )
    ]
    return [*problems, *of_rules(file, scenario)]


Fault = tuple[str, str, str, object]


def _tiles(scenario: ScenarioMap) -> Iterator[Fault]:
    """Tiles lie side by side and are named once."""
    names = Counter(tile.id for tile in scenario.tiles)
    yield from (("problem-map-twice", "tiles", "id", name) for name in names if names[name] > 1)
    for number, tile in enumerate(scenario.tiles, 1):
        for run in tile.runs:
            if run[1] > run[2]:
                yield "problem-map-run", place("tiles", number), "runs", list(run)
    hexes = Counter(each for tile in scenario.tiles for each in tile.hexes)
    yield from (("problem-map-overlap", "tiles", "runs", each) for each in hexes if hexes[each] > 1)


def _places(scenario: ScenarioMap) -> Iterator[Fault]:
    """What stands on the map stands on its hexes."""
    tiles = {tile.id for tile in scenario.tiles}
    board = scenario.hexes(tiles) | scenario.doors()
    lists: list[tuple[str, str, tuple[Hex, ...]]] = [("–", "start", scenario.start)]
    lists += [("–", f"markers.{name}", at) for name, at in scenario.markers.items()]
    for name, entries in (
        ("objectives", [each.hexes for each in scenario.objectives]),
        ("monsters", [(each.at,) for each in scenario.monsters]),
        ("treasures", [(each.at,) for each in scenario.treasures]),
    ):
        field = "hexes" if name == "objectives" else "at"
        lists += [(place(name, number), field, at) for number, at in enumerate(entries, 1)]
    for entry, field, at in lists:
        yield from (("problem-map-off-map", entry, field, each) for each in at if each not in board)
    if not scenario.start:
        yield "problem-map-no-start", "–", "start", ""


def _known_tiles(scenario: ScenarioMap) -> Iterator[Fault]:
    tiles = {tile.id for tile in scenario.tiles}
    named = [(place("joins", n), set(join.tiles)) for n, join in enumerate(scenario.joins, 1)]
    for name, entries in (
        ("overlays", [each.tile for each in scenario.overlays]),
        ("monsters", [each.tile for each in scenario.monsters]),
        ("treasures", [each.tile for each in scenario.treasures]),
    ):
        named += [(place(name, number), {tile}) for number, tile in enumerate(entries, 1)]
    for entry, wanted in named:
        yield from (
            ("problem-map-unknown-tile", entry, "tile", each) for each in sorted(wanted - tiles)
        )


def _together(scenario: ScenarioMap) -> Iterator[Fault]:
    """A join touches the map; no two monsters share a hex for one number of characters."""
    tiles = {each for tile in scenario.tiles for each in tile.hexes}
    joins = {each for join in scenario.joins for each in join.hexes}
    for number, join in enumerate(scenario.joins, 1):
        for each in join.hexes:
            if not (tiles | joins).intersection(neighbours(each)):
                yield "problem-map-loose", place("joins", number), "hexes", each
    for characters in (2, 3, 4):
        places = [
            each.at for each in scenario.monsters if each.by_characters[characters - 2] != "none"
        ]
        for each, count in Counter(places).items():
            if count > 1:
                yield "problem-map-two-monsters", "monsters", "at", each
