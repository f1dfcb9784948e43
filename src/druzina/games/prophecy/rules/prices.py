"""PRO-FLD-06 to -08, PRO-PVP-10: what things and willpower fights cost a character."""

from __future__ import annotations

from druzina.core import Shown
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts import (
    BuyCheaper,
    GoldLess,
    SellDearer,
    WillpowerCheaper,
    WillpowerDearerAgainst,
)
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.cards import discard_item, plain_items
from druzina.games.prophecy.rules.effects import does
from druzina.games.prophecy.rules.paying import lowering


def buying_price(g: Kingdom, seat: int, item: int, less: int = 0) -> int:
    """PRO-FLD-06: the printed price, less what lowers it, at least 1."""
    return max(1, LOADED[g.content].item(item).price - discount(g, seat) - less)


def discount(g: Kingdom, seat: int) -> int:
    """PRO-FLD-06: what a character's own cards lower all prices by."""
    return sum(part.n for part in does(g, seat, "price", BuyCheaper))


def affordable(g: Kingdom, seat: int, goods: list[int]) -> list[int]:
    """PRO-FLD-06, PRO-QST-10: those a character can buy now, with False Coins if need be."""
    facts, less = LOADED[g.content], discount(g, seat)
    purse = g.heroes[seat].gold + lowering(g, seat, GoldLess)[1]
    return [item for item in goods if max(1, facts.item(item).price - less) <= purse]


def cheapest(g: Kingdom, seat: int, deck: str, less: int = 0) -> int:
    """The least that any card of a deck could cost this character."""
    return max(1, LOADED[g.content].lowest[deck] - discount(g, seat) - less)


def could_buy(g: Kingdom, seat: int, deck: str, less: int = 0) -> bool:
    gold = g.heroes[seat].gold + lowering(g, seat, GoldLess)[1]
    return gold >= cheapest(g, seat, deck, less)


def selling_price(g: Kingdom, seat: int, item: int) -> int:
    """PRO-FLD-07: half the price rounded up; what raises it leaves it below the price."""
    thing = LOADED[g.content].item(item)
    dearer = sum(part.n for part in does(g, seat, "price", SellDearer))
    return max(thing.half_price, min(thing.half_price + dearer, thing.price - 1))


def with_price(g: Kingdom, seat: int, named: Shown, item: int, less: int = 0) -> Shown:
    """PRO-FLD-06, -07: to buy or to sell, with what it costs or brings."""
    selling = named.key == "choose-sell"
    price = selling_price(g, seat, item) if selling else buying_price(g, seat, item, less)
    return Shown(named.key, named.clause, {**named.arguments, "gold": price}, named.targets)


def sellable(g: Kingdom, seat: int) -> list[int]:
    """PRO-FLD-08: neither damaged things nor artifacts."""
    damaged = g.heroes[seat].damaged
    return [item for item in plain_items(g, seat) if item not in damaged]


def sell(g: Kingdom, seat: int, item: int) -> None:
    """PRO-FLD-07: it goes to its discards."""
    price = selling_price(g, seat, item)
    discard_item(g, seat, item)
    if g.told is not None:
        g.tell("PRO-FLD-07", "event-sells", seat=seat, card=item, gold=price)
    stones.take_gold(g, seat, price)


def willpower_price(g: Kingdom, seat: int, opponent: int = NOTHING) -> int:
    """PRO-CMB-04, -12, PRO-PVP-10, PRO-ART-04: against a monster, or a character dearer."""
    price = LOADED[g.content].table.willpower_fight
    if opponent != NOTHING:
        price += g.artifacts(opponent)
        price += sum(part.n for part in does(g, opponent, "price", WillpowerDearerAgainst))
    return max(0, price - sum(part.n for part in does(g, seat, "price", WillpowerCheaper)))
