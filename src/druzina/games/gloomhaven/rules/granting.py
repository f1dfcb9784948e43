"""GLH-VOC-06 to -08, -20: figures that act for somebody else, and the rest of the lines."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.cards.lines import (
    Attack,
    Control,
    Dying,
    Grant,
    Move,
    Refresh,
    Rule,
    Special,
)
from druzina.games.gloomhaven.model import (
    CHARACTER,
    SUMMON,
    Action,
    Boon,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules.action import Perform, carries, used
from druzina.games.gloomhaven.rules.affecting import affects
from druzina.games.gloomhaven.rules.asking import NO, YES, Ask
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.moving import begin_move
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.refreshing import RefreshItem


@affects(Grant)
def granted(g: Dungeon, one: Figure, line: Grant, other: Figure, number: int) -> None:
    """GLH-VOC-07, -08: an ally performs the lines if it likes; an enemy is forced to."""
    numbers = g.facts.numbers(line.lines)
    action = Action(other.id, decides=one.seat if line.forced else -1)
    if line.augmented:
        action.lent = one.seat
    if line.forced:
        interrupt(g, action, *(ForcedLine(other.id, number, one.seat) for number in numbers))
    elif other.kind == CHARACTER:
        interrupt(g, action, MayPerform(other.seat, numbers))
    else:
        interrupt(g, action, *(SummonLine(other.id, number, one.seat) for number in numbers))


class SummonLine(Step[Dungeon]):
    """GLH-VOC-07, GLH-SUM-13: a summon goes as the owner of the card likes."""

    figure: int
    number: int
    seat: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        line = g.facts.lines[self.number]
        if one is None:
            return
        if isinstance(line, Move) and one.kind == SUMMON:
            own = g.summoned(one).move if line.relative else 0
            if own or not line.relative:
                begin_move(g, one, line, line.n + own, line.jump, self.seat)
        else:
            g.then(Perform(one.id, [self.number]))


class MayPerform(Ask):
    """GLH-VOC-07: its own seat decides."""

    clause = "GLH-VOC-07"

    lines: list[int]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == YES:
            g.then(Perform(g.heroes[self.seat].figure, self.lines))


class ForcedLine(Step[Dungeon]):
    """GLH-VOC-08: everything as the owner of the card likes."""

    figure: int
    number: int
    seat: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or one.is_("stun"):
            return
        line = g.facts.lines[self.number]
        if isinstance(line, Move):
            begin_move(g, one, line, line.n, line.jump, self.seat)
        elif isinstance(line, Attack):
            begin_attack(g, one, self.number, decides=self.seat)


@affects(Control)
def controlled(g: Dungeon, one: Figure, line: Control, other: Figure, number: int) -> None:
    """GLH-VOC-06: marked for the round; its own turn is played with sides swapped."""
    other.boons.append(Boon("controlled", one.seat, line=number))


@carries(Special)
def special(g: Dungeon, one: Figure, line: Special, number: int) -> None:
    """GLH-BOS-01, -08: the lines of the boss's own card; its focus before them (GLH-PRC-08)."""
    from druzina.games.gloomhaven.rules.monster_lines import MonsterLine
    from druzina.games.gloomhaven.rules.monsters import SeekFirst, paying

    printed = g.facts.printed.monsters[one.what]
    lines = g.facts.numbers(printed.first if line.n == 1 else printed.second)
    steps = (MonsterLine(one.id, each, place, lines) for place, each in enumerate(lines))
    g.then(*paying(g, lines), SeekFirst(one.id, lines), *steps)


@carries(Dying)
def dying(g: Dungeon, one: Figure, line: Dying, number: int) -> None:
    """GLH-MOT-07: gained when it performs the line, until the end of the round."""
    one.boons.append(Boon("dying", line=number))


@affects(Refresh)
def refresh(g: Dungeon, one: Figure, line: Refresh, other: Figure, number: int) -> None:
    """GLH-REC-02, -03: asked of whoever owns the items."""
    if other.kind == CHARACTER:
        most = line.n or len(g.heroes[other.seat].items)
        g.then(RefreshItem(other.seat, list(line.states), line.slot, most))


# Rules of cards that are boons for as long as the card lasts.
BOONS = {"takes_attacks_on_allies": "guards", "augments_ranged": "augments_ranged"}


@carries(Rule)
def rule(g: Dungeon, one: Figure, line: Rule, number: int) -> None:
    """GLH-VOC-20: what is looked up while the card is active; GLH-BOS-08: what a boss does."""
    if one.kind != CHARACTER:
        from druzina.games.gloomhaven.rules.scenario_bosses import carry_out

        carry_out(g, one, line)
        return
    used(g)
    if line.name in BOONS:
        card = g.action.card if g.action is not None else ""
        one.boons.append(Boon(BOONS[line.name], card=card, line=number))
