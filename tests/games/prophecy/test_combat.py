"""PRO-CMB, PRO-GRP, PRO-RSL, PRO-DIC: a fight with a monster from its mode to its result."""

from __future__ import annotations

import pytest

from druzina.core.asking import explain
from druzina.games.prophecy.model import NOTHING, Kingdom
from tests.games.prophecy.play import answer, ids, kinds, lay, question, rolling, turn
from tests.games.prophecy.table import FACTS, asked, give, hero, kingdom, told

PLAINS = FACTS.field("plains-1")


def before(monster: str, *cards: str, character: str = "paladin", **more: int) -> Kingdom:
    """A character with cards stays beside a monster; the fight is about to begin."""
    g = kingdom(hero(character, "plains-1", **more), hero("scout", "village"))
    give(g, 0, *cards)
    lay(g, "plains-1", monster)
    turn(g)
    return g


# Modes


@pytest.mark.clause("PRO-CMB-03", "PRO-CMB-07", "PRO-CMB-01")
def test_strength_only_is_a_strength_fight() -> None:
    g = before("N10")
    with rolling(4, 3):
        assert answer(g, "stay") == []
    assert (g.heroes[0].xp, g.heroes[0].mags) == (5, 4)


@pytest.mark.clause("PRO-CMB-04", "PRO-CMB-02", "PRO-EX-22")
def test_against_both_values_two_mags_buy_a_willpower_fight() -> None:
    g = before("N02", mags=3)
    assert answer(g, "stay") == ["strength", "willpower"]
    assert question(g)[0] == "ChooseMode"
    with rolling(3, 3):
        assert answer(g, "willpower") == []
    assert g.heroes[0].mags == 1
    assert "event-draws-fight" in told(g)
    g = before("N02", mags=1)
    with rolling(3, 1):
        answer(g, "stay")
    assert g.heroes[0].mags == 1


@pytest.mark.clause("PRO-CMB-04")
def test_by_strength_the_strength_counts() -> None:
    g = before("N02", mags=3)
    with rolling(1, 3):
        answer(g, "stay", "strength")
    assert g.heroes[0].mags == 3
    assert "event-draws-fight" in told(g)


@pytest.mark.clause("PRO-CMB-05")
def test_willpower_only_costs_nothing() -> None:
    g = before("N14", mags=3)
    with rolling(3, 1):
        assert answer(g, "stay") == []
    assert (g.heroes[0].mags, g.heroes[0].xp, g.heroes[0].gold) == (3, 5, 5)


@pytest.mark.clause("PRO-CMB-06", "PRO-GRP-05", "PRO-GRP-06")
def test_the_vampire_is_fought_by_willpower_then_by_strength() -> None:
    g = before("N30", mags=4, lives=4)
    with rolling(3, 1, 3, 1):
        answer(g, "stay")
    assert (g.heroes[0].xp, g.heroes[0].blue) == (7, 5)
    g = before("N30", mags=4, lives=4)
    with rolling(2, 1):
        answer(g, "stay")
    assert "event-draws-fight" in told(g)
    g = before("N30", mags=4, lives=4)
    with rolling(3, 1, 1, 1):
        answer(g, "stay")
    assert (g.heroes[0].lives, g.heroes[0].mags, g.heroes[0].xp) == (3, 3, 3)


@pytest.mark.clause("PRO-GRP-06", "PRO-ITM-08")
def test_spells_for_the_strength_roll_of_the_vampire_are_declared_at_the_start() -> None:
    g = before("N30", "F05", "K03", "I03-1", "I14", mags=4, lives=4)
    fought = kinds(g, "stay", "wield I03-1", "wear I14")
    assert fought == ["Move", "Wield", "Wear"]
    assert question(g)[0] == "DeclareForFight"
    assert asked(g) == ["use F05", "use K03", "roll"]
    with rolling(4, 1, 2, 6):
        answer(g, "use F05", "use K03")
    assert (g.heroes[0].mags, g.heroes[0].xp) == (3, 7)


@pytest.mark.clause("PRO-CMB-13")
def test_the_mode_is_chosen_after_what_the_monster_does_before_the_fight() -> None:
    g = before("N24", mags=3)
    with rolling(2, 1):
        answer(g, "stay")
    assert g.heroes[0].mags == 1


