"""Buying potions and spells, exchanging and selling gems (AMU-LOC-10 to -12, -26 to -30)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.model import MONASTERY, NOTHING, TOWER, Realm
from druzina.games.amulet.rules.asking import Ask, colour
from druzina.games.amulet.rules.coins import gain_coins
from druzina.games.amulet.rules.gems import GEM_TEXTS, GainGems
from druzina.games.amulet.rules.skills import amount, parts, rise, upgraded

GREEN = COLOURS.index("green")
EXCHANGE_TEXTS = tuple(f"exchange {name}" for name in COLOURS)
SELL_TEXTS = tuple(f"sell {name}" for name in COLOURS)


# Potions


def potion_price(g: Realm, seat: int, potion: int) -> int:
    """AMU-LOC-12, -19, N34: printed, with all rises and discounts, never below 0."""
    facts = g.facts
    off = amount(g, seat, "discount", what="potions")
    if upgraded(g, MONASTERY):
        off += sum(p.n for p in facts.upgrades[MONASTERY].parts if p.what == "potions")
    return max(0, facts.potions[potion].cost + rise(g, seat, "monastery") - off)


def potions_for_sale(g: Realm, seat: int) -> list[str]:
    coins, all_potions = g.players[seat].coins, g.facts.potions
    return [
        f"purchase {all_potions[one].id}"
        for one in sorted(g.potions)
        if potion_price(g, seat, one) <= coins
    ]


def buy_potion(g: Realm, seat: int, potion: int) -> None:
    """AMU-LOC-26, AMU-GEM-06: four of them give a gem."""
    player, price = g.players[seat], potion_price(g, seat, potion)
    player.coins -= price
    g.potions.remove(potion)
    player.potions.append(potion)
    if g.told is not None:
        g.tell("AMU-LOC-26", "event-buys-potion", seat=seat, potion=potion, n=price)
    gem = g.facts.potions[potion].gem
    if gem != NOTHING:
        g.then(GainGems(seat, [gem], "AMU-GEM-06"))


# Spells


def spell_price(g: Realm, seat: int, spell: int, first: bool) -> int:
    """AMU-LOC-11, -12, -30, N34: the discounts go to the first spell of the visit."""
    facts, off = g.facts, 0
    if first:
        off = amount(g, seat, "discount", what="spells")
        if upgraded(g, TOWER):
            off += sum(p.n for p in facts.upgrades[TOWER].parts if p.what == "spells")
    return max(0, facts.spells[spell].cost + rise(g, seat, "tower") - off)


def may_buy(g: Realm, seat: int, cost: int, bought: Sequence[int]) -> bool:
    """AMU-LOC-10, Sorceress R4a: no two of a cost, or one cost twice."""
    if cost not in bought:
        return True
    spare = sum(part.n for part in parts(g, seat, "more purchases") if part.what == "spells")
    return len(bought) - len(set(bought)) < spare and bought.count(cost) == 1


def spells_for_sale(g: Realm, seat: int, bought: Sequence[int]) -> list[str]:
    coins, spells = g.players[seat].coins, g.facts.spells
    return [
        f"buy {spells[one].id}"
        for one in sorted(g.spells)
        if spell_price(g, seat, one, not bought) <= coins
        and may_buy(g, seat, spells[one].cost, bought)
    ]


def buy_spell(g: Realm, seat: int, spell: int, bought: list[int]) -> None:
    """AMU-LOC-10, -27: all three costs in one visit give a green gem."""
    player, facts = g.players[seat], g.facts
    price = spell_price(g, seat, spell, not bought)
    player.coins -= price
    g.spells.remove(spell)
    player.spells.append(spell)
    bought.append(facts.spells[spell].cost)
    if g.told is not None:
        g.tell("AMU-LOC-10", "event-buys-spell", seat=seat, spell=spell, n=price)
    all_costs = {one.cost for one in facts.spells}
    if set(bought) == all_costs and bought.count(bought[-1]) == 1:
        g.then(GainGems(seat, [GREEN], "AMU-LOC-27"))


# Gems at the Fair


def can_exchange(g: Realm, seat: int) -> bool:
    """AMU-LOC-29, -32: an unplaced gem, and another colour in the supply."""
    aside = g.players[seat].aside
    return any(
        n and any(left for other, left in enumerate(g.gems) if other != one)
        for one, n in enumerate(aside)
    )


class Exchange(Ask):
    """AMU-LOC-29: which unplaced gem is given."""

    verb = "exchange"
    clause = "AMU-LOC-29"

    def choices(self, g: Realm) -> Sequence[str]:
        aside = g.players[self.seat].aside
        return [
            EXCHANGE_TEXTS[one]
            for one, n in enumerate(aside)
            if n and any(left for other, left in enumerate(g.gems) if other != one)
        ]

    def answer(self, g: Realm, choice: str) -> None:
        g.then(ExchangeFor(self.seat, colour(choice)))


class ExchangeFor(Ask):
    """AMU-LOC-02, -29, AMU-POT-11: for which other colour; the gem is gained."""

    verb = "gem"
    clause = "AMU-LOC-29"

    given: int

    def choices(self, g: Realm) -> Sequence[str]:
        return [GEM_TEXTS[one] for one, n in enumerate(g.gems) if n and one != self.given]

    def answer(self, g: Realm, choice: str) -> None:
        give_back(g, self.seat, self.given, "AMU-LOC-29")
        g.then(GainGems(self.seat, [colour(choice)], "AMU-LOC-29"))


def give_back(g: Realm, seat: int, one: int, clause: str) -> None:
    """An unplaced gem returns to the supply."""
    g.players[seat].aside[one] -= 1
    g.gems[one] += 1
    if g.told is not None:
        g.tell(clause, "event-gem-back", seat=seat, gem=one)


class SellGem(Ask):
    """Thief R3c: one unplaced gem for coins."""

    verb = "sell"
    clause = "AMU-GEM-05"

    def choices(self, g: Realm) -> Sequence[str]:
        return [SELL_TEXTS[one] for one, n in enumerate(g.players[self.seat].aside) if n]

    def answer(self, g: Realm, choice: str) -> None:
        give_back(g, self.seat, colour(choice), "AMU-GEM-05")
        price = sum(part.n for part in parts(g, self.seat, "sell a gem"))
        gain_coins(g, self.seat, price, "AMU-GEM-05")
