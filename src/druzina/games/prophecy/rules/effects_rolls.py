"""Verbs declared for a roll: when a throw, extra dice or a repeat would count at all."""

from __future__ import annotations

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts_fights import Burn, Dice, IgnorePositiveDice, RepeatRoll, Throw
from druzina.games.prophecy.rules.conditions import foe_does, side_of
from druzina.games.prophecy.rules.effects import Carry, needs
from druzina.games.prophecy.rules.fight_values import throw_of


@needs(Throw)
def thrown(g: Kingdom, frame: Carry, part: Throw) -> bool:
    """PRO-ITM-09, -13, PRO-CNT-13: the weapon in use, once, where throws count."""
    if g.fight is None:
        return False
    side = side_of(g, frame.seat)
    if side.weapon != frame.card or side.thrown != NOTHING:
        return False
    return throw_of(g, g.fight, frame.seat, frame.card) is not None


@needs(Burn)
def burnt(g: Kingdom, frame: Carry, part: Burn) -> bool:
    """PRO-CNT-19: a thing in the hands, once."""
    if g.fight is None:
        return False
    side = side_of(g, frame.seat)
    if frame.card not in side.hands or side.thrown != NOTHING:
        return False
    return throw_of(g, g.fight, frame.seat, frame.card) is not None


@needs(Dice)
def dice(g: Kingdom, frame: Carry, part: Dice) -> bool:
    """PRO-DIC-09: positive dice are not offered where they do not count."""
    return part.foe > 0 or not _timeless(g)


@needs(RepeatRoll)
def repeated(g: Kingdom, frame: Carry, part: RepeatRoll) -> bool:
    """PRO-DIC-09, PRO-QST-12: after every roll, unless rolls cannot be repeated."""
    return not _timeless(g)


def _timeless(g: Kingdom) -> bool:
    facts = LOADED[g.content]
    return g.fight is not None and foe_does(facts, g.fight.monster, IgnorePositiveDice)
