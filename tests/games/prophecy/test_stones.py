"""PRO-CHR: stones, gold, experience."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.effects import offered, use
from tests.games.prophecy.table import carry_on, give, hero, kingdom


@pytest.mark.clause("PRO-EX-01", "PRO-CHR-01", "PRO-CHR-05", "PRO-CHR-08")
def test_a_large_healing_potion_heals_no_more_than_is_missing() -> None:
    g = kingdom(hero("spellblade", blue=6, mags=5, lives=2, gold=7, xp=4))
    (potion,) = give(g, 0, "I17-1")
    use(g, 0, potion, offered(g, 0, "outside")[potion])
    carry_on(g)
    assert (g.heroes[0].lives, g.heroes[0].red) == (4, 4)
    assert (g.heroes[0].mags, g.heroes[0].blue) == (5, 6)
    assert g.heroes[0].items == []
    assert g.common.discard == [potion]


@pytest.mark.clause("PRO-CHR-06", "PRO-CHR-07", "PRO-CHR-10", "PRO-EX-29")
def test_points_over_eight_red_stones_heal() -> None:
    g = kingdom(hero("scout", red=7, lives=5))
    stones.increase(g, 0, "strength", 2)
    assert (g.heroes[0].lives, g.heroes[0].red) == (7, 8)


@pytest.mark.clause("PRO-CHR-08", "PRO-CHR-09")
def test_points_over_ten_blue_stones_refill() -> None:
    g = kingdom(hero("druid", blue=9, mags=4))
    stones.increase(g, 0, "willpower", 3)
    assert (g.heroes[0].mags, g.heroes[0].blue) == (7, 10)


@pytest.mark.clause("PRO-CHR-19")
def test_an_increase_with_nothing_missing_is_lost() -> None:
    g = kingdom(hero("druid", red=8, lives=8, blue=10, mags=3))
    assert not stones.can_increase(g, g.heroes[0], "strength")
    stones.increase(g, 0, "strength")
    assert (g.heroes[0].lives, g.heroes[0].red, g.heroes[0].mags) == (8, 8, 3)
    assert stones.can_increase(g, g.heroes[0], "willpower")


@pytest.mark.clause("PRO-CHR-12", "PRO-RSL-03")
def test_mags_beyond_those_owned_are_ignored() -> None:
    g = kingdom(hero("scout", mags=1))
    assert stones.lose_mags(g, 0, 3) == 1
    assert g.heroes[0].mags == 0


@pytest.mark.clause("PRO-CHR-14")
@pytest.mark.parametrize(
    ("red", "lives", "after"), [(5, 3, (4, 2)), (5, 0, (4, 0)), (1, 1, (1, 1))]
)
def test_a_permanent_decrease_takes_the_right_first_and_never_the_last(
    red: int, lives: int, after: tuple[int, int]
) -> None:
    g = kingdom(hero("scout", red=red, lives=lives))
    stones.decrease(g, 0, "strength")
    assert (g.heroes[0].red, g.heroes[0].lives) == after


@pytest.mark.clause("PRO-CHR-14")
@pytest.mark.parametrize(
    ("blue", "mags", "after"), [(6, 3, (5, 2)), (6, 0, (5, 0)), (1, 1, (1, 1))]
)
def test_willpower_is_decreased_alike(blue: int, mags: int, after: tuple[int, int]) -> None:
    g = kingdom(hero("druid", blue=blue, mags=mags))
    stones.decrease(g, 0, "willpower")
    assert (g.heroes[0].blue, g.heroes[0].mags, g.heroes[0].red) == (*after, 3)


@pytest.mark.clause("PRO-CHR-19", "PRO-CHR-08")
def test_with_all_blue_stones_on_the_right_willpower_cannot_grow() -> None:
    g = kingdom(hero("druid", blue=10, mags=10))
    assert not stones.can_increase(g, g.heroes[0], "willpower")
    g.heroes[0].blue = g.heroes[0].mags = 9
    assert stones.can_increase(g, g.heroes[0], "willpower")


@pytest.mark.clause("PRO-TIM-10")
def test_a_draught_of_two_effects_is_offered_for_either() -> None:
    for more in ({"lives": 1}, {"mags": 1}):
        g = kingdom(hero("paladin", "city", **more))
        (draught,) = give(g, 0, "R25")
        assert set(offered(g, 0, "outside")) == {draught}


@pytest.mark.clause("PRO-CHR-05", "PRO-CHR-08")
def test_nothing_is_told_where_nothing_is_missing() -> None:
    g = kingdom(hero("druid"))
    assert stones.heal(g, 0, 2) == stones.refill(g, 0, 2) == 0
    assert g.told == []
