"""Where a sensible player goes: what a visit of each location is worth; in power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.games.amulet.appraising import coin_worth, gem_worths
from druzina.games.amulet.clock import fading
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.cooperating import errand, manor_duty, oath_at
from druzina.games.amulet.giving import meeting
from druzina.games.amulet.leaning_fights import Prices, best_of_row, descent_worth, prices_of
from druzina.games.amulet.leaning_goods import (
    healing_worth,
    hunting,
    potion_worth,
    repairing,
    weapon_worth,
)
from druzina.games.amulet.model import (
    CASTLE,
    DUNGEONS,
    FAIR,
    HUT,
    LAIR,
    MANOR,
    MONASTERY,
    NOTHING,
    TOWER,
    VILLAGE,
    Realm,
)
from druzina.games.amulet.rules.asking import thing
from druzina.games.amulet.rules.moving import river_cost
from druzina.games.amulet.rules.offers import opponents
from druzina.games.amulet.rules.skills import amount


def go(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat = question.seat
    prices = prices_of(g, seat)
    worth = []
    for choice in choices:
        place = LOCATIONS.index(thing(choice))
        river = 0.4 * river_cost(g, seat, place)
        bonus = for_all(g, seat, place) if g.together else 0.0
        worth.append(PLACES[place](g, seat, prices) + bonus - river)
    return worth


def for_all(g: Realm, seat: int, place: int) -> float:
    """What a visit is worth to the team besides."""
    duty = manor_duty(g, seat) if place == MANOR else 0.0
    return duty + oath_at(g, seat, place) + errand(g, seat, place) + meeting(g, seat, place)


def at_row(place: int) -> Callable[[Realm, int, Prices], float]:
    def worth(g: Realm, seat: int, prices: Prices) -> float:
        if not g.row(place):
            return 0.0
        return best_of_row(g, seat, place, prices, gem_worths(g, seat))

    return worth


def at_fair(g: Realm, seat: int, prices: Prices) -> float:
    worth = repairing(g, seat, FAIR)
    trophies = len(g.players[seat].trophies) * amount(g, seat, "coins on entry", "fair")
    worth += trophies * coin_worth(g, seat)
    if any(g.players[seat].aside):
        worth += max(0.0, max(gem_worths(g, seat)) - 1.0)
    return worth


def at_village(g: Realm, seat: int, prices: Prices) -> float:
    worth = repairing(g, seat, VILLAGE)
    if g.village:
        gems, monsters = gem_worths(g, seat), g.facts.monsters
        shown = sorted((gems[monsters[one].gem] for one in g.village), reverse=True)
        worth += sum(shown[: 2 if len(shown) >= 4 else 1])
        nights = (g.facts.nights[monsters[one].night].kind for one in g.village)
        pests = sum(kind in ("every round", "lasting") for kind in nights)
        worth += pests * (0.8 if g.together else 0.25) * fading(g)
    return worth


def at_monastery(g: Realm, seat: int, prices: Prices) -> float:
    potions = [potion_worth(g, seat, one) for one in g.potions]
    return healing_worth(g, seat, 9) + max([0.0, *potions])


def at_tower(g: Realm, seat: int, prices: Prices) -> float:
    return repairing(g, seat, TOWER) + hunting(g, seat)


def at_hut(g: Realm, seat: int, prices: Prices) -> float:
    player, coin = g.players[seat], coin_worth(g, seat)
    gains = [repairing(g, seat, HUT) - coin, healing_worth(g, seat, 2) - coin]
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[: player.coins])


def at_castle(g: Realm, seat: int, prices: Prices) -> float:
    """XP, a symbol, and a weapon gone until somebody completes it."""
    player = g.players[seat]
    if g.adventure == NOTHING or not player.ready:
        return 0.0
    return prices.xp + 0.8 - 0.7 * weapon_worth(g) + 0.4 * bool(g.laid)


def at_dungeons(g: Realm, seat: int, prices: Prices) -> float:
    return descent_worth(g, seat) if opponents(g, seat, DUNGEONS) else -1.0


PLACES: dict[int, Callable[[Realm, int, Prices], float]] = {
    LAIR: at_row(LAIR),
    MANOR: at_row(MANOR),
    FAIR: at_fair,
    VILLAGE: at_village,
    MONASTERY: at_monastery,
    TOWER: at_tower,
    HUT: at_hut,
    CASTLE: at_castle,
    DUNGEONS: at_dungeons,
}
