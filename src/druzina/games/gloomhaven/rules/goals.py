"""GLH-END-05 to -10, GLH-V16: whether a scenario's goal is met, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import CHARACTER, MONSTER, OBJECTIVE, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.scenario_tests import (
    placed_and_dead,
    plates,
    standing,
    tested,
)
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import Goal, Place
from druzina.games.gloomhaven.scenario_verbs import PlaceOverlay


class Part(Struct, frozen=True):
    """One thing a goal asks for: how much of it there is, and how much is wanted.

    `what` are monster types, objectives by number, tiles or markers it is about.
    """

    kind: str
    have: int
    wanted: int
    what: tuple[str, ...] = ()

    @property
    def met(self) -> bool:
        return self.have >= self.wanted


def now(g: Dungeon) -> Goal:
    """GLH-V16 `then`: the goal that counts now; of two that would do the first."""
    goal = field.scenario(g).win
    return goal.then[0] if g.met and goal.then else goal


def progress(g: Dungeon) -> list[Part]:
    """How far the goal of the scenario is, and what its rules count on the way there."""
    return [*parts(g, now(g)), *_tokens(g), *_water(g)]


def _tokens(g: Dungeon) -> Iterator[Part]:
    """GLH-V20: tokens turned up, of those that are wanted."""
    rules = field.scenario(g).special
    for wanted in sorted({rule.test.tokens for rule in rules if rule.test and rule.test.tokens}):
        yield Part("tokens", sum(f"token {n}" in g.counters for n in wanted), len(wanted))


def _water(g: Dungeon) -> Iterator[Part]:
    """GLH-V20 `place_overlay`: how many hexes of the tile are covered, of all it has."""
    for rule in field.scenario(g).special:
        for effect in rule.do:
            if isinstance(effect, PlaceOverlay) and (not rule.test or tested(g, rule.test)):
                tiles = (tile for tile in field.scenario(g).tiles if tile.id == effect.tile)
                floor = {at for tile in tiles for at in tile.hexes}
                under = {at for p in g.pieces if p.look == effect.look for at in p.hexes}
                yield Part("water", len(floor & under), len(floor))


def meets(g: Dungeon, goal: Goal) -> bool:
    """GLH-V16: whether all that a goal says holds now."""
    said = False
    for ask in ASKED:
        for part in ask(g, goal):
            if not part.met:  # nearly always, at once
                return False
            said = True
    return said


def parts(g: Dungeon, goal: Goal) -> list[Part]:
    return [part for ask in ASKED for part in ask(g, goal)]


def _enemies(g: Dungeon, goal: Goal) -> Iterator[Part]:
    """GLH-END-05: none on the map; `all`: every room revealed besides."""
    if not goal.enemies:
        return
    done = not any(
        one.kind == MONSTER and one.what not in goal.others and field.home_side(g, one) != PARTY
        for one in (*g.figures, *g.away)
    )
    if goal.enemies == "all":
        done = done and all_revealed(g) and not to_come(g, goal)
    yield Part("enemies", int(done), 1)


def to_come(g: Dungeon, goal: Goal) -> bool:
    """Whether somebody is held back who belongs to the goal."""
    from druzina.games.gloomhaven.rules.scenario_standing import held_back

    here = field.scenario(g)
    return any(
        held_back(g, place) and place.type not in goal.others
        for place, _ in here.monsters_for(g.characters, g.revealed)
    )


def all_revealed(g: Dungeon) -> bool:
    return {tile.id for tile in field.scenario(g).tiles} <= set(g.revealed)


def _named(g: Dungeon, goal: Goal) -> Iterator[Part]:
    """Every named figure that is ever placed has been placed and is dead."""
    if goal.kill:
        have = sum(placed_and_dead(g, type_) for type_ in goal.kill)
        yield Part("kill", have, len(goal.kill), goal.kill)


def _kills(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.kills:
        counted = (n for type_, n in g.killed.items() if not goal.of or type_ in goal.of)
        yield Part("kills", sum(counted), worked_out(goal.kills, g), goal.of)


def _looted(g: Dungeon, goal: Goal) -> Iterator[Part]:
    wanted = [one.at for one in field.scenario(g).treasures if one.goal]
    if goal.loot == "goal_tiles":
        yield Part("loot", len([at for at in wanted if at in g.looted]), len(wanted))
    elif goal.loot == "one_each":
        have = sum(bool(hero.counts.get("goal_tiles")) for hero in g.heroes)
        yield Part("loot-each", have, len(g.heroes))
    if goal.loot_id:
        taken = {number for hero in g.heroes for number in hero.treasures}
        yield Part("loot", len(taken & set(goal.loot_id)), len(goal.loot_id))


def _destroyed(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.destroy:
        things = [
            one.number
            for one in field.scenario(g).objectives
            if one.number in goal.destroy and one.characters <= g.characters
        ]
        left = sum(standing(g, number) for number in goal.destroy)
        yield Part("destroy", len(things) - left, len(things), tuple(map(str, goal.destroy)))


def _rooms(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.reveal:
        tiles = [tile.id for tile in field.scenario(g).tiles]
        wanted = tiles if "*" in goal.reveal else list(goal.reveal)
        yield Part("reveal", len(set(wanted) & set(g.revealed)), len(wanted))


def _characters(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.kind == CHARACTER]


def _escape(g: Dungeon, goal: Goal) -> Iterator[Part]:
    """GLH-END-09: all at one moment; who was exhausted on the exit has escaped as well."""
    if goal.escape is None:
        return
    there = hexes(g, goal.escape)
    if goal.escape.everybody:
        yield Part("escape", sum(one.at in there for one in _characters(g)), len(g.heroes))
        return
    playing = [hero for hero in g.heroes if not hero.exhausted or hero.escaped]
    have = sum(hero.escaped for hero in g.heroes)
    if not goal.escape.leave_at_round_end:
        have += sum(one.at in there for one in _characters(g))
    yield Part("escape", have, max(1, len(playing)))


def _reach(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.reach is None:
        return
    carrying = goal.reach.carrying
    able = [one for one in _characters(g) if not carrying or one.tokens]
    yield Part("reach", int(any(_is_there(g, one, goal.reach) for one in able)), 1)


def _occupy(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.occupy is not None:
        wanted = plates(g, goal.occupy.markers, goal.occupy.more)
        taken = {one.at for one in _characters(g)}
        yield Part("occupy", len(taken & set(wanted)), len(wanted))


def _arrive(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.arrive is None:
        return
    there = [
        one
        for one in g.figures
        if one.kind == OBJECTIVE
        and one.number == goal.arrive.objective
        and _is_there(g, one, goal.arrive)
    ]
    yield Part("arrive", len(there) + g.counters.get("saved", 0), goal.arrive.n)


def _survived(g: Dungeon, goal: Goal) -> Iterator[Part]:
    if goal.survive_rounds:
        ended = g.round if g.phase == "cleanup" else g.round - 1
        yield Part("survive", ended, goal.survive_rounds)


def _is_there(g: Dungeon, one: Figure, place: Place) -> bool:
    there = hexes(g, place)
    return one.at in there or (
        place.adjacent and any(field.adjacent(g, one.at, at) for at in there)
    )


def hexes(g: Dungeon, place: Place) -> set[Hex]:
    """The revealed hexes of a place."""
    here, cells = field.scenario(g), field.arena(g).cells
    if place.start:
        return set(here.start)
    found = here.hexes([place.tile]) if place.tile else set(here.markers.get(place.marker, ()))
    return {at for at in found if at in cells}


ASKED: tuple[Callable[[Dungeon, Goal], Iterator[Part]], ...] = (
    _enemies,
    _named,
    _kills,
    _looted,
    _destroyed,
    _rooms,
    _escape,
    _reach,
    _occupy,
    _arrive,
    _survived,
)
