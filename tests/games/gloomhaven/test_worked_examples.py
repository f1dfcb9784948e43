"""The worked examples on sight, range and monster decisions, each under its own id."""

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

from druzina.games.gloomhaven.arena import arena, around
from druzina.games.gloomhaven.monsters import decide, explain
from tests.games.gloomhaven import worked_examples
from tests.games.gloomhaven.worked_examples import Case, Sight


def named(cases: Sequence[Sight] | Sequence[Case]) -> list[ParameterSet]:
    return [pytest.param(case, id=case.id, marks=pytest.mark.clause(case.id)) for case in cases]


def test_all_of_them_are_read() -> None:
    assert len(worked_examples.sights()) == 16
    assert len(worked_examples.decisions()) == 67


@pytest.mark.parametrize("case", named(worked_examples.sights()))
def test_sight_and_range(case: Sight) -> None:
    field = arena(case.hexes, around(case.hexes), case.thin_walls)
    a, b = case.pair
    assert field.sees(a, b) == field.sees(b, a) == case.sight
    assert field.range(field.cells[a], field.cells[b]) == case.range


@pytest.mark.parametrize("case", named(worked_examples.decisions()))
def test_monster_decision(case: Case) -> None:
    decision = decide(case.board)
    assert decision.focus == case.focus
    assert {result.end for result in decision.results} == case.ends
    assert {frozenset(result.attacks) for result in decision.results} == {case.targets}


@pytest.mark.parametrize("case", named(worked_examples.decisions()))
def test_the_explanation_comes_to_the_same_result(case: Case) -> None:
    decision, explained = decide(case.board), explain(case.board)
    assert (explained.focus, explained.results) == (decision.focus, decision.results)
