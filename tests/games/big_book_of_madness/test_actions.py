"""The five actions (BBM-ACT, BBM-CAST, BBM-LRN, BBM-ACQ, BBM-BRK, BBM-CURE)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import MADNESS, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from tests.games.big_book_of_madness.table import (
    FACTS,
    acting,
    asked,
    cards,
    curses,
    discard,
    hand,
    offers,
    player,
    refused,
    run,
    say,
    spells,
    support,
    table,
    told,
)


@pytest.mark.clause("BBM-ACT-01")
def test_the_five_actions_are_offered() -> None:
    g = acting(player("W1 W1 W1 W1 M"), player(), curses="2:CW1")
    kinds = {text.split()[0] for text in offers(g)}
    assert kinds == {"cast", "learn", "acquire", "break", "cure", "end"}


@pytest.mark.clause("BBM-ACT-02", "BBM-ACT-03", "BBM-ACT-05")
def test_any_number_of_actions_in_any_order_until_the_end() -> None:
    g = acting(player("W1 W1 W1 W1 E1 E1"), player())
    say(g, "acquire W2", "acquire W2", "cast growth x2", "end")
    assert g.questions() == []
    assert discard(g) == "W1 W1 W1 W1 W2 W2 E1 E1"


@pytest.mark.clause("BBM-ACT-03")
def test_who_can_pay_nothing_is_not_asked() -> None:
    assert acting(player("M M"), player()).questions() == []


@pytest.mark.clause("BBM-ACT-05")
def test_an_action_is_finished_before_the_next_begins() -> None:
    g = say(acting(player("A1 W1 W1"), player("E1 E1")), "cast telepathy x1")
    assert asked(g).seat == 1, "the other acts first"
    say(g, "acquire E2")
    assert asked(g).seat == 0
    assert spells(g).endswith("telepathy*")


# Casting


@pytest.mark.clause("BBM-CAST-01", "BBM-CAST-06")
def test_only_ready_face_up_own_spells_are_cast() -> None:
    g = acting(player("E1 W1 F1", spells="growth* ice- combustion"), player())
    assert offers(g) == ["cast combustion x1", "end"]
    assert refused(g, "cast growth x1").clause == "BBM-CAST-06"
    assert refused(g, "cast ice x1").clause == "BBM-NEU-02"


@pytest.mark.clause("BBM-CAST-02", "BBM-CAST-03", "BBM-EX-02")
def test_cost_is_the_level_once_twice_or_three_times() -> None:
    g = acting(player("E3 E3", spells="growth E3a E2b"), player())
    casts = [text for text in offers(g) if text.startswith("cast")]
    assert casts == [
        "cast growth x1", "cast growth x2", "cast growth x3",
        "cast E3a x1", "cast E3a x2", "cast E2b x1", "cast E2b x2", "cast E2b x3",
    ]  # fmt: skip
    assert refused(g, "cast growth x4").reason == "refusal-no-answer", "never more than three times"


@pytest.mark.clause("BBM-CAST-03", "BBM-EX-02", "BBM-EX-05")
def test_every_factor_is_multiplied() -> None:
    g = acting(player("E1 E1 E1"), player())
    say(g, "cast growth x3")
    assert len(g.players[0].hand) == 3
    circle = acting(player("W3 W3 E1 E1", spells="W3a"), player("F1 F1 F1"))
    say(circle, "cast W3a x2")
    assert support(circle) == "E1 E1"
    assert support(circle, 1) == "F1 F1"
    assert (len(circle.players[0].hand), len(circle.players[1].hand)) == (2, 3)


@pytest.mark.clause("BBM-CAST-04")
def test_numbers_that_are_no_factors_stay() -> None:
    g = acting(player("W2", spells="W1b"), player(""), player(""), player(""))
    say(g, "cast W1b x2", "name 1", "name 2")
    assert [len(one.support) for one in g.players] == [0, 1, 1, 0], "one card each"


@pytest.mark.clause("BBM-CAST-05", "BBM-CAST-05a", "BBM-CAST-12", "BBM-CAST-10")
def test_order_pay_then_targets_then_effect_then_used() -> None:
    g = acting(player("A1 A2 E1"), player("E1"), player("E1"))
    say(g, "cast telepathy x1")
    assert asked(g).kind == "Pay"
    say(g, "pay A1@hand0")
    assert asked(g).kind == "ChoosePlayers", "targets after the payment"
    assert discard(g) == "A1"
    assert spells(g).endswith("telepathy!"), "not yet used, not to be cast"
    say(g, "name 1")
    assert asked(g).seat == 1
    say(g, "end")
    assert spells(g).endswith("telepathy*")


@pytest.mark.clause("BBM-CAST-06")
def test_a_spell_is_used_once_whatever_the_multiple() -> None:
    g = acting(player("E1 E1 E1"), player())
    say(g, "cast growth x1")
    assert refused(g, "cast growth x1").clause == "BBM-CAST-06"


@pytest.mark.clause("BBM-CAST-07", "BBM-TIM-05", "BBM-EX-03", "BBM-TIM-03")
def test_as_much_as_possible_and_then_does_not_mean_if() -> None:
    g = acting(player("A1 W1", spells="A1b"), player(""))
    say(g, "cast A1b x1")
    assert hand(g, 1) == "E1", "nothing to discard, still draws"
    assert discard(g) == "W1 A1"


@pytest.mark.clause("BBM-CAST-08")
def test_a_spell_may_be_cast_for_nothing_and_overpaid() -> None:
    g = acting(player("W3"), player())
    say(g, "cast ice x1")
    assert support(g) == ""
    assert spells(g) == "growth ice* combustion telepathy"


@pytest.mark.clause("BBM-CAST-09", "BBM-EX-35")
def test_a_factor_of_players_means_different_ones() -> None:
    g = acting(player("A3", spells="A1a"), player("E1"), player("E1"), player("E1"))
    say(g, "cast A1a x2")
    assert offers(g) == ["name 1", "name 2"], "two must be named, in one order"
    say(g, "name 1")
    assert offers(g) == ["name 2", "name 3"]
    two = acting(player("A3 A3", spells="A2a"), player("E1"))
    say(two, "cast A2a x3")
    assert len(two.players[1].hand) == 6, "the surplus is lost"


@pytest.mark.clause("BBM-CAST-09", "BBM-OTH-07")
def test_named_players_resolve_clockwise_from_the_active_player() -> None:
    g = table(player("A3", spells="A1a"), player("E1"), player("E1"), player("E1"), active=3)
    run(g, Act(0, 1))
    say(g, "cast A1a x2", "name 1", "name 3")
    assert asked(g).seat == 3, "the active player first"


@pytest.mark.clause("BBM-CAST-10")
def test_a_paid_card_may_come_back_by_the_effect() -> None:
    g = acting(player("E3", spells="E3b", draw="F1"), player())
    say(g, "cast E3b x1", "recover E3@discard0")
    assert "E3" in hand(g)


@pytest.mark.clause("BBM-CAST-11")
def test_spells_are_no_part_of_the_deck() -> None:
    g = acting(player("E1", draw="", discard="W1 W1"), player())
    say(g, "cast growth x1")
    found = [*g.players[0].hand, *g.players[0].draw, *g.players[0].discard]
    assert sorted(found) == sorted(cards("E1 W1 W1 M"))


# Learning


def learning(
    own: str, held: str = "growth ice combustion telepathy", wizard: str = "alice"
) -> Book:
    learner = player(own, spells=held, wizard=wizard)
    g = table(learner, player(), libraries="W3a.W2a.W1a - F1a A1a")
    return run(g, Act(0))


@pytest.mark.clause("BBM-LRN-01", "BBM-LRN-02", "BBM-LRN-07")
def test_only_the_face_up_card_of_a_pile_for_two_elements() -> None:
    g = learning("W1 W1 E1 E1 F1")
    assert [text for text in offers(g) if text.startswith("learn")] == ["learn W"]
    assert refused(g, "learn E").clause == "BBM-LRN-07"
    assert refused(g, "learn F").clause == "BBM-PAY-09"
    say(g, "learn W")
    assert spells(g).split()[-1] == "W1a"
    assert discard(g) == "W1 W1"


@pytest.mark.clause("BBM-LRN-03", "BBM-LRN-04", "BBM-EX-09", "BBM-LRN-02")
def test_learned_spell_is_ready_and_the_next_is_turned_up() -> None:
    g = learning("W1 W1 W1 W1 W1")
    known = g.known
    say(g, "learn W")
    assert g.known > known, "something hidden became known"
    assert "cast W1a x1" in offers(g)
    assert "learn W" in offers(g), "level 2 for two elements as well"
    assert told(g, "event-uncovers")[0].shown == {"spell": FACTS.spell("W2a").number}


@pytest.mark.clause("BBM-LRN-05", "BBM-LRN-07", "BBM-LRN-09", "BBM-LRN-08")
@pytest.mark.parametrize("given", ["growth", "ice", "combustion", "telepathy", "E1a"])
def test_at_five_spells_one_is_destroyed_first(given: str) -> None:
    g = learning("W1 W1", "growth ice* combustion- telepathy E1a")
    say(g, "learn W")
    assert asked(g).kind == "GiveUpSpell"
    assert discard(g) == "W1 W1", "after the payment"
    assert offers(g) == [
        f"give up {one}@0" for one in ["growth", "ice", "combustion", "telepathy", "E1a"]
    ]
    say(g, f"give up {given}@0")
    held = [one.strip("*-") for one in spells(g).split()]
    assert given not in held
    assert held[-1] == "W1a"
    assert len(held) == 5
    assert [FACTS.spells[one].id for one in g.destroyed_spells] == [given]
    assert all(FACTS.spell(given).number not in pile for pile in g.libraries)


@pytest.mark.clause("BBM-EX-27", "BBM-NEU-02")
def test_a_neutralised_spell_counts_and_may_be_given_up() -> None:
    g = learning("W1 W1", "growth ice combustion- telepathy E1a")
    say(g, "learn W", "give up combustion@0")
    assert spells(g) == "growth ice telepathy E1a W1a"


@pytest.mark.clause("BBM-LRN-06", "BBM-WIZ-01a")
def test_patrik_holds_six() -> None:
    g = learning("W1 W1 W1 W1", "growth ice combustion telepathy E1a", wizard="patrik")
    say(g, "learn W")
    assert len(g.players[0].spells) == 6
    say(g, "learn W")
    assert asked(g).kind == "GiveUpSpell"


# Acquiring


@pytest.mark.clause("BBM-ACQ-01", "BBM-ACQ-02", "BBM-ACQ-03", "BBM-EX-07")
def test_a_card_costs_its_value_and_goes_to_the_discard_pile() -> None:
    g = acting(player("A1 A1 A1"), player())
    before = g.supply[cards("A3")[0]]
    say(g, "acquire A3")
    assert discard(g) == "A1 A1 A1 A3"
    assert hand(g) == ""
    assert g.supply[cards("A3")[0]] == before - 1


@pytest.mark.clause("BBM-ACQ-01")
def test_an_empty_pile_offers_nothing() -> None:
    g = table(player("A3"), player())
    g.supply[cards("A3")[0]] = 0
    run(g, Act(0))
    assert "acquire A2" in offers(g)
    assert refused(g, "acquire A3").clause == "BBM-ACQ-01"


@pytest.mark.clause("BBM-ACQ-04", "BBM-SET-08")
def test_value_one_is_never_for_sale() -> None:
    g = acting(player("A3 W3 E3 F3"), player())
    assert not [text for text in offers(g) if text.startswith("acquire") and text.endswith("1")]


# Breaking


@pytest.mark.clause("BBM-BRK-01", "BBM-CUR-07", "BBM-EX-08")
def test_a_curse_is_broken_for_four_or_one_of_each_and_boxed() -> None:
    g = acting(player("W2 W2"), player(), curses="2:CW1")
    say(g, "break 2", "reward A2")
    assert curses(g) == ""
    assert [FACTS.curses[one].id for one in g.broken] == ["CW1"]
    assert all(FACTS.curse("CW1").number not in pile for pile in g.piles)
    multi = acting(player("W1 E1 F1 A1"), player(), curses="2:CM5")
    assert "break 2" in offers(multi)
    assert "break 2" not in offers(acting(player("W1 E1 F1 E1"), player(), curses="2:CM5"))


@pytest.mark.clause("BBM-BRK-02", "BBM-CUR-03")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_wherever_the_marker_is(space: int) -> None:
    g = table(player("W3 W1"), player(), curses="3l:CW1", space=space)
    assert "break 3l" in offers(run(g, Act(0)))


@pytest.mark.clause("BBM-BRK-03", "BBM-BRK-03a")
def test_reward_is_any_value_two_card_and_must_be_taken() -> None:
    g = acting(player("W3 W1"), player(), curses="2:CW1")
    say(g, "break 2")
    assert offers(g) == ["reward W2", "reward E2", "reward F2", "reward A2"]
    say(g, "reward F2")
    assert "F2" in discard(g)
    none = table(player("W3 W1"), player(), curses="2:CW1")
    for one in cards("W2 E2 F2 A2"):
        none.supply[one] = 0
    say(run(none, Act(0)), "break 2")
    assert discard(none) == "W1 W3"


@pytest.mark.clause("BBM-BRK-04", "BBM-NEU-04")
def test_a_neutralised_curse_cannot_be_broken() -> None:
    g = table(player("W3 W1"), player(), curses="2:CW1")
    g.slots[0].down = True
    assert refused(run(g, Act(0)), "break 2").clause == "BBM-BRK-04"
    assert refused(g, "break 3l").clause == "BBM-BRK-01"


@pytest.mark.clause("BBM-BRK-05", "BBM-WAR-02", "BBM-EX-30", "BBM-OTH-06")
def test_order_after_paying_and_alice_draws_in_anothers_turn() -> None:
    g = table(player("A1"), player("W3 W1", wizard="alice"), curses="2:CW1")
    g.slots[0].under = 1
    run(g, Act(0))
    say(g, "cast telepathy x1", "break 2")
    assert asked(g).kind == "TakeReward"
    assert discard(g, 1) == "W1 W3 M", "the Madness under it first"
    say(g, "reward E2")
    assert offers(g) == ["draw", "decline"]
    say(g, "draw")
    assert hand(g, 1) == "E1"


@pytest.mark.clause("BBM-BRK-06")
def test_a_barred_reward_takes_the_card_alone() -> None:
    g = table(player("W3 W1", wizard="alice"), player(), curses="2:CW1")
    g.barred, g.slots[0].under = True, 1
    say(run(g, Act(0)), "break 2")
    assert asked(g).kind == "DrawOnBreaking"
    assert discard(g) == "W1 W3 M"


# Curing


@pytest.mark.clause("BBM-CURE-01", "BBM-CURE-02")
def test_two_elements_of_one_kind_cure_in_hand_or_any_support() -> None:
    g = acting(player("E1 E1 F1 M", support="M"), player("M", support="M"), stack=5)
    cures = [text for text in offers(g) if text.startswith("cure")]
    assert cures == ["cure hand", "cure 0", "cure 1"]
    say(g, "cure 1")
    assert g.supply[MADNESS] == 6
    assert support(g, 1) == ""
    assert hand(g) == "F1 M", "two of one kind, not one of each"


@pytest.mark.clause("BBM-CURE-01")
def test_the_first_card_names_the_kind() -> None:
    g = say(acting(player("W1 W1 E1 E2 F1 M"), player()), "cure hand")
    assert offers(g) == ["pay W1@hand0", "pay E2@hand0"]
    say(g, "pay W1@hand0")
    assert hand(g) == "E1 E2 F1"


@pytest.mark.clause("BBM-CURE-04")
def test_madness_elsewhere_is_out_of_reach() -> None:
    g = acting(player("E1 E1", discard="M", draw="M"), player("M"))
    assert not [text for text in offers(g) if text.startswith("cure")]
    assert refused(g, "cure hand").clause == "BBM-CURE-04"
    assert refused(g, "cure 1").clause == "BBM-CURE-04"


@pytest.mark.clause("BBM-CURE-03")
def test_curing_by_a_spell_costs_the_spell_alone() -> None:
    g = acting(player("E3 M", spells="E3c", draw="W1 W1"), player(), stack=5)
    say(g, "cast E3c x1")
    assert g.supply[MADNESS] == 6
    assert hand(g) == "W1 W1"
