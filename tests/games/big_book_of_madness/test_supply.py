"""Draw piles, Madness and the supply in effects (BBM-VRB, BBM-MAD, BBM-TIM)."""

from __future__ import annotations

import pytest
from msgspec import structs

from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import MADNESS, Book
from druzina.games.big_book_of_madness.parts import DrawCards, GainCards, MoveCards, Part
from druzina.games.big_book_of_madness.rules.effects import POSSIBLE
from druzina.games.big_book_of_madness.rules.supplying import ChooseGain
from druzina.games.big_book_of_madness.vocabulary import VERBS
from tests.games.big_book_of_madness.table import (
    FACTS,
    asked,
    cards,
    discard,
    draw,
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

# What an earlier part did


@pytest.mark.clause("BBM-TIM-05", "BBM-MAD-10", "BBM-SUP-04")
def test_only_who_placed_a_madness_draws() -> None:
    g = resolve(table(player("W1 M", draw="A1"), player("W1 M", draw="A2")), "W2b")
    say(g, "support M@hand0")
    assert (hand(g), support(g)) == ("W1 A1", "M")
    say(g, "support W1@hand1")
    assert (hand(g, 1), support(g, 1)) == ("M", "W1")
    nothing = say(resolve(table(player("M"), player("")), "W2b"), "stop")
    assert hand(nothing) == "M"


@pytest.mark.clause("BBM-VRB-10", "BBM-TIM-05", "BBM-TGT-04")
def test_each_who_lost_a_madness_draws_one() -> None:
    seats = player("M", draw="A1 A1"), player("M M", draw="A2 A2"), player("", draw="A3 A3")
    g = resolve(table(*seats, stack=0), "F2a", times=3)
    say(g, "cure M@hand1", "cure M@hand1")
    assert [hand(g, n) for n in range(3)] == ["M", "A2", ""], "one card, however many were lost"
    both = table(*seats, stack=0)
    both.players[1].hand, both.players[2].discard = [], [MADNESS]
    say(resolve(both, "F2a", times=2), "cure M@hand0", "cure M@discard2")
    assert [hand(both, n) for n in range(3)] == ["A1", "", "A3"]
    assert both.supply[MADNESS] == 2


@pytest.mark.clause("BBM-MAD-17", "BBM-TIM-06")
def test_a_draw_that_loses_the_game_stops_the_others() -> None:
    g = table(player("M", draw=""), player("M", draw="W1"), stack=0)
    g.players[0].discard = cards("M")
    say(resolve(g, "F2a", times=2), "cure M@hand0", "cure M@hand1")
    assert g.outcome is None, "what was cured is there to be taken"
    lost = table(player("", draw=""), player("", draw="W1"), stack=0)
    resolve(lost, "A2b")
    assert lost.outcome is not None
    assert hand(lost, 1) == ""


@pytest.mark.clause("BBM-TIM-05", "BBM-CUR-08", "BBM-MAD-07")
@pytest.mark.parametrize(("own", "left"), [("W1 E1", "E1"), ("E1", "E1")])
def test_a_madness_for_who_has_no_such_card(own: str, left: str) -> None:
    g = resolve(table(player(own), player("W1")), "CW2")
    assert hand(g) == left
    assert discard(g) == ("W1" if "W1" in own else "M")
    assert hand(g, 1) == "W1", "the active player alone"


def made_up(monkeypatch: pytest.MonkeyPatch, g: Book, *parts: Part) -> Book:
    """Carries out what no card says yet."""
    spell = FACTS.effects[FACTS.spell("F2b").effect]
    effects = list(FACTS.effects)
    effects[spell.number] = structs.replace(spell, parts=parts)
    monkeypatch.setitem(LOADED, "made up", structs.replace(FACTS, effects=tuple(effects)))
    g.content = "made up"
    return resolve(g, "F2b")


def possible(g: Book, seat: int, verb: str, said: dict[str, object]) -> bool:
    """Whether a part of that verb could do anything."""
    part = VERBS[verb].kind(do=verb, **said)  # type: ignore[arg-type]  # as its kind has it
    return POSSIBLE[verb](g, seat, part, 1)  # type: ignore[arg-type]  # of the verb's kind


NOTHING_THERE = MoveCards(do="destroy", n=1, origin=("support",))


@pytest.mark.clause("BBM-TIM-08", "BBM-TIM-05")
@pytest.mark.parametrize(
    ("second", "third"),
    [
        (NOTHING_THERE, DrawCards(do="draw", as_many=True)),
        (NOTHING_THERE, DrawCards(do="draw", n=1, condition="madness moved")),
        (NOTHING_THERE, DrawCards(do="draw", n=1, condition="lost a card")),
        (NOTHING_THERE, GainCards(do="gain", as_many=True, value=3, same=True, to="hand")),
        (MoveCards(do="give", n=1), DrawCards(do="draw", as_many=True)),
    ],
)
def test_a_part_looks_back_at_the_one_just_before(
    second: Part, third: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Madness is destroyed, then nothing can be moved: nothing comes for it."""
    first = MoveCards(do="destroy", n=1, origin=("hand",))
    g = made_up(monkeypatch, table(player("M"), player("")), first, second, third)
    assert g.destroyed[MADNESS] == 1
    assert hand(g) == ""


@pytest.mark.clause("BBM-MAD-17", "BBM-TIM-06")
def test_a_draw_that_loses_the_game_is_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(player("W1", draw=""), player("E1"), stack=0)
    all_hands = MoveCards(do="discard", all=True, origin=("hands",))
    made_up(monkeypatch, g, all_hands, DrawCards(do="draw", n=1, condition="lost a card"))
    assert g.outcome is not None
    assert hand(g, 1) == ""


@pytest.mark.clause("BBM-MAD-11")
def test_the_same_element_whatever_the_value_was(monkeypatch: pytest.MonkeyPatch) -> None:
    away = MoveCards(do="discard", n=1, origin=("hand",))
    three = GainCards(do="gain", as_many=True, value=3, same=True, to="hand")
    assert hand(made_up(monkeypatch, table(player("E2"), player("")), away, three)) == "E3"


@pytest.mark.clause("BBM-TIM-05", "BBM-MAD-09", "BBM-VRB-06")
def test_madness_comes_also_where_a_card_was_discarded_before() -> None:
    g = resolve(table(player("", support="W1"), player("")), "MI2", "penalty")
    say(g, "name 0")
    assert (support(g), discard(g)) == ("M M M", "W1")


# Draw piles


@pytest.mark.clause("BBM-EX-35", "BBM-SUP-09", "BBM-MAD-05")
@pytest.mark.parametrize(("own", "held"), [("", 6), ("W1 W1 M", 6), ("W1 " * 6, 6), ("W1 " * 7, 7)])
def test_levitation_fills_a_hand_up_to_six(own: str, held: int) -> None:
    g = resolve(table(player(""), player(own, support="F1 F1")), "A2a")
    assert len(g.players[1].hand) == held
    assert hand(g) == ""


@pytest.mark.clause("BBM-VRB-03", "BBM-VRB-04", "BBM-MAD-15")
def test_mill_and_destroy_from_the_top() -> None:
    g = resolve(table(player("", draw="W1 E1 F1 A1"), player("", draw="W2 E2")), "CW8")
    assert (draw(g), discard(g)) == ("W1", "E1 F1 A1")
    assert (draw(g, 1), discard(g, 1)) == ("", "W2 E2")
    whole = resolve(table(player("", draw="W1 E1 F1 A1"), player("")), "MI3", "arrival")
    assert (draw(whole), discard(whole)) == ("", "W1 E1 F1 A1")
    burnt = resolve(table(player("", draw="W1 E1 F1"), player("")), "MI9", "penalty")
    assert draw(burnt) == "W1"
    assert [burnt.destroyed[one] for one in cards("E1 F1")] == [3, 1], "two of each player"


# Madness and the supply


@pytest.mark.clause("BBM-VRB-14", "BBM-ELI-06")
def test_burning_madness_per_player_counts_those_in_the_game() -> None:
    g = table(player(""), player(""), player(""), stack=9)
    g.players[1].out = True
    resolve(g, "MI11", "penalty")
    assert g.supply[MADNESS] == 7
    resolve(g, "CF7")
    assert (g.supply[MADNESS], g.destroyed[MADNESS]) == (5, 4)


@pytest.mark.clause("BBM-DES-01", "BBM-CMP-10")
def test_dimmed_lights_take_a_three_of_each_element_from_the_supply() -> None:
    g = table(player(""), player(""))
    g.supply[cards("E3")[0]], g.destroyed[cards("W3")[0]] = 0, 2
    resolve(g, "CM11")
    assert [g.supply[one] for one in cards("W3 E3 F3 A3 W2")] == [5, 0, 5, 5, 10]
    assert [g.destroyed[one] for one in cards("W3 E3 F3 A3")] == [3, 0, 1, 1]
    assert told(g, "event-strips")[0].shown == {"cards": tuple(cards("W3 F3 A3"))}


@pytest.mark.clause("BBM-MAD-11", "BBM-DIS-01", "BBM-DES-04")
@pytest.mark.parametrize(("left", "top"), [(6, "E3"), (0, "A1")])
def test_a_discarded_one_brings_the_three_of_its_element(left: int, top: str) -> None:
    g = table(player("", draw="A1"), player("W1 F1", support="E1"))
    g.supply[cards("E3")[0]] = left
    say(resolve(g, "MI5", "bonus"), "discard E1@support1")
    assert draw(g).split()[-1] == top
    assert len(told(g, "event-gains")) == (left > 0)
    assert asked(g).seat == 1, "the next player's bonus"
    assert discard(g, 1) == "E1"
    assert g.supply[cards("E3")[0]] == max(0, left - 1)


@pytest.mark.clause("BBM-MAD-11", "BBM-TIM-08")
def test_without_a_discarded_one_no_card_is_added() -> None:
    g = say(resolve(table(player("W1", draw="A1"), player("")), "MI5", "bonus"), "stop")
    assert (hand(g), draw(g)) == ("W1", "A1")


@pytest.mark.clause("BBM-MAD-11", "BBM-TIM-08", "BBM-SIM-02")
def test_up_to_so_many_twos_into_the_hand() -> None:
    g = resolve(table(player(""), player("")), "E3a", times=3)
    assert offers(g) == ["gain W2", "gain E2", "gain F2", "gain A2", "stop"]
    say(g, "gain E2")
    assert offers(g) == ["gain E2", "gain F2", "gain A2", "stop"]
    assert refused(g, "gain W2").clause == "BBM-SIM-02"
    assert refused(g, "gain F3").reason == "refusal-other-value"
    say(g, "gain F2")
    assert refused(g, "gain E2").clause == "BBM-SIM-02"
    say(g, "gain F2")
    assert (hand(g), g.supply[cards("F2")[0]]) == ("E2 F2 F2", 8)
    match = seated(resolve(table(player(""), player("")), "E3a", times=2))
    assert match.play_many(0, ["gain A2", "gain W2"]) is None
    assert hand(position(match)) == "W2 A2"
    none = say(resolve(table(player(""), player("")), "E3a", times=2), "stop")
    assert (hand(none), none.questions()) == ("", [])
    last = say(resolve(table(player(""), player("")), "E3a"), "gain A2")
    assert (hand(last), last.questions()) == ("A2", [])


@pytest.mark.clause("BBM-MAD-11", "BBM-TIM-02", "BBM-SIM-02", "BBM-ACQ-01")
def test_for_each_discarded_one_a_two_must_be_taken() -> None:
    g = table(player("W1 W1 W1"), player(""))
    for one, left in zip(cards("W2 E2 F2 A2"), (5, 1, 1, 0), strict=True):
        g.supply[one] = left
    resolve(g, "F2c", times=3)
    say(g, "discard W1@hand0", "discard W1@hand0", "discard W1@hand0")
    question = asked(g)
    assert isinstance(question, ChooseGain)
    assert question.picked == ["W2"], "three in rising order are not to be had without it"
    assert hand(g) == "", "nothing moves before the last is named"
    assert refused(g, "stop").reason == "refusal-must-go-on"
    assert refused(g, "gain A2").clause == "BBM-ACQ-01"
    assert offers(g) == ["gain W2", "gain E2"]
    say(g, "gain E2")
    assert hand(g) == "W2 E2 F2"


@pytest.mark.clause("BBM-MAD-11", "BBM-TIM-03")
def test_no_more_twos_than_there_are() -> None:
    g = table(player(""), player("", draw="A1"))
    for one in cards("W2 E2 F2 A2"):
        g.supply[one] = 0
    assert resolve(g, "MI9", "bonus").questions() == []
    g.supply[cards("F2")[0]] = 1
    resolve(g, "MI9", "bonus")
    assert (discard(g), discard(g, 1)) == ("F2", "")


# A bonus that could do nothing


@pytest.mark.clause("BBM-SIM-02", "BBM-TIM-04")
@pytest.mark.parametrize(
    ("verb", "part"),
    [
        ("draw", {"n": 1}),
        ("draw", {"up_to_hand": 6}),
        ("mill", {"n": 1}),
        ("sift", {"n": 1}),
        ("madness", {"n": 1, "to": "hand"}),
        ("burn madness", {"n": 1}),
        ("gain", {"n": 1, "value": 2, "to": "hand"}),
        ("give", {"n": 1}),
        ("trade", {"n": 1}),
        ("pass", {}),
        ("discard each element", {}),
        ("exhaust", {"n": 1}),
        ("learn", {}),
        ("burn library", {}),
    ],
)
def test_what_can_be_done_at_all(verb: str, part: dict[str, object]) -> None:
    """At a full table all of it; by the last wizard without anything, hardly."""
    rich = table(player(""), player("W1 M"), stack=1)
    poor = table(player(""), player("M " * 6, draw="", spells=""), stack=0, libraries="- - - -")
    poor.players[0].out = True
    poor.supply = [0] * 13
    assert possible(rich, 1, verb, part)
    always = verb == "madness" or (part == {"n": 1} and verb == "draw")
    assert possible(poor, 1, verb, part) is always


@pytest.mark.clause("BBM-SIM-02", "BBM-TIM-05")
@pytest.mark.parametrize(
    ("verb", "part"),
    [
        ("draw", {"as_many": True}),
        ("draw", {"n": 1, "condition": "madness moved"}),
        ("madness", {"n": 1, "to": "hand", "condition": "nothing moved"}),
        ("gain", {"as_many": True, "value": 2, "to": "hand"}),
    ],
)
def test_what_hangs_on_an_earlier_part_is_no_reason_by_itself(
    verb: str, part: dict[str, object]
) -> None:
    g = table(player("W1"), player(""))
    assert not possible(g, 0, verb, part)


@pytest.mark.clause("BBM-SIM-02", "BBM-TIM-04")
def test_nothing_is_given_from_an_empty_hand() -> None:
    g = table(player(""), player("W1"))
    assert not possible(g, 0, "give", {"n": 1})
