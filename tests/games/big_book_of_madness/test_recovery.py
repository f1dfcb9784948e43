"""Recovery and elimination (BBM-REC, BBM-ELI)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import MADNESS, Book
from druzina.games.big_book_of_madness.rules.recovery import Recover, check_elimination
from druzina.games.big_book_of_madness.rules.turn import PassToken
from tests.games.big_book_of_madness.table import (
    FACTS,
    cards,
    curses,
    discard,
    draw,
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


def recovered(g: Book) -> Book:
    """The active player's whole Recovery phase, the check of elimination with it."""
    run(g, Recover())
    check_elimination(g)
    return g


@pytest.mark.clause("BBM-REC-01", "BBM-REC-02", "BBM-SUP-09")
def test_hand_is_drawn_up_to_six_without_counting_support() -> None:
    g = run(table(player("W1", support="F1 F1"), player("")), Recover())
    assert len(g.players[0].hand) == 6


@pytest.mark.clause("BBM-REC-03", "BBM-REC-04", "BBM-REC-08", "BBM-EX-21", "BBM-REC-05")
def test_hand_is_discarded_down_to_six_element_cards_only() -> None:
    seats = player(""), player("M M M M M W1 E1 F1 A1")
    g = run(table(*seats, active=1), Recover())
    assert offers(g) == ["discard W1@hand1", "discard E1@hand1"]
    say(g, "discard E1@hand1")
    assert hand(g, 1) == "W1 M M M M M"
    assert discard(g, 1) == "E1 F1 A1", "the last two were no choice"
    assert told(g, "event-discards")[0].shown["cards"] == tuple(cards("E1 F1 A1"))
    all_mad = recovered(table(player("M M M M M M M W1 E1"), player("")))
    assert all_mad.players[0].out
    six = run(table(player("W1 W1 W1 W1 W1 W1"), player("")), Recover())
    assert len(six.players[0].hand) == 6
    assert not six.questions()


@pytest.mark.clause("BBM-REC-03")
def test_madness_is_not_discarded_in_recovery() -> None:
    g = run(table(player("M W1 W1 E1 E1 F1 F1 A1"), player("")), Recover())
    assert refused(g, "discard M@hand0").clause == "BBM-REC-03"


@pytest.mark.clause(
    "BBM-REC-06", "BBM-REC-07", "BBM-EX-22", "BBM-ELI-01", "BBM-ELI-02", "BBM-ELI-02a", "BBM-ELI-08"
)
def test_six_madness_eliminate_with_all_belongings() -> None:
    basic = "growth ice combustion telepathy"
    belongings = {"draw": "W1 M M", "support": "E1", "discard": "F1", "spells": basic}
    scared = player("M M M M", wizard="larry", **belongings)
    g = recovered(table(scared, player(""), stack=7, curses="2:CW1"))
    assert g.players[0].out
    assert (hand(g), draw(g), discard(g), support(g), spells(g)) == ("", "", "", "", "")
    assert [g.box[one] for one in cards("W1 E1 F1 M")] == [1, 1, 1, 6]
    assert g.supply[MADNESS] == 7, "the stack does not grow"
    assert [FACTS.spells[one].id for one in g.boxed_spells] == basic.split()
    assert FACTS.wizards[g.players[0].wizard].id == "larry", "who it was stays known"
    assert curses(g) == "2:CW1"
    assert told(g, "event-eliminated")[0].shown == {"seat": 0}


@pytest.mark.clause("BBM-REC-06", "BBM-REC-06a")
@pytest.mark.parametrize(
    ("own", "sup", "out"),
    [
        ("M M M M M M", "", True),
        ("M M M M M M M", "", True),
        ("M M M M M W1", "M", False),
        ("M M M M M", "M", False),
    ],
)
def test_only_madness_in_hand_counts(own: str, sup: str, out: bool) -> None:
    g = table(player(own, support=sup), player(""))
    check_elimination(g)
    assert g.players[0].out is out


@pytest.mark.clause("BBM-ELI-01")
def test_six_madness_at_another_time_eliminate_nobody() -> None:
    g = table(player(""), player("M M M M M M"))
    recovered(g)
    assert not g.players[1].out


@pytest.mark.clause("BBM-ELI-03", "BBM-END-04", "BBM-END-07")
def test_all_eliminated_lose() -> None:
    g = table(player("M M M M M M"), player(""))
    g.players[1].out = True
    run(g, PassToken())
    assert g.outcome is not None
    assert (g.outcome.clause, g.outcome.won) == ("BBM-END-04", [False, False])


@pytest.mark.clause("BBM-ELI-04", "BBM-ELI-06", "BBM-TURN-03")
def test_an_eliminated_seat_is_skipped() -> None:
    g = table(player("W1"), player(""), player("W1"), space=1)
    g.players[1].out = True
    g.then(PassToken())
    run(g)
    assert g.active == 2
    assert g.circle() == [2, 0]
