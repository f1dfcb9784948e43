"""GLH-BOS, V17: what bosses do that no line says, each rule of a card by a function of its own."""

from __future__ import annotations

from collections.abc import Callable

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Rule
from druzina.games.gloomhaven.model import (
    BOSS,
    ELITE,
    MONSTER,
    MONSTERS,
    NORMAL,
    OBJECTIVE,
    Action,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import used
from druzina.games.gloomhaven.rules.doors import doors_named, draw_cards, open_by_rule
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.pieces import nearest_enemy
from druzina.games.gloomhaven.rules.scenario_effects import nearest_empty, spawn_at
from druzina.games.gloomhaven.telling import figure_told

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


def unoccupied(g: Dungeon, one: Figure, place: Hex) -> list[Hex]:
    """GLH-V20 `teleport`: that hex, or the nearest without a figure or an obstacle."""
    other = g.at(place)
    if other is None or other is one:
        return [place]
    return nearest_empty(g, place)


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
    here = field.arena(g)
    health = 2 + -(-g.level // 2)
    for _ in range(g.characters):
        free = field.empty(g)
        places = [at for at in field.beside(g, one.at) if free >> here.cells[at] & 1]
        if not places:
            return
        used(g)
        at = min(places, key=lambda each: (nearest_enemy(g, one, each), each))
        egg = Figure(g.next, OBJECTIVE, EGG, MONSTERS, at, health, health, thing=True, home=at)
        g.next += 1
        g.figures.append(egg)


@boss("hatches_eggs")
def hatches_eggs(g: Dungeon, one: Figure) -> None:
    """V17: every egg becomes a normal night demon, as far as standees go."""
    eggs = [each for each in g.figures if each.kind == OBJECTIVE and each.what == EGG]
    for egg in eggs:
        used(g)
        g.figures.remove(egg)
        spawn_at(g, HATCHED, "normal", egg.at)
