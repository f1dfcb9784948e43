"""PRO-FLD: step 4: opportunities, goods, lessons, services of the fields, artifacts lying there."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import AT_THE_INN, Kingdom
from druzina.games.prophecy.rules.duel import targets
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    dice,
    drop,
    figures,
    goods,
    hold,
    lay,
    lessons,
    open_kind,
    realm,
    refused,
    step_four,
)
from tests.games.prophecy.table import FACTS, give, hero


def at(field: str, character: str = "paladin", **more: int) -> Kingdom:
    """A character on a field in step 4, another far away."""
    return realm(hero(character, field, **more), hero("scout", "plains-5"))


def damaged(g: Kingdom, *ids: str) -> None:
    g.heroes[0].damaged += give(g, 0, *ids)


# Opportunities


@pytest.mark.clause("PRO-FLD-01", "PRO-FLD-02", "PRO-FLD-03", "PRO-QST-06")
def test_two_opportunities_in_any_order_or_not_at_all() -> None:
    for first, second in (("O17", "O21"), ("O21", "O17")):
        g = at("plains-1")
        lay(g, "plains-1", "O17", "O21")
        assert step_four(g) == ["visit O17", "visit O21", "end"]
        assert answer(g, f"visit {first}") == [f"visit {second}", "end"]
        assert g.adventure.discard == [FACTS.card(first)]
        assert answer(g, f"visit {second}") == []
        assert figures(g.heroes[0], "gold", "xp") == [5, 7]
    g = at("plains-1")
    lay(g, "plains-1", "O17", "O21")
    step_four(g)
    assert answer(g, "end") == []
    assert len(g.open[4]) == 2


@pytest.mark.clause("PRO-FLD-01", "PRO-FLD-29")
def test_nothing_is_used_beside_a_monster() -> None:
    g = at("plains-1")
    lay(g, "plains-1", "O17", "N01")
    assert step_four(g) == []


@pytest.mark.clause("PRO-FLD-29", "PRO-FLD-20", "PRO-TIM-08")
def test_after_stealth_only_effects_outside_combat_are_left() -> None:
    g = at("plains-1", lives=1, mags=4)
    give(g, 0, "T03", "I16-1")
    lay(g, "plains-1", "O17", "N01")
    drop(g, "plains-1", "A3")
    begin_turn(g)
    assert answer(g, "stay", "sneak T03") == ["use I16-1", "end"]
    for text in ("visit O17", "pick A3"):
        assert refused(g, text).clause == "PRO-FLD-29"


@pytest.mark.clause("PRO-FLD-05", "PRO-TIM-12", "PRO-QST-12", "PRO-QST-10")
def test_the_herbalist_is_paid_first() -> None:
    g = at("plains-1", lives=1, gold=3)
    give(g, 0, "I22")
    lay(g, "plains-1", "O12")
    step_four(g)
    assert answer(g, "visit O12") == ["pay 1", "pay 2"]
    assert answer(g, "pay 2") == ["use I22", "none"]
    assert figures(g.heroes[0], "lives", "gold") == [1, 3]
    answer(g, "use I22")
    assert figures(g.heroes[0], "lives", "gold") == [4, 3]


@pytest.mark.clause("PRO-FLD-05", "PRO-TIM-12")
def test_a_merchants_card_is_paid_first() -> None:
    g = at("plains-1", gold=9)
    give(g, 0, "I22")
    g.rare.deck[-3:] = [FACTS.card(id_) for id_ in ("R24", "R25", "R01")]
    g.rare.deck[:-3] = [c for c in FACTS.decks["rare"] if c not in g.rare.deck[-3:]]
    lay(g, "plains-1", "O01")
    step_four(g)
    assert answer(g, "visit O01", "buy R01") == ["use I22", "none"]
    assert FACTS.card("R01") not in g.heroes[0].items
    assert answer(g, "none") == ["buy R25", "buy R24", "end"]
    assert figures(g.heroes[0], "gold") == [3]
    assert answer(g, "buy R25") == []
    assert figures(g.heroes[0], "gold") == [0]


# City and Village


@pytest.mark.clause("PRO-FLD-06", "PRO-FLD-24", "PRO-CHN-14")
@pytest.mark.parametrize("market", ["city", "village"])
def test_goods_are_bought_at_their_price_and_not_replaced(market: str) -> None:
    g = at(market, gold=6)
    goods(g, market, "I03-1", "I16-1", "R05")
    offered = step_four(g)
    assert [text for text in offered if text.startswith("buy")] == ["buy I03-1", "buy I16-1"]
    assert refused(g, "buy R05").clause == "PRO-CHR-16"
    left = answer(g, "buy I03-1")
    assert figures(g.heroes[0], "gold") == [1]
    assert g.heroes[0].items == [FACTS.card("I03-1")]
    assert not [text for text in left if text.startswith("buy")]
    assert refused(g, "buy I16-1").clause == "PRO-CHR-16"


@pytest.mark.clause("PRO-FLD-24", "PRO-FLD-07")
def test_what_was_bought_may_be_sold_at_once_but_not_bought_back() -> None:
    g = at("city", gold=5)
    goods(g, "city", "I03-1")
    step_four(g)
    answer(g, "buy I03-1", "sell I03-1")
    assert figures(g.heroes[0], "gold") == [3]
    assert g.goods == [[], []]
    assert g.common.discard == [FACTS.card("I03-1")]
    assert ask(g) == []


@pytest.mark.clause("PRO-FLD-08", "PRO-ART-02", "PRO-FLD-09")
def test_damaged_things_are_repaired_before_they_are_sold_and_artifacts_never() -> None:
    g = at("village", gold=1)
    damaged(g, "I04-1")
    hold(g, 0, "A3")
    assert step_four(g) == ["repair I04-1", "sleep", "end"]
    assert refused(g, "sell I04-1").reason == "refusal-damaged"
    assert refused(g, "sell A3").reason == "refusal-artifact"
    assert refused(g, "sell A3").clause == "PRO-FLD-08"
    assert answer(g, "repair I04-1") == ["sell I04-1", "end"]
    assert figures(g.heroes[0], "gold") == [0]


@pytest.mark.clause("PRO-FLD-09", "PRO-FLD-23")
def test_things_are_repaired_on_every_field_of_civilization_and_nowhere_else() -> None:
    for field in FACTS.fields:
        g = at(field.id, gold=2)
        damaged(g, "I04-1", "I10-1")
        repairs = [text for text in step_four(g) if text.startswith("repair")]
        assert bool(repairs) == field.civilization
        if repairs:
            answer(g, "repair I04-1", "repair I10-1")
            assert g.heroes[0].damaged == []
            assert figures(g.heroes[0], "gold") == [0]


@pytest.mark.clause("PRO-FLD-09", "PRO-CHR-16")
def test_no_repair_without_gold() -> None:
    g = at("fortress", gold=0)
    damaged(g, "I04-1")
    lessons(g, "F01")
    assert "repair I04-1" not in step_four(g)
    assert refused(g, "repair I04-1").clause == "PRO-CHR-16"


# Training


@pytest.mark.clause("PRO-EX-26", "PRO-FLD-10", "PRO-FLD-11", "PRO-FLD-12", "PRO-CHR-18")
@pytest.mark.parametrize(
    ("field", "card", "gold", "xp", "learned", "left"),
    [
        ("tower", "M10", 4, 4, True, (0, 0)),
        ("tower", "M10", 3, 4, False, (3, 4)),
        ("fortress", "F03", 0, 4, True, (0, 0)),
        ("fortress", "F03", 9, 3, False, (9, 3)),
    ],
)
def test_lessons_cost_experience_and_elsewhere_gold_too(
    field: str, card: str, gold: int, xp: int, learned: bool, left: tuple[int, int]
) -> None:
    g = at(field, gold=gold, xp=xp)
    lessons(g, card)
    assert (f"learn {card}" in step_four(g)) == learned
    if learned:
        answer(g, f"learn {card}")
        assert g.heroes[0].abilities == [FACTS.card(card)]
        assert not g.lessons[FACTS.ability(FACTS.card(card)).guild]
    else:
        answer(g)
    assert tuple(figures(g.heroes[0], "gold", "xp")) == left


@pytest.mark.clause("PRO-FLD-11", "PRO-FLD-12", "PRO-CHR-16")
def test_a_lesson_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    for gold, xp, clause in ((9, 3, "PRO-FLD-11"), (3, 9, "PRO-FLD-12")):
        g = at("tower", gold=gold, xp=xp, mags=3)
        lessons(g, "M10")
        assert "learn M10" not in step_four(g)
        assert refused(g, "learn M10").clause == clause


@pytest.mark.clause("PRO-TIM-12", "PRO-FLD-12")
def test_false_coins_are_asked_about_before_anything_is_learned() -> None:
    g = at("tower", gold=4, xp=4)
    give(g, 0, "I22")
    lessons(g, "M10")
    step_four(g)
    assert answer(g, "learn M10") == ["use I22", "none"]
    assert g.heroes[0].abilities == []
    answer(g, "use I22")
    assert figures(g.heroes[0], "gold", "xp") == [2, 0]


@pytest.mark.clause("PRO-FLD-13")
def test_what_was_learned_is_used_in_the_same_turn() -> None:
    g = at("monastery", lives=1, xp=3)
    lessons(g, "K04")
    step_four(g)
    assert "use K04" in answer(g, "learn K04")


@pytest.mark.clause("PRO-FLD-27", "PRO-ABL-01", "PRO-RND-09", "PRO-ABL-03")
def test_an_eighth_ability_is_used_until_the_end_of_the_round() -> None:
    g = at("monastery", xp=3, lives=2)
    give(g, 0, "F01", "F02", "F03", "F04", "F06", "F07", "F08")
    lessons(g, "K04")
    begin_turn(g)
    answer(g, "stay", "learn K04", "use K04")
    assert g.heroes[0].lives == 3
    choices = answer(g, "end")
    assert open_kind(g) == "ForgetExcess"
    assert len(choices) == 8
    answer(g, "discard K04")
    guild = FACTS.ability(FACTS.card("K04")).guild
    assert g.guilds[guild][0] == FACTS.card("K04")
    assert len(g.heroes[0].abilities) == 7


# Services


@pytest.mark.clause("PRO-FLD-14", "PRO-FLD-26", "PRO-RND-06")
def test_the_monastery_heals_once_a_turn() -> None:
    g = at("monastery", lives=1)
    begin_turn(g, turns=2)
    assert answer(g, "stay") == ["pray", "end"]
    answer(g, "pray")
    assert open_kind(g) == "Move"
    assert g.heroes[0].lives == 2
    assert answer(g, "stay") == ["pray", "end"]
    g = at("monastery")
    assert step_four(g) == []
    g = at("monastery", lives=1, mags=1, gold=0)
    give(g, 0, "K04", "K10")
    assert step_four(g) == ["pray", "use K04", "end"]
    assert answer(g, "pray") == ["use K04", "end"]
    assert figures(g.heroes[0], "lives", "mags") == [3, 3]
    assert refused(g, "pray").clause == "PRO-FLD-26"


@pytest.mark.clause("PRO-FLD-15", "PRO-FLD-25")
def test_the_camp_heals_for_a_gold_each() -> None:
    g = at("camp", lives=1, gold=2)
    assert step_four(g) == ["heal 1", "heal 2", "end"]
    assert refused(g, "heal 3").clause == "PRO-CHR-16"
    assert refused(g, "heal 4").clause == "PRO-FLD-25"
    assert answer(g, "heal 1") == ["heal 1", "end"]
    answer(g, "heal 1")
    assert figures(g.heroes[0], "lives", "gold") == [3, 0]


@pytest.mark.clause("PRO-FLD-16", "PRO-FLD-26", "PRO-FLD-25")
def test_the_wasteland_refills_three_mags_once() -> None:
    for mags, after in ((0, 3), (2, 4)):
        g = at("wasteland", mags=mags)
        assert step_four(g) == ["meditate", "end"]
        assert answer(g, "meditate") == []
        assert g.heroes[0].mags == after
    assert step_four(at("wasteland")) == []


@pytest.mark.clause("PRO-EX-05", "PRO-FLD-17", "PRO-FLD-25")
@pytest.mark.parametrize(("mags", "gold"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_tower_refills_two_for_a_gold(mags: int, gold: int) -> None:
    g = at("tower", "mystic", mags=0, gold=3)
    step_four(g)
    answer(g, f"refill {mags}")
    assert figures(g.heroes[0], "mags", "gold") == [mags, 3 - gold]


@pytest.mark.clause("PRO-FLD-25", "PRO-FLD-17")
def test_two_purchases_in_the_tower_are_two_transactions() -> None:
    g = at("tower", "mystic", mags=0, gold=2)
    assert step_four(g) == ["refill 1", "refill 2", "refill 3", "refill 4", "end"]
    answer(g, "refill 1", "refill 1")
    assert figures(g.heroes[0], "mags", "gold") == [2, 0]
    g = at("tower", "mystic", mags=4, gold=9)
    assert step_four(g) == ["refill 1", "refill 2", "end"]


@pytest.mark.clause("PRO-FLD-18", "PRO-FLD-26", "PRO-PVP-04")
def test_a_night_at_the_inn() -> None:
    g = at("village", lives=1, mags=1, gold=2)
    g.heroes[1].field = FACTS.field("village")
    assert step_four(g) == ["sleep", "end"]
    assert answer(g, "sleep") == []
    assert figures(g.heroes[0], "lives", "mags", "gold", "safe") == [2, 2, 1, AT_THE_INN]
    g.active = 1
    assert targets(g) == []
    hold(g, 0, "A3")
    assert targets(g) == [0]


@pytest.mark.clause("PRO-FLD-19", "PRO-FLD-26", "PRO-CHR-16")
def test_the_inn_for_safety_alone_and_only_once_a_turn() -> None:
    g = at("village", gold=5)
    give(g, 0, "I16-1")
    step_four(g)
    assert "sleep" not in answer(g, "sleep")
    assert refused(g, "sleep").clause == "PRO-FLD-26"
    g = at("village", gold=0)
    give(g, 0, "I16-1")
    assert "sleep" not in step_four(g)
    assert refused(g, "sleep").clause == "PRO-CHR-16"


@pytest.mark.clause("PRO-FLD-19")
def test_safety_ends_with_the_next_turn_an_extra_one_included() -> None:
    g = at("village", gold=5)
    begin_turn(g, turns=2)
    answer(g, "stay", "sleep")
    assert open_kind(g) == "Move"
    assert g.heroes[0].safe == 0


@pytest.mark.clause("PRO-FLD-05", "PRO-TIM-12")
@pytest.mark.parametrize(
    ("field", "text", "kept"),
    [
        ("camp", "heal 2", "lives"),
        ("tower", "refill 3", "mags"),
        ("village", "sleep", "lives"),
        ("city", "repair I04-1", "gold"),
    ],
)
def test_services_are_paid_before_they_help(field: str, text: str, kept: str) -> None:
    g = at(field, lives=1, mags=1, gold=4)
    give(g, 0, "I22")
    damaged(g, "I04-1")
    before = getattr(g.heroes[0], kept)
    step_four(g)
    assert answer(g, text) == ["use I22", "none"]
    assert getattr(g.heroes[0], kept) == before
    assert g.heroes[0].damaged
    answer(g, "none")
    assert g.heroes[0].gold in (2, 3)


@pytest.mark.clause("PRO-FLD-02", "PRO-FLD-06", "PRO-FLD-07", "PRO-FLD-09", "PRO-FLD-10")
def test_what_does_not_lie_here_or_is_not_owned_is_refused() -> None:
    g = at("city", lives=1)
    give(g, 0, "I16-1")
    step_four(g)
    for text, clause in (
        ("visit O17", "PRO-FLD-02"),
        ("pick A3", "PRO-FLD-20"),
        ("buy R05", "PRO-FLD-06"),
        ("learn F01", "PRO-FLD-10"),
        ("sell I03-1", "PRO-FLD-07"),
        ("repair I16-1", "PRO-FLD-09"),
    ):
        assert refused(g, text).clause == clause
    assert refused(g, "buy nothing").reason == "refusal-no-answer"
    assert refused(g, "heal 1").reason == "refusal-no-answer"


# Artifacts lying there


@pytest.mark.clause("PRO-FLD-20", "PRO-FLD-21", "PRO-FLD-29", "PRO-DTH-05")
def test_artifacts_are_picked_up_one_by_one_for_nothing() -> None:
    g = at("plains-1", gold=0)
    drop(g, "plains-1", "A3")
    drop(g, "plains-1", "A4")
    assert "pick A3" not in begin_turn(g)
    assert answer(g, "stay") == ["pick A3", "pick A4", "end"]
    assert answer(g, "pick A4") == ["pick A3", "end"]
    answer(g, "end")
    assert g.heroes[0].items == [FACTS.card("A4")]
    assert g.relics == [(4, FACTS.card("A3"))]


@pytest.mark.clause("PRO-FLD-20")
def test_artifacts_wait_until_the_monsters_are_beaten() -> None:
    g = at("plains-1", lives=1)
    lay(g, "plains-1", "N40")
    drop(g, "plains-1", "A3")
    begin_turn(g)
    answer(g, "stay", "strength")
    assert g.relics
    assert g.heroes[0].items == []


@pytest.mark.clause("PRO-FLD-22", "PRO-TIM-13")
def test_no_field_options_after_a_sphere() -> None:
    g = at("city", gold=9)
    goods(g, "city", "I03-1")
    give(g, 0, "I16-1")
    g.heroes[0].lives = 3
    begin_turn(g)
    answer(g, "sphere D", "fight L4")
    assert open_kind(g) != "UseField"
    assert g.active == 1


# Small print


@pytest.mark.clause("PRO-FLD-07")
@pytest.mark.parametrize(
    ("item", "price"), [("I16-1", 1), ("I05-1", 2), ("I04-1", 3), ("I03-1", 4)]
)
def test_haggling_sells_dearer_but_below_the_price(item: str, price: int) -> None:
    g = at("city", gold=0)
    give(g, 0, "T05", item)
    step_four(g)
    answer(g, f"sell {item}")
    assert figures(g.heroes[0], "gold") == [price]


@pytest.mark.clause("PRO-FLD-14", "PRO-FLD-26")
def test_a_pilgrim_prays_for_mags_alone() -> None:
    g = at("monastery", mags=1)
    assert step_four(g) == []
    g = at("monastery", mags=1)
    give(g, 0, "K10")
    assert step_four(g) == ["pray", "end"]
    answer(g, "pray")
    assert figures(g.heroes[0], "lives", "mags") == [4, 3]


@pytest.mark.clause("PRO-FLD-25", "PRO-FLD-26", "PRO-CHR-16")
def test_help_that_is_not_needed_or_not_to_be_paid_is_refused() -> None:
    g = at("monastery")
    give(g, 0, "R24")
    step_four(g)
    assert (refused(g, "pray").clause, refused(g, "pray").reason) == (
        "PRO-FLD-26",
        "refusal-not-missing",
    )
    g = at("camp", lives=1, gold=0)
    give(g, 0, "R24")
    step_four(g)
    assert refused(g, "heal 0").clause == "PRO-FLD-25"
    assert refused(g, "heal 1").clause == "PRO-CHR-16"
    assert refused(g, "heal 3").clause == "PRO-CHR-16"
    assert refused(g, "heal 4").clause == "PRO-FLD-25"
    assert refused(g, "refill 1").reason == "refusal-no-answer"


@pytest.mark.clause("PRO-FLD-20")
def test_an_artifact_on_another_field_is_not_picked_up() -> None:
    g = at("plains-1")
    give(g, 0, "R24")
    drop(g, "plains-2", "A3")
    assert step_four(g) == ["use R24", "end"]
    assert refused(g, "pick A3").clause == "PRO-FLD-20"


@pytest.mark.clause("PRO-TIM-12", "PRO-ITM-11")
def test_damaged_coins_are_no_help() -> None:
    g = at("camp", lives=1, gold=1)
    damaged(g, "I22")
    assert step_four(g) == ["repair I22", "heal 1", "end"]
    answer(g, "heal 1")
    assert figures(g.heroes[0], "lives", "gold") == [2, 0]


@pytest.mark.clause("PRO-FLD-05", "PRO-CMP-12")
def test_discards_are_cards_to_come() -> None:
    """The fallen adventurer has something as long as deck or discards do."""
    for discards in (True, False):
        g = at("plains-1")
        lay(g, "plains-1", "O14")
        g.common.discard, g.common.deck = g.common.deck, []
        if not discards:
            g.gone += g.common.discard
            g.common.discard = []
        assert ("visit O14" in step_four(g)) == discards


@pytest.mark.clause("PRO-FLD-10", "PRO-QST-12")
def test_the_teacher_and_the_gambler_ask_what_one_can_pay() -> None:
    g = at("plains-1", xp=3)
    lay(g, "plains-1", "O18")
    fortress = FACTS.ability(FACTS.card("F01")).guild
    g.guilds[fortress].remove(FACTS.card("F01"))
    g.guilds[fortress].append(FACTS.card("F01"))
    step_four(g)
    assert answer(g, "visit O18", "guild fortress") == ["learn F01", "none"]
    answer(g, "learn F01")
    assert figures(g.heroes[0], "xp") == [0]
    for gold, most in ((2, 2), (9, 4)):
        g = at("plains-1", gold=gold)
        lay(g, "plains-1", "O19")
        step_four(g)
        assert answer(g, "visit O19") == [f"stake {n}" for n in range(1, most + 1)]


@pytest.mark.clause("PRO-FLD-09")
def test_the_smith_repairs_all_without_a_question() -> None:
    g = at("plains-1", gold=0)
    damaged(g, "I04-1", "I10-1")
    lay(g, "plains-1", "O15")
    step_four(g)
    answer(g, "visit O15")
    assert g.heroes[0].damaged == []


@pytest.mark.clause("PRO-QST-12", "PRO-TIM-12")
@pytest.mark.parametrize(("light", "dark", "gold"), [(4, 3, 5), (3, 3, 3), (3, 4, 1)])
def test_the_gambler_pays_back_takes_or_doubles(light: int, dark: int, gold: int) -> None:
    g = at("plains-1", gold=3)
    lay(g, "plains-1", "O19")
    step_four(g)
    answer(g, "visit O19")
    dice(g, light, dark)
    answer(g, "stake 2")
    assert figures(g.heroes[0], "gold") == [gold]
