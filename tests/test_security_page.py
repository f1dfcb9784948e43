"""`docs/security.md` names a place and a test for each promise: all of them must be there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text()
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| promise", "| who tries"))
]
PROMISES = [row for row in ROWS if len(row) == 3]
NAMED = re.compile(r"`((?:tests|bench|server|store|core)/[\w/.]+|test_\w+\.py(?:::\w+)?)`")


def places(cell: str) -> list[Path]:
    """Files in the order they are named; a bare name stands beside the one before."""
    found: list[Path] = []
    for name in NAMED.findall(cell):
        beside = found[-1].parent if found and "/" not in name else None
        inside = ROOT if name.startswith(("tests/", "bench/")) else ROOT / "src" / "druzina"
        found.append((beside or inside) / name)
    return found


@pytest.mark.parametrize("row", PROMISES, ids=[row[0][:60] for row in PROMISES])
def test_every_promise_has_its_place_and_its_test(row: list[str]) -> None:
    _, where, test = row
    assert places(where), "where it is done"
    assert places(test), "what would notice"
    for path in (*places(where), *places(test)):
        assert path.exists(), path


def test_the_page_is_read_as_it_is_written() -> None:
    assert len(PROMISES) >= 30
    lucky = [row for row in ROWS if len(row) == 4]
    assert len(lucky) >= 6


def test_no_advisory_is_listed_without_its_source() -> None:
    """Whoever lists one names where it was read; today there is none."""
    for advisory in re.finditer(r"\b(?:CVE-\d{4}-\d+|GHSA-[\w-]+|PYSEC-[\w-]+)", PAGE):
        line = PAGE[: advisory.end()].count("\n")
        assert "https://" in PAGE.splitlines()[line], advisory[0]
