"""The one look inside a match: for what only the position itself shows, such as a shared part."""

from __future__ import annotations

from typing import Any

from druzina.core import Match


def truth(match: Match[Any]) -> Any:
    """The true position itself, not a copy."""
    return match._g
