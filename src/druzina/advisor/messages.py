"""Boards of Gloomhaven and the advice on them, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from druzina.server.wire.http_messages import Strict

Hex = tuple[int, int]
Edge = tuple[int, int, int]
Point = tuple[int, int]


class AdviseBody(Strict):
    """A board in the form of `druzina gloomhaven advise`, and the hex to look from.

    Of very many equally good results a hundred are told, those after the first `skip`.
    """

    board: dict[str, Any]
    eye: Hex | None = None
    skip: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class BoardsBody(Strict):
    """One board or several, JSON or drawn as text."""

    text: Annotated[str, Meta(max_length=65_536)]


class AreaCard(Struct):
    name: str
    melee: bool
    hexes: list[Hex]


class RoomCard(Struct):
    number: int
    hexes: int
    start: bool


class ScenarioCard(Struct):
    number: int
    name: str
    rooms: list[RoomCard]


class Shelf(Struct):
    """What the advisor's page offers: scenarios, area patterns, and how much of each is allowed."""

    scenarios: list[ScenarioCard]
    areas: list[AreaCard]
    limits: dict[str, int]


class MonsterStanding(Struct):
    type: str
    at: Hex
    rank: Literal["none", "normal", "elite", "boss"]


class RoomBoard(Struct):
    """Rooms of a scenario, for this number of characters."""

    name: str
    hexes: list[Hex]
    wall_hexes: list[Hex]
    thin_walls: list[Edge]
    terrain: dict[str, list[Hex]]
    doors: list[Hex]
    start: list[Hex]
    monsters: list[MonsterStanding]


class BoardArea(Struct):
    melee: bool
    hexes: list[Hex]


class BoardMonster(Struct):
    at: Hex
    move: int
    range: int
    targets: int
    area: BoardArea | None
    flying: bool
    jump: bool
    muddled: bool
    strengthened: bool
    immobilized: bool
    disarmed: bool
    stunned: bool


class BoardEnemy(Struct):
    at: Hex
    initiative: int
    order: int
    invisible: bool


class BoardCard(Struct):
    """A board of the file's form, with everything said."""

    hexes: list[Hex]
    monster: BoardMonster
    enemies: list[BoardEnemy]
    wall_hexes: list[Hex]
    thin_walls: list[Edge]
    terrain: dict[str, list[Hex]]
    allies: list[Hex]
    name: str
    id: str | int
    comment: str


class Boards(Struct):
    boards: list[BoardCard]


class NamedEnemy(Struct):
    name: str
    at: Hex
    initiative: int


class ResultTold(Struct):
    end: Hex
    attacks: list[Hex]
    words: str


class ReasonTold(Struct):
    key: str
    clause: str
    arguments: dict[str, int | list[Hex]]
    words: str


class ReachTold(Struct):
    at: Hex
    points: int
    negatives: int


class SightTold(Struct):
    eye: Hex
    seen: list[Hex]
    unseen: list[Hex]
    lines: list[tuple[Hex, Point, Point]]


class AdviceTold(Struct):
    """Whom the monster focuses on, what it may do, and why, in the reader's words.

    `count` is the number of all equally good results.
    """

    enemies: list[NamedEnemy]
    focus: list[Hex]
    words: str
    results: list[ResultTold]
    count: int
    explanation: list[ReasonTold]
    reach: list[ReachTold]
    sight: SightTold
