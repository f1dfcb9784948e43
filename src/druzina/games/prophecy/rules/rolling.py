"""PRO-CMB-10 (d) to (f), PRO-DIC: declared effects, dice, repeated rolls, comparison."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom
from druzina.games.prophecy.odds import roll_odds
from druzina.games.prophecy.rules.asking import NONE, ROLL, USE, Ask, named, number
from druzina.games.prophecy.rules.conditions import side_of
from druzina.games.prophecy.rules.effects import having, offered, use
from druzina.games.prophecy.rules.equipment import DECLARED
from druzina.games.prophecy.rules.fight_values import (
    give_up_thrown,
    in_use,
    modes,
    nets,
    total,
)

WON, DRAWN, LOST = 1, 0, -1
FIGHT = "fight+"


def declarable(g: Kingdom, seat: int, window: str) -> dict[int, Effect]:
    """PRO-QST-04: what can be declared now: abilities, and things in use or not to be declared."""
    facts = LOADED[g.content]
    cards = having(g.heroes[seat], facts.held[window])
    if not cards:
        return {}
    ready: list[int] = []
    for card in cards:
        if facts.slots[card] in DECLARED and card not in in_use(side_of(g, seat)):
            continue
        ready.append(card)
    return in_all_rolls(g, seat, ready) if window == FIGHT else offered(g, seat, window, ready)


def in_all_rolls(g: Kingdom, seat: int, cards: Sequence[int]) -> dict[int, Effect]:
    """PRO-GRP-06: for the whole fight is declared what works in the mode of any of its rolls."""
    bout = g.fight
    assert bout is not None
    found: dict[int, Effect] = {}
    first = bout.mode
    for mode in modes(g):
        bout.mode = mode
        found |= offered(g, seat, FIGHT, cards)
    bout.mode = first
    return found


class Declaring(Ask):
    """PRO-QST-04: one by one until the seat says roll."""

    window = ""

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(declarable(g, self.seat, self.window))), ROLL]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == ROLL:
            return
        card = number(g, choice)
        effect = declarable(g, self.seat, self.window)[card]
        g.then(self)
        use(g, self.seat, card, effect)


class DeclareForFight(Declaring):
    """PRO-CMB-10 (d): for the whole fight."""

    clause = "PRO-CMB-08"
    window = FIGHT


class DeclareForRoll(Declaring):
    """PRO-CMB-10 (e), PRO-DIC-05: for one roll, before it."""

    clause = "PRO-DIC-05"
    window = "roll+"


def declare_for_fight(g: Kingdom, seat: int) -> None:
    if declarable(g, seat, FIGHT):
        g.then(DeclareForFight(seat))


def declare_for_roll(g: Kingdom, seat: int) -> None:
    if declarable(g, seat, "roll+"):
        g.then(DeclareForRoll(seat))


def dicing(g: Kingdom) -> None:
    """PRO-CMB-09, PRO-DIC-03, -09: all light dice, then all dark ones; the best or worst counts."""
    bout = g.fight
    assert bout is not None
    light, dark = nets(g, bout)
    bout.light = thrown(g, light) if light else 1 + g.roll(6)
    bout.dark = thrown(g, dark) if dark else 1 + g.roll(6)
    if g.told is not None:
        tell_dice(g, bout)


def tell_dice(g: Kingdom, bout: Bout) -> None:
    """PRO-CMB-09: the dice, both totals, and at which odds of this roll."""
    own, foe = (total(g, bout, side) for side in bout.sides)
    odds = roll_odds(own - foe, *nets(g, bout))
    ahead = own + bout.light - foe - bout.dark
    result = "won" if ahead > 0 else "lost" if ahead < 0 else "drawn"
    g.tell("PRO-CMB-09", "event-dice", seat=bout.sides[0].seat, light=bout.light, dark=bout.dark,
           own=own, foe=foe, result=result, win=odds.win, of=odds.total)  # fmt: skip


def thrown(g: Kingdom, net: int) -> int:
    """PRO-DIC-03: one die more than the net number; the highest, or the lowest of a negative."""
    dice = [1 + g.roll(6) for _ in range(abs(net) + 1)]
    return max(dice) if net > 0 else min(dice)


def after_roll(g: Kingdom, seat: int) -> None:
    """PRO-QST-05, -12: whoever can repeat the roll is asked."""
    if declarable(g, seat, "after"):
        g.then(RepeatRoll(seat))


class RepeatRoll(Ask):
    """PRO-DIC-07: both sides roll again with what they declared."""

    clause = "PRO-DIC-07"
    silent = NONE

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(declarable(g, self.seat, "after"))), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            return
        card = number(g, choice)
        effect = declarable(g, self.seat, "after")[card]
        g.then(DiceAgain(self.seat))
        use(g, self.seat, card, effect)

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        assert g.fight is not None
        return {"light": g.fight.light, "dark": g.fight.dark}


class DiceAgain(Step[Kingdom]):
    """PRO-DIC-07: once it is paid for."""

    seat: int

    def run(self, g: Kingdom) -> None:
        dicing(g)
        after_roll(g, self.seat)


def compare(g: Kingdom) -> None:
    """PRO-CMB-09: the higher total wins; what was for this roll is over."""
    bout = g.fight
    assert bout is not None
    lead = ahead(g, bout)
    bout.result = (lead > 0) - (lead < 0)
    bout.rolls += 1
    if bout.repeated:
        bout.repeated = []
    for side in bout.sides:
        if side.roll:
            side.roll = []
        if side.thrown != NOTHING:
            give_up_thrown(g, side)


def ahead(g: Kingdom, bout: Bout) -> int:
    """By how much the first side's total with its die is the higher one."""
    first, second = bout.sides
    return total(g, bout, first) + bout.light - total(g, bout, second) - bout.dark
