"""The round, and preparing the next one (TOG-RND, TOG-PRP)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.tales_of_glory.model import NOTHING, ROUNDS, Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick

DRAWN = 5

# TOG-PRP-01, the discard board: how many tiles leave the display, by number of players.
LEAVING = {2: 3, 3: 2, 4: 1, 5: 0}


class Round(Step[Tale]):
    """TOG-RND-01, -03, -05: ten rounds of three phases; nothing is prepared after the tenth."""

    def run(self, g: Tale) -> None:
        g.round += 1
        g.tell("TOG-RND-01", "event-round", round=g.round)
        picks = FirstChoice([Pick(seat) for seat in range(len(g.players))])
        if g.round < ROUNDS:
            g.then(picks, PassStartToken(), LayTiles(), Prepare(), self)
        else:
            g.then(picks, PassStartToken(), LayTiles(), FinalScoring())


class Prepare(Step[Tale]):
    """TOG-PRP-01 to -06: the lowest tiles leave, the rest moves down, five are drawn."""

    def run(self, g: Tale) -> None:
        left = [tile for tile in g.display if tile != NOTHING]
        leaving = LEAVING[len(g.players)]
        g.discard.extend(left[:leaving])
        if leaving:
            g.tell("TOG-PRP-01", "event-sweeps", tiles=tuple(left[:leaving]))
        drawn = draw_tiles(g, DRAWN)
        g.display = left[leaving:] + drawn
        g.tell("TOG-PRP-04", "event-draws", tiles=tuple(drawn))


def draw_tiles(g: Tale, number: int) -> list[int]:
    """TOG-PRP-04, -05, -09: from the lowest era with tiles; if from two, in mixed order."""
    g.reveal("tiles")
    drawn: list[int] = []
    eras = 0
    for deck in g.decks:
        taken = min(number - len(drawn), len(deck))
        eras += taken > 0
        drawn += [deck.pop() for _ in range(taken)]
    if eras > 1:
        g.shuffle(drawn)
    return drawn
