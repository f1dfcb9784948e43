"""PRO-FIN-04 to -08: the final battle is prepared; its rounds are those of `round`."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MARKETS
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.cards import bury, discard
from druzina.games.prophecy.rules.effects import Carry
from druzina.games.prophecy.rules.ending import drop_out, wins_alone
from druzina.games.prophecy.rules.laying import turn_up

WINDOW = "setup"


class FinalBattle(Step[Kingdom]):
    """PRO-FIN-04, -05, -25: favourites alone are left; the holder of the Cloak names the field."""

    def run(self, g: Kingdom) -> None:
        if g.told is not None:
            g.tell("PRO-FIN-03", "event-final-battle", seat=g.taker)
        drop_out(g, "PRO-FIN-04")
        for hero in g.heroes:
            hero.might = hero.mind = hero.safe = 0
            hero.at_work = []
        if wins_alone(g):
            return
        table = LOADED[g.content].windows[WINDOW]
        naming = [
            Carry(seat, item, effect.number)
            for seat, hero in enumerate(g.heroes)
            for item in hero.items
            for effect in table.get(item, ())
        ]
        g.then(*naming, Gather())


class Gather(Step[Kingdom]):
    """PRO-FIN-06 to -08: the field is cleared, all stand there whole; left of the taker begins."""

    def run(self, g: Kingdom) -> None:
        from druzina.games.prophecy.rules.round import next_seat

        clear(g, g.battlefield)
        for seat, hero in enumerate(g.heroes):
            if hero.here:
                hero.field = g.battlefield
                stones.heal(g, seat, hero.wounds)
                stones.refill(g, seat, hero.drained)
                hero.damaged = []
        g.active = next_seat(g, g.taker)


def clear(g: Kingdom, field: int) -> None:
    """PRO-FIN-06: adventures and goods to their discards, abilities under their deck."""
    facts = LOADED[g.content]
    turn_up(g, field)
    for card in g.open[field]:
        discard(g, card)
    g.open[field] = []
    here = facts.fields[field]
    if here.kind in MARKETS:
        goods = g.goods[MARKETS.index(here.kind)]
        for card in goods:
            discard(g, card)
        goods.clear()
    if here.guild != NOTHING:
        for card in g.lessons[here.guild]:
            bury(g, card)
        g.lessons[here.guild] = []
