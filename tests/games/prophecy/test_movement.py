"""PRO-MOV: step 1 of a turn: stay, move, act instead of moving; what cannot be done is refused."""

from __future__ import annotations

import pytest

from druzina.core.asking import explain
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.movement import Move
from tests.games.prophecy.play import answer, lay, question, rolling, turn
from tests.games.prophecy.table import FACTS, give, hero, kingdom


def ways(field: str, word: str, **more: int) -> list[str]:
    """Where a word leads from a field."""
    g = kingdom(hero("paladin", field, **more))
    found = [choice.split(" ") for choice in Move(0).choices(g)]
    return [things[-1] for things in found if things[0] == word]


def at(g: Kingdom, seat: int = 0) -> str:
    return FACTS.fields[g.heroes[seat].field].id


@pytest.mark.clause("PRO-MOV-01", "PRO-MOV-02", "PRO-MOV-13")
def test_one_movement_is_taken_and_no_second_one() -> None:
    g = kingdom(hero("paladin", "city", gold=9))
    turn(g)
    assert answer(g, "ship plains-5") == []
    assert (at(g), g.heroes[0].gold) == ("plains-5", 8)
    assert turn(g, "stay") == []
    assert at(g) == "plains-5"


@pytest.mark.clause("PRO-MOV-13")
def test_after_work_nobody_walks_and_after_a_walk_nobody_works() -> None:
    g = kingdom(hero("paladin", "thieves"))
    assert answer_words(turn(g, "work")) <= {"repair", "learn", "end"}
    assert (g.heroes[0].gold, at(g)) == (6, "thieves")
    g = kingdom(hero("paladin", "forest-gate"))
    assert "work" not in turn(g, "go thieves")


def answer_words(choices: list[str]) -> set[str]:
    return {choice.partition(" ")[0] for choice in choices}


@pytest.mark.clause("PRO-MOV-03", "PRO-BRD-01", "PRO-BRD-03")
def test_on_foot_to_either_neighbour_for_nothing() -> None:
    assert ways("city", "go", gold=0) == ["monastery", "plains-4"]
    assert ways("wasteland", "go") == ["plains-5", "forest-north"]
    g = kingdom(hero("paladin", "plains-5", gold=0))
    turn(g, "go wasteland")
    assert (at(g), g.heroes[0].gold) == ("wasteland", 0)


@pytest.mark.clause("PRO-MOV-04", "PRO-MOV-16", "PRO-MOV-19")
def test_a_horse_takes_two_fields_for_a_gold_and_passes_one_by() -> None:
    assert ways("city", "horse") == ["forest-monastery", "mountains-fortress"]
    assert ways("city", "horse", gold=0) == []
    g = kingdom(hero("paladin", "city", gold=1))
    lay(g, "plains-4", "N10", hidden="N01")
    assert turn(g, "horse mountains-fortress") == []
    assert (at(g), g.heroes[0].gold) == ("mountains-fortress", 0)
    assert g.hidden[FACTS.field("plains-4")] != NOTHING


@pytest.mark.clause("PRO-EX-34", "PRO-MOV-05", "PRO-BRD-05")
@pytest.mark.parametrize(
    ("field", "ports"),
    [
        ("city", ["plains-3", "plains-5"]),
        ("mountains-coast", ["plains-5", "village"]),
        ("village", ["mountains-coast", "plains-3"]),
        ("monastery", []),
    ],
)
def test_a_ship_takes_to_the_nearest_port_either_way(field: str, ports: list[str]) -> None:
    assert ways(field, "ship", gold=1) == ports
    assert ways(field, "ship", gold=0) == []


@pytest.mark.clause("PRO-EX-34", "PRO-MOV-06", "PRO-BRD-05")
def test_a_gate_takes_to_any_other_for_two_gold() -> None:
    assert ways("wasteland", "gate", gold=2) == ["forest-gate", "mountains-gate", "city"]
    assert ways("wasteland", "gate", gold=1) == []
    assert ways("monastery", "gate") == []
    g = kingdom(hero("paladin", "city", gold=5))
    turn(g, "gate mountains-gate")
    assert (at(g), g.heroes[0].gold) == ("mountains-gate", 3)


@pytest.mark.clause("PRO-MOV-19", "PRO-QST-10")
def test_the_fare_is_paid_before_the_way_and_false_coins_count() -> None:
    g = kingdom(hero("paladin", "city", gold=3))
    give(g, 0, "I22")
    assert turn(g, "gate wasteland") == ["use I22", "none"]
    assert at(g) == "city"
    answer(g, "use I22")
    assert (at(g), g.heroes[0].gold) == ("wasteland", 3)
    g = kingdom(hero("paladin", "city", gold=0))
    give(g, 0, "I22")
    turn(g, "gate wasteland")
    assert (at(g), g.heroes[0].gold) == ("wasteland", 0)


