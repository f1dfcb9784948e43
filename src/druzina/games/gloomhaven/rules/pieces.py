"""GLH-OVL, GLH-VOC-10, -11: traps and obstacles made, disarmed, moved and destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Disarm, Obstacle, Trap
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import carries, changes_of, used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.deciding import decider
from druzina.games.gloomhaven.rules.entering import count_trap
from druzina.games.gloomhaven.rules.reacting import LineItems
from druzina.games.gloomhaven.rules.scenario_standing import loose_obstacles

PUT = "put"


@carries(Trap)
def trap(g: Dungeon, one: Figure, line: Trap, number: int) -> None:
    """GLH-VOC-11, GLH-MOT-11: in an adjacent empty hex; a monster's nearest to an enemy."""
    here, free = field.arena(g), field.empty(g)
    places = [place for place in field.beside(g, one.at) if free >> here.cells[place] & 1]
    if not places:
        return
    if one.kind == CHARACTER:
        g.then(PutTrap(one.seat, number))
        return
    near = min(nearest_enemy(g, one, place) for place in places)
    best = [each for each in places if nearest_enemy(g, one, each) == near]
    g.then(PutMonsterTrap(decider(g, one), number, best))


def nearest_enemy(g: Dungeon, one: Figure, place: Hex) -> int:
    return min((field.far(g, place, each.at) for each in field.enemies(g, one)), default=field.FAR)


class PutMonsterTrap(Ask):
    """GLH-MOT-04, -11: among hexes equally near to an enemy the players decide."""

    clause = "GLH-MOT-04"

    number: int
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def answer(self, g: Dungeon, choice: str) -> None:
        line = g.facts.lines[self.number]
        if isinstance(line, Trap):
            used(g)
            place = [hex_of(thing(choice))]
            g.pieces.append(Piece("trap", place, line.damage, list(line.conditions)))


