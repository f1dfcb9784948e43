"""The verbs of effects: which cards they reach, and what becomes of them (BBM-VRB)."""

from __future__ import annotations

import pytest

from druzina.core.asking import explain
from druzina.games.big_book_of_madness.model import MADNESS
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.effects import Carry
from tests.games.big_book_of_madness.table import (
    FACTS,
    acting,
    asked,
    cards,
    discard,
    draw,
    hand,
    offers,
    player,
    refused,
    resolve,
    run,
    say,
    spells,
    support,
    table,
    told,
)


@pytest.mark.clause("BBM-VRB-02")
def test_recover_from_the_own_discard_pile_in_an_order_of_choice() -> None:
    g = resolve(table(player("", discard="W1 E1 F1", draw=""), player("", discard="A3")), "E3b")
    assert offers(g) == [
        "recover W1@discard0", "recover E1@discard0", "recover F1@discard0", "stop",
    ]  # fmt: skip
    say(g, "recover F1@discard0", "recover W1@discard0")
    assert hand(g) == "W1", "the last one put there lies on top"
    assert draw(g) == "F1"


@pytest.mark.clause("BBM-VRB-02")
def test_what_paid_for_the_cast_is_not_recovered() -> None:
    g = acting(player("E2", spells="E2c", discard="W3 E2"), player(""))
    say(g, "cast E2c x1")
    assert offers(g) == ["recover W3@discard0", "recover E2@discard0", "stop"], "the other E2"
    say(g, "recover W3@discard0")
    assert offers(g) == ["recover E2@discard0", "stop"]
    say(g, "recover E2@discard0")
    assert hand(g) == "W3 E2"
    assert discard(g) == "E2", "what paid stays"


@pytest.mark.clause("BBM-NP-02", "BBM-VRB-02")
def test_neither_cards_of_the_hand_nor_of_the_own_support_come_back_by_what_they_paid() -> None:
    caster = player("E2", spells="E2c", discard="W3 A1", support="E1")
    g = run(table(player("", support="E1", discard="F1"), caster, active=1), Act(1))
    say(g, "cast E2c x2")
    assert (discard(g), discard(g, 1)) == ("E1 F1", "W3 E1 E2 A1")
    assert offers(g) == ["recover W3@discard1", "recover A1@discard1", "stop"]
    helped = acting(player("E2", spells="E2c", discard="W3 E1"), player("", support="E1 E1"))
    say(helped, "cast E2c x2")
    assert offers(helped) == ["recover W3@discard0", "recover E1@discard0", "stop"], "not what paid"


@pytest.mark.clause("BBM-VRB-05", "BBM-NEU-08")
def test_exhaust_turns_ready_face_up_spells_used() -> None:
    g = resolve(table(player("", spells="growth ice* combustion- telepathy"), player("")), "CW9")
    assert offers(g) == ["exhaust growth@0", "exhaust telepathy@0"]
    assert refused(g, "exhaust combustion@0").clause == "BBM-NEU-08"
    both = resolve(table(player("", spells="growth ice*"), player("", spells="")), "CA5")
    assert spells(both) == "growth* ice*", "as many as there are"


@pytest.mark.clause("BBM-VRB-11", "BBM-NEU-01", "BBM-NEU-03", "BBM-NEU-08")
def test_neutralise_ready_or_used_face_up_spells() -> None:
    g = resolve(table(player("", spells="growth ice* combustion-"), player("", spells="")), "CM6")
    assert spells(g) == "growth- ice*- combustion-"


@pytest.mark.clause("BBM-NEU-08")
def test_a_neutralised_spell_is_not_refreshed() -> None:
    g = table(player("", spells="growth*-"), player(""))
    assert resolve(g, "A3b").questions() == []


@pytest.mark.clause("BBM-VRB-12")
def test_all_water_cards_whatever_their_value() -> None:
    g = resolve(table(player("W1 W3 E1 M", support="W2 F1"), player("W1")), "CW3")
    assert (hand(g), support(g), discard(g)) == ("E1 M", "F1", "W1 W2 W3")
    value = resolve(table(player("W1 W2 M"), player("")), "CF4")
    assert hand(value) == "W2 M", "Madness has no value"


