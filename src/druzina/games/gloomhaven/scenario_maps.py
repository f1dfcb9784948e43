"""The maps of the scenarios, from content/scenarios/*.toml: typed, checked, and as arenas."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from druzina.core import Problem, Problems
from druzina.core.content import one_at_a_time
from druzina.core.reading import parse

from .arena import STEPS, Arena, Edge, Hex, Terrain, arena, around, terrain
from .arena.hexes import add
from .scenario_special import SpecialRule

HOME = Path(__file__).parent / "content" / "scenarios"
SOURCES = Literal["rulebook", "public", "original"]
RANK = Literal["none", "normal", "elite", "boss"]

S = TypeVar("S", bound=Struct)


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A map tile, as runs of hexes: row r from q to q."""

    id: str
    runs: tuple[tuple[int, int, int], ...]

    @property
    def hexes(self) -> list[Hex]:
        return [(q, r) for r, first, last in self.runs for q in range(first, last + 1)]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-OVL-01, GLH-DOR: a door or a corridor between two tiles."""

    kind: Literal["door", "corridor"]
    look: str
    tiles: tuple[str, str]
    hexes: tuple[Hex, ...]
    name: str = ""  # by which rules speak of it
    locked: bool = False  # GLH-DOR-14


class Overlay(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["obstacle", "trap", "hazardous", "difficult"]
    look: str
    tile: str
    hexes: tuple[Hex, ...]


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-V16, GLH-CON-20: a thing with hit points; `escort`: a figure on the party's side.

    `door`: it stands in a door, which opens when it is destroyed. `ally`: cards for allies may be
    for it. `ignored`: nobody can target it; `by_characters`: nobody but characters does.
    `characters`: with how many it is there at least.
    """

    number: int
    name: str
    health: str
    hexes: tuple[Hex, ...]
    door: bool = False
    escort: bool = False
    ally: bool = False
    ignored: bool = False
    by_characters: bool = False
    characters: int = 2
    initiative: int = 99


class MonsterPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-SET-03, -16: which monster stands here with two, three and four characters."""

    type: str
    tile: str
    at: Hex
    by_characters: tuple[RANK, RANK, RANK]
    level_bonus: int = 0
    named: str = ""


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-LOT: money, a goal tile, or a numbered chest with what is in it."""

    kind: Literal["coin", "chest"]
    tile: str
    at: Hex
    count: int = 1
    number: int = 0
    goal: bool = False
    gold: int = 0
    xp: int = 0
    damage: int = 0
    conditions: tuple[str, ...] = ()
    checks: int = 0
    holds: Literal[
        "", "item", "design", "random_design", "scenario", "random_scenario", "story"
    ] = ""
    which: tuple[int, ...] = ()


class TrapEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-OVL-14: what traps of one look do in a scenario."""

    damage: bool
    conditions: tuple[str, ...] = ()


class Place(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where somebody must be: on or beside a marker, the start hexes, or a tile.

    `carrying`, `objective`, `n`: who or what must be there; `leave_at_round_end`: GLH-END-09.
    """

    marker: str = ""
    start: bool = False
    tile: str = ""
    adjacent: bool = False
    carrying: str = ""
    objective: int = 0
    n: int = 1
    leave_at_round_end: bool = False
    everybody: bool = False  # nobody may be exhausted


class Occupied(Struct, frozen=True, forbid_unknown_fields=True):
    """A character on each of these markers; `more` by the number of characters."""

    markers: tuple[str, ...]
    more: dict[str, tuple[str, ...]] = {}


class Goal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """GLH-V16: all that is said must hold at one moment; then one of `then` counts."""

    enemies: Literal["", "all", "revealed"] = ""
    others: tuple[str, ...] = ()  # types that do not count
    kill: tuple[str, ...] = ()
    kills: str = ""
    of: tuple[str, ...] = ()
    loot: Literal["", "goal_tiles", "one_each"] = ""
    loot_id: tuple[int, ...] = ()
    destroy: tuple[int, ...] = ()
    reveal: tuple[str, ...] = ()
    escape: Place | None = None
    occupy: Occupied | None = None
    reach: Place | None = None
    arrive: Place | None = None
    survive_rounds: int = 0
    special: str = ""
    then: tuple[Goal, ...] = ()


