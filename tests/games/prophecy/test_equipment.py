"""PRO-ITM, PRO-ABL: hands and heads, potions and scrolls, what works and what is announced."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.effects import DECLARED
from druzina.games.prophecy.rules.equipment import arm
from druzina.games.prophecy.rules.paying import is_spell
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    dice,
    figures,
    lay,
    open_kind,
    realm,
    refused,
)
from tests.games.prophecy.table import FACTS, bout, give, hero


def before(monster: str, *cards: str, **more: int) -> Kingdom:
    """A character about to declare what it uses against a monster."""
    g = realm(hero("paladin", "plains-1", **more), hero("scout", "village"))
    give(g, 0, *cards)
    lay(g, "plains-1", monster)
    begin_turn(g)
    answer(g, "stay")
    return g


ALLOWED = [("I02-1", "I12-1"), ("I13-1", "I10-1"), ("I13-1", "I13-2")]
FORBIDDEN = [("I02-1", "I05-1"), ("I10-1", "I10-2"), ("I06", "I10-1"), ("I06", "I13-1")]


def together(*wanted: str) -> bool:
    """Whether all of it can be in use against the Vampire, where both modes are fought."""
    g = realm(hero("paladin", "plains-1"), hero("scout", "village"))
    give(g, 0, *wanted)
    side = bout(g, "N30", "willpower").sides[0]
    arm(g, 0)
    while choices := ask(g):
        answer(g, choices[0])
    return {side.weapon, *side.hands} >= {FACTS.card(id_) for id_ in wanted}


@pytest.mark.clause("PRO-EX-10", "PRO-ITM-05", "PRO-ITM-02", "PRO-ITM-03", "PRO-ITM-04")
@pytest.mark.parametrize(("first", "second"), ALLOWED)
def test_what_may_be_in_two_hands(first: str, second: str) -> None:
    assert together(first, second)
    assert together(second, first)


@pytest.mark.clause("PRO-EX-10", "PRO-ITM-05", "PRO-ITM-02", "PRO-ITM-03", "PRO-ITM-04")
@pytest.mark.parametrize(("first", "second"), FORBIDDEN)
def test_what_may_not_be_in_two_hands(first: str, second: str) -> None:
    assert not together(first, second)
    assert not together(second, first)


@pytest.mark.clause("PRO-ITM-05", "PRO-ITM-03", "PRO-ITM-04")
def test_a_second_shield_and_a_third_hand_are_refused() -> None:
    g = before("N37", "I10-1", "I10-2", "I12-1")
    answer(g, "hold I10-1")
    assert ask(g) == ["hold I12-1", "none"]
    assert refused(g, "hold I10-2").clause == "PRO-ITM-03"
    g = before("N37", "I06", "I10-1")
    dice(g, 1, 6)
    answer(g, "wield I06")
    assert g.active == 1


@pytest.mark.clause("PRO-ITM-06")
def test_one_head_one_hat() -> None:
    g = before("N37", "I15", "R13")
    assert open_kind(g) == "Wear"
    assert ask(g) == ["wear I15", "wear R13", "none"]
    answer(g, "wear R13")
    assert open_kind(g) != "Wear"


@pytest.mark.clause("PRO-ITM-08")
def test_equipment_is_chosen_anew_for_every_fight() -> None:
    g = realm(hero("paladin", "plains-1", red=8, lives=8), hero("scout", "village"))
    give(g, 0, "I03-1", "I07")
    lay(g, "plains-1", "N01", "N07")
    begin_turn(g)
    answer(g, "stay", "fight N01")
    assert ask(g) == ["wield I03-1", "wield I07", "none"]
    dice(g, 6, 1)
    answer(g, "wield I03-1")
    assert ask(g) == ["wield I03-1", "wield I07", "none"]


@pytest.mark.clause("PRO-ITM-01", "PRO-ITM-21")
@pytest.mark.parametrize(
    ("card", "pile"), [("I16-1", "common"), ("R25", "rare"), ("R24", "rare"), ("I19", "common")]
)
def test_potions_and_scrolls_are_used_once(card: str, pile: str) -> None:
    g = realm(hero("paladin", "plains-1", lives=1), hero("scout", "village"))
    give(g, 0, card)
    assert f"use {card}" in begin_turn(g)
    assert f"use {card}" not in answer(g, f"use {card}")
    assert g.heroes[0].items == []
    assert getattr(g, pile).discard == [FACTS.card(card)]


@pytest.mark.clause("PRO-ITM-01", "PRO-MOV-20")
def test_a_scroll_of_return_is_gone_after_the_journey() -> None:
    g = realm(hero("paladin", "plains-1"), hero("scout", "village"))
    give(g, 0, "I21")
    begin_turn(g)
    answer(g, "fly I21 fortress")
    assert g.common.discard == [FACTS.card("I21")]
    assert g.heroes[0].field == FACTS.field("fortress")


@pytest.mark.clause("PRO-ITM-15", "PRO-SPL-01", "PRO-SPL-04")
def test_a_thing_is_never_a_spell_whatever_it_costs() -> None:
    g = realm(hero("paladin"), hero("scout"))
    spells = [card for card in range(len(FACTS.cards)) if is_spell(g, card)]
    assert all(FACTS.cards[card].id[0] in "FTCMK" for card in spells)
    costing = {e.card for e in FACTS.effects if e.cost.mags and e.card[0] in "FTCMK"}
    assert {FACTS.cards[card].id for card in spells} == costing
    assert not [e.card for e in FACTS.effects if e.cost.mags and e.card[0] in "IRA"]


@pytest.mark.clause("PRO-ABL-02", "PRO-CNT-02", "PRO-CNT-12")
def test_constant_abilities_are_not_announced_and_others_are() -> None:
    g = before("N37", "K08", mags=4)
    told = [event for event in g.told or () if event.key == "event-dice"]
    assert [event.shown["own"] for event in told] == [6]
    g = before("N37", "F05", mags=4)
    assert open_kind(g) == "DeclareForFight"
    dice(g, 1, 6)
    answer(g, "roll")
    assert g.heroes[0].mags == 4
    for effect in FACTS.effects:
        if effect.window in DECLARED and effect.cost.mags:
            assert effect.limit in ("fight", "roll"), effect.card


@pytest.mark.clause("PRO-CNT-02", "PRO-ABL-02")
def test_fight_effects_last_for_the_fight_and_roll_effects_for_one_roll() -> None:
    """Three rolls against a pack of wolves: Berserk in all of them, the bolt in the first."""
    g = before("N15", "F05", "M08", red=8, lives=8, mags=4)
    g.told = []
    dice(g, 6, 1)
    answer(g, "use F05")
    assert open_kind(g) == "DeclareForRoll"
    answer(g, "use M08")
    while open_kind(g) == "DeclareForRoll":
        dice(g, 6, 1)
        answer(g, "roll")
    rolls = [event.shown["own"] for event in g.told if event.key == "event-dice"]
    assert rolls == [12, 10, 10]


@pytest.mark.clause("PRO-CNT-06", "PRO-CHR-15")
def test_a_life_spent_is_a_cost_and_no_loss() -> None:
    g = realm(hero("paladin", "city", lives=1, mags=0), hero("scout", "village"))
    give(g, 0, "M07", "O02")
    begin_turn(g)
    answer(g, "act M07")
    assert figures(g.heroes[0], "lives", "mags") == [0, 4]
    assert g.heroes[0].kept
    g = realm(hero("paladin", "city", lives=0, mags=0), hero("scout", "village"))
    give(g, 0, "M07")
    assert "act M07" not in begin_turn(g)


@pytest.mark.clause("PRO-CNT-17", "PRO-CMP-12", "PRO-RND-09")
def test_treasure_is_taken_above_the_limit_and_nothing_from_empty_decks() -> None:
    seven = ("I16-1", "I16-2", "I17-1", "I17-2", "I18-1", "I18-2", "I19")
    for empty in (False, True):
        g = realm(hero("paladin", "plains-1", red=8, lives=8, mags=0), hero("scout", "village"))
        give(g, 0, *seven)
        lay(g, "plains-1", "N19")
        if empty:
            g.gone += g.common.deck
            g.common.deck = []
        begin_turn(g)
        answer(g, "stay")
        dice(g, 6, 1)
        answer(g, "fight N19")
        assert len(g.heroes[0].items) == (7 if empty else 8)
        assert g.heroes[0].xp == 5


@pytest.mark.clause("PRO-LIM-09")
def test_thieves_profit_by_characters_and_throws_and_shields_are_what_breaks() -> None:
    profit = {e.card for e in FACTS.effects if e.window == "pvpwin"}
    assert profit
    assert all(FACTS.ability(FACTS.card(id_)).guild == 1 for id_ in profit)
    breaking = [
        e.card
        for e in FACTS.effects
        if e.cost.damage or type(e.parts[0]).__name__ in ("Throw", "Burn")
    ]
    slots = [FACTS.item(FACTS.card(id_)).slot for id_ in {*breaking} if id_ in FACTS.ids] + [
        FACTS.item(FACTS.card(f"{id_}-1")).slot for id_ in {*breaking} if id_ not in FACTS.ids
    ]
    assert sum(slot in ("weapon", "shield") for slot in slots) > len(slots) * 0.8


@pytest.mark.clause("PRO-QST-03", "PRO-ITM-13")
def test_the_flaming_staff_is_offered_by_willpower_only() -> None:
    g = before("N37", "R02", "I12-1", mags=0)
    assert open_kind(g) == "Hold"
    assert ask(g) == ["hold I12-1", "none"]
    g = before("N32", "R02", "I12-1", mags=4)
    assert open_kind(g) == "Hold"
    assert ask(g) == ["hold R02", "none"]
