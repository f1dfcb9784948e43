"""GLH-BOS, V17: what bosses do that no line says, each rule of a card by a function of its own."""

from __future__ import annotations

from collections.abc import Callable

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.lines import Rule, Special, Summon
from druzina.games.gloomhaven.model import (
    BOSS,
    CHARACTER,
    ELITE,
    MONSTER,
    NORMAL,
    OBJECTIVE,
    SUMMON,
    Action,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import used
from druzina.games.gloomhaven.rules.bewitching import bewitch
from druzina.games.gloomhaven.rules.doors import doors_named, draw_cards, open_by_rule
from druzina.games.gloomhaven.rules.drifting import Sweep
from druzina.games.gloomhaven.rules.focusing import initiative
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.scenario_standing import said
from druzina.games.gloomhaven.rules.spawning import (
    Arrival,
    WhereItStands,
    make_room,
    nearest_unoccupied,
)
from druzina.games.gloomhaven.scenario_verbs import Comes
from druzina.games.gloomhaven.scenario_verbs_standing import ByPlace, Occupies
from druzina.games.gloomhaven.telling import figure_told

SCATTERED, ANYWHERE = 4, 99
SCOUT, EGG, HATCHED = "vermling-scout", "egg", "night-demon"
RANK_ORDER = {BOSS: 0, ELITE: 1, NORMAL: 2}

Boss = Callable[[Dungeon, Figure], None]
BOSSES: dict[str, Boss] = {}


def boss(name: str) -> Callable[[Boss], Boss]:
    """What carries out a rule of a boss's card."""

    def registered(function: Boss) -> Boss:
        BOSSES[name] = function
        return function

    return registered


def carry_out(g: Dungeon, one: Figure, line: Rule) -> None:
    """GLH-BOS-08."""
    BOSSES[line.name](g, one)


def next_marker(g: Dungeon) -> str:
    """The next letter of the cycle of the map's markers."""
    letters = sorted(name for name in field.scenario(g).markers if len(name) == 1)
    turn = g.counters.get("boss", 0)
    g.counters["boss"] = turn + 1
    return letters[turn % len(letters)]


def go_to(g: Dungeon, one: Figure, place: Hex) -> None:
    """At any distance, no path; occupied: the nearest unoccupied hex."""
    used(g)
    free = unoccupied(g, one, place)
    if free:
        one.at = free[0]
        if g.told is not None:
            g.tell("GLH-BOS-08", "event-appears", figure=figure_told(one))
    if len(free) > 1:
        g.then(WhereItStands(g.leader(), one.id, free))


def unoccupied(g: Dungeon, one: Figure, place: Hex) -> list[Hex]:
    """GLH-V20 `teleport`: that hex, or the nearest that is unoccupied (GLH-GEO-05)."""
    other = g.at(place)
    if other is None or other is one:
        return [place]
    return nearest_unoccupied(g, place)


@boss("to_next_door")
def to_next_door(g: Dungeon, one: Figure) -> None:
    """V17: to the next door of the cycle, which opens."""
    name = next_marker(g)
    doors = doors_named(g, [name])
    closed = [place for place in doors if place not in g.opened]
    open_by_rule(g, closed)
    go_to(g, one, doors[0])


@boss("scouts_act_again")
def scouts_act_again(g: Dungeon, one: Figure) -> None:
    """V17: every scout takes a turn now with the card of this round, besides its own."""
    from druzina.games.gloomhaven.rules.monsters import MonsterActsNow

    scouts = [each for each in g.figures if each.kind == MONSTER and each.what == SCOUT]
    if not scouts:
        return
    used(g)
    draw_cards(g, {SCOUT})
    scouts.sort(key=lambda each: (RANK_ORDER[each.rank], each.number))
    interrupt(g, Action(one.id), *(MonsterActsNow(each.id) for each in scouts))


@boss("to_next_place")
def to_next_place(g: Dungeon, one: Figure) -> None:
    """V17: to the next of the marked hexes."""
    go_to(g, one, field.scenario(g).markers[next_marker(g)][0])


@boss("lays_eggs")
def lays_eggs(g: Dungeon, one: Figure) -> None:
    """GLH-BOS-08, GLH-SUM-14: as many as characters began, in empty hexes beside it."""
    used(g)
    health = 2 + -(-g.level // 2)
    egg = Arrival(EGG, "", beside=one.id, health=health)
    g.then(*(egg for _ in range(g.characters)))


@boss("hatches_eggs")
def hatches_eggs(g: Dungeon, one: Figure) -> None:
    """V17: every egg becomes a normal night demon, as far as standees go."""
    eggs = [each for each in g.figures if each.kind == OBJECTIVE and each.what == EGG]
    for egg in eggs:
        used(g)
        g.figures.remove(egg)
    g.then(*(Arrival(HATCHED, "normal", egg.at) for egg in eggs))


# The Betrayer


def party(g: Dungeon) -> list[Figure]:
    """GLH-V20: characters and summons in initiative order."""
    found = [one for one in g.figures if one.kind in (CHARACTER, SUMMON)]
    return sorted(found, key=lambda one: initiative(g, one))


@boss("scatters_party")
def scatters_party(g: Dungeon, one: Figure) -> None:
    """V17: each is moved so that it ends as far from the boss as possible."""
    used(g)
    g.then(*(Sweep(each.id, one.id, SCATTERED) for each in party(g)))


@boss("mind_control")
def mind_control(g: Dungeon, one: Figure) -> None:
    """V17: all come to the nearest hex beside the boss, and one of them under its spell."""
    used(g)
    g.then(*(Sweep(each.id, one.id, ANYWHERE, near=True) for each in party(g)), Bewitch())


class Bewitch(Step[Dungeon]):
    def run(self, g: Dungeon) -> None:
        bewitch(g)


# Those that come and go


def come(g: Dungeon, type_: str) -> list[Step[Dungeon]]:
    """GLH-V20 `teleport`: in its turn it appears at the next marker, or as near as it can."""
    asked: list[Step[Dungeon]] = []
    for one in [each for each in g.away if each.what == type_]:
        names = next(effect.at_cycle for _, effect in said(g.scenario, Comes))
        turn = g.counters.get("boss", 0)
        g.counters["boss"] = turn + 1
        free = unoccupied(g, one, field.scenario(g).markers[names[turn % len(names)]][0])
        if free:
            g.away.remove(one)
            one.at, one.idle = free[0], False
            g.figures.append(one)
            if g.told is not None:
                g.tell("GLH-BOS-08", "event-appears", figure=figure_told(one))
            if len(free) > 1:
                asked.append(WhereItStands(g.leader(), one.id, free))
    return asked


# The altar of the Prime Demon


@boss("altar_moves")
def altar_moves(g: Dungeon, one: Figure) -> None:
    """V17: to the next hex, whose room is revealed; there it calls a demon of that hex."""
    used(g)
    name = next_marker(g)
    place = field.scenario(g).markers[name][0]
    open_ways(g, place)
    altar = next((each for each in g.figures if each.kind == OBJECTIVE), None)
    if altar is None or place not in field.arena(g).cells:
        return
    altar.at = place
    calls = next(effect for _, effect in said(g.scenario, ByPlace))
    ranks = calls.first if special_of(g, one) == 1 else calls.second
    g.then(Arrival(calls.types[name], ranks[g.characters - 2], beside=altar.id, called=True))
    make_room(g, [place], altar)


def special_of(g: Dungeon, one: Figure) -> int:
    """Which special the card of this round names."""
    deck = g.facts.printed.monsters[one.what].deck
    cards = g.facts.printed.decks[deck].cards
    lines = next((card.lines for card in cards if card.id == g.decks[deck].card), ())
    return next((line.n for line in lines if isinstance(line, Special)), 1)


def open_ways(g: Dungeon, place: Hex) -> None:
    """The room of a hex is revealed: every door between it and revealed rooms opens."""
    here = field.scenario(g)
    room = next((room for room in here.rooms() if place in here.hexes(room)), frozenset())
    if room <= set(g.revealed):
        return
    doors = [
        at
        for join in here.joins
        if join.kind == "door" and set(join.tiles) & room and set(join.tiles) & set(g.revealed)
        for at in join.hexes
        if at not in g.opened
    ]
    open_by_rule(g, doors)


# The Elder Drake


@boss("to_next_perch")
def to_next_perch(g: Dungeon, one: Figure) -> None:
    """V17: with its whole body to the next perch."""
    used(g)
    here = field.scenario(g)
    names = next(effect.at_cycle for _, effect in said(g.scenario, Occupies))
    now = next(n for n, name in enumerate(names) if one.at in here.markers[name])
    places = list(here.markers[names[(now + 1) % len(names)]])
    one.at, one.more = places[0], places[1:]
    make_room(g, places, one)
    if g.told is not None:
        g.tell("GLH-BOS-08", "event-appears", figure=figure_told(one))


def call_tokens(g: Dungeon, one: Figure, what: str, count: int) -> None:
    """V17: tokens that act before their caller, without hit points, not to be hurt."""
    used(g)
    token = Arrival(what, "", beside=one.id, health=1, ignored=True)
    g.then(*(token for _ in range(count)))


def companions(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-V20: tokens act directly before each turn of the boss that called them."""
    if one.rank != BOSS:
        return []
    return [each for each in g.figures if each.kind == OBJECTIVE and each.what in TOKENS]


def token_lines(g: Dungeon, what: str) -> list[int]:
    """What a token does in its turn, as the card of its caller says."""
    calls = (line for line in g.facts.lines if isinstance(line, Summon))
    called = next(each for line in calls for each in line.monsters if each.type == what)
    return g.facts.numbers(called.lines)
