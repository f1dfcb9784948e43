"""Opportunities where one pays as one likes: shops, the herbalist, the gambler, the teacher."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Shown, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts import Gamble, HealForGold, LearnTop, Shop
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import END, NONE, Ask, named, number, thing
from druzina.games.prophecy.rules.cards import bury, discard, draw, draw_ability, gain, left
from druzina.games.prophecy.rules.effects import Carry, carries
from druzina.games.prophecy.rules.paying import PayGold, can_pay_gold
from druzina.games.prophecy.rules.prices import (
    buying_price,
    could_buy,
    sell,
    sellable,
    with_price,
)

# Shops


def _to_trade(g: Kingdom, frame: Carry, part: Shop) -> bool:
    if part.sell and sellable(g, frame.seat):
        return True
    return left(g, part.deck) > 0 and could_buy(g, frame.seat, part.deck, part.less)


@carries(Shop, _to_trade)
def shop(g: Kingdom, frame: Carry, part: Shop) -> None:
    drawn = [card for _ in range(part.n) if (card := draw(g, part.deck)) != NOTHING]
    if g.told is not None:
        g.tell("PRO-HID-05", "event-turns-up", seat=frame.seat, cards=tuple(drawn))
    g.then(Buy(frame.seat, drawn, part.less, part.sell))


class Buy(Ask):
    """What to buy of the cards drawn openly, one by one, perhaps selling; the rest is discarded."""

    clause = "PRO-FLD-06"

    drawn: list[int] = []
    less: int = 0
    sells: bool = False

    def choices(self, g: Kingdom) -> Sequence[str]:
        seat = self.seat
        wanted = [
            card
            for card in self.drawn
            if can_pay_gold(g, seat, buying_price(g, seat, card, self.less))
        ]
        sold = named("sell", g, sellable(g, seat)) if self.sells else []
        return [*named("buy", g, wanted), *sold, END]

    def show(self, g: Kingdom, choice: str) -> Shown:
        told = super().show(g, choice)
        if choice == END:
            return told
        return with_price(g, self.seat, told, number(g, choice), self.less)

    def others(self, g: Kingdom) -> Sequence[str]:
        return named("buy", g, self.drawn)

    def against(self, g: Kingdom, choice: str) -> Refusal:
        """PRO-FLD-05: what lies there and is too dear."""
        card = number(g, choice)
        price = buying_price(g, self.seat, card, self.less)
        gold = g.heroes[self.seat].gold
        return Refusal("PRO-CHR-16", "refusal-price", {"card": card, "n": price, "gold": gold})

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == END:
            for card in self.drawn:
                discard(g, card)
            return
        card = number(g, choice)
        g.then(self)
        if choice.startswith("sell"):
            sell(g, self.seat, card)
            return
        price = buying_price(g, self.seat, card, self.less)
        g.then(PayGold(self.seat, price), TakeDrawn(card))


class TakeDrawn(Step[Kingdom]):
    """PRO-FLD-06: a card drawn openly, once it is paid for."""

    card: int

    def run(self, g: Kingdom) -> None:
        shop = g.nearest(Buy)
        shop.drawn.remove(self.card)
        take_bought(g, shop.seat, self.card, shop.less)


def take_bought(g: Kingdom, seat: int, card: int, less: int = 0) -> None:
    """PRO-FLD-06: the item that was paid for."""
    gain(g, seat, card)
    if g.told is not None:
        price = buying_price(g, seat, card, less)
        g.tell("PRO-FLD-06", "event-buys", seat=seat, card=card, gold=price)


# Healing for gold


def amounts(g: Kingdom, seat: int, part: HealForGold) -> list[int]:
    """PRO-QST-12: up to the gold that still heals something."""
    wounds = g.heroes[seat].wounds
    return [
        n
        for n in range(1, part.most + 1)
        if part.lives * (n - 1) < wounds and can_pay_gold(g, seat, n)
    ]


def _some_amount(g: Kingdom, frame: Carry, part: HealForGold) -> bool:
    return bool(amounts(g, frame.seat, part))


@carries(HealForGold, _some_amount)
def heal_for_gold(g: Kingdom, frame: Carry, part: HealForGold) -> None:
    g.then(PayForHealing(frame.seat))


class PayForHealing(Ask):
    """How much gold is paid; each heals so many lives."""

    clause = "PRO-QST-12"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [f"pay {n}" for n in amounts(g, self.seat, self._part(g))]

    def answer(self, g: Kingdom, choice: str) -> None:
        n = int(thing(choice))
        g.then(PayGold(self.seat, n), HealPaid(self.seat, n * self._part(g).lives))

    def _part(self, g: Kingdom) -> HealForGold:
        frame = g.nearest(Carry)
        part = LOADED[g.content].effects[frame.effect].parts[frame.part - 1]
        assert isinstance(part, HealForGold), "only healing for gold asks for gold"
        return part


class HealPaid(Step[Kingdom]):
    """PRO-FLD-05: the cost is paid first."""

    seat: int
    n: int

    def run(self, g: Kingdom) -> None:
        stones.heal(g, self.seat, self.n)


# The gambler


def _some_gold(g: Kingdom, frame: Carry, part: Gamble) -> bool:
    return g.heroes[frame.seat].gold > 0


@carries(Gamble, _some_gold)
def gamble(g: Kingdom, frame: Carry, part: Gamble) -> None:
    g.then(Stake(frame.seat, part.most))


class Stake(Ask):
    """PRO-QST-12: 1 to so much, no more than owned; a stake is no payment (PRO-TIM-12)."""

    clause = "PRO-QST-12"

    most: int = 0

    def choices(self, g: Kingdom) -> Sequence[str]:
        most = min(self.most, g.heroes[self.seat].gold)
        return [f"stake {n}" for n in range(1, most + 1)]

    def answer(self, g: Kingdom, choice: str) -> None:
        stake = int(thing(choice))
        light, dark = 1 + g.roll(6), 1 + g.roll(6)
        hero = g.heroes[self.seat]
        won = stake if light > dark else -stake if light < dark else 0
        hero.gold += won
        if g.told is not None:
            key = "wins" if won > 0 else "loses" if won < 0 else "keeps"
            shown = {"seat": self.seat, "gold": stake, "light": light, "dark": dark}
            g.tell("PRO-QST-12", f"event-stake-{key}", **shown)


# The teacher


def teaching(g: Kingdom) -> list[int]:
    """Guilds whose decks are not empty."""
    return [guild for guild, deck in enumerate(g.guilds) if deck]


def least_lesson(g: Kingdom) -> int:
    """The least XP any ability could cost."""
    lowest = LOADED[g.content].lowest
    return min(lowest[guild] for guild in GUILDS)


def _can_learn(g: Kingdom, frame: Carry, part: LearnTop) -> bool:
    return bool(teaching(g)) and g.heroes[frame.seat].xp >= least_lesson(g)


@carries(LearnTop, _can_learn)
def learn_top(g: Kingdom, frame: Carry, part: LearnTop) -> None:
    g.then(NameTeacher(frame.seat))


class NameTeacher(Ask):
    """Which guild's top ability is turned up; an empty deck cannot be named."""

    clause = "PRO-FLD-05"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [f"guild {GUILDS[guild]}" for guild in teaching(g)]

    def answer(self, g: Kingdom, choice: str) -> None:
        card = draw_ability(g, GUILDS.index(thing(choice)))
        if g.told is not None:
            g.tell("PRO-HID-05", "event-turns-up", seat=self.seat, cards=(card,))
        g.then(LearnOffered(self.seat, card))


class LearnOffered(Ask):
    """For its XP alone; otherwise it goes under the deck."""

    clause = "PRO-FLD-10"

    card: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        fits = g.heroes[self.seat].xp >= LOADED[g.content].ability(self.card).price
        return [*named("learn", g, [self.card] if fits else []), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            bury(g, self.card)
            if g.told is not None:
                g.tell("PRO-CMP-11", "event-buries", card=self.card)
        else:
            learn(g, self.seat, self.card)


def learn(g: Kingdom, seat: int, card: int) -> None:
    """PRO-FLD-10, -13: the ability for its experience; usable at once."""
    hero = g.heroes[seat]
    price = LOADED[g.content].ability(card).price
    hero.xp -= price
    hero.abilities.append(card)
    if g.told is not None:
        g.tell("PRO-FLD-10", "event-learns", seat=seat, card=card, xp=price)
