"""What each seat may see and what it cannot know (BBM-INFO)."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.big_book_of_madness.model import ALL, AMONG, OWN, Book
from druzina.games.big_book_of_madness.view import resample, secret, view
from tests.games.big_book_of_madness.table import (
    FACTS,
    asked,
    cards,
    draw,
    hand,
    offers,
    opening,
    player,
    resolve,
    say,
    table,
    told,
    words,
)


def worlds(g: Book, seat: int | None, count: int = 40) -> list[Book]:
    from druzina.games.big_book_of_madness import GAME

    told_, g.told = g.told, None
    found = []
    for salt in range(count):
        one = GAME.codec.clone(g)
        resample(one, seat, Luck(salt))
        found.append(one)
    g.told = told_
    return found


@pytest.mark.clause("BBM-INFO-01", "BBM-INFO-03", "BBM-INFO-04")
def test_everything_but_the_order_of_piles_is_open() -> None:
    g = table(player("W1 M", draw="E1 F1 W3", discard="A2", support="W2"), player("F3", draw="A1"))
    seen = view(g, 1).players[0]
    assert (seen.hand, seen.support, seen.discard) == (["W1", "M"], ["W2"], ["A2"])
    assert seen.pile == ["W3", "E1", "F1"], "what is in it, sorted"
    assert seen.top == []
    assert view(g, 0).players[0].top == [], "not even one's own"
    orders = {draw(one) for one in worlds(g, 0)}
    assert len(orders) == 6


@pytest.mark.clause("BBM-INFO-03")
def test_piles_pages_and_library_are_hidden() -> None:
    g = opening(3, character="drawn")
    some = worlds(g, 0)
    assert len({tuple(map(tuple, one.piles)) for one in some}) > 30
    assert {tuple(one.pages[:2]) for one in some} == {tuple(g.pages[:2])}, "the open pages"
    assert len({tuple(one.pages[2:6]) for one in some}) > 30
    assert all(len(set(one.pages)) == 7 for one in some)
    for element in range(4):
        assert {one.libraries[element][-1] for one in some} == {g.libraries[element][-1]}
        assert len({one.libraries[element][0] for one in some}) == 3
        levels = {FACTS.spells[one.libraries[element][0]].level for one in some}
        assert levels == {3}


@pytest.mark.clause("BBM-INFO-06", "BBM-BOOK-09", "BBM-GRM-06a")
def test_what_was_seen_stays_known() -> None:
    g = table(player("", draw="W1 E1 F1 A1"), player(""), piles="CW1 CW2 CW3 CW4")
    g.players[0].draw += cards("W3 E3")
    g.players[0].lore = [ALL, ALL]
    g.buried[0] = 2
    some = worlds(g, 1)
    assert {tuple(one.players[0].draw[-2:]) for one in some} == {tuple(cards("W3 E3"))}
    assert {tuple(one.piles[0][:2]) for one in some} == {tuple(g.piles[0][:2])}
    assert len({tuple(one.piles[0][2:]) for one in some}) == 2
    assert view(g, 1).players[0].top == ["E3", "W3"]


@pytest.mark.clause("BBM-INFO-07")
def test_sifting_shows_the_cards_to_the_caster_alone() -> None:
    g = table(player("", draw="W1 E1 F1 A1"), player("W1"))
    resolve(g, "E1c")
    assert offers(g) == ["sift F1", "sift A1", "stop"]
    looked = told(g, "event-looks")[0]
    assert (looked.knowers, looked.shown) == ((0,), {"seat": 0, "n": 2})
    assert view(g, 0).players[0].top == ["A1", "F1"]
    assert view(g, 1).players[0].top == []
    assert secret(g, 0)
    assert not secret(g, 1)
    assert {draw(one) for one in worlds(g, 0)} == {"W1 E1 F1 A1", "E1 W1 F1 A1"}
    assert len({draw(one) for one in worlds(g, 1)}) > 12
    say(g, "stop")
    assert offers(g) == ["put back F1", "put back A1"]
    say(g, "put back A1")
    assert hand(g) == "F1", "the one put back last is drawn"
    assert draw(g) == "W1 E1 A1"


@pytest.mark.clause("BBM-INFO-07")
def test_sifting_discards_openly_and_is_asked_even_without_a_choice() -> None:
    g = table(player("", draw="W1 E1 F1 F1"), player("W1"))
    resolve(g, "E1c")
    assert asked(g).ask_single, "how many answers there are would tell"
    say(g, "sift F1")
    assert words(g.players[0].discard) == "F1"
    assert offers(g) == ["sift F1", "stop"]
    say(g, "sift F1")
    assert hand(g) == "E1"


@pytest.mark.clause("BBM-INFO-06", "BBM-INFO-07")
def test_others_know_that_a_card_is_among_those_put_back_but_not_where() -> None:
    g = table(player("", draw="W1 W1 W1 E1"), player("W1"))
    g.players[0].draw.append(cards("F3")[0])
    g.players[0].lore = [ALL]
    resolve(g, "E1c")
    assert g.players[0].lore == [OWN, AMONG]
    places = {one.players[0].draw.index(cards("F3")[0]) for one in worlds(g, 1)}
    assert places == {3, 4}
    for one in worlds(g, 1):
        assert one.players[0].lore[one.players[0].draw.index(8) - 3] == AMONG


@pytest.mark.clause("BBM-SIM-01")
def test_no_question_is_put_to_several_seats_at_once() -> None:
    from druzina.core import Together
    from druzina.core.codec import gathered

    steps = gathered("druzina.games.big_book_of_madness")
    assert not [step for step in steps if issubclass(step, Together)]
