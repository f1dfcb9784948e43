"""What a player can pay with: hands, supports, Harold's air, Incarnation (BBM-PAY, BBM-INC)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import MADNESS, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.zones import Incarnation
from tests.games.big_book_of_madness.table import (
    acting,
    asked,
    cards,
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

# One way to pay


@pytest.mark.clause("BBM-CUR-07", "BBM-EX-08", "BBM-PAY-06", "BBM-SIM-02")
def test_one_of_each_element_is_paid_by_four_cards() -> None:
    g = acting(player("W1 E1", support="F1"), player("", support="A2"), curses="2:CM5")
    say(g, "break 2")
    assert (discard(g), discard(g, 1)) == ("W1 E1 F1", "A2")
    assert told(g, "event-pays")[0].shown == {"seat": 0, "cards": (0, 3, 6, 10)}


@pytest.mark.clause("BBM-TOK-02", "BBM-PAY-03")
def test_a_token_is_paid_with_the_rest() -> None:
    g = table(player("W1 E1 F1 A1"), player("", support="E1"), curses="2:CM5")
    g.slots[0].tokens = [1]
    say(run(g, Act(0)), "break 2")
    assert (discard(g), discard(g, 1)) == ("W1 E1 F1 A1", "E1")


@pytest.mark.clause("BBM-CURE-01", "BBM-SIM-02")
@pytest.mark.parametrize("own", ["W1 W1 W1", "A1 A1 A1", "E1 E1 E1 W1 F1 A1"])
def test_a_cure_that_one_kind_can_pay_takes_two_of_it(own: str) -> None:
    g = run(table(player(""), player(f"{own} M", spells=""), active=1), Act(1))
    say(g, "cure hand")
    kind = own.split(maxsplit=1)[0]
    assert discard(g, 1) == f"{kind} {kind}"


@pytest.mark.clause("BBM-CURE-01", "BBM-SIM-02")
def test_a_cure_is_asked_wherever_several_kinds_can_pay() -> None:
    g = say(acting(player("W1 W1 E1 E1 A1 A1 M"), player("")), "cure hand")
    assert offers(g) == ["pay W1@hand0", "pay E1@hand0", "pay A1@hand0"]


@pytest.mark.clause("BBM-CURE-02", "BBM-PAY-07")
def test_madness_in_a_support_alone_can_be_cured() -> None:
    g = acting(player("E1 E1"), player("", support="M"), stack=5)
    say(g, "cure 1")
    assert (support(g, 1), g.supply[MADNESS]) == ("", 6)


# Harold


def harolds_turn(own: str, shared: str = "", **more: str) -> Book:
    """Harold, in his own turn, sits second."""
    harold = player(own, support=shared, wizard="harold", spells=more.get("spells", ""))
    return run(table(player(""), harold, curses=more.get("curses", ""), active=1), Act(1))


@pytest.mark.clause("BBM-PAY-13")
@pytest.mark.parametrize(
    ("own", "enough"),
    [
        ("W1 E1 A1 A1", True),
        ("W1 E1 A1 A2", True),
        ("W1 E1 A2 A2", False),  # no card of value 1
        ("W1 A1 A1 A1", False),  # one card only
        ("W1 E1 F1", False),
    ],
)
def test_harold_changes_one_air_card_of_value_one(own: str, enough: bool) -> None:
    g = harolds_turn(own, curses="2:CM5")
    assert ("break 2" in offers(g)) is enough
    from_support = harolds_turn("", own, curses="2:CM5")
    assert ("break 2" in offers(from_support)) is enough


@pytest.mark.clause("BBM-PAY-13", "BBM-SIM-02")
def test_harold_is_asked_where_another_would_have_one_way() -> None:
    g = harolds_turn("W1 A1", spells="ice")
    say(g, "cast ice x1")
    assert offers(g) == ["pay W1@hand1", "pay A1@hand1 as W"]
    say(g, "pay A1@hand1 as W")
    assert discard(g, 1) == "A1"
    assert g.ability_used


@pytest.mark.clause("BBM-INC-04", "BBM-PAY-13")
@pytest.mark.parametrize(
    ("own", "shared", "enough"), [("W3 A1", "W1", False), ("W3", "W1 A1", True)]
)
def test_harold_changes_a_support_card_where_the_support_alone_pays(
    own: str, shared: str, enough: bool
) -> None:
    g = harolds_turn(own, shared, spells="W3b growth")
    say(g, "cast W3b x1")
    assert (asked(g).prompt(g).key == "ask-act-incarnate") is enough, "else the own turn goes on"


# Incarnation


@pytest.mark.clause("BBM-INC-01", "BBM-INC-03")
def test_the_hand_never_pays_for_an_incarnated_action() -> None:
    g = acting(player("W3 W2 E1", spells="W3b", support="W2"), player("", support="E1 E1 E1"))
    say(g, "cast W3b x1", "pay W3@hand0", "acquire W2")
    assert (hand(g), support(g)) == ("W2 E1", "W2")
    assert g.nearest(Act).left == -1
    several = acting(player("W3 E1", spells="W3b", support="E1 E2"), player(""))
    say(several, "cast W3b x1", "acquire E2")
    assert discard(several) == "W3 E2"
    assert support(several) == "E1 E2"


@pytest.mark.clause("BBM-INC-02")
def test_every_element_of_a_spent_card_is_spent() -> None:
    shared = "E2 F2"
    g = acting(player("W3 W3", spells="W3b", support=shared), player(""))
    say(g, "cast W3b x2", "acquire E2")
    assert "acquire E2" not in offers(g)
    assert "acquire F2" in offers(g)
    assert support(g) == shared
    one = acting(player("W3 W3", spells="W3b growth E1b", support="E1 F2"), player(""))
    say(one, "cast W3b x2", "cast growth x1")
    assert "cast E1b x1" not in offers(one)
    assert "acquire F2" in offers(one)


@pytest.mark.clause("BBM-INC-05")
def test_a_spent_card_that_an_effect_takes_away_is_forgotten() -> None:
    caster = player("W3 W3 W3", spells="W3b W1c", support="W1 E2", draw="A1 A1")
    g = acting(caster, player("", support="F2"))
    say(g, "cast W3b x3", "cast W1c x1", "name 0")
    assert len(g.nearest(Incarnation).spent) == 1
    say(g, "take W1@support0", "take E2@support0")
    assert g.nearest(Incarnation).spent == []
    assert spells(g) == "W3b! W1c*"


@pytest.mark.clause("BBM-INC-01", "BBM-INC-02", "BBM-PAY-01")
def test_what_is_spent_or_in_hand_is_refused_for_an_incarnated_action() -> None:
    others = [player("", support="E2 F1"), player("", support="E2 E3")]
    g = acting(player("W3 W3 E2", spells="W3b", support="E2"), *others)
    say(g, "cast W3b x2", "acquire E2")
    assert offers(g) == ["pay E3@support2", "pay E2@support0", "pay E2@support1", "pay E2@support2"]
    assert refused(g, "pay E2@hand0").clause == "BBM-INC-01"
    assert refused(g, "pay F1@support1").clause == "BBM-PAY-08"
    say(g, "pay E2@support1")
    assert told(g, "event-pays-without-discarding")[0].shown["cards"] == tuple(cards("E2"))
    say(g, "acquire E2")
    assert refused(g, "pay E2@support1").clause == "BBM-INC-02"
    say(g, "pay E2@support2")
    assert [support(g, n) for n in range(3)] == ["E2", "E2 F1", "E2 E3"]


@pytest.mark.clause("BBM-WIZ-01", "BBM-PAY-13")
def test_paying_with_cards_as_they_are_uses_no_ability() -> None:
    viktor = acting(player("W1 W2 W3 M", wizard="viktor"), player(""))
    say(viktor, "acquire W3", "pay W3@hand0")
    assert "ability" in offers(viktor)
    harold = acting(player("W1 W1 A1 A1", wizard="harold"), player(""))
    say(harold, "acquire W2", "pay W1@hand0")
    assert not harold.ability_used
