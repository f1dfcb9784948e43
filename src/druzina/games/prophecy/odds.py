"""The exact odds of a fight, from PRO-CMB-09, PRO-DIC-03 and PRO-GRP: counts, never estimates.

A fight is a sequence of rolls; each says how far ahead one is before the dice and the net dice of
both. Counts stay whole numbers until somebody wants a fraction: `14/36` is told as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import lcm

from msgspec import Struct

FACES = 6
WON, DRAWN, LOST = range(3)
WORTH = (2, 1, 0)


class Odds(Struct, frozen=True):
    """How many of all equally likely results are won, drawn and lost."""

    win: int
    draw: int
    lose: int

    @property
    def total(self) -> int:
        return self.win + self.draw + self.lose

    @property
    def shares(self) -> tuple[Fraction, Fraction, Fraction]:
        total = self.total
        return Fraction(self.win, total), Fraction(self.draw, total), Fraction(self.lose, total)

    def gains(self, worth: Sequence[int] = WORTH) -> int:
        """What all results together are worth."""
        return self.win * worth[WON] + self.draw * worth[DRAWN] + self.lose * worth[LOST]


CERTAIN = (Odds(1, 0, 0), Odds(0, 1, 0), Odds(0, 0, 1))


class Roll(Struct, frozen=True):
    """One roll of a fight: own total less the opponent's, and the net dice of both.

    `dearer` is how far a repeat paid for, here or in an earlier roll, sets its payer back in this
    one: the mags of a spell lower willpower in a willpower roll (PRO-SPL-03).
    """

    ahead: int
    own: int = 0
    foe: int = 0
    dearer: int = 0
    draw_is_defeat: bool = False


class Repeats(Struct, frozen=True):
    """PRO-DIC-07: how many rolls can be repeated, once each; `own` or by the opponent."""

    n: int
    own: bool = True


NO_REPEATS = Repeats(0)


@cache
def faces(net: int) -> tuple[int, ...]:
    """PRO-DIC-03: in how many ways the die that counts shows 1 to 6, with net extra dice."""
    dice = abs(net) + 1
    best = [face**dice - (face - 1) ** dice for face in range(1, FACES + 1)]
    return tuple(best if net > 0 else best[::-1])


@cache
def roll_odds(ahead: int, own: int = 0, foe: int = 0) -> Odds:
    """PRO-CMB-09: one roll; the higher total wins, equal is a draw."""
    counts = [0, 0, 0]
    for light, mine in enumerate(faces(own)):
        for dark, other in enumerate(faces(foe)):
            margin = ahead + light - dark
            counts[WON if margin > 0 else LOST if margin < 0 else DRAWN] += mine * other
    return Odds(*counts)


def fight_odds(
    rolls: Sequence[Roll], repeats: Repeats = NO_REPEATS, worth: Sequence[int] = WORTH
) -> Odds:
    """PRO-GRP-01, -02: all rolls must be won; the first that is not ends the fight so.

    A repeat is made wherever it is worth more to whoever may make it, and nowhere else.
    """
    if len(rolls) == 1 and not repeats.n and not rolls[0].draw_is_defeat:
        only = rolls[0]
        return roll_odds(only.ahead, only.own, only.foe)
    return _from_roll(tuple(rolls), 0, 0, repeats, tuple(worth))


def group_odds(single: Odds, lives: int = 3) -> Odds:
    """A group met with the same means in each roll."""
    fight = CERTAIN[WON]
    for _ in range(lives):
        fight = mixed(single, (fight, CERTAIN[DRAWN], CERTAIN[LOST]))
    return fight


def _from_roll(
    rolls: tuple[Roll, ...], place: int, used: int, repeats: Repeats, worth: tuple[int, ...]
) -> Odds:
    """From one roll on, with so many repeats used already."""
    roll = rolls[place]
    first = roll_odds(_ahead(roll, used, repeats), roll.own, roll.foe)
    results = _results(rolls, place, used, repeats, worth)
    if used == repeats.n:
        return mixed(first, results)
    paid = roll_odds(_ahead(roll, used + 1, repeats), roll.own, roll.foe)
    again = mixed(paid, _results(rolls, place, used + 1, repeats, worth))
    chosen = [
        again if _repeated(result, again, repeats.own, worth) else result for result in results
    ]
    return mixed(first, chosen)


def _ahead(roll: Roll, used: int, repeats: Repeats) -> int:
    """PRO-SPL-03: who has paid for repeats has fallen behind by that."""
    return roll.ahead - used * roll.dearer if repeats.own else roll.ahead + used * roll.dearer


def _results(
    rolls: tuple[Roll, ...], place: int, used: int, repeats: Repeats, worth: tuple[int, ...]
) -> tuple[Odds, ...]:
    """What follows a roll that is won, drawn or lost and stands."""
    last = place + 1 == len(rolls)
    won = CERTAIN[WON] if last else _from_roll(rolls, place + 1, used, repeats, worth)
    drawn = CERTAIN[LOST if rolls[place].draw_is_defeat else DRAWN]
    return won, drawn, CERTAIN[LOST]


def _repeated(stands: Odds, again: Odds, own: bool, worth: tuple[int, ...]) -> bool:
    """Whether rolling again is worth more, to whoever may do it."""
    kept = stands.gains(worth) * again.total
    rolled = again.gains(worth) * stands.total
    return rolled > kept if own else rolled < kept


def mixed(first: Odds, results: Sequence[Odds]) -> Odds:
    """The odds of a result, then what each result leads to."""
    won, drawn, lost = results
    whole = lcm(won.total, drawn.total, lost.total)
    by = (
        first.win * (whole // won.total),
        first.draw * (whole // drawn.total),
        first.lose * (whole // lost.total),
    )
    return Odds(
        by[0] * won.win + by[1] * drawn.win + by[2] * lost.win,
        by[0] * won.draw + by[1] * drawn.draw + by[2] * lost.draw,
        by[0] * won.lose + by[1] * drawn.lose + by[2] * lost.lose,
    )
