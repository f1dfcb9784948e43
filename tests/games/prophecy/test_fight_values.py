"""PRO-CMB, PRO-ITM, PRO-DIC, PRO-CNT: what each side adds to its roll, and its dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from druzina.games.prophecy.model import Bout, Kingdom
from druzina.games.prophecy.odds import Odds, roll_odds
from druzina.games.prophecy.rules.chances import chances, rolls_left
from druzina.games.prophecy.rules.effects import offered, use
from druzina.games.prophecy.rules.equipment import owned
from druzina.games.prophecy.rules.fight_values import (
    give_up_thrown,
    monster_values,
    net_dice,
    throw_of,
    total,
)
from tests.games.prophecy.table import FACTS, bout, carry_on, duel, equip, give, hero, kingdom


def fight(
    *cards: str,
    monster: str = "N10",
    mode: str = "strength",
    character: str = "paladin",
    field: str = "city",
    weapon: str = "",
    hands: tuple[str, ...] = (),
    head: str = "",
) -> tuple[Kingdom, Bout]:
    """A character with cards against a monster, with some of them in use."""
    g = kingdom(hero(character, field), hero("scout", "village"))
    give(g, 0, *cards, *((weapon,) if weapon else ()), *hands, *((head,) if head else ()))
    made = bout(g, monster, mode)
    equip(made.sides[0], weapon, hands, head)
    return g, made


def bonus(*cards: str, **how: object) -> int:
    """What is added to the four of the Paladin."""
    g, made = fight(*cards, **how)  # type: ignore[arg-type]  # passed on by name
    return total(g, made, made.sides[0]) - 4


@pytest.mark.clause("PRO-CMB-08", "PRO-ITM-07", "PRO-ITM-19")
def test_carrying_is_not_using() -> None:
    assert bonus("I03-1") == 0
    assert bonus(weapon="I03-1") == 2
    assert bonus("R17") == 1


@pytest.mark.clause("PRO-ITM-18")
@pytest.mark.parametrize(
    ("weapon", "monster", "points"),
    [
        ("I02-1", "N10", 1),
        ("I02-1", "N06", 2),
        ("I07", "N07", 2),
        ("I08", "N37", 4),
        ("R06", "N40", 5),
        ("R08", "N31", 3),
        ("R08", "N10", 1),
    ],
)
def test_against_some_a_weapon_gives_more_instead(weapon: str, monster: str, points: int) -> None:
    assert bonus(weapon=weapon, monster=monster) == points


@pytest.mark.parametrize(
    ("ability", "weapon", "points"),
    [
        ("F01", "I03-1", 2 + 1),
        ("F01", "R05", 3 + 2),
        ("F01", "A3", 4 + 2),
        ("F01", "I07", 1),
        ("F02", "I07", 1 + 1),
        ("F02", "R03", 2 + 2),
        ("F03", "I06", 3 + 1),
        ("F03", "I03-1", 2),
        ("T02", "I01-1", 1 + 1),
        ("T02", "R06", 3),
        ("C02", "I09", 1 + 1),
        ("K08", "", 2),
        ("K08", "I01-1", 1),
    ],
)
@pytest.mark.clause("PRO-VOC-02", "PRO-CNT-07")
def test_abilities_tied_to_weapons(ability: str, weapon: str, points: int) -> None:
    assert bonus(ability, weapon=weapon) == points


@pytest.mark.clause("PRO-VOC-02")
def test_poison_is_nothing_to_the_undead_and_magical() -> None:
    assert bonus("T02", weapon="I01-1", monster="N07") == 1
    assert bonus("T02", weapon="I01-1", monster="N37") == 1


@pytest.mark.clause("PRO-ITM-14", "PRO-ITM-20", "PRO-CNT-07")
def test_two_wands_add_up() -> None:
    two = bonus(mode="willpower", hands=("I13-1", "I13-2"), monster="N14")
    assert two == 2


@pytest.mark.clause("PRO-ITM-13")
def test_bonuses_count_in_the_mode_they_name() -> None:
    assert bonus(head="R13") == 1
    assert bonus(head="R13", mode="willpower", monster="N14") == 1
    assert bonus(weapon="I03-1", mode="willpower", monster="N14") == 0


@pytest.mark.clause("PRO-ITM-11")
def test_a_damaged_worn_thing_gives_nothing() -> None:
    g, made = fight("R17")
    g.heroes[0].damaged.append(FACTS.card("R17"))
    assert total(g, made, made.sides[0]) == 4


@pytest.mark.clause("PRO-SPH-13", "PRO-SPH-17")
def test_a_sphere_is_no_terrain() -> None:
    assert bonus("C01", "C05", field="forest-gate") == 2
    assert bonus("C01", "C05", field="plains-1") == 1
    g, made = fight("C01", "C05", field="forest-gate", monster="L1")
    made.in_sphere = 1
    assert total(g, made, made.sides[0]) == 5


@pytest.mark.clause("PRO-GRP-01", "PRO-VOC-02")
def test_the_whirlwind_strikes_groups() -> None:
    assert bonus("F06", monster="N15") == 2
    assert bonus("F06", monster="N10") == 0


@pytest.mark.clause("PRO-EX-36", "PRO-GRP-06")
def test_the_mind_shield_works_in_the_free_willpower_roll_of_the_vampire() -> None:
    g = kingdom(hero("mystic", mags=4))
    give(g, 0, "M09")
    made = bout(g, "N30", "willpower")
    assert total(g, made, made.sides[0]) == 6
    made.sides[0].started = True
    assert total(g, made, made.sides[0]) == 4


@pytest.mark.clause("PRO-CHR-13")
def test_bonuses_until_the_end_of_the_turn_count_in_fights_and_are_no_stones() -> None:
    g, made = fight()
    g.heroes[0].might = 3
    assert total(g, made, made.sides[0]) == 7
    assert g.heroes[0].lives == 4
    assert monster_values(g, 0, FACTS.card("L5")) == (9, 9)


@pytest.mark.clause("PRO-CMB-11")
@pytest.mark.parametrize(
    ("character", "monster", "willpower"),
    [("paladin", "N08", 3), ("ranger", "N08", 5), ("paladin", "N09", 5), ("ranger", "N25", 5),
     ("paladin", "N25", 6)],
)  # fmt: skip
def test_values_by_sex(character: str, monster: str, willpower: int) -> None:
    g = kingdom(hero(character))
    assert monster_values(g, 0, FACTS.card(monster))[1] == willpower


@pytest.mark.clause("PRO-CMB-11", "PRO-CNT-15")
def test_the_mirror_lord_looks_at_stones_on_the_right() -> None:
    g = kingdom(hero("paladin", red=8, lives=7, blue=10, mags=9))
    assert monster_values(g, 0, FACTS.card("L5")) == (12, 12)


# Throws


@pytest.mark.clause("PRO-ITM-09", "PRO-ITM-17")
def test_a_throw_replaces_the_weapons_bonus_and_keeps_what_is_tied_to_it() -> None:
    g, made = fight("F01", "C02", weapon="I04-1")
    side = made.sides[0]
    side.thrown = side.weapon
    assert total(g, made, side) == 4 + 3 + 1 + 1


@pytest.mark.clause("PRO-ITM-18")
def test_the_spear_flies_better_at_beasts() -> None:
    for monster, points in (("N10", 3), ("N06", 2)):
        g, made = fight(weapon="I05-1", monster=monster)
        made.sides[0].thrown = made.sides[0].weapon
        assert total(g, made, made.sides[0]) == 4 + points


@pytest.mark.clause("PRO-ITM-10", "PRO-EX-09", "PRO-GRP-04")
def test_after_the_throw_the_weapon_is_damaged_and_out_of_use() -> None:
    g, made = fight(weapon="I04-1", monster="N18")
    side = made.sides[0]
    axe = side.weapon
    side.thrown = axe
    assert [roll.ahead for roll in rolls_left(g, made)] == [4, 1, 1]
    assert side.thrown == axe
    give_up_thrown(g, side)
    assert g.heroes[0].damaged == [axe]
    assert total(g, made, side) == 4


@pytest.mark.clause("PRO-CNT-13", "PRO-ITM-13")
def test_no_throws_and_no_arrows_against_stone_and_none_by_willpower() -> None:
    g, made = fight("C02", "F03", weapon="I09", monster="N37")
    assert total(g, made, made.sides[0]) == 4 + 1
    assert net_dice(g, made, 0) == 0
    g, made = fight(weapon="I04-1", monster="N37")
    assert throw_of(g, made, 0, made.sides[0].weapon) is None
    g, made = fight(weapon="I04-1", monster="N02", mode="willpower")
    assert throw_of(g, made, 0, made.sides[0].weapon) is None


@pytest.mark.clause("PRO-CNT-14", "PRO-CNT-19")
def test_the_knight_of_the_void_ignores_shield_hand_and_head() -> None:
    assert bonus("F04", weapon="I03-1", hands=("I10-1",), head="I15", monster="G5") == 3
    assert bonus("F04", weapon="I03-1", hands=("I10-1",), head="I15", monster="G3") == 5
    g, made = fight(hands=("R02",), monster="G5", mode="willpower")
    assert throw_of(g, made, 0, FACTS.card("R02")) is None
    g, made = fight(hands=("R02",), monster="G4", mode="willpower")
    made.sides[0].thrown = FACTS.card("R02")
    assert total(g, made, made.sides[0]) == 8


# Dice


@pytest.mark.clause("PRO-DIC-04", "PRO-DIC-06", "PRO-DIC-08")
def test_dice_of_things_and_spells() -> None:
    g, made = fight("K01", "M01", "M02", hands=("I12-1",), character="mystic")
    g.heroes[0].mags = 9
    for card in ("K01", "M01", "M02"):
        use(g, 0, FACTS.card(card), offered(g, 0, "roll+")[FACTS.card(card)])
    carry_on(g)
    assert (net_dice(g, made, 0), net_dice(g, made, 1)) == (3, -3)
    assert g.heroes[0].mags == 4
    assert offered(g, 0, "roll+") == {}


@pytest.mark.clause("PRO-EX-35", "PRO-DIC-03")
def test_cloak_and_curse_against_concentration() -> None:
    g = kingdom(hero("mystic", mags=9), hero("seer", mags=9))
    give(g, 0, "I12-1", "M02")
    give(g, 1, "M01")
    made = duel(g)
    equip(made.sides[0], hands=["I12-1"])
    use(g, 0, FACTS.card("M02"), offered(g, 0, "roll+")[FACTS.card("M02")])
    use(g, 1, FACTS.card("M01"), offered(g, 1, "roll+")[FACTS.card("M01")])
    assert net_dice(g, made, 1) == -1


@pytest.mark.clause("PRO-GRP-06")
def test_a_bow_gives_its_die_in_the_first_roll_only() -> None:
    g, made = fight(weapon="I09")
    assert net_dice(g, made, 0) == 1
    made.rolls = 1
    assert net_dice(g, made, 0) == 0


@pytest.mark.clause("PRO-DIC-09")
def test_positive_dice_do_not_count_against_the_master_of_time() -> None:
    g, made = fight(weapon="R09", hands=("R16",), monster="G2")
    assert (net_dice(g, made, 0), net_dice(g, made, 1)) == (0, -1)


@pytest.mark.clause("PRO-TIM-03")
def test_backstab_only_in_the_own_turn() -> None:
    g = kingdom(hero("scout"), hero("mercenary"))
    (stab,) = give(g, 1, "T04")
    duel(g)
    assert offered(g, 1, "roll+") == {}
    g.active = 1
    assert stab in offered(g, 1, "roll+")


@pytest.mark.clause("PRO-CNT-13", "PRO-CNT-19")
@pytest.mark.parametrize(("ability", "points"), [("C02", 0), ("F03", 1), ("K03", 1)])
def test_what_is_tied_to_any_weapon_counts_with_a_bow_that_does_not(
    ability: str, points: int
) -> None:
    g, made = fight(ability, weapon="R09", monster="N37")
    for card, effect in offered(g, 0, "fight+").items():
        use(g, 0, card, effect)
    assert total(g, made, made.sides[0]) == 4 + points


@pytest.mark.clause("PRO-SPL-02", "PRO-VOC-03")
def test_no_weapon_is_blessed_twice_and_berserk_wants_no_shield() -> None:
    g, made = fight("K03", "F05", weapon="I03-1", monster="N31")
    assert set(offered(g, 0, "fight+")) == {FACTS.card("K03"), FACTS.card("F05")}
    use(g, 0, FACTS.card("K03"), offered(g, 0, "fight+")[FACTS.card("K03")])
    assert total(g, made, made.sides[0]) == 4 + 2 + 2
    assert set(offered(g, 0, "fight+")) == {FACTS.card("F05")}
    g, made = fight("F05", hands=("I10-1",))
    assert offered(g, 0, "fight+") == {}


@pytest.mark.clause("PRO-ITM-09", "PRO-QST-04")
def test_only_the_weapon_in_use_can_be_thrown_and_once() -> None:
    g, made = fight("I01-1", weapon="I04-1", hands=("R02",))
    axe = made.sides[0].weapon
    assert set(offered(g, 0, "roll+")) == {axe}
    use(g, 0, axe, offered(g, 0, "roll+")[axe])
    assert made.sides[0].thrown == axe
    assert offered(g, 0, "roll+") == {}


@pytest.mark.clause("PRO-DIC-09", "PRO-CNT-19")
def test_what_does_not_count_is_not_offered() -> None:
    g, made = fight("K01", "M02", "M03", monster="G2", character="mystic")
    assert set(offered(g, 0, "roll+")) == {FACTS.card("M02")}
    assert offered(g, 0, "after") == {}
    made.monster = FACTS.card("G3")
    assert set(offered(g, 0, "roll+")) == {FACTS.card("K01"), FACTS.card("M02")}
    assert set(offered(g, 0, "after")) == {FACTS.card("M03")}
    g, _ = fight(hands=("R02",), monster="G5", mode="willpower")
    assert offered(g, 0, "roll+") == {}


# Odds of the fight as it stands


@pytest.mark.clause("PRO-CMB-09")
def test_the_odds_of_a_fight_as_it_stands() -> None:
    g, _ = fight(weapon="I03-1", monster="N22")
    assert chances(g) == roll_odds(1) == Odds(21, 5, 10)
    g, _ = fight(monster="N11")
    assert chances(g) == Odds(15, 0, 21)


@pytest.mark.clause("PRO-GRP-05")
def test_the_odds_of_the_vampire_are_of_both_rolls() -> None:
    g, _ = fight(monster="N30", mode="willpower")
    single = roll_odds(-1).shares[0]
    assert chances(g).shares[0] == single * single == Fraction(100, 1296)


@pytest.mark.clause("PRO-DIC-07", "PRO-SPL-03")
def test_a_repeat_in_a_willpower_fight_costs_willpower_too() -> None:
    g, _ = fight("M03", monster="N14", mode="willpower")
    even, behind = roll_odds(0).shares, roll_odds(-2).shares
    assert chances(g).shares[0] == even[0] + even[2] * behind[0]


@pytest.mark.clause("PRO-QST-03", "PRO-CNT-14", "PRO-CNT-20")
def test_what_gives_nothing_here_is_not_offered_but_weapons_are() -> None:
    g, _ = fight("I09", "I10-1", "I12-1", "I15", monster="G5")
    assert owned(g, 0, "weapon") == [FACTS.card("I09")]
    assert owned(g, 0, "shield", "hand") == [FACTS.card("I10-1")]
    assert owned(g, 0, "head") == []
    g, _ = fight("I09", "I10-1", "I12-1", "I15", monster="N37")
    assert owned(g, 0, "weapon") == [FACTS.card("I09")]
    assert len(owned(g, 0, "shield", "hand", "head")) == 3
    g, _ = fight("I09", "I10-1", "I13-1", "I14", "R13", monster="N14", mode="willpower")
    assert owned(g, 0, "weapon", "shield", "hand", "head") == [
        FACTS.card(id_) for id_ in ("I13-1", "I14", "R13")
    ]
