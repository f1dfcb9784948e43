"""Hostile clients, in small: `bench/hostile.py` sends twenty thousand messages, this a few."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_hostile_messages_change_nothing_and_disturb_nobody() -> None:
    command = [sys.executable, str(ROOT / "bench" / "hostile.py")]
    ended = subprocess.run(
        [*command, "--messages", "300", "--quiet", "0.2", "--patience", "0", "--seed", "5"],
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    told = json.loads(ended.stdout)
    assert told["messages"] == 300
    assert set(told["kinds"]) == {"malformed", "oversized", "out of turn", "forged", "replayed"}
    assert told["honest_choices"] > 0
    assert {"refusal-not-yours", "refusal-not-asked", "error-message", "closed 1009"} <= set(
        told["answers"]
    )