@pytest.mark.clause("PRO-MOV-07")
def test_a_movement_effect_costs_its_price_and_leads_where_one_says() -> None:
    g = kingdom(hero("druid", "city"))
    give(g, 0, "M05", "R04", "I21")
    assert turn(g, "fly M05 plains-2") == ["use R04", "none"]
    assert at(g) == "city"
    answer(g, "use R04")
    assert (at(g), g.heroes[0].mags) == ("plains-2", 5)
    turn(g, "fly I21 fortress")
    assert at(g) == "fortress"
    assert g.heroes[0].items == [FACTS.card("R04")]
    assert g.common.discard == [FACTS.card("I21")]


@pytest.mark.clause("PRO-MOV-08", "PRO-MOV-15", "PRO-MON-02")
def test_who_acts_instead_of_moving_has_stayed() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=1), hero("scout", "plains-1"))
    give(g, 0, "C03")
    lay(g, "plains-1", "O17", hidden="N01")
    with rolling(6, 1):
        turn(g, "act C03")
        assert question(g)[0] == "Attack"
        assert answer(g, "none") == ["visit O17", "end"]
    assert (g.heroes[0].lives, g.heroes[0].xp) == (3, 4)


@pytest.mark.clause("PRO-MOV-09", "PRO-MOV-10", "PRO-MOV-11", "PRO-MOV-14", "PRO-CHR-15")
@pytest.mark.parametrize(
    ("field", "gained"),
    [("city", (4, 3, 5, 3)), ("thieves", (3, 4, 6, 3)), ("fortress", (3, 4, 3, 5))],
)
def test_work_takes_a_stone_and_pays(field: str, gained: tuple[int, ...]) -> None:
    g = kingdom(hero("paladin", field))
    turn(g, "work")
    one = g.heroes[0]
    assert (one.lives, one.mags, one.gold, one.xp) == gained
    assert (one.red, one.blue) == (4, 4)


@pytest.mark.clause("PRO-MOV-14", "PRO-EX-21", "PRO-CHR-11", "PRO-CHR-15")
@pytest.mark.parametrize(
    ("field", "poor"),
    [("city", {"mags": 0}), ("thieves", {"lives": 0}), ("fortress", {"lives": 0})],
)
def test_work_that_cannot_be_paid_is_not_offered(field: str, poor: dict[str, int]) -> None:
    assert "work" in Move(0).choices(kingdom(hero("paladin", field)))
    g = kingdom(hero("paladin", field, **poor))
    assert "work" not in Move(0).choices(g)
    assert why_not(g, "work") == ("PRO-MOV-14", "refusal-work")


@pytest.mark.clause("PRO-MOV-11", "PRO-CNT-12")
def test_the_hard_school_teaches_more() -> None:
    g = kingdom(hero("paladin", "fortress"))
    give(g, 0, "F07")
    turn(g, "work")
    assert g.heroes[0].xp == 3 + 4


@pytest.mark.clause("PRO-MOV-12", "PRO-EX-13", "PRO-BRD-02", "PRO-SPH-01")
def test_a_sphere_is_attacked_from_its_two_fields() -> None:
    doors = {field.id: ways(field.id, "sphere") for field in FACTS.fields}
    assert doors["forest-monastery"] == doors["city"] == ["D"]
    assert doors["monastery"] == []
    assert sum(map(len, doors.values())) == 10


@pytest.mark.clause("PRO-MOV-16", "PRO-MOV-18", "PRO-MOV-20")
def test_the_griffin_carries_away_and_the_turn_ends_there() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=4, red=8), hero("scout", "forest-north"))
    g.heroes[0].lives = 8
    lay(g, "plains-1", "N28", "N10")
    lay(g, "forest-north", "O17", hidden="N01")
    with rolling(6, 1):
        choices = turn(g, "stay", "fight N28")
    wild = {f"to {field.id}" for field in FACTS.fields if field.wilderness}
    assert set(choices) == (wild - {"to plains-1"}) | {"none"}
    assert answer(g, "to forest-north") == []
    assert at(g) == at(g, 1) == "forest-north"
    assert g.hidden[1] == FACTS.card("N01")
    assert g.open[4] == [FACTS.card("N10")]


@pytest.mark.clause("PRO-MOV-18", "PRO-MON-03")
def test_who_lets_the_griffin_go_fights_on() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=8, red=8))
    lay(g, "plains-1", "N28", "N10")
    with rolling(6, 1, 6, 1):
        assert turn(g, "stay", "fight N28", "none") == []
    assert g.heroes[0].xp == 3 + 3 + 2


# Refusals


def why_not(g: Kingdom, text: str) -> tuple[str, str]:
    found = g.advance() if g.stack else None
    asked = found[0] if found is not None else Move(0)
    refusal = explain(g, asked, text)
    return refusal.clause, refusal.reason


