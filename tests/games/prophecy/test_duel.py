"""PRO-PVP: step 3 of a turn: an attack on another character, from its target to its result."""

from __future__ import annotations

import pytest

from druzina.core.asking import explain
from druzina.games.prophecy.model import AT_THE_INN, IN_SANCTUARY, NOTHING, WAITING, Kingdom
from druzina.games.prophecy.rules.duel import targets
from tests.games.prophecy.play import answer, ids, kinds, lay, play_round, question, rolling, turn
from tests.games.prophecy.table import FACTS, asked, carry_on, give, hero, kingdom, told


def pair(field: str = "plains-1", **more: int) -> Kingdom:
    """A Paladin on turn and a Scout on one field; lives and the like are the Scout's."""
    return kingdom(hero("paladin", field), hero("scout", field, **more))


def attack(g: Kingdom, *answers: str) -> list[str]:
    """The character on turn stays and attacks seat 1."""
    return turn(g, "stay", "attack 1", *answers)


# Whether there is an attack


@pytest.mark.clause("PRO-PVP-01", "PRO-PVP-02", "PRO-QST-09")
def test_an_attack_is_offered_and_may_be_left() -> None:
    g = kingdom(*(hero("paladin", "plains-1") for _ in range(3)), hero("scout", "city"))
    assert turn(g, "stay") == ["attack 1", "attack 2", "none"]
    assert question(g) == ("Attack", 0)
    assert answer(g, "none") == []
    assert "event-attacks" not in told(g)


@pytest.mark.clause("PRO-PVP-01")
def test_nobody_is_attacked_before_the_monsters_are_beaten() -> None:
    g = pair()
    lay(g, "plains-1", "N10")
    with rolling(3, 3):
        assert turn(g, "stay") == []
    with rolling(6, 1):
        assert turn(g, "stay") == ["attack 1", "none"]


@pytest.mark.clause("PRO-PVP-02", "PRO-PVP-03")
@pytest.mark.parametrize(("light", "dark"), [(6, 1), (3, 2), (1, 6)])
def test_one_attack_a_turn_and_the_turn_goes_on(light: int, dark: int) -> None:
    g = kingdom(*(hero(name, "plains-1") for name in ("paladin", "scout", "druid")))
    lay(g, "plains-1", "O17")
    with rolling(light, dark):
        choices = turn(g, "stay", "attack 1", "strength", "accept")
    assert choices == ["visit O17", "end"]


@pytest.mark.clause("PRO-PVP-04", "PRO-PVP-05", "PRO-ART-05")
@pytest.mark.parametrize(
    ("field", "safe", "sheltered"),
    [
        ("monastery", 0, True),
        ("camp", 0, True),
        ("village", 0, False),
        ("village", AT_THE_INN, True),
        ("plains-1", IN_SANCTUARY, True),
        ("fortress", 0, False),
    ],
)
def test_who_is_safe_and_that_no_artifact_is(field: str, safe: int, sheltered: bool) -> None:
    g = pair(field, safe=safe)
    assert targets(g) == ([] if sheltered else [1])
    give(g, 1, "A1")
    assert targets(g) == [1]


@pytest.mark.clause("PRO-PVP-04", "PRO-FLD-18", "PRO-FLD-19")
def test_a_night_at_the_inn_is_safe_until_the_next_turn() -> None:
    g = kingdom(hero("paladin", "village"), hero("scout", "village"))
    g.active = 1
    turn(g, "stay", "none", "sleep")
    g.stack.clear()
    g.active = 0
    assert targets(g) == []
    g.active = 1
    turn(g)
    g.active = 0
    assert targets(g) == [1]


@pytest.mark.clause("PRO-PVP-06", "PRO-EX-27")
def test_safety_is_the_targets_alone() -> None:
    g = pair("monastery")
    give(g, 1, "A1", "A2")
    assert turn(g, "stay") == ["attack 1", "none"]
    g = pair("monastery")
    give(g, 0, "A1")
    assert turn(g, "stay") == []


