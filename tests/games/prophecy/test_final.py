"""PRO-FIN: four artifacts, the final battle of the favourites, and what ends it."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import IN_SANCTUARY, NOTHING, OUT, PLAYING, Kingdom
from druzina.games.prophecy.rules.ending import settle
from druzina.games.prophecy.rules.final import FinalBattle
from druzina.games.prophecy.rules.round import Round
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_round,
    begin_turn,
    dice,
    drop,
    ended,
    figures,
    goods,
    hide,
    hold,
    lay,
    leave_only,
    lessons,
    open_kind,
    open_seat,
    realm,
    refused,
    start,
)
from tests.games.prophecy.table import FACTS, give, hero, told


def favourites(*more: str) -> Kingdom:
    """Ranger, Illusionist, Scout, and who has no artifact; Ranger is about to take the fifth."""
    g = realm(
        hero("ranger", "mountains-gate", red=8, lives=8, gold=0),
        hero("illusionist", "camp", gold=0),
        hero("scout", "plains-1", gold=2),
        *(hero(one, "city") for one in more),
    )
    hold(g, 0, "A5")
    hold(g, 1, "A1", "A4")
    hold(g, 2, "A2")
    return g


def battle(field: str, *more: str) -> Kingdom:
    """The battle has begun on a field; seat 0 took the fifth artifact, so seat 1 begins."""
    g = favourites(*more)
    hold(g, 0, "A3")
    settle_within_a_turn(g, 0)
    answer(g, f"go {field}")
    return g


def settle_within_a_turn(g: Kingdom, gainer: int) -> None:
    begin_turn(g)
    settle(g, gainer)
    ask(g)


# The fourth and the fifth artifact


@pytest.mark.clause("PRO-FIN-01", "PRO-PVP-23")
def test_the_fourth_artifact_ends_the_game_at_once() -> None:
    g = realm(hero("ranger", "mountains-gate", red=8, lives=8, mags=0), hero("scout", "city"))
    hold(g, 0, "A1", "A2", "A4")
    leave_only(g, "C", "greater")
    give(g, 0, "K02")
    begin_turn(g)
    assert ended(g) == ("", [])
    dice(g, 6, 1)
    answer(g, "sphere C")
    assert ended(g) == ("PRO-FIN-01", [0])


@pytest.mark.clause("PRO-FIN-02", "PRO-FIN-03", "PRO-FIN-05", "PRO-FIN-08", "PRO-EX-14")
def test_the_fifth_artifact_begins_the_final_battle() -> None:
    g = favourites()
    leave_only(g, "C", "greater")
    give(g, 0, "K02", "R07")
    g.heroes[0].mags = 0
    begin_turn(g)
    dice(g, 6, 1)
    answer(g, "sphere C", "wield R07")
    assert (open_kind(g), open_seat(g)) == ("NameBattlefield", 1)
    assert ask(g) == [f"go {field.id}" for field in FACTS.fields]
    answer(g, "go tower")
    assert g.battlefield == FACTS.field("tower")
    assert {one.field for one in g.heroes} == {g.battlefield}
    assert g.active == 1


@pytest.mark.clause("PRO-EX-33", "PRO-FIN-03", "PRO-FIN-08")
def test_the_battle_waits_for_an_artifact_on_a_field() -> None:
    g = realm(hero("ranger", "plains-1"), hero("scout", "plains-1"), hero("mystic", "city"))
    hold(g, 0, "A1", "A2")
    hold(g, 1, "A3", "A4")
    drop(g, "plains-1", "A5")
    settle(g, 0)
    assert g.taker == NOTHING
    g.active = 1
    begin_turn(g)
    answer(g, "stay", "none")
    assert "pick A5" in ask(g)
    answer(g, "pick A5")
    assert (open_kind(g), g.taker) == ("NameBattlefield", 1)


@pytest.mark.clause("PRO-FIN-03", "PRO-FIN-25", "PRO-RND-15", "PRO-RND-09")
def test_the_round_ends_at_once_but_its_end_is_carried_out() -> None:
    g = favourites("mystic")
    plain = ["I01-1", "I01-2", "I02-1", "I02-2", "I03-1", "R18"]
    give(g, 0, *plain)
    give(g, 0, "K09", "C08")
    g.heroes[0].lives, g.heroes[0].gold, g.heroes[0].mags = 5, 20, 2
    g.turns = 1
    drop(g, "mountains-gate", "A3")
    begin_turn(g, turns=2)
    answer(g, "use C08", "stay")
    answer(g, "pick A3")
    assert open_kind(g) == "DiscardExcess"
    assert figures(g.heroes[0], "lives", "gold", "might") == [6, 15, 0]
    assert ask(g) == [f"discard {id_}" for id_ in plain]
    answer(g, "discard I01-1")
    assert open_kind(g) == "NameBattlefield"
    assert len(g.heroes[0].items) == 7


@pytest.mark.clause("PRO-FIN-04", "PRO-FIN-20", "PRO-FIN-25")
def test_who_has_no_artifact_is_out_and_leaves_the_board() -> None:
    g = favourites("mystic")
    give(g, 3, "I03-1", "F01", "O02")
    g.heroes[1].safe, g.heroes[2].mind = IN_SANCTUARY, 3
    hold(g, 0, "A3")
    settle_within_a_turn(g, 0)
    assert [one.standing for one in g.heroes] == [PLAYING, PLAYING, PLAYING, OUT]
    assert g.heroes[3].field == NOTHING
    assert g.common.discard == [FACTS.card("I03-1")]
    assert g.adventure.discard == [FACTS.card("O02")]
    assert g.heroes[3].abilities == []
    assert (g.heroes[1].safe, g.heroes[2].mind) == (0, 0)


@pytest.mark.clause("PRO-FIN-06", "PRO-FIN-07")
def test_the_field_is_cleared_and_all_are_made_whole() -> None:
    g = favourites()
    give(g, 2, "I04-1")
    g.heroes[2].damaged = [FACTS.card("I04-1")]
    for one in g.heroes:
        one.lives = one.mags = 1
    lay(g, "plains-3", "N01")
    hide(g, "plains-3", "N40")
    hold(g, 0, "A3")
    settle_within_a_turn(g, 0)
    answer(g, "go plains-3")
    assert g.open[12] == []
    assert g.hidden[12] == NOTHING
    assert set(g.adventure.discard) == {FACTS.card("N01"), FACTS.card("N40")}
    assert all(one.lives == one.red and one.mags == one.blue for one in g.heroes)
    assert g.heroes[2].damaged == []


@pytest.mark.clause("PRO-FIN-06", "PRO-FIN-23")
def test_goods_and_lessons_of_the_battlefield_leave_too() -> None:
    g = favourites()
    goods(g, "city", "I03-1", "R05")
    lessons(g, "M01", "M02")
    hold(g, 0, "A3")
    settle_within_a_turn(g, 0)
    answer(g, "go city")
    assert g.goods == [[], []]
    assert g.common.discard == [FACTS.card("I03-1")]
    assert g.rare.discard == [FACTS.card("R05")]
    g = favourites()
    lessons(g, "M01", "M02")
    hold(g, 0, "A3")
    settle_within_a_turn(g, 0)
    answer(g, "go tower")
    tower = FACTS.ability(FACTS.card("M01")).guild
    assert g.lessons[tower] == []
    assert set(g.guilds[tower][:2]) == {FACTS.card("M01"), FACTS.card("M02")}


@pytest.mark.clause("PRO-FIN-08")
@pytest.mark.parametrize(("taker", "first"), [(0, 1), (1, 2), (2, 0)])
def test_left_of_who_took_the_fifth_begins(taker: int, first: int) -> None:
    g = favourites("mystic")
    hold(g, 0, "A3")
    g.taker = taker
    g.active = taker
    start(g, FinalBattle())
    answer(g, "go plains-3")
    assert g.active == first


# Rounds of the battle


@pytest.mark.clause("PRO-FIN-09", "PRO-FIN-10", "PRO-FIN-11", "PRO-FIN-14", "PRO-FIN-23")
def test_no_chance_card_no_movement_and_somebody_must_be_attacked() -> None:
    g = battle("plains-3")
    give(g, 1, "R01", "M07", "I16-1", "C10")
    deck = len(g.chance.deck)
    g.stack.clear()
    g.heroes[1].lives = 2
    g.heroes[1].mags = 2
    assert begin_round(g) == ["stay", "act M07", "use I16-1"]
    assert refused(g, "go forest-tower").clause == "PRO-FIN-10"
    assert len(g.chance.deck) == deck
    answer(g, "stay")
    assert open_kind(g) == "Attack"
    assert ask(g) == ["attack 2", "attack 0", "use I16-1"]


@pytest.mark.clause("PRO-FIN-10", "PRO-FIN-14", "PRO-MOV-09")
def test_work_on_the_battlefield_is_allowed_instead_of_movement() -> None:
    g = battle("city")
    assert ask(g) == ["stay", "work"]
    assert figures(g.heroes[1], "gold") == [0]
    answer(g, "work")
    assert figures(g.heroes[1], "gold", "mags") == [2, 3]
    assert open_kind(g) == "Attack"


@pytest.mark.clause("PRO-FIN-09", "PRO-FIN-14", "PRO-EX-16")
def test_the_banner_comes_in_the_place_of_the_chance_card() -> None:
    g = battle("plains-3")
    g.stack.clear()
    g.active = 2
    begin_round(g)
    assert open_kind(g) == "AtStart"
    dice(g, 1)
    answer(g, "use A2")
    assert figures(g.heroes[2], "might", "mind") == [1, 1]
    assert open_kind(g) == "Attack"


def fight(g: Kingdom, target: int, *rolls: int) -> None:
    """The favourite on turn attacks by strength, nobody uses anything."""
    answer(g, f"attack {target}")
    while open_kind(g) in ("AttackMode", "DefenceMode", "Wield", "Hold", "Wear", "DeclareForRoll"):
        dice(g, *rolls)
        plain = {"AttackMode": "strength", "DefenceMode": "accept", "DeclareForRoll": "roll"}
        answer(g, plain.get(open_kind(g), "none"))


@pytest.mark.clause("PRO-FIN-12", "PRO-FIN-13", "PRO-FIN-04", "PRO-FIN-20", "PRO-EX-14")
def test_the_loser_gives_an_artifact_and_without_one_is_out() -> None:
    g = battle("plains-3")
    give(g, 2, "I03-1")
    lives = g.heroes[2].lives
    fight(g, 2, 6, 1)
    assert g.heroes[2].standing == OUT
    assert lives == 5
    assert FACTS.card("A2") in g.heroes[1].items
    assert g.heroes[1].gold == 0
    assert g.common.discard == [FACTS.card("I03-1")]
    assert g.active == 0


@pytest.mark.clause("PRO-FIN-12")
def test_the_artifact_is_of_the_losers_choice_and_costs_no_life() -> None:
    g = battle("plains-3")
    fight(g, 0, 1, 6)
    assert (open_kind(g), open_seat(g)) == ("GiveArtifact", 1)
    assert ask(g) == ["give A1", "give A4"]
    answer(g, "give A4")
    assert g.artifacts(0) == 3
    assert g.heroes[1].lives == 4
    assert g.active == 2


@pytest.mark.clause("PRO-FIN-12", "PRO-EX-15", "PRO-ITM-10", "PRO-PVP-09", "PRO-PVP-10")
def test_a_draw_changes_nothing_and_what_was_thrown_is_damaged() -> None:
    g = battle("tower")
    give(g, 1, "R03")
    g.stack.clear()
    g.active = 0
    g.heroes[0].lives = 7
    g.heroes[0].mags = 0
    begin_round(g)
    answer(g, "attack 1")
    assert (open_kind(g), open_seat(g)) == ("DefenceMode", 1)
    question = g.questions()[0]
    assert question.prompt(g).arguments["n"] == 4
    answer(g, "accept", "none", "none", "wield R03")
    assert (open_kind(g), open_seat(g)) == ("DeclareForRoll", 1)
    dice(g, 4, 1)
    answer(g, "use R03")
    assert g.heroes[1].damaged == [FACTS.card("R03")]
    assert [g.artifacts(seat) for seat in range(3)] == [2, 2, 1]
    assert "event-draws-duel" in told(g)


@pytest.mark.clause("PRO-EX-40", "PRO-FIN-17", "PRO-FIN-13", "PRO-PVP-23", "PRO-CNT-09")
def test_pockets_are_picked_before_the_loser_is_out_and_nobody_is_robbed() -> None:
    g = battle("plains-3")
    give(g, 1, "T01", "T08")
    give(g, 2, "I03-1")
    fight(g, 2, 6, 1)
    assert g.heroes[1].gold == 2
    assert g.heroes[2].standing == OUT
    assert FACTS.card("I03-1") in g.common.discard


@pytest.mark.clause("PRO-FIN-14", "PRO-FIN-19", "PRO-EX-14")
def test_field_options_come_last_and_renew_every_turn() -> None:
    g = battle("wasteland")
    for seat, enemy in ((1, 0), (2, 0), (0, 1), (1, 0)):
        assert g.active == seat
        if open_kind(g) == "AtStart":
            answer(g, "none")
        assert open_kind(g) == "Attack"
        draw(g, enemy)
        assert ask(g) == ["meditate", "end"]
        answer(g, "meditate")


def draw(g: Kingdom, enemy: int) -> None:
    """Both have no mags and equal strength, and the dice are equal."""
    mine, theirs = g.hero, g.heroes[enemy]
    mine.mags = theirs.mags = 0
    cloaked = FACTS.card("A1")
    mine.lives = 2 + (cloaked in theirs.items)
    theirs.lives = 2 + (cloaked in mine.items)
    dice(g, 3, 3)
    answer(g, f"attack {enemy}")
    while open_kind(g) in ("Wield", "Hold", "Wear"):
        dice(g, 3, 3)
        answer(g, "none")


@pytest.mark.clause("PRO-FIN-11", "PRO-FIN-15", "PRO-RND-04")
def test_an_extra_turn_brings_another_attack() -> None:
    g = battle("plains-3")
    g.turns += 1
    draw(g, 2)
    assert open_kind(g) == "Attack"
    assert g.active == 1
    draw(g, 0)
    assert g.active == 2


@pytest.mark.clause("PRO-FIN-21", "PRO-PVP-19")
def test_a_dodged_attack_was_the_attack_of_the_turn() -> None:
    g = battle("plains-3")
    give(g, 2, "T07")
    answer(g, "attack 2")
    dice(g, 4)
    answer(g, "use T07")
    assert g.active == 2
    assert [g.artifacts(seat) for seat in range(3)] == [2, 2, 1]


@pytest.mark.clause("PRO-FIN-16", "PRO-FIN-26", "PRO-DTH-08", "PRO-NEW-06", "PRO-FLD-20")
def test_artifacts_of_a_dead_favourite_lie_on_the_battlefield() -> None:
    g = battle("city")
    give(g, 1, "T06")
    g.stack.clear()
    g.active = 1
    g.heroes[1].lives = 0
    begin_round(g)
    dice(g, 1)
    answer(g, "act T06")
    assert g.heroes[1].standing == OUT
    assert {card for field, card in g.relics} == {FACTS.card("A1"), FACTS.card("A4")}
    assert all(field == g.battlefield for field, _ in g.relics)
    assert g.active == 2
    for seat in (0, 2):
        g.heroes[seat].lives, g.heroes[seat].mags = 3, 0
    answer(g, "none", "none")
    dice(g, 3, 3)
    answer(g, "none")
    assert ask(g) == ["pick A1", "pick A4", "end"]


@pytest.mark.clause("PRO-FIN-26", "PRO-DTH-08")
def test_the_last_favourite_wins() -> None:
    g = battle("city")
    g.heroes[0].items.remove(FACTS.card("A3"))
    g.heroes[2].items.append(FACTS.card("A3"))
    for seat in (0, 2):
        g.heroes[seat].field, g.heroes[seat].standing = NOTHING, OUT
        g.relics += [(15, item) for item in g.heroes[seat].items]
        g.heroes[seat].items = []
    settle(g, 1)
    assert ended(g) == ("PRO-FIN-26", [1])


@pytest.mark.clause("PRO-FIN-18", "PRO-FIN-24")
def test_after_sixty_goes_most_artifacts_decide_then_stones() -> None:
    g = battle("plains-3")
    g.stack.clear()
    g.goes = 59
    begin_round(g)
    assert ended(g) == ("", [])
    g.stack.clear()
    g.goes = 60
    assert (g.artifacts(0), g.artifacts(1)) == (2, 2)
    start(g, Round())
    assert ended(g) == ("PRO-FIN-18", [0])


@pytest.mark.clause("PRO-FIN-18")
def test_a_die_decides_what_stones_do_not() -> None:
    winners = set()
    for seed in range(1, 20):
        g = battle("plains-3")
        g.stack.clear()
        g.heroes[0].red = g.heroes[0].lives = 4
        g.heroes[0].blue = g.heroes[0].mags = 4
        g.goes, g.luck = 60, seed
        start(g, Round())
        winners |= set(ended(g)[1])
    assert winners == {0, 1}


@pytest.mark.clause("PRO-FIN-22", "PRO-VTR-06")
def test_no_artifact_is_traded_in_the_final_battle() -> None:
    g = battle("plains-3")
    g.trading = True
    give(g, 1, "I03-1")
    g.stack.clear()
    g.active = 1
    assert begin_round(g) == ["stay", "offer 2"]
    answer(g, "offer 2")
    assert ask(g) == ["give I03-1", "charge 1", "charge 2", "cancel"]
    assert refused(g, "give A1").clause == "PRO-FIN-22"
    answer(g, "give I03-1", "charge 2", "propose", "accept")
    assert open_kind(g) == "Attack"
    assert g.heroes[1].gold == 2


@pytest.mark.clause("PRO-FIN-05")
def test_who_holds_the_cloak_names_the_field_whoever_took_the_fifth() -> None:
    g = favourites()
    hold(g, 2, "A3")
    settle_within_a_turn(g, 2)
    assert (open_seat(g), g.taker) == (1, 2)
