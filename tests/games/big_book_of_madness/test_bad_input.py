"""What is refused, by which clause, and that nothing changes; payments sent at once."""

from __future__ import annotations

from itertools import permutations

import pytest

from druzina.core import Problem, Refusal
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.payment import Pay
from druzina.games.big_book_of_madness.rules.recovery import Recover
from tests.games.big_book_of_madness.table import (
    acting,
    asked,
    discard,
    hand,
    offers,
    player,
    refused,
    resolve,
    run,
    say,
    seated,
    spells,
    table,
)
from tests.positions import position


def refused_at_once(g: Book, *sent: str) -> Refusal:
    match = seated(g)
    before = match.fingerprint
    refusal = match.play_many(asked(g).seat, sent)
    assert refusal is not None, f"{sent} was accepted"
    assert match.fingerprint == before, "a refusal changed something"
    return refusal


def paying() -> Book:
    """Three water are owed; W3, W2 + W1 and W1 + W2 from support would do."""
    seats = player("W1 W2 W3 E1 M", discard="W3"), player("W3", support="W1 M")
    return run(table(*seats), Pay(0, cost=[3, 0, 0, 0]))


BAD_PAYMENTS = [
    ("W1@hand0", "BBM-PAY-03"),
    ("W2@hand0", "BBM-PAY-03"),
    ("W1@hand0 W1@support1", "BBM-PAY-03"),
    ("W3@hand0 W1@hand0", "BBM-PAY-08"),
    ("W3@hand0 W2@hand0", "BBM-PAY-08"),
    ("W2@hand0 W1@hand0 W1@support1", "BBM-PAY-08"),
    ("W3@hand0 E1@hand0", "BBM-PAY-08"),
    ("W3@hand0 M@hand0", "BBM-PAY-07"),
    ("M@support1 W3@hand0", "BBM-PAY-07"),
    ("W2@hand0 M@hand0", "BBM-PAY-07"),
    ("W3@hand1", "BBM-PAY-01"),
    ("W3@discard0", "BBM-PAY-01"),
]


@pytest.mark.clause("BBM-PAY-03", "BBM-PAY-07", "BBM-PAY-08", "BBM-PAY-10")
@pytest.mark.parametrize(("cards", "clause"), BAD_PAYMENTS)
def test_a_payment_that_is_no_legal_set_is_refused_as_a_whole(cards: str, clause: str) -> None:
    for order in permutations(f"pay {card}" for card in cards.split()):
        assert refused_at_once(paying(), *order).clause == clause


@pytest.mark.clause("BBM-PAY-11")
@pytest.mark.parametrize("cards", ["W3@hand0", "W1@hand0 W2@hand0", "W1@support1 W2@hand0"])
def test_a_legal_set_is_taken_in_any_order_as_the_same_payment(cards: str) -> None:
    ends = set()
    for form in ("pay {}", "card:{}"):
        for order in permutations(cards.split()):
            match = seated(paying())
            assert match.play_many(0, [form.format(card) for card in order]) is None
            ends.add(match.fingerprint)
    assert len(ends) == 1


@pytest.mark.clause("BBM-PAY-11", "BBM-SIM-02")
@pytest.mark.parametrize("own", ["W1 W1", "W2", "W1 W1 W1", "W1 W2"])
@pytest.mark.parametrize("others", ["", "W1", "E1 M"])
def test_action_and_payment_are_sent_at_once_also_if_there_is_one_way_to_pay(
    own: str, others: str
) -> None:
    """What the machine would pay by itself may be named or not."""
    cards = ["pay W2@hand0"] if "W2" in own else ["pay W1@hand0"] * 2
    match = seated(acting(player(own), player("", support=others)))
    assert match.play_many(0, ["acquire W2", *cards]) is None
    assert sorted(discard(position(match)).split()) == sorted(
        [*(card[4:6] for card in cards), "W2"]
    )


@pytest.mark.clause("BBM-PAY-08", "BBM-PAY-04")
def test_a_card_too_many_is_refused_also_where_there_is_one_way_to_pay() -> None:
    g = acting(player("W2 E1 F1"), player(""))
    refusal = refused_at_once(g, "acquire W2", "pay W2@hand0", "pay E1@hand0")
    assert refusal.clause == "BBM-PAY-08"


SHORT = [("W1 E1 F1", "A"), ("E2 A1", "WF"), ("F1", "WEA")]


