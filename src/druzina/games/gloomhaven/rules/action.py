"""GLH-PRC-03: the lines of an action, one after the other, whoever performs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Attack,
    Change,
    Consume,
    Damage,
    Heal,
    Infuse,
    Line,
    Loot,
    Move,
    Retaliate,
    Shield,
    Suffer,
    Xp,
)
from druzina.games.gloomhaven.model import CHARACTER, ELEMENTS, Dungeon, Figure
from druzina.games.gloomhaven.rules import elements
from druzina.games.gloomhaven.rules.asking import NO, NONE, Ask, thing
from druzina.games.gloomhaven.rules.earning import earn

L = TypeVar("L", bound=Line)
Carrying = Callable[[Dungeon, Figure, L, int], None]
CARRIED: dict[type[Line], Callable[[Dungeon, Figure, AnyLine, int], None]] = {}
TAKE = "take"
NO_ABILITY = (Infuse, Consume, Change, Xp)  # GLH-TRN-13
RAISED: dict[str, type[Line]] = {
    "move": Move,
    "attack": Attack,
    "range": Attack,
    "targets": Attack,
    "area": Attack,
    "heal": Heal,
    "shield": Shield,
    "retaliate": Retaliate,
    "loot": Loot,
}


def carries(kind: type[L]) -> Callable[[Carrying[L]], Carrying[L]]:
    """What carries out a kind of line."""

    def registered(function: Carrying[L]) -> Carrying[L]:
        CARRIED[kind] = function  # type: ignore[assignment]  # called with that kind only
        return function

    return registered


class Perform(Step[Dungeon]):
    """GLH-TRN-03: lines from top to bottom; it lies below what each of them does."""

    figure: int
    lines: list[int]
    half: bool = False  # the lines of a card half, between which items may be used
    begun: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or not self.lines:
            return
        if self.half and not self.begun:
            self.lines = symbols_first(g, self.lines)
        number, *rest = self.lines
        line = g.facts.lines[number]
        if self.half and self.begun and not isinstance(line, NO_ABILITY) and offers(g, one):
            self.begun = False
            g.then(BetweenLines(one.seat), self)
            return
        if rest:
            g.then(Perform(self.figure, rest, self.half, begun=True))
        if not holds(g, one, line) or (self.half and is_stunned(one, line)):
            return
        asks = [
            ConsumeFor(one.seat, g.facts.places[id(each)])
            for each in line.sub
            if isinstance(each, Consume)
            and one.kind == CHARACTER
            and elements.payable(g, each.elements)
        ]
        g.then(*asks, Do(self.figure, number))


def is_stunned(one: Figure, line: AnyLine) -> bool:
    """GLH-CON-08, GLH-MOV-14: no ability after a stun, though what was done still infuses."""
    return one.is_("stun") and not isinstance(line, Infuse | Xp)


def symbols_first(g: Dungeon, numbers: Sequence[int]) -> list[int]:
    """GLH-ELM-13: a consume symbol that stands alone comes before the first line it changes."""
    found = list(numbers)
    for number in numbers:
        line = g.facts.lines[number]
        kinds = changed_by(line) if isinstance(line, Consume) else ()
        first = next((n for n in found if isinstance(g.facts.lines[n], kinds)), number)
        if found.index(first) < found.index(number):
            found.remove(number)
            found.insert(found.index(first), number)
    return found


def changed_by(line: Consume) -> tuple[type[Line], ...]:
    """The kinds of lines whose figures it raises."""
    changes = [each for each in line.then if isinstance(each, Change)]
    return tuple(
        kind for name, kind in RAISED.items() if any(getattr(each, name) for each in changes)
    )


def offers(g: Dungeon, one: Figure) -> bool:
    """GLH-PRC-03 step 4: whether items of the own turn are offered between two abilities."""
    if one.seat < 0 or not g.heroes[one.seat].items:
        return False
    from druzina.games.gloomhaven.rules.items import in_turn

    return bool(in_turn(g, one.seat))


class BetweenLines(Ask):
    """GLH-TIM-07: items of the own turn between two abilities of a half."""

    clause = "GLH-TIM-07"
    silent = NONE

    def choices(self, g: Dungeon) -> Sequence[str]:
        from druzina.games.gloomhaven.rules.items import USE, in_turn

        return [*(f"{USE} {item}" for item in in_turn(g, self.seat)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.items import use_in_turn

        if choice != NONE:
            g.then(self)
            use_in_turn(g, self.seat, thing(choice))


def holds(g: Dungeon, one: Figure, line: AnyLine) -> bool:
    """GLH-MOV-16: what a line asks of the move before it."""
    action = g.action
    if not line.test or action is None:
        return True
    if line.test == "straight":
        return is_straight(action.start, action.path)
    return bool(action.path) and action.path[-1] == action.start


def is_straight(start: Hex, way: Sequence[Hex]) -> bool:
    """GLH-MOV-16: all steps in one direction, at least one of them."""
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in zip((start, *way), way, strict=False)}
    return len(steps) == 1


def harms_only(line: AnyLine) -> bool:
    """GLH-TRN-14: damage to the own side that nothing follows from."""
    if isinstance(line, Damage):
        return line.whom is not None and line.whom.side == "allies" and not line.then
    return isinstance(line, Suffer)


class Do(Step[Dungeon]):
    """One line, after its elements were asked for."""

    figure: int
    number: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None:
            return
        line = g.facts.lines[self.number]
        used = g.action.used if g.action is not None else False
        if one.kind == CHARACTER and not used and harms_only(line):
            return  # GLH-TRN-14
        if g.action is not None:
            g.action.used = False
        follow = [Hanging(self.figure, self.number, used)]
        g.then(*follow)
        carried = CARRIED.get(type(line))
        if carried is not None:
            carried(g, one, line, self.number)


class Hanging(Step[Dungeon]):
    """GLH-VOC-01: what hangs on a line, once it was performed."""

    figure: int
    number: int
    before: bool

    def run(self, g: Dungeon) -> None:
        line, action = g.facts.lines[self.number], g.action
        performed = action.used if action is not None else True
        if action is not None:
            action.used = performed or self.before
        if not performed or isinstance(line, Consume):
            return
        own = () if isinstance(line, Attack) else line.sub
        lines: list[AnyLine] = [
            each for each in (*own, *line.then) if not isinstance(each, Consume)
        ]
        if not isinstance(line, Attack):
            lines += [
                each
                for consume in paid_on(g, line)
                for each in consume.then
                if not isinstance(each, Change)
            ]
        if lines:
            g.then(Perform(self.figure, g.facts.numbers(lines)))


def paid_on(g: Dungeon, line: AnyLine) -> list[Consume]:
    bought = {*g.paid, *(g.action.changes if g.action is not None else ())}
    return [
        each
        for each in line.sub
        if isinstance(each, Consume) and g.facts.places[id(each)] in bought
    ]


def changes_of(g: Dungeon, line: AnyLine) -> list[Change]:
    """GLH-ELM-13, -14: by elements consumed for this line, or for a symbol that stands alone."""
    found = [each for one in paid_on(g, line) for each in one.then if isinstance(each, Change)]
    action = g.action
    if action is not None:
        for number in action.alone:
            found += [each for each in g.facts.lines[number].then if isinstance(each, Change)]
    return found


def used(g: Dungeon) -> None:
    if g.action is not None:
        g.action.used = True


# Elements


class ConsumeFor(Ask):
    """GLH-ELM-13: whether an element is consumed for what hangs on it."""

    clause = "GLH-ELM-04"

    number: int
    alone: bool = False  # the symbol hangs on no line

    def choices(self, g: Dungeon) -> Sequence[str]:
        line = g.facts.lines[self.number]
        assert isinstance(line, Consume), "a consume line"
        there = elements.present(g)
        named = [each for each in line.elements if each != elements.ANY]
        free = len(line.elements) - len(named)
        rest = [each for each in there if each not in named]
        ways = ["+".join((*named, *more)) for more in combinations(rest, free)]
        return [*(f"{TAKE} {way}" for way in ways), NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NO:
            return
        elements.consume(g, thing(choice).split("+"))
        if g.action is not None:
            g.action.changes.append(self.number)
            g.action.alone += [self.number] if self.alone else []
        line = g.facts.lines[self.number]
        one = g.mine(self.seat)
        if one is not None:
            for each in line.then:
                if isinstance(each, Change):
                    earn(g, one, each.xp)


@carries(Consume)
def consume(g: Dungeon, one: Figure, line: Consume, number: int) -> None:
    """GLH-ELM-13, GLH-VOC-23: a symbol that stands alone."""
    if one.kind == CHARACTER:
        if elements.payable(g, line.elements):
            g.then(ConsumeFor(one.seat, number, alone=True), IfPaid(one.id, number))
    elif number in g.paid:
        used(g)
        g.then(Perform(one.id, g.facts.numbers(line.then)))


class IfPaid(Step[Dungeon]):
    figure: int
    number: int

    def run(self, g: Dungeon) -> None:
        if g.action is None or self.number not in g.action.changes:
            return
        lines = [each for each in g.facts.lines[self.number].then if not isinstance(each, Change)]
        if lines:
            g.then(Perform(self.figure, g.facts.numbers(lines)))


@carries(Infuse)
def infuse(g: Dungeon, one: Figure, line: Infuse, number: int) -> None:
    """GLH-ELM-15: `any` is named when the line is reached."""
    for _ in range(line.n):
        if line.element == elements.ANY and one.kind == CHARACTER:
            g.then(InfuseAny(one.seat))
        elif line.element != elements.ANY:
            elements.infuse(g, line.element)


class InfuseAny(Ask):
    clause = "GLH-ELM-15"
    spoken = {TAKE: "infuse"}

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{TAKE} {name}" for name in ELEMENTS]

    def answer(self, g: Dungeon, choice: str) -> None:
        elements.infuse(g, thing(choice))
