"""PRO-VOC-03: costs, and the two things that lower a payment (PRO-TIM-12, PRO-SPL-04).

Who cannot pay without such a thing uses it unasked (PRO-QST-10); else it is a question.
"""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.effect import FREE, Cost
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts import GoldLess, SpellLess
from druzina.games.prophecy.rules.asking import NONE, USE, Ask
from druzina.games.prophecy.rules.cards import damage, discard, discard_item
from druzina.games.prophecy.rules.conditions import holds, places
from druzina.games.prophecy.rules.limits import mark, used_up

NOBODY = (NOTHING, 0)


def lowering(g: Kingdom, seat: int, kind: type[GoldLess | SpellLess]) -> tuple[int, int]:
    """The card that would lower a payment of that kind now, and by how much; none: `NOBODY`."""
    hero = g.heroes[seat]
    if not hero.items:  # nearly always
        return NOBODY
    table = LOADED[g.content].windows["pay"]
    for card in hero.items:
        if card not in table or card in hero.damaged:
            continue
        for effect in table[card]:
            part = effect.parts[0]
            if type(part) is kind and not used_up(g, seat, effect) and holds(g, effect.when, seat):
                return card, part.n
    return NOBODY


def mark_lowering(g: Kingdom, seat: int, card: int) -> None:
    for effect in LOADED[g.content].windows["pay"][card]:
        mark(g, seat, effect)
    if g.told is not None:
        g.tell("PRO-TIM-01", "event-uses", seat=seat, card=card)


def can_pay_gold(g: Kingdom, seat: int, n: int) -> bool:
    """PRO-QST-10: with False Coins if need be."""
    gold = g.heroes[seat].gold
    return gold >= n or gold >= n - lowering(g, seat, GoldLess)[1]


def pay_gold(g: Kingdom, seat: int, n: int) -> None:
    """PRO-TIM-12: a payment to the bank that False Coins may lower; what follows lies below."""
    if n <= 0:
        return
    card, less = lowering(g, seat, GoldLess)
    if card == NOTHING:
        _pay_gold(g, seat, n)
    elif g.heroes[seat].gold < n:
        mark_lowering(g, seat, card)
        _pay_gold(g, seat, max(n - less, 0))
    else:
        g.then(LowerGold(seat, n, card, less))


def _pay_gold(g: Kingdom, seat: int, n: int) -> None:
    g.heroes[seat].gold -= n
    if n and g.told is not None:
        g.tell("PRO-CHR-16", "event-pays-gold", seat=seat, gold=n)


class PayGold(Step[Kingdom]):
    """A payment that comes when its turn does: `g.then(PayGold(seat, 2), WhatIsBought(…))`."""

    seat: int
    n: int

    def run(self, g: Kingdom) -> None:
        pay_gold(g, self.seat, self.n)


class Lower(Ask):
    """PRO-QST-05: whether to pay less with the thing that can do it."""

    silent = NONE

    n: int = 0
    card: int = NOTHING
    less: int = 0

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (f"{USE} {g.facts.ids[self.card]}", NONE)

    def left(self, g: Kingdom, choice: str) -> int:
        """What is still to be paid after the answer; a use is noted."""
        if choice == NONE:
            return self.n
        mark_lowering(g, self.seat, self.card)
        return max(self.n - self.less, 0)


class LowerGold(Lower):
    """PRO-TIM-12: a payment of gold, with False Coins."""

    clause = "PRO-TIM-12"

    def answer(self, g: Kingdom, choice: str) -> None:
        _pay_gold(g, self.seat, self.left(g, choice))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"card": self.card, "gold": self.n}


# The cost of an effect


def mags_of(g: Kingdom, seat: int, cost: Cost) -> int:
    """What it costs in mags on this field."""
    if cost.terrain and cost.terrain in places(g, seat):
        return cost.mags_there
    return cost.mags


def is_spell(g: Kingdom, card: int) -> bool:
    """PRO-SPL-01, PRO-ITM-15: an ability whose use costs mags; things are never spells."""
    return card in LOADED[g.content].spells


def can_pay(g: Kingdom, seat: int, card: int, cost: Cost) -> bool:
    """PRO-CHR-11, -15, -16: in full, with what lowers it if need be."""
    if cost is FREE:
        return True
    hero = g.heroes[seat]
    if cost.lives > hero.lives or cost.xp > hero.xp:
        return False
    if cost.gold and not can_pay_gold(g, seat, cost.gold):
        return False
    mags = mags_of(g, seat, cost) if cost.terrain else cost.mags
    if mags <= hero.mags:
        return True
    return is_spell(g, card) and mags - lowering(g, seat, SpellLess)[1] <= hero.mags


def pay(g: Kingdom, seat: int, card: int, cost: Cost) -> None:
    """All of a cost; what may be asked is asked at once, before what lies on the stack."""
    if cost is FREE:
        return
    hero = g.heroes[seat]
    hero.xp -= cost.xp
    if cost.xp and g.told is not None:
        g.tell("PRO-CHR-16", "event-pays-xp", seat=seat, xp=cost.xp)
    if cost.lives:
        hero.lives -= cost.lives
        if g.told is not None:
            g.tell("PRO-CHR-15", "event-pays-lives", seat=seat, lives=cost.lives)
    if cost.card:
        spend(g, seat, card)
    if cost.damage:
        damage(g, seat, card)
    pay_gold(g, seat, cost.gold)
    pay_mags(g, seat, card, mags_of(g, seat, cost))


def spend(g: Kingdom, seat: int, card: int) -> None:
    """PRO-ITM-01: the card itself: a potion, a scroll, a kept card."""
    hero = g.heroes[seat]
    if card in hero.kept:
        hero.kept.remove(card)
        discard(g, card)
    else:
        discard_item(g, seat, card)


def pay_mags(g: Kingdom, seat: int, card: int, n: int) -> None:
    """PRO-SPL-03, -04: a spell may cost less with the Ring while it is unused in the round."""
    if n <= 0:
        return
    ring, less = lowering(g, seat, SpellLess) if is_spell(g, card) else NOBODY
    if ring == NOTHING:
        _pay_mags(g, seat, n)
    elif g.heroes[seat].mags < n:
        mark_lowering(g, seat, ring)
        _pay_mags(g, seat, max(n - less, 0))
    else:
        g.then(LowerMags(seat, n, ring, less))


def _pay_mags(g: Kingdom, seat: int, n: int) -> None:
    g.heroes[seat].mags -= n
    if n and g.told is not None:
        g.tell("PRO-CHR-11", "event-pays-mags", seat=seat, mags=n)


class LowerMags(Lower):
    """PRO-SPL-04: a spell's price, with the Ring of Magic Forces."""

    clause = "PRO-SPL-04"

    def answer(self, g: Kingdom, choice: str) -> None:
        _pay_mags(g, self.seat, self.left(g, choice))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"card": self.card, "mags": self.n}
