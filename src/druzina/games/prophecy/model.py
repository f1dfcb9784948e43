"""The position of Prophecy: typed plain data, nothing else.

Cards, fields, guilds, characters and spheres are numbers of the content set; a card's number is
that of one physical copy. The top of a pile is its last card.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import Struct, field

from druzina.core import Position
from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import GUILDS, MARKETS

NOTHING = -1
FIELDS = 20
CITY, VILLAGE = range(len(MARKETS))

# Where a seat stands in the game: its character on the board; dead, a new one prepared for its next
# round (PRO-NEW-05); out of it.
PLAYING, WAITING, OUT = range(3)

# PRO-OPT-01: the goals.
STANDARD, SHORT, APOCALYPSE, BASIC = "standard", "short", "apocalypse", "basic"

# PRO-PVP-04, PRO-FLD-19: why a character is safe until its next turn.
AT_THE_INN, IN_SANCTUARY = 1, 2

# Which cards of a sphere lie face up.
LESSER, GREATER, ARTIFACT = 1, 2, 4

# PRO-RND-01, PRO-TRN-01: where a round is.
CHANCE, MOVEMENT, MONSTERS, CHARACTERS, OPTIONS, END = range(6)
PHASE_NAMES = ("chance", "movement", "monsters", "characters", "options", "end")

# Clockwise, by number of players, from each of them.
CIRCLES = tuple(
    tuple(tuple((first + place) % count for place in range(count)) for first in range(count))
    for count in range(6)
)


class Hero(Struct, array_like=True, gc=False):
    """A seat and its character. `lives` and `mags` are stones on the right, `red` and `blue` all.

    `damaged` are items of `items`; `kept` opportunities kept. `used` are effects used in this
    player's round, `used_turn` in this turn, `looped` those of two rounds used in the own round,
    `resting` in the own round before. `might` and `mind` are bonuses until the end of the turn,
    and `at_work` the effects they come from. `looked` are face-down cards only this seat knows,
    `passed` the characters it gave away in the draft.
    """

    character: int = NOTHING
    standing: int = PLAYING
    field: int = NOTHING
    lives: int = 0
    red: int = 0
    mags: int = 0
    blue: int = 0
    gold: int = 0
    xp: int = 0
    items: list[int] = []
    damaged: list[int] = []
    abilities: list[int] = []
    kept: list[int] = []
    used: list[int] = []
    used_turn: list[int] = []
    looped: list[int] = []
    resting: list[int] = []
    might: int = 0
    mind: int = 0
    at_work: list[int] = []
    safe: int = 0
    certificates: int = 0
    looked: list[int] = []
    passed: list[int] = []

    @property
    def wounds(self) -> int:
        return self.red - self.lives

    @property
    def drained(self) -> int:
        return self.blue - self.mags

    @property
    def here(self) -> bool:
        """Whether its figure stands on the board: that of a dead character never does."""
        return self.field != NOTHING


class Sphere(Struct, array_like=True, gc=False):
    """A sphere: what is left in it, which of it lies face up, artifacts of the dead in it."""

    lesser: int
    greater: int
    artifact: int
    shown: int = 0
    dropped: list[int] = []

    @property
    def closed(self) -> bool:
        """PRO-SPH-10, -14."""
        return self.artifact == NOTHING and not self.dropped


class Pile(Struct, array_like=True, gc=False):
    """PRO-CMP-10: a deck face down and its discards face up, the last on top."""

    deck: list[int]
    discard: list[int] = []


class Turn(Struct, array_like=True, gc=False):
    """What holds for one turn and is renewed with the next (PRO-RND-06).

    `served` are services used once, as numbers in the field's list; `refused` counts proposals.
    `stealthy`, `called`, `fought`, `sphere`, `attacked`: what was done in it; `over` that it has
    ended at once (PRO-MON-07, PRO-MOV-18).
    """

    stealthy: bool = False
    called: bool = False
    fought: bool = False
    sphere: bool = False
    attacked: bool = False
    over: bool = False
    served: list[int] = []
    refused: int = 0


class Side(Struct, array_like=True, gc=False):
    """One fighter: `seat` is `NOTHING` for a monster, whose values stand in the `Bout`.

    `weapon`, `hands` and `head` are items in use; `lasting` effects declared for the fight, `roll`
    those for the roll, each as its number; `thrown` the item thrown or burnt in this roll;
    `started` whether this side began the willpower fight.
    """

    seat: int = NOTHING
    weapon: int = NOTHING
    hands: list[int] = []
    head: int = NOTHING
    lasting: list[int] = []
    roll: list[int] = []
    thrown: int = NOTHING
    started: bool = False


class Bout(Struct, array_like=True, gc=False):
    """A fight under way: the attacker (or the character against a monster) is the first side.

    `monster` is its card, `NOTHING` between characters; `strength` and `willpower` its values as
    fixed at PRO-CMB-11. `mode` is that of the roll; `rolls` counts rolls made in this fight.
    `light` and `dark` are the dice kept in the last roll, `result` who won it: 1 is the first side.
    `repeated` are effects that repeated it.
    """

    sides: list[Side]
    monster: int = NOTHING
    strength: int = 0
    willpower: int = 0
    mode: str = ""
    rolls: int = 0
    light: int = 0
    dark: int = 0
    result: int = 0
    repeated: list[int] = []
    in_sphere: int = NOTHING
    final: bool = False


class Kingdom(Position, kw_only=True):
    """The whole table. `round` counts players' rounds, `turn` turns; `active` is whose round it is.

    `open` are the face-up adventure cards of each field, `hidden` its face-down one; `lessons` the
    abilities on the five guilds, the older first; `goods` those of City and Village; `relics` the
    artifacts on fields as pairs of field and card. `buried` counts abilities at the bottom of each
    guild's deck that everybody saw go there. `pool` are unused characters, `dead` those that died;
    `gone` cards out of the game. `turns` is how many turns of the round are still to come.
    `taker` brought all artifacts into hands, `battlefield` is that of the final battle, `goes` the
    rounds of it begun; `doom` the rounds of the apocalypse begun, −1 before the fifth artifact was
    taken. `fight` is the bout under way.
    """

    by_seat: ClassVar[str] = "heroes"

    goal: str = STANDARD
    team_game: bool = False
    trading: bool = False
    heroes: list[Hero]
    active: int = 0
    phase: int = CHANCE
    turns: int = 0
    now: Turn = field(default_factory=Turn)
    fight: Bout | None = None
    chance: Pile
    adventure: Pile
    common: Pile
    rare: Pile
    guilds: list[list[int]]
    buried: list[int] = field(default_factory=lambda: [0] * len(GUILDS))
    open: list[list[int]] = field(default_factory=lambda: [[] for _ in range(FIELDS)])
    hidden: list[int] = field(default_factory=lambda: [NOTHING] * FIELDS)
    lessons: list[list[int]] = field(default_factory=lambda: [[] for _ in GUILDS])
    goods: list[list[int]] = field(default_factory=lambda: [[] for _ in MARKETS])
    relics: list[tuple[int, int]] = []
    spheres: list[Sphere] = []
    gone: list[int] = []
    pool: list[int] = []
    dead: list[int] = []
    taker: int = NOTHING
    battlefield: int = NOTHING
    goes: int = 0
    doom: int = NOTHING

    @property
    def facts(self) -> Content:
        return LOADED[self.content]

    def circle(self, first: int) -> tuple[int, ...]:
        """PRO-SET-13, PRO-TIM-09: clockwise round the table from a seat."""
        return CIRCLES[len(self.heroes)][first]

    @property
    def hero(self) -> Hero:
        """The character on turn."""
        return self.heroes[self.active]

    def partner(self, seat: int) -> int:
        """PRO-VTM-01: the seat opposite, `NOTHING` without teams."""
        return (seat + 2) % 4 if self.team_game else NOTHING

    def artifacts(self, seat: int) -> int:
        items = self.heroes[seat].items
        return len(_artifacts(self.content).intersection(items)) if items else 0


@cache
def _artifacts(content: str) -> frozenset[int]:
    return frozenset(LOADED[content].decks["artifact"])
