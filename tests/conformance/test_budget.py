"""What an ordinary run leaves out comes round, and no kind of question is left out."""

from __future__ import annotations

import pytest

from tests.conformance import budget
from tests.conformance.budget import Sampling, turn_of


def test_the_parts_of_some_days_are_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "SOAK", False)
    found = []
    for day in range(3):
        monkeypatch.setattr(budget, "DAY", day)
        found += turn_of(range(10), 3)
    assert sorted(found) == list(range(10))


def test_a_soak_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "SOAK", True)
    assert turn_of(range(10), 3) == list(range(10))
    sampling = Sampling()
    assert all(sampling.due(["Pick"]) for _ in range(200))


def test_long_games_are_sampled_and_every_kind_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(budget, "SOAK", False)
    sampling = Sampling()
    due = [sampling.due(["Pick"]) for _ in range(3000)]
    assert all(due[:16])
    assert 60 < sum(due) < 300
    sampling.due(["Pick"])
    assert sampling.due(["Lay"]), "the first of its kind"
    assert sampling.due([]), "the end"