@pytest.mark.clause("PRO-PVP-21", "PRO-VTM-08", "PRO-VBA-06", "PRO-NEW-05")
def test_everybody_on_the_field_but_the_partner_is_a_target() -> None:
    g = kingdom(*(hero("paladin", "plains-1") for _ in range(4)), active=2)
    assert targets(g) == [3, 0, 1]
    g.team_game = True
    assert targets(g) == [3, 1]
    g.heroes[3].field = FACTS.field("city")
    g.heroes[1].standing, g.heroes[1].field = WAITING, NOTHING
    assert targets(g) == []
    g.team_game, g.goal = False, "basic"
    assert targets(g) == []


# How it goes


@pytest.mark.clause("PRO-PVP-08", "PRO-PVP-10", "PRO-CMB-01", "PRO-CMB-02")
def test_willpower_is_paid_for_and_binds_the_defender() -> None:
    g = pair(mags=3, blue=9)
    assert attack(g) == ["strength", "willpower"]
    assert question(g) == ("AttackMode", 0)
    with rolling(4, 1):
        assert answer(g, "willpower") == []
    assert (g.heroes[0].mags, g.heroes[1].mags) == (2, 3)
    assert g.heroes[1].lives == 4


@pytest.mark.clause("PRO-PVP-09", "PRO-CMB-01", "PRO-CMB-02")
def test_strength_may_be_answered_by_willpower() -> None:
    g = pair(mags=5, blue=5)
    assert attack(g, "strength") == ["accept", "willpower"]
    assert question(g) == ("DefenceMode", 1)
    shown = [g.questions()[0].show(g, one).key for one in ("accept", "willpower")]
    assert shown == ["choose-defend-accept", "choose-defend-willpower"]
    with rolling(2, 2):
        answer(g, "willpower")
    assert (g.heroes[0].mags, g.heroes[1].mags) == (4, 3)
    assert g.heroes[1].lives == 4
    g = pair(mags=5, blue=5)
    with rolling(2, 2):
        attack(g, "strength", "accept")
    assert (g.heroes[0].lives, g.heroes[1].mags) == (3, 5)


@pytest.mark.clause("PRO-PVP-08", "PRO-PVP-09", "PRO-PVP-10", "PRO-QST-05", "PRO-EX-15")
def test_who_cannot_pay_for_willpower_is_not_asked() -> None:
    g = pair(mags=1)
    give(g, 1, "A1", "A2", "A4")
    g.heroes[0].mags = 4
    with rolling(1, 6):
        assert attack(g) == []
    assert g.heroes[0].lives == 3
    g = pair(mags=3)
    give(g, 0, "A1", "A2")
    g.heroes[0].mags = 1
    with rolling(6, 1):
        assert attack(g) == []
    assert g.heroes[1].mags == 3


@pytest.mark.clause("PRO-PVP-11", "PRO-PVP-19", "PRO-SIM-02", "PRO-QST-11")
def test_the_attacker_declares_everything_before_the_defender() -> None:
    g = kingdom(hero("paladin", "plains-1", mags=9, blue=9), hero("scout", "plains-1", mags=9))
    g.heroes[1].blue = 9
    give(g, 0, "I03-1", "I15", "F05", "M08", "I16-1")
    give(g, 1, "I02-1", "R13", "K03", "K01", "M03", "T07")
    g.heroes[0].lives = 3
    answers = ("stay", "use I16-1", "attack 1", "none", "strength", "accept", "wield I03-1",
               "wear I15", "use F05", "wield I02-1", "wear R13", "use K03", "use M08", "use K01",
               "none", "life")  # fmt: skip
    asked_of = []
    turn(g)
    with rolling(6, 1, 1):
        for given in answers:
            asked_of.append(question(g))
            answer(g, given)
    assert asked_of == [
        ("Move", 0), ("Attack", 0), ("Attack", 0), ("Dodge", 1), ("AttackMode", 0),
        ("DefenceMode", 1), ("Wield", 0), ("Wear", 0), ("DeclareForFight", 0), ("Wield", 1),
        ("Wear", 1), ("DeclareForFight", 1), ("DeclareForRoll", 0), ("DeclareForRoll", 1),
        ("RepeatRoll", 1), ("LifeOrItem", 1),
    ]  # fmt: skip


