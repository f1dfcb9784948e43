"""PRO-VOC, PRO-TIM, PRO-SPL: what is offered, what it costs, what it does."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.parts import VERBS
from druzina.games.prophecy.rules import limits, verbs
from druzina.games.prophecy.rules.effects import Carry, offered, use
from druzina.games.prophecy.rules.effects_losses import LOST_FIGHT, OTHERWISE, Losing
from druzina.games.prophecy.rules.movement import flights
from druzina.games.prophecy.rules.paying import PayGold, can_pay_gold
from druzina.games.prophecy.rules.prices import buying_price, selling_price, willpower_price
from tests.games.prophecy.table import (
    FACTS,
    asked,
    bout,
    carry_on,
    duel,
    equip,
    give,
    give_one,
    hero,
    kingdom,
    run,
)

STANDING = {
    "bonus", "dice", "throw", "burn", "repeat_roll", "lose_less", "lose_none", "draw_is_defeat",
    "three_lives", "roll_sequence", "value_by_sex", "value_by_stones", "ignore_throw_missile",
    "ignore_shield_hand_head", "ignore_positive_dice", "move_exactly", "move_up_to", "gold_less",
    "spell_less", "buy_cheaper", "sell_dearer", "willpower_cheaper", "willpower_dearer_against",
    "drill_xp", "monastery", "fight",
}  # fmt: skip


@pytest.mark.clause("PRO-VOC-01", "PRO-LIM-11")
def test_every_verb_is_carried_out_or_a_standing_rule() -> None:
    standing = {name for name, kind in VERBS.items() if kind in verbs.standing()}
    assert standing <= STANDING
    assert len(VERBS) - len(standing) >= 66 - len(STANDING)


@pytest.mark.clause("PRO-TIM-10", "PRO-VOC-04")
@pytest.mark.parametrize("card", ["I16-1", "I18-1", "K04", "R25", "M06", "F04", "R23"])
def test_what_would_change_nothing_is_not_offered(card: str) -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, card)
    assert offered(g, 0, "outside") == {}


@pytest.mark.clause("PRO-TIM-14")
def test_an_effect_at_work_is_not_offered_again() -> None:
    g = kingdom(hero("druid"))
    (might,) = give(g, 0, "C08")
    use(g, 0, might, offered(g, 0, "outside")[might])
    carry_on(g)
    assert (g.heroes[0].might, g.heroes[0].mags) == (2, 4)
    assert offered(g, 0, "outside") == {}
    limits.end_turn(g, 0)
    assert g.heroes[0].might == 0
    assert might in offered(g, 0, "outside")


@pytest.mark.clause("PRO-EX-39", "PRO-QST-10", "PRO-SPL-04", "PRO-TIM-01")
def test_healing_with_no_mags_uses_the_ring_unasked_once_a_round() -> None:
    g = kingdom(hero("paladin", lives=1, mags=0))
    healing, _ = give(g, 0, "K04", "R04")
    use(g, 0, healing, offered(g, 0, "outside")[healing])
    carry_on(g)
    assert (g.heroes[0].lives, g.heroes[0].mags) == (2, 0)
    assert offered(g, 0, "outside") == {}
    limits.begin_round(g, 0)
    assert healing in offered(g, 0, "outside")


@pytest.mark.clause("PRO-SPL-04", "PRO-QST-05")
def test_the_ring_is_offered_with_each_spell_while_unused() -> None:
    g = kingdom(hero("paladin", lives=1))
    healing, ring = give(g, 0, "K04", "R04")
    for answer, mags in (("none", 3), ("use R04", 3), (None, 2)):
        use(g, 0, healing, offered(g, 0, "outside")[healing])
        carry_on(g, *([answer] if answer else []))
        assert g.heroes[0].mags == mags
    assert ring in g.heroes[0].items


@pytest.mark.clause("PRO-TIM-12", "PRO-QST-10")
@pytest.mark.parametrize(
    ("gold", "price", "answers", "left"),
    [(3, 1, ["use I22"], 3), (3, 3, ["none"], 0), (1, 3, [], 0), (3, 3, ["use I22"], 2)],
)
def test_false_coins_lower_a_payment_by_up_to_two(
    gold: int, price: int, answers: list[str], left: int
) -> None:
    g = kingdom(hero("paladin", gold=gold))
    give(g, 0, "I22")
    assert can_pay_gold(g, 0, price)
    run(g, PayGold(0, price), *answers)
    assert g.heroes[0].gold == left
    assert bool(g.heroes[0].used) == ("none" not in answers)


@pytest.mark.clause("PRO-TIM-12", "PRO-TIM-03")
def test_false_coins_work_in_the_own_turn_only() -> None:
    g = kingdom(hero("paladin", gold=1), hero("scout"), active=1)
    give(g, 0, "I22")
    assert not can_pay_gold(g, 0, 2)


@pytest.mark.clause("PRO-TIM-02")
def test_the_time_loop_rests_in_the_owners_next_round() -> None:
    g = kingdom(hero("mystic"))
    (loop,) = give(g, 0, "M04")
    use(g, 0, loop, offered(g, 0, "turnend")[loop])
    carry_on(g)
    assert (g.turns, g.heroes[0].mags) == (1, 3)
    g.heroes[0].mags = 6
    assert offered(g, 0, "turnend") == {}
    limits.begin_round(g, 0)
    assert offered(g, 0, "turnend") == {}
    limits.begin_round(g, 0)
    assert loop in offered(g, 0, "turnend")


@pytest.mark.clause("PRO-MOV-07", "PRO-MOV-17", "PRO-MOV-20")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("C04", {13, 17}),
        ("T09", {12, 18}),
        ("R20", {12, 13, 14, 16, 17, 18}),
        ("R01", {11, 12, 13, 14, 16, 17, 18, 19}),
        ("I21", {2, 6, 8, 10, 14, 18}),
        ("M05", set(range(20)) - {15}),
    ],
)
def test_where_movement_effects_lead_from_the_city(card: str, fields: set[int]) -> None:
    g = kingdom(hero("paladin", "city"))
    give(g, 0, card)
    assert {FACTS.field(choice.split(" ")[2]) for choice in flights(g)} == fields


# Losses


@pytest.mark.clause("PRO-RSL-08", "PRO-CNT-09", "PRO-CNT-12")
def test_toughness_works_by_itself_then_the_shield_is_asked_then_the_chapel() -> None:
    g = kingdom(hero("paladin"))
    tough, shield, chapel = give(g, 0, "F09", "I10-1", "O02")
    fight = bout(g, "N33")
    equip(fight.sides[0], hands=["I10-1"])
    run(g, Losing(0, 3, LOST_FIGHT), "use I10-1", "none")
    assert g.heroes[0].lives == 3
    assert g.heroes[0].damaged == [shield]
    assert g.heroes[0].used == [FACTS.windows["loss"][tough][0].number]
    run(g, Losing(0, 2, LOST_FIGHT), "use O02")
    assert g.heroes[0].lives == 3
    assert g.heroes[0].kept == []
    assert g.adventure.discard == [chapel]


@pytest.mark.clause("PRO-RSL-08")
def test_nothing_is_offered_once_nothing_is_left_to_lose() -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, "F09", "I10-1", "O02")
    equip(bout(g, "N33").sides[0], hands=["I10-1"])
    run(g, Losing(0, 2, LOST_FIGHT), "use I10-1")
    assert g.heroes[0].lives == 4


@pytest.mark.clause("PRO-RSL-10", "PRO-CNT-11")
def test_only_the_chapel_helps_against_other_losses() -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, "F09", "I10-1", "O02")
    equip(bout(g, "G1").sides[0], hands=["I10-1"])
    run(g, Losing(0, 2, OTHERWISE), "none")
    assert g.heroes[0].lives == 2


@pytest.mark.clause("PRO-EX-36", "PRO-GRP-06")
def test_a_shield_is_not_asked_when_the_willpower_roll_was_lost() -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, "I10-1")
    fight = bout(g, "N30", "willpower")
    equip(fight.sides[0], hands=["I10-1"])
    run(g, Losing(0, 1, LOST_FIGHT))
    fight.mode = "strength"
    g.then(Losing(0, 1, LOST_FIGHT))
    assert asked(g) == ["use I10-1", "none"]


@pytest.mark.clause("PRO-CHR-03", "PRO-CHR-04", "PRO-DTH-01", "PRO-DTH-03", "PRO-EX-20")
def test_with_no_lives_left_a_further_loss_kills() -> None:
    g = kingdom(hero("mercenary", lives=1), hero("scout"))
    (sword,) = give(g, 0, "I03-1")
    run(g, Losing(0, 1, LOST_FIGHT))
    assert (g.heroes[0].lives, g.heroes[0].here) == (0, True)
    run(g, Losing(0, 1, LOST_FIGHT))
    assert not g.heroes[0].here
    assert g.heroes[0].gold == 0
    assert g.common.discard == [sword]


def defeat(monster: str, *answers: str, cards: tuple[str, ...] = (), **more: int) -> list[int]:
    """Lives, mags, gold and items left after the monster's loss."""
    g = kingdom(hero("paladin", "city", **more), hero("scout"))
    give(g, 0, *cards)
    bout(g, monster)
    (effect,) = FACTS.foes["defeat"][FACTS.card(monster)]
    run(g, Carry(0, FACTS.card(monster), effect.number), *answers)
    one = g.heroes[0]
    return [one.lives, one.mags, one.gold, len(one.items), len(one.damaged)]


