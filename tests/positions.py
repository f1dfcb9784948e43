"""What is true at a match, for tests: read off its public position, so that nothing can be felt."""

from __future__ import annotations

from typing import TypeVar

from druzina.core import Match, Position

G = TypeVar("G", bound=Position)


def position(match: Match[G]) -> G:
    """A copy of the true position; to set another one up there is `Match.at`."""
    return match.game.codec.decode(match.position)
