"""The worked examples on sight, range and monster decisions, read from the specification itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from druzina.games.gloomhaven.arena import STEPS, Area, Edge, Hex, arena, around, terrain
from druzina.games.gloomhaven.arena.hexes import minus
from druzina.games.gloomhaven.monsters import Board, Enemy, Monster

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "gloomhaven.md"
F6 = frozenset((q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6)
HEX = re.compile(r"\((-?\d+),(-?\d+)\)")
TERRAIN = {"O": "obstacle", "T": "trap", "Z": "hazardous", "D": "difficult"}


class Sight(Struct, frozen=True):
    id: str
    hexes: frozenset[Hex]
    thin_walls: tuple[Edge, ...]
    pair: tuple[Hex, Hex]
    sight: bool
    range: int


class Case(Struct, frozen=True):
    id: str
    board: Board
    names: dict[str, Hex]
    focus: tuple[Hex, ...]
    ends: frozenset[Hex]
    targets: frozenset[Hex]


def rows(first: int, last: int) -> Iterator[list[str]]:
    """The rows of the tables with the ids GLH-EX-first to GLH-EX-last."""
    for line in SPECIFICATION.read_text(encoding="utf-8").splitlines():
        found = re.match(r"\| \*\*GLH-EX-(\d+)\*\* ", line)
        if found and first <= int(found[1]) <= last:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            yield [cells[0].strip("* "), *cells[1:]]


def hexes(text: str) -> list[Hex]:
    return [(int(q), int(r)) for q, r in HEX.findall(text)]


def edges(text: str) -> tuple[Edge, ...]:
    """Wall edges, written as (0,0) to (1,0)."""
    pairs = re.findall(r"(\(\S+\)) to (\(\S+?\))", text)
    ends = [(*hexes(a), *hexes(b)) for a, b in pairs]
    return tuple((*a, STEPS.index(minus(b, a))) for a, b in ends)


def floor(text: str) -> frozenset[Hex]:
    """The hexes of a map: F6, or one or two rows, without what is named as wall."""
    if text.startswith("F6"):
        missing = hexes(text) if "without" in text or "is wall" in text else []
        gap = "all (0,r)" in text
        return frozenset(F6 - set(missing)) - {h for h in F6 if gap and h[0] == 0 != h[1]}
    found = re.search(r"q=(-?\d+)…(-?\d+)", text)
    assert found
    deep = 2 if "rows" in text else 1
    return frozenset((q, r) for q in range(int(found[1]), int(found[2]) + 1) for r in range(deep))


def sights() -> list[Sight]:
    found = []
    for id_, walls, pair, sight, far in rows(64, 79):
        thin = edges(walls) if "edge" in walls else ()
        land = floor("F6" if thin else walls)
        a, b = hexes(pair)
        found.append(Sight(id_, land, thin, (a, b), sight == "yes", int(far)))
    return found


def figures(text: str) -> tuple[Hex, tuple[Hex, ...], dict[str, Enemy]]:
    """The monster, its allies, and its enemies by name; who comes first of one initiative."""
    at: Hex = (0, 0)
    allies: tuple[Hex, ...] = ()
    enemies: dict[str, Enemy] = {}
    for part in text.split("; "):
        name = part.split()[0]
        if name == "M":
            at = hexes(part)[0]
        elif name == "allies":
            allies = tuple(hexes(part))
        else:
            initiative = re.search(r" i(\d+)", part)
            assert initiative
            enemies[name] = Enemy(
                hexes(part)[0], int(initiative[1]), order(part), "invisible" in part
            )
    return at, allies, enemies


def order(part: str) -> int:
    """GLH-FOC-09, -10: a summon before its summoner, elites before normals, low numbers first."""
    if "summon" in part:
        return -1
    found = re.search(r"\((elite|normal) (\d)\)", part)
    return int(found[2]) + 10 * (found[1] == "normal") if found else 0


def number(pattern: str, text: str, default: int) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else default


def monster(at: Hex, text: str) -> Monster:
    area = re.search(r"area \{(.*?)\}", text)
    single = 0 if "no Attack" in text else 6 if "all adjacent" in text else 1
    return Monster(
        at=at,
        move=number(r"^Move (\d)", text, 0),
        range=number(r"Range (\d)", text, 0),
        targets=number(r"Target (\d)", text, single),
        area=Area("from own hex" in text, tuple(hexes(area[1]))) if area else None,
        **{word: word in text for word in ("flying", "jump", "muddled", "immobilized", "disarmed")},
    )


def decisions() -> list[Case]:
    found = []
    for id_, map_, who, action, focus, ends, targets, _ in rows(101, 167):
        at, allies, enemies = figures(who)
        base, *overlays = map_.split("; ")
        places = {TERRAIN[each[0]]: hexes(each) for each in overlays if each[1] == " "}
        thin = edges(map_) if "wall edges" in map_ else ()
        shut = {each for part in overlays if "closed door" in part for each in hexes(part)}
        land = floor(base) - shut
        field = arena(land, around(land), thin)
        board = Board(
            field, monster(at, action), tuple(enemies.values()), allies, terrain(field, places)
        )
        names = {name: enemy.at for name, enemy in enemies.items()}
        found.append(
            Case(
                id_,
                board,
                names,
                () if focus == "none" else (names[focus],),
                frozenset(hexes(ends)),
                frozenset(names[each] for each in targets.split("+") if each != "none"),
            )
        )
    return found
