"""The position of a scenario: typed plain data, nothing else.

Hexes are pairs, figures have numbers of their own that never change, cards and items are their
ids, lines and modifier cards numbers of the content. A seat leads one character.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from druzina.core import Position

from .arena import Hex
from .cards.lines import Summoned
from .content import LOADED, Content

NOBODY = -1

# Sides (GLH-MON-08).
PARTY, MONSTERS = range(2)

# Kinds of figures.
CHARACTER, MONSTER, SUMMON, OBJECTIVE = range(4)

# Ranks.
NORMAL, ELITE, BOSS, NO_RANK = range(4)
RANK_NAMES = ("normal", "elite", "boss", "")

# GLH-ELM-01: the elements, and where each stands.
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
INERT, WANING, STRONG = range(3)

# GLH-CON: conditions as bits; the first two stay, the others go with a turn.
CONDITIONS = (
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
)
BIT = {name: 1 << place for place, name in enumerate(CONDITIONS)}
LASTING = BIT["poison"] | BIT["wound"]
NEGATIVE = sum(BIT[name] for name in CONDITIONS[:6])

# What an actor in the order of a round is.
A_HERO, A_GROUP, A_THING = range(3)


class Boon(Struct, array_like=True, gc=False):
    """A bonus a figure has: what it is, from which card it comes, and until when.

    `card` is the card in somebody's active area it lasts with; without one it ends with the round.
    `line` is the line that gave it, where its filter matters.
    """

    kind: str
    n: int = 0
    range: int = 1
    card: str = ""
    line: int = NOBODY


class Figure(Struct, array_like=True, gc=False):
    """Somebody on the map. `what` is a class, a monster type, a summon or an objective.

    `has` are its conditions; `fresh` those gained in its own turn, which outlive it (GLH-CON-22).
    `seat` is the character's, or the summoner's. `coin`: it leaves a money token (GLH-ATK-07).
    `idle`: it has no turn in this round any more; `entered`: hexes entered in this turn.
    `bound`: conditions that nothing takes away (GLH-SET-15).
    `level`: levels above those of the scenario. `more`: the other hexes of a thing that covers
    several. `thing`: a mere thing, which is nobody's ally (GLH-V16). `home`: where it was placed.
    """

    id: int
    kind: int
    what: str
    side: int
    at: Hex
    health: int
    full: int
    rank: int = NO_RANK
    number: int = 0
    seat: int = NOBODY
    has: int = 0
    fresh: int = 0
    boons: list[Boon] = []
    coin: bool = False
    idle: bool = False
    pending: bool = False
    falling: bool = False
    entered: int = 0
    level: int = 0
    more: list[Hex] = []
    thing: bool = False
    home: Hex = (0, 0)
    tokens: int = 0
    scorched: bool = False  # it entered hazardous terrain in this turn
    dormant: bool = False  # GLH-V20 `idle`: no turn, no target
    ignored: bool = False  # no target for enemies
    bound: int = 0
    asleep: bool = False  # GLH-V20 `sleep`: no turn

    def is_(self, condition: str) -> bool:
        return bool(self.has & BIT[condition])


class Modifiers(Struct, array_like=True, gc=False):
    """GLH-AMD: an attack modifier deck, its top last; `mix`: 2× or null was drawn (GLH-AMD-05)."""

    draw: list[int]
    discard: list[int] = []
    mix: bool = False


class Active(Struct, array_like=True, gc=False):
    """GLH-ACT: a card in an active area: which half works, the slot the marker is on."""

    card: str
    top: bool
    slot: int = 0
    figure: int = NOBODY
    round: int = 0
    consumed: bool = False  # GLH-ELM-13: the element of its text was consumed when it was played


class Possession(Struct, array_like=True, gc=False):
    """An equipped item: ready, spent or consumed; how many of its slots are used."""

    item: str
    state: str = "ready"
    used: int = 0


class Hero(Struct, array_like=True, gc=False):
    """A seat's character beside its figure: cards, items, deck, what it has gained.

    `played` are the two cards of the round, the leading one first; `waiting` those not used yet,
    `using` the one that is being performed and lies in no pile (GLH-DMG-03);
    `halves` the halves already done in this turn, as True for a top.
    """

    class_: str
    name: str
    level: int
    figure: int
    full: int
    deck: Modifiers
    hand: list[str] = []
    discard: list[str] = []
    lost: list[str] = []
    active: list[Active] = []
    played: list[str] = []
    waiting: list[str] = []
    halves: list[bool] = []
    using: str = ""
    done: bool = False  # the turn is to end, whatever items are left
    spurred: bool = False  # GLH-VOC-21: the attack after a long way was made in this turn
    cured: bool = False  # it was asked what may be done against a stun
    items: list[Possession] = []
    resting: bool = False
    exhausted: bool = False
    helpless: bool = False  # GLH-VAR-04: on the map without a turn to take
    dead: bool = False  # GLH-VAR-04: for good
    initiative: int = 0
    shift: int = 0  # of the initiative in this round, by an item
    xp: int = 0
    coins: int = 0
    treasures: list[int] = []
    goals: list[str] = []
    goal: str = ""
    counts: dict[str, int] = {}
    gold: int = 0  # of treasures
    found: list[str] = []  # items of treasures, not to be used in this scenario (GLH-TRE-02)
    designs: list[str] = []  # items that a treasure puts into the shop
    ignores: bool = False  # GLH-PRK-03: negative effects of scenarios
    escaped: bool = False  # GLH-END-09
    passed: str = ""  # GLH-SET-14: the battle goal it did not keep

    def active_cards(self) -> list[str]:
        return [one.card for one in self.active]


class Piece(Struct, array_like=True, gc=False):
    """GLH-OVL: an overlay tile on the map. Of a trap: what it does, and who made it."""

    kind: str
    hexes: list[Hex]
    damage: int = 0
    conditions: list[str] = []
    maker: int = NOBODY
    xp: int = 0
    look: str = ""


class Loose(Struct, array_like=True, gc=False):
    """A money token or a treasure tile that lies in a hex."""

    at: Hex
    treasure: int = 0  # its number; 0 is a money token
    goal: bool = False


class AbilityDeck(Struct, array_like=True, gc=False):
    """GLH-MON-06: the cards of a monster deck by id, its top last; `card` is that of the round."""

    draw: list[str]
    discard: list[str] = []
    card: str = ""


class Actor(Struct, array_like=True, gc=False):
    """Who acts in a round: a character with its summons before it, or a type of monsters."""

    kind: int
    initiative: int
    seat: int = NOBODY
    type: str = ""
    second: int = 0  # of a character's other card, for ties
    rank: int = 0  # among equals, once that is settled


class Thought(Struct, array_like=True, gc=False):
    """What a monster decided on in its turn: the board, how many doors were open, and which figures
    its enemies on the board were."""

    figure: int
    doors: int
    board: str
    who: list[int] = []


class Strike(Struct, array_like=True, gc=False):
    """GLH-PRC-05: an attack ability under way: who attacks whom, with what.

    `targets` are still to come; `done` had their turn. `hurt` counts targets that suffered.
    """

    attacker: int
    line: int
    value: int
    range: int
    targets: list[int] = []
    done: list[int] = []
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: list[str] = []
    target: int = NOBODY
    place: Hex = (0, 0)  # where the target stood
    covered: list[Hex] = []  # the hexes of an area
    drawn: list[int] = []  # the modifier cards that count
    suffered: int = 0
    hurt: int = 0
    more_targets: int = 0
    melee: bool = True
    decides: int = NOBODY  # the seat that forces this attack, on figures of the attacker's side
    chooser: int = NOBODY  # the seat that directs this attack of a monster
    extra: int = 0  # added for this target alone
    items: list[str] = []  # used for this target alone
    shape: str = ""  # GLH-ITM-19: the item that makes it an area
    alone: bool = False  # it has one target, and no area
    ordered: bool = False  # GLH-ATK-08: the order of its targets is settled
    added: int = 0  # GLH-AMD-08: targets that modifier cards added and nobody named yet
    added_targets: list[int] = []
    coming: int = 0  # the damage before what may still be used against it
    worse: bool = False  # the target made it a worse attack
    slots: list[str] = []  # what was used against it, each once
    paid: list[int] = []  # elements consumed for this target
    retaliates: list[tuple[int, int]] = []  # of slots used against this attack, with their ranges
    once: list[str] = []  # conditions for this target alone
    unspent: int = 0  # GLH-SHD-03: pierce that has met no shield yet


class Action(Struct, array_like=True, gc=False):
    """GLH-PRC-03: a card half, or a monster's card, under way.

    `used`: one of its abilities did something (GLH-TRN-13). `path` are the hexes entered by its
    last move, `start` where that began.
    """

    figure: int
    card: str = ""
    top: bool = True
    basic: bool = False
    used: bool = False
    path: list[Hex] = []
    start: Hex = (0, 0)
    changes: list[int] = []  # the symbols whose elements were consumed, as lines
    placed: list[Hex] = []
    destroyed: int = 0
    slain: Hex | None = None
    summoned: int = NOBODY
    in_play: bool = False  # the card lies in the active area already
    decides: int = NOBODY  # the seat that forces this figure to act
    lent: int = NOBODY  # the seat whose augments its attack has
    moving: int = NOBODY  # the line of the last move
    touched: list[int] = []  # figures it has hurt on its way
    points: int = 0  # what items add to the move that is about to begin
    jump: bool = False
    items: list[str] = []  # used for the whole action
    heal_slots: bool = False
    heal_bonus: int = 0
    raised: int = NOBODY  # the line that an item makes more of
    attacked: list[int] = []
    sought: bool = False  # a monster's focus was looked for
    focus: int = NOBODY  # GLH-FOC-13: the figure it keeps to
    attacks: int = 0  # attack lines it has come to
    aimed_by: int = NOBODY  # the attack its move served, from where, and the targets fixed with it
    aimed_from: Hex = (0, 0)
    aims: list[list[Hex]] = []
    infused: int = 0  # how many elements were infused in this turn before it
    alone: list[int] = []  # the symbols of `changes` that hang on no line and change all of them
    item: str = ""  # whose lines these are, where no card half is performed


MOST_ACTORS = 100  # more than ever act in one round


class Dungeon(Position, kw_only=True):
    """The whole table. `round` counts rounds; `order` is that of this round, `at_turn` who is on.

    `level` is that of the scenario, `monster_level` and `trap` what follows from it (GLH-LVL).
    `opened` are the open doors, `unlocked` those that may be entered since a rule said so,
    `doorways` closed ones that something stands in, `revealed` the tiles, `shown` those of them
    that no open door leads to. `called` are types that were held back, `fired` the rules that
    happen once, `counters` what scenario rules count. `infused` elements that become strong at the
    end of the turn. `dead` counts killed monsters by type; `next` is the next figure's number.
    """

    by_seat: ClassVar[str] = "heroes"

    scenario: int
    level: int
    monster_level: int
    trap: int
    characters: int
    heroes: list[Hero]
    open_hands: bool = False  # GLH-VAR-01, -02
    steady: bool = False  # GLH-VAR-05
    mortal: bool = False  # GLH-VAR-04
    figures: list[Figure] = []
    next: int = 0
    opened: list[Hex] = []
    unlocked: list[Hex] = []
    doorways: list[Hex] = []
    revealed: list[str] = []
    shown: list[str] = []
    called: list[str] = []
    away: list[Figure] = []  # off the map, alive
    fired: list[int] = []
    counters: dict[str, int] = {}
    pieces: list[Piece] = []
    loose: list[Loose] = []
    elements: list[int] = field(default_factory=lambda: [INERT] * len(ELEMENTS))
    infused: list[int] = []
    decks: dict[str, AbilityDeck] = {}
    monster_modifiers: Modifiers
    goal_deck: list[str] = []
    order: list[Actor] = []
    at_turn: int = 0
    type_order: list[str] = []  # GLH-INI-04: of types that share a deck, settled for the scenario
    strike: Strike | None = None
    action: Action | None = None
    curses: int = 0
    monster_curses: int = 0
    blesses: int = 0
    killed: dict[str, int] = {}
    placed: list[str] = []  # types that rooms have placed, for goals that name figures
    looted: list[Hex] = []  # goal treasures that were taken
    met: int = 0  # goals met so far, where one follows another
    paid: list[int] = []  # consumes of the group of monsters that acts (GLH-ELM-16)
    acting: int = NOBODY  # the figure whose turn it is
    dealt: list[int] = []  # damage by each seat in this turn (GLH-ATK-21)
    thoughts: list[Thought] = []  # of the turns in this round
    won: bool = False
    lost: bool = False
    phase: str = ""

    def this_turn(self) -> int:
        """Turns are counted in the order of their round."""
        return self.round * MOST_ACTORS + self.at_turn

    @property
    def facts(self) -> Content:
        return LOADED[self.content]

    def figure(self, number: int) -> Figure:
        return next(one for one in self.figures if one.id == number)

    def find(self, number: int) -> Figure | None:
        """The figure of that number, if it is still on the map.

        Numbers rise from the first figure on: it lies at its number, or before it by as many as
        have left.
        """
        for one in self.figures[number::-1]:
            if one.id == number:
                return one
        return next((one for one in self.figures[number + 1 :] if one.id == number), None)

    def at(self, place: Hex) -> Figure | None:
        return next((one for one in self.figures if one.at == place or place in one.more), None)

    def mine(self, seat: int) -> Figure | None:
        """The figure of a seat's character."""
        return self.find(self.heroes[seat].figure)

    def summoned(self, one: Figure) -> Summoned:
        """GLH-SUM-12: the values of a summon."""
        return self.facts.summons[one.what]

    def leader(self) -> int:
        """GLH-TIM-06: who answers for the party: the lowest seat that is not exhausted."""
        return next((n for n, hero in enumerate(self.heroes) if not hero.exhausted), 0)

    def count(self, seat: int, what: str, n: int = 1) -> None:
        """GLH-V12: what battle goals look at."""
        counts = self.heroes[seat].counts
        counts[what] = counts.get(what, 0) + n