@pytest.mark.ux(67)
@pytest.mark.clause("BBM-PAY-03")
@pytest.mark.parametrize(("cards", "missing"), SHORT)
def test_a_payment_that_is_short_says_of_what(cards: str, missing: str) -> None:
    g = run(table(player("W1 W2 E1 E2 F1 F2 A1 A2"), player("")), Pay(0, cost=[1, 1, 1, 1]))
    refusal = refused_at_once(g, *(f"pay {card}@hand0" for card in cards.split()))
    short = tuple((element, 1) for element in missing)
    assert (refusal.clause, refusal.arguments) == ("BBM-PAY-03", {"cost": short})


@pytest.mark.clause("BBM-PAY-08", "BBM-PAY-10")
def test_a_card_that_would_make_another_superfluous_is_refused() -> None:
    g = say(
        run(table(player("W1 W2 W2 W3"), player("")), Pay(0, cost=[3, 0, 0, 0])), "pay W2@hand0"
    )
    assert refused(g, "pay W3@hand0").clause == "BBM-PAY-08"


# Hand, support, the cost, what was paid so far, the card that is pointed at.
ORDERS = [
    ("W1 W2 W3", "", [3, 0, 0, 0], "", "W1", "BBM-PAY-11"),  # W2 + W1, the higher first
    ("W1 W3", "W3", [3, 0, 0, 0], "", "W1", "BBM-PAY-08"),  # every set with it has one too many
    ("W1 W1 W2", "W1 W1", [3, 0, 0, 0], "W1", "W2", "BBM-PAY-11"),  # too late for W2 + W1
    ("W1 W1 W3", "W1 W1", [3, 0, 0, 0], "W1", "W3", "BBM-PAY-08"),
    ("W1 W2 E1 E2", "", [1, 1, 0, 0], "", "E1", "BBM-PAY-11"),  # earth comes after water
    ("W1 W1 E1 E2 F1", "", [0, 0, 0, 0, 2], "", "W1", None),
    ("W1 W1 E1 E2 F1", "", [0, 0, 0, 0, 2], "", "E1", "BBM-PAY-08"),  # E2 alone is enough
]


@pytest.mark.clause("BBM-PAY-11", "BBM-PAY-08", "BBM-PAY-10")
@pytest.mark.parametrize(("hand", "support", "cost", "first", "then", "clause"), ORDERS)
def test_a_card_of_a_legal_set_out_of_its_turn_is_told_from_one_of_none(
    hand: str, support: str, cost: list[int], first: str, then: str, clause: str | None
) -> None:
    g = run(table(player(hand, support=support), player("")), Pay(0, cost=list(cost)))
    for card in first.split():
        say(g, f"pay {card}@hand0")
    if clause is None:
        assert f"pay {then}@hand0" in offers(g)
    else:
        assert refused(g, f"pay {then}@hand0").clause == clause


@pytest.mark.clause("BBM-CURE-01")
def test_the_second_card_of_a_cure_is_of_the_kind_of_the_first() -> None:
    g = acting(player("W1 W1 E1 E1 M", support="W1 E1"), player(""))
    say(g, "cure hand", "pay W1@hand0")
    assert refused(g, "pay E1@hand0").clause == "BBM-CURE-01"
    assert refused(g, "pay E1@support0").clause == "BBM-CURE-01"
    assert "pay W1@support0" in offers(g)


@pytest.mark.clause("BBM-CURE-01", "BBM-PAY-08")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        ("W1", "BBM-PAY-03"),
        ("E1", "BBM-PAY-03"),
        ("W1 E1", "BBM-CURE-01"),
        ("E1 W1", "BBM-CURE-01"),
        ("E1 E1 W1", "BBM-CURE-01"),
        ("W1 W1 W1", "BBM-PAY-08"),
        ("W2 W1", "BBM-PAY-08"),
    ],
)
def test_a_cure_is_paid_in_one_kind(cards: str, clause: str) -> None:
    g = acting(player("W1 W1 W1 W2 E1 E1 M"), player("", support="W1 E1"))
    sent = [f"pay {card}@hand0" for card in cards.split()]
    assert refused_at_once(g, "cure hand", *sent).clause == clause
    match = seated(g)
    assert match.play_many(0, ["cure hand", "pay E1@hand0", "pay E1@hand0"]) is None
    assert hand(position(match)) == "W1 W1 W1 W2"


# Harold


def harolds(own: str = "W1 W1 A1 A1") -> Book:
    """Harold, in his own turn, sits second."""
    return run(table(player(""), player(own, wizard="harold"), active=1), Act(1))


