"""GLH-V16 `lose`: what loses a scenario besides the exhaustion of all."""

from __future__ import annotations

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.rules import field, goals


def failed(g: Dungeon) -> bool:
    """What can be seen from the position: figures that died, rounds that are over."""
    failure = field.scenario(g).lose
    for number, most in failure.objective_killed.items():
        if g.counters.get(f"destroyed {number}", 0) >= most:
            return not g.counters.get(f"gone {number}")
    if any(g.killed.get(type_) for type_ in failure.killed):
        return True
    return bool(failure.after_round) and g.phase == "cleanup" and g.round >= failure.after_round


def failed_by(g: Dungeon, seat: int, one: Figure) -> bool:
    """Whether a character's exhaustion, where it stands, loses the scenario."""
    failure = field.scenario(g).lose
    if failure.once_revealed and failure.once_revealed not in g.revealed:
        return False
    tests = {
        "any": True,
        "off_exit": one.at not in exits(g),
        "before_loot": unlooted(g, seat),
        "staff_bearer": bool(one.tokens),
    }
    return any(tests.get(kind, False) for kind in failure.exhausted)


def exits(g: Dungeon) -> set[Hex]:
    """GLH-END-09: the exit hexes of the goal, or of the one that follows it."""
    win = field.scenario(g).win
    places = [one.escape for one in (win, *win.then) if one.escape is not None]
    return {at for place in places for at in goals.hexes(g, place)}


def unlooted(g: Dungeon, seat: int) -> bool:
    """Before it, or where all tiles are wanted the party, has looted what the goal asks for."""
    if field.scenario(g).win.loot == "one_each":
        return not g.heroes[seat].counts.get("goal_tiles")
    return not all(part.met for part in goals.parts(g, field.scenario(g).win))
