"""Figures of a table for a fit to correct judgement by: how the party is, and what is before it.

All is the party's, by character where more characters have more of it, and the same for every
seat.
"""

from __future__ import annotations

from druzina.games.gloomhaven.appraising import foes, strength
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.lasting import closed_rooms, rounds_left, rounds_needed
from druzina.games.gloomhaven.model import BOSS, ELITE, NEGATIVE, PARTY, SUMMON, Dungeon, Hero
from druzina.games.gloomhaven.rules.figures import shield, stat_range

OWN = ("health", "share of health", "rounds", "spare rounds", "hand", "lost", "ready", "harmed",
       "far", "exhausted")  # fmt: skip
BEFORE = ("foes", "foes' health", "foes' blows", "shooters", "elites", "summons")
NAMES = (*OWN, *BEFORE, "rooms")
NONE = (0.0,) * (len(OWN) - 1)


def features(g: Dungeon, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    count, needed = len(g.heroes), rounds_needed(g)
    every = [_owned(g, one, hero, needed) for one, hero in enumerate(g.heroes)]
    figures = [sum(one) / count for one in zip(*every, strict=True)]
    return [*figures, *(one / count for one in _before(g)), closed_rooms(g)]


def _owned(g: Dungeon, seat: int, hero: Hero, needed: float) -> tuple[float, ...]:
    one = g.mine(seat)
    if hero.exhausted or one is None:
        return (*NONE, 1.0)
    rounds = rounds_left(g, seat)
    return (
        one.health,
        one.health / (one.full or 1),
        min(rounds, needed),
        max(0.0, rounds - needed),
        len(hero.hand),
        len(hero.lost),
        sum([item.state == "ready" for item in hero.items]),
        (one.has & NEGATIVE).bit_count(),
        distance_left(g, seat),
        0.0,
    )


def _before(g: Dungeon) -> tuple[float, ...]:
    every = foes(g)
    return (
        len(every),
        sum([foe.health * (1.0 + 0.3 * shield(g, foe)) for foe in every]),
        sum([strength(g, foe) for foe in every]),
        sum([stat_range(g, foe) > 1 for foe in every]),
        sum([foe.rank in (ELITE, BOSS) for foe in every]),
        sum([one.kind == SUMMON and one.side == PARTY for one in g.figures]),
    )
