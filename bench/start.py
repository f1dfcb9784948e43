"""How long the command line takes to start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from slices import Measure, Slice

SOURCE = Path(__file__).parents[1] / "src"
COMMANDS = ("--version", "games")


def measures() -> list[Measure]:
    return [
        Measure(f"druzina {command}", "ms", _start(command), rising=False) for command in COMMANDS
    ]


def _start(command: str) -> Slice:
    """One start; a slice is as long as it takes."""
    script = Path(sys.executable).with_name("druzina")
    code = "import sys; from druzina.cli import main; sys.exit(main())"
    words = [str(script)] if script.exists() else [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}

    def take(seconds: float) -> float:
        start = perf_counter()
        subprocess.run([*words, command], check=True, env=environment, stdout=subprocess.DEVNULL)
        return 1000 * (perf_counter() - start)

    return take
