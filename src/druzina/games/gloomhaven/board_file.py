"""Boards as JSON: one, or a list of them. What is not said is not guessed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from druzina.core import Problem

from .arena import KINDS, Area, Hex, TooWide, arena, terrain
from .arena.drawing import draw
from .form import form, reading
from .monsters import Board, Enemy, Monster

Count = Annotated[int, Meta(ge=0)]
Side = Annotated[int, Meta(ge=0, le=5)]


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    melee: bool
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class MonsterEntry(Struct, frozen=True, forbid_unknown_fields=True):
    at: Hex
    move: Count
    range: Count
    targets: Count
    area: AreaEntry | None = None
    flying: bool = False
    jump: bool = False
    muddled: bool = False
    strengthened: bool = False
    immobilized: bool = False
    disarmed: bool = False
    stunned: bool = False


class EnemyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """`order` tells apart enemies of one initiative; equal ones are left to the players. By `name`
    it is spoken of, else by a letter."""

    at: Hex
    initiative: Count
    order: int = 0
    invisible: bool = False
    first: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""


class BoardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One board as in the file."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    monster: MonsterEntry
    enemies: tuple[EnemyEntry, ...]
    wall_hexes: tuple[Hex, ...] = ()
    thin_walls: tuple[tuple[int, int, Side], ...] = ()
    terrain: dict[str, tuple[Hex, ...]] = {}
    allies: tuple[Hex, ...] = ()
    name: str = ""
    id: str | int = ""
    comment: str = ""

    @property
    def title(self) -> str:
        return self.name or str(self.id)

    def drawn(self, figures: dict[Hex, str]) -> str:
        """The text map of the board with these figures."""
        walls = set(self.wall_hexes)
        return draw(self.hexes, walls, self.thin_walls, self.terrain, figures)


DECODER = msgspec.json.Decoder(BoardEntry | list[BoardEntry])


def decode(data: bytes, file: str = "-") -> list[BoardEntry]:
    """The boards of a JSON file; `Problem` says in one sentence what is wrong with it."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        found = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _not_json(data, file) or _wrong_form(error) from None
    return found if isinstance(found, list) else [found]


def entry(raw: Mapping[str, object]) -> BoardEntry:
    """A board given as plain dictionaries and lists, as JSON would be."""
    try:
        return msgspec.convert(raw, BoardEntry)
    except msgspec.ValidationError as error:
        raise _wrong_form(error) from None


def _not_json(data: bytes, file: str) -> Problem | None:
    """What is wrong with a file that is no JSON at all."""
    try:
        msgspec.json.decode(data)
    except msgspec.ValidationError:  # a number that is too great is JSON nevertheless
        return None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Problem("problem-board-json", file=file, **reading(str(error)))
    return None


def _wrong_form(error: Exception) -> Problem:
    path, why = form(error)
    number, field = _where(path)
    return Problem("problem-board-form", board=number, field=field, **why)


def _where(path: str) -> tuple[int, str]:
    """The board's number, from 1, and the field in it."""
    found = re.match(r"^(?:\[(\d+)\])?\.?(.*)$", path)
    number, field = (found[1], found[2]) if found else (None, path)
    return int(number or 0) + 1, field or "–"


def board(entry: BoardEntry, number: int = 1) -> Board:
    """The board that an entry describes, if it makes sense."""
    for fault in _faults(entry, number):
        raise fault
    try:
        field = arena(entry.hexes, entry.wall_hexes, entry.thin_walls)
    except TooWide:
        raise Problem("problem-board-too-wide", board=number) from None
    area = entry.monster.area
    card = {name: getattr(entry.monster, name) for name in entry.monster.__struct_fields__}
    card["area"] = Area(area.melee, area.hexes) if area else None
    enemies = (
        Enemy(each.at, each.initiative, each.order, each.invisible, each.first)
        for each in entry.enemies
    )
    places = terrain(field, entry.terrain)
    return Board(field, Monster(**card), tuple(enemies), entry.allies, places)


def _faults(entry: BoardEntry, number: int) -> Iterator[Problem]:
    """A figure or terrain off the board, a wall in it, two figures on one hex."""
    hexes = set(entry.hexes)
    for n, at in enumerate(entry.wall_hexes):
        if at in hexes:
            yield _fault("problem-board-wall-inside", number, f"wall_hexes[{n}]", at)
    for kind, places in entry.terrain.items():
        if kind not in KINDS:
            yield Problem("problem-board-terrain", board=number, field=f"terrain.{kind}")
        for n, at in enumerate(places):
            if at not in hexes:
                yield _fault("problem-board-off-map", number, f"terrain.{kind}[{n}]", at)
    taken: set[Hex] = set()
    for name, at in _figures(entry):
        if at not in hexes:
            yield _fault("problem-board-off-map", number, name, at)
        if at in taken:
            yield _fault("problem-board-two-figures", number, name, at)
        taken.add(at)


def _figures(entry: BoardEntry) -> Iterator[tuple[str, Hex]]:
    yield "monster.at", entry.monster.at
    yield from ((f"allies[{n}]", at) for n, at in enumerate(entry.allies))
    yield from ((f"enemies[{n}].at", enemy.at) for n, enemy in enumerate(entry.enemies))


def _fault(key: str, number: int, field: str, at: Hex) -> Problem:
    return Problem(key, board=number, field=field, place=f"({at[0]}, {at[1]})")