@pytest.mark.clause("PRO-MOV-03", "PRO-MOV-04", "PRO-MOV-05", "PRO-MOV-06", "PRO-MOV-19")
@pytest.mark.parametrize(
    ("field", "text", "clause", "reason"),
    [
        ("monastery", "go wasteland", "PRO-MOV-03", "refusal-too-far"),
        ("monastery", "horse city", "PRO-MOV-04", "refusal-too-far"),
        ("monastery", "horse plains-4", "PRO-MOV-19", "refusal-fare"),
        ("monastery", "ship city", "PRO-MOV-05", "refusal-no-port"),
        ("city", "ship village", "PRO-MOV-05", "refusal-too-far"),
        ("city", "ship plains-5", "PRO-MOV-19", "refusal-fare"),
        ("monastery", "gate city", "PRO-MOV-06", "refusal-no-gate"),
        ("city", "gate wasteland", "PRO-MOV-19", "refusal-fare"),
        ("city", "gate fortress", "PRO-MOV-06", "refusal-too-far"),
        ("monastery", "sphere D", "PRO-SPH-01", "refusal-sphere-far"),
        ("city", "go nowhere", "PRO-MOV-01", "refusal-no-answer"),
        ("city", "use R25", "PRO-VOC-04", "refusal-not-yours-card"),
        ("city", "use village", "PRO-MOV-01", "refusal-no-answer"),
        ("city", "use nothing", "PRO-MOV-01", "refusal-no-answer"),
        ("city", "wield R05", "PRO-MOV-01", "refusal-no-answer"),
    ],
)
def test_a_move_that_cannot_be_made_is_refused_with_its_clause(
    field: str, text: str, clause: str, reason: str
) -> None:
    g = kingdom(hero("paladin", field, gold=0))
    turn(g)
    before = repr(g)
    assert why_not(g, text) == (clause, reason)
    assert repr(g) == before


@pytest.mark.clause("PRO-MOV-13", "PRO-SPH-10", "PRO-FIN-10")
def test_refusals_after_moving_at_a_closed_sphere_and_on_the_battlefield() -> None:
    g = kingdom(hero("paladin", "plains-4", gold=9, lives=1))
    give(g, 0, "I16-1")
    turn(g, "go city")
    assert why_not(g, "ship plains-3") == ("PRO-MOV-13", "refusal-moved")
    g = kingdom(hero("paladin", "city"))
    g.spheres[3].artifact = NOTHING
    assert why_not(g, "sphere D") == ("PRO-SPH-10", "refusal-sphere-closed")
    g = kingdom(hero("paladin", "city"), hero("scout", "city"))
    g.battlefield = FACTS.field("city")
    assert why_not(g, "go plains-4") == ("PRO-FIN-10", "refusal-battlefield")


@pytest.mark.clause("PRO-TIM-10", "PRO-ITM-11", "PRO-CHR-11", "PRO-TIM-01")
def test_why_an_effect_cannot_be_used() -> None:
    g = kingdom(hero("paladin", "city", mags=0))
    give(g, 0, "I16-1", "K04", "R19", "I03-1", "K01")
    turn(g)
    assert why_not(g, "use I16-1") == ("PRO-TIM-10", "refusal-no-effect")
    g.heroes[0].lives = 1
    assert why_not(g, "use K04") == ("PRO-CHR-11", "refusal-too-dear")
    g.heroes[0].damaged = [FACTS.card("R19")]
    assert why_not(g, "use R19") == ("PRO-ITM-11", "refusal-damaged")
    g.heroes[0].damaged = []
    answer(g, "use R19", "divine A")
    assert why_not(g, "use R19") == ("PRO-TIM-01", "refusal-used")
    g.heroes[0].mags = 3
    assert why_not(g, "use K01") == ("PRO-VOC-04", "refusal-window")
    assert why_not(g, "wield I03-1") == ("PRO-ITM-08", "refusal-equipment")


@pytest.mark.clause("PRO-TIM-03", "PRO-VTR-03")
def test_who_is_asked_in_the_turn_of_another_uses_nothing() -> None:
    g = kingdom(hero("paladin", "city"), hero("scout", "city", lives=1))
    g.trading = True
    give(g, 1, "I16-1")
    turn(g, "offer 1", "pay 1", "charge 1", "propose")
    assert question(g) == ("AnswerProposal", 1)
    assert why_not(g, "use I16-1") == ("PRO-TIM-03", "refusal-own-turn")
    assert why_not(g, "go plains-4") == ("PRO-MOV-13", "refusal-moved")


@pytest.mark.clause("PRO-MOV-07", "PRO-CHR-11", "PRO-VOC-04")
def test_flights_that_cannot_be_taken() -> None:
    g = kingdom(hero("paladin", "city", mags=1))
    give(g, 0, "M05", "C04")
    turn(g)
    assert why_not(g, "fly M05 village") == ("PRO-CHR-11", "refusal-too-dear")
    assert why_not(g, "fly C04 village") == ("PRO-VOC-04", "refusal-window")
    assert why_not(g, "fly T09 plains-3") == ("PRO-VOC-04", "refusal-not-yours-card")
    assert why_not(g, "fly") == ("PRO-MOV-01", "refusal-no-answer")
    assert why_not(g, "sphere Z") == ("PRO-MOV-01", "refusal-no-answer")
