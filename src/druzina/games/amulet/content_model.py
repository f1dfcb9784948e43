"""The things of Amulet: typed, frozen, found by number.

What a card or a skill does is data: parts with a verb (`do`) and what stands beside it, so that
rules carry them out by verb and never ask which card it is. The verbs are in `vocabulary`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from druzina.core.content import Name, Source
from druzina.games.amulet.fitting.grid import Card, Token, TokenSymbol

Colour = Literal["yellow", "black", "blue", "red", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "black", "blue", "red", "green")
GREY = -1
Place = Literal[
    "castle", "fair", "manor", "dungeons", "village", "lair", "hut", "monastery", "tower"
]
LOCATIONS: tuple[Place, ...] = (
    "castle",
    "fair",
    "manor",
    "dungeons",
    "village",
    "lair",
    "hut",
    "monastery",
    "tower",
)
Bank = Literal["left", "right"]
INN = "inn"
ROWS = ("lair", "manor", "dungeons")
CHARACTERS = ("preacher", "sorceress", "hunter", "knight", "thief")
SYMBOLS: tuple[TokenSymbol, ...] = ("heart", "gem", "coin", "xp")
PHASES = ("morning", "evening", "night")
MYTHICAL = 3


class Part(Struct, frozen=True, kw_only=True):
    """One thing an effect does: a verb, how many, and whom, where and when it concerns.

    `instead` is another part the player may choose, `otherwise` one that follows when this one
    cannot be done at all. `health`, `coins` and `weapons` are the price of a voluntary part.
    """

    do: str
    n: int = 0
    places: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    once: str = ""
    needs: str = ""
    what: str = ""
    colour: str = ""
    each: int = 1
    level: int = 0
    health: int = 0
    coins: int = 0
    weapons: int = 0
    first: bool = False
    instead: Part | None = None
    otherwise: Part | None = None


class Night(Struct, frozen=True):
    """A night ability (AMU-NGT-03, -13 to -15): its kind, whom it strikes, and what it does.

    `who` names a set of seats; `least` is the number it needs (coins, ready weapons, trophies),
    `places` where the figure must stand; alone, `solo_below` trophies replace the comparison.
    """

    number: int
    id: str
    kind: str
    returns: str
    who: str
    least: int
    places: tuple[str, ...]
    solo_below: int
    parts: tuple[Part, ...]
    source: Source

    @property
    def locks(self) -> tuple[str, ...]:
        """AMU-NGT-08: where a locked-location token is put."""
        return tuple(place for part in self.parts if part.do == "lock" for place in part.places)

    @property
    def revels(self) -> tuple[str, ...]:
        """AMU-NGT-08: where a revel token is put."""
        penalties = ("raise prices", "entry cost")
        return tuple(p for part in self.parts if part.do in penalties for p in part.places)


class Monster(Struct, frozen=True):
    """A monster; the back shows name, mark, level, power, gem and weak spots (AMU-DWN-02).

    `level` is 1, 2 or `MYTHICAL`; `mark` the fewest players it is used with (1 for unmarked);
    `gem` and `night` are −1 on mythical cards (any colour, no ability).
    """

    number: int
    id: str
    name: Name
    level: int
    mark: int
    power: int
    gem: int
    night: int
    card: Card
    source: Source

    @property
    def mythical(self) -> bool:
        return self.level == MYTHICAL

    @property
    def xp(self) -> int:
        """AMU-RES-10."""
        return 0 if self.mythical else self.level


class Adventure(Struct, frozen=True):
    """An adventure at the Castle: a card without damage (AMU-ADV-11), and its gem's colour."""

    number: int
    id: str
    name: Name
    gem: int
    card: Card
    source: Source


class Weapon(Struct, frozen=True):
    """A weapon: whose it is, the tree node that gives it (`start`: owned from the start)."""

    number: int
    id: str
    name: Name
    character: int
    node: str
    token: Token
    source: Source

    @property
    def symbol(self) -> str:
        return self.token.symbol


