"""What partners are told of plans: what a choice is for, what a character is out for."""

from __future__ import annotations

from druzina.core import Shown
from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.appraising import foes
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import hex_of, thing
from druzina.games.gloomhaven.rules.attacking import Aim
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.turn import BOTTOM, TOP, TurnMenu
from druzina.games.gloomhaven.telling import figure_told


def aim(g: Dungeon, question: AnyQuestion, choice: str) -> Shown | None:
    """A half, a target, a door; the rest is detail."""
    word, about = choice.partition(" ")[0], thing(choice)
    if isinstance(question, TurnMenu) and word in (TOP, BOTTOM):
        return Shown("aim-plays", "GLH-TRN-01", {"card": about, "half": word})
    if isinstance(question, Aim) and about.isdecimal():
        return Shown("aim-hits", "GLH-ATK-10", {"figure": figure_told(g.figure(int(about)))})
    if isinstance(question, GoTo) and about and ">" not in about:
        opens = hex_of(about) in closed_doors(g)
        return Shown("aim-door", "GLH-DOR-01") if opens else None
    return None


def intention(g: Dungeon, seat: int) -> Shown | None:
    """The nearest foe it can see, else the next door; whoever rests says so."""
    one, hero = g.mine(seat), g.heroes[seat]
    if one is None:
        return None
    if hero.resting:
        return Shown("intends-rest", "GLH-RST-04")
    seen = [foe for foe in foes(g) if field.visible(g, foe, one)]
    if seen:
        near = min(seen, key=lambda foe: (distance(one.at, foe.at), foe.health, foe.id))
        return Shown("intends-foe", "GLH-ATK-01", {"figure": figure_told(near)})
    return Shown("intends-door", "GLH-DOR-01") if closed_doors(g) else None
