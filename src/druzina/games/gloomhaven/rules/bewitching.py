"""V17 `mind_control`: a character under a boss's spell plays its turn for the other side."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.gloomhaven.cards.lines import Move
from druzina.games.gloomhaven.model import (
    A_HERO,
    MONSTERS,
    NOBODY,
    PARTY,
    Action,
    Boon,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import active
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.moving import begin_move
from druzina.games.gloomhaven.telling import figure_told

SPELL = "bewitched"
GOES = 2
CARDS = 2


def is_bewitched(one: Figure) -> bool:
    return any(boon.kind == SPELL for boon in one.boons)


def bewitch(g: Dungeon) -> None:
    """V17: who will play two cards latest in this round, and its summons; nobody left: nothing."""
    later = [actor.seat for actor in g.order[g.at_turn + 1 :] if actor.kind == A_HERO]
    able = [seat for seat in later if len(g.heroes[seat].waiting) == CARDS]
    if not able:
        return
    seat = able[-1]
    for one in [each for each in g.figures if each.seat == seat]:
        one.boons.append(Boon(SPELL))
        if g.told is not None and one.id == g.heroes[seat].figure:
            g.tell("GLH-BOS-08", "event-bewitched", figure=figure_told(one))


class SpellTurn(Step[Dungeon]):
    """V17: Move 2, then the top of the leading card, with sides swapped; both are discarded."""

    seat: int

    def run(self, g: Dungeon) -> None:
        one = g.mine(self.seat)
        if one is None:
            return
        lead = g.heroes[self.seat].played[0]
        g.action = Action(one.id, lead, True, infused=len(g.infused))
        g.then(Steps(self.seat), TopOfLead(self.seat, lead), CardsGo(self.seat, lead))


class Steps(Step[Dungeon]):
    seat: int

    def run(self, g: Dungeon) -> None:
        one, line = g.mine(self.seat), g.facts.lines[g.facts.basic_move]
        if one is not None and isinstance(line, Move):
            begin_move(g, one, line, GOES, jump=False)


class TopOfLead(Step[Dungeon]):
    seat: int
    card: str

    def run(self, g: Dungeon) -> None:
        one, hero = g.mine(self.seat), g.heroes[self.seat]
        if one is None or self.card not in hero.waiting:
            return
        hero.waiting.remove(self.card)
        hero.using = self.card
        g.action = Action(one.id, self.card, True, infused=len(g.infused))
        if g.told is not None:
            g.tell("GLH-TRN-01", "event-plays", seat=self.seat, half="top", card=self.card)
        g.then(Perform(one.id, g.facts.numbers(g.facts.half(self.card, True).lines), half=True))


class CardsGo(Step[Dungeon]):
    """V17: both to the discards whatever their symbols; what the half would leave ends with it."""

    seat: int
    card: str

    def run(self, g: Dungeon) -> None:
        hero, action, one = g.heroes[self.seat], g.action, g.mine(self.seat)
        g.action, hero.using = None, ""
        if one is None or hero.exhausted:
            return
        if action is not None and action.used:
            earn(g, one, g.facts.half(self.card, True).xp)
            called = g.find(action.summoned)
            if action.summoned != NOBODY and called is not None:
                g.figures.remove(called)
        active.stop(g, self.seat, self.card)
        active.drop_boons(g, self.card)
        for pile in (hero.hand, hero.discard, hero.lost):
            if self.card in pile:
                pile.remove(self.card)
        hero.discard += [self.card, *hero.waiting]
        hero.waiting = []


def swap(g: Dungeon, one: Figure) -> None:
    """In its turn its enemies are its allies."""
    one.side = MONSTERS if is_bewitched(one) else PARTY
