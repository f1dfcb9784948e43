"""GLH-V20 `door_while`: doors that are open only while somebody stands on a plate."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import NOBODY, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, open_by_rule
from druzina.games.gloomhaven.rules.scenario_standing import in_force, said
from druzina.games.gloomhaven.rules.spawning import nearest_unoccupied
from druzina.games.gloomhaven.scenario_verbs_standing import DoorWhile
from druzina.games.gloomhaven.telling import figure_told


def settle_doors(g: Dungeon) -> None:
    """At once: open where one of the plates is occupied, shut where none is any more."""
    if not said(g.scenario, DoorWhile):
        return
    standing = {one.at for one in g.figures if one.side == PARTY}
    for _, effect in in_force(g, DoorWhile):
        plates = [at for name in effect.plates for at in field.scenario(g).markers[name]]
        held = bool(standing & set(plates))
        doors = doors_named(g, [effect.door])
        if held:
            open_by_rule(g, [at for at in doors if at not in g.opened])
            continue
        for at in doors:
            if at in g.opened and not any(_shutting(step, at) for step in g.stack):
                shut(g, at)


def _shutting(step: object, at: Hex) -> bool:
    return isinstance(step, Shut) and step.at == at


def shut(g: Dungeon, at: Hex) -> None:
    """Who stands in it suffers as from a trap and goes to the nearest unoccupied hex."""
    one = g.at(at)
    if one is None:
        g.then(Shut(at))
        return
    seat = one.seat if one.seat != NOBODY else g.leader()
    g.then(Hurt(one.id, g.trap), StepAside(seat, one.id), Shut(at))


def make_way(g: Dungeon, one: Figure) -> None:
    """GLH-MOV-03: who is stopped in the hex of another steps aside."""
    if any(other is not one and other.at == one.at for other in g.figures):
        g.then(StepAside(one.seat if one.seat != NOBODY else g.leader(), one.id))


class StepAside(Ask):
    """GLH-V20 `shut_rule`: where to, its owner decides."""

    clause = "GLH-DOR-03"

    figure: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.find(self.figure)
        places = nearest_unoccupied(g, one.at) if one is not None else []
        return to_hexes("go", places) or ["none"]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None and choice != "none":
            one.at = hex_of(thing(choice))

    def about(self, g: Dungeon) -> dict[str, str]:
        one = g.find(self.figure)
        return {"figure": figure_told(one) if one is not None else ""}


class Shut(Step[Dungeon]):
    """The door is closed again; what was revealed stays revealed."""

    at: Hex

    def run(self, g: Dungeon) -> None:
        if self.at not in g.opened or g.at(self.at) is not None:
            return
        g.opened.remove(self.at)
        lost = set(g.revealed) - field.scenario(g).revealed(g.opened)
        g.shown += sorted(tile for tile in lost if tile not in g.shown)
        if g.told is not None:
            g.tell("GLH-DOR-03", "event-door-shuts")