class Helper(Struct, frozen=True):
    """One side of a helper token: where it helps, and whether it is the upgraded side."""

    number: int
    id: str
    name: Name
    place: str
    upgraded: bool
    token: Token
    source: Source


class Spell(Struct, frozen=True):
    """A spell: the squares it covers, as a token, and its printed cost."""

    number: int
    id: str
    name: Name
    cost: int
    token: Token
    source: Source


class Potion(Struct, frozen=True):
    """A potion: cost, the gem its purchase gives (−1: none), when it may be used, what it does."""

    number: int
    id: str
    name: Name
    cost: int
    gem: int
    windows: tuple[str, ...]
    parts: tuple[Part, ...]
    source: Source


class Location(Struct, frozen=True):
    """A location: its bank of the river (`left`, `right`), and what a visit offers."""

    number: int
    id: str
    name: Name
    bank: Bank
    parts: tuple[Part, ...]
    source: Source


class Upgrade(Struct, frozen=True):
    """What an upgrade changes at its location; all else there stays (AMU-LOC-21)."""

    number: int
    id: str
    name: Name
    place: str
    parts: tuple[Part, ...]
    source: Source


class Skill(Struct, frozen=True):
    """A skill: its character and tree node, what it does; `together` in the co-operative game."""

    number: int
    id: str
    name: Name
    character: int
    node: str
    parts: tuple[Part, ...]
    together: tuple[Part, ...]
    source: Source


class Node(Struct, frozen=True):
    """A node of a skill tree (AMU-XP-02, -03): opened by any of `needs` (none: from the start).

    It gives a skill or a weapon, by number (the other is −1); `row` is 0 (start) to 4 (top).
    """

    number: int
    id: str
    row: int
    cost: int
    needs: tuple[int, ...]
    skill: int
    weapon: int


class Field(Struct, frozen=True):
    """A field of an amulet: its colour, `GREY` if it holds a silver crystal."""

    id: str
    colour: int


class Section(Struct, frozen=True):
    """A section: the coloured fields around it, by index (grey ones need nothing), its power."""

    id: str
    fields: tuple[int, ...]
    power: int


class Character(Struct, frozen=True):
    """A character: health, weapons and skills by number, the tree and the amulet.

    `order` decides the last tie of a game (AMU-SCO-05): the lowest first.
    """

    number: int
    id: str
    name: Name
    health: int
    order: int
    weapons: tuple[int, ...]
    tree: tuple[Node, ...]
    fields: tuple[Field, ...]
    sections: tuple[Section, ...]
    source: Source


class Oath(Struct, frozen=True):
    """An oath: where and when it is fulfilled, and by what; a `fact` is never asked about."""

    number: int
    id: str
    name: Name
    place: str
    phase: str
    fact: bool
    part: Part
    source: Source


class Quest(Struct, frozen=True):
    """A quest: the condition, its number by players 1–5, how it is lost, what it adds to nights.

    `extra` is done after the ability of every monster with a gem of one of `colours`.
    """

    number: int
    id: str
    name: Name
    text: Name
    letter: str
    level: int
    condition: str
    numbers: tuple[int, ...]
    loses: tuple[str, ...]
    colours: tuple[int, ...]
    extra: tuple[Part, ...]
    source: Source


class Story(Struct, frozen=True):
    """A story card: one short text beside each quest, A, B and C, by language."""

    number: int
    id: str
    name: Name
    text: tuple[Name, ...]
    source: Source


class Table(Struct, frozen=True):
    """AMU-SET-13: the help figures, by the number of players from 1; spells of cost 3, 4, 5.

    `gems` is the supply of each colour (AMU-CMP-05), `coins` what a player starts with.
    """

    days: tuple[int, ...]
    lair: tuple[int, ...]
    manor: tuple[int, ...]
    spells: dict[int, tuple[int, ...]]
    potions: tuple[int, ...]
    gems: int
    coins: int
