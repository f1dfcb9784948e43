"""What health, weapons, potions and spells are worth to a seat; in power."""

from __future__ import annotations

from druzina.games.amulet.appraising import (
    POTION,
    READY,
    SPELL,
    SQUARE,
    coin_worth,
    gem_worths,
    health_worth,
)
from druzina.games.amulet.clock import fading, turns_ahead
from druzina.games.amulet.cooperating import careful, oath_wants
from druzina.games.amulet.hunting import best_purchase, lacking, peril_of
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.offers import repair_number
from druzina.games.amulet.rules.trading import potion_price, spell_price
from druzina.games.amulet.threat import threat_to

ENOUGH_SQUARES = 7  # what rivals buy for a descent: a spell of four squares and one of three
HUNTER = 12.0  # what it is worth to a team to make a descent safe


def weapon_worth(g: Realm) -> float:
    return 1.0 + READY * fading(g)


def healing_worth(g: Realm, seat: int, n: int) -> float:
    player = g.players[seat]
    after = min(g.most_health(seat), player.health + n)
    if not careful(g):
        return fading(g) * (health_worth(after) - health_worth(player.health))
    threat = threat_to(g, seat)
    return health_worth(after, True, threat) - health_worth(player.health, True, threat)


def lost_health(g: Realm, before: int, after: int) -> float:
    """What lies between two states of health."""
    dear = careful(g)
    return health_worth(before, dear) - health_worth(after, dear)


def squares_held(g: Realm, seat: int) -> int:
    return sum(g.facts.spells[one].token.size for one in g.players[seat].spells)


def repairing(g: Realm, seat: int, place: int) -> float:
    """What the repairs of a location are worth."""
    broken = g.players[seat].damaged.bit_count()
    part = next((p for p in g.facts.locations[place].parts if p.do == "repair"), None)
    if not broken or part is None:
        return 0.0
    return weapon_worth(g) * min(broken, repair_number(g, seat, place, part))


def hunting(g: Realm, seat: int) -> float:
    """Spells for a mythical monster, if there is one and time to go down to it."""
    player = g.players[seat]
    if turns_ahead(g) < 1 or not (g.mythical or g.dungeon != NOTHING):
        return 0.4 * (player.coins // 4) if turns_ahead(g) < 1 else 0.0
    if g.together:
        return HUNTER * best_purchase(g, seat, player.coins)[0] if lacking(g, seat) > 0 else 0.0
    have = squares_held(g, seat)
    could = have + squares_for(player.coins)
    return 3.0 if have < ENOUGH_SQUARES <= could else 0.0


def squares_for(coins: int) -> int:
    """Squares that coins buy in one visit, two spells at most: 4 + 3, 4 + 2, 3 + 2, one."""
    for price, squares in ((9, 7), (8, 6), (7, 5), (5, 4), (4, 3), (3, 2)):
        if coins >= price:
            return squares
    return 0


def potion_worth(g: Realm, seat: int, potion: int) -> float:
    """A point, its use, perhaps a gem, less its price."""
    price = potion_price(g, seat, potion)
    if price > g.players[seat].coins:
        return 0.0
    gem = g.facts.potions[potion].gem
    gems = gem_worths(g, seat)
    gained = gems[gem] if gem != NOTHING and g.gems[gem] else 0.0
    if g.together:
        sober = len(g.players[seat].potions) < oath_wants(g, seat, "discard potions")
        gained += 3.0 * sober - 1.0
    return 1.0 + POTION * fading(g) + gained - coin_worth(g, seat) * price


def spell_worth(g: Realm, seat: int, spell: int, first: bool) -> float:
    price, face = spell_price(g, seat, spell, first), g.facts.spells[spell]
    worth = 1.0 + fading(g) * (SPELL + SQUARE * face.token.size) - coin_worth(g, seat) * price
    if g.together:
        worth -= 1.0
        if lacking(g, seat) > 0:
            worth += HUNTER * (peril_of(g, seat) - peril_of(g, seat, (face.token,)))
        worth += 2.0 * (len(g.players[seat].spells) < oath_wants(g, seat, "return spells"))
    elif squares_held(g, seat) < ENOUGH_SQUARES and hunting(g, seat) > 0:
        worth += 0.5 * face.token.size
    return worth