@pytest.mark.clause("PRO-RSL-06", "PRO-CMB-10", "PRO-QST-02")
def test_an_optional_rule_is_the_players_choice() -> None:
    g = before("N23")
    assert answer(g, "stay") == ["use N23", "none"]
    assert question(g)[0] == "UseRule"
    with rolling(1, 1):
        answer(g, "use N23")
    assert (g.heroes[0].xp, g.heroes[0].mags) == (6, 2)
    g = before("N23")
    with rolling(1, 1):
        answer(g, "stay", "none")
    assert (g.heroes[0].lives, g.heroes[0].mags) == (3, 4)
    g = before("N23", mags=1)
    with rolling(1, 1):
        answer(g, "stay")
    assert g.heroes[0].lives == 3


@pytest.mark.clause("PRO-RSL-06", "PRO-RSL-09")
def test_a_mandatory_rule_is_not_asked_about() -> None:
    g = before("N11")
    with rolling(2, 2):
        assert answer(g, "stay") == []
    assert g.heroes[0].lives == 3


# The order of questions


@pytest.mark.clause("PRO-QST-11", "PRO-CMB-10", "PRO-CMB-08", "PRO-CMB-14", "PRO-QST-02")
def test_the_questions_of_a_fight_in_order() -> None:
    cards = ("I03-1", "I12-1", "I15", "F05", "M08", "M03", "I17-1")
    g = before("N21", *cards, lives=3, mags=9, blue=9)
    answers = ("stay", "fight N21", "strength", "wield I03-1", "hold I12-1", "wear I15",
               "use F05", "use M08", "use M03")  # fmt: skip
    with rolling(1, 6, 6, 6, 1, 2):
        fought = kinds(g, *answers)
    assert fought == ["Move", "BeforeFight", "ChooseMode", "Wield", "Hold", "Wear",
                      "DeclareForFight", "DeclareForRoll", "RepeatRoll"]  # fmt: skip
    assert g.heroes[0].mags == 9 - 1 - 1 - 2
    assert g.heroes[0].xp == 5


@pytest.mark.clause("PRO-QST-11", "PRO-QST-03")
def test_a_second_hand_is_asked_about_only_without_a_weapon() -> None:
    cards = ("I03-1", "I10-1", "I12-1")
    g = before("N10", *cards)
    assert kinds(g, "stay", "none", "hold I10-1") == ["Move", "Wield", "Hold"]
    assert question(g)[0] == "Hold"
    assert asked(g) == ["hold I12-1", "none"]
    g = before("N10", *cards)
    with rolling(1, 6):
        assert kinds(g, "stay", "none", "none") == ["Move", "Wield", "Hold"]
    g = before("N10", *cards)
    with rolling(1, 6, 6):
        answer(g, "stay", "wield I03-1", "hold I12-1")
    assert g.now.over


@pytest.mark.clause("PRO-CMB-14", "PRO-MOV-13")
def test_nobody_withdraws_from_a_fight_that_has_begun() -> None:
    g = before("N21", "R23", "T03", "C10", "M05", lives=3, mags=9, blue=9)
    answer(g, "stay", "fight N21")
    assert asked(g) == ["strength", "willpower"]
    assert explained(g, "use R23") == ("PRO-TIM-04", "refusal-in-fight")
    assert explained(g, "sneak T03") == ("PRO-VOC-04", "refusal-window")
    assert explained(g, "go forest-gate") == ("PRO-MOV-13", "refusal-moved")
    assert explained(g, "attack 1") == ("PRO-PVP-21", "refusal-elsewhere")


def explained(g: Kingdom, text: str) -> tuple[str, str]:
    found = g.advance()
    assert found is not None
    before_it = repr(g)
    refusal = explain(g, found[0], text)
    assert repr(g) == before_it
    return refusal.clause, refusal.reason


@pytest.mark.clause("PRO-ITM-02", "PRO-ITM-03", "PRO-ITM-04", "PRO-ITM-06", "PRO-ITM-11")
def test_equipment_that_breaks_the_rules_is_refused_with_its_clause() -> None:
    g = before("N10", "I06", "I03-1", "I10-1", "I10-2", "I12-1", "I15", "I14", "I04-1")
    g.heroes[0].damaged = [FACTS.card("I04-1")]
    answer(g, "stay")
    assert explained(g, "wield I04-1") == ("PRO-ITM-11", "refusal-damaged")
    assert explained(g, "hold I10-1") == ("PRO-ITM-08", "refusal-equipment")
    answer(g, "none", "hold I10-1")
    assert explained(g, "hold I10-2") == ("PRO-ITM-03", "refusal-second-shield")
    assert explained(g, "hold I10-1") == ("PRO-ITM-04", "refusal-hands")
    assert explained(g, "wield I03-1") == ("PRO-ITM-08", "refusal-equipment")
    answer(g, "none")
    assert question(g)[0] == "Wear"
    assert explained(g, "wear I14") == ("PRO-QST-03", "refusal-useless")


