"""Recovery and elimination (BBM-REC, BBM-ELI)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.big_book_of_madness.model import HAND_SIZE, MADNESS, Book, Player
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.madness import draw
from druzina.games.big_book_of_madness.rules.zones import ADMITTED, Spot, cards_of, remove, spots


class Recover(Step[Book]):
    """BBM-REC-01 to -05, -08: the hand is drawn up or discarded down to six."""

    def run(self, g: Book) -> None:
        hand = g.players[g.active].hand
        if len(hand) < HAND_SIZE:
            draw(g, g.active, HAND_SIZE - len(hand))
        elif over := min(len(hand) - HAND_SIZE, len(hand) - hand.count(MADNESS)):
            g.then(ShedCards(g.active, over, over))


class ShedCards(Choosing):
    """BBM-REC-03, -08: element cards only."""

    verb = "discard"
    clause = "BBM-REC-03"

    def pool(self, g: Book) -> list[Spot]:
        return spots(g, self.seat, ("hand",), ADMITTED[self.only(g)])

    def only(self, g: Book) -> str:
        return "element"

    def done(self, g: Book) -> None:
        remove(g, self.picked)
        cards = cards_of(self.picked)
        g.players[self.seat].discard.extend(cards)
        g.tell("BBM-REC-03", "event-discards", seat=self.seat, cards=cards, origin="hand")


def check_elimination(g: Book) -> None:
    """BBM-REC-06, -06a, -07, BBM-ELI-01: once, after the last draw: six Madness in hand."""
    hand = g.players[g.active].hand
    if len(hand) >= HAND_SIZE and hand[0] == MADNESS:  # a hand is sorted, Madness last
        eliminate(g, g.active)


def eliminate(g: Book, seat: int) -> None:
    """BBM-ELI-02, -02a, -08: all belongings go to the box, Madness too."""
    player = g.players[seat]
    for one in (*player.hand, *player.draw, *player.discard, *player.support):
        g.box[one] += 1
    g.boxed_spells.extend(player.spells)
    g.players[seat] = Player(wizard=player.wizard, out=True)
    g.tell("BBM-ELI-02", "event-eliminated", seat=seat)