class Failure(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """GLH-V16: what loses a scenario besides the exhaustion of all."""

    objective_killed: dict[str, int] = {}
    exhausted: tuple[str, ...] = ()
    once_revealed: str = ""
    after_round: int = 0
    killed: tuple[str, ...] = ()
    special: str = ""


class ScenarioMap(Struct, frozen=True, forbid_unknown_fields=True):
    """GLH-SET-01: the map of one scenario."""

    number: int
    name: str
    location: str
    source: SOURCES
    start: tuple[Hex, ...]
    tiles: tuple[Tile, ...]
    rules: Literal["general", "keyed", "special"] = "general"
    win: Goal = Goal(enemies="all")
    lose: Failure = Failure()
    traps: dict[str, TrapEffect] = {}
    joins: tuple[Join, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    objectives: tuple[Objective, ...] = ()
    monsters: tuple[MonsterPlace, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    markers: dict[str, tuple[Hex, ...]] = {}
    special: tuple[SpecialRule, ...] = ()
    missing: tuple[str, ...] = ()  # what it needs that nobody can carry out yet

    def rooms(self) -> list[frozenset[str]]:
        """GLH-GEO-08: tiles joined by corridors are one room; those with start hexes come first."""
        rooms = {tile.id: frozenset([tile.id]) for tile in self.tiles}
        for join in self.joins:
            if join.kind == "corridor":
                one = rooms[join.tiles[0]] | rooms[join.tiles[1]]
                rooms.update(dict.fromkeys(one, one))
        found = sorted(set(rooms.values()), key=sorted)
        return sorted(found, key=lambda room: not set(self.start) & self.hexes(room))

    def hexes(self, tiles: Collection[str]) -> set[Hex]:
        """GLH-GEO-09: the hexes of these tiles, of the corridors inside and of the overlays."""
        parts: list[Sequence[Hex]] = [tile.hexes for tile in self.tiles if tile.id in tiles]
        parts += [join.hexes for join in self.corridors(tiles)]
        parts += [overlay.hexes for overlay in self.overlays if overlay.tile in tiles]
        return {each for part in parts for each in part} - self.doors()

    def corridors(self, tiles: Collection[str]) -> list[Join]:
        return [
            join for join in self.joins if join.kind == "corridor" and set(join.tiles) & set(tiles)
        ]

    def doors(self) -> set[Hex]:
        return {each for join in self.joins if join.kind == "door" for each in join.hexes}

    def revealed(self, opened: Collection[Hex], shown: Collection[str] = ()) -> set[str]:
        """GLH-DOR-01, GLH-GEO-04: the tiles with start hexes, and all behind these doors.

        `shown` are tiles that were revealed otherwise, or by a door that has shut since.
        """
        rooms = self.rooms()
        starts = [room for room in rooms if set(self.start) & self.hexes(room)]
        found = {tile for room in starts for tile in room} | set(shown)
        doors = [join for join in self.joins if set(join.hexes) & set(opened)]
        for _ in doors:
            for join in doors:
                if found & set(join.tiles):
                    found |= {tile for room in rooms if room & set(join.tiles) for tile in room}
        return found

    def monsters_for(
        self, characters: int, tiles: Collection[str]
    ) -> list[tuple[MonsterPlace, RANK]]:
        """GLH-SET-03, -05, -16: the monsters of these tiles for two, three or four characters."""
        return [
            (place, place.by_characters[characters - 2])
            for place in self.monsters
            if place.tile in tiles and place.by_characters[characters - 2] != "none"
        ]


def arena_of(
    scenario: ScenarioMap,
    opened: Collection[Hex] | None = None,
    shown: Collection[str] = (),
    doorways: Collection[Hex] = (),
) -> Arena:
    """GLH-GEO-04, -07, -09: the revealed map with these doors open, None for all of them.

    `shown` are tiles revealed besides, `doorways` hexes of closed doors that something stands in.
    """
    if opened is None:
        opened = scenario.doors()
        tiles = {tile.id for tile in scenario.tiles}
    else:
        tiles = scenario.revealed(opened, shown)
    open_doors = {
        each
        for join in scenario.joins
        if join.kind == "door" and tiles & set(join.tiles)
        for each in join.hexes
        if each in opened
    }
    hexes = scenario.hexes(tiles) | open_doors | set(doorways)
    return arena(hexes, around(hexes), borders(scenario, hexes))


def borders(scenario: ScenarioMap, hexes: Collection[Hex]) -> Iterator[Edge]:
    """GLH-GEO-07: the printed border of a tile is a wall wherever no join covers it."""
    joined = {each for join in scenario.joins for each in join.hexes}
    tile_at = {each: tile.id for tile in scenario.tiles for each in tile.hexes}
    for each in hexes:
        for side in range(3):
            pair = (each, add(each, STEPS[side]))
            tiles = {tile_at[one] for one in pair if one in tile_at and one in hexes}
            if len(tiles) == 2 and not joined.intersection(pair):
                yield *each, side


def terrain_of(scenario: ScenarioMap, field: Arena) -> Terrain:
    """GLH-SET-05: the overlay tiles that lie on the revealed map."""
    places: dict[str, list[Hex]] = {}
    for overlay in scenario.overlays:
        places.setdefault(overlay.kind, []).extend(overlay.hexes)
    return terrain(field, places)


def numbers(folder: Path = HOME) -> list[int]:
    """The scenarios there are maps of."""
    return sorted(int(path.stem) for path in folder.glob("*.toml"))


@lru_cache(maxsize=256)
@one_at_a_time
def load(number: int, folder: Path = HOME) -> ScenarioMap:
    """The map of one scenario; `Problems` tells all that is wrong with its file."""
    scenario, problems = read(folder / f"{number:02}.toml")
    if problems or scenario is None:
        raise Problems(problems)
    return scenario


def unplayable(number: int) -> tuple[str, ...]:
    """GLH-V20: what a scenario needs that nobody can carry out yet; nothing: it can be played."""
    if number not in numbers():
        return ("random_dungeon",)  # GLH-V19: its map is not in the data
    return load(number).missing


def playable() -> list[int]:
    """The scenarios that can be played by all their rules."""
    return [number for number in numbers() if not unplayable(number)]


def check(folder: Path = HOME) -> list[Problem]:
    """Everything that is wrong with the maps of a folder."""
    return [problem for path in sorted(folder.glob("*.toml")) for problem in read(path)[1]]


def read(path: Path) -> tuple[ScenarioMap | None, list[Problem]]:
    """A map and its faults; no map if the file does not have the form of one."""
    from .scenario_check import faults, form

    problems: list[Problem] = []
    raw = parse(path, problems)
    if raw is not None:
        problems = form(path.name, raw, ScenarioMap)
    if problems:
        return None, problems
    scenario = msgspec.convert(raw, ScenarioMap)
    return scenario, faults(path.name, scenario)
