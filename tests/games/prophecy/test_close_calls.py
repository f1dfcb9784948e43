"""Where one more or one less decides: each was found by changing the code."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.content_model import STRENGTH, WILLPOWER
from druzina.games.prophecy.effect import When
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts_fights import Burn, Dice, IgnorePositiveDice
from druzina.games.prophecy.rules.cards import renew
from druzina.games.prophecy.rules.chances import chances, repeat_price, rolls_left
from druzina.games.prophecy.rules.conditions import holds
from druzina.games.prophecy.rules.duel import AfterDuel
from druzina.games.prophecy.rules.effects import Carry, having, part_useful
from druzina.games.prophecy.rules.effects_losses import lives_taken
from druzina.games.prophecy.rules.ending import end
from druzina.games.prophecy.rules.equipment import gives
from druzina.games.prophecy.rules.paying import pay_mags
from druzina.games.prophecy.rules.prices import affordable
from druzina.games.prophecy.rules.stones import decrease
from tests.games.prophecy.scenes import (
    answer,
    begin_round,
    begin_turn,
    chance,
    figures,
    hold,
    lessons,
    realm,
    refused,
    step_four,
)
from tests.games.prophecy.table import FACTS, bout, equip, give, hero


def pair(**more: int) -> Kingdom:
    return realm(hero("paladin", "plains-1", **more), hero("scout", "village"))


@pytest.mark.clause("PRO-CMP-10")
def test_discards_that_become_a_deck_are_shuffled() -> None:
    g = pair()
    g.common.discard, g.common.deck = g.common.deck, []
    lain = list(g.common.discard)
    assert renew(g, "common")
    assert sorted(g.common.deck) == sorted(lain)
    assert g.common.deck != lain


@pytest.mark.clause("PRO-CHN-23", "PRO-CHN-24")
def test_charity_gives_mags_to_who_has_fewest() -> None:
    g = realm(
        hero("paladin", "plains-1", gold=1, lives=1, mags=2, blue=4),
        hero("scout", "village", gold=9, lives=2, red=4, mags=1, blue=4),
    )
    chance(g, "H18")
    begin_round(g)
    assert figures(g.heroes[0], "gold", "lives", "mags") == [4, 2, 2]
    assert figures(g.heroes[1], "gold", "lives", "mags") == [9, 2, 3]


# Fights


@pytest.mark.clause("PRO-GRP-01")
@pytest.mark.parametrize("won", [0, 1, 2])
def test_a_group_has_as_many_rolls_left_as_it_has_lives(won: int) -> None:
    g = pair()
    fight = bout(g, "N15")
    fight.rolls = won
    assert len(rolls_left(g, fight)) == 3 - won


@pytest.mark.clause("PRO-VOC-02", "PRO-ITM-09")
@pytest.mark.parametrize(("thrown", "so"), [("I03-1", True), ("I10-1", False), ("", False)])
def test_only_a_weapon_counts_as_thrown(thrown: str, so: bool) -> None:
    g = pair()
    give(g, 0, "I03-1", "I10-1")
    side = bout(g, "N30").sides[0]
    equip(side, "I03-1", ["I10-1"])
    side.thrown = FACTS.card(thrown) if thrown else NOTHING
    assert holds(g, When(thrown=True), 0) == so


@pytest.mark.clause("PRO-DIC-09")
@pytest.mark.parametrize(
    ("part", "useful"), [(Dice(own=0, foe=1), True), (Dice(own=1, foe=0), False)]
)
def test_against_the_master_of_time_only_bad_dice_are_worth_their_price(
    part: Dice, useful: bool
) -> None:
    g = pair()
    master = next(m for m in sorted(FACTS.monsters) if IgnorePositiveDice in FACTS.rules[m])
    bout(g, FACTS.ids[master])
    assert part_useful(g, Carry(0, FACTS.card("F08"), 0), part) == useful


@pytest.mark.clause("PRO-QST-03", "PRO-CNT-19")
def test_what_can_be_burnt_is_of_use_by_willpower() -> None:
    (effect,) = (e for e in FACTS.effects if isinstance(e.parts[0], Burn))
    assert gives(effect, WILLPOWER)
    assert not gives(effect, STRENGTH)


@pytest.mark.clause("PRO-DIC-07", "PRO-ITM-11")
def test_odds_with_a_repeat_are_counted_whatever_is_damaged() -> None:
    g = pair(mags=4)
    fight = bout(g, "N30")
    plain = chances(g)
    give(g, 0, "M03", "I04-1")
    g.heroes[0].damaged = [FACTS.card("I04-1")]
    assert repeat_price(g, fight, fight.sides[0]) == 2
    assert chances(g).win * plain.total > plain.win * chances(g).total


@pytest.mark.clause("PRO-PVP-23", "PRO-FIN-17")
@pytest.mark.parametrize("gone", [None, 0, 1])
def test_nobody_is_robbed_by_or_of_the_dead(gone: int | None) -> None:
    g = realm(hero("paladin", "plains-1"), hero("scout", "plains-1", gold=5))
    profit = next(e.card for e in FACTS.effects if e.window == "pvpwin")
    give(g, 0, profit)
    give(g, 1, "I03-1")
    if gone is not None:
        g.heroes[gone].field = NOTHING
    AfterDuel(0, 1, True).run(g)
    assert bool(g.stack) == (gone is None)


@pytest.mark.clause("PRO-CHR-02", "PRO-DTH-02")
def test_who_dies_has_no_life_left() -> None:
    g = pair(lives=2)
    lives_taken(g, 0, 3)
    assert g.heroes[0].lives == 0
    assert not g.heroes[0].here
    g = pair(lives=2)
    lives_taken(g, 0, 2)
    assert (g.heroes[0].lives, g.heroes[0].here) == (0, True)


# Prices


@pytest.mark.clause("PRO-FLD-06", "PRO-QST-10")
@pytest.mark.parametrize(
    ("card", "gold", "price", "bought"),
    [("T05", 3, 4, True), ("T05", 2, 4, False), ("I22", 2, 4, True), ("I22", 1, 4, False)],
)
def test_what_lowers_a_price_makes_a_thing_affordable(
    card: str, gold: int, price: int, bought: bool
) -> None:
    g = pair(gold=gold)
    give(g, 0, card)
    thing = next(c for c in g.common.deck if FACTS.item(c).price == price)
    assert (affordable(g, 0, [thing]) == [thing]) == bought


@pytest.mark.clause("PRO-FLD-12", "PRO-FLD-11")
@pytest.mark.parametrize(("xp", "clause"), [(3, "PRO-FLD-11"), (4, "PRO-FLD-12")])
def test_a_lesson_abroad_lacks_gold_only_if_the_experience_is_enough(xp: int, clause: str) -> None:
    g = realm(hero("paladin", "tower", gold=3, xp=xp, mags=3), hero("scout", "village"))
    lessons(g, "M10")
    step_four(g)
    assert refused(g, "learn M10").clause == clause


@pytest.mark.clause("PRO-SPL-04")
def test_a_spell_for_nothing_asks_nobody_for_the_ring() -> None:
    g = pair(mags=4)
    spell, ring = give(g, 0, "M08", "R04")
    pay_mags(g, 0, spell, 0)
    assert g.stack == []
    pay_mags(g, 0, spell, 1)
    assert len(g.stack) == 1
    assert ring in g.heroes[0].items


@pytest.mark.clause("PRO-CHR-14")
@pytest.mark.parametrize(("blue", "left"), [(3, 2), (2, 1), (1, 1)])
def test_of_two_stones_of_willpower_one_goes_and_the_last_stays(blue: int, left: int) -> None:
    g = pair(mags=blue, blue=blue)
    decrease(g, 0, WILLPOWER)
    assert figures(g.heroes[0], "blue", "mags") == [left, left]


@pytest.mark.clause("PRO-DTH-12", "PRO-CNT-06")
def test_of_things_kept_only_those_for_the_moment_count() -> None:
    g = pair()
    give(g, 0, "O02", "O01")
    assert having(g.heroes[0], FACTS.held["loss"]) == [FACTS.card("O02")]


# Answers and endings


@pytest.mark.clause("PRO-PVP-21")
def test_an_attack_on_the_first_seat_elsewhere_says_so() -> None:
    g = realm(hero("paladin", "city"), hero("scout", "plains-1"), active=1)
    begin_turn(g)
    answer(g)
    assert refused(g, "attack 0").clause == "PRO-PVP-21"


@pytest.mark.clause("PRO-FIN-01", "PRO-VTM-02")
@pytest.mark.parametrize(
    ("winners", "ranks"), [([0], [1, 2, 2, 2]), ([1, 3], [3, 1, 3, 1]), ([], [2, 2, 2, 2])]
)
def test_places_and_scores_of_an_end(winners: list[int], ranks: list[int]) -> None:
    g = realm(*[hero(one) for one in ("paladin", "scout", "mystic", "druid")])
    hold(g, 0, "A1", "A2")
    end(g, winners, "PRO-FIN-01")
    assert g.outcome is not None
    assert (g.outcome.ranks, g.outcome.scores) == (ranks, [2, 0, 0, 0])
