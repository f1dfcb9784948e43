"""PRO-CHN: what chance cards do."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import ARTIFACT, GREATER, LESSER, NOTHING, WAITING, Kingdom
from druzina.games.prophecy.rules.cards import draw, left
from druzina.games.prophecy.rules.effects import Carry
from druzina.games.prophecy.rules.laying import (
    lay_ability,
    lay_adventure,
    lay_adventures,
    lay_goods,
    lying,
    turn_up,
)
from tests.games.prophecy.table import FACTS, asked, hero, kingdom, run


def turned(g: Kingdom, card: str, *answers: str, seat: int = 0) -> None:
    """The chance card is carried out for the drawer."""
    number = FACTS.card(card)
    (effect,) = FACTS.windows["chance"][number]
    run(g, Carry(seat, number, effect.number), *answers)


def open_cards(g: Kingdom) -> dict[int, int]:
    return {field: len(cards) for field, cards in enumerate(g.open) if cards}


@pytest.mark.clause("PRO-CHN-01", "PRO-CHN-03")
@pytest.mark.parametrize(
    ("card", "fields"),
    [("H01", {3, 9, 17}), ("H02", {1, 5, 11, 13}), ("H03", {4, 7, 12, 16, 19})],
)
def test_a_card_on_every_field_of_the_terrain(card: str, fields: set[int]) -> None:
    g = kingdom()
    turned(g, card)
    assert open_cards(g) == dict.fromkeys(fields, 1)


@pytest.mark.clause("PRO-CHN-01", "PRO-CHN-02")
@pytest.mark.parametrize(("field", "first"), [("mountains-gate", 9), ("tower", 17), ("city", 17)])
def test_the_first_card_lies_nearest_clockwise(field: str, first: int) -> None:
    g = kingdom(hero("paladin", field))
    top = g.adventure.deck[-1]
    turned(g, "H01")
    assert g.open[first] == [top]


@pytest.mark.clause("PRO-CHN-04", "PRO-CHN-05", "PRO-CHN-06", "PRO-HID-03", "PRO-EX-24")
def test_the_second_card_is_hidden_and_a_third_is_not_laid() -> None:
    g = kingdom()
    known = g.known
    lay_adventures(g, "mountains", 0)
    shown = g.known
    lay_adventures(g, "mountains", 0)
    assert shown > known
    assert g.known == shown
    deck = len(g.adventure.deck)
    lay_adventures(g, "mountains", 0)
    assert len(g.adventure.deck) == deck
    assert [lying(g, field) for field in (3, 9, 17)] == [2, 2, 2]
    assert all(g.hidden[field] != NOTHING for field in (3, 9, 17))


@pytest.mark.clause("PRO-CHN-07", "PRO-CHN-30")
def test_over_a_lone_hidden_card_the_next_lies_face_up() -> None:
    g = kingdom()
    lay_adventure(g, 4)
    lay_adventure(g, 4)
    g.open[4].clear()
    hidden = g.hidden[4]
    lay_adventure(g, 4)
    assert g.hidden[4] == hidden
    assert len(g.open[4]) == 1


@pytest.mark.clause("PRO-MON-01")
def test_a_hidden_card_is_turned_up_for_all() -> None:
    g = kingdom()
    lay_adventure(g, 4)
    lay_adventure(g, 4)
    hidden = g.hidden[4]
    g.heroes[0].looked = [hidden]
    turn_up(g, 4)
    assert (g.hidden[4], g.open[4][-1]) == (NOTHING, hidden)
    assert g.heroes[0].looked == []


@pytest.mark.clause("PRO-CHN-08", "PRO-CHN-09", "PRO-EX-25", "PRO-CMP-11", "PRO-HID-07")
def test_the_older_of_two_abilities_goes_under_the_deck() -> None:
    g = kingdom()
    for _ in range(2):
        turned(g, "H07")
    older, newer = g.lessons[3]
    newest = g.guilds[3][-1]
    turned(g, "H07")
    assert g.lessons[3] == [newer, newest]
    assert g.guilds[3][0] == older
    assert g.buried[3] == 1


@pytest.mark.clause("PRO-CHN-10", "PRO-EX-25")
def test_with_an_empty_deck_nothing_is_removed_and_nothing_laid() -> None:
    g = kingdom()
    lay_ability(g, 0)
    lay_ability(g, 0)
    before = list(g.lessons[0])
    g.guilds[0].clear()
    lay_ability(g, 0)
    assert g.lessons[0] == before


@pytest.mark.clause("PRO-CHN-11")
def test_free_training_is_the_drawers_choice() -> None:
    g = kingdom()
    turned(g, "H09", "guild thieves")
    assert [len(lessons) for lessons in g.lessons] == [0, 1, 0, 0, 0]


@pytest.mark.clause("PRO-CHN-27")
def test_the_module_teaches_in_both_guilds_and_gives_experience() -> None:
    g = kingdom(hero("paladin"), hero("scout"))
    turned(g, "H20")
    assert [len(lessons) for lessons in g.lessons] == [1, 0, 0, 0, 1]
    turned(g, "H21")
    assert [one.xp for one in g.heroes] == [5, 4]


@pytest.mark.clause("PRO-CHN-12", "PRO-CHN-13", "PRO-CHN-14")
def test_new_goods_replace_those_that_are_left() -> None:
    g = kingdom()
    turned(g, "H10")
    assert [FACTS.cards[card].deck for card in g.goods[0]] == ["common", "rare"]
    old = list(g.goods[0])
    turned(g, "H10")
    assert set(old) == {*g.common.discard, *g.rare.discard}
    turned(g, "H11")
    assert [FACTS.cards[card].deck for card in g.goods[1]] == ["common", "common"]


@pytest.mark.clause("PRO-CHN-15")
def test_calm_times_give_one_more_turn() -> None:
    g = kingdom()
    turned(g, "H12")
    assert g.turns == 1


@pytest.mark.clause("PRO-CHN-16", "PRO-CHN-18")
def test_a_dream_turns_up_the_topmost_card_of_a_sphere() -> None:
    g = kingdom()
    for shown in (LESSER, LESSER | GREATER, LESSER | GREATER | ARTIFACT):
        turned(g, "H13", "sphere C")
        assert g.spheres[2].shown == shown
    g.then(Carry(0, FACTS.card("H13"), FACTS.windows["chance"][FACTS.card("H13")][0].number))
    assert asked(g) == ["sphere A", "sphere B", "sphere D", "sphere E"]


@pytest.mark.clause("PRO-CHN-17")
def test_with_all_face_up_a_dream_does_nothing() -> None:
    g = kingdom()
    for sphere in g.spheres:
        sphere.shown = LESSER | GREATER | ARTIFACT
    turned(g, "H13")


@pytest.mark.clause("PRO-CHN-19", "PRO-CHN-20", "PRO-CHN-21", "PRO-CHN-22", "PRO-CHN-26")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("H14", (3, 1, 3), (2, 1, 3)),
        ("H15", (1, 4, 3), (1, 3, 3)),
        ("H16", (3, 3, 3), (2, 2, 3)),
        ("H17", (1, 1, 7), (1, 1, 5)),
    ],
)
def test_winds_and_good_times_help_the_drawer_most(
    card: str, mine: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    heroes = [hero("paladin", "city", lives=1, mags=1) for _ in range(3)]
    heroes[2].field, heroes[2].standing = NOTHING, WAITING
    g = kingdom(*heroes)
    turned(g, card)
    first, second, waiting = ((one.lives, one.mags, one.gold) for one in g.heroes)
    assert (first, second) == (mine, theirs)
    assert waiting == (1, 1, 3)


@pytest.mark.clause("PRO-EX-02", "PRO-CHN-23", "PRO-CHN-24", "PRO-CHN-29", "PRO-SIM-03")
def test_charity_helps_all_who_have_fewest_and_miss_some() -> None:
    g = kingdom(
        hero("mercenary", "city", gold=1, lives=2, mags=2),
        hero("druid", "city", gold=1, mags=6),
        hero("paladin", "city", gold=4, mags=3),
    )
    turned(g, "H18", seat=2)
    assert [one.gold for one in g.heroes] == [4, 4, 4]
    assert [one.lives for one in g.heroes] == [3, 3, 4]
    assert [one.mags for one in g.heroes] == [2, 6, 3]


@pytest.mark.clause("PRO-EX-03", "PRO-CHN-25")
def test_a_crisis_takes_half_rounded_down() -> None:
    g = kingdom(*(hero("paladin", "city", gold=gold) for gold in (1, 7, 6, 0)))
    turned(g, "H19")
    assert [one.gold for one in g.heroes] == [1, 4, 3, 0]


@pytest.mark.clause("PRO-CHN-25", "PRO-CHN-26")
def test_who_waits_loses_nothing_in_a_crisis() -> None:
    g = kingdom(hero("paladin", "city", gold=6), hero("scout", "city", gold=6))
    g.heroes[1].field, g.heroes[1].standing = NOTHING, WAITING
    turned(g, "H19")
    assert [one.gold for one in g.heroes] == [3, 6]


@pytest.mark.clause("PRO-CMP-10", "PRO-CMP-12")
def test_an_empty_deck_is_renewed_when_a_card_must_be_drawn() -> None:
    g = kingdom()
    g.rare.discard, g.rare.deck = list(g.rare.deck), []
    assert draw(g, "rare") in FACTS.decks["rare"]
    assert (len(g.rare.deck), g.rare.discard) == (25, [])
    g.rare.deck = []
    assert draw(g, "rare") == NOTHING
    assert left(g, "rare") == 0
    lay_goods(g, "city", {"common": 1, "rare": 1})
    assert len(g.goods[0]) == 1
