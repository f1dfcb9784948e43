"""GLH-PRC-03 step 3: moves and attacks as lines of a card."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.lines import Attack, Move
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import active
from druzina.games.gloomhaven.rules.action import carries, changes_of
from druzina.games.gloomhaven.rules.asking import Ask
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.moving import begin_move

MOVES, ATTACKS = "as-move", "as-attack"


@carries(Move)
def move(g: Dungeon, one: Figure, line: Move, number: int) -> None:
    if one.seat == NOBODY:
        by_itself(g, one, number)
        return
    points = line.n + sum(change.move for change in changes_of(g, line))
    if line.relative and one.kind == SUMMON:
        points += g.summoned(one).move
    if line.x == "damage_dealt_in_turn":
        points += g.dealt[one.seat]
    go_or_strike(g, one, number, points)


def go_or_strike(g: Dungeon, one: Figure, number: int, points: int) -> None:
    """GLH-VOC-20: a move, or an attack in its place where a card allows it."""
    line = g.facts.lines[number]
    assert isinstance(line, Move), "a move line"
    if one.kind == CHARACTER and active.follows(g, one.seat, "moves_as_attacks"):
        g.then(MoveOrAttack(one.seat, number, points))
    else:
        begin_move(g, one, line, points, line.jump)


class MoveOrAttack(Ask):
    """GLH-PRC-03 step 3: a move may be played as a melee attack of the same value."""

    clause = "GLH-VOC-20"

    number: int
    points: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [MOVES, ATTACKS]

    def answer(self, g: Dungeon, choice: str) -> None:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        if one is None or not isinstance(line, Move):
            return
        if choice == MOVES:
            begin_move(g, one, line, self.points, line.jump)
        else:
            begin_attack(g, one, g.facts.basic_attack, value=self.points)


@carries(Attack)
def attack(g: Dungeon, one: Figure, line: Attack, number: int) -> None:
    if one.seat == NOBODY:
        by_itself(g, one, number)
        return
    begin_attack(g, one, number)


def by_itself(g: Dungeon, one: Figure, number: int) -> None:
    """GLH-MON-12: what hangs on another line of a monster's card it decides as any other."""
    from druzina.games.gloomhaven.rules.monster_lines import MonsterLine

    g.then(MonsterLine(one.id, number, 0, [number]))
