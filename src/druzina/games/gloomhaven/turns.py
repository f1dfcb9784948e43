"""The best turn that two halves of cards allow: moves and attacks one after the other, with the
best place for each, and what the rest of their lines promises."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.gloomhaven.arena import bits
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.hitting import Hitting, Worn
from druzina.games.gloomhaven.planning import Eyes, other_gain
from druzina.games.gloomhaven.rules import elements
from druzina.games.gloomhaven.stage import Stage

BASIC = 2
FEW = 4  # places an attack is tried from if one moves on after it
NEARBY = 2
THROUGH = 0.55  # of the blows at those one could jump over

Act = tuple[int, bool] | int  # a move with its points and whether it jumps; else an attack line
Acts = tuple[Act, ...]


class Turns:
    """Turns of one character as the stage stands, each thought of once."""

    def __init__(self, stage: Stage, eyes: Eyes) -> None:
        self.stage, self.eyes = stage, eyes
        self._halves: dict[tuple[int, bool], tuple[Acts, float]] = {}
        self._hits: dict[tuple[int, Worn | None], Hitting] = {}
        self._known: dict[tuple[int, Acts, Worn | None], float] = {}
        self._alone: dict[int, float] = {}
        self._basics: float | None = None

    # Halves

    def half(self, half: Half | None, top: bool) -> tuple[Acts, float]:
        """Its moves and attacks, and what the rest of it promises; None is the basic action."""
        key = (id(half), top)
        known = self._halves.get(key)
        if known is None:
            known = self._halves[key] = self._basic(top) if half is None else self._printed(half)
        return known

    def _basic(self, top: bool) -> tuple[Acts, float]:
        if top:
            return (self.stage.g.facts.basic_attack,), 0.0
        return self._moves(BASIC, jump=False), 0.0

    def _printed(self, half: Half) -> tuple[Acts, float]:
        acts: list[Act] = []
        more = self._lines(half.lines, acts)
        if half.lost:
            more -= self.eyes.loss
        return tuple(acts), more

    def _lines(self, lines: Iterable[AnyLine], acts: list[Act]) -> float:
        g, more = self.stage.g, 0.0
        for line in lines:
            if isinstance(line, kinds.Move):
                acts += self._moves(line.n, line.jump)
            elif isinstance(line, kinds.Attack):
                more += self._attack(line, acts)
            elif isinstance(line, kinds.Consume):
                if elements.payable(g, line.elements):
                    more += self._lines(line.then, acts)
                continue
            else:
                more += other_gain(self.eyes, line, NEARBY)
            sub = (each for each in line.sub if not isinstance(each, kinds.Change | kinds.Consume))
            more += self._lines((*sub, *line.then), acts)
        return more

    def after(self, half: Half, moving: int) -> Acts:
        """What of a half is still to come after the move that is under way."""
        numbers = self.stage.g.facts.numbers(half.lines)
        start = numbers.index(moving) + 1 if moving in numbers else 0
        acts: list[Act] = []
        if start:
            self._lines((*half.lines[start - 1].sub, *half.lines[start:]), acts)
        return tuple(acts)

    def _moves(self, points: int, jump: bool) -> Acts:
        return () if self.eyes.one.is_("immobilize") or points <= 0 else ((points, jump),)

    def _attack(self, line: kinds.Attack, acts: list[Act]) -> float:
        if line.whom is None or line.whom.place != "moved_through":
            acts.append(self.stage.g.facts.places[id(line)])
            return 0.0
        points = next((act[0] for act in acts if isinstance(act, tuple)), 0)
        within = self.stage.arena.ball(self.stage.start, max(0, points - 1))
        hits = Hitting(self.stage, line).reached
        return THROUGH * sum(each.gain for each in hits if within >> each.target.cell & 1)

    # Turns

    def pair(self, top: Half, bottom: Half) -> float:
        """The best of a top and a bottom half of two cards, printed or basic, in either order."""
        return max(self.both(top, bottom), self.alone(top, top=True), self.alone(bottom, top=False))

    def both(self, top: Half | None, bottom: Half | None) -> float:
        """A top and a bottom half in the better order; None is the basic action."""
        a, b = (top, True), (bottom, False)
        return max(self.best(a, b), self.best(b, a))

    def alone(self, half: Half, *, top: bool) -> float:
        """A half with a basic action beside it, or two basic actions."""
        known = self._alone.get(id(half))
        if known is None:
            if self._basics is None:
                self._basics = self.both(None, None)
            beside = self.both(half, None) if top else self.both(None, half)
            known = self._alone[id(half)] = max(self._basics, beside)
        return known

    def best(self, first: tuple[Half | None, bool], second: tuple[Half | None, bool]) -> float:
        """Two halves in this order, from where the character stands."""
        acts, more = self.half(*first)
        later, still = self.half(*second)
        return self.worth(self.stage.start, acts + later) + more + still

    def worth(self, cell: int, acts: Acts, worn: Worn | None = None) -> float:
        """What moves and attacks bring from a cell on, the place where they end counted."""
        if not acts:
            return self.stage.tail(cell)
        key = (cell, acts, worn)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._worth(cell, acts, worn)
        return known

    def _worth(self, cell: int, acts: Acts, worn: Worn | None) -> float:
        act, rest = acts[0], acts[1:]
        if isinstance(act, int):
            hits = self._hitting(act, worn)
            gain, whom = hits.at(cell)
            struck = (whom, hits.harm(whom)) if whom >= 0 and rest else worn
            return gain + self.worth(cell, rest, struck)
        points, jump = act
        while rest and isinstance(rest[0], tuple):
            points, jump, rest = points + rest[0][0], jump and rest[0][1], rest[1:]
        if not rest:
            return self.stage.resting(cell, points, jump)
        return self._moved(cell, points, jump, rest, worn)

    def _moved(self, cell: int, points: int, jump: bool, rest: Acts, worn: Worn | None) -> float:
        """A move that an attack follows: where somebody can be hit, else where one likes it."""
        assert isinstance(rest[0], int), "an attack after a move"
        hits = self._hitting(rest[0], worn)
        within = self.stage.reach(cell, points, jump)
        best = self.stage.resting(cell, points, jump)
        fit = list(bits(within & hits.mask))
        if len(rest) == 1:
            gain, tail = hits.at, self.stage.tail
            return max(best, max((gain(each)[0] + tail(each) for each in fit), default=best))
        if len(fit) > FEW:
            fit = sorted(fit, key=lambda each: -hits.at(each)[0])[:FEW]
        return max(best, max((self.worth(each, rest, worn) for each in fit), default=best))

    def _hitting(self, number: int, worn: Worn | None) -> Hitting:
        known = self._hits.get((number, worn))
        if known is None:
            line = self.stage.g.facts.lines[number]
            assert isinstance(line, kinds.Attack), "an attack line"
            known = self._hits[number, worn] = Hitting(self.stage, line, worn)
        return known
