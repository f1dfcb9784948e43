"""GLH-V20 `act_as`: objectives that go somewhere in their turns, hex by hex, through doors."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Hex, bits, neighbours
from druzina.games.gloomhaven.arena.movement import Ways
from druzina.games.gloomhaven.arena.paths import on_best_ways, path
from druzina.games.gloomhaven.model import OBJECTIVE, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.doors import enterable, open_door
from druzina.games.gloomhaven.rules.entering import enter
from druzina.games.gloomhaven.rules.objectives import act_of
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.scenario_moments import effects, happens
from druzina.games.gloomhaven.rules.scenario_tests import named
from druzina.games.gloomhaven.scenario_maps import arena_of
from druzina.games.gloomhaven.scenario_verbs import Act
from druzina.games.gloomhaven.telling import figure_told

LOOKED, LIFTED = "looked in round", "lifted in round"


def is_led(g: Dungeon, one: Figure) -> bool:
    """Whether its moves go toward a place and not toward its focus."""
    act = act_of(g, one)
    return act is not None and bool(act.toward or act.toward_type or act.home or act.to_beside)


def points_of(g: Dungeon, one: Figure, n: int, own: int) -> int:
    """What it may spend: so many points, or those of its own card."""
    act = act_of(g, one)
    return own if act is not None and act.own_move else n


def follow(g: Dungeon, one: Figure) -> list[Step[Dungeon]]:
    """What else the rule of its turn does, after its lines."""
    act = act_of(g, one)
    if act is None:
        return []
    rules = field.scenario(g).special
    number = next(n for n, rule in enumerate(rules) if any(each is act for each in rule.do))
    return effects(g, number, one.id, one.at)


def aims(g: Dungeon, one: Figure, act: Act) -> list[Hex]:
    """The hexes it is on its way to, revealed or not."""
    if act.home:
        return [one.home]
    markers = field.scenario(g).markers
    if act.to_beside and g.counters.get(LIFTED) != g.round:
        but = markers[act.but] if act.but else ()
        return [at for at in around(g, one, named(g, act.to_beside)) if at not in but]
    if act.or_beside:
        free = [at for at in markers[act.toward] if can_stand(g, one, at)]
        return free or [at for place in markers[act.or_beside] for at in neighbours(place)]
    if act.toward:
        return list(markers[act.toward])
    return sought(g, act)


def sought(g: Dungeon, act: Act) -> list[Hex]:
    """Where monsters of a type are, of one tile if it says so; else where they will be."""
    here = field.scenario(g)
    tiles = [act.toward_tile] if act.toward_tile else [tile.id for tile in here.tiles]
    rooms = here.hexes(tiles)
    alive = [each.at for each in g.figures if each.what == act.toward_type and each.home in rooms]
    printed = [
        place.at
        for place in here.monsters
        if place.type == act.toward_type and place.tile in tiles and place.tile not in g.revealed
    ]
    return alive or printed


def lift(g: Dungeon, one: Figure) -> None:
    """GLH-V20 `move_objective`: when the first of them acts, it is settled whether all of its kind
    stand beside what they are to carry; then they carry it in this round."""
    act = act_of(g, one)
    if act is None or not act.to_beside or not act.toward or g.counters.get(LOOKED) == g.round:
        return
    g.counters[LOOKED] = g.round
    alike, things = [each for each in g.figures if each.what == one.what], named(g, act.to_beside)
    if all(any(field.near(g, each, thing_) for thing_ in things) for each in alike):
        g.counters[LIFTED] = g.round


def around(g: Dungeon, one: Figure, others: Sequence[Figure]) -> list[Hex]:
    """The hexes beside these figures where it can stand, or stands."""
    found = {at for other in others for at in field.beside(g, other.at)}
    return sorted(at for at in found if can_stand(g, one, at))


def can_stand(g: Dungeon, one: Figure, at: Hex) -> bool:
    """Not where somebody else is, or an obstacle; what is not revealed may be so."""
    cell = field.arena(g).cells.get(at)
    if cell is None or at == one.at:
        return True
    taken = any(at in field.hexes(other) for other in g.figures)
    return not taken and not field.land(g).obstacle >> cell & 1


class Proceed(Step[Dungeon]):
    """GLH-V20: hex by hex along a shortest way, as far as the points go.

    `stop` is the hex it has set out for; where it could stop in several, the players decide.
    """

    figure: int
    points: int
    stop: Hex | None = None

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        act = act_of(g, one) if one is not None else None
        if one is None or act is None or one.is_("stun") or one.is_("immobilize"):
            return
        if self._arrived(g, one, act):
            return
        goals = aims(g, one, act)
        door = door_beside(g, one, goals) if act.opens_doors else None
        if door is not None:
            if self.points > 0:
                self._enter(g, one, door, 1)
            return
        if self.stop is None or self.stop == one.at or not within_reach(g, one, self.stop):
            stops = stops_of(g, one, goals, self.points, act.opens_doors)
            if len(stops) > 1:
                g.then(WhichWay(g.leader(), self, stops))
                return
            self.stop = stops[0] if stops else one.at
        if self.stop != one.at:
            self._enter(g, one, *first_of(g, one, self.stop))

    def _enter(self, g: Dungeon, one: Figure, place: Hex, cost: int) -> None:
        self.points -= cost
        door = place in enterable(g)
        one.at = place
        one.entered += 1
        g.then(self)
        happens(g, "enters", one)  # what is put on the stack last comes first
        if door:
            self.stop = None
            open_door(g, place, one)
        else:
            enter(g, one)
        settle_doors(g)

    def _arrived(self, g: Dungeon, one: Figure, act: Act) -> bool:
        """Who only passes somebody that has arrived has not."""
        if one.at not in aims(g, one, act):
            return False
        if not act.saves and self.stop not in (None, one.at):
            return False
        if act.saves:
            g.figures.remove(one)
            g.counters["saved"] = g.counters.get("saved", 0) + 1
            from druzina.games.gloomhaven.rules.ending import settle_goal

            settle_goal(g)
        return True


class WhichWay(Ask):
    """GLH-TIM-06, GLH-V20 `act_as`: where it goes, of hexes that are as good."""

    clause = "GLH-TIM-06"

    way: Proceed
    stops: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes("go", self.stops)

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.way.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        self.way.stop = hex_of(thing(choice))
        g.then(self.way)


def door_beside(g: Dungeon, one: Figure, goals: Sequence[Hex]) -> Hex | None:
    """The closed door on its way, if it stands before it."""
    here = field.arena(g)
    if any(each in here.cells for each in goals):
        return None
    door = door_toward(g, one, goals, enterable(g))
    return door if door is not None and door in neighbours(one.at) else None


def stops_of(g: Dungeon, one: Figure, goals: Sequence[Hex], points: int, opens: bool) -> list[Hex]:
    """GLH-FOC-05 to -07: as far as the points lead on every best way; nowhere: it stays."""
    here = field.arena(g)
    ways = field.ways(g, one, "walk")
    wanted = {each for each in goals if each in here.cells}
    if not wanted and opens:
        door = door_toward(g, one, goals, enterable(g))
        if door is None:
            return []
        cells = here.mask(neighbours(door)) & ways.ground.ends(ways.start, "walk")
    else:
        cells = _ends(g, ways, wanted)
    best = ways.best(cells)
    if best is None:
        return []
    negatives, spent = best
    ends = ways.levels[negatives][spent] & cells
    return _last(ways, on_best_ways(ways, ends), points)


def _last(ways: Ways, cells: int, points: int) -> list[Hex]:
    """Of the hexes on these ways those where it can stay that are farthest along."""
    cells &= ways.ground.ends(ways.start, "walk") & ~(1 << ways.start)
    spent = {cell: (ways.best(1 << cell) or (0, 0))[1] for cell in bits(cells)}
    within = {cell: n for cell, n in spent.items() if n <= points}
    most = max(within.values(), default=0)
    return sorted(ways.ground.arena.hexes[cell] for cell, n in within.items() if n == most)


def within_reach(g: Dungeon, one: Figure, stop: Hex) -> bool:
    """What happened on its way may have closed it."""
    cell = field.arena(g).cells.get(stop)
    return cell is not None and field.ways(g, one, "walk").best(1 << cell) is not None


def first_of(g: Dungeon, one: Figure, stop: Hex) -> tuple[Hex, int]:
    """The first hex of a way to where it has set out for, and what it costs."""
    here = field.arena(g)
    way = path(field.ways(g, one, "walk"), here.cells[stop])[1:]
    rough = 1 << here.cells[way[0]] & field.land(g).difficult
    return way[0], 2 if rough else 1


def _ends(g: Dungeon, ways: Ways, wanted: Collection[Hex]) -> int:
    """The hexes themselves where one can stand in them, else those beside them."""
    here = field.arena(g)
    ends = ways.ground.ends(ways.start, "walk")
    onto = here.mask(wanted)
    solid = field.land(g).obstacle | ways.ground.foes
    if onto & ~solid:
        return onto & ends
    return here.spread(onto) & ends


def door_toward(
    g: Dungeon, one: Figure, goals: Sequence[Hex], doors: Collection[Hex]
) -> Hex | None:
    """The first closed door on the shortest way over the whole map."""
    whole = arena_of(field.scenario(g), None)
    near = [each for each in goals if each in whole.cells]
    if not near:
        return None
    goal = min(near, key=lambda each: whole.range(whole.cells[one.at], whole.cells[each]) or 0)
    rings = whole.rings(whole.cells[goal])
    place = whole.cells[one.at]
    far = next((n for n, ring in enumerate(rings) if ring >> place & 1), 0)
    while far:
        far -= 1
        place = next(bits(whole.spread(1 << place) & rings[far]))
        if whole.hexes[place] in doors:
            return whole.hexes[place]
    return None


class ChooseDeck(Ask):
    """GLH-V20: from whose deck objectives draw, asked once."""

    clause = "GLH-TIM-06"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"first {hero.class_}" for hero in g.heroes if not hero.exhausted]

    def answer(self, g: Dungeon, choice: str) -> None:
        classes = [hero.class_ for hero in g.heroes]
        g.counters["deck"] = classes.index(choice.partition(" ")[2])


def asks_for_deck(g: Dungeon, one: Figure) -> bool:
    act = act_of(g, one) if one.kind == OBJECTIVE else None
    return act is not None and act.own_deck and "deck" not in g.counters
