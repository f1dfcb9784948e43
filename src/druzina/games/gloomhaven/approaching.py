"""How far it is to where a character wants to be: within reach of a foe, else at a closed door."""

from __future__ import annotations

from druzina.games.gloomhaven.appraising import foes
from druzina.games.gloomhaven.arena import Hex, neighbours
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.mending import hurt, unmended
from druzina.games.gloomhaven.model import NOBODY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.rules.resting import may_rest

FAR = 20
TWO, ENOUGH = 2, 4
SHOOTERS = ("spellweaver", "cragheart", "tinkerer")


def likes(one: Figure) -> int:
    """From how far away a character likes to strike."""
    return 2 if one.what in SHOOTERS else 1


def fresh(g: Dungeon) -> bool:
    """Whether the next room may be entered: nobody rests just now, or should because of wounds, or
    waits to be healed."""
    return not unmended(g) and not any(
        hero.resting or (tired(g, seat) and hurt(g, seat))
        for seat, hero in enumerate(g.heroes)
        if not hero.exhausted
    )


def tired(g: Dungeon, seat: int) -> bool:
    """Whether it should rest before the next room. Who cannot play two cards loses nothing by it,
    who has a few left a turn: worth it for who is hurt, or would have to wait for others."""
    hero = g.heroes[seat]
    if hero.exhausted or not may_rest(g, seat):
        return False
    if len(hero.hand) < TWO:
        return True
    if len(hero.hand) >= ENOUGH:
        return False
    return hurt(g, seat) or any(
        len(other.hand) < TWO or (len(other.hand) < ENOUGH and hurt(g, n))
        for n, other in enumerate(g.heroes)
        if n != seat and not other.exhausted and may_rest(g, n)
    )


def opener(g: Dungeon) -> int:
    """The seat that opens the next door: who fights in front, the nearest of them."""
    doors = closed_doors(g)
    party = [one for seat in range(len(g.heroes)) if (one := g.mine(seat)) is not None]
    if not doors or not party:
        return NOBODY
    return min(
        party, key=lambda one: (likes(one), min(distance(one.at, door) for door in doors), one.seat)
    ).seat


def goals(g: Dungeon, one: Figure) -> list[Hex]:
    """Where there is something to do."""
    found = [foe.at for foe in foes(g) if field.visible(g, foe, one)]
    if found:
        return found
    loose = [each.at for each in g.loose if each.treasure]
    return [*closed_doors(g), *loose] or [each.at for each in g.loose]


def distance_left(g: Dungeon, seat: int) -> float:
    one = g.mine(seat)
    return 0.0 if one is None else from_hex(g, one, one.at, goals(g, one))


def from_hex(g: Dungeon, one: Figure, at: Hex, wanted: list[Hex]) -> float:
    """How many hexes too far a place is; a foe may be struck from afar, a door not."""
    if not wanted:
        return 0.0
    slack = likes(one) if foes(g) else 0
    return float(max(0, min(_apart(g, at, place) for place in wanted) - slack))


def _apart(g: Dungeon, at: Hex, place: Hex) -> int:
    """The range along the map; a closed door lies one beyond the hex before it."""
    cells = field.arena(g).cells
    if at not in cells:
        return distance(at, place)
    if place in cells:
        return min(FAR, field.far(g, at, place))
    near = [field.far(g, at, each) for each in neighbours(place) if each in cells]
    return min(FAR, 1 + min(near, default=FAR))
