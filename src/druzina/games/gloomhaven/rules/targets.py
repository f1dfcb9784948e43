"""GLH-VOC-02: the figures a line is about, as the map lies now."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.whom import Whom
from druzina.games.gloomhaven.model import (
    BIT,
    BOSS,
    CHARACTER,
    ELITE,
    MONSTER,
    NORMAL,
    OBJECTIVE,
    SUMMON,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import field

RANKS = {"normal": (NORMAL,), "normal_or_elite": (NORMAL, ELITE)}


def fitting(
    g: Dungeon, actor: Figure, whom: Whom, attack: bool = False, targeted: bool = True
) -> list[Figure]:
    """All figures that fit, the actor too where it is said; in the order of their numbers.

    GLH-LOS-03: an attack needs sight to every target, whatever the line says. GLH-MOT-03: what is
    not targeted finds the invisible too.
    """
    if whom.side == "self":
        return [actor]
    found = [one for one in _side(g, actor, whom, targeted) if _there(g, actor, one, whom)]
    found = [one for one in found if is_fit(g, actor, one, whom)]
    if attack:
        found = [one for one in found if field.in_sight(g, actor, one)]
    return [actor, *found] if whom.self_too and whom.side == "allies" else found


def _side(g: Dungeon, actor: Figure, whom: Whom, targeted: bool) -> Sequence[Figure]:
    foes = field.enemies(g, actor)
    if targeted:
        foes = [one for one in foes if field.visible(g, one, actor)]
    if whom.side == "enemies":
        return foes
    friends = field.allies(g, actor)
    if whom.side == "summons":
        return [one for one in friends if one.kind == SUMMON]
    if whom.side == "own_summons":
        return [one for one in friends if one.kind == SUMMON and one.seat == actor.seat]
    return friends if whom.side == "allies" else [*friends, *field.enemies(g, actor)]


def _there(g: Dungeon, actor: Figure, one: Figure, whom: Whom) -> bool:
    action, strike = g.action, g.strike
    place = whom.place
    if place == "adjacent":
        return field.near(g, actor, one)
    if place == "anywhere":
        return True
    if place == "room":
        return same_room(g, actor, one)
    if place == "moved_through":
        return action is not None and any(at in action.path[:-1] for at in field.hexes(one))
    if place == "obstacle":
        return action is not None and any(field.beside_hex(g, one, at) for at in action.placed)
    if place == "slain":
        slain = action.slain if action is not None else None
        return slain is not None and field.beside_hex(g, one, slain)
    if place == "target":
        return strike is not None and field.beside_hex(g, one, strike.place)
    reach = own_range(g, actor) if place == "own_range" else whom.within
    return field.apart(g, actor, one) <= reach and field.in_sight(g, actor, one)


def own_range(g: Dungeon, actor: Figure) -> int:
    from druzina.games.gloomhaven.rules.figures import stat_range

    return max(1, stat_range(g, actor))


def same_room(g: Dungeon, one: Figure, other: Figure) -> bool:
    """GLH-GEO-08: an open door belongs to both rooms."""
    return bool(rooms_of(g, one) & rooms_of(g, other))


def rooms_of(g: Dungeon, one: Figure) -> set[int]:
    here = field.scenario(g)
    rooms = here.rooms()
    found = {n for n, room in enumerate(rooms) if one.at in here.hexes(room)}
    for join in here.joins:
        if join.kind == "door" and one.at in join.hexes:
            found |= {n for n, room in enumerate(rooms) if set(join.tiles) & room}
    return found


def is_fit(g: Dungeon, actor: Figure, one: Figure, whom: Whom) -> bool:
    """Rank, hit points, conditions, and who stands beside it."""
    if whom.rank != "any" and one.rank not in RANKS[whom.rank]:
        return False
    if whom.health and (one.health > whom.health or one.rank == BOSS or one.kind == OBJECTIVE):
        return False
    if whom.conditions and not any(one.has & BIT[name] for name in whom.conditions):
        return False
    if whom.alone and not alone(g, one):
        return False
    return not whom.near_ally or near_ally(g, actor, one)


def alone(g: Dungeon, one: Figure) -> bool:
    """GLH-VOC-14: no other figure of its side is adjacent to it."""
    return not any(
        field.near(g, one, other)
        for other in field.allies(g, one)
        if other.kind in (MONSTER, CHARACTER, SUMMON)
    )


def near_ally(g: Dungeon, actor: Figure, one: Figure) -> bool:
    """GLH-VOC-14: an ally of the actor is adjacent to it."""
    return any(field.near(g, one, other) for other in field.allies(g, actor))
