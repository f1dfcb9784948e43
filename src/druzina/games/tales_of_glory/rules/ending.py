"""End of the game and scoring (TOG-END)."""

from __future__ import annotations

from druzina.core import Outcome, Step, ranked
from druzina.games.tales_of_glory.model import Player, Tale
from druzina.games.tales_of_glory.rules.order import ITEM, Collect, Due

MAJORITY = 4

# TOG-END-07: the kinds of the majorities, and the order in which they break a tie.
CONTESTED = ("combat", "magic", "potions", "gold")


class FinalScoring(Step[Tale]):
    """TOG-TIM-07: majorities, end-of-game rewards, comparison."""

    def run(self, g: Tale) -> None:
        during = [player.glory for player in g.players]
        score_majorities(g)
        seats = range(len(g.players))
        g.then(*(Collect(seat, at_end(g, seat)) for seat in seats), Compare(during))


def score_majorities(g: Tale) -> None:
    """TOG-END-02, -03, -09, -10: 4 glory for the most of each kind, all of them if tied."""
    for kind in CONTESTED:
        most = max(getattr(player, kind) for player in g.players)
        for seat, player in enumerate(g.players):
            if most > 0 and getattr(player, kind) == most:
                player.majorities += 1
                player.glory += MAJORITY
                g.tell("TOG-END-02", "event-majority", seat=seat, kind=kind, glory=MAJORITY)


def at_end(g: Tale, seat: int) -> list[Due]:
    """TOG-END-04, -11: the end-of-game rewards of a story, in the order the tiles were laid."""
    tiles = g.facts.tiles
    return [
        Due(ITEM, place, part)
        for place, tile in enumerate(g.players[seat].story.tiles)
        for part, item in enumerate(tiles[tile].items)
        if item.at_end
    ]


class Compare(Step[Tale]):
    """TOG-END-05 to -08, -13: most glory, then the four counts; what is equal shares the place."""

    during: list[int]

    def run(self, g: Tale) -> None:
        ranks = ranked([marks(player) for player in g.players])
        won = [rank == 1 for rank in ranks]
        scores = [player.glory for player in g.players]
        parts = [
            parts_of(player, during) for player, during in zip(g.players, self.during, strict=True)
        ]
        for seat in sorted(range(len(ranks)), key=ranks.__getitem__):
            g.tell("TOG-END-05", "event-ends", seat=seat, rank=ranks[seat], glory=scores[seat])
        counts = [{kind: getattr(player, kind) for kind in CONTESTED} for player in g.players]
        g.end(Outcome("TOG-END-05", won, ranks, scores, parts, counts))


def marks(player: Player) -> tuple[int, ...]:
    return (player.glory, *(getattr(player, kind) for kind in CONTESTED))


def parts_of(player: Player, during: int) -> dict[str, int]:
    majorities = MAJORITY * player.majorities
    return {
        "during": during,
        "majorities": majorities,
        "end_rewards": player.glory - during - majorities,
    }
