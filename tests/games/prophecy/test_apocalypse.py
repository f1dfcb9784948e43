"""PRO-VAP: the fifth artifact, 22 rounds more, and the end of the world."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import APOCALYPSE, NOTHING, OUT, PLAYING, Kingdom
from druzina.games.prophecy.rules.apocalypse import Doomsday, toll
from druzina.games.prophecy.rules.effects_losses import OTHERWISE, Losing
from druzina.games.prophecy.rules.ending import settle
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_round,
    begin_turn,
    chance,
    dice,
    drop,
    ended,
    figures,
    hold,
    open_kind,
    open_seat,
    realm,
    start,
)
from tests.games.prophecy.table import FACTS, give, hero

FIVE = ("paladin", "scout", "mystic", "druid", "ranger")


def world(*lives: int, **how: object) -> Kingdom:
    """So many characters far from each other, with so many lives."""
    fields = ("plains-1", "city", "camp", "tower", "village")
    found = zip(FIVE, fields, lives, strict=False)
    seats = [hero(name, field, lives=n) for name, field, n in found]
    more: dict[str, object] = {"goal": APOCALYPSE, **how}
    return realm(*seats, **more)  # type: ignore[arg-type]  # fields of the position


def doomed(*lives: int, **how: object) -> Kingdom:
    """The last chance card has been drawn; all hold artifacts."""
    g = world(*lives, **how)
    share = {1: ["A1 A2 A3"], 2: ["A1 A2 A3", "A4 A5"], 3: ["A1 A2", "A3 A4", "A5"]}.get(
        len(lives), ["A1", "A2", "A3", "A4", "A5"]
    )
    for seat, ids in enumerate(share):
        hold(g, seat, *ids.split())
    g.doom = 0
    g.chance.discard, g.chance.deck = g.chance.deck, []
    return g


@pytest.mark.clause("PRO-VAP-01", "PRO-FIN-01", "PRO-VAP-06")
def test_four_artifacts_win_in_the_apocalypse_too() -> None:
    g = world(4, 5, 3)
    hold(g, 0, "A1", "A2", "A3")
    drop(g, "plains-1", "A4")
    begin_turn(g)
    answer(g, "stay", "pick A4")
    assert ended(g) == ("PRO-FIN-01", [0])


@pytest.mark.clause("PRO-VAP-01", "PRO-VAP-02", "PRO-VAP-03", "PRO-VAP-10", "PRO-VAP-11")
def test_with_the_fifth_artifact_all_without_one_are_out_and_the_deck_is_whole() -> None:
    g = world(2, 5, 3)
    hold(g, 0, "A1", "A2")
    hold(g, 1, "A3", "A4")
    give(g, 2, "I03-1")
    drop(g, "plains-1", "A5")
    g.chance.discard = [g.chance.deck.pop() for _ in range(20)]
    begin_turn(g)
    give(g, 0, "I16-1")
    assert answer(g, "stay", "pick A5") == ["use I16-1", "end"]
    assert g.doom == 0
    assert g.heroes[2].standing == OUT
    assert FACTS.card("I03-1") in g.common.discard
    assert (len(g.chance.deck), g.chance.discard) == (22, [])
    assert figures(g.heroes[0], "lives", "field") == [2, FACTS.field("plains-1")]
    assert (g.battlefield, g.taker) == (NOTHING, NOTHING)


@pytest.mark.clause("PRO-VAP-02", "PRO-VAP-10")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(1, 6):
        g = world(2, 5, luck=seed)
        hold(g, 0, "A1", "A2", "A3")
        hold(g, 1, "A4", "A5")
        settle(g, 0)
        decks.add(tuple(g.chance.deck))
    assert len(decks) == 5


@pytest.mark.clause("PRO-VAP-10", "PRO-VAP-04")
@pytest.mark.parametrize("module", [False, True])
def test_so_many_rounds_more_begin_with_a_chance_card(module: bool) -> None:
    g = world(4, 5)
    if module:
        g.gone = [card for card in g.gone if card not in FACTS.module]
        g.chance.deck += FACTS.module
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 1, "A4", "A5")
    settle(g, 0)
    begin_round(g)
    while not g.doom:
        for one in g.heroes:
            one.lives, one.mags = one.red, one.blue
        answer(g, "stay" if open_kind(g) == "Move" else ask(g)[-1])
    assert g.round - 1 == (24 if module else 22)
    assert g.heroes[0].wounds == g.heroes[0].drained == 1


@pytest.mark.clause("PRO-VAP-04", "PRO-VAP-05", "PRO-EX-17")
def test_everybody_loses_a_life_and_a_mag_in_every_round() -> None:
    g = doomed(4, 5, 3, 3, 5)
    g.heroes[4].mags = 0
    for one in g.heroes:
        one.red = one.lives = 8
        one.blue = one.mags = 10
    for seat in range(5):
        g.active = seat
        g.stack.clear()
        begin_round(g)
    assert [(one.lives, one.mags) for one in g.heroes] == [(3, 5)] * 5
    assert g.doom == 5
    assert g.chance.deck == []
    assert len(g.chance.discard) == 22


@pytest.mark.clause("PRO-VAP-05", "PRO-VAP-12", "PRO-DTH-05", "PRO-VAP-11", "PRO-VAP-08")
def test_whoever_has_no_life_left_dies_and_nobody_new_comes() -> None:
    g = doomed(0, 5, 0)
    begin_round(g)
    assert [one.standing for one in g.heroes] == [OUT, PLAYING, OUT]
    assert {FACTS.fields[field].id for field, _ in g.relics} == {"plains-1", "camp"}
    assert len(g.relics) == 3
    assert g.active == 1
    assert (g.doom, g.heroes[1].lives) == (2, 3)


@pytest.mark.clause("PRO-VAP-06", "PRO-VAP-09", "PRO-DTH-08")
def test_when_the_last_one_falls_nobody_wins() -> None:
    g = doomed(0, 2)
    begin_round(g)
    assert ended(g) == ("", [])
    assert g.active == 1
    g.stack.clear()
    begin_round(g)
    assert ended(g) == ("PRO-VAP-06", [])
    g = doomed(0, 0)
    begin_round(g)
    assert ended(g) == ("PRO-VAP-06", [])


@pytest.mark.clause("PRO-VAP-09", "PRO-DTH-08")
def test_a_single_survivor_must_still_gather_four() -> None:
    g = world(4, 5)
    hold(g, 0, "A1", "A2", "A3")
    start(g, Losing(1, 9, OTHERWISE))
    answer(g, "leave")
    assert ended(g) == ("", [])
    drop(g, "plains-1", "A5")
    begin_turn(g)
    answer(g, "stay", "pick A5")
    assert ended(g) == ("PRO-FIN-01", [0])


@pytest.mark.clause("PRO-VAP-07", "PRO-VAP-08", "PRO-VAP-13", "PRO-PVP-22", "PRO-PVP-23")
def test_who_loses_the_last_artifact_is_out_with_the_ordinary_result() -> None:
    g = doomed(4, 5, 3)
    g.heroes[0].field = g.heroes[2].field
    for one in g.heroes:
        one.mags = 0
    give(g, 0, "T01")
    begin_turn(g)
    answer(g, "stay", "attack 2")
    while open_kind(g) in ("Wield", "Hold", "Wear"):
        dice(g, 6, 1)
        answer(g, "none")
    assert ask(g) == ["life", "item"]
    answer(g, "item")
    assert g.heroes[2].standing == OUT
    assert g.artifacts(0) == 3
    assert figures(g.heroes[0], "gold") == [6]


@pytest.mark.clause("PRO-VAP-13", "PRO-RND-09")
def test_an_active_character_that_is_out_ends_its_round_without_discards() -> None:
    g = doomed(3, 5, 3)
    g.active = 2
    g.heroes[2].field = g.heroes[0].field
    for one in g.heroes:
        one.mags = 0
    plain = ("I13-1", "I13-2", "I14", "I16-1", "I17-1", "I17-2", "I18-1", "I18-2")
    give(g, 2, *plain)
    begin_turn(g)
    answer(g, "stay", "attack 0")
    while open_kind(g) in ("Wield", "Hold", "Wear"):
        dice(g, 1, 6)
        answer(g, "none")
    answer(g, "item", "take A5")
    assert g.heroes[2].standing == OUT
    assert set(g.common.discard) == {FACTS.card(id_) for id_ in plain}
    assert g.active == 0


@pytest.mark.clause("PRO-VAP-12", "PRO-VAP-13", "PRO-VAP-05", "PRO-SIM-03")
def test_chapels_are_asked_about_clockwise_before_any_life_is_taken() -> None:
    g = doomed(1, 0, 3, active=1)
    give(g, 0, "O02")
    begin_round(g)
    assert (open_kind(g), open_seat(g)) == ("SpareLives", 0)
    assert [one.lives for one in g.heroes] == [1, 0, 3]
    assert g.heroes[1].standing == PLAYING
    answer(g, "use O02")
    assert [one.standing for one in g.heroes] == [PLAYING, OUT, PLAYING]
    assert g.adventure.discard == [FACTS.card("O02")]
    assert (g.active, g.doom) == (2, 2)
    assert [one.lives for one in g.heroes] == [0, 0, 1]


@pytest.mark.clause("PRO-VAP-13")
def test_the_order_of_the_chapels_begins_with_the_round() -> None:
    for active in range(3):
        g = doomed(4, 5, 3, active=active)
        chapel = FACTS.card("O02")
        g.adventure.deck.remove(chapel)
        for one in g.heroes:
            one.kept = [chapel]
        order = []
        g.then(Doomsday())
        while g.advance() is not None and g.questions()[0].kind == "SpareLives":
            order.append(g.questions()[0].seat)
            g.answer(g.questions()[0], "none")
        assert order == [(active + step) % 3 for step in range(3)]
        assert [one.lives for one in g.heroes] == [3, 4, 2]


@pytest.mark.clause("PRO-VAP-14", "PRO-EX-43")
def test_the_toll_rises_every_twenty_two_rounds() -> None:
    g = doomed(3, 3)
    tolls = []
    for g.doom in (1, 22, 23, 44, 45):
        tolls.append(toll(g))
    assert tolls == [1, 1, 2, 2, 3]
    for doom, lost in ((21, 1), (22, 2)):
        g = doomed(4, 4)
        g.heroes[1].red, g.heroes[1].mags = 5, 2
        g.doom = doom
        begin_round(g)
        assert figures(g.heroes[0], "lives", "mags") == [4 - lost, 4 - lost]
        assert figures(g.heroes[1], "lives", "mags") == [4 - lost, 2 - lost]


@pytest.mark.clause("PRO-VAP-04", "PRO-CHR-12")
def test_before_the_fifth_artifact_the_chance_deck_is_renewed() -> None:
    g = world(4, 5)
    chance(g, "H12")
    g.chance.discard, g.chance.deck = g.chance.deck, []
    begin_round(g)
    assert g.doom == NOTHING
    assert len(g.chance.deck) == 21
