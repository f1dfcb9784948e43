"""Where a good player goes: within reach of a target, out of harm's way, through doors in time."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.appraising import foes
from druzina.games.gloomhaven.approaching import SHOOTERS, fresh, opener
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.planning import look
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import NONE, hex_of, thing
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.rules.entering import HAZARD_SHARE
from druzina.games.gloomhaven.rules.forcing import ForceTo
from druzina.games.gloomhaven.rules.moving import DIG, GoTo
from druzina.games.gloomhaven.rules.setup import PlaceCharacter
from druzina.games.gloomhaven.stage import Stage
from druzina.games.gloomhaven.turns import Acts, Turns

HARM = 1.3
STEP = 0.01

DIGGING = 50.0  # the goal itself


def go_to(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    assert isinstance(question, GoTo)
    one = g.figure(question.figure)
    if one.side != PARTY:
        return [_away(g, one, choice) for choice in choices]
    return Going(g, one, question).leanings(choices)


def _away(g: Dungeon, one: Figure, choice: str) -> float:
    """A foe that one moves: away from the own side, into traps."""
    at = one.at if choice == NONE else hex_of(thing(choice))
    near = [distance(at, other.at) for other in g.figures if other.side == PARTY]
    return 0.3 * min(near, default=0) + 2.0 * _harm(g, at)


class Going:
    """Where a move under way may end: by what the rest of the turn brings from there."""

    def __init__(self, g: Dungeon, one: Figure, question: GoTo) -> None:
        self.g, self.one, self.question = g, one, question
        self.turns = Turns(Stage(g, one), look(g, one))
        self.cells = field.arena(g).cells
        self.doors = closed_doors(g)
        self.rest = rest_of_turn(self.turns)
        self.harmless = self._harmless()

    def leanings(self, choices: Sequence[str]) -> list[float]:
        return [self._answer(choice) for choice in choices]

    def _answer(self, choice: str) -> float:
        if choice.startswith(DIG):
            return DIGGING
        return self._stays() if choice == NONE else self._place(hex_of(thing(choice)))

    def _harmless(self) -> int:
        """The cells to which a way leads that enters no trap."""
        ways = next(self.question.ways(self.g, self.one))
        return ways.within(0, self.question.points)

    def _stays(self) -> float:
        return self._place(self.one.at) if self.one.at in self.cells else 0.0

    def _place(self, at: Hex) -> float:
        if at in self.doors:
            return self._door()
        cell = self.cells[at]
        worth = max(self.turns.worth(cell, acts) + more for acts, more in self.rest)
        if not self.harmless >> cell & 1:
            worth -= HARM * max(1.0, _worst(self.g))
        return worth - STEP * self.turns.stage.row(self.turns.stage.start)[cell]

    def _door(self) -> float:
        """A door is opened when nothing is left before it, by who fights in front."""
        if self.turns.stage.foes or not fresh(self.g):
            return -40.0
        return 40.0 if opener(self.g) == self.one.seat else -30.0


def rest_of_turn(turns: Turns) -> list[tuple[Acts, float]]:
    """What may follow this move: the rest of its half, then what the other card allows."""
    g, one = turns.stage.g, turns.stage.one
    if one.kind != CHARACTER:
        return [((g.facts.basic_attack,), 0.0)]
    hero, action = g.heroes[one.seat], g.action
    acts: Acts = ()
    if action is not None and action.card and not action.basic and action.figure == one.id:
        acts = turns.after(g.facts.half(action.card, action.top), action.moving)
    if not hero.waiting:
        return [(acts, 0.0)]
    top = True not in hero.halves
    found = []
    for half in (*(g.facts.half(card, top) for card in hero.waiting), None):
        later, more = turns.half(half, top)
        found.append((acts + later, more))
    return found


def _worst(g: Dungeon) -> float:
    """What the worst trap does."""
    return max((_harm(g, at) for piece in g.pieces for at in piece.hexes), default=1.0)


def _harm(g: Dungeon, at: Hex) -> float:
    for piece in g.pieces:
        if at in piece.hexes and piece.kind == "trap":
            return float(piece.damage + len(piece.conditions))
        if at in piece.hexes and piece.kind == "hazardous":
            return float(g.trap // HAZARD_SHARE)
    return 0.0


def place_character(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Far from the foes, who come anyway; who strikes nearby a hex in front of who shoots."""
    assert isinstance(question, PlaceCharacter)
    near = [foe.at for foe in foes(g)]
    places = [hex_of(thing(choice)) for choice in choices]
    apart = [min((distance(at, foe) for foe in near), default=0) for at in places]
    front = 0 if g.heroes[question.seat].class_ in SHOOTERS else 1
    wanted = max(apart) - front
    return [
        -abs(far - wanted) + 0.05 * sum(distance(at, foe) for foe in near)
        for at, far in zip(places, apart, strict=True)
    ]


def force_to(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Into traps, away from the own side; one's own figure not."""
    assert isinstance(question, ForceTo)
    target = g.figure(question.target)
    sign = 1.0 if target.side != PARTY else -1.0
    stays = 0.5 if _strikes_later(g, question.seat) else 0.0

    def worth(choice: str) -> float:
        if choice == NONE:
            return stays
        at = hex_of(thing(choice))
        return 0.05 + sign * 2.0 * _harm(g, at)

    return [worth(choice) for choice in choices]


def _strikes_later(g: Dungeon, seat: int) -> bool:
    """Whether an attack is still to come in this turn, for which a foe had better stay."""
    hero = g.heroes[seat]
    return bool(hero.waiting) and True not in hero.halves


def monster_end(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Of equally good hexes the one nearest to many of the own blows."""
    heroes = [one.at for one in g.figures if one.kind == CHARACTER and one.seat != NOBODY]
    return [-0.1 * sum(distance(hex_of(thing(one)), at) for at in heroes) for one in choices]
