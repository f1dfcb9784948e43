"""Last cards, single stones and exact numbers: rules that a small change would break unseen."""

from __future__ import annotations

from typing import Literal

import pytest

from druzina.games.prophecy.laws import broken
from druzina.games.prophecy.model import APOCALYPSE, Kingdom
from druzina.games.prophecy.parts_fights import ReplaceFight
from druzina.games.prophecy.rules.effects import Carry, part_useful
from druzina.games.prophecy.rules.effects_gains import KeepDrawn
from druzina.games.prophecy.rules.ending import settle
from druzina.games.prophecy.rules.setup import KingdomOptions, set_up
from druzina.games.prophecy.rules.spheres import conquer
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    dice,
    ended,
    figures,
    lay,
    leave_only,
    open_kind,
    realm,
    refused,
    step_four,
)
from tests.games.prophecy.table import FACTS, bout, give, hero


def at(field: str, **more: int) -> Kingdom:
    return realm(hero("paladin", field, **more), hero("scout", "village"))


def only(g: Kingdom, deck: str, *ids: str) -> None:
    """Nothing but these is left of a deck."""
    pile = getattr(g, deck)
    kept = [FACTS.card(id_) for id_ in ids]
    g.gone += [card for card in pile.deck if card not in kept]
    pile.deck = kept


# Last cards, last gold


@pytest.mark.clause("PRO-CMP-12", "PRO-QST-09")
@pytest.mark.parametrize("left", [("N01",), ()])
def test_the_wild_is_called_while_a_single_card_is_left(left: tuple[str, ...]) -> None:
    g = at("plains-1", mags=4)
    give(g, 0, "C10")
    only(g, "adventure", *left)
    begin_turn(g)
    assert ("use C10" in answer(g, "stay")) == bool(left)


@pytest.mark.clause("PRO-CMP-12", "PRO-FLD-05")
@pytest.mark.parametrize("left", [("I16-1",), ()])
def test_a_pedlar_has_something_while_a_single_card_is_left(left: tuple[str, ...]) -> None:
    g = at("plains-1", gold=9)
    lay(g, "plains-1", "O15")
    only(g, "common", *left)
    assert ("visit O15" in step_four(g)) == bool(left)


@pytest.mark.clause("PRO-FLD-05", "PRO-QST-12")
@pytest.mark.parametrize(("gold", "offered"), [(0, False), (1, True)])
def test_a_single_gold_is_a_stake(gold: int, offered: bool) -> None:
    g = at("plains-1", gold=gold)
    lay(g, "plains-1", "O19")
    assert ("visit O19" in step_four(g)) == offered


@pytest.mark.clause("PRO-QST-12")
def test_a_healer_is_paid_from_one_gold_on_up_to_what_still_heals() -> None:
    for red, sums in ((4, [1, 2]), (8, [1, 2, 3])):
        g = at("plains-1", lives=1, red=red, gold=9)
        lay(g, "plains-1", "O12")
        step_four(g)
        assert answer(g, "visit O12") == [f"pay {n}" for n in sums]
        answer(g, "pay 1")
        assert figures(g.heroes[0], "lives", "gold") == [3, 8]


@pytest.mark.clause("PRO-FLD-05", "PRO-CNT-17")
def test_of_cards_drawn_openly_so_many_are_kept_and_the_rest_is_discarded() -> None:
    g = at("plains-1")
    drawn = [g.common.deck.pop() for _ in range(3)]
    g.then(KeepDrawn(0, list(drawn), keep=2))
    first, second, third = (FACTS.ids[card] for card in drawn)
    choices = [str(one) for one in (g.advance() or (None, ()))[1]]
    assert choices == [f"keep {first}", f"keep {second}", f"keep {third}"]
    g.answer(g.questions()[0], f"keep {second}")
    assert [str(one) for one in (g.advance() or (None, ()))[1]] == [
        f"keep {first}",
        f"keep {third}",
    ]
    g.answer(g.questions()[0], f"keep {third}")
    g.advance()
    assert g.heroes[0].items == [drawn[1], drawn[2]]
    assert g.common.discard == [drawn[0]]


