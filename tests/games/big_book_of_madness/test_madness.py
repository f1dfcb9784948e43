"""Madness, drawing, shuffling, support, destroying (BBM-MAD, BBM-SUP, BBM-DIS, BBM-DES)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import MADNESS
from druzina.games.big_book_of_madness.rules.madness import (
    burn_madness,
    destroy_top,
    mill,
    room,
    take_madness,
)
from druzina.games.big_book_of_madness.rules.madness import (
    draw as draw_cards,
)
from tests.games.big_book_of_madness.table import (
    acting,
    cards,
    discard,
    draw,
    hand,
    offers,
    player,
    refused,
    resolve,
    say,
    support,
    table,
    told,
)


@pytest.mark.clause("BBM-MAD-01", "BBM-MAD-02", "BBM-MAD-05", "BBM-MAD-16", "BBM-MAD-03")
def test_an_empty_pile_is_made_anew_with_a_madness_when_a_card_is_needed() -> None:
    g = table(player("", draw="W1", discard="E1 F1"), player(""), stack=5)
    assert draw_cards(g, 0, 1)
    assert (hand(g), draw(g), discard(g)) == ("W1", "", "E1 F1"), "not when it becomes empty"
    assert draw_cards(g, 0, 1)
    assert g.supply[MADNESS] == 4
    assert sorted(g.players[0].hand + g.players[0].draw) == cards("W1 E1 F1 M")
    assert discard(g) == ""


@pytest.mark.clause("BBM-MAD-01", "BBM-VRB-04")
def test_destroying_the_top_card_reshuffles_too() -> None:
    g = table(player("", draw="", discard="W1"), player(""), stack=5)
    assert destroy_top(g, 0, 1)
    assert g.supply[MADNESS] == 4
    assert sum(g.destroyed) == 1
    assert len(g.players[0].draw) == 1


@pytest.mark.clause("BBM-MAD-15", "BBM-VRB-03", "BBM-MAD-04")
def test_milling_never_reshuffles() -> None:
    g = table(player("", draw="W1 E1", discard="F1"), player(""), stack=5)
    mill(g, 0, 3)
    assert (draw(g), discard(g)) == ("", "W1 E1 F1")
    mill(g, 0, 3)
    assert g.supply[MADNESS] == 5


@pytest.mark.clause("BBM-MAD-06")
def test_there_is_no_hand_limit_outside_recovery() -> None:
    g = table(player("W1 W1 W1 W1 W1 W1", draw="E1 E1 E1"), player(""))
    assert draw_cards(g, 0, 3)
    assert len(g.players[0].hand) == 9


@pytest.mark.clause("BBM-MAD-07", "BBM-MAD-11", "BBM-VRB-06")
@pytest.mark.parametrize("to", ["hand", "discard", "support", "top"])
def test_madness_comes_from_the_stack_to_the_zone_named(to: str) -> None:
    g = table(player("", draw=""), player(""), stack=5)
    assert take_madness(g, 0, to)
    zones = {"hand": hand(g), "discard": discard(g), "support": support(g), "top": draw(g)}
    assert zones[to] == "M"
    assert g.supply[MADNESS] == 4


@pytest.mark.clause("BBM-MAD-08", "BBM-END-02", "BBM-TIM-06", "BBM-MAD-19")
def test_a_missing_madness_loses_at_once_and_stops_everything() -> None:
    g = table(player(""), player(""), stack=1)
    resolve(g, "CM10")
    assert draw(g).split()[-1] == "M", "the earlier one has been taken"
    assert g.outcome is not None
    assert g.outcome.clause == "BBM-END-02"
    assert len(told(g, "event-loses")) == 1
    assert g.stack == []
    each = table(player(""), player(""), stack=1)
    resolve(each, "CA6")
    assert each.outcome is not None
    assert (discard(each), discard(each, 1)) == ("M", "")


@pytest.mark.clause("BBM-MAD-17")
def test_a_forced_reshuffle_with_an_empty_stack_loses() -> None:
    g = table(player("", draw="", discard="W1 W1 W1"), player(""), stack=0)
    assert not draw_cards(g, 0, 1)
    assert g.outcome is not None


@pytest.mark.clause("BBM-MAD-13", "BBM-EX-19", "BBM-END-05")
def test_an_empty_stack_is_no_loss_before_a_madness_is_needed() -> None:
    g = table(player("", draw="", discard="W1"), player(""), stack=1)
    assert draw_cards(g, 0, 2)
    assert hand(g) == "W1 M"
    assert (g.supply[MADNESS], g.outcome) == (0, None)
    assert not draw_cards(g, 0, 1)
    assert g.outcome is not None
    alone = table(player("", draw="", discard=""), player(""), stack=2)
    assert draw_cards(alone, 0, 2)
    assert hand(alone) == "M M", "the added Madness alone is the new pile"


@pytest.mark.clause("BBM-MAD-09", "BBM-EX-12", "BBM-SUP-02", "BBM-SUP-06")
def test_madness_goes_into_a_full_support_and_blocks_it() -> None:
    g = table(player("E1 W1", support="W1 W1 W1"), player(""))
    assert take_madness(g, 0, "support")
    assert support(g) == "W1 W1 W1 M"
    for left, free in ((4, 0), (3, 0), (2, 1)):
        g.players[0].support = g.players[0].support[:left]
        assert room(g, 0) == free
    rosana = table(player("", wizard="rosana", support="W1 W1 W1"), player(""))
    assert room(rosana, 0) == 2


@pytest.mark.clause("BBM-MAD-10", "BBM-SUP-04", "BBM-DIS-03", "BBM-DES-02")
def test_madness_can_be_supported_destroyed_and_cured() -> None:
    g = acting(player("W1 F1 M"), player(""), stack=5)
    say(g, "cast combustion x1", "destroy M@hand0")
    assert g.destroyed[MADNESS] == 1
    assert g.supply[MADNESS] == 5, "it does not return to the stack"
    placed = acting(player("W1 M"), player(""))
    say(placed, "cast ice x1")
    assert support(placed) == "M"


@pytest.mark.clause("BBM-MAD-12", "BBM-MAD-18", "BBM-INFO-06")
def test_a_card_put_on_top_is_the_next_drawn_and_known() -> None:
    g = table(player("W3", draw=""), player(""), stack=5)
    resolve(g, "CE5")
    assert draw(g) == "W3"
    assert g.supply[MADNESS] == 5, "an empty pile is no draw"
    before = g.known
    assert draw_cards(g, 0, 1)
    assert hand(g) == "W3"
    assert g.known == before, "what all know is no reveal"


@pytest.mark.clause("BBM-MAD-14", "BBM-VRB-14")
def test_burning_madness_takes_as_many_as_there_are() -> None:
    g = table(player(""), player(""), stack=3)
    burn_madness(g, 4)
    assert (g.supply[MADNESS], g.destroyed[MADNESS]) == (0, 3)
    assert g.outcome is None


# Support


@pytest.mark.clause("BBM-SUP-01", "BBM-SUP-03", "BBM-VRB-01", "BBM-EX-34")
def test_cards_go_from_hand_to_free_spaces_and_stay() -> None:
    g = acting(player("W1 W1 W1 E1 E1", support="F1 F1"), player(""))
    say(g, "cast ice x3")
    assert support(g) == "E1 F1 F1", "only one space was free"
    full = acting(player("W1 E1", support="F1 F1 F1", spells="W1a"), player(""))
    say(full, "cast W1a x1")
    assert support(full) == "F1 F1 F1"
    assert hand(full) == "E1 E1", "the draw follows all the same"


@pytest.mark.clause("BBM-SUP-05", "BBM-SUP-08")
def test_support_is_ones_own_shared_support_is_everybodys() -> None:
    g = table(player("", support="W1 E1"), player("", support="W1"))
    resolve(g, "CW6")
    assert (support(g), support(g, 1)) == ("", "W1")
    resolve(g, "CM7")
    assert support(g, 1) == ""
    assert discard(g, 1) == "W1"


# Discarding and destroying


@pytest.mark.clause("BBM-DIS-01", "BBM-VRB-09")
def test_a_plain_discard_is_from_hand_or_any_support() -> None:
    g = table(player("W1", support="W2"), player("W1", support="W3"))
    resolve(g, "CW1")
    assert offers(g) == ["discard W1@hand0", "discard W2@support0", "discard W3@support1"]
    from_hand = table(player("W1 E1 F1", support="W2"), player(""))
    resolve(from_hand, "CE6")
    assert refused(from_hand, "discard W2@support0").clause == "BBM-TGT-02"


@pytest.mark.clause("BBM-DIS-03a")
def test_madness_may_be_discarded_for_a_curse() -> None:
    g = table(player("W1 M M"), player(""))
    resolve(g, "CE6")
    assert "discard M@hand0" in offers(g)
    say(g, "discard M@hand0")
    assert discard(g) == "M M"


@pytest.mark.clause("BBM-DIS-05", "BBM-DIS-05a")
def test_discarded_by_an_effect_yields_nothing() -> None:
    g = acting(player("A1 W1 W1", spells="A1b"), player("W1"))
    say(g, "cast A1b x1")
    assert "acquire W2" not in offers(g)


@pytest.mark.clause("BBM-DES-01", "BBM-INFO-02")
def test_destroyed_cards_leave_the_game_and_some_spells_bring_them_back() -> None:
    g = acting(player("F1 W2 F3", spells="combustion F3b"), player(""))
    say(g, "cast combustion x1", "pay F1@hand0", "destroy W2@hand0")
    assert g.destroyed[cards("W2")[0]] == 1
    say(g, "cast F3b x1", "take W2@destroyed")
    assert hand(g) == "W2"
    assert sum(g.destroyed) == 0


@pytest.mark.clause("BBM-DES-03", "BBM-EX-11", "BBM-EX-13", "BBM-VRB-07")
@pytest.mark.parametrize(("old", "new"), [("E1", "E2"), ("E2", "E3"), ("E3", ""), ("M", "")])
def test_higher_value_is_one_more_of_the_same_element(old: str, new: str) -> None:
    g = table(player(old, spells="E2a"), player(""))
    resolve(g, "E2a")
    assert hand(g) == new
    glacial = table(player(""), player("", support=old))
    resolve(glacial, "W2a")
    assert support(glacial, 1) == new, "in the same support, of the same owner"


@pytest.mark.clause("BBM-DES-04")
def test_an_empty_supply_pile_gives_no_higher_card() -> None:
    g = table(player("E1"), player(""))
    g.supply[cards("E2")[0]] = 0
    resolve(g, "E2a")
    assert hand(g) == ""


@pytest.mark.clause("BBM-VRB-07")
def test_a_new_card_is_not_upgraded_again_in_the_same_cast() -> None:
    g = table(player("E1 F1"), player(""))
    resolve(g, "E2a", times=2)
    assert hand(g) == "E2 F2"
