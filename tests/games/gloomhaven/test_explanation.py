"""Explanations: every candidate and hex that lost, with the criterion it lost on."""

import pytest

from druzina.games.gloomhaven.monsters import explain
from druzina.games.gloomhaven.monsters.reason import Argument
from tests.games.gloomhaven.pictures import picture
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
