"""The lines of cards in words: each becomes a few small phrases, which a language joins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from druzina.core import Argument, Shown
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine, Line
from druzina.games.gloomhaven.cards.whom import Area, Whom
from druzina.games.gloomhaven.cards.words import Bonus
from druzina.games.gloomhaven.content import Content

L = TypeVar("L", bound=Line)
Wording = Callable[[Content, L], Iterator[Shown]]
WORDED: dict[type[Line], Callable[[Content, AnyLine], Iterator[Shown]]] = {}


def words(kind: type[L]) -> Callable[[Wording[L]], Wording[L]]:
    """What words a kind of line."""

    def registered(function: Wording[L]) -> Wording[L]:
        WORDED[kind] = function  # type: ignore[assignment]  # called with that kind only
        return function

    return registered


def text(key: str, **arguments: Argument) -> Shown:
    return Shown(f"text-{key}", "", arguments)


def phrases(facts: Content, lines: Iterable[AnyLine]) -> list[Shown]:
    """All phrases of these lines, with what hangs on them."""
    return [phrase for line in lines for phrase in _of(facts, line)]


def _of(facts: Content, line: AnyLine) -> Iterator[Shown]:
    if line.test:
        yield text(f"test-{line.test.replace('_', '-')}")
    yield from WORDED[type(line)](facts, line)
    yield from phrases(facts, line.sub)
    if line.then and not isinstance(line, kinds.Consume):
        yield text("then", lines=tuple(facts.numbers(line.then)))


# Numbers, targets, areas


def valued(line: kinds.Move | kinds.Attack | kinds.Heal) -> str:
    """`3`, `X`, `2 + X`; what is added to a figure's own value has a sign."""
    n = line.n + (getattr(line, "by_level", ()) or (0,))[0]
    if line.relative:
        return f"\N{MINUS SIGN}{-n}" if n < 0 else f"+{n}"
    if line.x:
        return f"{n} + X" if n else "X"
    return str(n)


def _x(name: str) -> Iterator[Shown]:
    if name:
        yield text(f"x-{name.replace('_', '-')}")


def _numbers(line: Line, *names: str) -> Iterator[Shown]:
    """Fields that stand for themselves: `pierce 2`."""
    for name in names:
        if n := getattr(line, name):
            yield text(name.replace("_", "-"), n=n)


def _flags(line: Line, *names: str) -> Iterator[Shown]:
    for name in names:
        if getattr(line, name):
            yield text(name.replace("_", "-"))


def _conditions(names: Sequence[str]) -> Iterator[Shown]:
    if names:
        yield text("conditions", conditions=tuple(names))


def _area(area: Area | None) -> Iterator[Shown]:
    if area is not None:
        yield text("area-melee" if area.melee else "area", n=len(area.hexes))


def _whom(whom: Whom | None) -> Iterator[Shown]:
    if whom is not None and whom.side == "self":
        yield text("on-self")
    elif whom is not None and whom.place == "target" and whom.self_too:
        yield text("target-and-beside")
    elif whom is not None:
        yield text("whom", whom=whom_told(whom))


def _whom_else(whom: Whom | None) -> Iterator[Shown]:
    """That one's own cards and items come back need not be said."""
    return _whom(whom if whom is None or whom.side != "self" else None)


def whom_told(whom: Whom) -> tuple[tuple[str | int, ...], ...]:
    """Who, where, and what must hold of them, as pairs of a word and its number."""
    many = {0: "all", 1: "one"}.get(whom.count, "some")
    told: list[tuple[str | int, ...]] = [(f"{whom.side.replace('_', '-')}-{many}", whom.count)]
    if whom.place != "range" or whom.within:
        told.append((whom.place.replace("_", "-"), whom.within))
    if whom.rank != "any":
        told.append((whom.rank.replace("_", "-"), 0))
    told += [("health", whom.health)] if whom.health else []
    told += [("has", *whom.conditions)] if whom.conditions else []
    told += [("alone", 0)] if whom.alone else []
    told += [("near-ally", 0)] if whom.near_ally else []
    too = "or-self" if whom.count == 1 else "self-too"
    return (*told, (too, 0)) if whom.self_too else tuple(told)


def _bonuses(bonuses: Sequence[Bonus]) -> Iterator[Shown]:
    for bonus in bonuses:
        gains = [("attack", bonus.attack), ("xp", bonus.xp)]
        told = (*((name, n) for name, n in gains if n), *((name, 0) for name in bonus.conditions))
        yield text(f"if-{(bonus.test or bonus.per).replace('_', '-')}", gains=told)


# Moves and attacks


@words(kinds.Move)
def move(facts: Content, line: kinds.Move) -> Iterator[Shown]:
    yield text("move", value=valued(line))
    yield from _x(line.x)
    yield from _flags(line, "jump", "straight", "to_obstacle", "to_actor", "loots", "clears")
    yield from _numbers(line, "hurts")


