"""Bots have names of their own."""

from __future__ import annotations

from druzina.bots import LEVELS
from druzina.bots.names import called


def test_a_full_table_of_one_level_has_five_names() -> None:
    for level in LEVELS:
        names = called([level] * 5)
        assert len(set(names)) == 5
        assert all(names)


def test_no_name_at_two_levels() -> None:
    names = [name for level in LEVELS for name in called([level] * 5)]
    assert len(set(names)) == len(names)


def test_people_and_other_bots_get_none() -> None:
    assert called(["", "adept", "search:0.5s"])[::2] == ["", ""]
