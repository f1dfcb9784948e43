"""What never changes in a sound position: no tile lost or doubled, nothing below zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from druzina.games.tales_of_glory.model import NOTHING, ROUNDS, Tale


def broken(g: Tale) -> Iterator[str]:
    yield from _tiles(g)
    yield from _ending(g)
    for seat, player in enumerate(g.players):
        for kind in ("gold", "potions", "combat", "magic", "glory"):
            if getattr(player, kind) < 0:
                yield f"seat {seat} has {getattr(player, kind)} {kind}"
        story = player.story
        cells = story.cells
        if len(set(cells)) != len(cells):
            yield f"seat {seat} has two tiles on one cell"
        for tile, opened in zip(story.tiles, story.opened, strict=True):
            if opened >> g.facts.chests[tile]:
                yield f"seat {seat} has a key on no chest of tile {tile}"


def _ending(g: Tale) -> Iterator[str]:
    """TOG-RND-03, TOG-END-01: ten rounds, and with the last refill the decks are empty."""
    if g.round > ROUNDS or (g.outcome and g.round != ROUNDS):
        yield f"round {g.round}"
    if g.round == ROUNDS and any(g.decks):
        yield "a deck is not used up in the last round"


def _tiles(g: Tale) -> Iterator[str]:
    """TOG-COM-02: every tile of the decks in play is in exactly one place."""
    found = Counter(g.removed + g.discard + g.quests)
    found.update(tile for tile in g.display if tile != NOTHING)
    for deck in g.decks:
        found.update(deck)
    for player in g.players:
        found.update(player.held + player.returned + player.story.tiles[1:])
        found.update([player.taken] if player.taken != NOTHING else [])
    found.update(_in_hand(g))
    decks = ("era1", "era2", "era3", *(("quests",) if g.experienced else ()))
    wanted = [tile for deck in decks for tile in g.facts.deck(deck)]
    for tile in wanted:
        if found[tile] != 1:
            yield f"tile {tile} is in {found[tile]} places"
    if sum(found.values()) != len(wanted):
        yield "tiles of other decks are in play"


def _in_hand(g: Tale) -> list[int]:
    """The tile that is paid or placed at this moment lies with the step that does it."""
    return [step.tile for step in g.stack if hasattr(step, "tile")][-1:]
