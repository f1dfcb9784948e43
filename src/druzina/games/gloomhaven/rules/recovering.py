"""GLH-REC: cards brought back."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.lines import Recover
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure
from druzina.games.gloomhaven.rules import active, field
from druzina.games.gloomhaven.rules.action import changes_of, used
from druzina.games.gloomhaven.rules.affecting import affects
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing

RECOVER = "recover"


@affects(Recover)
def recovered(g: Dungeon, one: Figure, line: Recover, other: Figure, number: int) -> None:
    """GLH-REC-01, -03, GLH-VOC-12: asked of whoever recovers."""
    if other.kind != CHARACTER:
        return
    if line.of_neighbour:
        from druzina.games.gloomhaven.rules.single import RecoverOf

        g.then(RecoverOf(other.seat))
        return
    n = next((change.recover for change in changes_of(g, line) if change.recover), line.n)
    g.then(RecoverCard(other.seat, line.pile, n or field.FAR, line.lose))


class LoseCard(Ask):
    """GLH-VOC-12: a card of one's choice from the hand, missing ones from the discards."""

    clause = "GLH-VOC-12"

    def choices(self, g: Dungeon) -> Sequence[str]:
        hero = g.heroes[self.seat]
        return [f"lose {card}" for card in sorted(hero.hand or hero.discard)] or [NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            active.lose_card(g, self.seat, thing(choice))


class RecoverCard(Ask):
    """GLH-REC-01, -03: one by one, or none; what it costs is due with the first."""

    clause = "GLH-REC-01"

    pile: str
    left: int
    lose: int = 0

    def cards(self, g: Dungeon) -> list[str]:
        """GLH-REC-01: those of the pile, and of the active area what will go there."""
        hero = g.heroes[self.seat]
        lost = [*hero.lost, *active.losses(g, self.seat)]
        cards = g.facts.printed.cards
        return [
            card
            for card in (lost if self.pile == "lost" else active.discards(g, self.seat))
            if not (cards[card].top.unrecoverable or cards[card].bottom.unrecoverable)
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{RECOVER} {card}" for card in sorted(self.cards(g))), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        hero, card = g.heroes[self.seat], thing(choice)
        active.stop(g, self.seat, card)
        (hero.discard if self.pile == "discard" else hero.lost).remove(card)
        hero.hand.append(card)
        more = [RecoverCard(self.seat, self.pile, self.left - 1)] if self.left > 1 else []
        g.then(*more, *(LoseCard(self.seat) for _ in range(self.lose)))
