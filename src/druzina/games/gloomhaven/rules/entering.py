"""GLH-PRC-04 step 3, GLH-OVL: what waits in a hex for who enters it, and what a move does there."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Move
from druzina.games.gloomhaven.model import NOBODY, PARTY, Action, Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import field, worn
from druzina.games.gloomhaven.rules.conditions import gain_all
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.scenario_standing import loose_obstacles
from druzina.games.gloomhaven.telling import figure_told

HAZARD_SHARE = 2  # GLH-LVL-05: half the damage of a trap


def move_of(g: Dungeon, one: Figure) -> Move | None:
    """The line of the card that it moves by."""
    action = g.action
    if action is None or action.figure != one.id or action.moving == NOBODY:
        return None
    line = g.facts.lines[action.moving]
    assert isinstance(line, Move), "a move line"
    return line


def on_the_way(g: Dungeon, one: Figure) -> None:
    """GLH-PRC-04 step 3: what the move does before a trap would act, and after it has."""
    line = move_of(g, one)
    if line is None:
        return
    if line.clears:
        clear(g, one.at)
    if line.loots or line.hurts:
        g.then(Entered(one.id))


class Entered(Step[Dungeon]):
    """GLH-PRC-04 step 3: who is still there loots the hex it has entered, and hurts those around
    it."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        line = move_of(g, one) if one is not None else None
        if one is None or line is None or g.action is None:
            return
        if line.loots:
            loot_within(g, one, 0)
        if line.hurts:
            g.then(*_hurt_beside(g, one, line.hurts, g.action))


def clear(g: Dungeon, place: Hex) -> None:
    """GLH-VOC-20, GLH-OVL-17: obstacles that can be destroyed, and traps, which are not sprung."""
    traps = [piece for piece in g.pieces if piece.kind == "trap" and place in piece.hexes]
    gone = [*traps, *(piece for piece in loose_obstacles(g) if place in piece.hexes)]
    g.pieces = [piece for piece in g.pieces if piece not in gone]
    for _ in traps:
        count_trap(g)


class InTheDoor(Step[Dungeon]):
    """The same in the hex of a door, once the room behind it is there."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            on_the_way(g, one)


def _hurt_beside(g: Dungeon, one: Figure, n: int, action: Action) -> list[Hurt]:
    """GLH-PRC-04 step 3, GLH-VOC-09: each figure once in a move, in initiative order."""
    from druzina.games.gloomhaven.rules.affecting import in_turn_order

    beside = [
        other
        for other in g.figures
        if other is not one and field.near(g, one, other) and other.id not in action.touched
    ]
    action.touched += [other.id for other in beside]
    return [
        Hurt(other.id, n, one.seat if field.hostile(one, other) else NOBODY)
        for other in in_turn_order(g, one, beside)
    ]


def enter(g: Dungeon, one: Figure, by: int = NOBODY) -> None:
    """GLH-OVL-02, -07: the trap or the hazard of the hex it stands in. `by`: who pushed it."""
    for piece in g.pieces:
        if one.at in piece.hexes and piece.kind == "trap":
            spring(g, one, piece, by)
            return
        if one.at in piece.hexes and piece.kind == "hazardous":
            one.scorched = True
            if worn.is_fireproof(g, one):
                return
            g.then(Hurt(one.id, g.trap // HAZARD_SHARE, by))
            return


def spring(g: Dungeon, one: Figure, piece: Piece, by: int = NOBODY) -> None:
    """GLH-OVL-15: damage, then conditions if it is still there; the trap is gone."""
    g.pieces.remove(piece)
    if g.told is not None:
        g.tell("GLH-OVL-02", "event-trap", figure=figure_told(one))
    count_trap(g)
    if piece.xp and piece.maker != NOBODY and one.side != PARTY:
        maker = g.mine(piece.maker)
        if maker is not None:
            earn(g, maker, piece.xp)
    g.then(Hurt(one.id, piece.damage, by), Bear(one.id, piece.conditions))


def count_trap(g: Dungeon) -> None:
    """GLH-V12: for whoever has a trap sprung or disarmed in the own turn or in a summon's."""
    seat = field.turn_of(g)
    if seat != NOBODY:
        g.count(seat, "traps")


class Bear(Step[Dungeon]):
    """Conditions for a figure that is still there."""

    figure: int
    conditions: list[str]

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            gain_all(g, one, self.conditions)
