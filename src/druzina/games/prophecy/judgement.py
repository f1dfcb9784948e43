"""How good a position is for a seat: artifacts first, then what wins them."""

from __future__ import annotations

from math import exp

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import BASIC, OUT, SHORT, Kingdom

# What each thing is worth in points of a hero; an artifact counts more the nearer it is to the end.
ARTIFACT, CERTIFICATE, STONE, ABILITY, PRICE, PURSE = 14.0, 8.0, 1.0, 1.2, 0.25, 0.1
LIFE, ALIVE = 0.3, 4.0
SHARPNESS = 6.0  # points by which one must be ahead to win about three times in four


def judge(g: Kingdom, seat: int) -> float:
    """The share of winning that its points, and its partner's, promise against the others."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[seat] else 0.0
    points = [worth(g, one) for one in range(len(g.heroes))]
    partner = g.partner(seat)
    mine = max(points[seat], points[partner]) if partner >= 0 else points[seat]
    others = [n for one, n in enumerate(points) if one not in (seat, partner)]
    against = sum(exp((n - mine) / SHARPNESS) for n in others)
    return 1.0 / (1.0 + against)


def worth(g: Kingdom, seat: int) -> float:
    """Points of a hero as it stands."""
    hero = g.heroes[seat]
    if hero.standing == OUT:
        return -4 * ARTIFACT
    facts = LOADED[g.content]
    prizes = g.artifacts(seat)
    items = sum(facts.item(item).price for item in hero.items)
    points = STONE * (hero.red + hero.blue) + LIFE * (hero.lives + hero.mags)
    points += ABILITY * len(hero.abilities) + PRICE * items + PURSE * (hero.gold + hero.xp)
    if g.goal == BASIC:
        return points + CERTIFICATE * hero.certificates.bit_count()
    wanted = 2 if g.goal == SHORT else 4
    return points + ARTIFACT * prizes * (1 + prizes / wanted) + (ALIVE if hero.here else 0)
