"""How good a position is for the party: what is left to be done, by whom, and for how long."""

from __future__ import annotations

from math import exp

from druzina.games.gloomhaven.appraising import card_worth, to_be_done, turns_left
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.model import Dungeon, Hero
from druzina.games.gloomhaven.rules.active import discards

SHARPNESS = 22.0  # points by which one must be ahead to win about three times in four
A_ROUND = 2.6  # what a character does about the foes in a round
HIT_POINT, LAST_POINTS = 1.0, 1.2
COIN = 0.25
READY = 0.5
NEARNESS = 0.22


def judge(g: Dungeon) -> float:
    """0 lost … 1 won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[0] else 0.0
    if g.won:
        return 0.999
    wanted = to_be_done(g)
    able = sum(_able(g, seat, hero, wanted) for seat, hero in enumerate(g.heroes))
    score = able - wanted - NEARNESS * _far(g)
    return 1.0 / (1.0 + exp(-score / SHARPNESS))


def _able(g: Dungeon, seat: int, hero: Hero, wanted: float) -> float:
    """What a character can still do: the rounds its cards last, and the blows it can bear."""
    one = g.mine(seat)
    if hero.exhausted or one is None:
        return 0.25 * hero.coins * COIN
    rounds = turns_left(len(hero.hand), len(discards(g, seat)) + len(hero.waiting))
    needed = 2 + wanted / (A_ROUND * len(g.heroes))
    lasting = min(rounds, needed) + 0.25 * max(0.0, rounds - needed)
    points = A_ROUND * lasting
    points += HIT_POINT * one.health + LAST_POINTS * min(one.health, 4)
    points += COIN * hero.coins + READY * sum(item.state == "ready" for item in hero.items)
    points += 0.02 * sum(card_worth(g.content, card) for card in (*hero.hand, *hero.discard))
    points -= 1.2 * one.is_("poison") + 1.5 * one.is_("wound")
    points -= 2.5 * one.is_("stun") + 1.5 * one.is_("disarm") + 0.8 * one.is_("muddle")
    return points + 1.5 * one.is_("invisible") + 1.0 * one.is_("strengthen")


def _far(g: Dungeon) -> float:
    """How far characters are from what they must go to: the next foe, else the next door."""
    return sum(distance_left(g, seat) for seat in range(len(g.heroes)))