@pytest.mark.clause("PRO-PVP-12", "PRO-PVP-24", "PRO-DIC-09", "PRO-CMP-06")
def test_the_light_die_is_the_attackers_and_both_are_rolled_again_together() -> None:
    g = pair(mags=9, blue=9)
    give(g, 0, "K01")
    give(g, 1, "M03")
    answers = ("strength", "accept", "use K01")
    with rolling(2, 5, 4):
        assert attack(g, *answers) == ["use M03", "none"]
    assert g.fight is not None
    assert (g.fight.light, g.fight.dark) == (5, 4)
    with rolling(3, 1, 6):
        answer(g, "use M03")
    assert (g.heroes[0].lives, g.heroes[1].mags) == (3, 7)


@pytest.mark.clause("PRO-PVP-12", "PRO-PVP-18")
def test_equal_totals_change_nothing_and_no_victory_gives_xp() -> None:
    g = pair()
    with rolling(4, 3):
        attack(g, "strength", "accept")
    assert [(one.lives, one.gold, one.xp) for one in g.heroes] == [(4, 3, 3), (5, 3, 3)]
    with rolling(6, 1):
        attack(g, "strength", "accept")
    assert [(one.lives, one.gold, one.xp) for one in g.heroes] == [(4, 3, 3), (4, 3, 3)]


@pytest.mark.clause("PRO-PVP-19", "PRO-TIM-03")
def test_dodge_stops_the_attack_and_uses_it_up() -> None:
    g = pair()
    give(g, 1, "T07")
    with rolling(4):
        assert attack(g, "use T07") == []
    assert g.now.attacked
    assert g.heroes[1].lives == 5
    g = pair()
    give(g, 1, "T07")
    with rolling(3, 6, 1):
        attack(g, "use T07", "strength", "accept")
    assert g.heroes[1].lives == 4


@pytest.mark.clause("PRO-TIM-01", "PRO-TIM-15", "PRO-QST-05")
def test_dodge_once_in_a_round_of_the_attacker() -> None:
    g = kingdom(*(hero(name, "plains-1") for name in ("paladin", "scout", "druid")))
    give(g, 1, "T07")
    with rolling(4):
        turn(g, "stay", "attack 1", "use T07", turns=2)
    assert answer(g, "stay", "attack 1") == ["strength", "willpower"]
    g.stack.clear()
    g.active = 2
    play_round(g, "H14", "stay", "attack 1")
    assert question(g) == ("Dodge", 1)


# What the loser loses


@pytest.mark.clause("PRO-PVP-13", "PRO-PVP-14", "PRO-PVP-16", "PRO-ART-03")
def test_the_loser_chooses_a_life_or_that_the_winner_takes_an_item() -> None:
    g = pair()
    cards = give(g, 1, "I22", "A1", "I16-1", "R19")
    g.heroes[1].damaged = [cards[3]]
    with rolling(6, 1):
        choices = attack(g, "strength", "accept")
    assert choices == ["life", "item"]
    assert question(g) == ("LifeOrItem", 1)
    assert answer(g, "item") == ["take I22", "take A1", "take I16-1", "take R19"]
    assert question(g) == ("TakeFrom", 0)
    answer(g, "take R19")
    assert (g.heroes[0].items, g.heroes[0].damaged) == ([cards[3]], [cards[3]])
    assert (g.heroes[1].lives, len(g.heroes[1].items)) == (5, 3)
    with rolling(6, 1):
        attack(g, "strength", "accept", "item", "take A1")
    assert g.artifacts(0) == 1


