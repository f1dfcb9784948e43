"""What all tests share: the clause report, and pytest's own means of testing it."""

from pathlib import Path

import pytest

from tests.conformance.budget import DAY, SOAK

pytest_plugins = ["tests.clause_plugin", "pytester"]


def pytest_report_header() -> str:
    return f"conformance: {'everything' if SOAK else f'the part of day {DAY} (DRUZINA_DAY)'}"


HERE = Path(__file__).parent
LIVELY = ("server", "store", "terminal", "test_cli.py", "test_bench.py")
"""Tests on real sockets, processes and clocks, which a busy machine may hold up."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What failed among these is tried once more, and named at the end of the run."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in LIVELY:
            item.add_marker(pytest.mark.flaky(reruns=1))
