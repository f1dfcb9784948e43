"""Casting a spell (BBM-CAST), and actions that spells grant (BBM-OTH, BBM-INC)."""

from __future__ import annotations

from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import CASTING, USED, Book
from druzina.games.big_book_of_madness.rules.effects import resolve
from druzina.games.big_book_of_madness.rules.payment import Bought


class Cast(Bought):
    """BBM-CAST-05, -05a, -10, -12: paid for; now targets and effect, then it is turned used."""

    seat: int = 0
    spell: int = 0
    times: int = 1

    def run(self, g: Book) -> None:
        player = g.players[self.seat]
        player.states[player.spells.index(self.spell)] = CASTING
        if g.told is not None:
            g.tell("BBM-CAST-03", "event-casts", seat=self.seat, spell=self.spell, times=self.times)
        g.then(FinishCast(self.paid, self.seat, self.spell))
        resolve(g, self.seat, LOADED[g.content].spells[self.spell].effect, self.times)


class FinishCast(Bought):
    """BBM-CAST-05, -06: used, unless the effect has cost the player the spell."""

    seat: int = 0
    spell: int = 0

    def run(self, g: Book) -> None:
        player = g.players[self.seat]
        if self.spell in player.spells:
            player.states[player.spells.index(self.spell)] = USED
