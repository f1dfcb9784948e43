"""What all tests share: the clause report, and pytest's own means of testing it."""

import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir

import pytest

from tests.conformance.budget import DAY, SOAK
from tests.postgres import Cluster, NoPostgres, programs, shared_cluster

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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, one for all processes of this run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    try:
        programs()
    except NoPostgres as why:
        pytest.skip(str(why))
    with shared_cluster(Path(gettempdir()) / f"druzina-tests-{run}") as running:
        yield running


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty store in it."""
    return f"{cluster.url}&search_path=test_{token_hex(6)}"
