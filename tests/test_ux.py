"""The acceptance checklist of the screens: every point has a test that names it.

A test names points by `@pytest.mark.ux(17, 26)`, a test of the client by `(ux 17)` in its title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
POINTS = range(1, 71)
WAITING = {
    **dict.fromkeys((55, 56), "Prophecy"),
    **dict.fromkeys((57, 58), "Gloomhaven"),
}
NAMED = re.compile(r"(?:mark\.ux\(|\(ux )([\d, ]+)\)")


def named() -> Iterator[int]:
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.test.ts")]
    for file in files:
        for points in NAMED.findall(file.read_text(encoding="utf-8")):
            yield from map(int, points.split(","))


def test_every_point_has_a_test() -> None:
    found = set(named())
    assert found <= set(POINTS), "there is no such point"
    assert set(POINTS) - found - WAITING.keys() == set(), "no test names these points"
