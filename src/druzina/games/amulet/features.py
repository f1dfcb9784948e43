"""Figures of a table for a fit to correct judgement by.

Rivals are told by what a seat has more of than the others, as it is and by the part of the game
that is still to come; a team by what it has in the mean, and how far its quests are. Of the two
groups the one that is not meant is 0, so that one list serves all modes. Oaths are in none of
them: others' are hidden.
"""

from __future__ import annotations

from druzina.games.amulet.appraising import promise
from druzina.games.amulet.clock import time_left
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.quests import sections
from druzina.games.amulet.rules.scoring import points

GOODS = ("power", "health", "coins", "weapons", "items", "skills", "gems")
QUESTS = ("stuns", "sections", "mythical")
NAMES = (
    *GOODS,
    *(f"{name} early" for name in GOODS),
    *(f"team {name}" for name in (*GOODS, *QUESTS)),
)
RIVALS, TEAM = 2 * len(GOODS), len(GOODS) + len(QUESTS)


def features(g: Realm, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    if any(player.character == NOTHING for player in g.players):
        return [0.0] * len(NAMES)
    every = list(zip(*[_goods(g, one) for one in range(len(g.players))], strict=True))
    if g.together:
        return [0.0] * RIVALS + [*(sum(one) / len(one) for one in every), *_quests(g)]
    others, early = len(g.players) - 1 or 1, time_left(g)
    more = [one[seat] - (sum(one) - one[seat]) / others for one in every]
    return [*more, *(early * one for one in more), *([0.0] * TEAM)]


def _goods(g: Realm, seat: int) -> tuple[float, ...]:
    player = g.players[seat]
    have, spells = player.skills | player.fresh, g.facts.spells
    return (
        sum(points(g, seat).values()),
        player.health,
        player.coins,
        player.ready.bit_count(),
        len(player.potions) + 0.5 * sum([spells[one].token.size for one in player.spells]),
        have.bit_count() + 0.5 * (sum(player.xp) + player.due),
        promise(g, seat),
    )


def _quests(g: Realm) -> tuple[float, float, float]:
    """What quests C, A and B look at, by player."""
    count = len(g.players)
    return (
        sum([player.stuns for player in g.players]) / count,
        sections(g) / count,
        (len(g.mythical) + (g.dungeon != NOTHING)) / count,
    )
