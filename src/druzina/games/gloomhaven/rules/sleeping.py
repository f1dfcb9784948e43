"""GLH-V20 `sleep`, `idle`, `wake`: figures that have no turn until something wakes them."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.model import CHARACTER, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import appear
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.scenario_standing import sleeps_lightly
from druzina.games.gloomhaven.rules.scenario_tests import named
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import Wake
from druzina.games.gloomhaven.telling import figure_told


def stir(g: Dungeon, one: Figure) -> None:
    """Whoever sleeps lightly is attacked, hurt or hindered."""
    if sleeps_lightly(g, one):
        rouse(g, [one], late=False)


def disturb(g: Dungeon, one: Figure) -> None:
    """A figure of the party has ended a movement: who sleeps lightly beside it wakes."""
    if one.kind in (CHARACTER, SUMMON):
        for other in [each for each in g.figures if each.asleep]:
            if field.near(g, one, other):
                stir(g, other)


def rouse(g: Dungeon, figures: Sequence[Figure], late: bool) -> None:
    """GLH-SUM-11, GLH-DOR-06: as if spawned now, or as if revealed."""
    for one in figures:
        one.asleep = False
        if g.told is not None:
            g.tell("GLH-SUM-11", "event-wakes", figure=figure_told(one))
    appear(g, figures, late)


@carries(Wake)
def wake(g: Dungeon, now: Effected, rule: SpecialRule, effect: Wake) -> None:
    for type_ in effect.monsters:
        g.counters[f"woken {type_}"] = 1
    found = named(g, effect.monsters)
    for one in found:
        one.dormant = False
    rouse(g, found, late=True)
