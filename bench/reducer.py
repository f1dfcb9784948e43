"""boardgame.io's reducer in a process of its own, installed beside this file and never kept."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
VERSION = "0.50.2"
GAMES = {"bare": "a move that changes nothing", "noughts": "noughts and crosses"}


class Reducer:
    """It is told how long a slice is, and answers with moves, seconds and processor seconds."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", str(HERE / "reducer.cjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def take(self, game: str, seconds: float) -> tuple[float, float, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{game} {seconds}\n")
        self.process.stdin.flush()
        moves, took, used = map(float, self.process.stdout.readline().split())
        return moves, took, used

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def start() -> Reducer | str:
    """Ready to be measured, or why it is not."""
    npm = shutil.which("npm")
    if npm is None:
        return "boardgame.io cannot be installed: no npm"
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        print("installing boardgame.io into bench/node_modules", file=sys.stderr)
        command = [npm, "install", "--prefix", str(HERE), "--no-save", "--no-package-lock"]
        quiet = ["--no-audit", "--no-fund", "--silent", f"boardgame.io@{VERSION}"]
        installed = subprocess.run([*command, *quiet], capture_output=True, text=True, check=False)
        if installed.returncode:
            return f"boardgame.io cannot be installed: {installed.stderr.strip()[-200:]}"
    reducer = Reducer()
    try:
        for game in GAMES:
            reducer.take(game, 0.2)
    except (OSError, ValueError):
        reducer.close()
        return "boardgame.io does not run"
    return reducer
