"""PRO-SPH: an astral sphere is attacked: lesser guardian, greater guardian, artifact."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import GREATER, LESSER, NOTHING, Kingdom, Sphere
from druzina.games.prophecy.rules.cards import gain
from druzina.games.prophecy.rules.effects_chance import turn_up_in_sphere
from druzina.games.prophecy.rules.ending import Settle
from druzina.games.prophecy.rules.laying import forget_looks
from druzina.games.prophecy.rules.monsters import BeforeFight
from druzina.games.prophecy.rules.turn import end_turn_at_once, goes_on


def attackable_sphere(g: Kingdom) -> list[int]:
    """PRO-SPH-01, -10, -14, PRO-VBA-01: the sphere this field touches, unless it is closed."""
    number = LOADED[g.content].fields[g.heroes[g.active].field].sphere
    if number == NOTHING or not g.spheres:
        return []
    sphere = g.spheres[number]
    return [number] if sphere.artifact != NOTHING or sphere.dropped else []


def guardian(sphere: Sphere) -> int:
    """PRO-SPH-03, -09: the lesser one while it is there, then the greater one."""
    return sphere.lesser if sphere.lesser != NOTHING else sphere.greater


class Assault(Step[Kingdom]):
    """PRO-SPH-03 to -08: it lies below each fight; after the last the artifact is taken."""

    sphere: int

    def run(self, g: Kingdom) -> None:
        if not goes_on(g):
            return
        sphere = g.spheres[self.sphere]
        foe = guardian(sphere)
        if foe == NOTHING:
            conquer(g, self.sphere)
            return
        if not sphere.shown & (LESSER if foe == sphere.lesser else GREATER):
            turn_up_in_sphere(g, self.sphere)
        g.then(BeforeFight(g.active, foe=foe, sphere=self.sphere), self)


def conquer(g: Kingdom, number: int) -> None:
    """PRO-SPH-08, -10, -12, -16: the artifact and those dropped there; the turn is over."""
    sphere = g.spheres[number]
    g.reveal("sphere")
    taken = [*([sphere.artifact] if sphere.artifact != NOTHING else []), *sphere.dropped]
    for artifact in taken:
        gain(g, g.active, artifact)
        forget_looks(g, artifact)
        if g.told is not None:
            g.tell("PRO-SPH-08", "event-takes-artifact", seat=g.active, card=artifact)
    sphere.artifact, sphere.dropped = NOTHING, []
    end_turn_at_once(g)
    g.then(Settle(g.active))