@pytest.mark.clause("PRO-QST-03", "PRO-ITM-13")
@pytest.mark.parametrize(
    ("monster", "held"),
    [
        ("N10", ["hold I10-1", "hold I12-1", "hold R16", "hold R10", "none"]),
        ("N14", ["hold R02", "hold R16", "hold R10", "hold I13-1", "none"]),
    ],
)
def test_in_the_hands_only_what_gives_something_in_the_mode(monster: str, held: list[str]) -> None:
    g = before(monster, "R02", "I10-1", "I12-1", "R16", "R10", "I13-1")
    assert answer(g, "stay") == held


@pytest.mark.clause("PRO-ITM-04", "PRO-ITM-03")
def test_with_a_two_handed_sword_the_hands_are_full() -> None:
    g = before("N10", "I06", "I10-1", "I15")
    answer(g, "stay", "wield I06")
    assert question(g)[0] == "Wear"
    assert explained(g, "hold I10-1") == ("PRO-ITM-08", "refusal-equipment")


# Groups


@pytest.mark.clause("PRO-GRP-01", "PRO-GRP-02", "PRO-GRP-03")
def test_a_group_is_beaten_in_three_rolls_with_one_payment_and_one_equipment() -> None:
    g = before("N16", "I13-1", "I13-2", mags=4)
    with rolling(2, 1, 2, 1, 2, 1):
        fought = kinds(g, "stay", "willpower", "hold I13-1", "none")
    assert fought == ["Move", "ChooseMode", "Hold", "Hold"]
    assert (g.heroes[0].mags, g.heroes[0].xp) == (2, 5)
    assert len(g.heroes[0].items) == 3


@pytest.mark.clause("PRO-GRP-01", "PRO-GRP-02")
@pytest.mark.parametrize(
    ("dice", "lives"), [((6, 1, 1, 3), 4), ((6, 1, 6, 1, 1, 4), 3), ((1, 4), 3)]
)
def test_the_first_roll_not_won_ends_the_fight(dice: tuple[int, ...], lives: int) -> None:
    g = before("N15", lives=4)
    with rolling(*dice):
        assert answer(g, "stay") == []
    assert (g.heroes[0].lives, g.heroes[0].xp) == (lives, 3)
    assert ids(g.open[PLAINS]) == ["N15"]
    with rolling(6, 1, 6, 1, 6, 1):
        turn(g, "stay")
    assert g.heroes[0].xp == 6


@pytest.mark.clause("PRO-GRP-04", "PRO-SPL-05", "PRO-DIC-05")
def test_roll_effects_are_declared_anew_for_each_roll() -> None:
    g = before("N15", "K01", "I04-1", mags=2)
    answer(g, "stay", "wield I04-1")
    assert asked(g) == ["use I04-1", "use K01", "roll"]
    with rolling(1, 6, 1):
        choices = answer(g, "use K01", "roll")
    assert choices == ["use I04-1", "use K01", "roll"]
    with rolling(6, 1):
        choices = answer(g, "use I04-1", "roll")
    assert choices == ["use K01", "roll"]
    assert g.heroes[0].damaged == [FACTS.card("I04-1")]
    assert g.fight is not None
    assert g.fight.sides[0].weapon == NOTHING


# Dice


@pytest.mark.clause("PRO-DIC-02", "PRO-DIC-03", "PRO-EX-07", "PRO-EX-08", "PRO-DIC-01")
@pytest.mark.parametrize(
    ("cards", "dice", "kept"),
    [
        ((), (2, 5), (2, 5)),
        (("K01",), (1, 4, 6), (4, 6)),
        (("M01",), (1, 5, 2, 6), (5, 6)),
        (("K01", "M01"), (1, 2, 5, 3, 6), (5, 6)),
        (("M02",), (3, 6, 2, 4), (3, 2)),
        (("I12-1",), (3, 6, 4), (3, 4)),
    ],
)
def test_more_dice_and_which_of_them_counts(
    cards: tuple[str, ...], dice: tuple[int, ...], kept: tuple[int, int]
) -> None:
    g = before("N10", *cards, mags=9, blue=9)
    words = ["hold" if card == "I12-1" else "use" for card in cards]
    with rolling(*dice):
        answer(g, "stay", *(f"{word} {card}" for word, card in zip(words, cards, strict=True)))
    shown = [event.shown for event in g.told or () if event.key == "event-dice"]
    assert [(one["light"], one["dark"]) for one in shown] == [kept]


