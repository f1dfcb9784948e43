"""GLH-XP: experience."""

from __future__ import annotations

from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure


def earn(g: Dungeon, one: Figure, xp: int) -> None:
    """GLH-XP-01: experience is the characters' own."""
    if xp and one.kind == CHARACTER:
        g.heroes[one.seat].xp += xp
        if g.told is not None:
            g.tell("GLH-XP-01", "event-experience", seat=one.seat, n=xp)
