"""The load driver and the kill test, in small: how fast things are is not a test's business."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def told(script: str, *options: str) -> dict[str, Any]:
    command = [sys.executable, str(BENCH / script), *options]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(shown.stdout)
    return figures


def test_every_client_hears_of_every_choice() -> None:
    options = ("--tables", "3", "--clients", "4", "--seconds", "2", "--pace", "0.2")
    figures = told("load.py", *options)
    assert figures["errors"] == 0, figures["first_errors"]
    assert figures["choices"] > 0
    assert figures["updates_measured"] == figures["choices"]


def test_a_kill_loses_nothing_that_was_acknowledged() -> None:
    figures = told("kill.py", "--kills", "3", "--tables", "2")
    assert figures["errors"] == 0, figures["first_errors"]
    assert figures["kills"] == 3
    assert figures["acknowledged_choices"] > 0
    assert figures["seats_with_lost_choices"] == figures["fingerprints_differing"] == 0
    assert figures.get("seats_with_doubled_choices", 0) == 0


@pytest.mark.parametrize("pauses", ["0", "1"])
def test_a_kill_or_a_pause_of_one_of_two_servers_loses_nothing_that_was_acknowledged(
    pauses: str,
) -> None:
    figures = told("kill_several.py", "--kills", "2", "--tables", "2", "--pauses", pauses)
    assert figures["errors"] == 0, figures["first_errors"]
    assert figures["kills"] == 2
    assert figures["acknowledged_choices"] > 0
    assert figures["seats_with_lost_choices"] == figures["fingerprints_differing"] == 0
    assert figures.get("seats_with_doubled_choices", 0) == 0
