"""GLH-V20 `occupies`: a monster that covers three hexes attacks from any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.whom import Area
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import struck


def turn_to(one: Figure, place: Hex) -> None:
    """The hex of its body it acts from."""
    body = field.hexes(one)
    one.at, one.more = place, [each for each in body if each != place]


def face_focus(g: Dungeon, one: Figure, sets: Callable[[], Sequence[Sequence[Hex]]]) -> None:
    """From the hex nearest to somebody it can attack; the first of equals."""
    best: tuple[int, Hex] | None = None
    for place in sorted(field.hexes(one)):
        turn_to(one, place)
        near = [field.far(g, place, at) for each in sets() for at in each]
        if near and (best is None or min(near) < best[0]):
            best = min(near), place
    if best is not None:
        turn_to(one, best[1])


def breaths(g: Dungeon, one: Figure, area: Area) -> list[list[Hex]]:
    """GLH-ARE-02: the targets of a pattern laid at the body, all ways that hit the focus best."""
    hits = [
        sorted((each for each in struck(g, one, hexes)), key=lambda each: field.apart(g, each, one))
        for hexes in laid(one, area)
    ]
    hits = [each for each in hits if each]
    if not hits:
        return []
    nearest = min(field.apart(g, each[0], one) for each in hits)
    focused = [each for each in hits if field.apart(g, each[0], one) == nearest]
    most = max(len(each) for each in focused)
    return [[figure.at for figure in each] for each in focused if len(each) == most]


def laid(one: Figure, area: Area) -> Iterator[list[Hex]]:
    """Turned about the middle of the body, thrice, from the corner its pattern begins with."""
    corner = next(each for each in field.hexes(one) if _is_corner(one, each, area.body))
    hexes = list(area.hexes)
    for _ in range(3):
        yield [(corner[0] + q, corner[1] + r) for q, r in hexes]
        hexes = [(1 - q - r, q) for q, r in hexes]


def _is_corner(one: Figure, place: Hex, body: Sequence[Hex]) -> bool:
    return {(place[0] + q, place[1] + r) for q, r in body} == set(field.hexes(one))