@pytest.mark.clause("PRO-FLD-25", "PRO-VTR-10")
def test_sums_of_up_to_three_figures_are_refused_by_their_rule() -> None:
    g = at("camp", lives=1)
    step_four(g)
    assert refused(g, "heal 100").clause == "PRO-FLD-25"
    assert refused(g, "heal 1000").reason == "refusal-no-answer"
    g = realm(hero("paladin", "city", gold=2), hero("scout", "city", gold=1), trading=True)
    begin_turn(g)
    answer(g, "offer 1")
    assert refused(g, "pay 999").clause == "PRO-CHR-16"
    assert refused(g, "pay 1000").reason == "refusal-no-answer"


@pytest.mark.clause("PRO-CHR-16", "PRO-VTR-10")
@pytest.mark.parametrize(("text", "owner", "gold"), [("pay 3", 0, 2), ("charge 3", 1, 1)])
def test_a_sum_that_somebody_does_not_have_names_who(text: str, owner: int, gold: int) -> None:
    g = realm(hero("paladin", "city", gold=2), hero("scout", "city", gold=1), trading=True)
    begin_turn(g)
    answer(g, "offer 1")
    assert refused(g, text).arguments == {"owner": owner, "n": 3, "gold": gold}


# Fights


@pytest.mark.clause("PRO-CNT-10", "PRO-CNT-15")
@pytest.mark.parametrize(("most", "spared"), [(4, False), (5, True), (0, True)])
def test_a_monster_is_spared_up_to_its_printed_value_itself(most: int, spared: bool) -> None:
    g = at("plains-1")
    bout(g, "N30")
    frame = Carry(0, FACTS.card("K07"), 0)
    assert part_useful(g, frame, ReplaceFight(xp=True, most=most)) == spared


@pytest.mark.clause("PRO-CNT-19", "PRO-ITM-09", "PRO-ITM-10")
def test_a_staff_is_burnt_out_of_the_hand_and_once() -> None:
    for held in (True, False):
        g = at("plains-1", mags=4)
        give(g, 0, "R02", "M08")
        lay(g, "plains-1", "N32")
        begin_turn(g)
        answer(g, "stay")
        offered = answer(g, "hold R02" if held else "none")
        assert ("use R02" in offered) == held
    g = at("plains-1", mags=4)
    give(g, 0, "R02")
    lay(g, "plains-1", "N32")
    begin_turn(g)
    dice(g, 6, 1)
    answer(g, "stay", "hold R02", "use R02")
    own = [event.shown["own"] for event in g.told or () if event.key == "event-dice"]
    assert own == [4 + 4]
    assert g.heroes[0].damaged == [FACTS.card("R02")]


@pytest.mark.clause("PRO-CMB-08", "PRO-RND-13")
def test_a_potion_of_the_mind_counts_by_willpower() -> None:
    g = at("plains-1", mags=4)
    give(g, 0, "I19")
    lay(g, "plains-1", "N32")
    begin_turn(g)
    answer(g, "use I19", "stay")
    own = [event.shown["own"] for event in g.told or () if event.key == "event-dice"]
    assert own == [4 + 3]


@pytest.mark.clause("PRO-CMB-09")
@pytest.mark.parametrize(
    ("light", "dark", "result"), [(3, 1, "won"), (2, 1, "drawn"), (1, 1, "lost")]
)
def test_one_point_decides_and_is_told(light: int, dark: int, result: str) -> None:
    """Four lives against five."""
    monster = next(
        FACTS.ids[m]
        for m in sorted(FACTS.monsters)
        if (FACTS.monster(m).strength, FACTS.monster(m).willpower) == (5, 0)
        and FACTS.ids[m].startswith("N")
        and not FACTS.rules[m]
    )
    g = at("plains-1", lives=4, red=4)
    lay(g, "plains-1", monster)
    begin_turn(g)
    dice(g, light, dark)
    answer(g, "stay")
    told = [event.shown for event in g.told or () if event.key == "event-dice"]
    shown = [(one["seat"], one["own"], one["foe"], one["result"]) for one in told]
    assert shown == [(0, 4, 5, result)]


