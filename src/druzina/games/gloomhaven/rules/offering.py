"""GLH-ITM-17: an item is offered only where what it names is there."""

from __future__ import annotations

from druzina.games.gloomhaven.cards.lines import AnyLine, Attack, Disarm, Obstacle, Summon
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import Dungeon, Figure, Strike


def finds(g: Dungeon, one: Figure, item: Item) -> bool:
    """Whether any of its lines has somebody or something to be about."""
    return not item.lines or any(_is_there(g, one, line) for line in item.lines)


def _is_there(g: Dungeon, one: Figure, line: AnyLine) -> bool:
    """A figure, a trap, an obstacle or a free hex; what is for the wearer alone always finds it."""
    from druzina.games.gloomhaven.rules.affecting import legal_for
    from druzina.games.gloomhaven.rules.pieces import obstacles_within, traps_within
    from druzina.games.gloomhaven.rules.summoning import empty_beside

    if isinstance(line, Summon):
        return bool(empty_beside(g, one.at))
    if isinstance(line, Obstacle):
        return bool(obstacles_within(g, one, line.within))
    if isinstance(line, Disarm):
        return bool(traps_within(g, one, line.within))
    whom = getattr(line, "whom", None)
    return whom is None or whom.side == "self" or bool(legal_for(g, one, line))


def has_target(g: Dungeon, one: Figure, line: Attack, strike: Strike) -> bool:
    """Whether an attack of a character finds anybody, be it with what reaches farther or hits an
    area."""
    from druzina.games.gloomhaven.rules.arming import single
    from druzina.games.gloomhaven.rules.items import ready

    reach, shape = strike.range, strike.shape
    if strike.range:
        strike.range += sum(item.range for _, item in ready(g, one.seat, ("own_ranged_attack",)))
    shaping = ready(g, one.seat, (single(strike),)) if strike.alone else ()
    shapes = ["", *(item.id for _, item in shaping if item.area is not None)]
    found = any(_finds_target(g, one, line, strike, each) for each in shapes)
    strike.range, strike.shape = reach, shape
    return found


def _finds_target(g: Dungeon, one: Figure, line: Attack, strike: Strike, shape: str) -> bool:
    from druzina.games.gloomhaven.rules import attacking
    from druzina.games.gloomhaven.rules.targets import fitting

    strike.shape = shape
    if attacking.has_area(g, line, strike):
        return bool(attacking.LayArea(one.seat).placements(g))
    if (whom := attacking.named(g, line)) is not None:
        return bool(fitting(g, one, whom, attack=True))
    return bool(attacking.Aim(one.seat).legal(g, strike))
