"""Sifting: what its caster sees, discards and puts back, and who knows it (E1c, BBM-INFO-07)."""

from __future__ import annotations

import pytest

from druzina.core.position import Blind, Revealed
from druzina.games.big_book_of_madness.model import ALL, AMONG, MADNESS, OWN
from druzina.games.big_book_of_madness.view import view
from tests.games.big_book_of_madness.table import (
    cards,
    discard,
    draw,
    hand,
    offers,
    player,
    resolve,
    say,
    table,
    told,
)


@pytest.mark.clause("BBM-INFO-07", "BBM-CAST-03")
def test_four_cards_are_looked_at_one_goes_the_rest_comes_back_in_any_order() -> None:
    g = table(player(""), player("", draw="W1 W2 E1 F1 A1"), active=1)
    resolve(g, "E1c", times=2, seat=1)
    assert told(g, "event-looks")[0].secret == {"cards": tuple(cards("A1 F1 E1 W2"))}
    assert offers(g) == ["sift W2", "sift E1", "sift F1", "sift A1", "stop"]
    say(g, "sift E1")
    assert offers(g) == ["sift F1", "sift A1", "stop"], "in rising order"
    say(g, "stop")
    assert told(g, "event-puts-back")[0].shown == {"seat": 1, "n": 3}
    assert offers(g) == ["put back W2", "put back F1", "put back A1"], "which lies deepest"
    say(g, "put back F1")
    assert offers(g) == ["put back W2", "put back A1"]
    say(g, "put back A1")
    assert (hand(g, 1), draw(g, 1), discard(g, 1)) == ("W2", "W1 F1 A1", "E1")
    assert view(g, 1).players[1].top == ["A1", "F1"]
    assert view(g, 0).players[1].top == []


@pytest.mark.clause("BBM-MAD-15", "BBM-INFO-07")
def test_as_many_as_there_are_and_no_reshuffle_before_the_draw() -> None:
    one = resolve(table(player("", draw="W3", discard="E1"), player("")), "E1c")
    assert offers(one) == ["sift W3", "stop"]
    say(one, "stop")
    assert (hand(one), one.supply[MADNESS]) == ("W3", 20), "one card has no order"
    gone = say(resolve(table(player("", draw="W3"), player("")), "E1c"), "sift W3")
    assert gone.supply[MADNESS] == 19, "then the draw reshuffles"
    none = resolve(table(player("", draw="", discard="E1"), player("")), "E1c")
    assert not told(none, "event-looks")
    assert len(none.players[0].hand) == 1


@pytest.mark.clause("BBM-INFO-07")
def test_equal_cards_are_one_choice_and_may_all_go() -> None:
    g = resolve(table(player("", draw="W1 A1 A1"), player("")), "E1c")
    assert offers(g) == ["sift A1", "stop"]
    say(g, "sift A1")
    assert offers(g) == ["sift A1", "stop"]
    say(g, "sift A1")
    assert (hand(g), discard(g), g.players[0].lore) == ("W1", "A1 A1", [])


@pytest.mark.clause("BBM-INFO-06", "BBM-INFO-07")
def test_what_is_known_of_a_card_goes_with_it() -> None:
    g = table(player("", draw="W1 W1 E1 F3"), player(""))
    g.players[0].lore = [ALL]
    say(resolve(g, "E1c"), "stop", "put back F3")
    assert (hand(g), draw(g), g.players[0].lore) == ("E1", "W1 W1 F3", [AMONG])
    again = resolve(g, "E1c")
    assert again.players[0].lore == [OWN, AMONG], "it stays among those looked at"
    say(again, "sift F3", "stop")
    assert (discard(g), hand(g), g.players[0].lore) == ("F3", "W1 E1", [])


@pytest.mark.clause("BBM-INFO-06", "BBM-INFO-07")
def test_what_is_known_lies_where_its_card_was_put() -> None:
    g = table(player("", draw="W1 W2 E1 F1"), player(""))
    g.players[0].lore = [ALL]
    say(resolve(g, "E1c", times=2), "stop", "put back W1", "put back F1", "put back E1")
    assert (draw(g), hand(g)) == ("W1 F1 E1", "W2")
    assert g.players[0].lore == [OWN, AMONG, OWN]
    deeper = table(player("", draw="A3 E1 F1"), player(""))
    deeper.players[0].lore = [ALL, 0, 0]
    assert resolve(deeper, "E1c").players[0].lore == [ALL, OWN, OWN], "only what is looked at"


@pytest.mark.clause("BBM-INFO-07")
def test_only_a_card_looked_at_goes_though_an_equal_one_lies_deeper() -> None:
    g = resolve(table(player("", draw="F1 W1 F1 A1"), player("")), "E1c")
    g.blind = Blind(0)
    say(g, "sift F1")
    assert (draw(g), discard(g)) == ("F1 W1 A1", "F1")


@pytest.mark.clause("BBM-INFO-06", "BBM-INFO-07")
@pytest.mark.parametrize(
    ("lore", "foreseen"),
    [
        ([], ()),
        ([OWN], ()),
        ([OWN, OWN], (0,)),
        ([AMONG, OWN], (0,)),
        ([0, OWN, OWN], (0,)),
        ([ALL, AMONG], (0,)),
        ([ALL, OWN, 0, ALL], ()),
        ([0, 0, ALL, ALL], (0, 1)),
    ],
)
def test_only_who_knows_the_cards_may_foresee_them(lore: list[int], foreseen: list[int]) -> None:
    for seat in (0, 1):
        g = table(player("", draw="W1 E1 F1 A1"), player(""))
        g.players[0].lore, g.blind = list(lore), Blind(seat)
        if seat in foreseen:
            resolve(g, "E1c")
        else:
            with pytest.raises(Revealed):
                resolve(g, "E1c")


@pytest.mark.clause("BBM-INFO-07")
def test_a_discarded_card_becomes_known_to_all() -> None:
    g = resolve(table(player("", draw="W1 E1 F1"), player("")), "E1c")
    known = g.known
    say(g, "sift E1")
    assert g.known == known + 1
    say(g, "stop")
    assert told(g, "event-discards")[0].shown["cards"] == tuple(cards("E1"))
