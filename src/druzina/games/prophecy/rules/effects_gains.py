"""Verbs that give: lives, mags, stones, gold, experience, items, bonuses until the turn's end."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content_model import STRENGTH
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts_character import (
    DrawItem,
    DrawKeep,
    Gold,
    Heal,
    Increase,
    Keep,
    Refill,
    Xp,
)
from druzina.games.prophecy.parts_fights import UntilTurnEnd
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import Ask, named, number, thing
from druzina.games.prophecy.rules.cards import discard, draw, gain, left
from druzina.games.prophecy.rules.conditions import places
from druzina.games.prophecy.rules.effects import Carry, carries


def others(g: Kingdom, seat: int) -> list[int]:
    """PRO-CHN-26, -29: every other character whose figure is on the board."""
    return [other for other in g.circle(seat) if other != seat and g.heroes[other].field != NOTHING]


def _wounded(g: Kingdom, frame: Carry, part: Heal) -> bool:
    return g.heroes[frame.seat].wounds > 0


@carries(Heal, _wounded)
def heal(g: Kingdom, frame: Carry, part: Heal) -> None:
    stones.heal(g, frame.seat, g.heroes[frame.seat].red if part.all else part.n)
    if part.others:
        for other in others(g, frame.seat):
            stones.heal(g, other, part.others)


def _drained(g: Kingdom, frame: Carry, part: Refill) -> bool:
    return g.heroes[frame.seat].drained > 0


@carries(Refill, _drained)
def refill(g: Kingdom, frame: Carry, part: Refill) -> None:
    stones.refill(g, frame.seat, g.heroes[frame.seat].blue if part.all else part.n)
    if part.others:
        for other in others(g, frame.seat):
            stones.refill(g, other, part.others)


def _growing(g: Kingdom, frame: Carry, part: Increase) -> bool:
    return any(stones.can_increase(g, g.heroes[frame.seat], what) for what in part.what)


@carries(Increase, _growing)
def increase(g: Kingdom, frame: Carry, part: Increase) -> None:
    """PRO-QST-12: of two only those that change something are offered."""
    hero = g.heroes[frame.seat]
    possible = [what for what in part.what if stones.can_increase(g, hero, what)]
    if len(possible) > 1:
        g.then(ChooseIncrease(frame.seat, tuple(possible)))
    elif possible:
        stones.increase(g, frame.seat, possible[0])


class ChooseIncrease(Ask):
    """PRO-RSL-01, PRO-QST-12: strength or willpower."""

    clause = "PRO-QST-12"

    what: tuple[str, ...] = ()

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [f"raise {what}" for what in self.what]

    def answer(self, g: Kingdom, choice: str) -> None:
        stones.increase(g, self.seat, thing(choice))


@carries(Gold)
def gold(g: Kingdom, frame: Carry, part: Gold) -> None:
    there = part.terrain and part.terrain in places(g, frame.seat)
    stones.take_gold(g, frame.seat, part.there if there else part.n)
    if part.others:
        for other in others(g, frame.seat):
            stones.take_gold(g, other, part.others)


@carries(Xp)
def xp(g: Kingdom, frame: Carry, part: Xp) -> None:
    stones.take_xp(g, frame.seat, part.n)
    if part.others:
        for other in others(g, frame.seat):
            stones.take_xp(g, other, part.others)


def _to_draw(g: Kingdom, frame: Carry, part: DrawItem | DrawKeep) -> bool:
    return left(g, part.deck) > 0


@carries(DrawItem, _to_draw)
def draw_item(g: Kingdom, frame: Carry, part: DrawItem) -> None:
    """PRO-CNT-17, PRO-CMP-12: as many as there are."""
    for _ in range(part.n):
        item = draw(g, part.deck)
        if item == NOTHING:
            return
        gain(g, frame.seat, item)
        if g.told is not None:
            g.tell("PRO-CNT-17", "event-draws-item", seat=frame.seat, card=item)


@carries(DrawKeep, _to_draw)
def draw_keep(g: Kingdom, frame: Carry, part: DrawKeep) -> None:
    drawn = [card for _ in range(part.n) if (card := draw(g, part.deck)) != NOTHING]
    if g.told is not None:
        g.tell("PRO-HID-05", "event-turns-up", seat=frame.seat, cards=tuple(drawn))
    g.then(KeepDrawn(frame.seat, drawn, part.keep))


class KeepDrawn(Ask):
    """Which of the cards drawn openly to keep; the rest is discarded."""

    clause = "PRO-FLD-05"

    drawn: list[int] = []
    keep: int = 1

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("keep", g, self.drawn)

    def answer(self, g: Kingdom, choice: str) -> None:
        card = number(g, choice)
        self.drawn.remove(card)
        gain(g, self.seat, card)
        if g.told is not None:
            g.tell("PRO-CNT-17", "event-keeps-item", seat=self.seat, card=card)
        self.keep -= 1
        if self.keep and self.drawn:
            g.then(self)
            return
        for rest in self.drawn:
            discard(g, rest)


def _none_kept(g: Kingdom, frame: Carry, part: Keep) -> bool:
    """At most one of its kind for a character."""
    cards = g.facts.cards
    mine = cards[frame.card].id
    return all(cards[kept].id != mine for kept in g.heroes[frame.seat].kept)


@carries(Keep, _none_kept)
def keep(g: Kingdom, frame: Carry, part: Keep) -> None:
    """The card goes to the character; it no longer lies on the field."""
    take_away(g, frame.seat, frame.card)
    g.heroes[frame.seat].kept.append(frame.card)


def take_away(g: Kingdom, seat: int, card: int) -> None:
    """A card that was used leaves the field, or the discards if it went there already."""
    lying = g.open[g.heroes[seat].field]
    if card in lying:
        lying.remove(card)
    elif card in g.adventure.discard:
        g.adventure.discard.remove(card)


def _not_at_work(g: Kingdom, frame: Carry, part: UntilTurnEnd) -> bool:
    """PRO-TIM-14."""
    return frame.effect not in g.heroes[frame.seat].at_work


@carries(UntilTurnEnd, _not_at_work)
def until_turn_end(g: Kingdom, frame: Carry, part: UntilTurnEnd) -> None:
    """PRO-CHR-13: no stones."""
    hero = g.heroes[frame.seat]
    hero.might += part.strength
    hero.mind += part.willpower
    hero.at_work.append(frame.effect)
    if g.told is not None:
        strong = max(part.strength, part.willpower)
        what = STRENGTH if part.strength else "willpower"
        key = "both" if part.strength and part.willpower else what
        g.tell("PRO-CHR-13", f"event-until-turn-end-{key}", seat=frame.seat, n=strong)
