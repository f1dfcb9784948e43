"""Figures of a table for a fit to correct judgement by: what a seat has more of than the others.

Each stands three times: as it is, by the share of rounds that are left, and in the last round
alone, since what is worth much early may be worth nothing late.
"""

from __future__ import annotations

from operator import sub

from druzina.games.tales_of_glory.judgement import left_of
from druzina.games.tales_of_glory.model import ROUNDS, Player, Tale

GOODS = ("gold", "potions", "combat", "magic", "glory", "tiles", "keys", "quests")
NAMES = (*GOODS, *(f"{name} early" for name in GOODS), *(f"{name} last" for name in GOODS))
NOT_LAST = [0.0] * len(GOODS)


def features(g: Tale, seat: int) -> list[float]:
    """In the order of `NAMES`: the seat's goods less the mean of all others'."""
    own, others = _goods(g.players[seat]), len(g.players) - 1 or 1
    every = [_goods(player) for number, player in enumerate(g.players) if number != seat]
    if others == 1:
        more = list(map(sub, own, every[0]))
    else:
        more = [mine - sum(one) / others for mine, *one in zip(own, *every, strict=True)]
    left = left_of(g)
    if not left:
        return [*more, *NOT_LAST, *more]
    early = left / ROUNDS
    return [*more, *[early * one for one in more], *NOT_LAST]


def _goods(player: Player) -> tuple[int, ...]:
    story = player.story
    return (
        player.gold,
        player.potions,
        player.combat,
        player.magic,
        player.glory,
        len(story.tiles),
        sum(map(int.bit_count, story.opened)),
        len(player.held),
    )