@pytest.mark.clause("BBM-PAY-13", "BBM-PAY-08", "BBM-WIZ-01")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        ("W1 W1 A1", "BBM-PAY-08"),
        ("W1 W1 A1asW", "BBM-PAY-08"),
        ("W1 A1asE", "BBM-PAY-08"),
        ("W1 A1asF", "BBM-PAY-08"),
        ("W1 A1", "BBM-PAY-08"),
        ("A1asW A1asW", "BBM-WIZ-01"),
    ],
)
def test_harolds_card_is_judged_as_what_it_pays(cards: str, clause: str) -> None:
    for order in permutations(cards.split()):
        sent = [f"pay {card[:2]}@hand1{card[2:].replace('as', ' as ')}" for card in order]
        assert refused_at_once(harolds(), "acquire W2", *sent).clause == clause


@pytest.mark.clause("BBM-PAY-13", "BBM-PAY-11")
def test_harolds_card_may_be_sent_before_or_after_the_others() -> None:
    for order in permutations(["pay W1@hand1", "pay A1@hand1 as W"]):
        match = seated(harolds())
        assert match.play_many(1, ["acquire W2", *order]) is None
        assert discard(position(match), 1) == "W1 W2 A1"


@pytest.mark.clause("BBM-PAY-13", "BBM-WIZ-01")
def test_harold_changes_no_second_card_in_a_payment() -> None:
    harold = player("W1 E1 E2 F1 A1 A1 A1", wizard="harold")
    g = run(table(harold, player("")), Pay(0, cost=[1, 1, 1, 1]))
    say(g, "pay A1@hand0 as W")
    assert refused(g, "pay A1@hand0 as E").clause == "BBM-WIZ-01"
    assert refused(g, "pay A1@hand0").clause == "BBM-PAY-11", "air is paid last"
    two = run(table(player("W1 W2 A1", wizard="harold"), player("")), Pay(0, cost=[2, 0, 0, 0]))
    assert refused(two, "pay A1@hand0 as W").clause == "BBM-PAY-11", "it comes last"


# Spells


@pytest.mark.clause("BBM-NEU-02", "BBM-CAST-01", "BBM-CAST-06")
@pytest.mark.parametrize(
    ("state", "clause"), [("ice*", "BBM-CAST-06"), ("ice-", "BBM-NEU-02"), ("ice*-", "BBM-NEU-02")]
)
def test_a_used_or_neutralised_spell_is_not_cast(state: str, clause: str) -> None:
    g = acting(player("W1 W1 W1", spells=f"growth {state}"), player(""))
    for times in (1, 2, 3):
        assert refused(g, f"cast ice x{times}").clause == clause


@pytest.mark.clause("BBM-LRN-05", "BBM-LRN-07")
def test_a_sixth_spell_is_not_learned_without_giving_one_up() -> None:
    held = "growth ice combustion telepathy E1a"
    g = acting(player("W2", spells=held, wizard="larry"), player(""))
    say(g, "learn W")
    assert offers(g) == [f"give up {spell}@0" for spell in held.split()]
    for text in ("end", "learn W", "cast ice x1", "give up W1a@0", "give up growth@1"):
        assert refused(g, text).clause == "BBM-LRN-05"
    assert spells(g) == held
    say(g, "give up ice@0")
    assert spells(g) == "growth combustion telepathy E1a W1a"


# Out of phase

ACTIONS = ("end", "acquire W2", "cast ice x1", "learn W", "cure hand", "break 2", "ability")


@pytest.mark.clause("BBM-ACT-05", "BBM-OTH-09", "BBM-TURN-02")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_action_while_a_curse_asks(action: str) -> None:
    g = resolve(table(player("W1 W2 E1 M"), player("E2 E3"), curses="2:CE6"), "CE6")
    assert asked(g).kind == "ChooseCards"
    assert refused(g, action).clause == "BBM-TGT-02"


@pytest.mark.clause("BBM-OTH-09", "BBM-REC-03")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_action_in_recovery(action: str) -> None:
    g = run(table(player("W1 W2 E1 E2 F1 F2 A1 M"), player("")), Recover())
    assert refused(g, action).clause == "BBM-REC-03"


@pytest.mark.clause("BBM-TURN-01", "BBM-OTH-01")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_action_in_anothers_turn(action: str) -> None:
    match = seated(acting(player("W1 W1"), player("W1 W1 M")))
    before = match.fingerprint
    refusal = match.play(1, action)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("BBM-ACT-01", "refusal-not-asked")
    assert match.fingerprint == before


@pytest.mark.clause("BBM-PAY-11", "BBM-ACT-05")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_other_action_in_the_middle_of_a_payment(action: str) -> None:
    assert refused(paying(), action).clause == "BBM-PAY-01"


@pytest.mark.clause("BBM-OTH-06")
def test_no_ability_in_a_granted_action() -> None:
    g = run(table(player(""), player("W1 W1 M", wizard="viktor")), Act(1, 1))
    assert refused(g, "ability").clause == "BBM-OTH-06"


