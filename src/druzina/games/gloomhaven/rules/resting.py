"""GLH-RST, GLH-PRC-11, -12: short and long rests."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Step
from druzina.games.gloomhaven.model import NOBODY, Dungeon
from druzina.games.gloomhaven.rules import active
from druzina.games.gloomhaven.rules.asking import NO, NONE, YES, Ask, thing
from druzina.games.gloomhaven.rules.conditions import heal
from druzina.games.gloomhaven.rules.damage import Hurt

LOSE, KEEP, AGAIN = "lose", "keep", "again"
LEAST = 2
REST_HEAL = 2


def may_rest(g: Dungeon, seat: int) -> bool:
    """GLH-RST-08, -09: two discards, active cards of the discard kind counted."""
    return len(active.discards(g, seat)) >= LEAST


class LongRest(Step[Dungeon]):
    """GLH-PRC-12: one discard is lost, the others come back; heal 2; spent items are refreshed."""

    seat: int

    def run(self, g: Dungeon) -> None:
        if g.mine(self.seat) is None:
            return
        g.count(self.seat, "long_rests")
        g.then(
            *end_for_rest(g, self.seat),
            LoseForRest(self.seat),
            CardsReturn(self.seat),
            Rested(self.seat),
        )


def end_for_rest(g: Dungeon, seat: int) -> list[Step[Dungeon]]:
    """GLH-PRC-11 step 2, GLH-TIM-07: active cards are ended before a rest, if there are any."""
    return [EndForRest(seat)] if g.heroes[seat].active else []


class EndForRest(Ask):
    """GLH-RST-09: so many active cards end that two lie in the pile; more if one likes."""

    clause = "GLH-RST-09"

    def choices(self, g: Dungeon) -> Sequence[str]:
        hero = g.heroes[self.seat]
        enough = len(hero.discard) >= LEAST
        cards = [one.card for one in hero.active if enough or not active.half_of(g, one).lost]
        return [*(f"stop {card}" for card in cards), *([NONE] if enough or not cards else [])]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            active.stop(g, self.seat, thing(choice))
            g.then(self)


class LoseForRest(Ask):
    """GLH-RST-04: which of the discards is lost."""

    clause = "GLH-RST-04"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{LOSE} {card}" for card in sorted(g.heroes[self.seat].discard)] or [NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:  # GLH-RST-11
            return
        hero, card = g.heroes[self.seat], thing(choice)
        hero.discard.remove(card)
        hero.lost.append(card)


class CardsReturn(Step[Dungeon]):
    """GLH-PRC-12 steps 3 and 4: the others come back; the heal is offered where it helps."""

    seat: int

    def run(self, g: Dungeon) -> None:
        hero, one = g.heroes[self.seat], g.mine(self.seat)
        hero.hand += hero.discard
        hero.discard = []
        if one is not None and (one.health < one.full or one.is_("poison") or one.is_("wound")):
            g.then(HealInRest(self.seat))


class HealInRest(Ask):
    """GLH-PRC-12 step 4: the heal of a long rest may be declined."""

    clause = "GLH-PRC-12"
    silent = YES

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"n": REST_HEAL}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if choice == YES and one is not None:
            heal(g, one, REST_HEAL)


class Rested(Step[Dungeon]):
    """GLH-PRC-12 step 4: spent items are refreshed."""

    seat: int

    def run(self, g: Dungeon) -> None:
        hero = g.heroes[self.seat]
        for item in hero.items:
            if item.state == "spent":
                item.state, item.used = "ready", 0
        if g.told is not None:
            g.tell("GLH-RST-04", "event-long-rest", seat=self.seat)


class ShortRest(Ask):
    """GLH-PRC-11: rest or not."""

    clause = "GLH-RST-08"
    silent = NO

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NO:
            return
        g.count(self.seat, "short_rests")
        g.then(*end_for_rest(g, self.seat), DrawForRest(self.seat))


class DrawForRest(Step[Dungeon]):
    """GLH-PRC-11 step 3: one of the pile at random."""

    seat: int

    def run(self, g: Dungeon) -> None:
        card = g.pick(sorted(g.heroes[self.seat].discard), "rest")
        g.then(LoseDrawn(self.seat, card))


class LoseDrawn(Ask):
    """GLH-RST-02: lose the card that was drawn, or another one for a damage."""

    clause = "GLH-RST-02"

    card: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{LOSE} {self.card}", AGAIN]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"card": self.card}

    def answer(self, g: Dungeon, choice: str) -> None:
        hero = g.heroes[self.seat]
        if choice != AGAIN:
            g.then(EndShortRest(self.seat, self.card))
            return
        other = g.pick(sorted(card for card in hero.discard if card != self.card), "rest")
        g.then(Hurt(hero.figure, 1, NOBODY, resting=True), EndShortRest(self.seat, other))


class EndShortRest(Step[Dungeon]):
    """GLH-PRC-11 step 5."""

    seat: int
    card: str

    def run(self, g: Dungeon) -> None:
        hero = g.heroes[self.seat]
        if hero.exhausted or self.card not in hero.discard:
            return
        hero.discard.remove(self.card)
        hero.lost.append(self.card)
        hero.hand += hero.discard
        hero.discard = []
        if g.told is not None:
            g.tell("GLH-RST-01", "event-short-rest", seat=self.seat, card=self.card)
