"""Files of positions: which fields hold tiles, and what fills the gaps."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from druzina.games.tales_of_glory.content import Content
from druzina.games.tales_of_glory.model import NOTHING, Tale, at
from druzina.games.tales_of_glory.rules.preparing import Round

TILES = (
    "tiles", "display", "decks", "removed", "discard", "quests",
    "taken", "held", "returned", "tile",
)  # fmt: skip
ERAS = ("era1", "era2", "era3")


def names(facts: Content) -> dict[str, Mapping[int, str]]:
    tiles = {NOTHING: "-", **{tile.number: tile.id for tile in facts.tiles}}
    cells = {place: "{},{}".format(*at(place)) for place in range(32 * 32)}
    return {**dict.fromkeys(TILES, tiles), "cells": cells, "cell": cells}


def fill(g: Tale, told: Collection[str]) -> None:
    """Tiles that are nowhere else lie in the decks, the top last as they were dealt; a round that
    nothing is told of begins."""
    used = set(placed(g))
    if "decks" not in told:
        if "removed" not in told:
            g.removed = [tile for tile in g.removed if tile not in used]
        used |= set(g.removed)
        g.decks = [[tile for tile in g.facts.deck(era) if tile not in used] for era in ERAS]
        g.shuffle(*g.decks)
    if g.experienced and "quests" not in told:
        g.quests = [tile for tile in g.facts.deck("quests") if tile not in used]
        g.shuffle(g.quests)
    if "stack" not in told:
        g.round = max(0, g.round - 1)
        g.stack = [Round()]


def placed(g: Tale) -> list[int]:
    """The tiles that lie with players and on the board."""
    tiles = [*g.display, *g.discard, *(step.tile for step in g.stack if hasattr(step, "tile"))]
    for player in g.players:
        tiles += [*player.story.tiles, *player.held, *player.returned, player.taken]
    return tiles
