"""Where a good player goes: within reach of a target, out of harm's way, through doors in time."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.appraising import blow, foes, marked, reach
from druzina.games.gloomhaven.approaching import fresh, from_hex, goals, likes
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import CHARACTER, NOBODY, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import NONE, hex_of, thing
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.rules.forcing import ForceTo
from druzina.games.gloomhaven.rules.moving import DIG, HAZARD_SHARE, GoTo
from druzina.games.gloomhaven.rules.setup import PlaceCharacter

NEAR = 0.4  # a hex nearer to where there is something to do
HARM = 1.3
DANGER = 0.28  # of the blows that a place invites
MONEY, CHEST = 0.8, 2.5

DIGGING = 9.0  # the goal itself


def go_to(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    assert isinstance(question, GoTo)
    one = g.figure(question.figure)
    if one.side != PARTY:
        return [_away(g, one, choice) for choice in choices]
    scene = Scene(g, one)
    ways = question.ends(g)
    return [
        scene.place(one.at, ())
        if choice == NONE
        else DIGGING
        if choice.startswith(DIG)
        else scene.place(hex_of(thing(choice)), ways[hex_of(thing(choice))])
        for choice in choices
    ]


def _away(g: Dungeon, one: Figure, choice: str) -> float:
    """A foe that one moves: away from the own side, into traps."""
    at = one.at if choice == NONE else hex_of(thing(choice))
    near = [distance(at, other.at) for other in g.figures if other.side == PARTY]
    return 0.3 * min(near, default=0) + 2.0 * _harm(g, at)


class Scene:
    """What is the same for all places of one move."""

    def __init__(self, g: Dungeon, one: Figure) -> None:
        self.g, self.one = g, one
        self.foes = [marked(g, foe) for foe in foes(g) if field.visible(g, foe, one)]
        self.reaches = [reach(g, mark.one) for mark in self.foes]
        self.goals = goals(g, one)
        self.doors = closed_doors(g)
        self.attacks = _attacks_left(g, one)
        self.cells = field.arena(g).cells
        self.bold = one.health > one.full // 2

    def place(self, at: Hex, way: Sequence[Hex]) -> float:
        if at in self.doors:
            return self._door()
        worth = self._blows(at) - DANGER * self._danger(at)
        worth -= NEAR * from_hex(self.g, self.one, at, self.goals)
        worth -= HARM * sum(_harm(self.g, each) for each in way) + 0.01 * len(way)
        worth += sum(CHEST if loose.treasure else MONEY for loose in self.g.loose if loose.at == at)
        return worth

    def _door(self) -> float:
        """A door is opened when nothing is left before it, by who fights in front."""
        if self.foes or not fresh(self.g):
            return -6.0
        front = any(
            each.kind == CHARACTER and each is not self.one and likes(each) == 1
            for each in self.g.figures
        )
        return -3.0 if likes(self.one) > 1 and front else 6.0

    def _blows(self, at: Hex) -> float:
        """The best blow that can still be struck in this turn from there."""
        if not self.attacks or at not in self.cells:
            return 0.0
        total = 0.0
        for value, far, pierce, hits in self.attacks:
            gains = [
                blow(mark, value, pierce)
                * (0.75 if far > 1 and distance(at, mark.one.at) == 1 else 1.0)
                for mark in self.foes
                if self._strikes(at, mark.one, far)
            ]
            total += sum(sorted(gains, reverse=True)[:hits])
        return total

    def _strikes(self, at: Hex, foe: Figure, far: int) -> bool:
        return field.far(self.g, at, foe.at) <= far and field.sees(self.g, at, foe.at)

    def _danger(self, at: Hex) -> float:
        """The blows of foes that have not acted yet, or will in the next round."""
        if at not in self.cells:
            return 0.0
        threat = 0.0
        for mark, far in zip(self.foes, self.reaches, strict=True):
            apart = field.far(self.g, at, mark.one.at)
            if apart <= far:
                threat += mark.force * (0.5 if mark.one.idle else 1.0)
            elif apart <= 1 + far:
                threat += 0.3 * mark.force
        frail = 1.0 if self.bold else 2.0
        return frail * threat * (1.0 if likes(self.one) > 1 else 0.7)


def _attacks_left(g: Dungeon, one: Figure) -> list[tuple[float, int, int, int]]:
    """The attacks that can still come in this turn: of this half, and of a card not played."""
    if one.kind != CHARACTER:
        return [(2.0, 1, 0, 1)]
    hero, action = g.heroes[one.seat], g.action
    found: list[tuple[float, int, int, int]] = []
    if action is not None and action.card and not action.basic:
        found += _attacks(g.facts.half(action.card, action.top))
    if hero.waiting and True not in hero.halves:
        tops = [_attacks(g.facts.half(card, True)) or [(2.0, 1, 0, 1)] for card in hero.waiting]
        best = max(_first(attacks) for attacks in tops)
        found += next(attacks for attacks in tops if _first(attacks) == best)
    elif hero.waiting:
        found += [each for card in hero.waiting for each in _attacks(g.facts.half(card, False))]
    return found


def _first(attacks: Sequence[tuple[float, int, int, int]]) -> float:
    return attacks[0][0]


def _attacks(half: Half) -> list[tuple[float, int, int, int]]:
    return [
        (
            line.n + (2 if line.x else 0),
            max(1, line.range),
            line.pierce,
            3 if line.whom is not None or line.area is not None else max(1, line.targets),
        )
        for line in half.lines
        if isinstance(line, kinds.Attack)
    ]


def _harm(g: Dungeon, at: Hex) -> float:
    for piece in g.pieces:
        if at in piece.hexes and piece.kind == "trap":
            return float(piece.damage + len(piece.conditions))
        if at in piece.hexes and piece.kind == "hazardous":
            return float(g.trap // HAZARD_SHARE)
    return 0.0


def place_character(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Who strikes nearby begins in front, who shoots behind."""
    assert isinstance(question, PlaceCharacter)
    hero = g.heroes[question.seat]
    front = 1.0 if hero.full >= 9 else -0.3
    near = foes(g)

    def worth(choice: str) -> float:
        at = hex_of(thing(choice))
        return -front * min((distance(at, foe.at) for foe in near), default=0)

    return [worth(choice) for choice in choices]


def force_to(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Into traps, away from the own side; one's own figure not."""
    assert isinstance(question, ForceTo)
    target = g.figure(question.target)
    sign = 1.0 if target.side != PARTY else -1.0

    def worth(choice: str) -> float:
        if choice == NONE:
            return 0.0
        at = hex_of(thing(choice))
        return 0.05 + sign * 2.0 * _harm(g, at) + (1.0 if choice.startswith("stop") else 0.0)

    return [worth(choice) for choice in choices]


def monster_end(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Of equally good hexes the one nearest to many of the own blows."""
    heroes = [one.at for one in g.figures if one.kind == CHARACTER and one.seat != NOBODY]
    return [-0.1 * sum(distance(hex_of(thing(one)), at) for at in heroes) for one in choices]
