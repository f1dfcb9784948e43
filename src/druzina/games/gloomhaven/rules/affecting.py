"""GLH-VOC-02: lines for somebody: all that fit, or whom the actor picks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from druzina.core import Argument, Step
from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Conditions,
    Control,
    Damage,
    Grant,
    Heal,
    Lasting,
    Line,
    Loot,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    Slay,
    Slots,
    Suffer,
    Xp,
)
from druzina.games.gloomhaven.cards.whom import Whom
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, NORMAL, Boon, Dungeon, Figure
from druzina.games.gloomhaven.rules import active, field
from druzina.games.gloomhaven.rules.action import CARRIED, carries, changes_of, paid_on, used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.bearing import hand_on
from druzina.games.gloomhaven.rules.conditions import gain_all, heal
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.deciding import decider, director
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.preferring import PickDirected, PickForMonster, preferred
from druzina.games.gloomhaven.rules.reacting import LineItems
from druzina.games.gloomhaven.rules.targets import fitting

L = TypeVar("L", bound=Line)
Affecting = Callable[[Dungeon, Figure, L, Figure, int], None]
AFFECTED: dict[type[Line], Callable[[Dungeon, Figure, AnyLine, Figure, int], None]] = {}
PICK, LEAVE, ALL = "pick", "leave", "all"
SELF = Whom(side="self")


def affects(kind: type[L]) -> Callable[[Affecting[L]], Affecting[L]]:
    """What a kind of line does to one figure."""

    def registered(function: Affecting[L]) -> Affecting[L]:
        AFFECTED[kind] = function  # type: ignore[assignment]  # called with that kind only
        CARRIED[kind] = for_each
        return function

    return registered


class PickFigure(Ask):
    """Whom a line is for: one after the other, as many as it may be."""

    clause = "GLH-VOC-02"
    spoken = {NONE: "nobody"}

    number: int
    left: int
    picked: list[int] = []

    def about(self, g: Dungeon) -> Mapping[str, Argument]:
        return {"line": f"line/{self.number}"}

    def legal(self, g: Dungeon) -> list[Figure]:
        one = g.mine(self.seat)
        line = g.facts.lines[self.number]
        if one is None:
            return []
        return [each for each in legal_for(g, one, line) if each.id not in self.picked]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{PICK} {each.id}" for each in self.legal(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if choice == NONE or one is None:
            return
        other = g.figure(int(thing(choice)))
        self.picked.append(other.id)
        used(g)
        if self.left > 1:
            self.left -= 1
            if self.legal(g):
                g.then(self)
        line = g.facts.lines[self.number]
        AFFECTED[type(line)](g, one, line, other, self.number)


class HealThem(Ask):
    """GLH-HEA-03: a heal for all of a kind; its player may leave figures out."""

    clause = "GLH-HEA-03"

    number: int
    whom: list[int]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [ALL, *(f"{LEAVE} {each}" for each in self.whom if len(self.whom) > 1), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        if choice == NONE or one is None:
            return
        if choice != ALL:
            left_out = int(thing(choice))
            whom = [each for each in self.whom if each != left_out]
            g.then(HealThem(self.seat, self.number, whom))
            return
        for each in reversed(self.whom):  # what is put on the stack last comes first
            used(g)
            AFFECTED[type(line)](g, one, line, g.figure(each), self.number)


def legal_for(g: Dungeon, one: Figure, line: AnyLine) -> list[Figure]:
    """GLH-HEA-01, -03: a heal with a range is for an ally in sight or oneself, for no thing."""
    named = _named(g, line)
    if isinstance(line, Heal) and named is None:
        if not line.range:
            return [one]
        near, friends = field.within(g, one, line.range), field.allies(g, one)
        return [one, *(each for each in near if each in friends)]
    found = fitting(g, one, named or SELF, targeted=not isinstance(line, Damage))
    if isinstance(line, Grant) and line.forced:
        return [each for each in found if _able(g, each, line)]
    if isinstance(line, Control):  # GLH-VOC-06: who has acted is not offered
        return [each for each in found if not each.idle]
    return found


def _named(g: Dungeon, line: AnyLine) -> Whom | None:
    """GLH-MAT-06, GLH-VOC-17: whom a line names, or whom a consumed element puts in their place."""
    printed: Whom | None = getattr(line, "whom", None)
    return next((each.whom for each in changes_of(g, line) if each.whom), printed)


def _able(g: Dungeon, one: Figure, line: Grant) -> bool:
    """GLH-VOC-08, GLH-MON-15, GLH-OVL-17: whether it can be forced to any of it."""
    if one.is_("stun") or one.thing:
        return False
    moves, own = any(isinstance(each, Move) for each in line.lines), stats(g, one)
    if moves and own is not None and own.move < 0:
        return False
    return not one.is_("immobilize" if moves else "disarm")


def _how_many(g: Dungeon, line: AnyLine) -> int:
    """How many the actor chooses; 0 for all that fit."""
    changed = [change.targets for change in changes_of(g, line) if change.targets]
    whom = _named(g, line)
    if isinstance(line, Heal) and whom is None:
        return max([line.targets or 1, *changed]) if line.range else 0
    return whom.count if whom is not None else 0


def for_each(g: Dungeon, one: Figure, line: AnyLine, number: int) -> None:
    """A line for those it is about: all that fit, or those the actor picks."""
    if isinstance(line, Slay | Pull) and one.kind == CHARACTER:
        from druzina.games.gloomhaven.rules import single

        if isinstance(line, Slay) and line.area is not None:
            g.then(single.SlayArea(one.seat, number))
            return
        if isinstance(line, Pull) and line.to_hex:
            g.then(single.PullHex(one.seat, number))
            return
    if isinstance(line, Heal) and one.kind == CHARACTER:
        use_heal_slots(g, one)
    asked = LineItems(one.seat, "doubles_heal", number)
    if isinstance(line, Heal) and one.kind == CHARACTER and asked.offered(g):
        g.then(asked, ForWhom(one.id, number))
    else:
        for_whom(g, one, line, number)


def use_heal_slots(g: Dungeon, one: Figure) -> None:
    """GLH-PRC-03 step 2, GLH-ACT-11: slots for heal actions, once for the half, before its
    choices."""
    action = g.action
    if action is None or not action.card or action.heal_slots:
        return
    action.heal_slots = True
    for card, slot in active.slots(g, one.seat, ("heal_action",)):
        action.heal_bonus += slot.heal
        active.use_slot(g, one.seat, card)


class ForWhom(Step[Dungeon]):
    """The line itself, after what was used for it."""

    figure: int
    number: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            for_whom(g, one, g.facts.lines[self.number], self.number)


def for_whom(g: Dungeon, one: Figure, line: AnyLine, number: int) -> None:
    count = _how_many(g, line)
    if count and one.kind == CHARACTER:
        question = PickFigure(one.seat, number, count)
        if question.legal(g):
            g.then(question)
        return
    whom = legal_for(g, one, line)
    if one.kind == CHARACTER and isinstance(line, Heal) and whom and line.whom is not None:
        g.then(HealThem(one.seat, number, [each.id for each in whom]))
        return
    if one.kind != CHARACTER and 0 < count < len(whom) and director(g, one) != NOBODY:
        among = [each.id for each in whom]
        g.then(PickDirected(director(g, one), one.id, number, among, count))
        return
    if one.kind != CHARACTER and count:
        whom, equals = preferred(g, one, line, whom, count)
        if equals:
            among, left = [each.id for each in equals], count - len(whom)
            g.then(PickForMonster(decider(g, one), one.id, number, among, left))
    if isinstance(line, Damage) or (one.kind != CHARACTER and line_of_set(line)):
        whom = in_turn_order(g, one, whom)
    at_once = isinstance(line, Conditions) and not line.push
    for other in whom if at_once else reversed(whom):  # what is put on the stack last comes first
        used(g)
        AFFECTED[type(line)](g, one, line, other, number)


def line_of_set(line: AnyLine) -> bool:
    return isinstance(line, Conditions | Push | Pull)


def in_turn_order(g: Dungeon, one: Figure, whom: Sequence[Figure]) -> list[Figure]:
    """GLH-MON-13, GLH-VOC-09: in initiative order, nearest first among equals."""
    from druzina.games.gloomhaven.rules.focusing import initiative

    return sorted(whom, key=lambda each: (initiative(g, each), field.apart(g, one, each), each.id))


def healing(g: Dungeon, one: Figure, line: Heal, other: Figure) -> int:
    """GLH-HEA: with what elements, slots and items add."""
    changed = changes_of(g, line)
    n = line.n + sum(change.heal for change in changed)
    n += line.by_level[g.monster_level] if line.by_level else 0
    if line.x == "half_full_health":
        n += other.full if any(change.full_health for change in changed) else other.full // 2
    if one.kind == CHARACTER and g.action is not None and g.action.card:
        n += g.action.heal_bonus
    raised = g.action is not None and g.action.raised == g.facts.places[id(line)]
    return n * 2 if raised else n


def _boon(g: Dungeon, one: Figure, other: Figure, boon: Boon) -> None:
    """GLH-ACT-04, -06, MON-04: with the card if it lasts, else to the end of the round."""
    used(g)
    action = g.action
    if action is not None and action.card and one.kind == CHARACTER:
        printed = g.facts.half(action.card, action.top)
        if printed.lasts and not action.basic:
            boon.card = action.card
    other.boons.append(boon)


def _lasting(g: Dungeon, one: Figure, other: Figure, line: Lasting, number: int) -> None:
    if line.negates:
        _boon(g, one, other, Boon("negates", line=number))
    elif line.advantage:
        _boon(g, one, other, Boon("advantage", line=number))
    elif line.attacked_with_disadvantage:
        _boon(g, one, other, Boon("dodges", line=number))
    else:
        n = next((change.bonus for change in changes_of(g, line) if change.bonus), line.attack)
        if line.x == "allies_within_2":
            near, friends = field.within(g, one, 2, sight=False), field.allies(g, one)
            n += sum(each in friends for each in near)
        _boon(g, one, other, Boon("attack", n, line=number))


@affects(Heal)
def healed(g: Dungeon, one: Figure, line: Heal, other: Figure, number: int) -> None:
    heal(g, other, healing(g, one, line, other))


@affects(Conditions)
def conditioned(g: Dungeon, one: Figure, line: Conditions, other: Figure, number: int) -> None:
    changed = changes_of(g, line)
    if other.rank == NORMAL and any(
        isinstance(each, Slay) for consume in paid_on(g, line) for each in consume.then
    ):
        fall(g, other, one.seat, other.health)  # GLH-VOC-05: instead
        return
    gain_all(g, other, [*line.conditions, *(name for each in changed for name in each.conditions)])
    if line.push:
        g.then(Force(one.id, other.id, line.push))


@affects(Push)
def pushed(g: Dungeon, one: Figure, line: Push, other: Figure, number: int) -> None:
    g.then(Force(one.id, other.id, line.n + sum(each.push for each in changes_of(g, line))))


@affects(Pull)
def pulled(g: Dungeon, one: Figure, line: Pull, other: Figure, number: int) -> None:
    g.then(Force(one.id, other.id, line.n, pull=True))


@affects(Damage)
def damaged(g: Dungeon, one: Figure, line: Damage, other: Figure, number: int) -> None:
    """GLH-VOC-09: no modifier, no shield; nobody is credited with an ally's damage."""
    instead = next((each.damage for each in changes_of(g, line) if each.damage), 0)
    by = field.credited(g, one) if field.hostile(one, other) else NOBODY
    g.then(Hurt(other.id, instead or line.n, by))


