"""What each seat may see (AMU-INF, AMU-HID-06)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from druzina.core import Outcome
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import COLOURS, LOCATIONS, MYTHICAL, Colour, Place
from druzina.games.amulet.fitting.grid import squares
from druzina.games.amulet.model import (
    HIDDEN,
    NOTHING,
    PHASE_NAMES,
    Mode,
    Phase,
    Realm,
    Result,
)
from druzina.games.amulet.rules.attack import NextAbility, PutAway, Resolve
from druzina.games.amulet.rules.expedition import Party
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.gems import charged, sections_of
from druzina.games.amulet.rules.handing import AcceptParcel, Parcel
from druzina.games.amulet.rules.moving import entry_cost, river_cost
from druzina.games.amulet.rules.weapons import damaged_weapons, ready_weapons

Standing = Place | Literal["inn"]
PLACES: tuple[Standing, ...] = (*LOCATIONS, "inn")


class SeenMonster(Struct, frozen=True):
    """AMU-DWN-02: a card's back; its id only if the front is open, or to whom it was shown."""

    name: dict[str, str]
    level: int
    mark: int
    power: int
    gem: Colour | Literal[""]
    weak: list[tuple[int, int]]
    id: str = ""


class SeenPlayer(Struct, frozen=True):
    """AMU-INF-03: all of a seat lies open, but for oaths in the hidden form (AMU-HID-06)."""

    seat: int
    character: str
    health: int
    most_health: int
    coins: int
    place: Standing
    ready: list[str]
    damaged: list[str]
    away: list[str]
    skills: list[str]
    fresh: list[str]
    xp: dict[str, int]
    due: int
    amulet: list[str]
    charged: list[str]
    unplaced: dict[Colour, int]
    spells: list[str]
    potions: list[str]
    trophies: list[str]
    stuns: int
    ignored: list[str]
    oaths_held: int
    oaths: list[str] | None
    sworn: str


class SeenLaid(Struct, frozen=True):
    seat: int
    text: str


class SeenFight(Struct, frozen=True):
    """A fight that is going on: what was chosen so far; the card once it is turned up."""

    seat: int
    place: Place
    monster: SeenMonster
    weapons: list[str]
    extra: list[str]
    borrowed: list[str]
    closed: list[str]
    laid: str
    outcome: Result | Literal[""]


class SeenQuest(Struct, frozen=True):
    quest: str
    wanted: int
    have: int
    kept: bool


class SeenParcel(Struct, frozen=True):
    """AMU-COO-29, -32: what goes each way, as the goods are named in answers."""

    seat: int
    partner: int
    own: list[str]
    theirs: list[str]


