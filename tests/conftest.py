"""What all tests share: the clause report, and pytest's own means of testing it."""

from tests.conformance.budget import DAY, SOAK

pytest_plugins = ["tests.clause_plugin", "pytester"]


def pytest_report_header() -> str:
    return f"conformance: {'everything' if SOAK else f'the part of day {DAY} (DRUZINA_DAY)'}"
