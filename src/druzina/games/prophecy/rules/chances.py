"""The exact odds of the fight under way, from all that is in use and declared in it."""

from __future__ import annotations

from copy import copy

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import WILLPOWER
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom, Side
from druzina.games.prophecy.odds import NO_REPEATS, Odds, Repeats, Roll, fight_odds
from druzina.games.prophecy.parts_fights import (
    DrawIsDefeat,
    IgnorePositiveDice,
    RepeatRoll,
    RollSequence,
    ThreeLives,
)
from druzina.games.prophecy.rules.cards import working
from druzina.games.prophecy.rules.conditions import foe_does
from druzina.games.prophecy.rules.fight_values import nets, total

GROUP = 3


def modes_left(g: Kingdom, bout: Bout) -> list[str]:
    """PRO-GRP-01, -05: the modes of the rolls that must still be won."""
    facts = LOADED[g.content]
    for effect in facts.foes["foe"].get(bout.monster, ()):
        for part in effect.parts:
            if isinstance(part, RollSequence):
                return list(part.modes[bout.rolls :])
    if foe_does(facts, bout.monster, ThreeLives):
        return [bout.mode] * (GROUP - bout.rolls)
    return [bout.mode]


def chances(g: Kingdom, repeats: bool = True) -> Odds:
    """The odds of the first side; rolls to come use what lasts, and no further roll effects."""
    bout = g.fight
    assert bout is not None, "no fight under way"
    price = repeat_price(g, bout, bout.sides[0]) if repeats else 0
    rolls = rolls_left(g, bout, price)
    mags = g.heroes[bout.sides[0].seat].mags
    times = min(len(rolls), mags // price) if price else 0
    return fight_odds(rolls, Repeats(times) if times else NO_REPEATS)


def rolls_left(g: Kingdom, bout: Bout, price: int = 0) -> list[Roll]:
    """Each roll still to come, the thrown thing being out of use after the first."""
    modes = modes_left(g, bout)
    kept = bout.mode, bout.rolls, bout.sides
    if len(modes) > 1:
        bout.sides = [_copied(side) for side in bout.sides]
    strict = foe_does(LOADED[g.content], bout.monster, DrawIsDefeat)
    rolls = []
    for mode in modes:
        bout.mode = mode
        first, second = bout.sides
        own, foe = nets(g, bout)
        rolls.append(
            Roll(
                ahead=total(g, bout, first) - total(g, bout, second),
                own=own,
                foe=foe,
                dearer=price if mode == WILLPOWER else 0,
                draw_is_defeat=strict,
            )
        )
        if len(modes) > 1:
            bout.rolls += 1
            for side in bout.sides:
                _after_roll(side)
    bout.mode, bout.rolls, bout.sides = kept
    return rolls


def repeat_price(g: Kingdom, bout: Bout, side: Side) -> int:
    """What a repeat costs this side in mags; 0 if it has none, or none that counts here."""
    facts = LOADED[g.content]
    if foe_does(facts, bout.monster, IgnorePositiveDice):
        return 0
    table = facts.windows["after"]
    for card in working(g, side.seat):
        for effect in table.get(card, ()):
            if isinstance(effect.parts[0], RepeatRoll):
                return effect.cost.mags
    return 0


def _copied(side: Side) -> Side:
    fresh = copy(side)
    fresh.hands, fresh.roll = list(side.hands), list(side.roll)
    return fresh


def _after_roll(side: Side) -> None:
    """PRO-ITM-10, PRO-GRP-04: what was thrown is out of use, roll effects are over."""
    if side.thrown != NOTHING:
        if side.thrown == side.weapon:
            side.weapon = NOTHING
        elif side.thrown in side.hands:
            side.hands.remove(side.thrown)
        side.thrown = NOTHING
    side.roll = []