@pytest.mark.clause("BBM-VRB-10", "BBM-CURE-03")
def test_cure_as_many_as_there_are() -> None:
    g = table(player("", discard="M M W1"), player(""), stack=1)
    resolve(g, "MI6", "bonus")
    assert discard(g) == "W1"
    assert g.supply[MADNESS] == 3


# Which cards


FULL = "W1 W2 W3 E1 E2 E3 F1 F2 F3 A1 A2 A3 M"


@pytest.mark.clause("BBM-VRB-12", "BBM-VRB-13")
@pytest.mark.parametrize(
    ("effect", "verb", "admitted"),
    [
        ("CW1", "discard", "W1 W2 W3"),
        ("CE1", "discard", "E1 E2 E3"),
        ("CF1", "discard", "F1 F2 F3"),
        ("CA1", "discard", "A1 A2 A3"),
        ("CE9", "discard", "W2 W3 E2 E3 F2 F3 A2 A3"),
        ("CF4", "destroy", "W1 E1 F1 A1"),
        ("CE5", "put", FULL),
    ],
)
def test_the_words_of_a_card_say_which_cards(effect: str, verb: str, admitted: str) -> None:
    g = resolve(table(player(""), player(FULL), active=1), effect, seat=1)
    assert offers(g) == [f"{verb} {one}@hand1" for one in admitted.split()]


@pytest.mark.clause("BBM-DES-01", "BBM-DES-02", "BBM-VRB-12")
def test_the_phoenix_brings_back_element_cards_only() -> None:
    g = table(player("", discard="W1"), player(""))
    for one in cards("A3 W2 W2 M"):
        g.destroyed[one] += 1
    resolve(g, "F3b")
    assert offers(g) == ["take W2@destroyed", "take A3@destroyed", "stop"]
    say(g, "take W2@destroyed", "take W2@destroyed", "take A3@destroyed")
    assert hand(g) == "W2 W2 A3"
    assert [g.destroyed[one] for one in cards("A3 W2 M")] == [0, 0, 1]


@pytest.mark.clause("BBM-SIM-02", "BBM-VRB-02")
def test_a_discard_pile_is_offered_in_one_order_however_it_lies() -> None:
    g = resolve(table(player("", discard="F1 A1 W1 E1 W1"), player("")), "F1b")
    offered = ["destroy W1@discard0", "destroy E1@discard0", "destroy F1@discard0"]
    assert offers(g) == [*offered, "destroy A1@discard0", "stop"]
    say(g, "destroy F1@discard0")
    assert offers(g) == ["destroy A1@discard0", "stop"], "what comes before could have been first"


@pytest.mark.clause("BBM-VRB-09", "BBM-TIM-08")
@pytest.mark.parametrize(("card", "side", "kept"), [("CA8", "", 4), ("MI12", "penalty", 3)])
def test_a_hand_is_discarded_down_to_so_many(card: str, side: str, kept: int) -> None:
    g = table(player("W1 W1 W1 W1 W1 W1", support="W2"), player("E1 E1 E1"))
    resolve(g, card, side)
    assert hand(g) == " ".join(["W1"] * kept)
    assert discard(g) == " ".join(["W1"] * (6 - kept))
    assert (support(g), hand(g, 1)) == ("W2", "E1 E1 E1"), "no more than that, from the hand alone"


@pytest.mark.clause("BBM-TGT-02")
def test_who_discards_down_to_four_chooses_which() -> None:
    g = resolve(table(player("W1 E1 F1 A1 A2 A3"), player("E1")), "CA8")
    say(g, "discard E1@hand0", "discard A3@hand0")
    assert (hand(g), discard(g)) == ("W1 F1 A1 A2", "E1 A3")
    assert offers(g) == []


