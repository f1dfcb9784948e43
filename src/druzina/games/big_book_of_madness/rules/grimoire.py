"""The Grimoire phase: the marker, the check of a monster, a new one (BBM-GRM, BBM-BOOK)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.big_book_of_madness.model import DOWN, MADNESS, ROUNDS, SPACES, Book, Laid
from druzina.games.big_book_of_madness.rules.curses import Trigger, release
from druzina.games.big_book_of_madness.rules.effects import MayUse, Resolve, can_do, resolve
from druzina.games.big_book_of_madness.rules.ending import finish

LAST_SPACE = 5
SLOTS_OF = tuple(
    tuple(slot for slot, space in enumerate(SPACES) if space == here)
    for here in range(LAST_SPACE + 1)
)
MULTI = 4


class GrimoirePhase(Step[Book]):
    """BBM-GRM-01 to -05, -15: the marker advances, then its new space is resolved."""

    def run(self, g: Book) -> None:
        if g.round == 0:
            g.then(NewMonster())
        elif g.space == LAST_SPACE:
            g.space = 0
            g.then(CheckMonster())
        else:
            g.space += 1
            if g.told is not None:
                g.tell("BBM-GRM-01", "event-marker", space=g.space)
            g.then(*map(Trigger, SLOTS_OF[g.space]))


class CheckMonster(Step[Book]):
    """BBM-GRM-05 to -08, -19, BBM-END-01, -03, -06: bonus or penalty; after round 6, the end."""

    def run(self, g: Book) -> None:
        defeated = not g.slots
        g.defeated += defeated
        monster = g.pages[g.round - 1]
        key = "event-defeated" if defeated else "event-not-defeated"
        g.tell("BBM-GRM-05", key, page=monster)
        if g.round == ROUNDS:
            finish(g, "BBM-END-01" if defeated else "BBM-END-03", won=defeated)
            return
        front = g.facts.pages[g.pages[g.round]]
        g.then(ReturnCurses(), NewMonster())
        if not defeated:
            resolve(g, g.active, front.penalty)
            return
        one = g.facts.effects[front.bonus].who == "one"
        seats = [g.active] if one else g.circle()
        g.then(*(OfferBonus(seat, front.bonus) for seat in seats))


class OfferBonus(Step[Book]):
    """BBM-GRM-07, -18, BBM-SIM-02: each decides; one that could do nothing is skipped."""

    seat: int
    effect: int

    def run(self, g: Book) -> None:
        effect = g.facts.effects[self.effect]
        seats = g.circle() if effect.who == "one" else [self.seat]
        if any(can_do(g, seat, effect) for seat in seats):
            g.then(MayUse(self.seat, self.effect, 1, self.seat))


class ReturnCurses(Step[Book]):
    """BBM-GRM-06, -06a, BBM-WAR-03, BBM-TOK-04: under their piles, the first slot deepest."""

    def run(self, g: Book) -> None:
        kinds = g.facts.curse_kinds
        under = sum(laid.under for laid in g.slots)
        returned: list[list[int]] = [[], [], [], [], []]
        for laid in list(g.slots):
            returned[kinds[laid.curse]].append(laid.curse)
            release(g, laid)
        for kind, curses in enumerate(returned):
            g.piles[kind][:0] = curses
            g.buried[kind] += len(curses)
        g.supply[MADNESS] += under


class NewMonster(Step[Book]):
    """BBM-GRM-08, -09, -10, -16, -17, BBM-BOOK-06, -08: the page is turned."""

    def run(self, g: Book) -> None:
        g.reveal("page")
        g.space = 1
        g.round += 1
        g.barred = False
        for player in g.players:
            player.states = [state & ~DOWN for state in player.states]
        facts = g.facts
        page = facts.pages[g.pages[g.round - 1]]
        g.tell("BBM-GRM-09", "event-monster", page=page.number, round=g.round)
        arrival: Step[Book] = Resolve(g.active, page.arrival)
        last = facts.pages[g.pages[-1]].arrival
        extra: list[Step[Book]] = [Resolve(g.active, last)] if g.round == ROUNDS else []
        if facts.effects[page.arrival].on_placement:
            g.then(*extra, LayCurses(), arrival)
        else:
            g.then(arrival, *extra, LayCurses())


class LayCurses(Step[Book]):
    """BBM-GRM-11 to -14, BBM-TRK-02, -04, -05: the round's multi-element ones, then three."""

    def run(self, g: Book) -> None:
        facts = g.facts
        page = facts.pages[g.pages[g.round - 1]]
        added = facts.tracks[g.difficulty][g.round - 1]
        for kind in (*(MULTI,) * added, *page.curses):
            pile = g.piles[kind]
            if not pile:
                continue
            if len(pile) > g.buried[kind]:
                g.reveal("curse")
            g.slots.append(Laid(len(g.slots), pile.pop()))
            g.buried[kind] = min(g.buried[kind], len(pile))
        if g.told is not None:
            g.tell("BBM-GRM-12", "event-curses", curses=tuple(laid.curse for laid in g.slots))