@affects(Slay)
def slain(g: Dungeon, one: Figure, line: Slay, other: Figure, number: int) -> None:
    """GLH-VOC-05: it dies at once."""
    if g.action is not None:
        g.action.slain = other.at
    earn(g, one, line.xp_per_kill)
    fall(g, other, one.seat, other.health)


@affects(Shield)
def shielded(g: Dungeon, one: Figure, line: Shield, other: Figure, number: int) -> None:
    n = line.n + sum(each.shield for each in changes_of(g, line))
    _boon(g, one, other, Boon("shield", n))


@affects(Retaliate)
def retaliating(g: Dungeon, one: Figure, line: Retaliate, other: Figure, number: int) -> None:
    n = line.n + sum(each.retaliate for each in changes_of(g, line))
    n += line.by_level[g.monster_level] if line.by_level else 0
    _boon(g, one, other, Boon("retaliate", n, line.range or 1, line=number))


@affects(Lasting)
def lasting(g: Dungeon, one: Figure, line: Lasting, other: Figure, number: int) -> None:
    _lasting(g, one, other, line, number)


@carries(Slots)
def slots(g: Dungeon, one: Figure, line: Slots, number: int) -> None:
    """GLH-ACT-10: the card goes to the active area with its marker on the first slot."""
    used(g)