@pytest.mark.clause("BBM-VRB-07")
def test_everybody_is_told_what_an_upgrade_gives() -> None:
    g = resolve(table(player("E1"), player("")), "E2a")
    [event] = told(g, "event-upgrades")
    assert event.shown == {"seat": 0, "card": cards("E2")[0]}


@pytest.mark.clause("BBM-TIM-08")
@pytest.mark.parametrize(("answer", "after"), [("use", ("W2", "F1")), ("decline", ("F1", ""))])
def test_who_may_use_a_spell_is_asked_first(answer: str, after: tuple[str, str]) -> None:
    g = resolve(table(player("E1"), player("F1", draw="W2")), "F1a")
    say(g, "name 1")
    assert (g.questions()[0].seat, offers(g)) == (1, ["use", "decline"])
    say(g, answer)
    assert (hand(g, 1), discard(g, 1), hand(g)) == (*after, "E1")


@pytest.mark.clause("BBM-VRB-07", "BBM-DES-03")
def test_madness_has_no_higher_card() -> None:
    g = table(player("M"), player(""))
    supply = list(g.supply)
    resolve(g, "E2a")
    assert (hand(g), g.supply, g.destroyed[MADNESS]) == ("", supply, 1)


@pytest.mark.clause("BBM-CURE-01", "BBM-MAD-10")
def test_madness_is_cured_whether_or_not_anybody_listens() -> None:
    g = table(player("", discard="M M"), player(""), stack=10)
    number = next(effect.number for effect in FACTS.effects if effect.card == "page:MI6:bonus")
    g.then(Carry(0, number))
    g.advance()
    assert (g.supply[MADNESS], discard(g)) == (12, "")


@pytest.mark.clause("BBM-DIS-02", "BBM-DES-01", "BBM-SUP-01", "BBM-MAD-12")
@pytest.mark.parametrize(
    ("thing", "clause", "key"),
    [
        ("CE5", "BBM-MAD-12", "event-puts"),
        ("ice", "BBM-SUP-01", "event-supports"),
        ("combustion", "BBM-DES-01", "event-destroys"),
    ],
)
def test_everybody_is_told_what_moved_from_where(thing: str, clause: str, key: str) -> None:
    g = resolve(table(player("E1"), player("")), thing)
    [event] = told(g, key)
    assert event.clause == clause
    assert event.shown == {"seat": 0, "cards": tuple(cards("E1")), "origin": "hand"}


@pytest.mark.clause("BBM-DIS-02")
def test_what_moved_is_told_place_by_place() -> None:
    g = resolve(table(player("E1", support="W1 W2"), player("", support="F3")), "CM7")
    water = {"seat": 0, "cards": tuple(cards("W1 W2")), "origin": "support"}
    fire = {"seat": 0, "cards": tuple(cards("F3")), "origin": "support"}
    assert [event.shown for event in told(g, "event-discards")] == [water, fire]
    assert [event.clause for event in told(g, "event-discards")] == ["BBM-DIS-02"] * 2


@pytest.mark.clause("BBM-CAST-09", "BBM-ELI-06", "BBM-TGT-01", "BBM-SIM-02")
def test_a_player_who_cannot_be_named_is_refused_with_the_reason() -> None:
    g = table(*(player("W1") for _ in range(5)))
    resolve(g, "W1b", times=2)
    assert refused(g, "name 0").reason == "refusal-player-not-meant"
    say(g, "name 2")
    assert offers(g) == ["name 3", "name 4"]
    assert (refused(g, "name 2").clause, refused(g, "name 1").clause) == (
        "BBM-CAST-09",
        "BBM-SIM-02",
    )
    g.players[4].out = True
    assert explain(g, asked(g), "name 4").clause == "BBM-ELI-06"


@pytest.mark.clause("BBM-CAST-09")
def test_everybody_is_told_who_was_named() -> None:
    g = resolve(table(*(player("W1") for _ in range(4))), "W1b", times=2)
    say(g, "name 1", "name 3")
    [event] = told(g, "event-names")
    assert event.shown == {"seat": 0, "seats": (1, 3)}
