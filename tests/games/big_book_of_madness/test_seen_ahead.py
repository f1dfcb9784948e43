"""What the table tells beforehand: proposed payments, Recovery, and what would lose the game."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from druzina.core import Match
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import MADNESS, VALUE, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.breaking import Break
from druzina.games.big_book_of_madness.rules.payment import Pay
from druzina.games.big_book_of_madness.rules.recovery import Recover
from druzina.games.big_book_of_madness.seen_ahead import doom, payable, payment, recovery
from druzina.games.big_book_of_madness.view import view
from tests.games.big_book_of_madness.table import acting, asked, cards, player, run, say, table
from tests.positions import position


def proposed(g: Book) -> list[str]:
    told = payment(g)
    assert told is not None
    return [text.removeprefix("pay ") for text in (*told.picked, *told.proposal)]


def in_full(g: Book) -> list[int]:
    told = payment(g)
    assert told is not None
    return told.full


def doomed(g: Book, choice: str) -> str:
    question: Any = asked(g)
    return doom(g, question, choice)


@pytest.mark.clause("BBM-PAY-03")
@pytest.mark.parametrize("own", ["W1 W1 W2 W3", "W2 W2 W3 W3", "W1 W3 W3", "W2 W2 W2"])
def test_the_proposed_payment_wastes_least(own: str) -> None:
    for need in (1, 2, 3, 4, 5):
        values = [VALUE[one] for one in cards(own)]
        sums = [sum(some) for n in range(1, 5) for some in combinations(values, n)]
        g = run(
            table(player(own), player(), curses="2:CE1"), Pay(0, cost=[need, 0, 0, 0]), Break(0, 0)
        )
        if payment(g) is None:
            continue
        paid = sum(int(text[1]) for text in proposed(g))
        assert paid == min(one for one in sums if one >= need)


@pytest.mark.clause("BBM-PAY-05")
def test_the_own_hand_pays_before_supports_and_low_cards_before_high_ones() -> None:
    g = acting(player("W1 W1 W2", support="W2"), player(support="W2"), curses="2:CW1")
    assert proposed(say(g, "cast ice x2")) == ["W1@hand0", "W1@hand0"]
    g = acting(player("W2", support="W2"), player(support="W1 W1"), curses="2:CW1")
    assert proposed(say(g, "break 2")) == ["W2@hand0", "W2@support0"]
    g = acting(player("W1", support="W1 W1"), player(support="W1"))
    assert proposed(say(g, "cast ice x1")) == ["W1@hand0"]
    g = acting(player("", support="W1"), player(support="W1 W1"))
    assert proposed(say(g, "cast ice x1")) == ["W1@support0"]


@pytest.mark.clause("BBM-PAY-03")
def test_the_whole_cost_is_told_though_a_part_of_it_is_paid_already() -> None:
    g = acting(player("W3 W2", support="W2"), player(), curses="2:CW1")
    g.slots[0].tokens.append(0)
    say(g, "break 2")
    assert in_full(g) == [5, 0, 0, 0], "the 3 is in it whatever one chooses"
    many = acting(player("W3 E1 F2 F1 A1"), player(), curses="2:CM1")
    assert in_full(say(many, "break 2")) == [1, 1, 1, 1]


@pytest.mark.clause("BBM-PAY-13")
def test_harolds_air_card_is_proposed_only_where_it_is_needed() -> None:
    harold = player("W1 W1 W1 W1 A1 A1", wizard="harold")
    assert proposed(say(acting(harold, player(), curses="2:CW1"), "break 2")) == ["W1@hand0"] * 4
    short = player("W1 W1 W1 A1", support="A1", wizard="harold")
    g = say(acting(short, player(), curses="2:CW1"), "break 2")
    assert proposed(g) == ["W1@hand0", "W1@hand0", "W1@hand0", "A1@hand0 as W"]
    each = player("E1 E2 F1 A1 A1", wizard="harold")
    g = say(acting(each, player(), curses="2:CM1"), "break 2")
    assert proposed(g) == ["A1@hand0 as W", "E1@hand0", "F1@hand0", "A1@hand0"]


@pytest.mark.clause("BBM-CURE-01")
def test_a_cure_is_proposed_in_the_kind_that_wastes_least() -> None:
    g = say(acting(player("W3 E1 E1 M"), player()), "cure hand")
    assert proposed(g) == ["E1@hand0", "E1@hand0"]


def test_every_proposed_payment_is_taken_as_it_stands() -> None:
    g = say(acting(player("W1 W1 W2 W3"), player(support="W2"), curses="2:CW1"), "break 2")
    match = Match.at(GAME, g, {"seats": 2})
    told = payment(g)
    assert told is not None
    assert match.preview(0, told.proposal[::-1]) is not None
    assert match.play_many(0, told.proposal[::-1]) is None
    assert asked(position(match)).kind == "TakeReward"


def test_a_payment_tells_what_it_is_for_and_what_may_pay() -> None:
    g = acting(player("W1 W1 W2 M"), player("W3", support="W2 M"), curses="2:CW1")
    told = payment(say(g, "break 2"))
    assert told is not None
    assert (told.purpose, told.cost) == ("curse:2", [4, 0, 0, 0])
    assert told.cards == ["W1@hand0", "W1@hand0", "W2@hand0", "W2@support1"]
    say(g, "pay W2@hand0")
    told = payment(g)
    assert told is not None
    assert (told.cost, told.picked) == ([2, 0, 0, 0], ["pay W2@hand0"])
    question: Any = asked(g)
    assert len(payable(g, question)) == 3


@pytest.mark.clause("BBM-REC-01", "BBM-MAD-01")
def test_recovery_is_told_with_the_madness_of_a_reshuffle() -> None:
    g = acting(player("W1 W1 W1", draw="E1", discard="F1 F1 F1"), player())
    told = recovery(g)
    assert told is not None
    assert (told.draw, told.pile, told.madness, told.discard) == (3, 1, 1, 0)
    enough = recovery(acting(player("W1 W1 W1", draw="E1 E1 E1"), player()))
    assert enough is not None
    assert enough.madness == 0
    before = g.supply[MADNESS]
    run(say(g, "end"), Recover())
    assert before - g.supply[MADNESS] == told.madness


@pytest.mark.clause("BBM-REC-03", "BBM-ELI-01")
def test_recovery_tells_what_is_discarded_and_who_is_out() -> None:
    full = recovery(acting(player("W1 W1 W1 W1 W1 W1 W1 M"), player()))
    assert full is not None
    assert (full.draw, full.discard, full.out) == (0, 2, False)
    mad = recovery(acting(player("M M M M M M W1"), player()))
    assert mad is not None
    assert (mad.discard, mad.out) == (1, True)


@pytest.mark.clause("BBM-END-02")
def test_a_draw_from_a_short_pile_with_an_empty_stack_is_warned_of() -> None:
    short = player("E1 E1", draw="W1", discard="F1 F1 F1 F1 F1 F1")
    g = acting(short, player(), stack=0)
    assert doomed(g, "end") == "BBM-END-02"
    assert doomed(g, "cast growth x2") == "BBM-END-02"
    assert doomed(g, "cast growth x1") == ""
    assert doomed(acting(short, player(), stack=1), "end") == ""
    run(say(g, "end"), Recover())
    assert g.outcome is not None
    assert g.outcome.clause == "BBM-END-02"


@pytest.mark.clause("BBM-END-02", "BBM-CUR-04")
def test_a_curse_that_would_empty_the_stack_is_warned_of() -> None:
    curse = "CM5"  # each takes a Madness
    g = acting(player("W1 W1 W1 W1 W1 W1"), player(), curses=f"3l:{curse}", stack=1)
    assert view(g, 0).curses[0].madness == 2
    assert doomed(g, "end") == "BBM-END-02"
    g.slots[0].down = True
    assert doomed(g, "end") == ""


@pytest.mark.clause("BBM-END-03")
def test_the_last_monster_that_would_get_away_is_warned_of() -> None:
    g = table(player("W1 W1 W1 W1 W1 W1"), player(), curses="4:CE1", round=6, space=5)
    run(g, Act(0))
    assert doomed(g, "end") == "BBM-END-03"
    g.slots.clear()
    assert doomed(g, "end") == ""


def test_a_question_of_several_things_tells_how_many() -> None:
    g = say(acting(player("F1 F1 W1 E1 A1"), player()), "cast combustion x2")
    told = view(g, 0).choosing
    assert told is not None
    assert (told.left, told.up_to, told.picked) == (2, False, 0)
    say(g, "destroy W1@hand0")
    again = view(g, 1).choosing
    assert again is not None
    assert (again.left, again.picked) == (1, 1)
