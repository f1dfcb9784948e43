"""Boards as text: a few words about the figures, and a drawn map.

    monster: move 2, range 3, targets 2
    initiative: A 20, B 45
    map:
    .   A   .
      .   .   B
        .   M   .

M is the monster, m an ally of it, every other letter an enemy. Boards are parted by a line `---`.
"""

from __future__ import annotations

import re

from .arena import AREAS, Hex
from .arena.drawing import Sketch, Unreadable, read
from .board_file import AreaEntry, BoardEntry, EnemyEntry, MonsterEntry
from .problem import Problem, Problems

HEX = re.compile(r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)")
NUMBERS = ("move", "range", "targets")
STATES = ("flying", "jump", "muddled", "strengthened", "immobilized", "disarmed", "stunned")
HEADS = ("monster", "area", "initiative", "origin", "map")


def looks_like_text(data: str) -> bool:
    """Whether a file is meant as text maps: a line with `map:` tells."""
    return any(line.strip() == "map:" for line in data.splitlines())


def decode(data: str) -> list[BoardEntry]:
    """The boards of a text file; `Problems` says in one sentence what is wrong with it."""
    parts: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(data.splitlines(), 1):
        if line.strip() == "---":
            parts.append([])
        else:
            parts[-1].append((number, line))
    filled = [part for part in parts if any(line.strip() for _, line in part)]
    return [_board(part, number) for number, part in enumerate(filled, 1)]


def _board(lines: list[tuple[int, str]], board: int) -> BoardEntry:
    heads: dict[str, tuple[int, str]] = {}
    while lines and "map" not in heads:
        (number, line), *lines = lines
        if line.strip():
            head, colon, rest = line.partition(":")
            if not colon or head.strip() not in HEADS:
                raise _problem("text-header", board, line=number)
            heads[head.strip()] = number, rest.strip()
    if "map" not in heads:
        raise _problem("text-no-map", board)
    sketch = _sketch(lines, _origin(heads, board), board)
    monsters = [at for at, sign in sketch.figures.items() if sign == "M"]
    if len(monsters) != 1:
        raise _problem("text-one-monster", board, count=len(monsters))
    return BoardEntry(
        hexes=tuple(sketch.hexes),
        monster=_monster(heads, monsters[0], board),
        enemies=_enemies(sketch, heads, board),
        wall_hexes=tuple(sketch.wall_hexes),
        thin_walls=tuple(sketch.thin_walls),
        terrain={kind: tuple(places) for kind, places in sketch.terrain.items()},
        allies=tuple(at for at, sign in sketch.figures.items() if sign == "m"),
    )


def _sketch(lines: list[tuple[int, str]], origin: Hex, board: int) -> Sketch:
    first = lines[0][0] if lines else 1
    try:
        return read("\n".join(line for _, line in lines), origin)
    except Unreadable as error:
        line = error.line + first - 1
        raise _problem(
            "text-sign", board, line=line, column=error.column, sign=error.sign
        ) from None


def _origin(heads: dict[str, tuple[int, str]], board: int) -> Hex:
    number, text = heads.get("origin", (0, "0,0"))
    found = re.fullmatch(r"\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?", text)
    if not found:
        raise _problem("text-origin", board, line=number)
    return int(found[1]), int(found[2])


def _monster(heads: dict[str, tuple[int, str]], at: Hex, board: int) -> MonsterEntry:
    values = {"move": 0, "range": 0, "targets": 1}
    states: dict[str, bool] = {}
    number, text = heads.get("monster", (0, ""))
    for word in filter(None, (part.strip() for part in text.split(","))):
        found = re.fullmatch(r"(\w+)(?: (\d+))?", word)
        if found and found[1] in NUMBERS and found[2]:
            values[found[1]] = int(found[2])
        elif found and found[1] in STATES and not found[2]:
            states[found[1]] = True
        else:
            raise _problem("text-monster", board, line=number, word=word)
    return MonsterEntry(
        at, values["move"], values["range"], values["targets"], _area(heads, board), **states
    )


def _area(heads: dict[str, tuple[int, str]], board: int) -> AreaEntry | None:
    if "area" not in heads:
        return None
    number, text = heads["area"]
    if text in AREAS:
        return AreaEntry(AREAS[text].melee, AREAS[text].hexes)
    found = re.fullmatch(r"(melee|free)((?:\s*\([^()]*\))+)", text)
    hexes = [(int(q), int(r)) for q, r in HEX.findall(text)]
    if not found or len(hexes) != text.count("("):
        raise _problem("text-area", board, line=number)
    return AreaEntry(found[1] == "melee", tuple(hexes))


def _enemies(
    sketch: Sketch, heads: dict[str, tuple[int, str]], board: int
) -> tuple[EnemyEntry, ...]:
    number, text = heads.get("initiative", (0, ""))
    known = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        found = re.fullmatch(r"([A-Za-z]) (\d+)", part)
        if not found:
            raise _problem("text-initiative", board, line=number)
        known[found[1]] = int(found[2])
    enemies: dict[str, EnemyEntry] = {}
    for at, sign in sketch.figures.items():
        if sign in "Mm":
            continue
        if sign not in known or sign in enemies:
            key = "text-twice" if sign in enemies else "text-no-initiative"
            raise _problem(key, board, name=sign)
        enemies[sign] = EnemyEntry(at, known[sign])
    return tuple(enemies[sign] for sign in sorted(enemies))


def _problem(key: str, board: int, **arguments: int | str) -> Problems:
    return Problems(Problem(key, {"board": board, **arguments}))