@pytest.mark.clause("BBM-OTH-06", "BBM-WIZ-01", "BBM-WIZ-04")
def test_why_an_ability_is_not_used() -> None:
    viktor = player("W1 W1 M", wizard="viktor")
    given_back = run(table(viktor, player("")), Act(0, 1))
    assert refused(given_back, "ability").clause == "BBM-OTH-06", "a granted action is no own turn"
    used = run(table(player(""), viktor, active=1), Act(1))
    say(used, "ability")
    assert refused(used, "ability").clause == "BBM-WIZ-01"
    idle = run(table(player(""), player("W1 W1", wizard="viktor"), active=1), Act(1))
    assert refused(idle, "ability").clause == "BBM-WIZ-04"


# What cannot be paid or is not there


@pytest.mark.clause("BBM-ACT-01")
def test_everything_one_could_ever_try_has_its_text() -> None:
    g = run(table(player(""), player("W1", spells="ice W2a"), active=1), Act(1))
    assert list(asked(g).candidates(g)) == [
        "cast ice x1", "cast ice x2", "cast ice x3", "cast W2a x1", "cast W2a x2", "cast W2a x3",
        "learn W", "learn E", "learn F", "learn A",
        "acquire W2", "acquire W3", "acquire E2", "acquire E3",
        "acquire F2", "acquire F3", "acquire A2", "acquire A3",
        "break 2", "break 3l", "break 3r", "break 4", "break 5",
        "cure hand", "cure 0", "cure 1", "ability", "end",
    ]  # fmt: skip


@pytest.mark.clause("BBM-PAY-09", "BBM-CAST-02", "BBM-CAST-03")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cast ice x2", {"times": 2, "cost": (("W", 2),), "have": (("W", 1),)}),
        ("cast E3b x3", {"times": 3, "cost": (("E", 9),), "have": (("E", 0),)}),
        ("learn E", {"cost": (("E", 2),), "have": (("E", 0),)}),
        ("acquire W2", {"cost": (("W", 2),), "have": (("W", 1),)}),
        ("cure hand", {"cost": (("any", 2),), "have": (("any", 1),)}),
        ("break 2", {"cost": (("W", 4),), "have": (("W", 1),), "less": 0}),
    ],
)
def test_what_is_too_dear_says_what_it_costs_and_what_there_is(
    text: str, said: dict[str, object]
) -> None:
    me = player("W1 M", spells="ice E3b")
    refusal = refused(run(table(player(""), me, active=1, curses="2:CW1"), Act(1)), text)
    things = {name: one for name, one in refusal.arguments.items() if name in said}
    assert (refusal.clause, things) == ("BBM-PAY-09", said)


@pytest.mark.clause("BBM-LRN-07", "BBM-ACQ-01", "BBM-CURE-04", "BBM-PAY-09")
def test_what_is_not_there_is_told_from_what_is_too_dear() -> None:
    seats = player("A1 M", support="M"), player("M", support="E1")
    g = table(*seats, libraries="W1a E1a - A1a")
    g.supply[10] = 0
    run(g, Act(0))
    clauses = {
        "learn F": "BBM-LRN-07", "learn W": "BBM-PAY-09", "learn A": "BBM-PAY-09",
        "acquire A2": "BBM-ACQ-01", "acquire A3": "BBM-PAY-09", "acquire W2": "BBM-PAY-09",
        "cure hand": "BBM-PAY-09", "cure 0": "BBM-PAY-09", "cure 1": "BBM-CURE-04",
        "break 2": "BBM-BRK-01",
    }  # fmt: skip
    assert {text: refused(g, text).clause for text in clauses} == clauses
    assert refused(g, "learn F").arguments == {"element": "F"}
    assert refused(g, "acquire A2").arguments == {"card": "A2"}


@pytest.mark.clause("BBM-PAY-11", "BBM-SIM-02")
def test_what_the_machine_pays_by_itself_need_not_be_sent() -> None:
    """One W1 leaves one way: the other W1. Sent alone it is a whole payment."""
    match = seated(run(table(player("W1 W1 W2"), player("")), Pay(0, cost=[2, 0, 0, 0])))
    assert match.play_many(0, ["pay W1@hand0"]) is None
    assert match.questions() == []


@pytest.mark.clause("BBM-MODE-05", "BBM-SET-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_five_player_variant_needs_five(seats: int) -> None:
    with pytest.raises(Problem) as found:
        GAME.read_options({"seats": seats, "variant": True})
    assert found.value.arguments["option"] == "variant"
    assert GAME.read_options({"seats": 5, "variant": True}).variant
