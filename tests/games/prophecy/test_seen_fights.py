"""What a view shows of fights and trades: sums, odds, what could still be used, what is offered."""

from __future__ import annotations

import tomllib

import pytest

from druzina import games
from druzina.core.position_text import read_position
from druzina.core.position_writing import write_position
from druzina.games.prophecy import GAME
from druzina.games.prophecy.rules.trading import Proposal
from druzina.games.prophecy.view import SeenBout, SeenOdds, view
from tests.games.prophecy.scenes import answer, begin_turn, lay, realm, start
from tests.games.prophecy.table import give, hero


def seen(*cards: str, monster: str = "N21", answers: tuple[str, ...] = ()) -> SeenBout:
    """Seat 0, strength 4 and willpower 4, meets a monster."""
    g = realm(hero("paladin"), hero("scout", "village"))
    give(g, 0, *cards)
    lay(g, "plains-4", monster)
    begin_turn(g)
    answer(g, "go plains-4", *answers)
    bout = view(g, 0).fight
    assert bout is not None
    return bout


def test_before_the_mode_is_known_there_are_no_sums() -> None:
    bout = seen()
    assert (bout.odds, bout.next, bout.sides[0].total) == (None, None, 0)


@pytest.mark.clause("PRO-CMB-09")
def test_the_odds_are_those_of_the_sums() -> None:
    bout = seen("I03-1", "I10-1", answers=("strength",))
    assert [side.total for side in bout.sides] == [4, 5]
    assert bout.odds == bout.next == SeenOdds(10, 5, 21)
    armed = seen("I03-1", "I10-1", answers=("strength", "wield I03-1"))
    assert armed.sides[0].total == 6


@pytest.mark.clause("PRO-GRP-01")
def test_of_a_group_the_whole_and_the_next_roll() -> None:
    bout = seen("M08", monster="N15")
    assert bout.wanted == 3
    assert bout.odds is not None
    assert bout.next is not None
    whole, once = bout.odds, bout.next
    assert whole.win * 36**3 == once.win**3 * (whole.win + whole.draw + whole.lose)


@pytest.mark.clause("PRO-QST-03", "PRO-QST-04")
def test_what_could_still_be_used() -> None:
    mine = seen("I03-1", "I13-1", "F05", "M08", answers=("strength",)).sides[0]
    assert mine.useful == ["I03-1"]
    assert mine.lasting == ["F05"]
    assert mine.rolling == ["M08"]
    spear = seen("I05-1", answers=("strength", "wield I05-1")).sides[0]
    assert spear.rolling == ["I05-1"]


@pytest.mark.clause("PRO-VTR-03")
def test_an_offer_is_seen_as_far_as_it_was_told() -> None:
    g = realm(hero("paladin"), hero("scout"), trading=True)
    give(g, 0, "I03-1")
    start(g, Proposal(0, other=1))
    answer(g, "give I03-1", "charge 2")
    offer = view(g, 1).offer
    assert offer is not None
    assert (offer.seat, offer.other, offer.gives, offer.claims) == (0, 1, ["I03-1"], [])
    assert (offer.pays, offer.charges) == (0, 2)
    answer(g, "propose")
    told = view(g, None).offer
    assert told == offer
    answer(g, "refuse")
    assert view(g, 0).offer is None


def test_a_fight_is_written_into_a_file_and_read() -> None:
    g = realm(hero("paladin"), hero("scout", "village"))
    lay(g, "plains-4", "N21")
    begin_turn(g)
    answer(g, "go plains-4")
    g.told = None
    options = GAME.read_options({"seats": 2, "draft": False})
    text = write_position(GAME, options, g)
    placed = read_position(tomllib.loads(text), "there.toml", games.find)
    assert placed.position.fight == g.fight
    assert placed.position.hidden == g.hidden
