"""Multipliers: what a reward is counted by (TOG-MUL, and TOG-QST-11 to -13 for quests)."""

from __future__ import annotations

from collections.abc import Callable

from druzina.games.tales_of_glory.content import TYPES
from druzina.games.tales_of_glory.model import STEPS, Player, Tale


def count(g: Tale, seat: int, times: str) -> int:
    """How often a reward with this multiplier is gained now; an empty one once."""
    if not times:
        return 1
    player = g.players[seat]
    return tiles_of_type(g, player, times) if times in TYPES else COUNTS[times](g, player)


def tiles_of_type(g: Tale, player: Player, wanted: str) -> int:
    """TOG-MUL-01, -07, -08: the laid tile counts itself, the hero has no type."""
    types = g.facts.types
    return sum(types[tile] == wanted for tile in player.story.tiles)


def keys(g: Tale, player: Player) -> int:
    """TOG-MUL-03, TOG-KEY-14: key tokens lying on chests, nothing else."""
    return sum(opened.bit_count() for opened in player.story.opened)


def closed_chests(g: Tale, player: Player) -> int:
    """TOG-QST-13."""
    chests = g.facts.chests
    return sum(chests[tile] for tile in player.story.tiles) - keys(g, player)


def surrounded(g: Tale, player: Player) -> int:
    """TOG-QST-12: tiles with a neighbour on all four sides, connected or only touching."""
    cells = set(player.story.cells)
    return sum(all(place + step in cells for step in STEPS) for place in cells)


COUNTS: dict[str, Callable[[Tale, Player], int]] = {
    "key": keys,
    "closed chest": closed_chests,
    "surrounded": surrounded,
    "combat": lambda g, player: player.combat,
    "magic": lambda g, player: player.magic,
    "majority": lambda g, player: player.majorities,
    "gold set": lambda g, player: player.gold // 3,
    "potion set": lambda g, player: player.potions // 3,
}
