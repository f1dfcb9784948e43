"""GLH-REC: cards brought back."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.lines import Recover
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import carries, changes_of, used
from druzina.games.gloomhaven.rules.affecting import SELF
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.targets import fitting

RECOVER = "recover"


@carries(Recover)
def recover(g: Dungeon, one: Figure, line: Recover, number: int) -> None:
    """GLH-REC-01, -03: asked of whoever recovers."""
    for_whom = fitting(g, one, line.whom or SELF)
    characters = [each for each in for_whom if each.kind == CHARACTER]
    if line.whom is not None and line.whom.count == 1 and len(characters) > 1:
        characters = characters[:1]
    n = next((change.recover for change in changes_of(g, line) if change.recover), line.n)
    for each in characters:
        g.then(RecoverCard(each.seat, line.pile, n or field.FAR))


class RecoverCard(Ask):
    clause = "GLH-REC-01"

    pile: str
    left: int

    def cards(self, g: Dungeon) -> list[str]:
        hero = g.heroes[self.seat]
        pile = hero.discard if self.pile == "discard" else hero.lost
        cards = g.facts.printed.cards
        return [
            card
            for card in pile
            if not (cards[card].top.unrecoverable or cards[card].bottom.unrecoverable)
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{RECOVER} {card}" for card in sorted(self.cards(g))), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        hero, card = g.heroes[self.seat], thing(choice)
        (hero.discard if self.pile == "discard" else hero.lost).remove(card)
        hero.hand.append(card)
        if self.left > 1:
            g.then(RecoverCard(self.seat, self.pile, self.left - 1))