@pytest.mark.clause("PRO-PVP-13")
def test_the_attacker_too_chooses_when_he_loses_also_by_willpower() -> None:
    g = pair(mags=9, blue=9)
    give(g, 0, "I16-1")
    with rolling(1, 6):
        assert attack(g, "willpower") == ["life", "item"]
    assert question(g) == ("LifeOrItem", 0)
    answer(g, "life")
    assert (g.heroes[0].lives, len(g.heroes[0].items)) == (3, 1)


@pytest.mark.clause("PRO-PVP-15", "PRO-PVP-20", "PRO-EX-28", "PRO-DTH-02")
def test_without_items_the_life_is_lost_and_the_winner_gets_the_gold() -> None:
    g = pair(lives=0, gold=7)
    g.pool = [FACTS.character("druid").number]
    with rolling(6, 1):
        assert attack(g, "strength", "accept") == ["new", "leave"]
    assert g.heroes[0].gold == 3 + 7


@pytest.mark.clause("PRO-PVP-20", "PRO-EX-28", "PRO-DTH-02", "PRO-DTH-10")
def test_with_no_life_and_an_item_either_may_be_chosen() -> None:
    g = pair(lives=0, gold=7)
    (coins,) = give(g, 1, "I22")
    with rolling(6, 1):
        assert attack(g, "strength", "accept") == ["life", "item"]
    answer(g, "item")
    assert (g.heroes[0].items, g.heroes[1].lives, g.heroes[1].here) == ([coins], 0, True)
    g = pair(lives=0, gold=7)
    (coins,) = give(g, 1, "I22")
    g.heroes[1].damaged = [coins]
    g.pool = [FACTS.character("druid").number]
    with rolling(6, 1):
        attack(g, "strength", "accept", "life")
    assert (g.heroes[0].items, g.heroes[0].damaged, g.heroes[0].gold) == ([coins], [coins], 10)
    assert not g.heroes[1].here


@pytest.mark.clause("PRO-PVP-07", "PRO-RND-08")
def test_an_attacker_that_dies_ends_the_round() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=0), hero("scout", "plains-1"))
    g.pool = [FACTS.character("druid").number]
    lay(g, "plains-1", "O17")
    with rolling(1, 6):
        play_round(g, "H12 H15", "stay", "attack 1", "strength", "accept", "new")
    assert question(g) == ("Move", 1)
    assert g.heroes[1].gold == 6


@pytest.mark.clause("PRO-PVP-17", "PRO-PVP-22", "PRO-EX-38")
def test_with_all_spheres_closed_and_an_artifact_on_a_field_it_is_life_or_item() -> None:
    g = pair()
    for sphere in g.spheres:
        sphere.artifact = NOTHING
    give(g, 0, "A1", "A3")
    give(g, 1, "A2", "A4")
    g.relics = [(7, FACTS.card("A5"))]
    with rolling(6, 1):
        assert attack(g, "strength", "none") == ["life", "item"]
    assert answer(g, "item") == ["take A2", "take A4"]
    carry_on(g, "take A2")
    assert (g.taker, g.outcome) == (NOTHING, None)
    assert g.artifacts(0) == 3


@pytest.mark.clause("PRO-PVP-23")
def test_robbery_after_the_life_then_pockets() -> None:
    g = pair(gold=5)
    give(g, 0, "T08", "T01")
    give(g, 1, "I22", "A1", "I16-1")
    with rolling(6, 1):
        choices = attack(g, "strength", "accept", "life")
    assert choices == ["give I22", "give I16-1"]
    assert question(g) == ("GiveItem", 1)
    assert g.heroes[0].gold == 3
    answer(g, "give I16-1")
    assert (ids(g.heroes[0].items), g.heroes[0].gold, g.heroes[1].gold) == (["I16-1"], 6, 2)


@pytest.mark.clause("PRO-PVP-23")
def test_no_robbery_when_an_item_was_let_go() -> None:
    g = pair(gold=1)
    give(g, 0, "T08", "T01")
    give(g, 1, "I22", "I16-1")
    with rolling(6, 1):
        attack(g, "strength", "accept", "item", "take I22")
    assert (ids(g.heroes[0].items), g.heroes[0].gold) == (["I22"], 4)


