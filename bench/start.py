"""How long the command line takes to start, by the wall, and until a game is seen and asks.

Python keeps what it has compiled, as it does for everybody who starts a command twice.
"""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from time import perf_counter

from slices import Measure, Slice

SOURCE = Path(__file__).parents[1] / "src"
COMMANDS = ("--version", "games")
PLAYED = ("tales-of-glory", "big-book-of-madness")
DRAWN = re.compile(rb"\x1b\[\?1049h.*\n", re.DOTALL)  # lines of the table on a screen of its own
ASKED = re.compile(rb"\x1b\[\?1000h.*u undo", re.DOTALL)  # the panes, down to the line of the keys
PATIENCE = 1 << 20  # bytes, after which something else is shown than a game


def measures() -> list[Measure]:
    environment = _environment()
    commands = [
        Measure(f"druzina {command}", "ms", _start(command, environment), rising=False)
        for command in COMMANDS
    ]
    screens = [
        Measure(f"druzina play {game}, {until}", "ms", _screen(game, mark, environment), False)
        for game in PLAYED
        for until, mark in (("the table", DRAWN), ("the panes", ASKED))
    ]
    return [*commands, *screens]


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    compiled = mkdtemp(prefix="druzina-start-")
    asked = {"PYTHONPATH": str(SOURCE), "PYTHONPYCACHEPREFIX": compiled, "TERM": "xterm-256color"}
    return {**kept, **asked}


def _command() -> list[str]:
    script = Path(sys.executable).with_name("druzina")
    code = "import sys; from druzina.cli import main; sys.exit(main())"
    return [str(script)] if script.exists() else [sys.executable, "-c", code]


def _start(command: str, environment: dict[str, str]) -> Slice:
    """One start; a slice is as long as it takes."""

    def take(seconds: float) -> float:
        start = perf_counter()
        words = [*_command(), command]
        subprocess.run(words, check=True, env=environment, stdout=subprocess.DEVNULL)
        return 1000 * (perf_counter() - start)

    return take


def _screen(game: str, mark: re.Pattern[bytes], environment: dict[str, str]) -> Slice:
    """From the command to the first bytes of a screen, on a terminal of its own."""

    def take(seconds: float) -> float:
        here, there = pty.openpty()
        start = perf_counter()
        words = [*_command(), "play", game, "--seed", "7", "--lang", "en"]
        running = subprocess.Popen(words, env=environment, stdin=there, stdout=there, stderr=there)
        os.close(there)
        try:
            told = b""
            while not mark.search(told) and len(told) < PATIENCE:
                told += os.read(here, 1 << 16)
            return 1000 * (perf_counter() - start)
        finally:
            running.kill()
            running.wait()
            os.close(here)

    return take
