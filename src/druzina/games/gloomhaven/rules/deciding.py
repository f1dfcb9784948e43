"""GLH-TIM-06, GLH-SUM-06, GLH-VOC-06: which seat answers for a figure that is no character."""

from __future__ import annotations

from druzina.games.gloomhaven.cards.lines import Control
from druzina.games.gloomhaven.model import NOBODY, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import field


def decider(g: Dungeon, one: Figure) -> int:
    """Who decides between equally good things for a figure."""
    if one.kind == SUMMON:
        return one.seat
    seat = field.controller(one)
    return in_charge(g, seat) if seat != NOBODY else g.leader()


def in_charge(g: Dungeon, seat: int) -> int:
    """GLH-EXH-05: for an exhausted character the leader answers."""
    return g.leader() if g.heroes[seat].exhausted else seat


def director(g: Dungeon, one: Figure) -> int:
    """GLH-VOC-06: the seat that directs the turn of a controlled figure."""
    for boon in one.boons:
        if boon.kind == "controlled":
            line = g.facts.lines[boon.line]
            if isinstance(line, Control) and line.directed:
                return in_charge(g, boon.n)
    return NOBODY
