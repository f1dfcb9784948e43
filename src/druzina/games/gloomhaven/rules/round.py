"""GLH-PRC-01, -13, GLH-RND: one round: cards chosen in secret, the order, turns, the cleanup."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Lane, Shown, Step, Together
from druzina.games.gloomhaven.model import A_HERO, MONSTER, PARTY, Dungeon
from druzina.games.gloomhaven.rules import active, elements, modifiers
from druzina.games.gloomhaven.rules.asking import shown, thing
from druzina.games.gloomhaven.rules.doors import draw_cards
from druzina.games.gloomhaven.rules.ending import decided, exhausted, finish, settle_goal, stays
from druzina.games.gloomhaven.rules.items import Initiatives
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.order import WhichIsNext, fixed, late_ones, types
from druzina.games.gloomhaven.rules.resting import ShortRest, may_rest
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import settle_idle
from druzina.games.gloomhaven.rules.turn import HeroTurn

LEAD, SECOND, REST, STOP = "lead", "second", "rest", "stop"
TWO = 2


class Round(Step[Dungeon]):
    """GLH-PRC-01 step 1, GLH-SET-18: penalties before the first round, rules of its start."""

    def run(self, g: Dungeon) -> None:
        g.round += 1
        g.phase = "cards"
        if g.told is not None:
            g.tell("GLH-RND-01", "event-round", n=g.round)
        g.then(Selection())
        happens(g, "round_start")
        if g.round == 1:
            happens(g, "setup")


class Selection(Step[Dungeon]):
    """GLH-PRC-01 steps 2 and 3."""

    def run(self, g: Dungeon) -> None:
        settle_idle(g)
        hostile = any(one.kind == MONSTER and one.side != PARTY for one in g.figures)
        for seat, hero in enumerate(g.heroes):
            if not hostile and not hero.escaped:  # GLH-BGL-02: for who is exhausted as well
                g.count(seat, "rounds_without_monsters")
            if hero.exhausted:
                continue
            unable = len(hero.hand) < TWO and not may_rest(g, seat)  # GLH-SEL-04
            if g.mortal:
                stays(g, seat, unable)
            elif unable:
                exhausted(g, seat)
        if decided(g):
            finish(g)
            return
        playing = [
            seat for seat, hero in enumerate(g.heroes) if not hero.exhausted and not hero.helpless
        ]
        g.then(ChooseCards([TwoCards(seat) for seat in playing]), Turns(), EndOfRound())


class TwoCards(Lane[Dungeon, str]):
    """GLH-SEL-01: two cards, the leading one first; or a long rest.

    GLH-TIM-07: before that, active bonuses may be ended; they are when all have chosen.
    """

    clause = "GLH-SEL-01"

    def choices(self, g: Dungeon) -> Sequence[str]:
        hand = sorted(g.heroes[self.seat].hand)
        if self.lead:
            return [f"{SECOND} {card}" for card in hand if card != self.lead]
        first = [f"{LEAD} {card}" for card in hand] if len(hand) >= TWO else []
        rest = [REST] if may_rest(g, self.seat) else []
        ended = [f"{STOP} {card}" for card in g.heroes[self.seat].active_cards()]
        return [*first, *rest, *(each for each in ended if each not in self.given)]

    @property
    def lead(self) -> str:
        """The leading card, once it is chosen."""
        return next((thing(each) for each in self.given if each.startswith(LEAD)), "")

    @property
    def done(self) -> bool:
        return REST in self.given or any(each.startswith(SECOND) for each in self.given)

    def prompt(self, g: Dungeon) -> Shown:
        if self.lead:
            return Shown("ask-second-card", self.clause, {"seat": self.seat})
        key = "ask-two-cards-or-rest" if may_rest(g, self.seat) else "ask-two-cards"
        return Shown(key, self.clause, {"seat": self.seat})

    def write(self, g: Dungeon, choice: str) -> str:
        return choice

    def show(self, g: Dungeon, choice: str) -> Shown:
        return shown(g, self.seat, *choice.partition(" ")[::2], self.clause)


class ChooseCards(Together[Dungeon, TwoCards]):
    """GLH-SIM-01: chosen in secret by all, turned up together."""

    def run(self, g: Dungeon) -> None:
        g.thoughts = []
        for lane in self.lanes:
            hero = g.heroes[lane.seat]
            ended = [thing(choice) for choice in lane.given if choice.startswith(f"{STOP} ")]
            for card in ended:
                active.stop(g, lane.seat, card)
            chosen = lane.given[len(ended) :]
            hero.resting = chosen == [REST]
            hero.played = [] if hero.resting else [thing(choice) for choice in chosen]
            hero.waiting = list(hero.played)
            for card in hero.played:
                hero.hand.remove(card)
            if g.told is not None:
                self._told(g, lane.seat)
        for one in g.figures:
            one.idle = False
        draw_cards(g, types(g))
        g.then(Initiatives(), FixOrder())

    def _told(self, g: Dungeon, seat: int) -> None:
        if g.heroes[seat].resting:
            g.tell("GLH-RST-04", "event-will-rest", seat=seat)
        else:
            lead, other = g.heroes[seat].played
            n = g.facts.printed.cards[lead].initiative
            g.tell("GLH-INI-01", "event-cards", seat=seat, card=lead, second=other, n=n)


class FixOrder(Step[Dungeon]):
    """GLH-PRC-01 step 6."""

    def run(self, g: Dungeon) -> None:
        fixed(g)
        g.phase = "turns"


class Turns(Step[Dungeon]):
    """GLH-PRC-01 step 7: one after the other; revealed monsters that are late act after a turn."""

    begun: bool = False

    def run(self, g: Dungeon) -> None:
        if decided(g):
            return
        if late_ones(g):
            g.then(WhichIsNext(g.leader()), self)
            return
        if self.begun:
            g.at_turn += 1
        if g.at_turn >= len(g.order):
            return
        actor = g.order[g.at_turn]
        self.begun = True
        if actor.kind == A_HERO:
            g.then(HeroTurn(actor.seat), self)
        else:
            g.then(GroupTurn(actor.type), self)


class EndOfRound(Step[Dungeon]):
    """GLH-PRC-13 step 1, GLH-EOR-02: the scenario's rules for the end of a round."""

    def run(self, g: Dungeon) -> None:
        g.phase = "cleanup"
        g.then(Cleanup())
        if not decided(g):
            happens(g, "round_end")


class Cleanup(Step[Dungeon]):
    """GLH-PRC-13 steps 2 to 8, GLH-EOR-01, -04."""

    def run(self, g: Dungeon) -> None:
        settle_goal(g)
        if g.won or g.lost or decided(g):
            finish(g)
            return
        for hero in g.heroes:
            modifiers.mix_if_due(g, hero.deck)
        modifiers.mix_if_due(g, g.monster_modifiers)
        for name, deck in g.decks.items():
            if not deck.card:
                continue
            cards = g.facts.printed.decks[name].cards
            shuffle = next(card.shuffle for card in cards if card.id == deck.card)
            deck.discard.append(deck.card)
            deck.card = ""
            if shuffle:
                deck.draw += deck.discard
                deck.discard = []
                g.shuffle(deck.draw)
        elements.wane(g)
        active.end_round_bonuses(g)
        resting = [
            seat
            for seat in dict.fromkeys(actor.seat for actor in g.order if actor.kind == A_HERO)
            if not g.heroes[seat].exhausted and may_rest(g, seat)
        ]
        g.then(*(ShortRest(seat) for seat in resting), Round())
