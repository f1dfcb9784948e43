"""PRO-VOC-02: whether what an effect asks for holds, within a fight and without one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce

from msgspec import structs

from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import CHARACTER
from druzina.games.prophecy.effect import ALWAYS, When
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom, Side
from druzina.games.prophecy.part import Part
from druzina.games.prophecy.parts_fights import (
    IgnoreShieldHandHead,
    IgnoreThrowMissile,
    ThreeLives,
    ValueByStones,
)

SPHERE = "sphere"


Check = Callable[["Kingdom", int], bool]


def holds(g: Kingdom, when: When, seat: int) -> bool:
    """Whether all of it holds for the character, in the fight under way if there is one."""
    return when is ALWAYS or test_of(when)(g, seat)


@cache
def test_of(when: When) -> Check:
    """One test out of those for each thing a condition names, the cheap ones first."""
    asked = {
        field.name: getattr(when, field.name)
        for field in structs.fields(When)
        if getattr(when, field.name) != field.default
    }
    return reduce(_both, [make(asked[name]) for name, make in CHECKS.items() if name in asked])


def _both(one: Check, other: Check) -> Check:
    return lambda g, seat: one(g, seat) and other(g, seat)


def side_of(g: Kingdom, seat: int) -> Side:
    """The character's side of the fight under way."""
    bout = g.fight
    assert bout is not None, "no fight under way"
    first, second = bout.sides
    return first if first.seat == seat else second


def foe_does(facts: Content, monster: int, kind: type[Part]) -> bool:
    """Whether a monster has a standing rule (window `foe`)."""
    return monster != NOTHING and kind in facts.rules[monster]


def ignored(facts: Content, bout: Bout, item: int) -> bool:
    """PRO-CNT-13, -14: whether the monster makes the bonuses and dice of an item not count."""
    if bout.monster == NOTHING:
        return False
    thing = facts.item(item)
    if thing.weapon_class == "missile":
        return foe_does(facts, bout.monster, IgnoreThrowMissile)
    if thing.slot in ("shield", "hand", "head"):
        return foe_does(facts, bout.monster, IgnoreShieldHandHead)
    return False


def places(g: Kingdom, seat: int) -> tuple[str, ...]:
    """PRO-SPH-13, -17: what the ground is called; in a sphere nothing but that."""
    if g.fight is not None and g.fight.in_sphere != NOTHING:
        return (SPHERE,)
    field = g.heroes[seat].field
    return ground(g.content, field) if field != NOTHING else ()


@cache
def ground(content: str, field: int) -> tuple[str, ...]:
    here = LOADED[content].fields[field]
    if here.wilderness:
        return (here.kind, "wilderness")
    return (here.kind, "civilization") if here.civilization else (here.kind,)


def opponent(g: Kingdom) -> str:
    """The type of the opponent: a monster's, or `character`."""
    assert g.fight is not None, "no fight under way"
    monster = g.fight.monster
    return CHARACTER if monster == NOTHING else LOADED[g.content].monster(monster).type


def printed(g: Kingdom, bout: Bout) -> tuple[int, int]:
    """PRO-CNT-15: strength and willpower of the card; those of the fight where stones make them."""
    facts = LOADED[g.content]
    if foe_does(facts, bout.monster, ValueByStones):
        return bout.strength, bout.willpower
    monster = facts.monster(bout.monster)
    return monster.strength, monster.willpower


def _weapon(classes: tuple[str, ...]) -> Check:
    def check(g: Kingdom, seat: int) -> bool:
        weapon = side_of(g, seat).weapon
        if weapon == NOTHING or g.fight is None:
            return False
        facts = LOADED[g.content]
        found = facts.item(weapon).weapon_class
        if found == "missile" and ignored(facts, g.fight, weapon):
            return False
        return found in classes

    return check


def _of_weapon(test: Callable[[Content, int], bool]) -> Check:
    def check(g: Kingdom, seat: int) -> bool:
        weapon = side_of(g, seat).weapon
        return weapon != NOTHING and test(LOADED[g.content], weapon)

    return check


def _shield(wanted: str) -> Check:
    def check(g: Kingdom, seat: int) -> bool:
        facts = LOADED[g.content]
        held = any(facts.slots[item] == "shield" for item in side_of(g, seat).hands)
        return held == (wanted == "use")

    return check


def _thrown(wanted: bool) -> Check:
    def check(g: Kingdom, seat: int) -> bool:
        side = side_of(g, seat)
        return side.thrown != NOTHING and side.thrown == side.weapon

    return check


def _group(wanted: bool) -> Check:
    return lambda g, seat: (
        g.fight is not None and foe_does(LOADED[g.content], g.fight.monster, ThreeLives)
    )


def _least_strength(least: int) -> Check:
    """PRO-CNT-15: by the printed value; that of the fight where stones make it."""

    def check(g: Kingdom, seat: int) -> bool:
        if g.fight is None or g.fight.monster == NOTHING:
            return False
        return printed(g, g.fight)[0] >= least

    return check


def _terrain(kinds: frozenset[str]) -> Check:
    return lambda g, seat: not kinds.isdisjoint(places(g, seat))


# The cheap ones first.
CHECKS: dict[str, Callable[..., Check]] = {
    "own_turn": lambda wanted: lambda g, seat: g.active == seat,
    "mode": lambda mode: lambda g, seat: g.fight is not None and g.fight.mode == mode,
    "first_roll": lambda wanted: lambda g, seat: g.fight is not None and not g.fight.rolls,
    "not_started": lambda wanted: lambda g, seat: not side_of(g, seat).started,
    "armed": lambda wanted: lambda g, seat: side_of(g, seat).weapon != NOTHING,
    "unarmed": lambda wanted: lambda g, seat: side_of(g, seat).weapon == NOTHING,
    "thrown": _thrown,
    "against": lambda types: lambda g, seat: opponent(g) in types,
    "not_against": lambda types: lambda g, seat: opponent(g) not in types,
    "terrain": lambda kinds: _terrain(frozenset(kinds)),
    "weapon": _weapon,
    "hands": lambda n: _of_weapon(lambda facts, weapon: facts.item(weapon).hands == n),
    "rare": lambda wanted: _of_weapon(lambda facts, weapon: facts.item(weapon).deck != "common"),
    "shield": _shield,
    "group": _group,
    "least_strength": _least_strength,
}
