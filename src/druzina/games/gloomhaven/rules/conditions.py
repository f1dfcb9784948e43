"""GLH-CON: conditions gained, borne and gone; healing."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.gloomhaven.model import (
    BIT,
    LASTING,
    MONSTER,
    NEGATIVE,
    OBJECTIVE,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import modifiers, worn
from druzina.games.gloomhaven.rules.scenario_standing import immune_to, meant
from druzina.games.gloomhaven.rules.sleeping import stir
from druzina.games.gloomhaven.telling import figure_told


def immune(g: Dungeon, one: Figure, condition: str) -> bool:
    """GLH-CON-16, -20: objectives to all, others to what their card says."""
    if one.kind == OBJECTIVE or immune_to(g, one, condition):
        return True
    if one.kind == MONSTER:
        return condition in g.facts.printed.monsters[one.what].immune
    return worn.is_immune(g, one, condition)


def gain(g: Dungeon, one: Figure, condition: str) -> None:
    """GLH-CON-02, -03, -22: one token of a kind; gained in the own turn it outlives that turn."""
    condition = worn.instead_of(g, one, condition)
    one = meant(g, one)
    if immune(g, one, condition):
        return
    if condition == "curse":
        told = modifiers.curse(g, one)
    elif condition == "bless":
        told = modifiers.bless(g, one)
    else:
        bit, told = BIT[condition], True
        one.has |= bit
        one.fresh = one.fresh | bit if acting(g, one) else one.fresh & ~bit
        if one.asleep and bit & NEGATIVE:
            stir(g, one)
    if told and g.told is not None:
        g.tell("GLH-CON-01", "event-condition", figure=figure_told(one), condition=condition)


def bind(g: Dungeon, one: Figure, condition: str) -> None:
    """GLH-SET-15: permanently: nothing takes it away, and it does not expire."""
    gain(g, one, condition)
    one.bound |= one.has & BIT.get(condition, 0)


def gain_all(g: Dungeon, one: Figure, conditions: Iterable[str]) -> None:
    for condition in conditions:
        gain(g, one, condition)


def acting(g: Dungeon, one: Figure) -> bool:
    """Whether it is this figure's own turn."""
    return g.acting == one.id


def lose(g: Dungeon, one: Figure, condition: str) -> None:
    bit = BIT[condition]
    if one.has & bit & ~one.bound:
        one.has &= ~bit
        one.fresh &= ~bit
        if g.told is not None:
            g.tell(
                "GLH-CON-03", "event-condition-gone", figure=figure_told(one), condition=condition
            )


def expire(g: Dungeon, one: Figure) -> None:
    """GLH-CON-03, -22: at the end of its turn what was there when the turn began."""
    due = one.has & ~one.fresh & ~LASTING
    for condition, bit in BIT.items():
        if due & bit:
            lose(g, one, condition)
    one.fresh = 0


def heal(g: Dungeon, one: Figure, n: int) -> int:
    """GLH-CON-04, -05, GLH-HEA-01: poison goes and nothing else is healed; a wound goes as well."""
    if immune_to(g, one, "healing"):
        return 0
    poisoned = one.is_("poison")
    lose(g, one, "wound")
    lose(g, one, "poison")
    if poisoned or n <= 0:
        return 0
    healed = min(n, one.full - one.health)
    one.health += healed
    if healed and g.told is not None:
        g.tell("GLH-HEA-01", "event-healed", figure=figure_told(one), n=healed)
    return healed
