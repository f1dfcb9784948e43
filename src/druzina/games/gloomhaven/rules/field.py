"""The map as it lies now: who is hostile to whom, ranges, sight, ways."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from druzina.games.gloomhaven.arena import Arena, Ground, Hex, Terrain, Ways, bits, terrain
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.model import BIT, MONSTER, NOBODY, PARTY, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import worn
from druzina.games.gloomhaven.scenario_maps import ScenarioMap, arena_of, load

FAR = 99
INVISIBLE = BIT["invisible"]


@lru_cache(maxsize=512)
def _arena(
    scenario: int, opened: tuple[Hex, ...], shown: tuple[str, ...], doorways: tuple[Hex, ...]
) -> Arena:
    return arena_of(load(scenario), opened, shown, doorways)


def arena(g: Dungeon) -> Arena:
    """GLH-GEO-04: the revealed map."""
    return _arena(g.scenario, tuple(g.opened), tuple(g.shown), tuple(g.doorways))


def arena_after(g: Dungeon, doors: int) -> Arena:
    """The map as it was when so many doors had been opened."""
    return _arena(g.scenario, tuple(g.opened[:doors]), tuple(g.shown), tuple(g.doorways))


def scenario(g: Dungeon) -> ScenarioMap:
    return load(g.scenario)


def land(g: Dungeon) -> Terrain:
    """GLH-OVL: what lies on it."""
    places: dict[str, list[Hex]] = {}
    for piece in g.pieces:
        places.setdefault(piece.kind, []).extend(piece.hexes)
    return terrain(arena(g), places)


def land_for(g: Dungeon, one: Figure) -> Terrain:
    """GLH-VOC-21: what of it this figure feels."""
    there = land(g)
    if worn.is_sure_footed(g, one):
        return structs.replace(there, difficult=0, hazardous=0)
    return structs.replace(there, hazardous=0) if worn.is_fireproof(g, one) else there


def hostile(one: Figure, other: Figure) -> bool:
    """GLH-MON-08."""
    return one.side != other.side


def home_side(g: Dungeon, one: Figure) -> int:
    """GLH-VOC-06: its side, whoever controls it just now."""
    from druzina.games.gloomhaven.rules.scenario_standing import side_of

    return side_of(g, one.what) if one.kind == MONSTER else one.side


def enemies(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-MON-08, GLH-V20: `hostile`, not `ignored`; written out, for it is asked all the time."""
    side = one.side
    return [
        other
        for other in g.figures
        if other.side != side and not other.dormant and not other.ignored
    ]


