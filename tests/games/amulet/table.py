"""Small tables for tests: things are words, `WP1 WP2`, a question is its texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import msgspec

from druzina.core import AnyQuestion, Event, Match, Refusal, Step
from druzina.core.asking import accepted, explain
from druzina.games.amulet import GAME
from druzina.games.amulet.content import HOME, LOADED, Content, load
from druzina.games.amulet.content_model import COLOURS, LOCATIONS
from druzina.games.amulet.fitting.grid import card_of
from druzina.games.amulet.model import (
    DUNGEONS,
    NIGHT,
    NOTHING,
    PHASE_NAMES,
    Laid,
    Mode,
    Player,
    Realm,
)
from druzina.games.amulet.rules.attack import Attack
from druzina.games.amulet.rules.day import Turn
from druzina.games.amulet.rules.fight import begin
from druzina.games.amulet.rules.moving import enter
from druzina.games.amulet.rules.night import NightPlace, NightSkillsOver

FACTS = load(HOME)
PLACES = (*LOCATIONS, "inn")
NODES = [node.id for node in FACTS.characters[0].tree]
SPELLS = "spark ray beam hook block"
POTIONS = "PT01 PT02 PT03 PT04 PT05"


def with_card(rows: str, gem: str = "blue", place: str = "M101") -> Content:
    """The content with another card: level 1, the grid drawn row by row."""
    monster = FACTS.monster(place)
    drawn = msgspec.structs.replace(
        monster, card=card_of(rows.split()), gem=COLOURS.index(gem), night=monster.night
    )
    monsters = tuple(drawn if one.number == monster.number else one for one in FACTS.monsters)
    name = f"{rows}{gem}{place}"
    return LOADED.setdefault(
        name, msgspec.structs.replace(FACTS, monsters=monsters, fingerprint=name)
    )


# The card of the worked examples: weak spots (3,1) and (1,4), gem (5,2), coin (5,1).
TC = with_card("1.W.C .1..G ..1.. W...1 ..... ..X..")


def numbers(words: str) -> list[int]:
    return [FACTS.numbers[word] for word in words.split()]


def ids(kind: str, values: Sequence[int]) -> str:
    things = getattr(FACTS, kind)
    return " ".join(things[value].id for value in values)


def counts(colours: str) -> list[int]:
    found = Counter(colours.split())
    return [found[colour] for colour in COLOURS]


def player(
    character: str = "preacher",
    health: int = 0,
    coins: int = 3,
    place: str = "inn",
    ready: str | None = None,
    damaged: str = "",
    skills: str = "",
    spells: str = "",
    potions: str = "",
    trophies: str = "",
    aside: str = "",
    amulet: str = "",
    oaths: str = "",
    stuns: int = 0,
    xp: str = "",
    purse: int = 0,
) -> Player:
    """A seat; without words about its weapons the four starting ones are ready, less the damaged.

    Skills are nodes besides the start, `R1a R2b`; the amulet is filled fields; `xp` is `R4a:3`.
    """
    face = FACTS.character(character)
    weapons = [FACTS.weapons[one] for one in face.weapons]
    broken = damaged.split()
    nodes = ["start", *skills.split()]
    own = [w.id for w in weapons if w.node in nodes and w.id not in broken]
    whole = own if ready is None else ready.split()
    placed = dict(word.split(":") for word in xp.split())
    return Player(
        character=face.number,
        health=health or face.health,
        coins=coins,
        place=PLACES.index(place),
        ready=sum(1 << n for n, weapon in enumerate(weapons) if weapon.id in whole),
        damaged=sum(1 << n for n, weapon in enumerate(weapons) if weapon.id in broken),
        skills=sum(1 << NODES.index(node) for node in nodes),
        xp=[int(placed.get(node, 0)) for node in NODES],
        amulet=sum(1 << n for n, f in enumerate(face.fields) if f.id in amulet.split()),
        aside=counts(aside),
        spells=numbers(spells),
        potions=numbers(potions),
        trophies=numbers(trophies),
        stuns=stuns,
        oaths=numbers(oaths),
        purse=purse,
    )


def table(
    *players: Player,
    phase: str = "morning",
    mode: Mode = "competitive",
    day: int = 1,
    start: int = 0,
    active: int = 0,
    deck: str = "",
    lair: str = "",
    manor: str = "",
    village: str = "",
    dungeon: str = "",
    mythical: str = "",
    adventure: str = "D1",
    adventures: str = "D2 D3 D4",
    laid: str = "",
    upgraded: str = "",
    upgrades: str = "hut",
    spells: str = SPELLS,
    potions: str = POTIONS,
    quests: str = "",
    content: Content = FACTS,
    stacking: bool = True,
    remembering: bool = False,
) -> Realm:
    """A position with nothing on its stack. Tokens lie on the adventure as `0:WP1@1,1r0`."""
    return Realm(
        content=content.fingerprint,
        luck=1,
        mode=mode,
        players=list(players),
        start=start,
        active=active,
        phase=PHASE_NAMES.index(phase),
        round=day,
        deck=numbers(deck),
        lair=numbers(lair),
        manor=numbers(manor),
        village=numbers(village),
        dungeon=FACTS.numbers[dungeon] if dungeon else NOTHING,
        mythical=numbers(mythical),
        adventure=FACTS.numbers[adventure] if adventure else NOTHING,
        adventures=numbers(adventures),
        laid=[Laid(int(word[0]), word[2:]) for word in laid.split()],
        upgraded=sum(1 << LOCATIONS.index(place) for place in upgraded.split()),
        upgrades=[LOCATIONS.index(place) for place in upgrades.split()],
        spells=numbers(spells),
        potions=numbers(potions),
        quests=numbers(quests),
        stacking=stacking,
        remembering=remembering,
    )


# Carrying on


def run(g: Realm, *steps: Step[Realm]) -> Realm:
    """Puts the steps on the stack and carries the rules on; events are in `told`."""
    g.then(*steps)
    g.told = []
    g.advance()
    return g


def visit(g: Realm, place: str, seat: int = 0) -> Realm:
    """The seat enters a location and may act there."""
    g.active = seat
    enter(g, seat, LOCATIONS.index(place))
    return run(g)


def turn(g: Realm, seat: int = 0) -> Realm:
    """A whole turn of a seat, from its first question."""
    return run(g, Turn(seat))


def night(g: Realm) -> Realm:
    """The night of this day, from its first question to its last ability."""
    g.phase, g.active = NIGHT, g.start
    places = [NightPlace(seat) for seat in g.circle()]
    return run(g, *places, NightSkillsOver(), Attack())


def fight(g: Realm, monster: str, place: str = "lair", seat: int = 0) -> Realm:
    """A fight against a card, which is put into its row; first the weapons are asked for."""
    g.active = seat
    number, where = FACTS.numbers[monster], LOCATIONS.index(place)
    if where == DUNGEONS:
        g.dungeon = number
    elif number not in g.row(where):
        g.row(where).append(number)
    g.players[seat].place = where
    begin(g, seat, where, number)
    return run(g)


def asked(g: Realm) -> AnyQuestion:
    return g.questions()[0]


def kind(g: Realm) -> str:
    return asked(g).kind if g.questions() else ""


def offers(g: Realm) -> list[str]:
    """The texts of what the open question offers; empty when nobody is asked."""
    if not g.questions():
        return []
    question = asked(g)
    return [question.write(g, choice) for choice in question.choices(g)]


def say(g: Realm, *texts: str) -> Realm:
    """Answers by texts, one after the other; each must be legal."""
    for text in texts:
        question = asked(g)
        choice = accepted(g, question, text)
        assert choice is not None, (
            f"{text!r} is not among {offers(g)}: {explain(g, question, text)}"
        )
        if choice in question.choices(g):
            assert choice in question.candidates(g), f"{text!r} is nothing one could point at"
            assert question.refusal(g, choice) is None, f"{text!r} is offered and refused"
        g.answer(question, choice)
        g.advance()
    return g


def silently(g: Realm) -> Realm:
    """Answers everything as a person in a hurry would: done, none, aside, or the first."""
    while g.questions():
        offered = offers(g)
        plain = [word for word in ("done", "none", "aside", "lay none") if word in offered]
        say(g, (plain or offered)[0])
    return g


def seated(g: Realm) -> Match[Realm]:
    """A match that goes on from this position."""
    g.told = None
    mode = g.mode if len(g.players) > 1 else "cooperative"
    return Match.at(GAME, g, {"seats": len(g.players), "mode": mode})


def refused(g: Realm, text: str) -> Refusal:
    """Why the open question does not take this; a match refuses it and nothing changes."""
    told, match = g.told, seated(g)
    before = match.fingerprint
    refusal = match.play(asked(g).seat, text)
    assert refusal is not None, f"{text!r} was accepted"
    assert match.fingerprint == before, "a refusal changed something"
    g.told = told
    return refusal


def told(g: Realm, key: str) -> list[Event]:
    return [event for event in g.told or [] if event.key == key]


def said(g: Realm, key: str, name: str) -> list[object]:
    """The values of an argument in all events of a key."""
    return [cast("object", event.shown[name]) for event in told(g, key)]


# Looking


def ready(g: Realm, seat: int = 0) -> str:
    return _weapons(g, seat, g.players[seat].ready)


def damaged(g: Realm, seat: int = 0) -> str:
    return _weapons(g, seat, g.players[seat].damaged)


def _weapons(g: Realm, seat: int, mask: int) -> str:
    face = FACTS.characters[g.players[seat].character]
    return ids("weapons", [one for n, one in enumerate(face.weapons) if mask >> n & 1])


def trophies(g: Realm, seat: int = 0) -> str:
    return ids("monsters", g.players[seat].trophies)


def aside(g: Realm, seat: int = 0) -> str:
    have = g.players[seat].aside
    return " ".join(colour for colour, n in zip(COLOURS, have, strict=True) for _ in range(n))


def place(g: Realm, seat: int = 0) -> str:
    return PLACES[g.players[seat].place]


def opening(seats: int = 2, seed: int = 1, **options: object) -> Realm:
    """A fresh game at its first question; its events are in `told`."""
    typed = GAME.read_options({"seats": seats, **options})
    return run(GAME.setup(typed, FACTS.fingerprint, seed))
