"""GLH-V20 `standing`: rules that are looked up wherever they matter, as long as they hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    MONSTERS,
    NOBODY,
    OBJECTIVE,
    PARTY,
    Dungeon,
    Figure,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.scenario_tests import counted, holds, is_named
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import MonsterPlace, load
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verb import Effect, Names
from druzina.games.gloomhaven.scenario_verbs_standing import (
    AttackMod,
    Cannot,
    Charge,
    Dig,
    Focus,
    GoesAway,
    HoldBack,
    Idle,
    Immune,
    Indestructible,
    LootRule,
    MayNegate,
    MoveMod,
    Occupies,
    Redirect,
    ReplaceSummon,
    ShieldMod,
    Side,
    Sleep,
    StatMod,
    TreatAs,
)

E = TypeVar("E", bound=Effect)


@lru_cache(maxsize=2048)
def said(scenario: int, verb: type[E]) -> tuple[tuple[SpecialRule, E], ...]:
    """Every rule of a scenario that has this verb, with it."""
    return tuple(
        (rule, effect)
        for rule in load(scenario).special
        for effect in rule.do
        if isinstance(effect, verb)
    )


def in_force(g: Dungeon, verb: type[E]) -> Sequence[tuple[SpecialRule, E]]:
    """Those that hold now."""
    found = said(g.scenario, verb)
    if not found:  # nearly always
        return found
    return [(rule, effect) for rule, effect in found if holds(g, rule)]


def concerns(g: Dungeon, rule: SpecialRule, one: Figure) -> bool:
    """GLH-PRK-03: whom a scenario effect passes by; and whoever has a goal tile already."""
    if one.kind != CHARACTER:
        return True
    hero = g.heroes[one.seat]
    if rule.exempts and hero.ignores:
        return False
    return not (rule.unlooted and hero.counts.get("goal_tiles"))


def side_of(g: Dungeon, type_: str) -> int:
    """GLH-V20 `side`: those named together fight together."""
    for place, (_, effect) in enumerate(said(g.scenario, Side)):
        if type_ in effect.monsters:
            return PARTY if effect.side == "party_ally" else MONSTERS + 1 + place
    return MONSTERS


def held_back(g: Dungeon, place: MonsterPlace) -> bool:
    """GLH-PRC-10 step 3: not placed with its room."""
    if place.type in g.called or "*" in g.called:
        return False
    markers = field.scenario(g).markers
    return any(
        (not effect.monsters or place.type in effect.monsters)
        and (not effect.tiles or place.tile in effect.tiles)
        and not any(place.at in markers[name] for name in effect.but_at)
        for _, effect in said(g.scenario, HoldBack)
    )


def attack_changes(g: Dungeon, one: Figure) -> list[AttackMod]:
    """GLH-PRC-06 steps 3 and 5."""
    target = g.find(g.strike.target) if g.strike is not None else None
    return [
        effect
        for rule, effect in in_force(g, AttackMod)
        if is_named(one, effect.who)
        and concerns(g, rule, one)
        and (one.tokens or not effect.bearers)
        and (not effect.against or (target is not None and is_named(target, effect.against)))
    ]


def shield_more(g: Dungeon, one: Figure) -> int:
    return sum(
        worked_out(effect.n, g, counted(g, rule.per, one))
        for rule, effect in in_force(g, ShieldMod)
        if is_named(one, effect.who) and attacked_by(g, effect.against)
    )


def attacked_by(g: Dungeon, names: Names) -> bool:
    attacker = g.find(g.strike.attacker) if names and g.strike is not None else None
    return not names or (attacker is not None and is_named(attacker, names))


def stat_more(g: Dungeon, one: Figure, stat: str) -> int:
    """What is added to a value of a stat card."""
    return sum(
        worked_out(value, g, counted(g, rule.per, one))
        for rule, effect in in_force(g, StatMod)
        if is_named(one, effect.who) and (value := getattr(effect, stat))
    )


def move_more(g: Dungeon, one: Figure) -> int:
    """GLH-PRC-04 step 1: what is added to the value of a move ability."""
    return sum(
        effect.n
        for rule, effect in in_force(g, MoveMod)
        if is_named(one, effect.who)
        and concerns(g, rule, one)
        and (one.tokens or not effect.bearers)
    )


def unharmed(g: Dungeon, one: Figure, by_attack: bool, by: int = NOBODY) -> bool:
    """GLH-PRC-07 step 1: immunity by rule."""
    return immune_to(g, one, "damage", by) or (by_attack and immune_to(g, one, "attacks", by))


def immune_to(g: Dungeon, one: Figure, what: str, by: int = NOBODY) -> bool:
    return any(
        what in effect.to
        and is_named(one, effect.who)
        and (one.tokens or not effect.bearers)
        and not (effect.but_by_bearers and by_bearer(g, one, by))
        for _, effect in in_force(g, Immune)
    )


def bears(g: Dungeon, seat: int) -> bool:
    """GLH-V20 `give_token`: whether a seat's character has one."""
    one = g.mine(seat) if seat != NOBODY else None
    return one is not None and bool(one.tokens)


def by_bearer(g: Dungeon, one: Figure, seat: int) -> bool:
    """Whether a bearer itself hurts this figure: not by a summon or by whom it forces to attack."""
    strike = g.strike
    attacker = g.find(strike.attacker) if strike and strike.target == one.id else None
    return bears(g, seat) and (attacker is None or attacker.kind == CHARACTER)


