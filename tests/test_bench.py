"""The bench runs and writes what it says; how fast things are is not a test's business."""

import ast
import csv
import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from druzina import games
from druzina.lab import run
from druzina.lab.row import cells

ROOT = Path(__file__).parents[1]
TINY = [
    *("--rounds", "1", "--seconds", "0.002", "--starts", "1", "--entries", "60"),
    *("--choices", "1", "--no-peers"),
]


def test_the_bench_measures_every_game_and_keeps_a_history(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "bench" / "run.py"), *TINY, "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    shown = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    report = json.loads((tmp_path / "latest.json").read_text(encoding="utf-8"))
    figures = report["figures"]
    for name in games.NAMES:
        for what in ("random play", "random play in a match", "clone", "choices", "search"):
            assert figures[f"{name}: {what}"]["best"] > 0
        assert figures[f"{name}: finished match"]["unit"] == "kB"
    for what in ("match", "jumping in a replay", "opening a table", "taking back by consent"):
        assert figures[f"60 entries of 3 kB: {what}"]["best"] > 0
    assert figures["calibration"]["median"] > 0
    assert figures["druzina games"]["best"] > 0
    assert all(name in shown.stdout for name in figures)
    assert (tmp_path / "history.csv").read_text().count("\n") == 1 + len(figures)


def test_a_run_in_pieces_has_the_rows_of_the_whole(tmp_path: Path) -> None:
    """Each start plays at least one game more, and goes on where the one before stopped."""
    words = ["tales_of_glory", "--seats", "greedy,random", "--games", "3", "--seed", "5"]
    command = [sys.executable, str(ROOT / "bench" / "piecewise.py"), str(tmp_path), *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    told = [
        subprocess.run(
            [*command, "--seconds", "0"],
            check=True,
            env=environment,
            capture_output=True,
            text=True,
        ).stdout.splitlines()[0]
        for _ in range(4)
    ]
    assert told == [f"{n} of 3 games" for n in (1, 2, 3, 3)]
    whole = run("tales_of_glory", ("greedy", "random"), 3, 5, workers=1)
    expected = [dict(cells(row)) for row in whole.rows]
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == expected


SCRIPTS = [path for folder in ("bench", "scripts") for path in (ROOT / folder).rglob("*.py")]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_what_a_script_imports_is_there(script: Path) -> None:
    """They are run seldom, and nothing else would notice that a name has moved."""
    for node in ast.walk(ast.parse(script.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("druzina"):
            module = import_module(str(node.module))
            for name in node.names:
                if not hasattr(module, name.name):
                    assert find_spec(f"{node.module}.{name.name}"), f"{node.module}.{name.name}"
