"""GLH-FOC-02, -04: the attack on the card, and from where it could include an enemy."""

from __future__ import annotations

from msgspec import Struct

from druzina.games.gloomhaven.arena import Area, Arena, Hex
from druzina.games.gloomhaven.arena.areas import differences, offsets
from druzina.games.gloomhaven.arena.hexes import add

from .board import Monster

Sets = list[tuple[int, int]]


class Profile(Struct, frozen=True):
    """The attack profile: reach, single targets besides the area, area, whether it can suffer."""

    reach: int
    singles: int
    area: Area | None
    suffers: bool  # GLH-ATK-02: from adjacent targets
    attacks: bool


MELEE = Profile(reach=1, singles=1, area=None, suffers=False, attacks=False)


def profile(monster: Monster) -> Profile:
    """GLH-FOC-02, GLH-MMV-11: no attack or disarmed counts as a single melee attack."""
    if monster.targets == 0 or monster.disarmed:
        return MELEE
    ranged, area = is_ranged(monster), monster.area
    return Profile(
        reach=monster.range if ranged else 1,
        singles=monster.targets - (area is not None),  # GLH-ARE-07
        area=area,
        suffers=ranged and not monster.muddled,  # GLH-MMV-13
        attacks=True,
    )


def is_ranged(monster: Monster) -> bool:
    """GLH-MON-10, GLH-ARE-08: not with a melee area, whatever its range."""
    return monster.range > 0 and not (monster.area is not None and monster.area.melee)


def near_cells(arena: Arena, profile: Profile, enemy: int) -> int:
    """GLH-LOS-03: the cells from which the profile could include this enemy, sight aside."""
    found = arena.ball(enemy, profile.reach) if profile.singles else 0
    if profile.area is None:
        return found
    around = _around if profile.area.melee else _near
    return found | around(arena, profile, arena.hexes[enemy])


def attack_cells(arena: Arena, profile: Profile, enemy: int) -> int:
    """GLH-FOC-04, GLH-LOS-03: the cells from which the profile could include this enemy."""
    found = arena.strike(enemy, profile.reach) if profile.singles else 0
    if profile.area is None:
        return found
    key = (enemy, profile.area, profile.reach)
    known = arena.kept.get(key)
    if known is None:
        around = _around if profile.area.melee else _near
        known = arena.seen(enemy, around(arena, profile, arena.hexes[enemy]))
        arena.kept[key] = known
    return found | known


def _around(arena: Arena, profile: Profile, enemy: Hex) -> int:
    """GLH-ARE-01, -08: where a melee area around the attacker covers the enemy."""
    if profile.area is None:
        return 0
    return arena.mask(add(enemy, each) for each in offsets(profile.area))


def _near(arena: Arena, profile: Profile, enemy: Hex) -> int:
    """GLH-ARE-03: where some hex of a free area that covers the enemy is in range."""
    found = 0
    if profile.area is not None:
        for each in differences(profile.area):
            found |= arena.ball_around(add(enemy, each), profile.reach)
    return found