class SeenRealm(Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    mode: Mode
    day: int
    days: int
    turn: int
    phase: Phase
    start: int
    active: int
    deck: int
    lair: list[SeenMonster]
    manor: list[SeenMonster]
    village: list[str]
    attacking: list[str]
    dungeon: bool
    mythical: int
    gone: list[str]
    adventure: str
    laid: list[SeenLaid]
    adventures: int
    upgrades: int
    upgraded: list[Place]
    locked: list[Place]
    revels: list[Place]
    spells: list[str]
    potions: list[str]
    gems: dict[Colour, int]
    players: list[SeenPlayer]
    quests: list[SeenQuest]
    story: str
    asked: list[tuple[int, str]]
    tolls: dict[Place, tuple[int, int]]
    fight: SeenFight | None = None
    party: list[str] | None = None
    parcel: SeenParcel | None = None
    outcome: Outcome | None = None


def view(g: Realm, seat: int | None) -> SeenRealm:
    facts = g.facts
    monsters = facts.monsters
    return SeenRealm(
        seat=seat,
        mode=g.mode,
        day=g.round,
        days=facts.table.days[len(g.players) - 1],
        turn=g.turn,
        phase=PHASE_NAMES[g.phase],
        start=g.start,
        active=g.active,
        deck=len(g.deck),
        lair=[_card(g, one, seat) for one in g.lair],
        manor=[_card(g, one, seat) for one in g.manor],
        village=[monsters[one].id for one in g.village],
        attacking=[monsters[one].id for one in attacking(g)],
        dungeon=g.dungeon != NOTHING,
        mythical=len(g.mythical),
        gone=[monsters[one].id for one in g.gone],
        adventure="" if g.adventure == NOTHING else facts.adventures[g.adventure].id,
        laid=[SeenLaid(laid.seat, laid.text) for laid in g.laid],
        adventures=len(g.adventures),
        upgrades=len(g.upgrades),
        upgraded=[name for n, name in enumerate(LOCATIONS) if g.upgraded >> n & 1],
        locked=_tokens(g, "locks"),
        revels=_tokens(g, "revels"),
        spells=[facts.spells[one].id for one in g.spells],
        potions=[facts.potions[one].id for one in g.potions],
        gems=dict(zip(COLOURS, g.gems, strict=True)),
        players=[_player(g, n, seat) for n in range(len(g.players))],
        quests=[_quest(g, quest) for quest in g.quests],
        story="" if g.story == NOTHING else facts.stories[g.story].id,
        asked=[(question.seat, question.kind) for question in g.questions()],
        tolls=_tolls(g),
        fight=_fight(g),
        party=_party(g),
        parcel=_parcel(g),
        outcome=g.outcome,
    )


def otherwise(g: Realm, seat: int, public: SeenRealm) -> dict[str, object]:
    """AMU-INF-06, AMU-HID-06: cards it looked at, and its own oaths where those are hidden."""
    mine: dict[str, object] = {"seat": seat}
    if g.players[seat].looked:
        mine["lair"] = [_card(g, one, seat) for one in g.lair]
        mine["manor"] = [_card(g, one, seat) for one in g.manor]
    if g.mode == HIDDEN:
        players = list(public.players)
        players[seat] = _player(g, seat, seat)
        mine["players"] = players
    return mine


def attacking(g: Realm) -> list[int]:
    """AMU-NGT-02: cards turned up in this night that do not lie beside the Village yet."""
    found: list[int] = []
    for step in g.stack:
        if isinstance(step, NextAbility):
            found += [one for one in step.left if one not in g.village]
        elif isinstance(step, Resolve | PutAway) and step.monster not in g.village:
            found.append(step.monster)
    return found


def _tokens(g: Realm, kind: str) -> list[Place]:
    """AMU-NGT-08, AMU-CMP-07: where locks and revels lie, one for each."""
    nights = (g.facts.nights[g.facts.monsters[one].night] for one in g.village)
    found = [place for night in nights for place in getattr(night, kind)]
    return [LOCATIONS[LOCATIONS.index(place)] for place in found]


@cache
def _back(content: str, monster: int, id_: str) -> SeenMonster:
    card = LOADED[content].monsters[monster]
    gem: Colour | Literal[""] = "" if card.gem < 0 else COLOURS[card.gem]
    weak = list(squares(card.card.weak))
    return SeenMonster(card.name, card.level, card.mark, card.power, gem, weak, id_)


_HIDDEN = SeenMonster({}, MYTHICAL, 0, 0, "", [])


def _card(g: Realm, monster: int, seat: int | None) -> SeenMonster:
    """AMU-INF-02, -06: a card of a row: open to who looked at it, or to all if so agreed."""
    looked = seat is not None and monster in g.players[seat].looked
    known = looked or (g.remembering and monster in g.returned)
    return _back(g.content, monster, g.facts.monsters[monster].id if known else "")


def _player(g: Realm, seat: int, viewer: int | None) -> SeenPlayer:
    player, facts = g.players[seat], g.facts
    if player.character == NOTHING:
        return _nobody(g, seat)
    character = facts.characters[player.character]
    open_oaths = g.mode != HIDDEN or seat == viewer
    names = [laid.text.partition("@")[0] for laid in g.laid if laid.seat == seat]
    sections = sections_of(g.content, player.character)
    return SeenPlayer(
        seat=seat,
        character=character.id,
        health=player.health,
        most_health=character.health,
        coins=player.coins,
        place=PLACES[player.place],
        ready=[facts.weapons[one].id for one in ready_weapons(g, seat)],
        damaged=[facts.weapons[one].id for one in damaged_weapons(g, seat)],
        away=[facts.weapons[one].id for one in character.weapons if facts.weapons[one].id in names],
        skills=[node.id for node in character.tree if player.skills >> node.number & 1],
        fresh=[node.id for node in character.tree if player.fresh >> node.number & 1],
        xp={node.id: n for node, n in zip(character.tree, player.xp, strict=True) if n},
        due=player.due,
        amulet=[f.id for n, f in enumerate(character.fields) if player.amulet >> n & 1],
        charged=[
            section.id
            for section, (needed, _) in zip(character.sections, sections, strict=True)
            if not needed & ~player.amulet
        ],
        unplaced={COLOURS[one]: n for one, n in enumerate(player.aside) if n},
        spells=[facts.spells[one].id for one in player.spells],
        potions=[facts.potions[one].id for one in player.potions],
        trophies=[facts.monsters[one].id for one in player.trophies],
        stuns=player.stuns,
        ignored=[facts.monsters[one].id for one in player.ignored],
        oaths_held=len(player.oaths),
        oaths=[facts.oaths[one].id for one in player.oaths] if open_oaths else None,
        sworn="" if player.sworn == NOTHING else facts.oaths[player.sworn].id,
    )


def _nobody(g: Realm, seat: int) -> SeenPlayer:
    """A seat that has not picked its character yet."""
    coins = g.players[seat].coins
    return SeenPlayer(
        seat, "", 0, 0, coins, "inn", [], [], [], [], [], {}, 0, [], [], {}, [], [], [], 0, [],
        0, None, "",
    )  # fmt: skip


def _fight(g: Realm) -> SeenFight | None:
    fight = next((step for step in g.stack if isinstance(step, Fight)), None)
    if fight is None:
        return None
    weapons = g.facts.weapons
    return SeenFight(
        seat=fight.seat,
        place=LOCATIONS[fight.place],
        monster=_opponent(g, fight),
        weapons=[weapons[one].id for one in fight.weapons],
        extra=[weapons[one].id for one in fight.extra],
        borrowed=[weapons[one].id for one in fight.borrowed],
        closed=list(fight.closed),
        laid=fight.laid,
        outcome=fight.outcome,
    )


def _opponent(g: Realm, fight: Fight) -> SeenMonster:
    monster = g.facts.monsters[fight.monster]
    if fight.open:
        return _back(g.content, fight.monster, monster.id)
    return _HIDDEN if monster.mythical else _back(g.content, fight.monster, "")


def _party(g: Realm) -> list[str] | None:
    party = next((step for step in g.stack if isinstance(step, Party)), None)
    return None if party is None else [g.facts.weapons[one].id for one in party.weapons]


def _tolls(g: Realm) -> dict[Place, tuple[int, int]]:
    """AMU-MOV-03, -12: what the river and the door cost the active seat, where they cost it."""
    if g.players[g.active].character == NOTHING:
        return {}
    seat, places = g.active, enumerate(LOCATIONS)
    found = {name: (river_cost(g, seat, n), entry_cost(g, seat, n)) for n, name in places}
    return {name: costs for name, costs in found.items() if any(costs)}


def _parcel(g: Realm) -> SeenParcel | None:
    for step in reversed(g.stack):
        if isinstance(step, Parcel):
            return SeenParcel(step.seat, step.partner, list(step.own), list(step.theirs))
        if isinstance(step, AcceptParcel):
            return SeenParcel(step.giver, step.seat, list(step.own), list(step.theirs))
    return None


def _quest(g: Realm, quest: int) -> SeenQuest:
    face = g.facts.quests[quest]
    have = {
        "A": sum(len(charged(g, seat)) for seat in range(len(g.players))) if _ready(g) else 0,
        "B": sum(g.facts.monsters[one].mythical for p in g.players for one in p.trophies),
        "C": sum(player.stuns for player in g.players),
    }[face.letter]
    return SeenQuest(face.id, face.numbers[len(g.players) - 1], have, quest in g.kept)


def _ready(g: Realm) -> bool:
    return all(player.character != NOTHING for player in g.players)
