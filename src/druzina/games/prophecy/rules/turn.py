"""What holds through a whole turn: whether it goes on, and effects outside combat in it."""

from __future__ import annotations

from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.asking import USE, named
from druzina.games.prophecy.rules.effects import offered

OUTSIDE = "outside"


def goes_on(g: Kingdom) -> bool:
    """PRO-RND-08, PRO-MON-07: neither is the character gone nor the turn over."""
    return not g.now.over and g.heroes[g.active].field != NOTHING


def end_turn_at_once(g: Kingdom) -> None:
    """PRO-MON-07, PRO-SPH-12, PRO-TIM-13: nothing of the turn follows but its very end."""
    g.now.over = True


def outside(g: Kingdom, seat: int) -> dict[int, Effect]:
    """PRO-QST-02, PRO-TIM-08: effects outside combat, offered where a question is open anyhow."""
    return offered(g, seat, OUTSIDE)


def outside_choices(g: Kingdom, seat: int) -> list[str]:
    found = offered(g, seat, OUTSIDE)
    return named(USE, g, found) if found else []


def in_final_battle(g: Kingdom) -> bool:
    return g.battlefield != NOTHING
