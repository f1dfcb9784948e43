"""GLH-LOT: money tokens and treasure."""

from __future__ import annotations

from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.ending import settle_goal


def loot_within(g: Dungeon, one: Figure, reach: int) -> bool:
    """GLH-LOT-01, GLH-MOT-02: all that is in range and in sight; a monster takes money only."""
    here = field.arena(g)
    cells = here.strike(here.cells[one.at], reach)
    found = [each for each in g.loose if cells >> here.cells[each.at] & 1]
    if one.kind != CHARACTER:
        found = [each for each in found if not each.treasure]
    for each in found:
        g.loose.remove(each)
        if each.goal:
            g.looted.append(each.at)
            g.count(one.seat, "goal_tiles")
    if one.kind == CHARACTER:
        hero = g.heroes[one.seat]
        hero.coins += sum(not each.treasure for each in found)
        hero.treasures += [each.treasure for each in found if each.treasure]
        if found and g.told is not None:
            g.tell("GLH-LOT-01", "event-looted", seat=one.seat, n=len(found))
    if found:
        settle_goal(g)
    return bool(found)


def loot_here(g: Dungeon, one: Figure) -> None:
    """GLH-LOT-02: at the end of a turn what lies in the own hex must be taken."""
    loot_within(g, one, 0)
