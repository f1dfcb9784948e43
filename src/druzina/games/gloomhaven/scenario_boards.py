"""Rooms of the scenarios as boards to advise on: floor, walls, terrain, and who stands where."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache

import msgspec
from msgspec import Struct

from druzina.core import Problem

from .arena import KINDS, Edge, Hex, around
from .scenario_maps import HOME, RANK, ScenarioMap, borders, load, numbers


class Room(Struct, frozen=True):
    number: int
    hexes: int
    start: bool


class Scenario(Struct, frozen=True):
    """A scenario by number and name, with its rooms; those with start hexes come first."""

    number: int
    name: str
    rooms: tuple[Room, ...]


class Standing(Struct, frozen=True):
    """GLH-SET-03: a monster's place for this number of characters."""

    type: str
    at: Hex
    rank: RANK


class RoomBoard(Struct, frozen=True):
    """Everything of a board but the monster's card and its enemies."""

    name: str
    hexes: tuple[Hex, ...]
    wall_hexes: tuple[Hex, ...]
    thin_walls: tuple[Edge, ...]
    terrain: dict[str, tuple[Hex, ...]]
    doors: tuple[Hex, ...]
    start: tuple[Hex, ...]
    monsters: tuple[Standing, ...]


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All of them, by number."""
    return tuple(_card(number) for number in numbers())


def _card(number: int) -> Scenario:
    raw = tomllib.loads((HOME / f"{number:02}.toml").read_text(encoding="utf-8"))
    scenario = msgspec.convert(raw, ScenarioMap)
    rooms = (
        Room(n, len(hexes), bool(hexes & set(scenario.start)))
        for n, hexes in enumerate(map(scenario.hexes, scenario.rooms()), 1)
    )
    return Scenario(number, scenario.name, tuple(rooms))


def room_board(number: int, rooms: Collection[int], characters: int) -> RoomBoard:
    """GLH-GEO-04, GLH-DOR-01: these rooms, the doors between them open, all others shut."""
    if number not in numbers():
        raise Problem("problem-scenario", number=number, last=numbers()[-1])
    scenario = load(number)
    known = dict(enumerate(scenario.rooms(), 1))
    if not rooms or not set(rooms) <= set(known):
        raise Problem("problem-scenario-room", number=number, last=len(known))
    tiles = {tile for room in rooms for tile in known[room]}
    doors = {
        each
        for join in scenario.joins
        if join.kind == "door" and set(join.tiles) <= tiles
        for each in join.hexes
    }
    hexes = scenario.hexes(tiles) | doors
    return RoomBoard(
        name=f"{number} {scenario.name}",
        hexes=tuple(sorted(hexes)),
        wall_hexes=tuple(sorted(around(hexes))),
        thin_walls=tuple(sorted(borders(scenario, hexes))),
        terrain=_terrain(scenario, hexes),
        doors=tuple(sorted(doors)),
        start=tuple(sorted(hexes & set(scenario.start))),
        monsters=tuple(
            Standing(place.type, place.at, rank)
            for place, rank in scenario.monsters_for(characters, tiles)
        ),
    )


def _terrain(scenario: ScenarioMap, hexes: Collection[Hex]) -> dict[str, tuple[Hex, ...]]:
    """GLH-SET-05: the overlays that lie on these hexes."""
    lying = [(overlay.kind, each) for overlay in scenario.overlays for each in overlay.hexes]
    return {
        kind: tuple(sorted({at for other, at in lying if other == kind and at in hexes}))
        for kind in KINDS
    }