@pytest.mark.clause("PRO-RSL-02", "PRO-RSL-04", "PRO-CNT-18")
def test_losses_of_monsters() -> None:
    assert defeat("N03") == [4, 2, 3, 0, 0]
    assert defeat("N05") == [4, 4, 0, 0, 0]
    assert defeat("N05", gold=0) == [3, 4, 0, 0, 0]
    assert defeat("N12") == [3, 2, 3, 0, 0]
    assert defeat("N39") == [3, 0, 3, 0, 0]
    assert defeat("N32") == [3, 4, 3, 0, 0]
    assert defeat("N32", cards=("A3",)) == [3, 4, 3, 1, 0]
    assert defeat("N32", "discard I03-1", cards=("I03-1", "I16-1")) == [4, 4, 3, 1, 0]
    assert defeat("N29", cards=("I16-1",)) == [3, 4, 3, 1, 0]
    assert defeat("N29", "damage R05", cards=("I03-1", "R05", "A3")) == [3, 4, 3, 3, 1]


@pytest.mark.clause("PRO-RSL-08")
def test_a_dead_character_suffers_no_further_part() -> None:
    assert defeat("N29", cards=("I03-1", "R05"), lives=0) == [0, 0, 0, 0, 0]


# Prices


@pytest.mark.clause("PRO-EX-04", "PRO-FLD-07")
def test_selling_gives_half_rounded_up_and_haggling_never_gains() -> None:
    g = kingdom(hero("paladin"))
    sword, potion = FACTS.card("I03-1"), FACTS.card("I16-1")
    assert (selling_price(g, 0, sword), selling_price(g, 0, potion)) == (3, 1)
    give(g, 0, "T05")
    assert (selling_price(g, 0, sword), selling_price(g, 0, potion)) == (4, 1)
    assert (buying_price(g, 0, sword), buying_price(g, 0, potion)) == (4, 1)


@pytest.mark.clause("PRO-PVP-10", "PRO-ART-04", "PRO-CMB-12", "PRO-EX-14")
def test_willpower_costs_more_against_artifacts_and_less_with_telepathy() -> None:
    g = kingdom(hero("illusionist"), hero("scout"))
    give(g, 1, "A2")
    assert (willpower_price(g, 0), willpower_price(g, 0, 1)) == (2, 3)
    give(g, 1, "R14")
    give(g, 0, "M10")
    assert (willpower_price(g, 0), willpower_price(g, 0, 1)) == (1, 4)


# Between characters


@pytest.mark.clause("PRO-PVP-23")
def test_robbery_and_picked_pockets() -> None:
    g = kingdom(hero("scout"), hero("paladin", gold=2))
    rob, pick = give(g, 0, "T08", "T01")
    sword, _ = (give_one(g, 1, FACTS.card(card)) for card in ("I03-1", "I16-1"))
    duel(g)
    for card in (rob, pick):
        (effect,) = FACTS.windows["pvpwin"][card]
        run(g, Carry(0, card, effect.number), *(["give I03-1"] if card == rob else []))
    assert g.heroes[0].items == [sword]
    assert (g.heroes[0].gold, g.heroes[1].gold) == (5, 0)
