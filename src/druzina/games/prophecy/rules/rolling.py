"""PRO-CMB-10 (d) to (f), PRO-DIC: declared effects, dice, repeated rolls, comparison."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts import Burn, Dice, IgnorePositiveDice, Throw
from druzina.games.prophecy.rules.asking import NONE, ROLL, USE, Ask, named, number
from druzina.games.prophecy.rules.cards import working
from druzina.games.prophecy.rules.conditions import foe_does, side_of
from druzina.games.prophecy.rules.effects import offered, use
from druzina.games.prophecy.rules.fight_values import (
    give_up_thrown,
    in_use,
    modes,
    net_dice,
    throw_of,
    total,
)

WON, DRAWN, LOST = 1, 0, -1
FIGHT = "fight+"
DECLARED_SLOTS = ("weapon", "shield", "hand", "head")


def fighters(g: Kingdom) -> list[int]:
    """The seats in the fight, attacker first."""
    assert g.fight is not None
    return [side.seat for side in g.fight.sides if side.seat != NOTHING]


def counts(g: Kingdom, effect: Effect) -> bool:
    """PRO-DIC-09: nothing that only adds positive dice where these do not count."""
    assert g.fight is not None
    if not foe_does(LOADED[g.content], g.fight.monster, IgnorePositiveDice):
        return True
    if effect.window == "after":
        return False
    return not all(isinstance(part, Dice) and not part.foe for part in effect.parts)


def declarable(g: Kingdom, seat: int, window: str) -> dict[int, Effect]:
    """PRO-QST-04: what can be declared now: abilities, and things in use or not to be declared."""
    facts, side = LOADED[g.content], side_of(g, seat)
    used = in_use(g, side)
    cards = [
        card
        for card in working(g, seat)
        if card in used or getattr(facts.cards[card], "slot", "") not in DECLARED_SLOTS
    ]
    found = in_all_rolls(g, seat, cards) if window == FIGHT else offered(g, seat, window, cards)
    return {
        card: effect
        for card, effect in found.items()
        if counts(g, effect) and throwable(g, seat, card, effect)
    }


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


def throwable(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    """PRO-ITM-09, -13: one thing in use is thrown or burnt in a roll."""
    if not isinstance(effect.parts[0], Throw | Burn):
        return True
    assert g.fight is not None
    if side_of(g, seat).thrown != NOTHING:
        return False
    return throw_of(g, g.fight, seat, card) is not None


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


class FightEffects(Step[Kingdom]):
    seat: int

    def run(self, g: Kingdom) -> None:
        if g.fight is not None and g.heroes[self.seat].here:
            g.then(DeclareForFight(self.seat))


class NextRoll(Step[Kingdom]):
    """PRO-CMB-10 (e), (f): roll effects of both, dice, what may be done after them."""

    def run(self, g: Kingdom) -> None:
        if g.fight is None or not all(g.heroes[seat].here for seat in fighters(g)):
            return
        g.then(
            *(DeclareForRoll(seat) for seat in fighters(g)),
            Dicing(),
            *(AfterRoll(seat) for seat in fighters(g)),
            Compare(),
        )


class Dicing(Step[Kingdom]):
    """PRO-CMB-09, PRO-DIC-03, -09: all light dice, then all dark ones; the best or worst counts."""

    def run(self, g: Kingdom) -> None:
        bout = g.fight
        assert bout is not None
        bout.light = thrown(g, net_dice(g, bout, 0))
        bout.dark = thrown(g, net_dice(g, bout, 1))
        if g.told is not None:
            own, foe = (total(g, bout, side) for side in bout.sides)
            g.tell("PRO-CMB-09", "event-dice", seat=bout.sides[0].seat, light=bout.light,
                   dark=bout.dark, own=own, foe=foe)  # fmt: skip


def thrown(g: Kingdom, net: int) -> int:
    """PRO-DIC-03: one die more than the net number; the highest, or the lowest of a negative."""
    dice = [1 + g.roll(6) for _ in range(abs(net) + 1)]
    return max(dice) if net >= 0 else min(dice)


class AfterRoll(Step[Kingdom]):
    """PRO-QST-05, -12: whoever can repeat the roll is asked."""

    seat: int

    def run(self, g: Kingdom) -> None:
        if declarable(g, self.seat, "after"):
            g.then(RepeatRoll(self.seat))


class RepeatRoll(Ask):
    """PRO-DIC-07: both sides roll again with what they declared."""

    clause = "PRO-DIC-07"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(declarable(g, self.seat, "after"))), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            return
        card = number(g, choice)
        effect = declarable(g, self.seat, "after")[card]
        g.then(Dicing(), AfterRoll(self.seat))
        use(g, self.seat, card, effect)

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        assert g.fight is not None
        return {"light": g.fight.light, "dark": g.fight.dark}


class Compare(Step[Kingdom]):
    """PRO-CMB-09: the higher total wins; what was for this roll is over."""

    def run(self, g: Kingdom) -> None:
        bout = g.fight
        assert bout is not None
        first, second = bout.sides
        ahead = total(g, bout, first) + bout.light - total(g, bout, second) - bout.dark
        bout.result = (ahead > 0) - (ahead < 0)
        bout.rolls += 1
        bout.repeated = []
        for side in bout.sides:
            side.roll = []
            give_up_thrown(g, side)
