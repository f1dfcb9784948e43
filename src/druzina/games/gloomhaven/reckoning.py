"""GLH-PRC-14: what a scenario brought each character, for all to see once it is over."""

from __future__ import annotations

from msgspec import Struct

from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.ending import GOLD, achieved, bonus, checks, goal_checks


class SeenReckoning(Struct, frozen=True):
    """Experience gained in play and for the victory, gold of tokens and of treasures.

    `met`: the battle goal, judged even where the scenario was lost; `goal_checks` are what it
    brought, `checks` all checkmarks.
    """

    earned: int
    bonus: int
    coins: int
    rate: int
    treasure_gold: int
    goal: str
    met: bool
    goal_checks: int
    checks: int
    kills: int
    elites: int


def reckoned(g: Dungeon, seat: int) -> SeenReckoning | None:
    """GLH-HID-02: nothing of it before the end, when battle goals lie open."""
    if g.outcome is None:
        return None
    hero = g.heroes[seat]
    goal = bool(hero.goal)
    return SeenReckoning(
        hero.xp - bonus(g),
        bonus(g),
        hero.coins,
        GOLD[g.level],
        hero.gold,
        hero.goal,
        goal and achieved(g, seat),
        goal_checks(g, seat) if goal else 0,
        checks(g, seat),
        hero.counts.get("kills", 0),
        hero.counts.get("elite_kills", 0),
    )