@words(kinds.Attack)
def attack(facts: Content, line: kinds.Attack) -> Iterator[Shown]:
    yield text("attack", value=valued(line))
    yield from _x(line.x)
    yield from _numbers(line, "range")
    yield from _flags(line, "ranged")
    if line.range_more:
        yield text("range-more", value=f"{line.range_more:+}".replace("-", "\N{MINUS SIGN}"))
    yield from _numbers(line, "targets", "pierce", "push", "pull")
    yield from _area(line.area)
    yield from _conditions(line.conditions)
    yield from _whom(line.whom)
    yield from _bonuses(line.bonuses)
    yield from _flags(line, "along", "all_on_one", "hits_obstacles", "hits_walls")
    yield from _numbers(line, "near_own_ally", "xp_per_target")
    if line.in_area:
        yield text("in-area", conditions=line.in_area)


@words(kinds.Push)
def push(facts: Content, line: kinds.Push) -> Iterator[Shown]:
    yield text("push", n=line.n)
    yield from _whom(line.whom)


@words(kinds.Pull)
def pull(facts: Content, line: kinds.Pull) -> Iterator[Shown]:
    yield text("pull-to", n=line.n, range=line.to_hex) if line.to_hex else text("pull", n=line.n)
    yield from _whom(line.whom)


@words(kinds.Conditions)
def conditions(facts: Content, line: kinds.Conditions) -> Iterator[Shown]:
    yield from _conditions(line.conditions)
    yield from _whom(line.whom)
    yield from _numbers(line, "push")


@words(kinds.Damage)
def damage(facts: Content, line: kinds.Damage) -> Iterator[Shown]:
    yield text("as-target") if line.as_target else text("damage", n=line.n)
    yield from _whom(line.whom)


@words(kinds.Suffer)
def suffer(facts: Content, line: kinds.Suffer) -> Iterator[Shown]:
    yield text("suffer", n=line.n)


@words(kinds.Slay)
def slay(facts: Content, line: kinds.Slay) -> Iterator[Shown]:
    yield text("slay-instead" if line.instead else "slay")
    yield from _area(line.area)
    yield from _whom(line.whom)
    yield from _numbers(line, "xp_per_kill")


# Help and protection


@words(kinds.Heal)
def heal(facts: Content, line: kinds.Heal) -> Iterator[Shown]:
    yield text("heal", value=valued(line))
    yield from _x(line.x)
    yield from [text("by-level")] if line.by_level else []
    yield from _numbers(line, "range", "targets")
    if line.whom is None and not line.range:
        yield text("on-self")
    yield from _whom(line.whom)
    yield from _flags(line, "per_target_hurt")


@words(kinds.Shield)
def shield(facts: Content, line: kinds.Shield) -> Iterator[Shown]:
    yield text("shield", n=line.n)
    yield from _whom(line.whom)


@words(kinds.Retaliate)
def retaliate(facts: Content, line: kinds.Retaliate) -> Iterator[Shown]:
    yield text("retaliate", n=line.n + (line.by_level or (0,))[0])
    yield from [text("by-level")] if line.by_level else []
    yield from _numbers(line, "range")
    yield from _whom(line.whom)
    yield from _numbers(line, "xp_each")


@words(kinds.Loot)
def loot(facts: Content, line: kinds.Loot) -> Iterator[Shown]:
    yield text("loot", n=line.n)
    yield from _numbers(line, "most")
    yield from _flags(line, "per_enemy")


@words(kinds.Recover)
def recover(facts: Content, line: kinds.Recover) -> Iterator[Shown]:
    pile = "of-neighbour" if line.of_neighbour else line.pile
    yield text(f"recover-{pile}", n=line.n)
    yield from _numbers(line, "lose")
    yield from _whom_else(line.whom)


@words(kinds.Refresh)
def refresh(facts: Content, line: kinds.Refresh) -> Iterator[Shown]:
    yield text(f"refresh-{line.slot or '-'.join(line.states)}", n=line.n)
    yield from _whom_else(line.whom)


@words(kinds.Grant)
def grant(facts: Content, line: kinds.Grant) -> Iterator[Shown]:
    key = "grant-forced" if line.forced else "grant-augmented" if line.augmented else "grant"
    whom = whom_told(line.whom or Whom())
    yield text(key, whom=whom, lines=tuple(facts.numbers(line.lines)))


@words(kinds.Control)
def control(facts: Content, line: kinds.Control) -> Iterator[Shown]:
    yield text("control-directed" if line.directed else "control")
    yield from _whom(line.whom)


# Elements


@words(kinds.Infuse)
def infuse(facts: Content, line: kinds.Infuse) -> Iterator[Shown]:
    yield text("infuse", elements=(line.element,) * line.n)


@words(kinds.Consume)
def consume(facts: Content, line: kinds.Consume) -> Iterator[Shown]:
    yield text("consume", elements=line.elements, lines=tuple(facts.numbers(line.then)))


