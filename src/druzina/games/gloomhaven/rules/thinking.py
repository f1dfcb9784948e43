"""GLH-MON-11: what a monster decided on, kept for a round so that it can be asked why.

The board is in the form of the advisor's files, without its hexes: they follow from the doors that
were open.
"""

from __future__ import annotations

import msgspec

from druzina.games.gloomhaven.arena import KINDS
from druzina.games.gloomhaven.model import NOBODY, Dungeon, Figure, Thought
from druzina.games.gloomhaven.monsters import Board

encode = msgspec.json.Encoder().encode


def is_noted(g: Dungeon, one: Figure) -> bool:
    return bool(g.thoughts) and g.thoughts[-1].figure == one.id


def note(g: Dungeon, one: Figure, board: Board) -> None:
    """The first decision of a turn tells the whole of it."""
    if is_noted(g, one):
        return
    lying: dict[str, list[tuple[int, int]]] = {}
    for piece in g.pieces:
        if piece.kind in KINDS:
            lying.setdefault(piece.kind, []).extend(piece.hexes)
    told = {
        "monster": board.monster,
        "enemies": board.enemies,
        "allies": board.allies,
        "terrain": lying,
    }
    standing = {figure.at: figure.id for figure in g.figures}
    who = [standing.get(enemy.at, NOBODY) for enemy in board.enemies]
    g.thoughts.append(Thought(one.id, len(g.opened), encode(told).decode(), who))
