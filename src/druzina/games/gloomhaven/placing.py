"""Files of positions: what they leave open is filled up, so that a scenario can go on."""

from __future__ import annotations

from collections.abc import Collection

from druzina.games.gloomhaven.model import CHARACTER, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import prepare, reveal
from druzina.games.gloomhaven.rules.round import Round


def fill(g: Dungeon, told: Collection[str]) -> None:
    """The first room and its monsters, characters on start hexes, the round to come."""
    if not told or "stack" in told:
        return
    if "revealed" not in told:
        _rooms(g, told)
    for seat in range(len(g.heroes)):
        _stand(g, seat)
    for one in g.figures:
        if one.what in g.facts.printed.monsters:
            prepare(g, g.facts.printed.monsters[one.what])
    g.next = max((one.id for one in g.figures), default=-1) + 1
    g.round = max(0, g.round - 1)
    g.stack = [Round()]


def _rooms(g: Dungeon, told: Collection[str]) -> None:
    """GLH-SET-05, GLH-DOR-01: the rooms behind the open doors, as they are laid out at first."""
    figures = list(g.figures)
    reveal(g, field.scenario(g).revealed(g.opened, g.shown))
    if "figures" in told:
        g.figures = figures


def _stand(g: Dungeon, seat: int) -> None:
    """GLH-SET-07: a battle goal, and the first free start hex, for who has none."""
    hero = g.heroes[seat]
    hero.goal = hero.goal or hero.goals[0]
    hero.goals = [hero.goal]
    if hero.exhausted or g.mine(seat) is not None:
        return
    taken = {one.at for one in g.figures}
    at = next(at for at in field.scenario(g).start if at not in taken)
    number = max((one.id for one in g.figures), default=-1) + 1
    hero.figure = number
    g.figures.append(
        Figure(number, CHARACTER, hero.class_, PARTY, at, hero.full, hero.full, seat=seat)
    )