@pytest.mark.clause("PRO-DIC-05", "PRO-DIC-07", "PRO-QST-12")
def test_after_the_roll_only_a_repeat_is_offered_once() -> None:
    g = before("N10", "K01", "M03", mags=9, blue=9)
    answer(g, "stay")
    with rolling(1, 2, 6):
        choices = answer(g, "use K01")
    assert choices == ["use M03", "none"]
    with rolling(6, 1, 1):
        assert answer(g, "use M03") == []
    assert (g.heroes[0].mags, g.heroes[0].xp) == (6, 5)


@pytest.mark.clause("PRO-QST-12", "PRO-DIC-07")
def test_a_won_roll_may_be_repeated_and_the_new_result_stands() -> None:
    g = before("N10", "M03")
    with rolling(6, 1):
        assert answer(g, "stay") == ["use M03", "none"]
    with rolling(1, 6):
        answer(g, "use M03")
    assert g.heroes[0].lives == 3


# Results


@pytest.mark.clause("PRO-RSL-01", "PRO-RSL-07", "PRO-MON-06")
def test_after_a_victory_xp_treasure_the_card_then_ones_own_effects() -> None:
    g = before("N35", "T01", "F10", red=8, lives=8, mags=1)
    with rolling(6, 1):
        answer(g, "stay")
    one = g.heroes[0]
    assert (one.xp, one.gold) == (3 + 3 + 1, 3 + 4 + 1)
    assert [FACTS.cards[item].deck for item in one.items] == ["common"]
    keys = [key for key in told(g) if key in ("event-takes-xp", "event-takes-gold",
                                              "event-draws-item")]  # fmt: skip
    assert keys == ["event-takes-xp", "event-takes-gold", "event-draws-item",
                    "event-takes-gold", "event-takes-xp"]  # fmt: skip


@pytest.mark.clause("PRO-RSL-07")
def test_pockets_of_humanoids_are_picked_and_trophies_taken_of_the_strong() -> None:
    g = before("N21", "T01", "F10", mags=1)
    with rolling(6, 1):
        answer(g, "stay")
    assert (g.heroes[0].gold, g.heroes[0].xp) == (3 + 3 + 2 + 1, 3 + 2 + 1)
    g = before("N06", "T01", "F10", mags=1)
    with rolling(6, 1):
        answer(g, "stay")
    assert (g.heroes[0].gold, g.heroes[0].xp) == (3 + 2 + 2, 3 + 1)


@pytest.mark.clause("PRO-CNT-15")
def test_a_weakened_hound_is_a_trophy_by_what_is_printed() -> None:
    g = before("N23", "F10")
    with rolling(6, 1):
        answer(g, "stay", "use N23")
    assert (g.heroes[0].gold, g.heroes[0].xp) == (3 + 1, 3 + 3 + 1)


@pytest.mark.clause("PRO-RSL-07", "PRO-MOV-18")
def test_the_griffins_move_comes_last() -> None:
    g = before("N28", "F10", red=8, lives=8)
    with rolling(6, 1):
        assert "none" in answer(g, "stay")
    assert (g.heroes[0].gold, ids(g.adventure.discard)) == (4, ["N28"])


@pytest.mark.clause("PRO-RSL-05")
def test_a_draw_does_nothing_to_either_side() -> None:
    g = before("N33", lives=4)
    with rolling(5, 2):
        answer(g, "stay", "strength")
    one = g.heroes[0]
    assert (one.lives, one.mags, one.gold, one.xp) == (4, 4, 3, 3)
    assert (ids(g.open[PLAINS]), g.adventure.discard, g.now.over) == (["N33"], [], True)


@pytest.mark.clause("PRO-RSL-02", "PRO-RSL-08", "PRO-CNT-09")
def test_a_shield_in_use_is_asked_about_when_the_fight_is_lost() -> None:
    g = before("N33", "I10-1", mags=1)
    with rolling(1, 6):
        choices = answer(g, "stay", "hold I10-1")
    assert choices == ["use I10-1", "none"]
    answer(g, "use I10-1")
    assert (g.heroes[0].lives, ids(g.heroes[0].damaged)) == (3, ["I10-1"])
    g = before("N33", "I10-1", mags=1)
    with rolling(1, 6):
        assert answer(g, "stay", "none") == []
    assert g.heroes[0].lives == 2


@pytest.mark.clause("PRO-QST-08")
def test_a_question_with_one_choice_is_not_put() -> None:
    g = before("N29", "I03-1", lives=4)
    with rolling(1, 6):
        assert answer(g, "stay", "wield I03-1") == []
    assert ids(g.heroes[0].damaged) == ["I03-1"]