@pytest.mark.clause("PRO-PVP-23", "PRO-CNT-09")
def test_the_chapel_saves_the_life_and_robbery_applies_all_the_same() -> None:
    g = pair()
    give(g, 0, "T08")
    give(g, 1, "I03-1", "I10-1", "F09", "O02")
    with rolling(6, 1):
        choices = attack(g, "strength", "accept", "none", "hold I10-1", "life")
    assert choices == ["use O02", "none"]
    answer(g, "use O02")
    assert g.heroes[1].lives == 5
    assert question(g) == ("GiveItem", 1)


@pytest.mark.clause("PRO-PVP-23", "PRO-FIN-01", "PRO-DTH-10")
def test_the_tests_come_after_the_whole_result() -> None:
    g = pair(lives=0, gold=2)
    give(g, 0, "A1", "A2", "A4", "T01")
    give(g, 1, "A5")
    with rolling(6, 1):
        attack(g, "strength", "none", "item")
    assert g.outcome is not None
    assert g.outcome.clause == "PRO-FIN-01"
    assert g.heroes[0].gold == 5


# Refusals


def explained(g: Kingdom, text: str) -> tuple[str, str]:
    found = g.advance()
    assert found is not None
    before = repr(g)
    refusal = explain(g, found[0], text)
    assert repr(g) == before
    return refusal.clause, refusal.reason


@pytest.mark.clause("PRO-PVP-04", "PRO-PVP-21", "PRO-PVP-02", "PRO-PVP-01", "PRO-VTM-08")
def test_an_attack_that_cannot_be_made_is_refused_with_its_clause() -> None:
    g = kingdom(*(hero("paladin", "plains-1") for _ in range(4)))
    g.heroes[2].safe = IN_SANCTUARY
    g.heroes[3].field = FACTS.field("city")
    lay(g, "plains-1", "O17")
    turn(g)
    assert explained(g, "attack 1") == ("PRO-PVP-01", "refusal-no-attack-now")
    assert explained(g, "attack 0") == ("PRO-MOV-01", "refusal-no-answer")
    assert explained(g, "attack 7") == ("PRO-MOV-01", "refusal-no-answer")
    answer(g, "stay")
    assert explained(g, "attack 2") == ("PRO-PVP-04", "refusal-safe")
    assert explained(g, "attack 3") == ("PRO-PVP-21", "refusal-elsewhere")
    with rolling(3, 3):
        answer(g, "attack 1", "strength", "accept")
    assert explained(g, "attack 1") == ("PRO-PVP-02", "refusal-attacked")
    assert explained(g, "attack 2") == ("PRO-PVP-04", "refusal-safe")
    g.team_game = True
    assert explained(g, "attack 2") == ("PRO-VTM-08", "refusal-partner")


@pytest.mark.clause("PRO-VTM-08")
def test_an_attack_on_the_partner_is_refused_as_such() -> None:
    g = kingdom(*(hero("paladin", "plains-1") for _ in range(4)))
    g.team_game = True
    assert turn(g, "stay") == ["attack 1", "attack 3", "none"]
    assert explained(g, "attack 2") == ("PRO-VTM-08", "refusal-partner")


@pytest.mark.clause("PRO-TIM-03", "PRO-TIM-04")
def test_a_defender_drinks_nothing() -> None:
    g = pair(lives=2, mags=5, blue=5)
    give(g, 1, "I17-1", "T04")
    assert attack(g, "strength") == ["accept", "willpower"]
    assert explained(g, "use I17-1") == ("PRO-TIM-04", "refusal-in-fight")
    assert explained(g, "use T04") == ("PRO-VOC-04", "refusal-window")
    with rolling(1, 6):
        assert kinds(g, "accept") == ["DefenceMode"]
    assert asked(g) == []
