"""GLH-PRC-04, GLH-MOV: a move hex by hex, and the doors on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from druzina.core import Argument, Refusal, Step
from druzina.games.gloomhaven.arena import STEPS, Hex, Ways, bits, neighbours
from druzina.games.gloomhaven.arena.hexes import add
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.cards.lines import Move
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field, plates, rifts
from druzina.games.gloomhaven.rules.action import is_straight
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, written
from druzina.games.gloomhaven.rules.conditions import immune
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import enterable, open_door
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.entering import InTheDoor, enter, on_the_way
from druzina.games.gloomhaven.rules.items import MoveItems
from druzina.games.gloomhaven.rules.refusing import against_place
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import diggable, move_more
from druzina.games.gloomhaven.rules.sleeping import disturb
from druzina.games.gloomhaven.telling import figure_told

GO, DIG = "go", "dig"
HOLDING = ("stun", "immobilize")


def kind_of(g: Dungeon, one: Figure, jump: bool) -> Kind:
    if field.flies(g, one):
        return "fly"
    return "jump" if jump else "walk"


def is_held(one: Figure) -> bool:
    """GLH-MOV-13, -14: who cannot move, or not any more."""
    return one.is_("stun") or one.is_("immobilize")


class GoTo(Ask):
    """GLH-MOV-01, -03: where to; every legal end with a best way to it. Any way may be named."""

    clause = "GLH-MOV-01"
    spoken = {NONE: "stay"}

    figure: int
    points: int
    jump: bool = False
    straight: bool = False
    to_obstacle: bool = False
    beside: int = NOBODY  # GLH-VOC-08: the figure it must end next to

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.find(self.figure)
        if one is None or is_held(one):
            return [NONE]
        ends = sorted(self.ends(g)) if self.straight else sorted(self.reached(g, one))
        digs = [f"{DIG} {each.id}" for each in diggable(g, one)]
        return [*(f"{GO} {written(place)}" for place in ends), *digs, NONE]

    def ways(self, g: Dungeon, one: Figure) -> Iterator[Ways]:
        """GLH-MOV-01, -04: ways around traps and hazards first; then the shorter ones through them,
        though not beyond a trap that ends the move (GLH-MOV-14)."""
        kind, ground, start = (
            kind_of(g, one, self.jump),
            field.ground(g, one),
            field.arena(g).cells[one.at],
        )
        land = ground.terrain
        if kind != "walk" or not land.negative:
            yield Ways(ground, start, kind)
            return
        held = structs.replace(land, obstacle=land.obstacle | ground.arena.mask(stopping(g, one)))
        yield Ways(structs.replace(ground, terrain=held), start, kind)
        bold = structs.replace(held, trap=0, hazardous=0)
        yield Ways(structs.replace(ground, terrain=bold), start, kind)

    def ends(self, g: Dungeon) -> dict[Hex, tuple[Hex, ...]]:
        """The hexes a move may end in, each with a way to it."""
        one = g.figure(self.figure)
        if self.straight:
            return {way[-1]: way for way in self.lines(g, one)}
        found = self.reached(g, one).items()
        return {end: self._way(ways, end, cell) for end, (ways, cell) in found}

    def reached(self, g: Dungeon, one: Figure) -> dict[Hex, tuple[Ways, int]]:
        """The hexes a move may end in, each with the cell of the map a way to it leads through."""
        found: dict[Hex, tuple[Ways, int]] = {}
        for ways in self.ways(g, one):
            for end, cell in self._within(g, one, ways).items():
                found.setdefault(end, (ways, cell))
        if self.to_obstacle or self.beside != NOBODY:
            return {end: way for end, way in found.items() if self._fits(g, one, (end,))}
        return found

    def _within(self, g: Dungeon, one: Figure, ways: Ways) -> dict[Hex, int]:
        here, within, before = field.arena(g), 0, 0
        for level in ways.levels:
            for points, layer in enumerate(level[: self.points + 1]):
                within |= layer
                before |= layer if points < self.points else 0
        within &= ways.ground.ends(ways.start, ways.kind) & ~(1 << ways.start)
        found = {here.hexes[cell]: cell for cell in bits(within)}
        doors = enterable(g) if one.kind == CHARACTER else ()
        traps = self._open_traps(g, one) if ways.kind == "walk" else ()
        links = rifts.linked(g) if one.kind == CHARACTER else ()
        for last in (*doors, *traps, *links):
            cells = [
                here.cells[beside]
                for beside in neighbours(last)
                if beside in here.cells
                and before >> here.cells[beside] & 1
                and (last in doors or here.adjacent(beside, last))
            ]
            if cells and last not in found:
                found[last] = min(cells, key=lambda cell: ways.best(1 << cell) or (0, 0))
        return found

    def _open_traps(self, g: Dungeon, one: Figure) -> list[Hex]:
        """GLH-MOV-14: traps that a move may end in but not go through."""
        return [place for place in stopping(g, one) if g.at(place) is None]

    def _way(self, ways: Ways, end: Hex, cell: int) -> tuple[Hex, ...]:
        way = path(ways, cell)[1:]
        return way if ways.ground.arena.hexes[cell] == end else (*way, end)

    def lines(self, g: Dungeon, one: Figure) -> Iterator[tuple[Hex, ...]]:
        """GLH-VOC-18: every straight way, in the direction in which the move began."""
        for step in STEPS:
            way: tuple[Hex, ...] = ()
            for _ in range(self.points):
                way = (*way, add(way[-1] if way else one.at, step))
                if self.cost(g, one, way) <= self.points and self._fits(g, one, way):
                    yield way

    def _fits(self, g: Dungeon, one: Figure, way: Sequence[Hex]) -> bool:
        """GLH-VOC-18: straight ways only, also through a door, or ends beside an obstacle."""
        if self.straight and not is_straight(*so_far(g, one, way)):
            return False
        to = g.find(self.beside)
        if to is not None and not field.adjacent(g, way[-1], to.at):
            return False
        if self.to_obstacle and way[-1] in field.arena(g).cells:
            obstacles = [
                place for piece in g.pieces if piece.kind == "obstacle" for place in piece.hexes
            ]
            return any(field.adjacent(g, way[-1], place) for place in obstacles)
        return True

    def best(self, g: Dungeon, end: Hex) -> tuple[Hex, ...]:
        """A best way to one of the ends."""
        one = g.figure(self.figure)
        if self.straight:
            return self.ends(g)[end]
        ways, cell = self.reached(g, one)[end]
        return self._way(ways, end, cell)

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure)), "n": self.points}

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        if choice.startswith(DIG):
            self.dig(g, g.figure(int(thing(choice))))
            return
        wanted = [hex_of(text) for text in thing(choice).split(">")]
        way = wanted if len(wanted) > 1 else list(self.best(g, wanted[0]))
        tell_way(g, g.figure(self.figure), way)
        rules = self.straight, self.to_obstacle
        g.then(Walk(self.figure, way, self.points, self.jump, *rules))

    def dig(self, g: Dungeon, grave: Figure) -> None:
        """GLH-V20: a point is spent, and the move goes on with the others."""
        if g.action is not None:
            g.action.used = True
        self.points -= 1
        if self.points > 0:
            g.then(self)
        g.then(Hurt(grave.id, 1))

    def read(self, g: Dungeon, text: str) -> str | Refusal | None:
        """A way named hex by hex: `go 1,2>1,3>2,3`; or why one cannot go to a hex."""
        if not text.startswith(f"{GO} "):
            return None
        if ">" not in text:
            one, ends = g.figure(self.figure), self.ends(g)
            return against_place(g, one, text, ends, self.points)
        try:
            way = [hex_of(each) for each in thing(text).split(">")]
        except ValueError:
            return None
        one = g.figure(self.figure)
        if self.cost(g, one, way) > self.points:
            return Refusal("GLH-MOV-01", "refusal-too-far", {"n": self.points})
        if not self._fits(g, one, way):
            return Refusal("GLH-VOC-18", "refusal-not-now", {"choice": text})
        return text

    def cost(self, g: Dungeon, one: Figure, way: Sequence[Hex]) -> int:
        """What a way costs; more than any points where it may not be gone."""
        return next(reversed(self.costs(g, one, way)), field.FAR)

    def costs(self, g: Dungeon, one: Figure, way: Sequence[Hex]) -> list[int]:
        """What a way has cost after each of its hexes; nothing where it may not be gone."""
        here, land = field.arena(g), field.land_for(g, one)
        kind, doors = kind_of(g, one, self.jump), enterable(g)
        ground, before, spent = field.ground(g, one), one.at, [0]
        for place, each in enumerate(way):
            last = place == len(way) - 1
            if each in doors or rifts.is_rift(g, one, each):
                return [*spent[1:], spent[-1] + 1] if last and before in neighbours(each) else []
            if each not in here.cells or not here.adjacent(before, each):
                return []
            cell = 1 << here.cells[each]
            if kind == "walk" and cell & ~ground.passable:
                return []
            rough = bool(cell & land.difficult) and (kind == "walk" or (kind == "jump" and last))
            spent.append(spent[-1] + (2 if rough else 1))
            before = each
        start = here.cells[one.at]
        return spent[1:] if ground.ends(start, kind) >> here.cells[before] & 1 else []


def tell_way(g: Dungeon, one: Figure, way: Sequence[Hex]) -> None:
    """GLH-MOV-01: where it sets out for, hex by hex."""
    if g.told is not None:
        whole = ">".join(written(place) for place in (one.at, *way))
        g.tell("GLH-MOV-01", "event-moved", figure=figure_told(one), n=len(way), path=whole)


def so_far(g: Dungeon, one: Figure, way: Sequence[Hex]) -> tuple[Hex, list[Hex]]:
    """Where the move began, and all of its way with what is still to come."""
    action = g.action
    if action is None or action.figure != one.id or not action.path:
        return one.at, list(way)
    return action.start, [*action.path, *way]


def stopping(g: Dungeon, one: Figure) -> list[Hex]:
    """GLH-MOV-14: the hexes of traps that stun or immobilize who enters."""
    action = g.action
    if action is not None and action.figure == one.id and action.moving != NOBODY:
        line = g.facts.lines[action.moving]
        if isinstance(line, Move) and line.clears:
            return []
    holding = [each for each in HOLDING if not immune(g, one, each)]
    return [
        place
        for piece in g.pieces
        if piece.kind == "trap" and any(each in holding for each in piece.conditions)
        for place in piece.hexes
    ]


class Walk(Step[Dungeon]):
    """GLH-PRC-04 step 3: the next hex, and what waits in it; then the rest of the way."""

    figure: int
    way: list[Hex]
    points: int = 0
    jump: bool = False
    straight: bool = False
    to_obstacle: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None:
            return
        if not self.way:
            disturb(g, one)
            if one.kind == CHARACTER:
                settle_goal(g)  # GLH-END-08
            if self.points > 0 and diggable(g, one):
                g.then(GoTo(one.seat, one.id, self.points, self.jump))
            return
        if is_held(one):  # by a trap on its way
            plates.make_way(g, one)
            disturb(g, one)
            return
        if one.more:
            return  # GLH-V20: what covers several hexes never changes its place so
        place, rest = self.way[0], self.way[1:]
        if place not in field.arena(g).cells and place not in enterable(g):
            plates.make_way(g, one)  # a door has shut before it
            return
        kind = kind_of(g, one, self.jump)
        last = not rest
        self.points -= self._price(g, one, place, kind, last)
        self.way = rest
        door = place in enterable(g)
        one.at = place
        one.entered += 1
        if g.action is not None and g.action.figure == one.id:
            g.action.path.append(place)
            g.action.used = True
        further = GoTo(one.seat, one.id, self.points, self.jump, self.straight, self.to_obstacle)
        onward = [further] if self.points > 0 else []
        if door:
            g.then(*onward)
            g.then(InTheDoor(one.id))
            open_door(g, place, one)
            plates.settle_doors(g)
            return
        if last and rifts.is_rift(g, one, place):
            rifts.pass_through(g, one, place, onward)
            return
        g.then(self)
        happens(g, "enters", one)  # what is put on the stack last comes first
        on_the_way(g, one)
        felt = kind == "walk" or (kind == "jump" and last)
        if felt:
            enter(g, one)
        plates.settle_doors(g)

    def _price(self, g: Dungeon, one: Figure, place: Hex, kind: Kind, last: bool) -> int:
        here = field.arena(g)
        if place not in here.cells or kind == "fly":
            return 1
        rough = bool(1 << here.cells[place] & field.land_for(g, one).difficult)
        return 2 if rough and (kind == "walk" or last) else 1


class WithItems(Step[Dungeon]):
    """The move, with what items gave it."""

    goes: GoTo

    def run(self, g: Dungeon) -> None:
        action = g.action
        if action is not None and g.find(self.goes.figure) is not None:
            self.goes.points += action.points
            self.goes.jump = self.goes.jump or action.jump
            if self.goes.points > 0:
                g.then(self.goes)


def begin_move(
    g: Dungeon, one: Figure, line: Move, points: int, jump: bool, decides: int = NOBODY
) -> None:
    """GLH-PRC-04 step 1: not if immobilized or stunned."""
    if is_held(one) or one.more:
        return
    seat = one.seat if decides == NOBODY else decides
    rules = line.straight, line.to_obstacle
    beside = g.heroes[decides].figure if line.to_actor and decides != NOBODY else NOBODY
    left = points + move_more(g, one)
    goes = GoTo(seat, one.id, left, jump or line.jump, *rules, beside)
    if g.action is not None:
        g.action.path, g.action.start = [], one.at
        g.action.moving, g.action.touched = g.facts.places[id(line)], []
        g.action.points, g.action.jump = 0, False
        offers = MoveItems(one.seat)
        if one.kind == CHARACTER and decides == NOBODY and offers.offered(g):
            g.then(offers, WithItems(goes))
            return
    if left > 0:
        g.then(goes)
