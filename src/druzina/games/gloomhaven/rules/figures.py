"""GLH-MSC, GLH-SUM-12: what a figure's own card says."""

from __future__ import annotations

from druzina.games.gloomhaven.cards.model import Stats
from druzina.games.gloomhaven.model import MONSTER, MONSTERS, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import field, worn
from druzina.games.gloomhaven.rules.doors import stats_of
from druzina.games.gloomhaven.rules.scenario_standing import shield_more, stat_more
from druzina.games.gloomhaven.rules.values import worked_out


def stats(g: Dungeon, one: Figure) -> Stats | None:
    if one.kind != MONSTER:
        return None
    return stats_of(g, g.facts.printed.monsters[one.what], one.rank, one.level)


def stat_range(g: Dungeon, one: Figure) -> int:
    """The range of its own attack; 0 is melee."""
    own = stats(g, one)
    if own is not None:
        return own.range and own.range + stat_more(g, one, "range")
    return g.summoned(one).range if one.kind == SUMMON else 0


def stat_attack(g: Dungeon, one: Figure) -> int:
    own = stats(g, one)
    if own is not None:
        return worked_out(own.attack, g, one.entered) + stat_more(g, one, "attack")
    if one.kind != SUMMON:
        return 0
    figure = g.summoned(one)
    return -(-one.health // 2) if figure.x == "half_health" else max(0, figure.attack)


def shield(g: Dungeon, one: Figure) -> int:
    """GLH-SHD-03: stat card and bonuses."""
    own = stats(g, one)
    total = (own.shield if own else 0) + sum(b.n for b in one.boons if b.kind == "shield")
    return max(0, total + shield_more(g, one) + worn_shield(g, one))


def worn_shield(g: Dungeon, one: Figure) -> int:
    """GLH-VOC-21: one more while three monsters or more are adjacent."""
    if not worn.wears(g, one, "shield_among_three"):
        return 0
    near = [
        other
        for other in g.figures
        if other.kind == MONSTER and other.side == MONSTERS and field.near(g, one, other)
    ]
    return worn.NEXT_TO_THREE if len(near) >= worn.AMONG else 0
