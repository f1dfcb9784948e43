"""How good a position is for the party: what is left of the monsters, of cards and hit points."""

from __future__ import annotations

from druzina.games.gloomhaven.model import CHARACTER, MONSTERS, Dungeon


def judge(g: Dungeon) -> float:
    """0 lost … 1 won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[0] else 0.0
    foes = sum(one.health for one in g.figures if one.side == MONSTERS)
    own = sum(one.health for one in g.figures if one.kind == CHARACTER)
    cards = sum(len(hero.hand) + len(hero.discard) for hero in g.heroes)
    killed = sum(g.killed.values())
    mine = own + 2 * cards + 8 * killed
    return mine / (mine + foes + 40)
