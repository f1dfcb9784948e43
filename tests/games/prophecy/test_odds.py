"""The exact odds: equal to counting every roll of every die, and to the tables of the rules."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.games.prophecy.odds import (
    WORTH,
    Odds,
    Repeats,
    Roll,
    fight_odds,
    group_odds,
    roll_odds,
)
from tests.games.prophecy.test_vocabulary import table

Shares = tuple[Fraction, Fraction, Fraction]
SINGLE: tuple[Shares, ...] = tuple(
    (Fraction(n == 0), Fraction(n == 1), Fraction(n == 2)) for n in range(3)
)


def thrown(net: int) -> list[int]:
    """What the die that counts shows, once for each way the dice can fall."""
    pick = max if net > 0 else min
    return [pick(dice) for dice in product(range(1, 7), repeat=abs(net) + 1)]


@cache
def fallen(ahead: int, own: int, foe: int) -> tuple[int, int, int]:
    """How often a roll is won, drawn and lost, fall by fall."""
    counts = [0, 0, 0]
    for light in thrown(own):
        for dark in thrown(foe):
            margin = ahead + light - dark
            counts[0 if margin > 0 else 2 if margin < 0 else 1] += 1
    return counts[0], counts[1], counts[2]


def counted(rolls: list[Roll], repeats: int, own: bool, used: int = 0) -> Shares:
    """The same by brute force: every fall of every die, every repeat weighed when it is open."""
    first, rest = rolls[0], rolls[1:]

    def stands(result: int, spent: int) -> Shares:
        if result == 1 and first.draw_is_defeat:
            return SINGLE[2]
        return counted(rest, repeats, own, spent) if result == 0 and rest else SINGLE[result]

    def average(results: dict[int, Shares], spent: int) -> Shares:
        back = spent * first.dearer * (-1 if own else 1)
        falls = fallen(first.ahead + back, first.own, first.foe)
        all_falls = sum(falls)
        parts = [[n * part for part in results[result]] for result, n in enumerate(falls)]
        won, drawn, lost = (
            sum(column, Fraction(0)) / all_falls for column in zip(*parts, strict=True)
        )
        return won, drawn, lost

    def worth(shares: Shares) -> Fraction:
        return sum((share * w for share, w in zip(shares, WORTH, strict=True)), Fraction(0))

    settled = {result: stands(result, used) for result in range(3)}
    if used < repeats:
        further = {result: stands(result, used + 1) for result in range(3)}
        again = average(further, used + 1)
        for result, shares in settled.items():
            better = worth(again) > worth(shares) if own else worth(again) < worth(shares)
            settled[result] = again if better else shares
    return average(settled, used)


ROLLS = st.builds(
    Roll,
    ahead=st.integers(-7, 7),
    own=st.integers(-2, 2),
    foe=st.integers(-1, 1),
    dearer=st.integers(0, 2),
    draw_is_defeat=st.booleans(),
)


@pytest.mark.clause("PRO-CMB-09", "PRO-DIC-03", "PRO-DIC-06", "PRO-DIC-08")
@given(st.integers(-8, 8), st.integers(-3, 3), st.integers(-2, 2))
@settings(max_examples=30, deadline=None)
def test_a_roll_is_counted_as_all_dice_fall(ahead: int, own: int, foe: int) -> None:
    assert roll_odds(ahead, own, foe).shares == counted([Roll(ahead, own, foe)], 0, True)


@pytest.mark.clause("PRO-GRP-01", "PRO-GRP-02", "PRO-DIC-07", "PRO-RSL-09", "PRO-SPL-03")
@given(st.lists(ROLLS, min_size=1, max_size=3), st.integers(0, 2), st.booleans())
@settings(max_examples=60, deadline=None)
def test_a_fight_with_repeats_is_counted_as_all_dice_fall(
    rolls: list[Roll], repeats: int, own: bool
) -> None:
    assert fight_odds(rolls, Repeats(repeats, own)).shares == counted(rolls, repeats, own)


@pytest.mark.clause("PRO-CMB-09", "PRO-DIC-03")
@pytest.mark.parametrize("row", list(table("| d | win /36")), ids=lambda row: row[0])
def test_the_table_of_the_specification(row: list[str]) -> None:
    ahead, *counts = map(int, row)
    assert roll_odds(ahead) == Odds(*counts[:3])
    assert roll_odds(ahead, 1) == Odds(*counts[3:])


@pytest.mark.clause("PRO-EX-06")
@pytest.mark.parametrize(("margin", "result"), [(1, "draw"), (2, "win"), (0, "lose")])
def test_one_behind_needs_two_more_on_the_light_die(margin: int, result: str) -> None:
    falls = [(a, b) for a, b in product(range(1, 7), repeat=2) if a - b == margin]
    odds = roll_odds(-1)
    assert odds == Odds(win=10, draw=5, lose=21)
    assert 0 < len(falls) <= getattr(odds, result)


@pytest.mark.clause("PRO-EX-07", "PRO-EX-35", "PRO-DIC-04")
@pytest.mark.parametrize(
    ("dice", "net"), [((1, 2), 3), ((1, -2), -1), ((2, -2), 0), ((-1, -2, 2), -1)]
)
def test_dice_add_up_to_a_net_number(dice: tuple[int, ...], net: int) -> None:
    assert sum(dice) == net
    assert roll_odds(0, net).shares == counted([Roll(0, net)], 0, True)


@pytest.mark.clause("PRO-EX-08", "PRO-DIC-01")
def test_a_prayer_leaves_the_dark_die_alone() -> None:
    assert roll_odds(0, 1) == Odds(win=125, draw=36, lose=55)


@pytest.mark.clause("PRO-EX-09", "PRO-GRP-04", "PRO-ITM-10")
def test_harpies_with_the_axe_thrown_first() -> None:
    strength = 5
    rolls = [Roll(strength + 3 - 3), Roll(strength - 3), Roll(strength - 3)]
    odds = fight_odds(rolls)
    assert odds.shares[0] == Fraction(35, 36) * Fraction(26, 36) ** 2


@pytest.mark.clause("PRO-EX-22")
def test_willpower_after_payment_is_even() -> None:
    assert roll_odds(3 - 2 - 1) == Odds(15, 6, 15)


@pytest.mark.clause("PRO-GRP-01")
def test_a_group_is_won_with_the_cube() -> None:
    assert group_odds(roll_odds(3)).shares[0] == Fraction(30, 36) ** 3
    assert group_odds(roll_odds(3)).shares == fight_odds([Roll(3)] * 3).shares


def test_a_repeat_is_not_made_where_it_would_be_worth_less() -> None:
    assert fight_odds([Roll(5, dearer=9)], Repeats(1)).shares == roll_odds(5).shares
