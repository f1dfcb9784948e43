"""What the advisor's page and the package's own words show works."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from druzina.games.gloomhaven import advise as advise_module
from druzina.games.gloomhaven import arena, monsters
from druzina.games.gloomhaven.advise import advise, boards

PAGE = Path(__file__).parents[3] / "docs" / "gloomhaven_advisor.md"


def examples() -> list[str]:
    blocks = re.findall(r"```\w*\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if "map:" in block or block.startswith("{\n")]


def test_the_boards_of_the_page_can_be_advised_on() -> None:
    found = [advise(boards(text)[0]).results for text in examples()]
    assert [[result.end for result in results] for results in found] == [[(2, 0)], [(2, 1)]]


def test_the_python_of_the_page_runs() -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    source, _, expected = code.rpartition("  # ")
    shown = source.replace("advice.results", "print(advice.results)")
    run = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == expected.strip()


@pytest.mark.parametrize("module", [advise_module, arena, monsters])
def test_the_examples_in_the_code_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
