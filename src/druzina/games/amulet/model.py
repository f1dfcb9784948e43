"""The position of Amulet: typed plain data, nothing else.

Things are numbers of the content set. A character's six weapons, its tree nodes and the fields of
its amulet are bits; a weapon is ready, damaged, on the adventure, or still on the tree.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from druzina.core import Position
from druzina.games.amulet.content import LOADED, Content
from druzina.games.amulet.content_model import COLOURS, LOCATIONS

NOTHING = -1
NODES = 13
CUBES = 25  # AMU-CMP-05, -08
PURSE = 3  # AMU-SET-10

CASTLE, FAIR, MANOR, DUNGEONS, VILLAGE, LAIR, HUT, MONASTERY, TOWER = range(len(LOCATIONS))
INN = len(LOCATIONS)

# AMU-DAY-01: the phases of a day.
DAWN, MORNING, EVENING, NIGHT = range(4)
Phase = Literal["dawn", "morning", "evening", "night"]
PHASE_NAMES: tuple[Phase, ...] = ("dawn", "morning", "evening", "night")

Mode = Literal["competitive", "cooperative", "hidden"]
COMPETITIVE: Mode = "competitive"
COOPERATIVE: Mode = "cooperative"
HIDDEN: Mode = "hidden"

Result = Literal["victory", "mutual", "retreat", "defeat"]  # AMU-RES-01

# Clockwise, by number of players, from each of them (AMU-SET-16).
CIRCLES = tuple(
    tuple(tuple((first + place) % count for place in range(count)) for first in range(count))
    for count in range(6)
)

# Marks of what was done once in a day or in a phase (AMU-NGT-12, AMU-SKL-11).
CLOSED, KEPT_SPELL, LOOKED, MENDED = 1, 2, 4, 8


class Player(Struct, array_like=True, gc=False):
    """A seat. `due` is XP gained and not yet placed; `fresh` the nodes that do not work yet.

    `ignored` are monsters beside the Village whose lasting abilities a potion lifted for this
    seat, `looked` face-down cards only this seat has looked at, `purse` its coins at dawn, `sworn`
    the oath it fulfilled and `dropped` the one discarded with it; `refuted` oaths it cannot have,
    since they would have been fulfilled.
    """

    character: int = NOTHING
    health: int = 0
    coins: int = PURSE
    place: int = INN
    ready: int = 0
    damaged: int = 0
    skills: int = 1
    fresh: int = 0
    due: int = 0
    xp: list[int] = field(default_factory=lambda: [0] * NODES)
    amulet: int = 0
    aside: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    spells: list[int] = []
    potions: list[int] = []
    trophies: list[int] = []
    stuns: int = 0
    marks: int = 0
    ignored: list[int] = []
    looked: list[int] = []
    oaths: list[int] = []
    sworn: int = NOTHING
    dropped: int = NOTHING
    refuted: list[int] = []
    purse: int = PURSE


class Laid(Struct, array_like=True, gc=False):
    """A token on the adventure: whose it is, and how it lies, as arrangements are written."""

    seat: int
    text: str


class Realm(Position, kw_only=True):
    """The whole table. The top of a pile is its last card. `round` counts days, `turn` turns.

    `start` holds the day token. `gone` are monsters that left the game, `unused` mythical ones
    that never came into it; `returned` face-down cards that everybody has seen; `buried` counts
    adventures at the bottom of their deck that everybody knows. `unsworn` oaths were not dealt.
    """

    by_seat: ClassVar[str] = "players"

    mode: Mode
    players: list[Player]
    start: int
    active: int
    phase: int = DAWN
    deck: list[int] = []
    lair: list[int] = []
    manor: list[int] = []
    village: list[int] = []
    dungeon: int = NOTHING
    mythical: list[int] = []
    unused: list[int] = []
    gone: list[int] = []
    returned: list[int] = []
    adventure: int = NOTHING
    adventures: list[int] = []
    buried: int = 0
    laid: list[Laid] = []
    upgrades: list[int] = []
    upgraded: int = 0
    spells: list[int] = []
    potions: list[int] = []
    gems: list[int] = field(default_factory=lambda: [CUBES] * len(COLOURS))
    quests: list[int] = []
    kept: list[int] = []
    unsworn: list[int] = []
    story: int = NOTHING
    stacking: bool = True
    remembering: bool = False

    @property
    def facts(self) -> Content:
        return LOADED[self.content]

    @property
    def together(self) -> bool:
        return self.mode != COMPETITIVE

    @property
    def last_day(self) -> bool:
        """AMU-DAY-03, AMU-SET-13."""
        return self.round >= LOADED[self.content].table.days[len(self.players) - 1]

    def circle(self, first: int | None = None) -> tuple[int, ...]:
        """AMU-DAY-01: clockwise from the day-token holder, or from another seat."""
        return CIRCLES[len(self.players)][self.start if first is None else first]

    def row(self, place: int) -> list[int]:
        return self.lair if place == LAIR else self.manor

    def most_health(self, seat: int) -> int:
        return LOADED[self.content].characters[self.players[seat].character].health
