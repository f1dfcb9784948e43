"""The end of the game (BBM-END)."""

from __future__ import annotations

from druzina.core import Outcome
from druzina.games.big_book_of_madness.model import MADNESS, Book


def finish(g: Book, clause: str, won: bool) -> None:
    """BBM-END-05, -07: one outcome for all seats, with its cause; no score but for statistics."""
    seats = len(g.players)
    alive = sum(not player.out for player in g.players)
    g.tell(clause, "event-wins" if won else "event-loses", cause=clause)
    g.end(
        Outcome(
            clause=clause,
            won=[won] * seats,
            ranks=[1 if won else 2] * seats,
            scores=[g.defeated] * seats,
            parts=[{"defeated": g.defeated} for _ in range(seats)],
            counts=[{"madness_left": g.supply[MADNESS], "alive": alive} for _ in range(seats)],
        )
    )
