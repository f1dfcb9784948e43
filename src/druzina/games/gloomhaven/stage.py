"""The map as a character weighs it before a turn: where it could go, whom it could hit from
there, and what foes would do to the party if it stayed."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from msgspec import Struct
from msgspec.structs import replace

from druzina.games.gloomhaven.approaching import likes
from druzina.games.gloomhaven.arena import Ground, Ways, bits, neighbours
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.foreseeing import Foe, foreseen, scaled
from druzina.games.gloomhaven.mending import patients
from druzina.games.gloomhaven.model import CHARACTER, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import enterable
from druzina.games.gloomhaven.rules.moving import kind_of

LONGEST = 24
HIT_POINT, FRAIL = 0.72, 2.4  # what a hit point is worth, and more the fewer are left
SUMMON_POINT = 0.4
FALLS = 1.4  # cards must be lost, then
FEW_PLACES = 2
NEAR, TO_DOOR = 0.8, 0.55  # a hex nearer to a foe, or to what is next
COIN, CHEST = 0.3, 1.2
FEAR = 0.88  # of the blows of the next phase: who is too careful is too slow
NEXT_PHASE = 0.36  # of the blows of foes that have come already: one may strike before


def hit_point(one: Figure) -> float:
    """What the next hit point of a figure is worth to its party."""
    return HIT_POINT + FRAIL / max(1, one.health) if one.kind == CHARACTER else SUMMON_POINT


def suffered(one: Figure, harm: float) -> float:
    """What so much expected harm costs: the more the fewer hit points it leaves, and much where
    they would not do."""
    if harm <= 0:
        return 0.0
    left = one.health - harm
    worse = FRAIL * log((one.health + 0.5) / (max(0.0, left) + 0.5))
    return HIT_POINT * harm + worse + (FALLS if left < 1 else 0.0)


class Striking(Struct):
    """What a foe may do to whoever stands somewhere, and who is struck if nearer to it."""

    melee: bool
    apart: list[int]
    blows: list[tuple[int, float]]  # the cells that one of its cards may strike, and how hard
    nearest: int = 0
    theirs: float = 0.0  # what it would cost another


class Stage:
    """What is the same for all turns that a character may think of."""

    def __init__(self, g: Dungeon, one: Figure, foes: Sequence[Foe] | None = None) -> None:
        self.g, self.one = g, one
        self.arena = field.arena(g)
        self.foes = foreseen(g, one) if foes is None else list(foes)
        self.start = self.arena.cells.get(one.at, -1)
        self.likes = likes(one)
        self.mine = hit_point(one)
        self.others = self._others()
        self.ground = self._ground()
        self.solid = self.ground.terrain.obstacle | self.ground.foes
        self._rows: dict[int, list[int]] = {}
        self._ways: dict[tuple[int, str], list[int]] = {}
        self._tails: dict[int, float] = {}
        self._best: dict[tuple[int, int, bool], float] = {}
        self._struck: list[Striking] | None = None
        self._nearest: list[int] | None = None
        self._places = self._wanted()

    def _others(self) -> list[tuple[int, float]]:
        return [
            (self.arena.cells[other.at], hit_point(other))
            for other in self.g.figures
            if other.side == PARTY
            and other is not self.one
            and other.at in self.arena.cells
            and not other.is_("invisible")
            and not field.ignored(other)
        ]

    def _ground(self) -> Ground:
        plain = field.ground(self.g, self.one)
        seen = 0
        for foe in self.foes:
            seen |= 1 << foe.target.cell
        before = self.arena.mask(foe.target.one.at for foe in self.foes)
        return replace(plain, foes=plain.foes & ~before | seen)

    def _wanted(self) -> list[int]:
        """Where to go when nobody is to be fought: beside whom one can heal, before a door, else
        to what lies about."""
        if self.foes:
            return []
        cells = self.arena.cells
        hurt = [cells[one.at] for one in patients(self.g, self.one.seat) if one.at in cells]
        if hurt:
            return [each for cell in hurt for each in bits(self.arena.ball(cell, 1) & ~(1 << cell))]
        doors = [
            cells[each] for door in enterable(self.g) for each in neighbours(door) if each in cells
        ]
        loose = [cells[each.at] for each in self.g.loose if each.at in cells]
        chests = [cells[each.at] for each in self.g.loose if each.treasure and each.at in cells]
        return doors or chests or loose

    # Ways

    def row(self, cell: int) -> list[int]:
        """How far every cell is from this one."""
        known = self._rows.get(cell)
        if known is None:
            known = [LONGEST - 1] * (self.arena.everywhere.bit_length())
            for apart, ring in enumerate(self.arena.rings(cell)[: LONGEST - 1]):
                for each in bits(ring):
                    known[each] = apart
            self._rows[cell] = known
        return known

    def reach(self, start: int, points: int, jump: bool) -> int:
        """The cells a move may end in that enter no trap, its start among them."""
        kind = kind_of(self.g, self.one, jump)
        layers = self._ways.get((start, kind))
        if layers is None:
            layers = self._ways[start, kind] = self._layers(start, kind)
        return layers[min(points, len(layers) - 1)]

    def _layers(self, start: int, kind: Kind) -> list[int]:
        ends, within, found = self.ground.ends(start, kind), 0, []
        if start != self.start:
            ends &= ~(1 << start)
        for layer in Ways(self.ground, start, kind).levels[0]:
            within |= layer
            found.append(within & ends | 1 << start)
        return found

    # What it is worth to end there

    def tail(self, cell: int) -> float:
        known = self._tails.get(cell)
        if known is None:
            known = self._tails[cell] = (
                self._nearness(cell) - FEAR * self.harm(cell) + self._loot(cell)
            )
        return known

    def resting(self, start: int, points: int, jump: bool) -> float:
        """The best place to end a move in that nothing follows."""
        key = (start, points, jump)
        known = self._best.get(key)
        if known is None:
            tail = self.tail
            known = self._best[key] = max(
                tail(cell) for cell in bits(self.reach(start, points, jump))
            )
        return known

    def harm(self, cell: int) -> float:
        """GLH-FOC-01: the blows of the next phase; who is nearest to a foe is struck at."""
        if self.one.is_("invisible"):
            return 0.0
        if self._struck is None:
            self._struck = [self._strikes(foe) for foe in self.foes]
        others, shot, near = 0.0, 0.0, []
        for foe in self._struck:
            blow = sum(hard for cells, hard in foe.blows if cells >> cell & 1)
            if foe.theirs and foe.nearest <= foe.apart[cell]:
                share = 0.5 if foe.nearest == foe.apart[cell] else 0.0
                others += (1.0 - share) * foe.theirs
                blow *= share
            if foe.melee:
                near.append(blow)
            else:
                shot += blow
        if len(near) > FEW_PLACES:
            near = sorted(near, reverse=True)[: self._around(cell)]
        return others + suffered(self.one, shot + sum(near))

    def _strikes(self, foe: Foe) -> Striking:
        """Whom a foe may strike, from wherever it can get to, and whom instead of this one."""
        apart, layers = self.row(foe.target.cell), self._layers_of(foe)
        blows = [
            (self._struck_from(layers[min(goes, len(layers) - 1)], far), hard)
            for goes, far, hard in foe.threats
        ]
        found = Striking(foe.target.melee, apart, blows)
        if not foe.many and self.others:
            found.nearest, weight, other = min(
                (apart[other], weight, other) for other, weight in self.others
            )
            found.theirs = weight * sum(hard for cells, hard in blows if cells >> other & 1)
        return found

    def _struck_from(self, places: int, far: int) -> int:
        """GLH-LOS-03: the cells that can be struck from one of these places."""
        if far == 1:
            return places | self.arena.spread(places)
        strike, found = self.arena.strike, 0
        for place in bits(places):
            found |= strike(place, far)
        return found

    def _layers_of(self, foe: Foe) -> list[int]:
        """GLH-MOV-02: the cells a foe may go to, the party but for this character in its way."""
        party, own = 0, 0
        for cell, _ in self.others:
            party |= 1 << cell
        for each in self.foes:
            own |= 1 << each.target.cell
        start, within, layers = foe.target.cell, 0, []
        ground = Ground(self.arena, self.ground.terrain, own & ~(1 << start), party)
        kind: Kind = "fly" if foe.flies else "walk"
        ends = ground.ends(start, kind)
        for layer in Ways(ground, start, kind).levels[0]:
            within |= layer
            layers.append(within & ends)
        return layers

    def _around(self, cell: int) -> int:
        """How many may stand next to it."""
        free = self.arena.spread(1 << cell) & ~self.ground.terrain.obstacle & ~self.ground.friends
        return max(1, free.bit_count())

    def _nearness(self, cell: int) -> float:
        if self.foes:
            return -NEAR * max(0, self._nearest_row()[cell] - self.likes)
        return -TO_DOOR * self._nearest_row()[cell] if self._places else 0.0

    def _nearest_row(self) -> list[int]:
        """How far every cell is from the nearest foe, or from what is next."""
        if self._nearest is None:
            wanted = [foe.target.cell for foe in self.foes] or self._places
            self._nearest = list(map(min, zip(*map(self.row, wanted), strict=True)))
        return self._nearest

    def _loot(self, cell: int) -> float:
        place = self.arena.hexes[cell]
        return sum(CHEST if each.treasure else COIN for each in self.g.loose if each.at == place)


def after_they_came(stage: Stage) -> list[Foe]:
    """The foes as they may stand when they have acted: each nearer to whom it is nearest to."""
    here = stage.arena
    party = [stage.start, *(cell for cell, _ in stage.others)]
    taken = here.mask(one.at for one in stage.g.figures) | stage.ground.terrain.obstacle
    found = []
    for foe in stage.foes:
        cell = foe.target.cell
        aim = min(party, key=lambda each: stage.row(each)[cell])
        free = here.ball(cell, foe.move) & ~taken | 1 << cell
        struck = here.strike(aim, foe.range) & free
        row, own = stage.row(aim), stage.row(cell)
        if foe.target.acts < 0.1:
            goes = cell
        elif struck:
            goes = min(bits(struck), key=lambda each: (own[each], each))
        else:
            goes = min(bits(free), key=lambda each: (row[each], own[each], each))
        taken = taken & ~(1 << cell) | 1 << goes
        target = replace(foe.target, cell=goes, acts=NEXT_PHASE)
        found.append(replace(foe, target=target, threats=scaled(foe.threats, NEXT_PHASE)))
    return found