@carries(Suffer)
def suffer(g: Dungeon, one: Figure, line: Suffer, number: int) -> None:
    g.then(Hurt(one.id, line.n))


@carries(Xp)
def xp(g: Dungeon, one: Figure, line: Xp, number: int) -> None:
    earn(g, one, line.n)


@carries(Loot)
def loot(g: Dungeon, one: Figure, line: Loot, number: int) -> None:
    reach = next((change.loot for change in changes_of(g, line) if change.loot), line.n)
    asked = LineItems(one.seat, "loots_2", number)
    if one.kind == CHARACTER and reach == 1 and asked.offered(g):
        g.then(asked, TakeAll(one.id, number, reach))
    else:
        take_all(g, one, line, reach)


class TakeAll(Step[Dungeon]):
    """GLH-LOT-01, after what makes it reach farther."""

    figure: int
    number: int
    reach: int

    def run(self, g: Dungeon) -> None:
        one, line = g.find(self.figure), g.facts.lines[self.number]
        if one is not None and isinstance(line, Loot):
            raised = g.action is not None and g.action.raised == self.number
            take_all(g, one, line, self.reach + raised)


def take_all(g: Dungeon, one: Figure, line: Loot, reach: int) -> None:
    if line.most and one.kind == CHARACTER:
        from druzina.games.gloomhaven.rules.single import TakeLoot

        g.then(TakeLoot(one.seat, reach, line.most))
        return
    if loot_within(g, one, reach) | hand_on(g, one, reach):
        used(g)
    if line.per_enemy and one.kind == CHARACTER:
        near = [each for each in field.enemies(g, one) if field.near(g, one, each)]
        g.heroes[one.seat].coins += len(near)
