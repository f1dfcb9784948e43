"""Cards that change hands: gifts, exchanges, the gale; one card of every element
(BBM-EXC, BBM-SIM)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import Book
from tests.games.big_book_of_madness.table import (
    asked,
    cards,
    discard,
    hand,
    offers,
    player,
    refused,
    resolve,
    say,
    seated,
    support,
    table,
    told,
)
from tests.positions import position


@pytest.mark.clause("BBM-SIM-01", "BBM-ELI-07")
def test_the_gale_moves_all_cards_together() -> None:
    g = resolve(table(player("W1 E1"), player("F1"), player("")), "CA4")
    assert offers(g) == ["pass W1@hand0", "pass E1@hand0"]
    say(g, "pass W1@hand0")
    assert [hand(g, n) for n in range(3)] == ["E1", "W1", "F1"]
    alone = table(player("W1 E1"), player(""))
    alone.players[1].out = True
    assert resolve(alone, "CA4").questions() == []


@pytest.mark.clause("BBM-ELI-07")
def test_the_last_player_finds_no_target() -> None:
    for name in ("telepathy", "E1b", "A1a", "A3a", "A1c", "A3c"):
        g = table(player("W1"), player(""))
        g.players[1].out = True
        assert resolve(g, name).questions() == []
        assert hand(g) == "W1"


@pytest.mark.clause("BBM-EXC-01", "BBM-EXC-01a", "BBM-EXC-02")
def test_an_exchange_goes_to_the_hands() -> None:
    g = resolve(table(player("W1 E1"), player("F1 M")), "A1c", times=2)
    assert offers(g) == ["count 0", "count 1", "count 2"]
    say(g, "count 1", "trade W1@hand0")
    assert asked(g).seat == 1, "then the other chooses"
    say(g, "trade M@hand1")
    assert (hand(g), hand(g, 1)) == ("E1 M", "W1 F1")
    gift = resolve(table(player("W1 E1", draw="A1"), player("")), "A3c")
    say(gift, "give W1 to 1", "stop")
    assert (hand(gift), hand(gift, 1)) == ("E1 A1", "W1")


def giving() -> Book:
    """Seat 1 has the Gift of the Sky; seats 0 and 4 are the others in the game."""
    giver = player("W1 W1 E1 M", draw="A1 A1 A1 A1")
    g = table(player("F1"), giver, player(""), player(""), player(""), active=1)
    g.players[2].out = g.players[3].out = True
    return resolve(g, "A3c", seat=1)


@pytest.mark.clause("BBM-EXC-01a", "BBM-SIM-02", "BBM-TIM-08", "BBM-ELI-06")
def test_gifts_are_split_at_will_and_as_many_are_drawn() -> None:
    g = giving()
    assert offers(g) == [
        "give W1 to 0", "give E1 to 0", "give M to 0",
        "give W1 to 4", "give E1 to 4", "give M to 4", "stop",
    ]  # fmt: skip
    say(g, "give E1 to 0")
    assert offers(g) == ["give M to 0", "give W1 to 4", "give M to 4", "stop"]
    assert refused(g, "give W1 to 0").clause == "BBM-SIM-02"
    assert hand(g) == "F1", "nothing moves before the last is named"
    say(g, "give W1 to 4")
    assert offers(g) == ["give W1 to 4", "give M to 4", "stop"]
    say(g, "give W1 to 4")
    assert [hand(g, n) for n in (0, 1, 4)] == ["E1 F1", "A1 A1 A1 M", "W1 W1"]
    assert [event.shown["owner"] for event in told(g, "event-gives")] == [0, 4, 4]


@pytest.mark.clause("BBM-EXC-01a", "BBM-SIM-02")
def test_gifts_may_be_sent_at_once_in_any_order() -> None:
    match = seated(giving())
    assert match.play_many(1, ["give M to 4", "give W1 to 0", "stop"]) is None
    assert (hand(position(match)), hand(position(match), 4)) == ("W1 F1", "M")


@pytest.mark.clause("BBM-EXC-01a", "BBM-TIM-08")
def test_who_has_few_cards_gives_them_and_no_more_is_asked() -> None:
    g = resolve(table(player(""), player("W1", draw="A1"), active=1), "A3c", seat=1)
    say(g, "give W1 to 0")
    assert (hand(g), hand(g, 1)) == ("W1", "A1")
    assert resolve(table(player(""), player("W1")), "A3c").questions() == []


@pytest.mark.clause("BBM-EXC-01", "BBM-EXC-02", "BBM-TGT-01a")
def test_an_exchange_with_one_of_several_is_as_large_as_the_smaller_hand() -> None:
    seats = player("F1 A2"), player("W3 E1 A1"), player("")
    g = resolve(table(*seats), "A1c", times=3, seat=1)
    assert (asked(g).seat, offers(g)) == (1, ["partner 0", "partner 2"])
    say(g, "partner 0")
    assert offers(g) == ["count 0", "count 1", "count 2"]
    say(g, "count 2", "trade W3@hand1", "trade A1@hand1")
    assert (hand(g), hand(g, 1)) == ("W3 A1", "E1 F1 A2")
    traded = [(event.shown["seat"], event.shown["cards"]) for event in told(g, "event-trades")]
    assert traded == [(1, tuple(cards("W3 A1"))), (0, tuple(cards("F1 A2")))]
    nobody = say(resolve(table(*(player(one) for one in ("W1", "", "E1"))), "A1c"), "partner 1")
    assert nobody.questions() == [], "nothing to exchange for"
    none = say(resolve(table(player("W1"), player("E1")), "A1c"), "count 0")
    assert (hand(none), hand(none, 1)) == ("W1", "E1")


@pytest.mark.clause("BBM-EXC-02", "BBM-CAST-03")
def test_the_multiple_limits_an_exchange() -> None:
    g = resolve(table(player("W1 W2 W3"), player("E1 E2 E3")), "A1c", times=2)
    assert offers(g) == ["count 0", "count 1", "count 2"]
    few = resolve(table(player("W1"), player("E1 E2 E3")), "A1c", times=3)
    assert offers(few) == ["count 0", "count 1"]


@pytest.mark.clause("BBM-SIM-01", "BBM-ELI-06", "BBM-CUR-04")
def test_the_gale_blows_past_eliminated_players_from_the_active_one() -> None:
    seats = player("W1 E1"), player("F1 F2"), player(""), player("A1 A2")
    g = table(*seats, active=3)
    g.players[2].out = True
    resolve(g, "CA4", seat=3)
    for seat, text in ((3, "pass A2@hand3"), (0, "pass W1@hand0"), (1, "pass F1@hand1")):
        assert asked(g).seat == seat
        say(g, text)
    assert [hand(g, n) for n in (0, 1, 3)] == ["E1 A2", "W1 F2", "F1 A1"]


@pytest.mark.clause("BBM-SIM-01")
def test_the_gale_leaves_empty_hands_out_and_fills_them() -> None:
    g = resolve(table(player(""), player("E1"), player("")), "CA4")
    assert [hand(g, n) for n in range(3)] == ["", "", "E1"]
    assert told(g, "event-gives")[0].shown == {"seat": 1, "owner": 2, "card": cards("E1")[0]}
    two = resolve(table(player("W1"), player("E1")), "CA4")
    assert (hand(two), hand(two, 1)) == ("E1", "W1")


@pytest.mark.clause("BBM-VRB-12", "BBM-TGT-02", "BBM-CUR-05")
def test_one_card_of_every_element_is_discarded() -> None:
    seats = player("M M"), player(""), player("W1 W2 E3 F1 A2 A3 M", support="F2")
    g = resolve(table(*seats), "CM8")
    assert (asked(g).seat, offers(g)) == (2, ["discard W1@hand2", "discard W2@hand2"])
    say(g, "discard W2@hand2")
    assert offers(g) == ["discard A2@hand2", "discard A3@hand2"]
    say(g, "discard A2@hand2")
    assert (hand(g, 2), discard(g, 2)) == ("W1 A3 M", "W2 E3 F1 A2")
    assert (hand(g), support(g, 2)) == ("M M", "F2")
    gone = [event.shown["cards"] for event in told(g, "event-discards")]
    assert gone == [(one,) for one in cards("W2 E3 F1 A2")]
