"""PRO-CMB-10: a fight with a monster from its first effect to its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MODES, STRENGTH, WILLPOWER
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom
from druzina.games.prophecy.parts_character import MoveAny
from druzina.games.prophecy.parts_fights import DrawIsDefeat, ThreeLives
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import NONE, USE, Ask, named
from druzina.games.prophecy.rules.cards import discard
from druzina.games.prophecy.rules.conditions import foe_does
from druzina.games.prophecy.rules.effects import Carry, carrying, offered, usable, use
from druzina.games.prophecy.rules.effects_losses import LOST_FIGHT, Losing
from druzina.games.prophecy.rules.equipment import arm
from druzina.games.prophecy.rules.fight_values import monster_values, roll_sequence
from druzina.games.prophecy.rules.frame import Frame, Part
from druzina.games.prophecy.rules.limits import mark
from druzina.games.prophecy.rules.prices import willpower_price
from druzina.games.prophecy.rules.rolling import (
    DRAWN,
    LOST,
    WON,
    after_roll,
    compare,
    declare_for_fight,
    declare_for_roll,
    dicing,
)
from druzina.games.prophecy.rules.turn import end_turn_at_once

THREE = 3


def bout_of(g: Kingdom) -> Bout:
    """The fight under way."""
    assert g.fight is not None, "no fight under way"
    return g.fight


def beginning(g: Kingdom) -> int | None:
    """PRO-CMB-10 (b), PRO-TIM-05: the monster's mandatory effects before the fight."""
    bout = g.fight
    assert bout is not None, "it is under way"
    seat, monster = bout.sides[0].seat, bout.monster
    if g.told is not None:
        g.tell("PRO-MON-03", "event-fights", seat=seat, card=monster)
    effects = LOADED[g.content].foes["begin"].get(monster, ())
    if not effects:  # nearly always: then its values are as they were just now
        return FIXING_MODE
    begun(g, seat, monster, effects)
    return None


def begun(g: Kingdom, seat: int, monster: int, effects: tuple[Effect, ...]) -> None:
    """PRO-RSL-06: those that are not the player's choice."""
    g.then(*(Carry(seat, monster, e.number) for e in effects if not e.may))


def fix_values(g: Kingdom) -> None:
    """PRO-CMB-11: values that depend on the character are fixed before any payment."""
    bout = bout_of(g)
    bout.strength, bout.willpower = monster_values(g, bout.sides[0].seat, bout.monster)


def optional_rules(g: Kingdom) -> None:
    """PRO-RSL-06: a `?` before the fight is the player's choice."""
    bout = bout_of(g)
    seat = bout.sides[0].seat
    if optional(g, seat, bout.monster):
        g.then(UseRule(seat))


def optional(g: Kingdom, seat: int, monster: int) -> Effect | None:
    for effect in LOADED[g.content].foes["begin"].get(monster, ()):
        if effect.may and usable(g, seat, monster, effect):
            return effect
    return None


class UseRule(Ask):
    """PRO-RSL-06: use it, or not."""

    clause = "PRO-RSL-06"
    silent = NONE

    def choices(self, g: Kingdom) -> Sequence[str]:
        assert g.fight is not None
        return [*named(USE, g, [g.fight.monster]), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        assert g.fight is not None
        monster = g.fight.monster
        effect = optional(g, self.seat, monster)
        if choice != NONE and effect is not None:
            use(g, self.seat, monster, effect)

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"card": g.fight.monster if g.fight else NOTHING}


# The mode


def fix_mode(g: Kingdom) -> None:
    """PRO-CMB-01 to -06: strength, willpower, or the player's choice."""
    bout = g.fight
    assert bout is not None, "it is under way"
    sequence = roll_sequence(g.content, bout.monster)
    if sequence:
        bout.mode = sequence[0]
    elif not bout.willpower:
        bout.mode = STRENGTH
    elif not bout.strength:
        bout.mode = WILLPOWER
    else:
        g.then(ChooseMode(bout.sides[0].seat))


@cache
def rolls_wanted(content: str, monster: int) -> int:
    """PRO-GRP-01, -05: how many rolls must be won."""
    if foe_does(LOADED[content], monster, ThreeLives):
        return THREE
    return max(1, len(roll_sequence(content, monster)))


class ChooseMode(Ask):
    """PRO-CMB-04, -13: strength, or willpower for its price."""

    clause = "PRO-CMB-04"

    def choices(self, g: Kingdom) -> Sequence[str]:
        affordable = g.heroes[self.seat].mags >= willpower_price(g, self.seat)
        return MODES if affordable else (STRENGTH,)

    def answer(self, g: Kingdom, choice: str) -> None:
        assert g.fight is not None
        g.fight.mode = choice
        if choice == WILLPOWER:
            start_willpower(g, self.seat, willpower_price(g, self.seat))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        assert g.fight is not None
        return {"card": g.fight.monster, "n": willpower_price(g, self.seat)}


def start_willpower(g: Kingdom, seat: int, price: int) -> None:
    """PRO-CMB-02: who starts it pays, which already lowers his willpower."""
    assert g.fight is not None
    g.fight.mode = WILLPOWER
    side = next(side for side in g.fight.sides if side.seat == seat)
    side.started = True
    g.heroes[seat].mags -= price
    if price and g.told is not None:
        g.tell("PRO-CMB-02", "event-pays-mags", seat=seat, mags=price)


