"""How much of a game is still to come: the worth of most things hangs on it."""

from __future__ import annotations

from druzina.games.amulet.model import DAWN, MORNING, Realm

SOON = 4  # turns after which means lose their worth


def turns_ahead(g: Realm) -> int:
    """Turns that each seat still has after this phase."""
    days = g.facts.table.days[len(g.players) - 1]
    return 2 * max(0, days - g.round) + (2 if g.phase == DAWN else g.phase == MORNING)


def fading(g: Realm) -> float:
    """1 until the last turns, then less and less: what is not used by then was not needed."""
    return min(1.0, turns_ahead(g) / SOON)


def time_left(g: Realm) -> float:
    """The part of the game that is still to come."""
    days = g.facts.table.days[len(g.players) - 1]
    return turns_ahead(g) / (2 * days)
