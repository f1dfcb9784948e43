"""Cards that change hands: gifts, exchanges, the gale; one card of every element
(BBM-EXC, BBM-SIM)."""

from __future__ import annotations

import pytest

from tests.games.big_book_of_madness.table import (
    asked,
    hand,
    offers,
    player,
    resolve,
    say,
    table,
)


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
