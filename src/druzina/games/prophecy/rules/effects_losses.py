"""PRO-RSL, PRO-CNT-09: losses, and what stands between a character and the loss of lives."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts_character import (
    DamageItem,
    DiscardItem,
    LoseGold,
    LoseHalfGold,
    LoseLess,
    LoseLives,
    LoseMags,
    LoseNone,
)
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import NONE, USE, Ask, named, number
from druzina.games.prophecy.rules.cards import damage, damageable, discard_item, plain_items
from druzina.games.prophecy.rules.conditions import holds, side_of
from druzina.games.prophecy.rules.death import die
from druzina.games.prophecy.rules.effects import Carry, carries
from druzina.games.prophecy.rules.limits import mark, used_up
from druzina.games.prophecy.rules.paying import pay

# PRO-RSL-10, PRO-CNT-09: through a lost fight with a monster, or in any other way.
LOST_FIGHT, OTHERWISE = range(2)


def cause_of(g: Kingdom, frame: Carry) -> int:
    """PRO-RSL-10: only what a monster takes for a defeat is a loss through a lost fight."""
    window = LOADED[g.content].effects[frame.effect].window
    return LOST_FIGHT if window == "defeat" else OTHERWISE


@carries(LoseLives)
def lose_lives(g: Kingdom, frame: Carry, part: LoseLives) -> None:
    """The roll comes first: it is one loss for shields and Chapel."""
    n = part.n
    if part.owned:
        n = min(n, g.heroes[frame.seat].lives)
    if part.roll:
        light = 1 + g.roll(6)
        if g.told is not None:
            g.tell("PRO-CNT-08", "event-rolls", seat=frame.seat, n=light)
        n += part.more if light <= part.roll else 0
    if n:
        g.then(Losing(frame.seat, n, cause_of(g, frame)))


class Losing(Step[Kingdom]):
    """PRO-RSL-08: lives about to be lost: what protects is offered in order, then they are taken.

    `asked` are the effects already offered; what works by itself works first. `killer` is the
    character that beat this one (PRO-DTH-02).
    """

    seat: int
    n: int
    cause: int = OTHERWISE
    killer: int = NOTHING
    asked: list[int] = []

    def run(self, g: Kingdom) -> None:
        if self.n > 0:
            found = self._protection(g)
            if found is not None:
                self._offer(g, *found)
                return
        lives_taken(g, self.seat, self.n, self.killer)

    def _protection(self, g: Kingdom) -> tuple[int, Effect] | None:
        """The next thing that helps and was not yet offered: abilities, shield, kept card."""
        hero = g.heroes[self.seat]
        table = LOADED[g.content].windows["loss"]
        for card in (*hero.abilities, *self._shields(g), *hero.kept):
            for effect in table.get(card, ()):
                if effect.number in self.asked or used_up(g, self.seat, effect):
                    continue
                if self._helps(g, card, effect):
                    return card, effect
        return None

    def _shields(self, g: Kingdom) -> list[int]:
        """PRO-CNT-09: a shield protects only in the fight in which it is in use."""
        if self.cause != LOST_FIGHT or g.fight is None:
            return []
        hero = g.heroes[self.seat]
        return [item for item in side_of(g, self.seat).hands if item not in hero.damaged]

    def _helps(self, g: Kingdom, card: int, effect: Effect) -> bool:
        if type(effect.parts[0]) is LoseNone:
            return True
        return self.cause == LOST_FIGHT and holds(g, effect.when, self.seat)

    def _offer(self, g: Kingdom, card: int, effect: Effect) -> None:
        self.asked.append(effect.number)
        g.then(self)
        if card in g.heroes[self.seat].abilities:
            self.protect(g, card, effect)
        else:
            g.then(Protect(self.seat, card, effect.number, self.n))

    def protect(self, g: Kingdom, card: int, effect: Effect) -> None:
        part = effect.parts[0]
        whole = type(part) is LoseNone or (isinstance(part, LoseLess) and part.all)
        spared = self.n if whole else min(self.n, part.n if isinstance(part, LoseLess) else 0)
        self.n -= spared
        mark(g, self.seat, effect)
        if g.told is not None:
            g.tell("PRO-RSL-08", "event-protects", seat=self.seat, card=card, lives=spared)
        pay(g, self.seat, card, effect.cost)


class Protect(Ask):
    """PRO-RSL-08, PRO-QST-05: whether a shield or a kept card shall spare lives."""

    clause = "PRO-RSL-08"
    silent = NONE

    card: int = NOTHING
    effect: int = 0
    n: int = 0

    def grave(self, g: Kingdom) -> bool:
        """Who would die of it is asked in any case."""
        return self.n > g.heroes[self.seat].lives

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (f"{USE} {g.facts.ids[self.card]}", NONE)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            losing = g.nearest(Losing)
            losing.protect(g, self.card, LOADED[g.content].effects[self.effect])

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"card": self.card, "lives": self.n}


def lives_taken(g: Kingdom, seat: int, n: int, killer: int = NOTHING) -> None:
    """PRO-CHR-02, -04: who must lose more lives than it has dies."""
    hero = g.heroes[seat]
    if n <= 0:
        return
    if n > hero.lives:
        hero.lives = 0
        die(g, seat, killer)
        return
    hero.lives -= n
    if g.told is not None:
        g.tell("PRO-CHR-02", "event-loses-lives", seat=seat, lives=n)


def chapel(g: Kingdom, seat: int) -> tuple[int, Effect] | None:
    """The kept card that would spare all lives of any loss, if there is one (PRO-VAP-13)."""
    table = LOADED[g.content].windows["loss"]
    for card in g.heroes[seat].kept:
        for effect in table.get(card, ()):
            if type(effect.parts[0]) is LoseNone:
                return card, effect
    return None


@carries(LoseMags)
def lose_mags(g: Kingdom, frame: Carry, part: LoseMags) -> None:
    stones.lose_mags(g, frame.seat, g.heroes[frame.seat].mags if part.all else part.n)


@carries(LoseGold)
def lose_gold(g: Kingdom, frame: Carry, part: LoseGold) -> None:
    """PRO-RSL-04: what there is; with none at all a life instead."""
    hero = g.heroes[frame.seat]
    if not hero.gold:
        g.then(Losing(frame.seat, 1, cause_of(g, frame)))
        return
    lost = min(part.n, hero.gold)
    hero.gold -= lost
    if g.told is not None:
        g.tell("PRO-RSL-04", "event-loses-gold", seat=frame.seat, gold=lost)


@carries(LoseHalfGold)
def lose_half_gold(g: Kingdom, frame: Carry, part: LoseHalfGold) -> None:
    """PRO-CHN-25: the loss rounded down, of every character on the board."""
    for seat in g.circle(frame.seat):
        hero = g.heroes[seat]
        lost = hero.gold // 2 if hero.here else 0
        hero.gold -= lost
        if lost and g.told is not None:
            g.tell("PRO-CHN-25", "event-loses-gold", seat=seat, gold=lost)


@carries(DamageItem)
def damage_item(g: Kingdom, frame: Carry, part: DamageItem) -> None:
    """PRO-CNT-18: with nothing that can be damaged nothing happens."""
    if damageable(g, frame.seat):
        g.then(ChooseDamaged(frame.seat))


class ChooseDamaged(Ask):
    """PRO-CNT-18: the owner's choice."""

    clause = "PRO-CNT-18"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("damage", g, damageable(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        damage(g, self.seat, number(g, choice))


@carries(DiscardItem)
def discard_one(g: Kingdom, frame: Carry, part: DiscardItem) -> None:
    """PRO-RSL-04: with none that could be discarded a life instead."""
    if plain_items(g, frame.seat):
        g.then(ChooseDiscarded(frame.seat))
    else:
        g.then(Losing(frame.seat, 1, cause_of(g, frame)))


class ChooseDiscarded(Ask):
    """PRO-RSL-04, PRO-ART-02: the owner's choice, no artifact."""

    clause = "PRO-RSL-04"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("discard", g, plain_items(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        item = number(g, choice)
        discard_item(g, self.seat, item)
        if g.told is not None:
            g.tell("PRO-RSL-04", "event-discards", seat=self.seat, card=item)
