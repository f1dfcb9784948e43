"""PRO-RND, PRO-TRN: a player's round: chance card, one turn or more, the limits at its end."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import (
    CHARACTERS,
    MONSTERS,
    MOVEMENT,
    OPTIONS,
    WAITING,
    Kingdom,
)
from druzina.games.prophecy.rules.round import end_of_round
from tests.games.prophecy.play import answer, ids, kinds, lay, play_round, question, rolling, turn
from tests.games.prophecy.table import FACTS, asked, give, hero, kingdom

# Harmless to whoever is whole: Fresh Wind, Magic Wind, Kind Wind.
CALM, CALMER, CALMEST = "H14", "H15", "H16"


@pytest.mark.clause("PRO-RND-01", "PRO-RND-02", "PRO-SET-13")
def test_a_round_is_chance_card_turn_and_end_then_the_next_clockwise() -> None:
    g = kingdom(*(hero("paladin", "wasteland") for _ in range(3)), active=1)
    play_round(g, f"H17 {CALM} {CALMER}")
    assert g.heroes[1].gold == 3 + 4
    assert g.chance.discard == [FACTS.card("H17")]
    assert question(g) == ("Move", 1)
    answer(g, "stay", "none")
    assert question(g) == ("Move", 2)
    answer(g, "stay", "none")
    assert question(g) == ("Move", 0)
    assert ids(g.chance.discard) == ["H17", CALM, CALMER]
    assert g.round == 3


@pytest.mark.clause("PRO-RND-03", "PRO-TRN-01")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    g = kingdom(hero("paladin", "fortress", lives=3), hero("scout", "plains-5"))
    give(g, 0, "I20")
    lay(g, "plains-5", "N01", "O21")
    seen = []
    turn(g)
    with rolling(6, 1):
        for given in ("go plains-5", "fight N01", "none", "visit O21"):
            seen.append((question(g)[0], g.phase))
            answer(g, given)
    assert seen == [
        ("Move", MOVEMENT),
        ("BeforeFight", MONSTERS),
        ("Attack", CHARACTERS),
        ("UseField", OPTIONS),
    ]
    assert (g.heroes[0].gold, g.heroes[0].xp) == (3 + 2, 3 + 1 + 1)


@pytest.mark.clause("PRO-RND-03")
def test_what_lies_on_the_field_of_departure_is_not_used_before_moving() -> None:
    g = kingdom(hero("paladin", "plains-4"))
    lay(g, "plains-4", "O17")
    assert "visit O17" not in turn(g)
    assert answer(g, "go mountains-fortress") == []
    assert turn(g, "go plains-4") == ["visit O17", "end"]


@pytest.mark.clause("PRO-RND-04", "PRO-CHN-15")
def test_an_extra_turn_is_played_in_the_same_round_without_a_card() -> None:
    g = kingdom(hero("paladin", "wasteland"), hero("scout", "village"))
    deck = len(g.chance.deck)
    play_round(g, f"H12 {CALM}", "go forest-north")
    assert question(g) == ("Move", 0)
    assert len(g.chance.deck) == deck - 1
    answer(g, "go camp")
    assert question(g) == ("Move", 1)
    assert (g.round, g.turn) == (2, 3)


@pytest.mark.clause("PRO-RND-05", "PRO-EX-11", "PRO-TIM-01")
def test_once_per_round_is_once_over_all_its_turns() -> None:
    g = kingdom(hero("druid", "wasteland", lives=1, gold=3), hero("scout", "village"))
    give(g, 0, "I22", "R04", "K04")
    play_round(g, f"H12 {CALM}")
    assert answer(g, "use K04") == ["use R04", "none"]
    answer(g, "use R04")
    assert g.heroes[0].mags == 6
    assert answer(g, "horse camp") == ["use I22", "none"]
    answer(g, "use I22", "end")
    assert g.heroes[0].gold == 3
    assert question(g) == ("Move", 0)
    answer(g, "use K04")
    assert question(g) == ("Move", 0)
    assert g.heroes[0].mags == 5
    answer(g, "horse plains-1")
    assert g.heroes[0].gold == 2


@pytest.mark.clause("PRO-RND-06")
def test_services_of_a_turn_and_the_attack_renew_with_an_extra_turn() -> None:
    g = kingdom(hero("paladin", "monastery", lives=1), hero("scout", "monastery"))
    give(g, 1, "A2")
    turn(g, "stay", turns=2)
    with rolling(6, 1):
        answer(g, "attack 1", "strength", "accept", "life")
    assert "pray" in asked(g)
    answer(g, "pray")
    answer(g, "stay")
    assert "attack 1" in asked(g)
    assert "pray" in answer(g, "none")


@pytest.mark.clause("PRO-RND-07", "PRO-MON-07")
def test_a_turn_that_ended_at_once_leaves_the_other_turn() -> None:
    g = kingdom(hero("paladin", "plains-1"))
    lay(g, "plains-1", "N10")
    with rolling(3, 3):
        turn(g, "stay", turns=2)
    assert question(g) == ("Move", 0)
    assert g.turns == 0


@pytest.mark.clause("PRO-RND-08", "PRO-MON-07")
def test_who_dies_in_the_own_round_ends_it() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=0, gold=20), hero("scout", "village"))
    g.pool = [FACTS.character("druid").number]
    lay(g, "plains-1", "N10")
    with rolling(1, 6):
        play_round(g, f"H12 {CALM}", "stay", "new")
    assert question(g) == ("Move", 1)
    assert g.heroes[0].standing == WAITING
    assert g.turn == 2


# The end of the round


def end(g: Kingdom) -> list[str]:
    """What is asked at the end of the round of the character on turn."""
    end_of_round(g)
    return answer(g)


@pytest.mark.clause("PRO-RND-09", "PRO-RND-14", "PRO-ITM-12", "PRO-ABL-01")
def test_what_is_above_the_limits_goes() -> None:
    g = kingdom(hero("paladin", gold=19, xp=16))
    give(g, 0, *(f"I0{n}-1" for n in range(1, 6)), "I06", "I07", "I08", "R05")
    g.heroes[0].damaged = [FACTS.card("I01-1")]
    give(g, 0, *(f"F0{n}" for n in range(1, 9)))
    assert len(end(g)) == 9
    assert (g.heroes[0].gold, g.heroes[0].xp) == (15, 15)
    assert len(answer(g, "discard R05")) == 8
    assert answer(g, "discard I01-1") == [f"discard F0{n}" for n in range(1, 9)]
    assert answer(g, "discard F03") == []
    assert ids(g.heroes[0].items) == ["I02-1", "I03-1", "I04-1", "I05-1", "I06", "I07", "I08"]
    assert (ids(g.rare.discard), ids(g.common.discard)) == (["R05"], ["I01-1"])
    assert g.heroes[0].damaged == []
    assert g.guilds[0][0] == FACTS.card("F03")
    assert len(g.heroes[0].abilities) == 7


@pytest.mark.clause("PRO-RND-09")
def test_what_is_within_the_limits_stays() -> None:
    g = kingdom(hero("paladin", gold=15, xp=15))
    give(g, 0, *(f"I0{n}-1" for n in range(1, 6)), "I06", "I07")
    give(g, 0, *(f"F0{n}" for n in range(1, 8)))
    assert end(g) == []
    assert (g.heroes[0].gold, g.heroes[0].xp) == (15, 15)


@pytest.mark.clause("PRO-RND-10")
def test_excess_gained_in_rounds_of_others_stays_until_the_end_of_the_own() -> None:
    g = kingdom(hero("paladin", "wasteland"), hero("scout", "tower", gold=15))
    play_round(g, f"H17 {CALM} {CALMER}", "stay")
    assert question(g) == ("Move", 1)
    assert g.heroes[1].gold == 17
    answer(g, "stay")
    assert question(g) == ("Move", 0)
    assert g.heroes[1].gold == 15


@pytest.mark.clause("PRO-RND-11", "PRO-RND-14", "PRO-EX-30", "PRO-ART-01")
def test_artifacts_stay_and_other_items_must_go() -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, "A1", "I01-1", "I02-1", "I03-1", "A2", "I04-1", "I05-1", "I06")
    choices = end(g)
    assert choices == [f"discard {card}" for card in ("I01-1", "I02-1", "I03-1", "I04-1",
                                                      "I05-1", "I06")]  # fmt: skip
    assert answer(g, "discard I06") == []
    assert len(g.heroes[0].items) == 7


@pytest.mark.clause("PRO-RND-11")
def test_with_nothing_but_artifacts_above_the_limit_nothing_goes() -> None:
    g = kingdom(hero("paladin"))
    give(g, 0, "A1", "A2", "A3")
    g.heroes[0].items += [FACTS.card("A4"), FACTS.card("A5")] * 3
    assert end(g) == []
    assert len(g.heroes[0].items) == 9


@pytest.mark.clause("PRO-RND-12", "PRO-RND-15")
def test_effects_at_the_end_of_the_round_come_before_the_limits() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=1))
    give(g, 0, "C09", "R18", *(f"I0{n}-1" for n in range(1, 6)), "I06", "I07")
    assert "discard R18" in end(g)
    assert g.heroes[0].lives == 3
    answer(g, "discard R18")
    assert g.heroes[0].lives == 3


@pytest.mark.clause("PRO-RND-13", "PRO-TIM-11", "PRO-CHN-15")
def test_calm_times_and_the_time_loop_make_three_turns() -> None:
    g = kingdom(hero("mystic", "plains-1"), hero("scout", "village"))
    give(g, 0, "M04", "C08")
    g.heroes[0].mags = g.heroes[0].blue = 10
    play_round(g, f"H12 {CALM}", "use C08", "stay")
    assert g.heroes[0].might == 2
    turns = ["AtTurnEnd", "Move", "UseField", "Move", "UseField"]
    assert kinds(g, "use M04", "stay", "end", "stay", "end") == turns
    assert question(g) == ("Move", 1)
    assert g.turn == 4


@pytest.mark.clause("PRO-RND-13")
def test_what_lasts_until_the_end_of_the_turn_ends_before_a_further_one() -> None:
    g = kingdom(hero("paladin", "plains-1"))
    give(g, 0, "I20")
    turn(g, "use I20", "stay", turns=2)
    assert g.heroes[0].might == 0
    assert question(g)[0] == "Move"


@pytest.mark.clause("PRO-FIN-09")
def test_the_banner_is_asked_about_after_the_chance_card_and_lasts_one_turn() -> None:
    g = kingdom(hero("paladin", "plains-1"), hero("scout", "village"))
    give(g, 0, "A2")
    with rolling(5):
        assert play_round(g, "H12") == ["use A2", "none"]
        answer(g, "use A2")
    assert (g.heroes[0].might, g.heroes[0].mind) == (2, 2)
    answer(g, "stay")
    assert (g.heroes[0].might, g.heroes[0].mind) == (0, 0)
    assert question(g) == ("Move", 0)


@pytest.mark.clause("PRO-TIM-11", "PRO-TIM-13")
def test_a_turn_that_ended_at_once_still_has_its_end() -> None:
    g = kingdom(hero("mystic", "plains-1", lives=2), hero("scout", "village"))
    give(g, 0, "M04", "K09", "I16-1")
    lay(g, "plains-1", "N10")
    turn(g, "stay")
    with rolling(1, 6):
        choices = answer(g, "fight N10")
    assert choices == ["use M04", "use K09", "none"]
    assert answer(g, "use K09") == ["use M04", "none"]
    assert answer(g, "none") == []
