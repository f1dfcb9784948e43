"""GLH-V20 `occupies`: a monster that covers three hexes attacks from any of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.whom import Area
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import struck
from druzina.games.gloomhaven.rules.focusing import action_of, board_for, foes, initiative
from druzina.games.gloomhaven.rules.thinking import note

Aimed = tuple[list[tuple[Hex, ...]], list[Hex]]  # equally good sets of targets, and the focus


def turn_to(one: Figure, place: Hex) -> None:
    """The hex of its body it acts from."""
    body = field.hexes(one)
    one.at, one.more = place, [each for each in body if each != place]


def in_order(g: Dungeon, one: Figure, others: Sequence[Figure]) -> list[Figure]:
    """GLH-FOC-08, -09: the nearest to any of its hexes first, then the first to act."""
    marks = {each.id: (field.apart(g, one, each), initiative(g, each)) for each in others}
    return sorted(others, key=lambda each: (marks[each.id], each.id))


def face_focus(g: Dungeon, one: Figure, number: int) -> Aimed:
    """GLH-FOC-08, GLH-MAT-01: whom it attacks, of all that are in range and sight of some hex of
    it; it turns to its focus."""
    mind = board_for(g, one, number, 0, jump=False).monster
    reach, done = max(1, mind.range), action_of(g).attacked
    able = {
        each.id: each
        for each, _ in foes(g, one)
        if each.id not in done and field.visible(g, each, one) and _from(g, one, each, reach)
    }
    ranked = in_order(g, one, list(able.values()))
    if ranked:
        turn_to(one, _from(g, one, ranked[0], reach)[0])
    note(g, one, board_for(g, one, number, 0, jump=False))
    if not ranked:
        return [], []
    return [tuple(each.at for each in ranked[: mind.targets])], field.hexes(ranked[0])


def _from(g: Dungeon, one: Figure, other: Figure, reach: int) -> list[Hex]:
    """The hexes of its body from which it can attack another, the nearest first."""
    here = field.arena(g)
    target = here.mask(field.hexes(other))
    able = [at for at in field.hexes(one) if here.strike(here.cells[at], reach) & target]
    return sorted(able, key=lambda at: (min(field.far(g, at, to) for to in field.hexes(other)), at))


def breaths(g: Dungeon, one: Figure, area: Area) -> Aimed:
    """GLH-ARE-02, GLH-MMV-04, -05: the targets of a pattern laid at the body, all ways that hit its
    focus and are equally good."""
    hits = [in_order(g, one, struck(g, one, hexes)) for hexes in laid(one, area)]
    first = in_order(g, one, [each for hit in hits for each in hit[:1]])[:1]
    ways = [hit for hit in hits if hit[:1] == first and hit]
    if not ways:
        return [], []

    def worth(hit: Sequence[Figure]) -> tuple[int, list[tuple[int, tuple[int, int]]]]:
        return -len(hit), [(field.apart(g, one, each), initiative(g, each)) for each in hit[1:]]

    best = min(map(worth, ways))
    equal = {tuple(figure.at for figure in hit) for hit in ways if worth(hit) == best}
    return sorted(equal), field.hexes(first[0])


def laid(one: Figure, area: Area) -> Iterator[list[Hex]]:
    """Turned about the middle of the body, thrice, from the corner its pattern begins with."""
    corner = next(each for each in field.hexes(one) if _is_corner(one, each, area.body))
    hexes = list(area.hexes)
    for _ in range(3):
        yield [(corner[0] + q, corner[1] + r) for q, r in hexes]
        hexes = [(1 - q - r, q) for q, r in hexes]


def _is_corner(one: Figure, place: Hex, body: Sequence[Hex]) -> bool:
    return {(place[0] + q, place[1] + r) for q, r in body} == set(field.hexes(one))
