"""The clause report counts, complains and keeps its baseline, with and without workers."""

import shutil

import pytest

from tests import clause_plugin

PLAIN: tuple[str, ...] = ()
WORKERS = ("-n", "1")
BOTH = pytest.mark.parametrize("how", [PLAIN, WORKERS], ids=["plain", "workers"])


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project of two tests: one names two clauses, the other none."""
    pytester.makeini("[pytest]\ntestpaths = tests\n")
    tests = pytester.mkdir("tests")
    shutil.copy(clause_plugin.__file__, tests / "conftest.py")
    write(pytester, "TOG-PLC-04", "TOG-EX-05")
    return pytester


def write(project: pytest.Pytester, *ids: str) -> None:
    (project.path / "tests" / "test_it.py").write_text(
        f"import pytest\n@pytest.mark.clause{ids!r}\ndef test_one(): pass\ndef test_two(): pass\n"
    )


def keep(project: pytest.Pytester, *ids: str) -> None:
    (project.path / "tests" / "clauses.txt").write_text("".join(f"{id_}\n" for id_ in ids))


def kept(project: pytest.Pytester) -> list[str]:
    return (project.path / "tests" / "clauses.txt").read_text().split()


def run(project: pytest.Pytester, *args: str) -> pytest.RunResult:
    return project.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest", *args)


@BOTH
def test_covered_and_total_are_printed_for_games_with_a_test(
    project: pytest.Pytester, how: tuple[str, ...]
) -> None:
    result = run(project, *how)
    result.stdout.fnmatch_lines(["tales_of_glory * clauses *1/230 * examples *1/30"])
    result.stdout.no_fnmatch_line("amulet *")
    assert result.ret == 0


@BOTH
def test_a_clause_that_lost_its_test_fails_a_full_run(
    project: pytest.Pytester, how: tuple[str, ...]
) -> None:
    keep(project, "TOG-PLC-04", "TOG-PLC-05")
    result = run(project, *how)
    result.stdout.fnmatch_lines(["TOG-PLC-05 has lost its test"])
    result.stdout.no_fnmatch_line("TOG-PLC-04 has lost*")
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("selection", [("-k", "one"), ("tests/test_it.py",), ("-m", "clause")])
def test_a_partial_run_loses_nothing(project: pytest.Pytester, selection: tuple[str, ...]) -> None:
    keep(project, "TOG-PLC-05")
    assert run(project, *selection).ret == 0


@BOTH
def test_an_unknown_clause_fails_the_run_and_names_its_test(
    project: pytest.Pytester, how: tuple[str, ...]
) -> None:
    write(project, "TOG-PLC-77")
    result = run(project, *how)
    result.stdout.fnmatch_lines(["tests/test_it.py::test_one: There is no clause TOG-PLC-77; *"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_clause_is_named_in_full(project: pytest.Pytester) -> None:
    write(project, "tog-plc-4")
    result = run(project)
    result.stdout.fnmatch_lines(["*the clause tog-plc-4 is written TOG-PLC-04."])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@BOTH
def test_the_baseline_is_rewritten_on_demand(
    project: pytest.Pytester, how: tuple[str, ...]
) -> None:
    keep(project, "TOG-PLC-05")
    assert run(project, "--update-clauses", *how).ret == 0
    assert kept(project) == ["TOG-EX-05", "TOG-PLC-04"]


def test_the_baseline_is_not_rewritten_from_a_partial_run(project: pytest.Pytester) -> None:
    keep(project, "TOG-PLC-05")
    assert run(project, "--update-clauses", "-k", "one").ret == pytest.ExitCode.USAGE_ERROR
    assert kept(project) == ["TOG-PLC-05"]


def test_what_has_no_test_is_listed_on_demand(project: pytest.Pytester) -> None:
    result = run(project, "--clauses", "amulet")
    result.stdout.fnmatch_lines(["amulet * clauses *0/327 *", "  AMU-*"])


@BOTH
@pytest.mark.parametrize("how_skipped", ["@pytest.mark.skip", "", "@pytest.mark.xfail"])
def test_a_skipped_test_proves_no_clause(
    project: pytest.Pytester, how: tuple[str, ...], how_skipped: str
) -> None:
    """By a mark, from within, or because it is known to fail."""
    inside = "pass" if how_skipped == "@pytest.mark.skip" else "pytest.skip('no')"
    inside = "assert False" if "xfail" in how_skipped else inside
    (project.path / "tests" / "test_it.py").write_text(
        f"import pytest\n{how_skipped}\n@pytest.mark.clause('TOG-PLC-04')\n"
        f"def test_one(): {inside}\n"
        "@pytest.mark.clause('TOG-PLC-05')\ndef test_two(): pass\n"
    )
    keep(project, "TOG-PLC-04", "TOG-PLC-05")
    result = run(project, *how)
    result.stdout.fnmatch_lines(["TOG-PLC-04 has lost its test"])
    result.stdout.no_fnmatch_line("TOG-PLC-05 has lost*")
