"""GLH-HID: what each seat may see of a scenario."""

from __future__ import annotations

from msgspec import Struct

from druzina.core import Outcome
from druzina.games.gloomhaven.arena import Edge, Hex
from druzina.games.gloomhaven.model import (
    BIT,
    CONDITIONS,
    ELEMENTS,
    RANK_NAMES,
    Dungeon,
    Figure,
    Hero,
    Modifiers,
    Thought,
)
from druzina.games.gloomhaven.pointing import SeenAsked, SeenBlow, asked_about, blows, face
from druzina.games.gloomhaven.reckoning import SeenReckoning, reckoned
from druzina.games.gloomhaven.rules import field, goals
from druzina.games.gloomhaven.rules.bewitching import is_bewitched
from druzina.games.gloomhaven.rules.doors import closed_doors, enterable
from druzina.games.gloomhaven.rules.goals import Part

STATES = ("inert", "waning", "strong")
KINDS = ("character", "monster", "summon", "objective")


class SeenActive(Struct, frozen=True):
    """A card in an active area."""

    card: str
    top: bool
    slot: int
    figure: int


class SeenItem(Struct, frozen=True):
    item: str
    state: str
    used: int


class SeenModifiers(Struct, frozen=True):
    """GLH-HID-04: how many are left, what was discarded; what is left only for its owner."""

    left: int
    discarded: list[int]
    cards: list[int] | None


class SeenHero(Struct, frozen=True):
    """A seat's character; its hand and battle goals only for itself (GLH-HID-01, -02)."""

    seat: int
    class_: str
    level: int
    figure: int
    full: int
    cards_in_hand: int
    hand: list[str] | None
    discard: list[str]
    lost: list[str]
    active: list[SeenActive]
    played: list[str]
    waiting: list[str]
    using: str
    items: list[SeenItem]
    resting: bool
    exhausted: bool
    initiative: int
    xp: int
    coins: int
    treasures: list[int]
    goals: list[str] | None
    modifiers: SeenModifiers
    reckoning: SeenReckoning | None


class SeenFigure(Struct, frozen=True):
    id: int
    kind: str
    what: str
    side: int
    at: Hex
    health: int
    full: int
    rank: str
    number: int
    seat: int
    conditions: list[str]
    shield: int
    retaliate: int
    acted: bool
    more: list[Hex]  # the other hexes of what covers several
    tokens: int
    dormant: bool  # idle by a rule: no turn, no target
    asleep: bool  # by a rule: no turn
    bewitched: bool  # by a boss: its turn is played for the other side


class SeenPiece(Struct, frozen=True):
    """An overlay tile; what a trap does lies open."""

    kind: str
    hexes: list[Hex]
    damage: int
    conditions: list[str]


class SeenLoose(Struct, frozen=True):
    at: Hex
    treasure: int
    goal: bool


class SeenActor(Struct, frozen=True):
    """Who acts when in this round."""

    initiative: int
    seat: int
    type: str


class SeenDeck(Struct, frozen=True):
    """The card of a monster deck in this round, and what was played."""

    deck: str
    card: str
    discarded: list[str]
    left: int


class SeenThought(Struct, frozen=True):
    """The board on which a monster decided in this round, in the form of the advisor's files.

    Its hexes are those of the map, but where more rooms have been opened since; `who` are the
    figures that were its enemies, in the board's order.
    """

    figure: int
    board: str
    hexes: list[Hex] | None
    who: list[int]


class SeenDungeon(Struct, frozen=True):
    """All that a seat, or a spectator, may see. Rooms behind closed doors are not in it."""

    scenario: int
    level: int
    monster_level: int
    trap: int
    round: int
    phase: str
    heroes: list[SeenHero]
    figures: list[SeenFigure]
    hexes: list[Hex]
    doors: list[Hex]
    opened: list[Hex]
    pieces: list[SeenPiece]
    loose: list[SeenLoose]
    elements: dict[str, str]
    infused: list[str]
    order: list[SeenActor]
    at_turn: int
    acting: int
    decks: list[SeenDeck]
    monster_modifiers: SeenModifiers
    killed: dict[str, int]
    outcome: Outcome | None
    walls: list[Edge]
    start: list[Hex]
    thoughts: list[SeenThought]
    faces: dict[int, str]
    asked: SeenAsked | None
    blows: list[SeenBlow]
    goal: list[Part]  # how far the goal of the scenario is
    locked: list[Hex]  # doors that cannot be entered
    marked: dict[str, list[Hex]]  # plates, exits and other hexes that rules speak of


