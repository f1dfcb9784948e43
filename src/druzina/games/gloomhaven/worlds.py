"""GLH-HID-02 to -04: worlds a seat cannot tell from the true one.

Decks are in an order nobody knows; which battle goals others keep, only they do. What is unknown is
sorted before it is shuffled, so that the true order leaves no trace.
"""

from __future__ import annotations

from typing import TypeVar

from druzina.core import Luck
from druzina.games.gloomhaven.model import Dungeon

T = TypeVar("T", int, str)


def resample(g: Dungeon, seat: int | None, luck: Luck) -> None:
    """Draws anew what the seat cannot know; for nobody, what no seat knows."""
    mix(g.monster_modifiers.draw, luck)
    for hero in g.heroes:
        mix(hero.deck.draw, luck)
    for name in sorted(g.decks):
        mix(g.decks[name].draw, luck)
    goals(g, seat, luck)


def mix(cards: list[T], luck: Luck) -> None:
    cards.sort()
    luck.shuffle(cards)


def goals(g: Dungeon, seat: int | None, luck: Luck) -> None:
    """GLH-HID-02: others' battle goals, kept or not, are any that one was not dealt oneself; at the
    end they lie open."""
    others = (
        []
        if seat is None or g.outcome is not None
        else [n for n in range(len(g.heroes)) if n != seat]
    )
    pool = list(g.goal_deck)
    for other in others:
        pool += filter(None, (*g.heroes[other].goals, g.heroes[other].passed))
    mix(pool, luck)
    for other in others:
        hero = g.heroes[other]
        hero.goals = [pool.pop() for _ in hero.goals]
        if hero.goal:
            hero.goal = hero.goals[0]
        if hero.passed:
            hero.passed = pool.pop()
    g.goal_deck[:] = pool
