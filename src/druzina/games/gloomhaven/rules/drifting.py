"""GLH-EFF-14, GLH-V20 `forced_move`: wind, currents and bosses move the party, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Hex, Ways, bits
from druzina.games.gloomhaven.arena.hexes import add, minus
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.conditions import immune
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import initiative_of
from druzina.games.gloomhaven.rules.entering import enter
from druzina.games.gloomhaven.rules.forcing import who_decides
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.scenario_effects import whom
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries, happens
from druzina.games.gloomhaven.rules.scenario_standing import immune_to
from druzina.games.gloomhaven.rules.sleeping import disturb
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import ForcedMove
from druzina.games.gloomhaven.telling import figure_told

PUSH = "push"


def steadfast(g: Dungeon, one: Figure) -> bool:
    """GLH-EFF-14: items and immunities stop it wholly."""
    return immune(g, one, "push") or immune(g, one, "pull") or immune_to(g, one, "forced")


# One hex


@carries(ForcedMove)
def forced_move(g: Dungeon, now: Effected, rule: SpecialRule, effect: ForcedMove) -> None:
    """In initiative order; a current takes them from the top of the map to its bottom."""
    ways = ways_of(g, effect)
    found = whom(g, now, rule, effect.who)
    if effect.tiles:
        there = field.scenario(g).hexes(effect.tiles)
        found = sorted((one for one in found if one.at in there), key=lambda one: one.at[::-1])
    g.then(*(Drift(one.id, list(ways), effect.harm) for one in found if ways))


def ways_of(g: Dungeon, effect: ForcedMove) -> Sequence[Hex]:
    """The steps of this round; none where the deck has no card in it."""
    if not effect.by_deck:
        return effect.ways[(g.round - 1) % len(effect.ways)]
    deck = g.decks.get(effect.by_deck)
    if deck is None or not deck.card:
        return ()
    return effect.ways[initiative_of(g, effect.by_deck, deck.card) % 2]


class Drift(Step[Dungeon]):
    """One figure, by one of these steps."""

    figure: int
    ways: list[Hex]
    harm: int = 0

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or steadfast(g, one):
            return
        if self.harm and all(solid(g, one.at, minus(one.at, step)) for step in self.ways):
            return  # it stands behind something
        places = [at for step in self.ways if may_enter(g, one, at := add(one.at, step))]
        if len(places) > 1:
            g.then(DriftTo(who_decides(g, one), one.id, places))
        elif places:
            drift(g, one, places[0])
        elif self.harm:
            g.then(Hurt(one.id, self.harm))


def solid(g: Dungeon, at: Hex, place: Hex) -> bool:
    """Whether an obstacle or a wall is there."""
    here = field.arena(g)
    if place not in here.cells or not here.adjacent(at, place):
        return True
    return bool(field.land(g).obstacle >> here.cells[place] & 1)


def may_enter(g: Dungeon, one: Figure, place: Hex) -> bool:
    """GLH-EFF-03: no wall, no figure, and for who does not fly no obstacle."""
    here = field.arena(g)
    if place not in here.cells or not here.adjacent(one.at, place):
        return False
    if any(place in field.hexes(other) for other in g.figures):
        return False
    return field.flies(g, one) or not field.land(g).obstacle >> here.cells[place] & 1


def drift(g: Dungeon, one: Figure, place: Hex) -> None:
    """GLH-EFF-04: a movement for traps and hazards."""
    one.at = place
    if g.told is not None:
        g.tell("GLH-EFF-14", "event-drifts", figure=figure_told(one))
    disturb(g, one)
    happens(g, "enters", one)  # what is put on the stack last comes first
    if not field.flies(g, one):
        enter(g, one)
    settle_doors(g)


class DriftTo(Ask):
    """GLH-TIM-06: of hexes that are as good its owner decides."""

    clause = "GLH-EFF-14"

    figure: int
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUSH, self.places)

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None:
            self.go(g, one, hex_of(thing(choice)))

    def go(self, g: Dungeon, one: Figure, place: Hex) -> None:
        drift(g, one, place)


# Far


def swept(g: Dungeon, one: Figure) -> list[Ways]:
    """GLH-EFF-03, GLH-MOV-09: ways around traps first; rough ground is like any other."""
    ground, start = field.ground(g, one), field.arena(g).cells[one.at]
    land = structs.replace(ground.terrain, difficult=0)
    bold = structs.replace(land, trap=0, hazardous=0)
    kind: Kind = "fly" if field.flies(g, one) else "walk"
    return [Ways(structs.replace(ground, terrain=each), start, kind) for each in (land, bold)]


def reached(g: Dungeon, one: Figure, points: int) -> dict[Hex, tuple[Ways, int]]:
    """Where it could come to, its own hex among it, each with the ways and the points."""
    found: dict[Hex, tuple[Ways, int]] = {}
    for ways in swept(g, one):
        ends = ways.ground.ends(ways.start, ways.kind)
        for level in ways.levels:
            for spent, layer in enumerate(level[: points + 1]):
                for cell in bits(layer & ends):
                    found.setdefault(ways.ground.arena.hexes[cell], (ways, spent))
    return found


class Sweep(Step[Dungeon]):
    """V17: one figure is moved to the hex that fits best: as far as possible, or beside."""

    figure: int
    boss: int
    points: int
    near: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or g.find(self.boss) is None or steadfast(g, one):
            return
        places = self.places(g, one)
        if len(places) > 1:
            g.then(SweptTo(who_decides(g, one), one.id, places, self.points))
        elif places:
            carry(g, one, places[0], self.points)

    def places(self, g: Dungeon, one: Figure) -> list[Hex]:
        """The best of all hexes that it can be moved to."""
        boss = g.figure(self.boss)
        liked: dict[Hex, int] = {}
        for at, (_, spent) in reached(g, one, self.points).items():
            if not self.near:
                liked[at] = -field.far(g, boss.at, at)
            elif field.adjacent(g, boss.at, at):
                liked[at] = spent
        best = min(liked.values(), default=0)
        return sorted(at for at, rank in liked.items() if rank == best)


def carry(g: Dungeon, one: Figure, place: Hex, points: int) -> None:
    ways, _ = reached(g, one, points)[place]
    way = path(ways, ways.ground.arena.cells[place])[1:]
    g.then(*(SweepOn(one.id, at) for at in way), Swept(one.id))


class SweptTo(DriftTo):
    """V17: of equally good hexes its owner decides."""

    points: int = 0

    def go(self, g: Dungeon, one: Figure, place: Hex) -> None:
        carry(g, one, place, self.points)


class SweepOn(Step[Dungeon]):
    """The next hex, and what waits in it."""

    figure: int
    at: Hex

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None and field.adjacent(g, one.at, self.at):
            one.at = self.at
            happens(g, "enters", one)
            if not field.flies(g, one):
                enter(g, one)


class Swept(Step[Dungeon]):
    """It has come to rest."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            disturb(g, one)
            settle_doors(g)
