"""GLH-V20 `act_as`: objectives that go somewhere in their turns, hex by hex, through doors."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex, bits, neighbours
from druzina.games.gloomhaven.arena.movement import Ways
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.model import OBJECTIVE, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask
from druzina.games.gloomhaven.rules.doors import enterable, open_door
from druzina.games.gloomhaven.rules.moving import enter
from druzina.games.gloomhaven.rules.objectives import act_of
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.scenario_maps import arena_of
from druzina.games.gloomhaven.scenario_special import Act


def is_led(g: Dungeon, one: Figure) -> bool:
    """Whether its moves go toward a place and not toward its focus."""
    act = act_of(g, one)
    return act is not None and bool(act.toward or act.toward_type or act.home)


def aims(g: Dungeon, one: Figure, act: Act) -> list[Hex]:
    """The hexes it is on its way to, revealed or not."""
    if act.home:
        return [one.home]
    if act.toward:
        return list(field.scenario(g).markers[act.toward])
    alive = [each.at for each in g.figures if each.what == act.toward_type]
    printed = [
        place.at
        for place in field.scenario(g).monsters
        if place.type == act.toward_type and place.tile not in g.revealed
    ]
    return alive or printed


class Proceed(Step[Dungeon]):
    """GLH-V20: one hex nearer by the shortest way, as far as the points go."""

    figure: int
    points: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        act = act_of(g, one) if one is not None else None
        if one is None or act is None or one.is_("stun") or one.is_("immobilize"):
            return
        if self._arrived(g, one, act):
            return
        step = next_step(g, one, aims(g, one, act), self.points, act.opens_doors)
        if step is None:
            return
        place, cost = step
        self.points -= cost
        door = place in enterable(g)
        one.at = place
        one.entered += 1
        g.then(self)
        if door:
            open_door(g, place, one)
        else:
            enter(g, one)
        happens(g, "enters", one)
        settle_doors(g)

    def _arrived(self, g: Dungeon, one: Figure, act: Act) -> bool:
        if one.at not in aims(g, one, act):
            return False
        if act.saves:
            g.figures.remove(one)
            g.counters["saved"] = g.counters.get("saved", 0) + 1
            from druzina.games.gloomhaven.rules.ending import settle_goal

            settle_goal(g)
        return True


def next_step(
    g: Dungeon, one: Figure, goals: Sequence[Hex], points: int, opens: bool
) -> tuple[Hex, int] | None:
    """The first hex of the way and what it costs; none where it stays."""
    here = field.arena(g)
    ways = field.ways(g, one, "walk")
    wanted = {each for each in goals if each in here.cells}
    doors = enterable(g) if opens else []
    if not wanted and opens:
        door = door_toward(g, one, goals, doors)
        if door is None:
            return None
        if door in neighbours(one.at):
            return (door, 1) if points >= 1 else None
        cells = here.mask(neighbours(door))
    else:
        cells = _ends(g, ways, wanted)
    end = _nearest(ways, cells)
    if end is None:
        return None
    way = path(ways, end)[1:]
    return _first(g, ways, way, points)


def _ends(g: Dungeon, ways: Ways, wanted: Collection[Hex]) -> int:
    """The hexes themselves where one can stand in them, else those beside them."""
    here = field.arena(g)
    ends = ways.ground.ends(ways.start, "walk")
    onto = here.mask(wanted)
    solid = field.land(g).obstacle | ways.ground.foes
    if onto & ~solid:
        return onto & ends
    return here.spread(onto) & ends


def _nearest(ways: Ways, cells: int) -> int | None:
    """GLH-FOC-05 to -07: fewest negative hexes, then points; the first of equals."""
    best = ways.best(cells)
    if best is None:
        return None
    negatives, spent = best
    found: int = next(bits(ways.levels[negatives][spent] & cells))
    return found


def _first(g: Dungeon, ways: Ways, way: Sequence[Hex], points: int) -> tuple[Hex, int] | None:
    """The first hex, if the points lead to a hex where it can stay."""
    here, land = field.arena(g), field.land(g)
    ends = ways.ground.ends(ways.start, "walk")
    spent, first = 0, 0
    for place, each in enumerate(way):
        bit = 1 << here.cells[each]
        spent += 2 if bit & land.difficult else 1
        first = first or spent
        if spent > points:
            return None
        if bit & ends:
            return way[0], first
        if place == len(way) - 1:
            return None
    return None


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