def charge(g: Dungeon, one: Figure, n: int, by: int) -> None:
    """What a bearer's weapon takes in."""
    counts = any(is_named(one, effect.who) for _, effect in said(g.scenario, Charge))
    if counts and by_bearer(g, one, by):
        g.counters["charge"] = g.counters.get("charge", 0) + n


def barred(g: Dungeon, one: Figure, what: str) -> bool:
    """GLH-V20 `cannot`."""
    return any(
        effect.what == what and is_named(one, effect.who) and concerns(g, rule, one)
        for rule, effect in in_force(g, Cannot)
    )


def barred_hexes(g: Dungeon, one: Figure) -> set[tuple[int, int]]:
    """The doors it may not enter."""
    here = field.scenario(g)
    doors = {
        effect.door
        for _, effect in in_force(g, Cannot)
        if effect.what == "enter_door"
        and is_named(one, effect.who)
        and (not effect.tile or one.home in here.hexes([effect.tile]))
    }
    joins = here.joins if doors else ()
    return {place for join in joins if join.name in doors for place in join.hexes}


def spared(g: Dungeon, one: Figure, other: Figure) -> bool:
    """GLH-V20 `cannot`: a sleeper that this figure may not attack."""
    return other.asleep and barred(g, one, "attack_asleep")


def sleeps(g: Dungeon, type_: str) -> bool:
    """GLH-V20 `sleep`: whether figures of a type are placed asleep."""
    return any(type_ in effect.monsters for _, effect in said(g.scenario, Sleep))


def sleeps_lightly(g: Dungeon, one: Figure) -> bool:
    return one.asleep and any(
        effect.lightly and one.what in effect.monsters for _, effect in said(g.scenario, Sleep)
    )


def feared_hexes(g: Dungeon, one: Figure) -> list[tuple[int, int]]:
    """GLH-V20 `treat_as`: overlays that it avoids like traps."""
    looks = {
        effect.look
        for _, effect in in_force(g, TreatAs)
        if is_named(one, effect.who) and one.is_(effect.having)
    }
    return [at for piece in g.pieces if looks and piece.look in looks for at in piece.hexes]


def fixed_looks(g: Dungeon) -> set[str]:
    """GLH-OVL-17: looks of obstacles that nothing moves or destroys."""
    return {look for _, effect in said(g.scenario, Indestructible) for look in effect.looks}


def loose_obstacles(g: Dungeon) -> list[Piece]:
    """GLH-OVL-17: the obstacles that can be moved or destroyed."""
    fixed = fixed_looks(g)
    return [piece for piece in g.pieces if piece.kind == "obstacle" and piece.look not in fixed]


def loot_rule(g: Dungeon) -> LootRule | None:
    return next((effect for _, effect in in_force(g, LootRule)), None)


def focus_first(g: Dungeon, one: Figure) -> int:
    """The objective that comes before all others for this figure, if there is one."""
    found = (effect for _, effect in in_force(g, Focus) if is_named(one, effect.who))
    return next((effect.objective for effect in found), 0)


def negation(g: Dungeon, one: Figure) -> MayNegate | None:
    return next(
        (effect for _, effect in in_force(g, MayNegate) if effect.objective == one.number), None
    )


def settle_idle(g: Dungeon) -> None:
    """GLH-V20 `idle`: who stands idle in this round."""
    if not said(g.scenario, Idle):
        return
    types = {type_ for _, effect in in_force(g, Idle) for type_ in effect.monsters}
    for one in g.figures:
        one.dormant = one.kind == MONSTER and one.what in types


@lru_cache(maxsize=256)
def idle_and_passed(scenario: int) -> frozenset[str]:
    """GLH-V20 `idle`: the types that may be passed while they stand idle."""
    found = (effect for _, effect in said(scenario, Idle) if effect.passed)
    return frozenset(type_ for effect in found for type_ in effect.monsters)


def goes_away(g: Dungeon, one: Figure) -> bool:
    return any(is_named(one, effect.who) for _, effect in said(g.scenario, GoesAway))


def meant(g: Dungeon, one: Figure) -> Figure:
    """GLH-V20 `redirect_damage`: who suffers what an objective would."""
    if one.kind != OBJECTIVE:
        return one
    for _, effect in said(g.scenario, Redirect):
        if effect.objective == one.number:
            return next((each for each in g.figures if each.what == effect.monster), one)
    return one


def perch(g: Dungeon, type_: str, at: tuple[int, int]) -> list[tuple[int, int]]:
    """GLH-V20 `occupies`: the other hexes a figure covers there."""
    here = field.scenario(g)
    for _, effect in said(g.scenario, Occupies):
        for name in effect.at_cycle if type_ in effect.who else ():
            if at in here.markers[name]:
                return [each for each in here.markers[name] if each != at]
    return []


def diggable(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-V20 `dig`: what a character may spend movement points on where it stands."""
    if one.kind != CHARACTER or not said(g.scenario, Dig):
        return []
    return [
        each
        for _, effect in in_force(g, Dig)
        for each in g.figures
        if is_named(each, effect.who) and field.near(g, one, each)
    ]


def summoned_instead(g: Dungeon, one: Figure) -> ReplaceSummon | None:
    found = (effect for _, effect in said(g.scenario, ReplaceSummon))
    return next((effect for effect in found if is_named(one, effect.who)), None)
