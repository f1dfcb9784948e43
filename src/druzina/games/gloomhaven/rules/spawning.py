"""GLH-SUM-11, -14: what appears on the map by a rule, and who must make room for it.

Where several hexes are as good, the players decide (GLH-TIM-06).
"""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Hex, bits, distance
from druzina.games.gloomhaven.model import (
    MONSTER,
    MONSTERS,
    NOBODY,
    OBJECTIVE,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import appear, place_monster
from druzina.games.gloomhaven.telling import figure_told

PUT = "put"


class Arrival(Step[Dungeon]):
    """One figure that appears: a monster by a rule, one that is called, or a thing.

    `at` is its hex; `beside` the figure beside which it appears instead, nearest to an enemy.
    `near`: not there, but in an empty hex as near to it as possible, be it a wall or a door.
    `health`: of a thing; 0 of a monster. `called`: it has no turn in this round. `printed`: one of
    the map's own that was held back; `coin`: it is revealed. `level`: so many above the scenario's.
    """

    what: str
    rank: str
    at: Hex = (0, 0)
    beside: int = NOBODY
    called: bool = False
    health: int = 0
    ignored: bool = False
    near: bool = False
    printed: bool = False
    coin: bool = False
    level: int = 0

    def run(self, g: Dungeon) -> None:
        if not self.health and (self.rank == "none" or not standees(g, self.what)):
            return
        places = self.places(g)
        if len(places) > 1:
            g.then(WhereItAppears(g.leader(), self, places))
        elif places:
            self.put(g, places[0])

    def places(self, g: Dungeon) -> list[Hex]:
        if self.beside != NOBODY:
            one = g.find(self.beside)
            return beside_nearest(g, one) if one is not None else []
        if self.near:
            return empty_around(g, self.at)
        return nearest_empty(g, self.at) if self.at in field.arena(g).cells else []

    def put(self, g: Dungeon, place: Hex) -> None:
        if self.health:
            things = Figure(
                g.next, OBJECTIVE, self.what, MONSTERS, place, self.health, self.health,
                thing=not self.ignored, ignored=self.ignored, home=place,
            )  # fmt: skip
            g.next += 1
            g.figures.append(things)
        elif self.printed:
            figure = place_monster(g, self.what, self.rank, place, self.coin, self.level)
            g.placed.append(self.what)
            appear(g, [figure] if figure is not None else [], late=self.coin)
        elif self.called:
            figure = place_monster(g, self.what, self.rank, place)
            if figure is not None:
                g.placed.append(self.what)
                figure.idle = True
        else:
            place_spawned(g, self.what, self.rank, place, self.level)


class WhereItAppears(Ask):
    """GLH-TIM-06: among equally near hexes the players decide."""

    clause = "GLH-TIM-06"

    arrival: Arrival
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def answer(self, g: Dungeon, choice: str) -> None:
        self.arrival.put(g, hex_of(thing(choice)))


def standees(g: Dungeon, type_: str) -> bool:
    """GLH-DOR-04: whether one is left."""
    taken = sum(one.kind == MONSTER and one.what == type_ for one in g.figures)
    return taken < g.facts.printed.monsters[type_].standees


def beside_nearest(g: Dungeon, one: Figure) -> list[Hex]:
    """GLH-SUM-14: the empty hexes beside it that are nearest to somebody it fights."""
    from druzina.games.gloomhaven.rules.pieces import nearest_enemy

    here, free = field.arena(g), field.empty(g)
    around = {at for place in field.hexes(one) for at in field.beside(g, place)}
    places = {at: nearest_enemy(g, one, at) for at in around if free >> here.cells[at] & 1}
    near = min(places.values(), default=0)
    return sorted(at for at, far in places.items() if far == near)


def empty_around(g: Dungeon, place: Hex) -> list[Hex]:
    """GLH-SUM-11: the empty hexes nearest to a place, wherever it is; never the place itself."""
    here = field.arena(g)
    far = {
        here.hexes[cell]: distance(here.hexes[cell], place)
        for cell in bits(field.empty(g))
        if here.hexes[cell] != place
    }
    near = min(far.values(), default=0)
    return sorted(at for at, apart in far.items() if apart == near)


def spawn_at(g: Dungeon, type_: str, rank: str, place: Hex, level: int = 0) -> None:
    """GLH-SUM-11: in the hex, or the nearest empty one; it leaves no money."""
    g.then(Arrival(type_, rank, place, level=level))


def place_spawned(g: Dungeon, type_: str, rank: str, place: Hex, level: int = 0) -> Figure | None:
    """At the start of a round it acts in that round, at its end from the next one on."""
    figure = place_monster(g, type_, rank, place, level_bonus=level)
    if figure is not None:
        g.placed.append(type_)
        if g.told is not None:
            g.tell("GLH-SUM-11", "event-spawned", figure=figure_told(figure))
        appear(g, [figure], late=False)
        hurt = g.counters.pop(f"hurt {type_}", 0)
        if hurt:  # before it came
            g.then(Hurt(figure.id, hurt))
    return figure


def nearest_empty(g: Dungeon, place: Hex) -> list[Hex]:
    """GLH-SUM-11: itself if no figure, obstacle or trap is there; else the nearest empty ones."""
    here = field.arena(g)
    land, taken = field.land(g), here.mask(at for one in g.figures for at in field.hexes(one))
    bit = 1 << here.cells[place]
    if not bit & (land.obstacle | land.negative | taken):
        return [place]
    free = field.empty(g)
    for ring in here.rings(here.cells[place]):
        if ring & free:
            return sorted(here.hexes[cell] for cell in bits(ring & free))
    return []


# Room for what comes


def nearest_unoccupied(g: Dungeon, place: Hex) -> list[Hex]:
    """GLH-GEO-05: the nearest hexes without a figure or an obstacle, other than this one; money and
    traps may lie there."""
    here = field.arena(g)
    ways = [at for step in g.stack for at in getattr(step, "way", ())]  # somebody is on them
    taken = here.mask(at for one in g.figures for at in field.hexes(one)) | field.land(g).obstacle
    taken |= here.mask(ways)
    for ring in here.rings(here.cells[place])[1:]:
        if ring & ~taken:
            return [at for at, cell in here.cells.items() if (ring & ~taken) >> cell & 1]
    return []


class MakeRoom(Step[Dungeon]):
    """GLH-V20: a figure that something else has come upon goes to the nearest unoccupied hex.

    `empty`: to one where nothing lies.
    """

    figure: int
    empty: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None:
            return
        free = field.nearest_empty(g, one.at) if self.empty else nearest_unoccupied(g, one.at)
        if not free:
            return
        if len(free) > 1:
            g.then(WhereItStands(one.seat if one.seat != NOBODY else g.leader(), one.id, free))
        else:
            one.at = free[0]


class WhereItStands(Ask):
    """GLH-TIM-06: among equally near hexes its owner decides, else the leader."""

    clause = "GLH-TIM-06"

    figure: int
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None:
            one.at = hex_of(thing(choice))


def make_room(g: Dungeon, places: Sequence[Hex], for_: Figure) -> None:
    """Figures there step aside as the players say, overlays to the nearest empty hex."""
    there = [one for one in g.figures if one is not for_ and one.at in places]
    g.then(*(MakeRoom(one.id) for one in there))
    for piece in g.pieces:
        if len(piece.hexes) == 1 and piece.hexes[0] in places:
            piece.hexes = field.nearest_empty(g, piece.hexes[0])[:1] or piece.hexes