def take_arms(g: Kingdom) -> int | None:
    """PRO-QST-03, -04: who owns nothing has nothing to take in hand and nothing to declare."""
    assert g.fight is not None, "it is under way"
    seat = g.fight.sides[0].seat
    hero = g.heroes[seat]
    if not (hero.items or hero.abilities or hero.kept):
        return DICING
    arm(g, seat)
    return None


# The result


def result(g: Kingdom) -> int | None:
    """PRO-MON-05, PRO-GRP-01, -02: another roll, victory, defeat or draw."""
    bout = g.fight
    assert bout is not None, "it is under way"
    outcome = bout.result
    if outcome == WON and bout.rolls < rolls_wanted(g.content, bout.monster):
        sequence = roll_sequence(g.content, bout.monster)
        if sequence:
            bout.mode = sequence[bout.rolls]
        return DECLARING
    if outcome == DRAWN and foe_does(LOADED[g.content], bout.monster, DrawIsDefeat):
        outcome = LOST
    RESULTS[outcome](g, bout.sides[0].seat, bout.monster)
    return None


def victory(g: Kingdom, seat: int, monster: int) -> None:
    """PRO-RSL-01, -07: XP, treasure, the card; then what comes after beating; a move last."""
    facts = LOADED[g.content]
    if g.told is not None:
        g.tell("PRO-RSL-01", "event-beats", seat=seat, card=monster)
    stones.take_xp(g, seat, facts.monster(monster).xp)
    treasure = facts.foes["victory"].get(monster, ())
    if not treasure:
        remove_beaten(g, seat, monster)
        after_beating(g, seat)
        return
    moves = [effect for effect in treasure if isinstance(effect.parts[0], MoveAny)]
    g.then(
        *(Carry(seat, monster, effect.number) for effect in treasure if effect not in moves),
        Beaten(seat, monster),
        *(Carry(seat, monster, effect.number) for effect in moves),
    )


class Beaten(Step[Kingdom]):
    """PRO-RSL-07: after the treasure the card leaves, then come one's own effects."""

    seat: int
    monster: int

    def run(self, g: Kingdom) -> None:
        remove_beaten(g, self.seat, self.monster)
        after_beating(g, self.seat)


def remove_beaten(g: Kingdom, seat: int, monster: int) -> None:
    """PRO-MON-06, PRO-SPH-11: to the discards; a guardian leaves the game."""
    bout = g.fight
    lying = g.open[g.heroes[seat].field]
    if monster in lying:
        lying.remove(monster)
        discard(g, monster)
    elif bout is not None and bout.in_sphere != NOTHING:
        sphere = g.spheres[bout.in_sphere]
        if sphere.lesser == monster:
            sphere.lesser = NOTHING
        else:
            sphere.greater = NOTHING
        g.gone.append(monster)


def after_beating(g: Kingdom, seat: int) -> None:
    """PRO-RSL-07: the character's own effects after a victory."""
    effects = offered(g, seat, "victory")
    for effect in effects.values():
        mark(g, seat, effect)
    if effects:
        g.then(*carrying(seat, effects))


def defeat(g: Kingdom, seat: int, monster: int) -> None:
    """PRO-RSL-02, PRO-MON-07: one life or what the card says; the turn is over."""
    if g.told is not None:
        g.tell("PRO-RSL-02", "event-beaten", seat=seat, card=monster)
    end_turn_at_once(g)
    losses = LOADED[g.content].foes["defeat"].get(monster, ())
    if losses:
        g.then(*(Carry(seat, monster, effect.number) for effect in losses))
    else:
        g.then(Losing(seat, 1, LOST_FIGHT))


def draw(g: Kingdom, seat: int, monster: int) -> None:
    """PRO-RSL-05, PRO-MON-07: nothing happens, the turn is over."""
    if g.told is not None:
        g.tell("PRO-RSL-05", "event-draws-fight", seat=seat, card=monster)
    end_turn_at_once(g)


RESULTS = {WON: victory, DRAWN: draw, LOST: defeat}


def over(g: Kingdom) -> None:
    g.fight = None


def first(part: Callable[[Kingdom, int], None]) -> Part:
    """What the attacker, or the one against a monster, does in this part."""
    return lambda g: part(g, g.fight.sides[0].seat)  # type: ignore[union-attr]  # it is under way


def second(part: Callable[[Kingdom, int], None]) -> Part:
    """What the defender does in this part."""
    return lambda g: part(g, g.fight.sides[1].seat)  # type: ignore[union-attr]  # it is under way


class Fight(Frame):
    """PRO-CMB-10, PRO-QST-11: a fight with a monster, everything in its order."""

    parts = (
        beginning,
        fix_values,
        optional_rules,
        fix_mode,
        take_arms,
        first(declare_for_fight),
        first(declare_for_roll),
        dicing,
        first(after_roll),
        compare,
        result,
        over,
    )


FIXING_MODE, DICING = Fight.parts.index(fix_mode), Fight.parts.index(dicing)
DECLARING = DICING - 1
