"""What the picture of Tales of Glory reads of a view and of its tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from druzina.text.words import Words

Gains = tuple[tuple[str, int], ...]
SIDES = ("north", "east", "south", "west")
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
GOODS = ("gold", "potions", "combat", "magic", "glory")


class Item(Struct, frozen=True):
    gains: Gains
    times: str
    at_end: bool


class Side(Struct, frozen=True):
    half_key: bool
    gains: Gains
    wanted: str

    @property
    def mark(self) -> str:
        """As the story shows it: o, k or $."""
        return "$" if self.gains else "k" if self.half_key else "o"


class Cost(Struct, frozen=True):
    combat: int
    magic: int
    gold: int
    potions: int


class Tile(Struct, frozen=True):
    number: int
    id: str
    type: str
    name: dict[str, str]
    cost: Cost
    items: tuple[Item, ...]
    chests: tuple[Gains, ...]
    sides: tuple[Side | None, ...]


class Price(NamedTuple):
    """TOG-PAY-03 to -09: what a tile costs one player; `instead` are the potions among it that
    stand in for missing combat and magic."""

    gold: int
    potions: int
    instead: int

    @property
    def gains(self) -> Gains:
        return tuple((kind, n) for kind, n in (("gold", self.gold), ("potions", self.potions)) if n)


class Laid(Struct, frozen=True):
    tile: str
    x: int
    y: int
    opened: list[bool]


class Player(Struct, frozen=True):
    seat: int
    gold: int
    potions: int
    combat: int
    magic: int
    glory: int
    story: list[Laid]
    taken: str
    slot: int
    quests_held: int

    @property
    def keys(self) -> int:
        return sum(sum(laid.opened) for laid in self.story)

    def price(self, cost: Cost) -> Price:
        skills = ((cost.combat, self.combat), (cost.magic, self.magic))
        instead = sum(max(0, asked - have) for asked, have in skills)
        return Price(cost.gold, cost.potions + instead, instead)


class Slot(Struct, frozen=True):
    slot: int
    tile: str
    wilderness: bool
    layable: str = ""  # by who looks


class Tale(Struct, frozen=True):
    seat: int | None
    round: int
    experienced: bool
    start: int
    display: list[Slot]
    discard: list[str]
    players: list[Player]
    quests: list[str] | None
    layable: list[str]


def read(view: Struct) -> Tale:
    tale = msgspec.convert(view, Tale, from_attributes=True)
    both = zip(tale.display, tale.layable, strict=False)
    seen = [replace(slot, layable=layable) for slot, layable in both]
    return replace(tale, display=seen) if seen else tale


def read_tiles(catalogue: Mapping[str, Struct]) -> dict[str, Tile]:
    return {
        id_: msgspec.convert(tile, Tile, from_attributes=True) for id_, tile in catalogue.items()
    }


class Faces:
    """Tiles in short: `4C`, `(1G+2V)×mon`, `2P o k –`."""

    def __init__(self, words: Words, tiles: Mapping[str, Tile]) -> None:
        self.words = words
        self.tiles = tiles
        self._known: dict[str, str] = {}

    def word(self, key: str) -> str:
        if key not in self._known:
            self._known[key] = self.words.say(key)
        return self._known[key]

    def name(self, tile: Tile) -> str:
        return tile.name[self.words.lang]

    def kind(self, tile: Tile) -> str:
        return self.word(f"abbreviated-{tile.type}")

    def cost(self, tile: Tile) -> str:
        asked = [
            (kind, getattr(tile.cost, kind)) for kind in ("combat", "magic", "gold", "potions")
        ]
        return self.gains([(kind, n) for kind, n in asked if n]) or self.word("board-free")

    def reward(self, tile: Tile) -> str:
        return "; ".join(map(self._item, tile.items)) or "–"

    def chests(self, tile: Tile) -> str:
        return " / ".join(map(self.gains, tile.chests)) or "–"

    def side(self, side: Side | None) -> str:
        if side is None:
            return "–"
        if not side.gains:
            return side.mark
        wanted = f":{self.word(f'abbreviated-{side.wanted}')}" if side.wanted else ""
        return f"{self.gains(side.gains)}{wanted}"

    def gains(self, gains: Sequence[tuple[str, int]]) -> str:
        return "+".join(self.words.say(f"short-{kind}", {"n": n}) for kind, n in gains)

    def _item(self, item: Item) -> str:
        told = self.gains(item.gains)
        if item.times:
            several = f"({told})" if len(item.gains) > 1 else told
            counted = self.word(f"by-{item.times.replace(' ', '-')}")
            told = f"{several}×{counted}"
        return self.words.say("board-at-end", {"gains": told}) if item.at_end else told
