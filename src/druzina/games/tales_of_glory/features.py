"""Figures of a table for a fit to correct judgement by: what a seat has more of than the others.

Each stands twice, as it is and by the share of rounds that are left, since what is worth much early
may be worth nothing late.
"""

from __future__ import annotations

from druzina.games.tales_of_glory.judgement import left_of
from druzina.games.tales_of_glory.model import ROUNDS, Player, Tale

GOODS = ("gold", "potions", "combat", "magic", "glory", "tiles", "keys", "quests")
NAMES = (*GOODS, *(f"{name} early" for name in GOODS))


def features(g: Tale, seat: int) -> list[float]:
    """In the order of `NAMES`: the seat's goods less the mean of all others'."""
    every = [_goods(player) for player in g.players]
    others = len(every) - 1 or 1
    early = left_of(g) / ROUNDS
    more = [
        own - (sum(one) - own) / others
        for own, one in zip(every[seat], zip(*every, strict=True), strict=True)
    ]
    return [*more, *(early * one for one in more)]


def _goods(player: Player) -> tuple[int, ...]:
    story = player.story
    keys = sum(opened.bit_count() for opened in story.opened)
    held = len(player.held)
    return (
        player.gold,
        player.potions,
        player.combat,
        player.magic,
        player.glory,
        len(story.tiles),
        keys,
        held,
    )
