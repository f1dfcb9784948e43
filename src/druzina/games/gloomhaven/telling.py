"""Figures and hexes as arguments of messages: all that their words need, without the position."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.hexes import STEPS, distance, minus
from druzina.games.gloomhaven.model import RANK_NAMES, Dungeon, Figure

Place = tuple[str, str, str]  # the way, the figure it is counted from, what lies there
PLACED = ("trap", "hazardous", "difficult", "obstacle")
START = "start"


def figure_told(one: Figure) -> str:
    """What it is, its rank, the number on its standee, and which figure on the map it is:
    `bandit-guard:elite:3:12`."""
    return f"{one.what}:{RANK_NAMES[one.rank]}:{one.number}:{one.id}"


def figures_told(some: Iterable[Figure]) -> tuple[str, ...]:
    return tuple(figure_told(one) for one in some)


def place_told(g: Dungeon, at: Hex, seat: int) -> Place:
    """A hex by the way to it, from the seat's own figure or the nearest, and by what lies there."""
    own = g.mine(seat)
    if not g.figures:
        return (_start(g, at), "", "")
    near = min(g.figures, key=lambda one: (distance(at, one.at), one is not own, one.id))
    if own is not None and distance(at, own.at) <= 1 + distance(at, near.at):
        near = own
    return (way(minus(at, near.at)), "" if near is own else figure_told(near), _lying(g, at))


def start_told(g: Dungeon, at: Hex) -> Place:
    """Before its figure stands on the map, start hexes are counted."""
    return (_start(g, at), "", "")


def _start(g: Dungeon, at: Hex) -> str:
    from druzina.games.gloomhaven.rules import field

    return f"{START}:{sorted(field.scenario(g).start).index(at) + 1}"


def way(by: Hex) -> str:
    """So many steps in a direction, and so many more in the next one: `2:0:1:1`; none for the hex
    itself."""
    for number, step in enumerate(STEPS):
        following = (number + 1) % len(STEPS)
        n, m = _along(by, step, STEPS[following])
        if n > 0 and m >= 0:
            return f"{n}:{number}:{m}:{following}"
    return ""


def _along(by: Hex, a: Hex, b: Hex) -> tuple[int, int]:
    """How many steps of each of two neighbouring directions lead there; negative: others do."""
    turn = a[0] * b[1] - a[1] * b[0]
    return (by[0] * b[1] - by[1] * b[0]) * turn, (a[0] * by[1] - a[1] * by[0]) * turn


def _lying(g: Dungeon, at: Hex) -> str:
    """What lies in a hex, as all see it: what matters most of it."""
    from druzina.games.gloomhaven.rules.doors import closed_doors

    if at in closed_doors(g):
        return "door"
    for piece in g.pieces:
        if at in piece.hexes and piece.kind in PLACED:
            return piece.kind
    found = ["treasure" if one.treasure else "coin" for one in g.loose if one.at == at]
    return max(found, default="")