# Spheres


@pytest.mark.clause("PRO-QST-12", "PRO-SPH-05")
def test_the_victor_of_a_guardian_chooses_which_value_grows() -> None:
    g = at("city", red=7, lives=7, blue=4, mags=4)
    sphere = next(n for n, one in enumerate(g.spheres) if one.lesser == FACTS.card("L5"))
    field = FACTS.doors[sphere][0]
    g.heroes[0].field = field
    give(g, 0, "I20")
    begin_turn(g)
    answer(g, "use I20", f"sphere {'ABCDE'[sphere]}")
    dice(g, 6, 1)
    answer(g, "strength")
    assert open_kind(g) == "ChooseIncrease"
    before = g.heroes[0].blue
    answer(g, next(one for one in ask(g) if one.endswith("willpower")))
    assert g.heroes[0].blue == before + 1


@pytest.mark.clause("PRO-SPH-08", "PRO-HID-06")
def test_an_artifact_taken_is_no_secret_of_those_who_looked_at_it() -> None:
    g = at("city")
    leave_only(g, "D")
    artifact = g.spheres[3].artifact
    g.heroes[1].looked = [artifact]
    g.turns = 1
    conquer(g, 3)
    assert g.heroes[1].looked == []
    assert g.heroes[0].items == [artifact]


@pytest.mark.clause("PRO-HID-06")
def test_what_was_seen_in_a_sphere_is_told_to_that_seat_alone() -> None:
    g = at("city")
    give(g, 0, "R19")
    begin_turn(g)
    answer(g, "use R19", "divine B")
    (event,) = [one for one in g.told or () if one.key == "event-looks-sphere"]
    assert (event.shown, event.secret, event.knowers) == (
        {"seat": 0, "sphere": 1},
        {"card": g.spheres[1].lesser},
        (0,),
    )


# The table


@pytest.mark.clause("PRO-VAP-06", "PRO-VAP-08")
def test_nobody_has_won_when_the_doom_leaves_nobody_with_an_artifact() -> None:
    g = realm(hero("paladin"), hero("scout"), goal=APOCALYPSE)
    g.doom = 1
    settle(g, 0)
    assert ended(g) == ("PRO-VAP-06", [])


@pytest.mark.clause("PRO-DRF-02", "PRO-DRF-03", "PRO-HID-04")
def test_what_was_passed_on_is_remembered_by_who_passed_it() -> None:
    g = set_up(KingdomOptions(seats=3), FACTS, 5)
    hands = []
    for _ in range(3):
        question, choices = g.advance() or (None, ())
        assert question is not None
        hands.append(list(choices))
        g.answer(question, choices[0])
    g.advance()
    passed = [[f"be {FACTS.characters[n].id}" for n in one.passed] for one in g.heroes]
    assert passed == [[hand[1]] for hand in hands]


@pytest.mark.clause("PRO-SET-15")
def test_characters_are_dealt_by_chance() -> None:
    dealt = {
        set_up(KingdomOptions(seats=2, draft=False), FACTS, seed).heroes[0].character
        for seed in range(20)
    }
    assert len(dealt) > 5


@pytest.mark.clause("PRO-MOV-09")
def test_only_work_says_what_it_takes_and_brings() -> None:
    g = at("city")
    choices = begin_turn(g)
    assert "work" in choices
    (question,) = g.questions()
    assert {question.show(g, one).key for one in choices if one != "work"}.isdisjoint(
        {"choose-work"}
    )
    assert question.show(g, "work").key == "choose-work"
    assert question.show(g, "stay").targets == ("option:stay",)


@pytest.mark.clause("PRO-VBA-01", "PRO-OPT-01")
@pytest.mark.parametrize("goal", ["standard", "basic"])
def test_every_card_is_somewhere_from_the_start(goal: Literal["standard", "basic"]) -> None:
    g = set_up(KingdomOptions(seats=3, draft=False, goal=goal), FACTS, 5)
    assert list(broken(g)) == []