class PutTrap(Ask):
    clause = "GLH-VOC-11"

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        here, free = field.arena(g), field.empty(g)
        places = field.beside(g, one.at) if one is not None else []
        return [*to_hexes(PUT, [p for p in places if free >> here.cells[p] & 1]), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        line = g.facts.lines[self.number]
        if choice != NONE and isinstance(line, Trap):
            used(g)
            place = [hex_of(thing(choice))]
            piece = Piece("trap", place, line.damage, list(line.conditions), self.seat, line.xp)
            g.pieces.append(piece)


@carries(Disarm)
def disarm(g: Dungeon, one: Figure, line: Disarm, number: int) -> None:
    """GLH-OVL-04."""
    if line.every:
        for piece in traps_within(g, one, line.within):
            used(g)
            count_trap(g)
            g.pieces.remove(piece)
    elif traps_within(g, one, line.within):
        g.then(DisarmTrap(one.seat, number))


def traps_within(g: Dungeon, one: Figure, within: int) -> list[Piece]:
    return [
        piece
        for piece in g.pieces
        if piece.kind == "trap" and field.far(g, one.at, piece.hexes[0]) <= within
    ]


class DisarmTrap(Ask):
    clause = "GLH-OVL-04"
    spoken = {PUT: "disarm"}

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Disarm), "a disarm line"
        traps = traps_within(g, one, line.within) if one is not None else []
        return [*to_hexes(PUT, [piece.hexes[0] for piece in traps]), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        place = hex_of(thing(choice))
        used(g)
        count_trap(g)
        trap = next(p for p in g.pieces if p.kind == "trap" and place in p.hexes)
        g.pieces.remove(trap)
        line = g.facts.lines[self.number]
        if isinstance(line, Disarm) and line.passes:
            from druzina.games.gloomhaven.rules.single import PassTrap

            g.then(PassTrap(self.seat, line.passes, trap.damage, trap.conditions))


@carries(Obstacle)
def obstacle(g: Dungeon, one: Figure, line: Obstacle, number: int) -> None:
    """GLH-VOC-10: placed or destroyed, one by one."""
    if line.triangle or line.act == "move":
        from druzina.games.gloomhaven.rules import single

        asks = single.PutTriangle if line.triangle else single.MoveObstacle
        g.then(asks(one.seat, number))
    elif line.act == "place" and not line.where_slain:
        g.then(PutObstacle(one.seat, number, line.n))
    elif line.act == "destroy" and not line.every:
        g.then(DestroyObstacle(one.seat))
    elif line.act == "destroy":
        for piece in obstacles_within(
            g, one, line.within + sum(c.range for c in changes_of(g, line))
        ):
            _destroy(g, piece)
    elif line.where_slain and g.action is not None and g.action.slain is not None:
        where_slain(g, g.action.slain)


def where_slain(g: Dungeon, place: Hex) -> None:
    """GLH-OVL-11, -12, -16: upon money and treasure, but upon no other tile, and the rooms stay one
    piece."""
    if all(place not in piece.hexes for piece in g.pieces) and connected_without(g, place):
        used(g)
        g.pieces.append(Piece("obstacle", [place]))


def obstacles_within(g: Dungeon, one: Figure, within: int) -> list[Piece]:
    return [
        piece
        for piece in loose_obstacles(g)
        if any(field.far(g, one.at, place) <= within for place in piece.hexes)
    ]


def _destroy(g: Dungeon, piece: Piece) -> None:
    used(g)
    g.pieces.remove(piece)
    if g.action is not None:
        g.action.placed += piece.hexes
        g.action.destroyed += len(piece.hexes)


class DestroyObstacle(Ask):
    clause = "GLH-VOC-10"
    spoken = {PUT: "destroy"}

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        pieces = obstacles_within(g, one, 1) if one is not None else []
        return [*to_hexes(PUT, [piece.hexes[0] for piece in pieces]), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            place = hex_of(thing(choice))
            _destroy(g, next(p for p in g.pieces if p.kind == "obstacle" and place in p.hexes))


class PutObstacle(Ask):
    """GLH-OVL-11, -12: an empty hex, and the rooms stay one piece."""

    clause = "GLH-OVL-11"

    number: int
    left: int

    def places(self, g: Dungeon) -> list[Hex]:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Obstacle), "an obstacle line"
        if one is None:
            return []
        here, free = field.arena(g), field.empty(g)
        near = here.strike(here.cells[one.at], line.within)
        return [
            here.hexes[cell]
            for cell in here.hexes
            if near & free & 1 << cell and connected_without(g, here.hexes[cell])
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*to_hexes(PUT, self.places(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        place = hex_of(thing(choice))
        g.pieces.append(Piece("obstacle", [place]))
        if g.action is not None:
            g.action.placed.append(place)
        if self.left > 1:
            g.then(PutObstacle(self.seat, self.number, self.left - 1))
        else:
            one_more(g, self.seat, self.number)


def one_more(g: Dungeon, seat: int, number: int) -> None:
    """GLH-VOC-21: an item may add an obstacle of the same line."""
    asked = LineItems(seat, "one_more_obstacle", number)
    if asked.offered(g):
        g.then(asked, OneMore(seat, number))


class OneMore(Step[Dungeon]):
    seat: int
    number: int

    def run(self, g: Dungeon) -> None:
        from druzina.games.gloomhaven.rules.single import PutTriangle

        line = g.facts.lines[self.number]
        if g.action is not None and g.action.raised == self.number and isinstance(line, Obstacle):
            more = PutTriangle if line.triangle else PutObstacle
            rest = () if line.triangle else (1,)
            g.then(more(self.seat, self.number, *rest))


def connected_without(g: Dungeon, *places: Hex) -> bool:
    """GLH-OVL-11: the hexes without obstacles that were joined stay joined."""
    here, land = field.arena(g), field.land(g)
    gone = here.mask(places)
    free = here.everywhere & ~land.obstacle & ~gone
    around = here.spread(gone) & free
    if not around:
        return True
    reached = seed = around & -around
    while seed:
        seed = here.spread(seed) & free & ~reached
        reached |= seed
    return around & ~reached == 0
