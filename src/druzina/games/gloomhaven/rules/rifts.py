"""GLH-V20 `link_hexes`: who enters one of two hexes comes out beside the other one."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Hex, neighbours
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.doors import appear, reveal
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.scenario_standing import in_force
from druzina.games.gloomhaven.scenario_verbs_standing import LinkHexes
from druzina.games.gloomhaven.telling import figure_told

GO = "go"


def linked(g: Dungeon) -> dict[Hex, Hex]:
    """Each hex that may be entered, with the one beside which one comes out."""
    found: dict[Hex, Hex] = {}
    for _, effect in in_force(g, LinkHexes):
        one, other = field.scenario(g).markers[effect.at]
        found |= {one: other, other: one}
    cells = field.arena(g).cells
    return {
        at: far
        for at, far in found.items()
        if at in cells and (far not in cells or free_beside(g, far))
    }


def free_beside(g: Dungeon, place: Hex) -> list[Hex]:
    """Where one can stand beside it."""
    here, land = field.arena(g), field.land(g)
    taken = {at for one in g.figures for at in field.hexes(one)}
    return [
        at
        for at in neighbours(place)
        if at in here.cells
        and here.adjacent(at, place)
        and at not in taken
        and not land.obstacle >> here.cells[at] & 1
    ]


def is_rift(g: Dungeon, one: Figure, place: Hex) -> bool:
    return one.kind == CHARACTER and place in linked(g)


def pass_through(g: Dungeon, one: Figure, place: Hex, rest: Sequence[Step[Dungeon]]) -> None:
    """GLH-DOR-01, -06: the first time the room beyond is revealed, as by a door."""
    far = linked(g)[place]
    g.then(ComeOut(one.seat, one.id, far), *rest)
    for _, effect in in_force(g, LinkHexes):
        new = [tile for tile in effect.tiles if tile not in g.revealed]
        if new:
            g.reveal("room")
            g.shown += [tile for tile in new if tile not in g.shown]
            appear(g, reveal(g, new, far), late=True)
            g.count(one.seat, "rooms")


class ComeOut(Ask):
    """GLH-V20: beside the other hex, where its player likes."""

    clause = "GLH-MOV-01"

    figure: int
    far: Hex

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(GO, free_beside(g, self.far))

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.entering import enter
        from druzina.games.gloomhaven.rules.moving import kind_of

        one = g.find(self.figure)
        if one is not None:
            one.at = hex_of(thing(choice))
            if kind_of(g, one, jump=False) == "walk":
                enter(g, one)
            settle_goal(g)