@words(kinds.Change)
def change(facts: Content, line: kinds.Change) -> Iterator[Shown]:
    for name in ("move", "attack", "heal", "shield", "retaliate", "push", "range", "pierce"):
        if n := getattr(line, name):
            value = f"{n:+}".replace("-", "\N{MINUS SIGN}")
            yield text(f"more-{name}", value=value)
    for name in ("targets", "recover", "damage", "loot", "per_bonus", "bonus"):
        if n := getattr(line, name):
            yield text(f"instead-{name.replace('_', '-')}", n=n)
    yield from _flags(line, "full_health")
    yield from _conditions(line.conditions)
    yield from _bonuses(line.bonuses)
    yield from _area(line.area)
    yield from _whom(line.whom)
    yield from [text("xp", n=line.xp)] if line.xp else []


# The map


@words(kinds.Summon)
def summon(facts: Content, line: kinds.Summon) -> Iterator[Shown]:
    one = line.figure
    if one is not None:
        yield text("summon", summon=one.id, n=one.health)
        yield from [text("move", value=str(one.move))] if one.move else []
        attacks = "X" if one.x else str(one.attack)
        yield from [text("attack", value=attacks)] if one.attack >= 0 else []
        yield from _x(one.x)
        yield from [text("range", n=one.range)] if one.range else []
        yield from [text("flying")] if one.flying else []
        yield from _conditions(one.conditions)
        yield from [text("infuse", elements=(one.infuses,))] if one.infuses else []
        if one.dying:
            yield text("dying", lines=tuple(facts.numbers(one.dying)))
    if line.splits:
        yield text("splits")
    for called in line.monsters if not line.splits else ():
        yield _called(called)
    yield from _flags(line, "by_target")


def _called(one: kinds.Called) -> Shown:
    """GLH-SUM-14: its rank, which the number of characters may decide."""
    two, three, four = one.ranks
    if two == three == four:
        return text("calls", type=one.type, n=one.count, rank=two)
    return text("calls-by-count", type=one.type, n=one.count, two=two, three=three, four=four)


@words(kinds.Trap)
def trap(facts: Content, line: kinds.Trap) -> Iterator[Shown]:
    yield text("trap")
    yield from [text("damage", n=line.damage)] if line.damage else []
    yield from _conditions(line.conditions)
    yield from [text("trap-xp", n=line.xp)] if line.xp else []


@words(kinds.Disarm)
def disarm(facts: Content, line: kinds.Disarm) -> Iterator[Shown]:
    yield text("disarm-all" if line.every else "disarm", n=line.within)
    yield from _numbers(line, "passes")


@words(kinds.Obstacle)
def obstacle(facts: Content, line: kinds.Obstacle) -> Iterator[Shown]:
    if line.triangle or line.where_slain:
        yield text("obstacle-triangle" if line.triangle else "obstacle-where-slain", n=line.within)
    elif line.every:
        yield text("obstacle-destroy-all", n=line.within)
    else:
        yield text(f"obstacle-{line.act}", n=line.n, range=line.within)


# What lasts


@words(kinds.Lasting)
def lasting(facts: Content, line: kinds.Lasting) -> Iterator[Shown]:
    told: list[tuple[str | int, ...]] = [("attack", line.attack)] if line.attack else []
    told += [("x", 0)] if line.x else []
    told += [("advantage", 0)] if line.advantage else []
    told += [(name, 0) for name in line.conditions]
    if told:
        yield text(f"lasting-{line.kind}", gains=tuple(told))
    yield from _x(line.x)
    if line.negates:
        yield text("negates-next")
    yield from _flags(line, "attacked_with_disadvantage")
    yield from _whom(line.whom)
    if line.against is not None:
        yield text("against", whom=whom_told(line.against))


@words(kinds.Slots)
def slots(facts: Content, line: kinds.Slots) -> Iterator[Shown]:
    yield text(f"on-{line.on.replace('_', '-')}")
    yield from _flags(line, "while_invisible", "negates", "doubles")
    if line.against is not None:
        yield text("against", whom=whom_told(line.against))
    for name in ("shield", "retaliate", "attack", "heal", "range", "targets"):
        if n := getattr(line, name):
            yield text(f"more-{name}", value=f"+{n}")
    yield from [text("reaches", n=line.retaliate_range)] if line.retaliate_range else []
    yield from [text(f"cost-{line.cost}")] if line.cost else []
    yield from phrases(facts, line.lines)


@words(kinds.Augment)
def augment(facts: Content, line: kinds.Augment) -> Iterator[Shown]:
    yield text("augment")
    yield from [text("more-attack", value=f"+{line.attack}")] if line.attack else []
    yield from _conditions(line.conditions)
    yield from phrases(facts, line.lines)


@words(kinds.Xp)
def xp(facts: Content, line: kinds.Xp) -> Iterator[Shown]:
    yield text("xp", n=line.n)


@words(kinds.Dying)
def dying(facts: Content, line: kinds.Dying) -> Iterator[Shown]:
    yield text("dying", lines=tuple(facts.numbers(line.lines)))


@words(kinds.Special)
def special(facts: Content, line: kinds.Special) -> Iterator[Shown]:
    yield text("special", n=line.n)


@words(kinds.Rule)
def rule(facts: Content, line: kinds.Rule) -> Iterator[Shown]:
    yield text(f"rule-{line.name.replace('_', '-')}")