def allies(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-V16: things are nobody's allies."""
    return [
        other
        for other in g.figures
        if other.side == one.side and other is not one and not other.thing and not other.dormant
    ]


def ignored(one: Figure) -> bool:
    """GLH-V20: nobody can target it."""
    return one.dormant or one.ignored


def dormant(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-V20 `idle`: those that a figure may pass; but it ends no move there."""
    return [other for other in g.figures if other.dormant and passes(g, one, other)]


def passes(g: Dungeon, one: Figure, other: Figure) -> bool:
    """GLH-V20 `idle`: whether a figure may pass one that stands idle: foes if the scenario says
    so."""
    from druzina.games.gloomhaven.rules.scenario_standing import idle_and_passed

    return other.side == one.side or other.what in idle_and_passed(g.scenario)


def hexes(one: Figure) -> list[Hex]:
    """All hexes it covers."""
    return [one.at, *one.more]


def ground(g: Dungeon, one: Figure) -> Ground:
    """GLH-MOV-02, GLH-CON-20: what a figure meets on its way; things block it like foes."""
    here = arena(g)
    friends = foes = 0
    for other in g.figures:
        if other is one:
            continue
        if (other.side == one.side and not other.thing) or (
            other.dormant and passes(g, one, other)
        ):
            friends |= here.mask(hexes(other)) if other.more else 1 << here.cells[other.at]
        else:
            foes |= here.mask(hexes(other)) if other.more else 1 << here.cells[other.at]
    return Ground(here, land_for(g, one), friends, foes)


def ways(g: Dungeon, one: Figure, kind: Kind) -> Ways:
    return Ways(ground(g, one), arena(g).cells[one.at], kind)


def flies(g: Dungeon, one: Figure) -> bool:
    """GLH-MOV-06: as a property."""
    if one.kind == MONSTER:
        return g.facts.printed.monsters[one.what].flying
    if one.kind == SUMMON:
        return g.summoned(one).flying
    return worn.lifts(g, one) or any(boon.kind == "flying" for boon in one.boons)


def far(g: Dungeon, one: Hex, other: Hex) -> int:
    """GLH-GEO-03: the range between two hexes; a very large one where nothing joins them."""
    here = arena(g)
    cells = here.cells
    if one not in cells or other not in cells:
        return FAR  # in a door that has shut
    found = here.range(cells[one], cells[other])
    return FAR if found is None else found


def sees(g: Dungeon, one: Hex, other: Hex) -> bool:
    return arena(g).sees(one, other)


def adjacent(g: Dungeon, one: Hex, other: Hex) -> bool:
    return one != other and arena(g).adjacent(one, other)


def visible(g: Dungeon, one: Figure, to: Figure) -> bool:
    """GLH-CON-12, GLH-V20: enemies cannot target an invisible figure, or one that is no target."""
    return not (hostile(one, to) and (unseen(g, one) or ignored(one)))


def unseen(g: Dungeon, one: Figure) -> bool:
    return bool(one.has & INVISIBLE) or worn.is_phased(g, one)


def within(g: Dungeon, one: Figure, reach: int, sight: bool = True) -> list[Figure]:
    """Other figures within a range and, mostly, in sight, in the order of their numbers."""
    here = arena(g)
    cell = here.cells[one.at]
    cells = here.strike(cell, reach) if sight else here.ball(cell, reach)
    return [
        other
        for other in g.figures
        if other is not one
        and (cells >> here.cells[other.at] & 1 or (other.more and cells & here.mask(other.more)))
    ]


def near(g: Dungeon, one: Figure, other: Figure) -> bool:
    """GLH-GEO-02: whether two figures are adjacent, by any of their hexes."""
    if not (one.more or other.more):
        return adjacent(g, one.at, other.at)
    return any(beside_hex(g, one, place) for place in hexes(other))


def beside_hex(g: Dungeon, one: Figure, place: Hex) -> bool:
    """Whether a figure is adjacent to a hex, by any of its own."""
    return any(adjacent(g, own, place) for own in hexes(one))


def apart(g: Dungeon, one: Figure, other: Figure) -> int:
    """GLH-GEO-03: the range between two figures, by their nearest hexes."""
    if not (one.more or other.more):
        return far(g, one.at, other.at)
    return min(far(g, own, place) for own in hexes(one) for place in hexes(other))


def in_sight(g: Dungeon, one: Figure, other: Figure) -> bool:
    return any(sees(g, own, place) for own in hexes(one) for place in hexes(other))


def empty(g: Dungeon) -> int:
    """GLH-GEO-06: cells without figure, token or overlay."""
    here = arena(g)
    taken = Ground(here, land(g), here.mask(place for one in g.figures for place in hexes(one)))
    return taken.empty(here.mask(one.at for one in g.loose))


def nearest_empty(g: Dungeon, place: Hex) -> list[Hex]:
    """GLH-SUM-11: the empty hexes nearest to a place, itself if it is empty."""
    here, free = arena(g), empty(g)
    for ring in here.rings(here.cells[place]):
        if ring & free:
            return [here.hexes[cell] for cell in bits(ring & free)]
    return []


def beside(g: Dungeon, place: Hex) -> list[Hex]:
    """The adjacent hexes of the map."""
    here = arena(g)
    return [here.hexes[cell] for cell in bits(here.spread(1 << here.cells[place]))]


def is_party(one: Figure) -> bool:
    return one.side == PARTY


def controller(one: Figure) -> int:
    """GLH-VOC-06: the seat whose card controls a monster in its turn."""
    if one.side != PARTY:
        return NOBODY
    return next((boon.n for boon in one.boons if boon.kind == "controlled"), NOBODY)


def credited(g: Dungeon, one: Figure) -> int:
    """GLH-SUM-05, GLH-VOC-06, -08: the seat to which what a figure does is put down."""
    if one.seat != NOBODY:
        return one.seat
    strike = g.strike
    if strike is not None and strike.attacker == one.id and strike.decides != NOBODY:
        return strike.decides
    return controller(one)


def turn_of(g: Dungeon) -> int:
    """The seat in whose turn, or in that of whose summon, things happen."""
    one = g.find(g.acting)
    return one.seat if one is not None else NOBODY


def owner(one: Figure) -> int:
    """The seat a figure belongs to, if it belongs to one."""
    return one.seat if one.side == PARTY else NOBODY
