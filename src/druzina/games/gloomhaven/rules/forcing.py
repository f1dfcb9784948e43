"""GLH-EFF-01 to -14: pushes and pulls, step by step as the one who pushes names them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Ground, Hex, distance, neighbours
from druzina.games.gloomhaven.arena.forcing import forced
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.conditions import immune
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.deciding import decider, director
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.entering import enter
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import (
    barred_hexes,
    immune_to,
    loose_obstacles,
)
from druzina.games.gloomhaven.rules.sleeping import disturb
from druzina.games.gloomhaven.telling import figure_told

PUSH, STOP = "push", "stop"
RAM = 2


class Force(Step[Dungeon]):
    """A push or a pull of so many hexes; taken or declined as a whole (GLH-EFF-05)."""

    by: int
    target: int
    n: int
    pull: bool = False
    source: Hex | None = None
    begun: bool = False
    breaks: bool = False  # GLH-VOC-20: into obstacles, which are destroyed
    rams: bool = False  # GLH-VOC-20: against walls and obstacles, which hurts

    def onward(self, n: int) -> Force:
        """The rest of it."""
        return Force(self.by, self.target, n, self.pull, self.source, True, self.breaks, self.rams)

    def run(self, g: Dungeon) -> None:
        one, target = g.find(self.by), g.find(self.target)
        if one is None or target is None or self.n <= 0:
            return
        if immune(g, target, "pull" if self.pull else "push") or immune_to(g, target, "forced"):
            return
        seat = who_forces(g, one, target)
        question = ForceTo(seat, *astuple(self))
        if any(choice.startswith(PUSH) for choice in question.choices(g)) or (
            self.rams and question.blocked(g)
        ):
            g.then(question)
        elif self.begun:
            disturb(g, target)


def who_forces(g: Dungeon, by: Figure, one: Figure) -> int:
    """GLH-VOC-06: who forces it, or controls who does; else whoever decides for what is moved."""
    if by.seat != NOBODY:
        return by.seat
    return decider(g, by) if field.controller(by) != NOBODY else who_decides(g, one)


def who_decides(g: Dungeon, one: Figure) -> int:
    """GLH-TIM-06: the owner of the figure that is moved, else the leader."""
    return one.seat if one.seat != NOBODY else g.leader()


class ForceTo(Ask):
    """The next hex: farther away, or nearer; walls stop it, and what does not fly foes and
    obstacles, too (GLH-MOV-06)."""

    clause = "GLH-EFF-01"
    spoken = {STOP: "against", NONE: "halt"}

    by: int
    target: int
    n: int
    pull: bool = False
    source: Hex | None = None
    begun: bool = False
    breaks: bool = False
    rams: bool = False

    @property
    def force(self) -> Force:
        """The push or pull whose next hex is asked for."""
        return Force(*astuple(self)[1:])

    def steps(self, g: Dungeon) -> list[Hex]:
        """GLH-EFF-03, -07: where the next step may lead, with the rest of the way in mind."""
        force = self.force
        target = g.figure(force.target)
        source = force.source or g.figure(force.by).at
        here = field.arena(g)
        ground = field.ground(g, target)
        flying, barred = field.flies(g, target), barred_hexes(g, target)
        return [
            place
            for place in field.beside(g, target.at)
            if place not in barred
            and _leads(g, ground, source, target.at, place, force, flying, here.cells[place])
        ]

    def blocked(self, g: Dungeon) -> list[Hex]:
        """GLH-EFF-11: directions farther away, or nearer, in which something is in the way."""
        force = self.force
        target = g.figure(force.target)
        source = force.source or g.figure(force.by).at
        if any(one.at == target.at and one is not target for one in g.figures):
            return []  # GLH-EFF-07: nobody rests in the hex of another
        free, wanted = self.steps(g), distance(source, target.at) + (-1 if force.pull else 1)
        return [
            place
            for place in neighbours(target.at)
            if place not in free and distance(source, place) == wanted
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        """GLH-EFF-05, -11: declined, or stopped by what is in the way; a monster does neither, as
        long as nobody directs it."""
        by = g.find(self.by)
        if by is not None and by.kind != CHARACTER and director(g, by) == NOBODY:
            return to_hexes(PUSH, self.farthest(g))
        declined = [] if self.force.begun else [NONE]
        return [
            *to_hexes(PUSH, self.steps(g)),
            *to_hexes(STOP, self.blocked(g)),
            *declined,
        ]

    def farthest(self, g: Dungeon) -> list[Hex]:
        """GLH-MAT-04: the first steps of all ways on which it goes as far as it can."""
        target = g.figure(self.target)
        source = self.source or g.figure(self.by).at
        ways = forced(
            field.ground(g, target),
            source,
            target.at,
            self.n,
            pull=self.pull,
            fly=field.flies(g, target),
        )
        return sorted({way[1] for way in ways})

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.force.target)), "n": self.force.n}

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        force, place = self.force, hex_of(thing(choice))
        target, by = g.figure(force.target), g.find(force.by)
        seat = field.credited(g, by) if by is not None else NOBODY
        if g.action is not None:
            g.action.used = True
        if choice.startswith(STOP):
            if force.rams and solid(g, place) and by is not None:
                earn(g, by, 1)
                g.then(Hurt(target.id, RAM, seat), force.onward(force.n - 1))
            elif force.begun:
                disturb(g, target)
            return
        target.at = place
        if force.n > 1:
            g.then(force.onward(force.n - 1))
        else:
            disturb(g, target)
        happens(g, "enters", target)  # what is put on the stack last comes first
        if self._breaks(g, place):
            if by is not None:
                earn(g, by, 1)
            g.then(Hurt(target.id, RAM, seat))
        elif not field.flies(g, target):
            enter(g, target, seat)
        settle_doors(g)

    def _breaks(self, g: Dungeon, place: Hex) -> bool:
        """GLH-VOC-20: the whole piece is destroyed."""
        found = [piece for piece in loose_obstacles(g) if place in piece.hexes]
        for piece in found if self.force.breaks else ():
            g.pieces.remove(piece)
        return bool(found) and self.force.breaks


def solid(g: Dungeon, place: Hex) -> bool:
    """GLH-VOC-20: a wall or an obstacle; a figure in the way does not hurt."""
    if place not in field.arena(g).cells:
        return True
    return any(piece.kind == "obstacle" and place in piece.hexes for piece in g.pieces)


def in_the_way(g: Dungeon, ground: Ground, force: Force) -> int:
    """GLH-EFF-03, GLH-OVL-17: the obstacles that stop it, where it destroys others on its way."""
    obstacles = ground.terrain.obstacle
    if not force.breaks:
        return obstacles
    return obstacles & ~ground.arena.mask(at for p in loose_obstacles(g) for at in p.hexes)


def _leads(
    g: Dungeon,
    ground: Ground,
    source: Hex,
    start: Hex,
    place: Hex,
    force: Force,
    flying: bool,
    cell: int,
) -> bool:
    before, after = field.far(g, source, start), field.far(g, source, place)
    if (after >= before) if force.pull else (after <= before):
        return False
    bit = 1 << cell
    if not flying and bit & (ground.foes | in_the_way(g, ground, force)):
        return False
    if not bit & (ground.friends | ground.foes):
        return True
    if force.n == 1:  # GLH-EFF-07: it cannot stop in the hex of another
        return False
    here = field.arena(g)
    onward = (other for other in field.beside(g, place) if other != start)
    shorter = force.onward(force.n - 1)
    return any(
        _leads(g, ground, source, place, other, shorter, flying, here.cells[other])
        for other in onward
    )
