"""Paying (BBM-PAY): every minimal set, once, card by card."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from druzina.core import Match
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import CARDS, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.payment import Pay
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
    support,
    table,
)
from tests.positions import position


def paying(cost: list[int], own: str = "", *supports: str, wizard: str = "patrik") -> Book:
    """Seat 0 pays this cost with this hand and these supports, its own first."""
    supports = (*supports, "", "")[:3]
    seats = [player(own if n == 0 else "F1", support=one) for n, one in enumerate(supports)]
    seats[0].wizard = FACTS.wizard(wizard).number
    g = table(*seats)
    g.then(Pay(0, cost=list(cost)))
    return g


def all_payments(g: Book) -> list[tuple[str, ...]]:
    """Every sequence the question leads to, as the cards that were paid."""
    codec, found = GAME.codec, []

    def walk(data: bytes, way: tuple[str, ...]) -> None:
        here = codec.decode(data)
        if not here.questions():
            found.append(way)
            return
        question = asked(here)
        for choice in question.choices(here):
            after = codec.decode(data)
            mine = asked(after)
            text = mine.write(after, choice)
            after.answer(mine, choice)
            walk(codec.encode(after), (*way, text))

    g.told = None
    walk(codec.encode(g), ())
    return found


def paid_cards(ways: list[tuple[str, ...]]) -> list[str]:
    return sorted(" ".join(sorted(text.split()[1].split("@")[0] for text in way)) for way in ways)


@pytest.mark.clause("BBM-PAY-01", "BBM-PAY-05", "BBM-EX-04")
def test_hand_and_all_supports_pay_together() -> None:
    g = acting(player("E1", wizard="patrik"), player("E1", support="E1"), player("", support="E1"))
    assert "cast growth x3" in offers(g), "one in hand, two in others' supports"
    assert "cast ice x1" not in offers(g)
    say(g, "cast growth x3")
    assert discard(g, 1) == "E1"
    assert discard(g, 2) == "E1"
    assert hand(g, 1) == "E1", "another's hand pays nothing"


@pytest.mark.clause("BBM-PAY-02", "BBM-PAY-03", "BBM-EX-01")
@pytest.mark.parametrize("own", ["W1 W1 W1", "W1 W2", "W3", "W2 W2"])
def test_three_of_an_element_are_paid_by_values(own: str) -> None:
    g = acting(player(own), player())
    say(g, "acquire W3")
    assert discard(g) == " ".join(sorted([*own.split(), "W3"]))
    assert hand(g) == "", "what is over is lost"


@pytest.mark.clause("BBM-PAY-03")
def test_too_little_of_one_kind_is_not_enough() -> None:
    g = acting(player("W1 E3 F3 A3"), player(), curses="2:CW1")
    assert "break 2" not in offers(g)
    assert refused(g, "break 2").clause == "BBM-PAY-09"


@pytest.mark.clause("BBM-PAY-04", "BBM-ACT-04", "BBM-EX-18")
def test_three_cards_of_value_two_buy_a_three_and_a_two() -> None:
    g = acting(player("W2 W2 W2"), player())
    say(g, "acquire W3")
    assert hand(g) == "W2"
    assert "acquire W3" not in offers(g), "the element over is not kept"
    say(g, "acquire W2")
    assert discard(g) == "W2 W2 W2 W2 W3"


@pytest.mark.clause("BBM-PAY-06", "BBM-SUP-07", "BBM-DIS-02")
def test_support_card_goes_to_its_owner() -> None:
    g = acting(player("W1"), player("", support="W1"))
    say(g, "acquire W2")
    assert discard(g, 0) == "W1 W2"
    assert discard(g, 1) == "W1"
    assert support(g, 1) == ""


@pytest.mark.clause("BBM-PAY-07")
def test_madness_pays_nothing() -> None:
    g = paying([1, 0, 0, 0], "W1 W2 M", "", "M")
    for text in ("pay M@hand0", "pay M@support1"):
        assert refused(g, text).clause == "BBM-PAY-07"


@pytest.mark.clause("BBM-PAY-08", "BBM-PAY-10", "BBM-EX-28")
def test_no_card_may_be_superfluous() -> None:
    g = acting(player("W3 W1 W1"), player())
    say(g, "cast ice x1")
    assert offers(g) == ["pay W3@hand0", "pay W1@hand0"]
    say(g, "pay W1@hand0")
    assert asked(g).kind == "ChooseCards", "one card was enough"
    both = acting(player("W1 W1"), player())
    assert "cast ice x2" in offers(both)


@pytest.mark.clause("BBM-PAY-10")
def test_three_and_one_do_not_pay_three_but_two_and_two_do() -> None:
    ways = paid_cards(all_payments(paying([3, 0, 0, 0], "W3 W2 W2 W1")))
    assert ways == ["W1 W2", "W2 W2", "W3"]


def minimal_sets(own: list[int], cost: list[int]) -> set[tuple[int, ...]]:
    """Read literally: covers every kind, and no card can be left out."""

    def covers(some: tuple[int, ...]) -> bool:
        sums = [0, 0, 0, 0]
        for one in some:
            sums[one // 3] += one % 3 + 1
        return all(have >= need for have, need in zip(sums, cost, strict=True))

    found = set()
    for size in range(1, len(own) + 1):
        for some in combinations(sorted(own), size):
            short = [some[:n] + some[n + 1 :] for n in range(size)]
            if covers(some) and not any(map(covers, short)):
                found.add(some)
    return found


@pytest.mark.clause("BBM-PAY-08", "BBM-PAY-10", "BBM-PAY-11", "BBM-SIM-02")
@pytest.mark.parametrize(
    "cost", [[1, 0, 0, 0], [4, 0, 0, 0], [5, 0, 0, 0], [1, 1, 1, 1], [2, 3, 0, 0]]
)
def test_every_minimal_set_is_reached_in_one_way(cost: list[int]) -> None:
    for own in ("W1 W1 W2 W2 W3 E1 E2 F1 A1", "W2 W2 W2 E1 E1 E3 F2 F3 A3", "W1 W1 W1 W1 W3"):
        wanted = minimal_sets(cards(own), cost)
        if not wanted:
            continue
        ways = all_payments(paying(cost, own))
        assert len(ways) == len(wanted)
        found = {tuple(sorted(CARDS.index(c) for c in w.split())) for w in paid_cards(ways)}
        assert found == wanted


@pytest.mark.clause("BBM-PAY-01", "BBM-PAY-05", "BBM-PAY-10", "BBM-PAY-11")
@pytest.mark.parametrize("cost", [[1, 0, 0, 0], [3, 0, 0, 0], [4, 2, 0, 0], [0, 5, 0, 0]])
def test_every_minimal_set_from_hand_and_supports_is_reached_in_one_way(cost: list[int]) -> None:
    lying = "W1@hand0 W3@hand0 E1@hand0 W2@support0 E1@support0 W1@support1 E2@support1 E3@support2"

    def covers(some: tuple[str, ...]) -> bool:
        sums = [sum(int(one[1]) for one in some if one[0] == kind) for kind in "WEFA"]
        return all(have >= need for have, need in zip(sums, cost, strict=True))

    sets = [some for size in range(1, 9) for some in combinations(sorted(lying.split()), size)]
    wanted = {
        some
        for some in sets
        if covers(some) and not any(covers((*some[:n], *some[n + 1 :])) for n in range(len(some)))
    }
    ways = all_payments(paying(cost, "W1 W3 E1", "W2 E1", "W1 E2", "E3"))
    assert len(ways) == len(wanted)
    assert {tuple(sorted(text[4:] for text in way)) for way in ways} == wanted


@pytest.mark.clause("BBM-PAY-11")
def test_equal_cards_of_one_place_are_one_choice_and_nothing_moves_before_the_end() -> None:
    g = run(paying([2, 0, 0, 0], "W1 W1 W1", "W1 W1", "W1"))
    assert offers(g) == ["pay W1@hand0", "pay W1@support0"]
    say(g, "pay W1@support0")
    assert support(g) == "W1 W1", "nothing has moved yet"
    assert offers(g) == ["pay W1@support0", "pay W1@support1"]
    say(g, "pay W1@support1")
    assert (support(g), support(g, 1)) == ("W1", "")
    assert (discard(g), discard(g, 1)) == ("W1", "W1")
    assert len(all_payments(paying([0, 2, 0, 0], "E1", "E1", "E1"))) == 3


@pytest.mark.clause("BBM-PAY-11")
def test_a_payment_may_be_sent_at_once_in_any_order() -> None:
    for order in product(["pay W1@hand0", "pay W2@hand0"], repeat=1):
        g = paying([3, 0, 0, 0], "W1 W2 W3")
        match = Match.at(GAME, g, {"seats": 2})
        other = "pay W2@hand0" if order[0].startswith("pay W1") else "pay W1@hand0"
        assert match.play_many(0, [*order, other]) is None
        assert discard(position(match)) == "W1 W2"


@pytest.mark.clause("BBM-PAY-08")
def test_a_superfluous_card_sent_along_is_refused_and_nothing_changes() -> None:
    g = paying([3, 0, 0, 0], "W1 W2 W3")
    match = Match.at(GAME, g, {"seats": 2})
    before = match.fingerprint
    assert match.play_many(0, ["pay W3@hand0", "pay W1@hand0"]) is not None
    assert match.fingerprint == before


@pytest.mark.clause("BBM-PAY-09")
def test_what_cannot_be_paid_cannot_be_declared() -> None:
    g = acting(player("E1"), player(), curses="2:CW1")
    assert offers(g) == ["cast growth x1", "end"]
    assert refused(g, "cast growth x2").clause == "BBM-PAY-09"
    assert refused(g, "learn E").clause == "BBM-PAY-09"


@pytest.mark.clause("BBM-PAY-01")
def test_other_hands_and_discard_piles_pay_nothing() -> None:
    g = paying([1, 0, 0, 0], "W1 W2")
    g.players[0].discard = cards("W3")
    assert refused(g, "pay F1@hand1").clause == "BBM-PAY-01"
    assert refused(g, "pay W3@discard0").clause == "BBM-PAY-01"


@pytest.mark.clause("BBM-PAY-08")
def test_an_element_that_is_not_owed_is_refused() -> None:
    g = paying([1, 0, 0, 0], "W1 W2 E1")
    assert refused(g, "pay E1@hand0").clause == "BBM-PAY-08"


# Harold


@pytest.mark.clause("BBM-PAY-13", "BBM-EX-26", "BBM-WIZ-01", "BBM-OTH-06")
def test_harold_counts_one_air_card_as_another_element_once_in_his_turn() -> None:
    harold = player("W1 E1 A1 A1 A1", wizard="harold")
    g = acting(harold, player(), curses="2:CM1 3l:CM2")
    say(g, "break 2")
    assert curses(g) == "3l:CM2"
    assert discard(g) == "W1 E1 A1 A1"
    say(g, "reward W2")
    g.players[0].hand = cards("W1 E1 A1 A1")
    assert "break 3l" not in offers(g), "once in a turn"


@pytest.mark.clause("BBM-OTH-06", "BBM-EX-26")
def test_harold_cannot_do_it_in_anothers_turn() -> None:
    harold = player("W1 E1 A1 A1", wizard="harold")
    g = run(table(player(), harold, curses="2:CM1"), Act(1, 1))
    assert "break 2" not in offers(g)


@pytest.mark.clause("BBM-PAY-13")
def test_harolds_card_is_not_air_and_another_element_together() -> None:
    g = acting(player("W1 E1 A1", wizard="harold"), player(), curses="2:CM1")
    assert "break 2" not in offers(g), "fire and air from one card"
    choice = paying([1, 0, 0, 0], "W1 A1", wizard="harold")
    assert offers(choice) == ["pay W1@hand0", "pay A1@hand0 as W"]


@pytest.mark.clause("BBM-PAY-13")
@pytest.mark.parametrize(
    ("own", "cost"),
    [
        ("W1 W1 A1 A1", [2, 0, 0, 0]),
        ("W2 E1 A1 A2", [1, 1, 1, 1]),
        ("W1 E1 F1 A1 A1", [1, 1, 1, 1]),
        ("F1 A1", [0, 0, 2, 0]),
        ("W1 E1 A1 A1", [1, 1, 0, 0]),
        ("A1 A1", [0, 0, 0, 1]),
        ("A1 A2", [0, 0, 0, 2]),
        ("W1 A1", [1, 0, 0, 1]),
        ("W1 A1 A1", [1, 0, 0, 1]),
        ("W1 A1 A2", [2, 0, 0, 2]),
        ("W1 W2 A1", [3, 0, 0, 0]),
        ("W1 W1 W1 A1", [3, 0, 0, 0]),
        ("W3 W1 A1 A3", [2, 0, 0, 1]),
        ("F2 A1 A1 A1", [0, 0, 3, 2]),
    ],
)
def test_harolds_payments_are_minimal_too(own: str, cost: list[int]) -> None:
    """Every way of counting one air card otherwise, each minimal set once."""
    wanted = set()
    base = [(word, word) for word in own.split()]
    spots_ = [n for n, (word, _) in enumerate(base) if word == "A1"]
    for changed, kind in [(None, ""), *product(spots_, "WEF")]:
        counted = [f"{kind}1" if n == changed else word for n, word in base_numbers(base)]
        for some in minimal_sets([CARDS.index(one) for one in counted], cost):
            left = [CARDS[one] for one in some]
            if changed is not None:
                if f"{kind}1" not in left:
                    continue
                left.remove(f"{kind}1")
                left.append(f"A1{kind}")
            wanted.add(tuple(sorted(left)))
    ways = all_payments(paying(cost, own, wizard="harold"))
    found = [
        tuple(sorted(text.split()[1].split("@")[0] + text.partition(" as ")[2] for text in way))
        for way in ways
    ]
    assert len(set(found)) == len(found)
    assert set(found) == wanted


def base_numbers(base: list[tuple[str, str]]) -> list[tuple[int, str]]:
    return [(n, word) for n, (word, _) in enumerate(base)]
