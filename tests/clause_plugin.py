"""Which numbered rules the tests prove, by `@pytest.mark.clause("TOG-PLC-04", ...)`.

A run ends with covered/total per game. It fails if a marker names a clause that no specification
has, or if a full run no longer names a clause listed in tests/clauses.txt. A test that was skipped
proves nothing.
"""

from collections.abc import Collection
from pathlib import Path

import pytest

from druzina import rulebook

NARROWING = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("clauses", "numbered rules")
    group.addoption("--update-clauses", action="store_true", help="rewrite tests/clauses.txt")
    group.addoption("--clauses", metavar="GAME", help="list the clauses of GAME without a test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the numbered rules that this test proves")
    if config.getoption("--update-clauses") and not is_full(config):
        raise pytest.UsageError("--update-clauses needs a run of all tests: give no selection")
    config.pluginmanager.register(ClauseReport(config), "clause-report")


def is_full(config: pytest.Config) -> bool:
    """Whether this run has all the tests: no paths but `testpaths`, no selection."""
    paths = {str(Path(arg)) for arg in config.args} == set(config.getini("testpaths"))
    return paths and not any(config.getoption(name, None) for name in NARROWING)


class ClauseReport:
    """Gathers the ids that tests name, from the workers if there are any, and compares them."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.baseline = config.rootpath / "tests" / "clauses.txt"
        self.naming: dict[str, list[str]] = {}  # from the id to the tests that name it
        self.skipped: set[str] = set()
        self.complaints: list[str] = []

    @property
    def named(self) -> dict[str, str]:
        """From the id to a test that names it and was not skipped."""
        proving = ((id_, set(tests) - self.skipped) for id_, tests in self.naming.items())
        return {id_: min(tests) for id_, tests in proving if tests}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("clause"):
                for id_ in map(str, mark.args):
                    self.naming.setdefault(id_, []).append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self.skipped.add(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        for id_, tests in getattr(node, "workeroutput", {}).get("clauses", {}).items():
            self.naming.setdefault(id_, []).extend(tests)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if (output := getattr(self.config, "workeroutput", None)) is not None:
            output["clauses"] = self.naming
            return
        if session.exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        self.complaints = [*self.unknown(), *self.lost()]
        if self.complaints:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        elif self.config.getoption("--update-clauses"):
            self.baseline.write_text("".join(f"{id_}\n" for id_ in sorted(self.named)))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = [line for game in rulebook.games() for line in self.lines(game)]
        if lines or self.complaints:
            terminalreporter.section("clauses")
        for line in lines:
            terminalreporter.line(line)
        for complaint in self.complaints:
            terminalreporter.line(complaint, red=True)

    def unknown(self) -> list[str]:
        """Markers that name no clause, with the nearest that exist."""
        known = {clause.id for game in rulebook.games() for clause in rulebook.clauses(game)}
        return [f"{self.named[id_]}: {sentence(id_)}" for id_ in sorted(self.named.keys() - known)]

    def lost(self) -> list[str]:
        """Clauses that had a test and have none now; known of full runs only."""
        if not is_full(self.config) or self.config.getoption("--update-clauses"):
            return []
        before = self.baseline.read_text().split() if self.baseline.exists() else []
        return [f"{id_} has lost its test" for id_ in before if id_ not in self.named]

    def lines(self, game: str) -> list[str]:
        """Covered and total of a game, if any or if asked for; then also what is not covered."""
        clauses = rulebook.clauses(game)
        asked = self.config.getoption("--clauses") == game
        if not asked and not any(clause.id in self.named for clause in clauses):
            return []
        rules = counted([clause.id for clause in clauses if not clause.example], self.named)
        examples = counted([clause.id for clause in clauses if clause.example], self.named)
        missing = [f"  {c.id} {c.text[:80]}" for c in clauses if asked and c.id not in self.named]
        return [f"{game:20} clauses {rules:>8}   examples {examples:>8}", *missing]


def counted(ids: Collection[str], named: Collection[str]) -> str:
    """How many of the ids are named, as 3/230."""
    return f"{sum(id_ in named for id_ in ids)}/{len(ids)}"


def sentence(id_: str) -> str:
    """Why an id is not one: nothing like it, or not its full spelling."""
    try:
        return f"the clause {id_} is written {rulebook.find(id_).id}."
    except rulebook.NotInRulebook as error:
        return str(error)
