"""PRO-TIM, PRO-QST: when effects may be used, how often, and in which order things happen."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import LESSER, Kingdom
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_round,
    begin_turn,
    chance,
    dice,
    figures,
    hide,
    hold,
    lay,
    open_kind,
    open_seat,
    realm,
    refused,
    start,
    step_four,
)
from tests.games.prophecy.table import FACTS, give, hero


def alone(field: str, *cards: str, **more: int) -> Kingdom:
    g = realm(hero("paladin", field, **more), hero("scout", "village"))
    give(g, 0, *cards)
    return g


@pytest.mark.clause("PRO-TIM-09", "PRO-SIM-03")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_what_strikes_several_strikes_clockwise_from_the_active_one(active: int) -> None:
    g = realm(
        hero("paladin", "city", lives=1), hero("scout", "camp", lives=1),
        hero("mystic", "tower", lives=1), active=active,
    )  # fmt: skip
    chance(g, "H14")
    begin_round(g)
    seats = [event.shown["seat"] for event in g.told or () if event.key == "event-heals"]
    assert seats == [(active + step) % 3 for step in range(3)]


@pytest.mark.clause("PRO-TIM-09", "PRO-DIC-09")
def test_a_prohibition_beats_a_permission() -> None:
    """Concentration may be cast in every roll, but not where positive dice do not count."""
    for greater, cast in (("G2", False), ("G3", True)):
        g = alone("city", "M01", red=8, lives=8, mags=9, blue=9)
        there = g.spheres[3]
        other = next(one for one in g.spheres if one.greater == FACTS.card(greater))
        there.greater, other.greater = other.greater, there.greater
        g.gone.append(there.lesser)
        there.lesser = -1
        begin_turn(g)
        answer(g, "sphere D")
        if open_kind(g) == "ChooseMode":
            answer(g, "strength")
        assert (open_kind(g) == "DeclareForRoll") == cast


@pytest.mark.clause("PRO-TIM-08", "PRO-QST-02", "PRO-TIM-07")
def test_effects_outside_combat_before_movement_before_fights_and_in_step_four() -> None:
    g = alone("plains-1", "K04", lives=1, mags=4)
    lay(g, "plains-1", "N01")
    assert "use K04" in begin_turn(g)
    assert answer(g, "use K04", "stay") == ["fight N01", "use K04"]
    assert answer(g, "use K04") == ["fight N01", "use K04"]
    dice(g, 6, 1)
    assert answer(g, "fight N01") == ["use K04", "end"]
    answer(g, "use K04")
    assert figures(g.heroes[0], "lives", "mags") == [4, 1]


@pytest.mark.clause("PRO-TIM-08", "PRO-QST-02", "PRO-QST-09")
def test_without_a_target_or_a_monster_the_steps_put_no_question() -> None:
    g = alone("plains-1", "K04", lives=1)
    begin_turn(g)
    answer(g, "stay")
    assert open_kind(g) == "UseField"


@pytest.mark.clause("PRO-TIM-04", "PRO-TIM-06", "PRO-EX-12")
def test_nothing_outside_combat_within_a_fight() -> None:
    g = alone("plains-1", "I18-1", "I16-1", "K01", lives=2, mags=4)
    lay(g, "plains-1", "N26")
    begin_turn(g)
    answer(g, "stay", "fight N26", "willpower")
    assert ask(g) == ["use K01", "roll"]
    for potion in ("I18-1", "I16-1"):
        assert refused(g, f"use {potion}").clause == "PRO-TIM-04"


@pytest.mark.clause("PRO-TIM-11", "PRO-TIM-13", "PRO-TIM-02")
def test_after_a_turn_that_ended_at_once_only_its_end_is_asked_about() -> None:
    g = alone("plains-1", "M04", "I16-1", lives=2, mags=4)
    lay(g, "plains-1", "N40")
    begin_turn(g)
    answer(g, "stay", "fight N40")
    dice(g, 1, 6)
    answer(g, "strength")
    assert g.heroes[0].lives == 0
    assert (open_kind(g), ask(g)) == ("AtTurnEnd", ["use M04", "none"])
    answer(g, "use M04")
    assert open_kind(g) == "Move"
    assert g.heroes[0].mags == 1


@pytest.mark.clause("PRO-TIM-11", "PRO-TIM-14")
def test_two_effects_at_the_end_of_a_turn_one_after_the_other() -> None:
    g = alone("plains-1", "M04", "K09", mags=9, blue=9)
    begin_turn(g)
    assert answer(g, "stay") == ["use M04", "use K09", "none"]
    assert answer(g, "use K09") == ["use M04", "none"]
    assert g.heroes[0].safe
    answer(g, "use M04")
    assert open_kind(g) == "Move"
    assert not g.heroes[0].safe


@pytest.mark.clause("PRO-TIM-14")
@pytest.mark.parametrize("field", ["monastery", "camp", "plains-1"])
def test_a_sanctuary_is_sought_on_a_safe_field_too(field: str) -> None:
    g = alone(field, "K09")
    begin_turn(g)
    answer(g, "stay")
    if open_kind(g) == "UseField":
        answer(g, "end")
    assert (open_kind(g), ask(g)) == ("AtTurnEnd", ["use K09", "none"])


@pytest.mark.clause("PRO-TIM-02")
def test_the_time_loop_rests_for_the_owners_next_round() -> None:
    g = alone("plains-1", "M04", mags=9, blue=9)
    offers = []
    for _ in range(3):
        g.active, g.heroes[0].mags = 0, 9
        begin_round_with(g, "H17")
        answer(g, "stay")
        offers.append(open_kind(g) == "AtTurnEnd")
        if offers[-1]:
            answer(g, "use M04", "stay")
        assert g.active == 1
    assert offers == [True, False, True]


def begin_round_with(g: Kingdom, card: str) -> None:
    """A round with this chance card; what was asked before is forgotten."""
    g.stack.clear()
    g.chance.deck, g.chance.discard = list(FACTS.decks["chance"]), []
    chance(g, card)
    begin_round(g)


@pytest.mark.clause("PRO-TIM-15", "PRO-TIM-01")
def test_uses_of_a_round_renew_with_every_players_round() -> None:
    g = alone("plains-1", "I22")
    g.heroes[0].used = [effect.number for effect in FACTS.windows["pay"][FACTS.card("I22")]]
    g.active = 1
    chance(g, "H12")
    begin_round(g)
    assert g.heroes[0].used == []


@pytest.mark.clause("PRO-QST-08")
def test_a_single_choice_is_carried_out_unasked() -> None:
    g = alone("plains-1", "I03-1")
    lay(g, "plains-1", "N32")
    g.heroes[0].mags = 0
    begin_turn(g)
    dice(g, 1, 6)
    answer(g, "stay")
    assert g.common.discard == [FACTS.card("I03-1")]
    assert g.active == 1


@pytest.mark.clause("PRO-QST-06", "PRO-QST-08")
def test_the_end_of_the_turn_is_always_a_choice() -> None:
    for field in FACTS.fields:
        g = alone(field.id, "I16-1", lives=1, mags=1, gold=9)
        assert step_four(g)[-1] == "end"


@pytest.mark.clause("PRO-CNT-16", "PRO-TIM-07", "PRO-FLD-03")
@pytest.mark.parametrize(
    ("answers", "rolls", "lives", "xp", "over"),
    [
        (("fight O23",), (6, 1), 4, 5, False),
        (("fight O23",), (2, 1), 4, 3, True),
        (("fight O23",), (1, 6), 3, 3, True),
        (("spare K07 O23",), (), 4, 5, False),
    ],
)
def test_the_old_tomb(
    answers: tuple[str, ...], rolls: tuple[int, ...], lives: int, xp: int, over: bool
) -> None:
    g = alone("plains-1", "K07", "I18-1", mags=2)
    lay(g, "plains-1", "O23")
    begin_turn(g)
    assert answer(g, "stay", "visit O23") == ["fight O23", "spare K07 O23", "use I18-1"]
    if rolls:
        dice(g, *rolls)
    answer(g, *answers)
    assert figures(g.heroes[0], "lives", "xp") == [lives, xp]
    assert len(g.heroes[0].items) == 1 + (rolls == (6, 1))
    assert FACTS.card("O23") in g.adventure.discard
    assert (g.active == 1) == over


@pytest.mark.clause("PRO-CNT-16", "PRO-TIM-07")
def test_before_the_old_tomb_potions_are_drunk_and_it_is_asked_again() -> None:
    g = alone("plains-1", "I16-1", "R23", "K04", lives=1, mags=1)
    lay(g, "plains-1", "O23")
    begin_turn(g)
    assert answer(g, "stay", "visit O23") == ["fight O23", "use I16-1", "use K04"]
    assert answer(g, "use I16-1") == ["fight O23", "use K04"]
    assert open_seat(g) == 0
    assert start(g) == ["fight O23", "use K04"]


@pytest.mark.clause("PRO-SPL-04", "PRO-QST-10", "PRO-QST-05")
@pytest.mark.parametrize(("mags", "asked"), [(0, False), (1, True)])
def test_the_ring_is_asked_about_where_the_mags_suffice_without_it(mags: int, asked: bool) -> None:
    g = alone("plains-1", "K04", "R04", lives=1, mags=mags)
    begin_turn(g)
    answer(g, "use K04")
    assert (ask(g) == ["use R04", "none"]) == asked
    if asked:
        answer(g, "use R04")
    assert figures(g.heroes[0], "lives", "mags") == [2, mags]


@pytest.mark.clause("PRO-VOC-03", "PRO-RND-06")
def test_the_wild_is_called_once_a_turn() -> None:
    g = alone("plains-1", "C10", mags=4)
    calm = [card for card in g.adventure.deck if not FACTS.is_monster(card)]
    g.adventure.deck = [card for card in g.adventure.deck if card not in calm] + calm
    begin_turn(g, turns=2)
    answer(g, "stay")
    assert ask(g) == ["use C10", "on"]
    answer(g, "use C10")
    assert open_kind(g) == "UseField"
    assert len(g.open[4]) == 1
    answer(g, "end")
    answer(g, "stay")
    assert ask(g) == ["use C10", "on"]


@pytest.mark.clause("PRO-HID-06", "PRO-TIM-10")
def test_the_ball_looks_at_what_lies_face_down_and_nothing_else() -> None:
    g = alone("plains-1", "R19")
    begin_turn(g)
    assert answer(g, "use R19") == [f"divine {name}" for name in "ABCDE"]
    answer(g, "divine B")
    assert g.heroes[0].looked == [g.spheres[1].lesser]
    g = alone("plains-1", "R19")
    lay(g, "plains-2", "N01")
    hide(g, "plains-2", "N40")
    begin_turn(g)
    assert answer(g, "use R19")[:2] == ["look plains-2", "divine A"]
    answer(g, "look plains-2")
    assert g.heroes[0].looked == [FACTS.card("N40")]


@pytest.mark.clause("PRO-HID-06", "PRO-TIM-10")
def test_the_ball_does_not_show_again_what_one_knows() -> None:
    g = alone("plains-1", "R19")
    g.heroes[0].looked = [sphere.lesser for sphere in g.spheres[1:]]
    begin_turn(g)
    answer(g, "use R19")
    assert g.heroes[0].looked[-1] == g.spheres[0].lesser
    g.heroes[0].used = []
    assert "use R19" not in ask(g)
    g.spheres[2].shown = LESSER
    g.heroes[1].looked = [g.spheres[2].greater]
    assert "use R19" in ask(g)


@pytest.mark.clause("PRO-RSL-08")
@pytest.mark.parametrize(("light", "lost"), [(2, 2), (3, 1)])
def test_the_scorpion_stings_again_on_a_low_roll(light: int, lost: int) -> None:
    g = alone("plains-1")
    lay(g, "plains-1", "N20")
    begin_turn(g)
    dice(g, 1, 6, light)
    answer(g, "stay")
    assert g.heroes[0].lives == 4 - lost


@pytest.mark.clause("PRO-RSL-08", "PRO-NEW-03")
def test_the_dead_suffer_no_further_part_nor_who_comes_after_them() -> None:
    g = alone("plains-1", lives=0)
    lay(g, "plains-1", "N12")
    g.heroes[0].might = 1
    begin_turn(g)
    dice(g, 1, 6)
    answer(g, "stay", "new")
    new = g.heroes[0]
    assert new.mags == FACTS.characters[new.character].willpower
    assert figures(new, "might", "mind", "safe", "certificates") == [0, 0, 0, 0]


@pytest.mark.clause("PRO-CNT-08", "PRO-FIN-09")
@pytest.mark.parametrize(
    ("result", "name", "value"),
    [(1, "might", 1), (2, "lives", 3), (3, "mags", 4), (4, "gold", 6), (5, "mind", 2)],
)
def test_on_a_six_the_banner_gives_what_one_likes(result: int, name: str, value: int) -> None:
    g = alone("plains-1", lives=1, mags=1)
    hold(g, 0, "A2")
    chance(g, "H12")
    begin_round(g)
    dice(g, 6)
    assert answer(g, "use A2") == [f"result {n}" for n in range(1, 6)]
    answer(g, f"result {result}")
    assert getattr(g.heroes[0], name) == value


@pytest.mark.clause("PRO-CMP-10", "PRO-CMP-12", "PRO-CHN-04")
def test_cards_are_laid_from_renewed_decks_and_none_from_empty_ones() -> None:
    for left in (3, 0):
        g = alone("plains-1")
        lay(g, "mountains-gate", "N01")
        g.adventure.discard = g.adventure.deck[:left]
        g.gone += g.adventure.deck[left:]
        g.adventure.deck = []
        chance(g, "H01-1")
        begin_round(g)
        laid = [len(g.open[field]) + (g.hidden[field] >= 0) for field in (3, 9, 17)]
        assert laid == ([1, 2, 1] if left else [0, 1, 0])


@pytest.mark.clause("PRO-CMP-12", "PRO-QST-09", "PRO-VOC-04")
def test_nothing_is_called_from_an_empty_wild() -> None:
    g = alone("plains-1", "C10")
    g.gone += g.adventure.deck
    g.adventure.deck = []
    begin_turn(g)
    answer(g, "stay")
    assert g.active == 1