def view(g: Dungeon, seat: int | None) -> SeenDungeon:
    """GLH-HID-01 to -05."""
    return SeenDungeon(
        g.scenario,
        g.level,
        g.monster_level,
        g.trap,
        g.round,
        g.phase,
        [hero_seen(g, n, hero, seat) for n, hero in enumerate(g.heroes)],
        [figure_seen(one) for one in g.figures],
        sorted(field.arena(g).cells),
        sorted(closed_doors(g)),
        sorted(g.opened),
        [SeenPiece(p.kind, list(p.hexes), p.damage, list(p.conditions)) for p in g.pieces],
        [SeenLoose(each.at, each.treasure, each.goal) for each in g.loose],
        {name: STATES[state] for name, state in zip(ELEMENTS, g.elements, strict=True)},
        [ELEMENTS[element] for element in g.infused],
        [SeenActor(one.initiative, one.seat, one.type) for one in g.order],
        g.at_turn,
        g.acting,
        [
            SeenDeck(name, deck.card, list(deck.discard), len(deck.draw))
            for name, deck in sorted(g.decks.items())
        ],
        modifiers_seen(g.monster_modifiers, mine=False),
        dict(sorted(g.killed.items())),
        g.outcome,
        sorted(field.arena(g).thin_walls),
        [at for at in field.scenario(g).start if at in field.arena(g).cells],
        [thought_seen(g, one) for one in g.thoughts],
        faces(g),
        asked_about(g),
        blows(g, seat),
        goals.progress(g),
        sorted(set(closed_doors(g)) - set(enterable(g))),
        marked(g),
    )


def marked(g: Dungeon) -> dict[str, list[Hex]]:
    """GLH-HID-05: on the revealed map only."""
    cells = field.arena(g).cells
    found = {
        name: [at for at in places if at in cells]
        for name, places in sorted(field.scenario(g).markers.items())
    }
    return {name: places for name, places in found.items() if places}


def hero_seen(g: Dungeon, number: int, hero: Hero, seat: int | None) -> SeenHero:
    mine = seat == number
    return SeenHero(
        number,
        hero.class_,
        hero.level,
        hero.figure,
        hero.full,
        len(hero.hand),
        sorted(hero.hand) if mine or g.open_hands else None,
        list(hero.discard),
        list(hero.lost),
        [SeenActive(one.card, one.top, one.slot, one.figure) for one in hero.active],
        list(hero.played),
        list(hero.waiting),
        hero.using,
        [SeenItem(one.item, one.state, one.used) for one in hero.items],
        hero.resting,
        hero.exhausted,
        hero.initiative,
        hero.xp,
        hero.coins,
        list(hero.treasures),
        list(hero.goals) if mine or g.outcome is not None else None,
        modifiers_seen(hero.deck, mine),
        reckoned(g, number),
    )


def modifiers_seen(deck: Modifiers, mine: bool) -> SeenModifiers:
    return SeenModifiers(len(deck.draw), list(deck.discard), sorted(deck.draw) if mine else None)


def thought_seen(g: Dungeon, one: Thought) -> SeenThought:
    now = one.doors == len(g.opened)
    hexes = None if now else sorted(field.arena_after(g, one.doors).cells)
    return SeenThought(one.figure, one.board, hexes, list(one.who))


def faces(g: Dungeon) -> dict[int, str]:
    """The modifier cards there may be in this game, by number."""
    decks = [g.monster_modifiers, *(hero.deck for hero in g.heroes)]
    found = {number for deck in decks for number in (*deck.draw, *deck.discard)}
    return {n: face(g.facts.modifiers[n]) for n in sorted(found | set(g.facts.marks.values()))}


def figure_seen(one: Figure) -> SeenFigure:
    return SeenFigure(
        one.id,
        KINDS[one.kind],
        one.what,
        one.side,
        one.at,
        one.health,
        one.full,
        RANK_NAMES[one.rank],
        one.number,
        one.seat,
        names(one),
        sum(boon.n for boon in one.boons if boon.kind == "shield"),
        sum(boon.n for boon in one.boons if boon.kind == "retaliate"),
        one.idle,
        list(one.more),
        one.tokens,
        one.dormant,
        one.asleep,
        is_bewitched(one),
    )


def names(one: Figure) -> list[str]:
    return [name for name in CONDITIONS if one.has & BIT[name]]


def otherwise(g: Dungeon, seat: int, public: SeenDungeon) -> dict[str, object]:
    """A seat sees its own character otherwise than all, and the chances of its own blows."""
    heroes = list(public.heroes)
    heroes[seat] = hero_seen(g, seat, g.heroes[seat], seat)
    return {"heroes": heroes, "blows": blows(g, seat)}
