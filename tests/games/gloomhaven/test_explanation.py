"""Explanations: every candidate and hex that lost, with the criterion it lost on."""

import pytest

from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.monsters import explain
from druzina.games.gloomhaven.monsters.reason import Argument
from tests.games.gloomhaven.brute_force import Slow
from tests.games.gloomhaven.pictures import picture
from tests.games.gloomhaven.random_boards import board as random_board
from tests.games.gloomhaven.worked_examples import decisions

CASES = {case.id: case for case in decisions()}


def reasons(id_: str) -> dict[str, tuple[str, dict[str, Argument]]]:
    found = explain(CASES[id_].board).explanation
    return {reason.key: (reason.clause, reason.arguments) for reason in found}


@pytest.mark.parametrize(
    ("id_", "key", "clause"),
    [
        ("GLH-EX-108", "focus-lost-negatives", "GLH-FOC-06"),
        ("GLH-EX-102", "focus-lost-points", "GLH-FOC-07"),
        ("GLH-EX-104", "focus-lost-proximity", "GLH-FOC-08"),
        ("GLH-EX-105", "focus-lost-initiative", "GLH-FOC-09"),
        ("GLH-EX-127", "focus-unreachable", "GLH-FOC-04"),
        ("GLH-EX-129", "focus-invisible", "GLH-FOC-03"),
        ("GLH-EX-128", "focus-none", "GLH-FOC-11"),
        ("GLH-EX-110", "destination-lost-negatives", "GLH-MMV-02"),
        ("GLH-EX-113", "destination-lost-disadvantage", "GLH-MMV-03"),
        ("GLH-EX-119", "destination-lost-targets", "GLH-MMV-04"),
        ("GLH-EX-126", "destination-lost-set", "GLH-MMV-05"),
        ("GLH-EX-149", "destination-lost-suffering", "GLH-MMV-06"),
        ("GLH-EX-118", "destination-lost-points", "GLH-MMV-07"),
        ("GLH-EX-113", "destination-tie", "GLH-MMV-08"),
        ("GLH-EX-161", "goal", "GLH-MMV-09"),
        ("GLH-EX-164", "approach-stay", "GLH-MMV-10"),
        ("GLH-EX-109", "path-negative", "GLH-MMV-16"),
        ("GLH-EX-116", "attack-disadvantage", "GLH-ATK-02"),
        ("GLH-EX-114", "muddled", "GLH-MMV-13"),
        ("GLH-EX-140", "profile-disarmed", "GLH-FOC-02"),
        ("GLH-EX-141", "attack-not-possible", "GLH-MMV-11"),
    ],
)
def test_the_deciding_criterion_is_named(id_: str, key: str, clause: str) -> None:
    assert reasons(id_)[key][0] == clause


def test_figures_of_a_candidate_that_lost() -> None:
    clause, figures = reasons("GLH-EX-103")["focus-lost-points"]
    assert figures == {
        "enemy": ((2, 0),),
        "negatives": 0,
        "points": 4,
        "proximity": 2,
        "initiative": 10,
        "best": 2,
    }
    assert clause == "GLH-FOC-07"


def test_the_goal_and_the_step_towards_it() -> None:
    found = reasons("GLH-EX-161")
    assert found["goal"][1] == {"hexes": ((4, -1),), "points": 4}
    assert found["approach"][1]["hexes"] == ((1, -1), (1, 0))
    assert found["approach"][1]["remaining"] == 3


def test_the_way_is_told_from_start_to_end() -> None:
    assert reasons("GLH-EX-109")["path"][1] == {
        "hexes": ((0, 0), (1, 0), (2, 0)),
        "points": 2,
        "count": 1,
    }


@pytest.mark.clause("GLH-FOC-01")
def test_stunned_is_all_there_is_to_say() -> None:
    [only] = explain(picture("M   A", stunned=True)).explanation
    assert (only.key, only.clause) == ("stunned", "GLH-FOC-01")


def test_an_enemy_no_chain_of_hexes_leads_to_has_no_proximity() -> None:
    from druzina.games.gloomhaven.arena import Area

    area = Area(False, ((0, 0), (2, 0)))
    board = picture("M       A   .", walled=False, range=1, area=area)
    found = {reason.key: reason.arguments for reason in explain(board).explanation}
    assert found["focus-chosen"]["proximity"] == -1


def told(text: str, **how: object) -> dict[str, tuple[str, dict[str, Argument]]]:
    found = explain(picture(text, **how)).explanation  # type: ignore[arg-type]  # a card's values
    return {reason.key: (reason.clause, reason.arguments) for reason in found}


@pytest.mark.clause("GLH-MMV-17")
def test_a_way_is_told_as_one_of_several() -> None:
    field = """
        M   .   .   .
          .   .   A   .
    """
    found = explain(picture(field, move=2)).explanation
    ways = {reason.arguments["hexes"]: reason.arguments["count"] for reason in found[-3:-1]}
    assert ways == {((0, 0), (0, 1), (1, 1)): 2, ((0, 0), (1, 0), (2, 0)): 1}
    flying = told("M   .   .   A", move=3, flying=True)
    assert flying["path"][1]["count"] == 1


@pytest.mark.clause("GLH-LOS-03")
def test_hexes_in_range_without_sight_are_named() -> None:
    field = """
        .   .   .   .   .
          M   %   A   .   .
            .   .   .   .   .
    """
    assert told(field, move=3, range=2)["destination-lost-sight"] == (
        "GLH-LOS-03",
        {"hexes": ((0, 2), (1, 0)), "focus": ((2, 1),)},
    )


@pytest.mark.clause("GLH-LOS-03", "GLH-FOC-04")
def test_an_enemy_in_range_that_no_hex_sees_is_no_focus() -> None:
    """The brute force looks from every hex that a way leads to."""
    unseen = 0
    for seed in range(40, 60):
        raw = random_board(seed)
        slow = Slow(raw)
        reached = [at for at in slow.ways(slow.at) if slow.may_end(at)]
        for reason in advise(raw).explanation:
            if reason.key == "focus-unseen" and raw["monster"].get("area") is None:
                [at] = reason.arguments["enemy"]  # type: ignore[misc]  # an enemy is one hex
                near = [end for end in reached if slow.range(end, at) <= slow.profile()[0]]
                assert near
                assert not any(slow.sees(end, at) for end in near)
                unseen += 1
    assert unseen


@pytest.mark.clause("GLH-MMV-10")
def test_a_trap_is_avoided_out_of_reach_too() -> None:
    assert reasons("GLH-EX-111")["destination-lost-trap"] == (
        "GLH-MMV-10",
        {"hexes": ((1, 0),), "best": 0},
    )


@pytest.mark.clause("GLH-MMV-05")
def test_a_losing_set_is_told_with_the_figures_it_lost_by() -> None:
    field = """
        .   B   .   .   .
          A   M   .   C   .
            .   .   D   .   .
    """
    figures = told(field, range=3, targets=2)["targets-lost-proximity"][1]
    assert (figures["chosen"], figures["best"]) == (((1, 0),), 1)
    assert (figures["rival"], figures["value"]) == (((3, 1),), 2)
    figures = told(field, range=3, targets=3)["targets-lost-initiative"][1]
    assert (figures["chosen"], figures["best"]) == (((3, 1),), 30)
    assert (figures["rival"], figures["value"]) == (((2, 2),), 40)
    clause, figures = reasons("GLH-EX-126")["targets-lost-points"]
    assert (clause, figures["value"], figures["best"]) == ("GLH-MMV-05", 2, 1)
